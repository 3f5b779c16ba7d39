/** Where below a schema there is something to check, so that a walk enters only those parts. */
import type { Checks, Schema, StructSchema } from "../../definition/schema.js";

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
