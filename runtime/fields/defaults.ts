/** Defaulting from the schema (specification: Field validation, defaults). */
import { getOwn, isJsonObject, type JsonObject, type JsonValue, setOwn } from "../definition/json.js";
import type { DefaultBelow, FieldSchema, Schema, StructSchema } from "../definition/schema.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { valueBelow, visitMembersBelow } from "../schema/checks/paths.js";
import { resultOf } from "../schema/expressions/evaluate.js";
import { fieldsOfSelf } from "../schema/expressions/fields-read.js";
import { StructCondition } from "../schema/expressions/struct-condition.js";
import { type ReadFields, schemaBelow, seenValue } from "../schema/expressions/values.js";
import { underProfile } from "../schema/names-of-profile.js";
import { deepCopy } from "./deep-copy.js";

/**
 * Sets declared defaults of absent fields, at every depth, in place. A struct that is absent stays absent, so do the defaults
 * inside it. A field whose absence does not differ from its zero value counts as absent while it is zero. Structs without any
 * default below them are not visited. Texts are under the names of `profile`.
 */
export function applyDefaults(object: JsonObject, schema: StructSchema, profile?: VendorProfile): void {
  const { fixed, conditional, deeper, below } = defaultsOf(schema);
  for (const { name, value, isOptional } of fixed) {
    if (isUnset(getOwn(object, name), isOptional)) setOwn(object, name, copyUnder(profile, value));
  }
  for (const field of conditional) setConditionalDefault(object, schema, field, profile);
  if (deeper.size > 0) applyDeeper(object, deeper, profile);
  for (const placed of below) setDefaultBelow(object, placed, profile);
}

/** By what is there: of a type of many fields, as a volume, an object has few. */
function applyDeeper(object: JsonObject, deeper: ReadonlyMap<string, Schema>, profile: VendorProfile | undefined): void {
  for (const name in object) {
    const value = object[name];
    if (typeof value !== "object" || value === null) continue;
    const schema = deeper.get(name);
    if (schema !== undefined) applyBelow(value, schema, profile);
  }
}

/** Sets one field of everything that has it at the declared path; of a map that is there, the keys it lacks. */
function setDefaultBelow(object: JsonObject, placed: PlacedDefault, profile: VendorProfile | undefined): void {
  const { path, name, isOptional, condition } = placed;
  const { value, from } = placed.declared;
  if (condition !== undefined && !condition.holds(object)) return;
  visitMembersBelow(object, path, (holder) => {
    if (!isJsonObject(holder)) return;
    const current = getOwn(holder, name) ?? undefined;
    const found = from === undefined ? value : valueBelow(holder, from);
    if (found === undefined || found === null) return;
    if (isUnset(current, isOptional)) setOwn(holder, name, copyUnder(profile, found));
    else if (from !== undefined && isJsonObject(current) && isJsonObject(found)) setOwn(holder, name, withMembersOf(current, found));
  });
}

/** The first conditional default that holds; a map that is there gets the keys it lacks. */
function setConditionalDefault(
  object: JsonObject,
  schema: StructSchema,
  { name, schema: field, choices }: ConditionalDefaults,
  profile: VendorProfile | undefined,
): void {
  const current = getOwn(object, name);
  const unset = isUnset(current, field.optional);
  for (const { condition, value, from, read } of choices) {
    if (!unset && (from === undefined || field.schema.kind !== "map")) return;
    if (condition !== undefined && !condition.holds(object)) continue;
    const found = from === undefined ? value : plainValue(resultOf(from, { self: seenValue(object, schema, read) }));
    if (found === undefined || found === null) continue;
    if (!unset && isJsonObject(current) && isJsonObject(found)) setOwn(object, name, withMembersOf(current, found));
    else setOwn(object, name, copyUnder(profile, found));
    return;
  }
}

/** `current` with the members of `found` that it lacks; itself when it lacks none. */
function withMembersOf(current: JsonObject, found: JsonObject): JsonObject {
  for (const name in found) if (!Object.hasOwn(current, name)) return { ...deepCopy(found), ...current };
  return current;
}

function copyUnder(profile: VendorProfile | undefined, value: JsonValue): JsonValue {
  return typeof value === "string" && profile !== undefined ? underProfile(value, profile) : deepCopy(value);
}

/** What an expression gave, as JSON has it. */
function plainValue(value: unknown): JsonValue | undefined {
  if (typeof value === "bigint") return Number(value);
  if (Array.isArray(value)) return value.map((item) => plainValue(item) ?? null);
  if (value instanceof Map) return plainValue(Object.fromEntries(value));
  if (typeof value !== "object" || value === null) return value as JsonValue | undefined;
  const copy: JsonObject = {};
  for (const [name, member] of Object.entries(value)) setOwn(copy, name, plainValue(member) ?? null);
  return copy;
}

