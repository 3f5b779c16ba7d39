/** Where below a schema there is something to check, so that a walk enters only those parts. */
import type { Checks, Schema, StructSchema, ValidationRule } from "../../definition/schema.js";
import { union } from "../expressions/fields-read.js";
import type { ReadFields } from "../expressions/values.js";
import { traitsOf } from "./rule.js";

/** What a walk looks for at a place or anywhere below it. */
export interface Plan {
  /** Rules, uniqueness, unions or hooks. */
  readonly hasDemands: boolean;
  /** Something that may not change, which matters where the value is gone, too. */
  readonly hasImmutables: boolean;
}

const plans = new WeakMap<Schema, Plan>();

/** The plan of `schema`; that of a type is made once. */
export function planOf(schema: Schema): Plan {
  let plan = plans.get(schema);
  if (plan === undefined) {
    plan = { hasDemands: finds(schema, demands, new Set()), hasImmutables: finds(schema, isImmutable, new Set()) };
    plans.set(schema, plan);
  }
  return plan;
}

/** Whether a walk over values of `schema` can find anything. */
export function isDemanding(schema: Schema): boolean {
  const { hasDemands, hasImmutables } = planOf(schema);
  return hasDemands || hasImmutables;
}

const demands = ({ rules, unique }: Checks): boolean => rules !== undefined || unique !== undefined;
const isImmutable = ({ immutable }: Checks): boolean => immutable !== undefined;

/** A field that a walk looks at. */
export interface CheckedField {
  readonly name: string;
  readonly schema: Schema;
  readonly checks: Checks | undefined;
  /** Whether there is something to find in its value, besides those checks. */
  readonly isVisited: boolean;
}

const checkedFields = new WeakMap<StructSchema, readonly CheckedField[]>();

/** The fields of a type that a walk looks at, in order; found once. */
export function checkedFieldsOf(struct: StructSchema): readonly CheckedField[] {
  let found = checkedFields.get(struct);
  if (found === undefined) {
    found = Object.entries(struct.fields)
      .map(([name, { schema, checks, unchecked }]) => ({ name, schema, checks, isVisited: unchecked !== true && isDemanding(schema) }))
      .filter(({ checks, isVisited }) => checks !== undefined || isVisited);
    checkedFields.set(struct, found);
  }
  return found;
}

/** `seen` holds the types on the way, which a recursive one meets again. */
function finds(schema: Schema, wanted: (checks: Checks) => boolean, seen: Set<Schema>): boolean {
  const holds = (checks: Checks | undefined): boolean => checks !== undefined && wanted(checks);
  switch (schema.kind) {
    case "struct":
      return findsInStruct(schema, wanted, seen);
    case "list":
      return holds(schema.itemChecks) || finds(schema.item, wanted, seen);
    case "map":
      return holds(schema.valueChecks) || holds(schema.keyChecks) || finds(schema.value, wanted, seen);
    default:
      return false;
  }
}

function findsInStruct(schema: StructSchema, wanted: (checks: Checks) => boolean, seen: Set<Schema>): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  if (wanted === demands && (schema.unions !== undefined || schema.hooks !== undefined)) return true;
  if (schema.checks !== undefined && wanted(schema.checks)) return true;
  return Object.values(schema.fields).some(
    ({ checks, unchecked, schema: below }) =>
      (checks !== undefined && wanted(checks)) || (unchecked !== true && finds(below, wanted, seen)),
  );
}

const readOfWhole = new WeakMap<StructSchema, { readonly fields: ReadFields }>();

/** What rules anywhere in objects of `schema` read of the whole object. */
export function fieldsReadOfWhole(schema: StructSchema): ReadFields {
  let known = readOfWhole.get(schema);
  if (known === undefined) {
    const rules: ValidationRule[] = [];
    collectRules(schema, rules, new Set());
    known = { fields: union(rules.map((rule) => traitsOf(rule).objectFields)) };
    readOfWhole.set(schema, known);
  }
  return known.fields;
}

function collectRules(schema: Schema, found: ValidationRule[], seen: Set<Schema>): void {
  const take = (checks: Checks | undefined): void => {
    for (const rule of checks?.rules ?? []) found.push(rule);
  };
  if (seen.has(schema)) return;
  seen.add(schema);
  if (schema.kind === "list") {
    take(schema.itemChecks);
    collectRules(schema.item, found, seen);
  } else if (schema.kind === "map") {
    take(schema.keyChecks);
    take(schema.valueChecks);
    collectRules(schema.value, found, seen);
  } else if (schema.kind === "struct") {
    take(schema.checks);
    for (const field of Object.values(schema.fields)) {
      take(field.checks);
      collectRules(field.schema, found, seen);
    }
  }
}