/** A field with a default that depends on nothing. */
interface FixedDefault {
  readonly name: string;
  readonly value: JsonValue;
  readonly isOptional: boolean;
}

/** A field with defaults that depend on others. */
interface ConditionalDefaults {
  readonly name: string;
  readonly schema: FieldSchema;
  /** In the order in which they are tried. */
  readonly choices: readonly ConditionalChoice[];
}

/** One of them: a value, or an expression that gives it. */
interface ConditionalChoice {
  readonly condition: StructCondition | undefined;
  readonly value?: JsonValue | undefined;
  readonly from?: string | undefined;
  /** What that reads of the struct. */
  readonly read: ReadFields;
}

/** A default of a field some way below, and where that is. */
interface PlacedDefault {
  readonly declared: DefaultBelow;
  /** Path of what has the field. */
  readonly path: string;
  readonly name: string;
  readonly isOptional: boolean;
  readonly condition: StructCondition | undefined;
}

/** Set in this order: what depends on others sees those that depend on nothing, and both are there when a field is entered. */
interface Defaults {
  readonly fixed: readonly FixedDefault[];
  readonly conditional: readonly ConditionalDefaults[];
  /** Types of the fields that have a default somewhere below them. */
  readonly deeper: ReadonlyMap<string, Schema>;
  readonly below: readonly PlacedDefault[];
}

function isUnset(value: JsonValue | undefined, optional: boolean): boolean {
  if (value === undefined || value === null) return true;
  if (optional) return false;
  return value === "" || value === 0 || value === false || (Array.isArray(value) && value.length === 0);
}

function applyBelow(value: JsonValue, schema: Schema, profile: VendorProfile | undefined): void {
  if (schema.kind === "struct") {
    if (isJsonObject(value)) applyDefaults(value, schema, profile);
  } else if (schema.kind === "list") {
    if (Array.isArray(value)) for (const item of value) applyBelow(item, schema.item, profile);
  } else if (schema.kind === "map" && isJsonObject(value)) {
    for (const key in value) applyBelow(value[key] ?? null, schema.value, profile);
  }
}

const known = new WeakMap<StructSchema, Defaults>();

/** Found once for each type. */
function defaultsOf(schema: StructSchema): Defaults {
  let defaults = known.get(schema);
  if (defaults === undefined) {
    const fields = Object.entries(schema.fields);
    defaults = {
      fixed: fields.flatMap(([name, { default: value, optional }]) => (value === undefined ? [] : [{ name, value, isOptional: optional }])),
      conditional: fields
        .filter(([, { defaultsWhen }]) => defaultsWhen !== undefined)
        .map(([name, field]) => ({ name, schema: field, choices: choicesOf(schema, field) })),
      deeper: new Map(
        fields.filter(([, { schema: type }]) => hasDefaults(type, new Set())).map(([name, { schema: type }]) => [name, type]),
      ),
      below: (schema.defaultsBelow ?? []).map((declared) => placedIn(schema, declared)),
    };
    known.set(schema, defaults);
  }
  return defaults;
}

const conditionOf = (schema: StructSchema, when: string | undefined): StructCondition | undefined =>
  when === undefined ? undefined : new StructCondition(when, schema);

const choicesOf = (schema: StructSchema, { defaultsWhen = [] }: FieldSchema): readonly ConditionalChoice[] =>
  defaultsWhen.map(({ when, value, from }) => ({ condition: conditionOf(schema, when), value, from, read: fieldsOfSelf(from ?? "") }));

function placedIn(schema: StructSchema, declared: DefaultBelow): PlacedDefault {
  const { at, when } = declared;
  const end = at.lastIndexOf(".");
  const path = at.slice(0, end);
  const name = at.slice(end + 1);
  const holder = schemaBelow(schema, path);
  const isOptional = holder?.kind === "struct" && holder.fields[name]?.optional === true;
  return { declared, path, name, isOptional, condition: conditionOf(schema, when) };
}

/** Whether a default is declared anywhere in a type, which may contain itself. */
function hasDefaults(schema: Schema, seen: Set<Schema>): boolean {
  if (schema.kind === "list") return hasDefaults(schema.item, seen);
  if (schema.kind === "map") return hasDefaults(schema.value, seen);
  if (schema.kind !== "struct" || seen.has(schema)) return false;
  seen.add(schema);
  if (schema.defaultsBelow !== undefined) return true;
  return Object.values(schema.fields).some(
    (field) => field.default !== undefined || field.defaultsWhen !== undefined || hasDefaults(field.schema, seen),
  );
}
