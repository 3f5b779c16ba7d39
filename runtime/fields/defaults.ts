/** Defaulting from the schema (specification: Field validation, defaults). */
import { getOwn, isJsonObject, type JsonObject, type JsonValue, setOwn } from "../definition/json.js";
import type { DefaultBelow, FieldSchema, Schema, StructSchema } from "../definition/schema.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { membersBelow, valueBelow } from "../schema/checks/paths.js";
import { resultOf } from "../schema/expressions/evaluate.js";
import { fieldsOfSelf, union } from "../schema/expressions/fields-read.js";
import { type ReadFields, schemaBelow, seenValue } from "../schema/expressions/values.js";
import { underProfile } from "../schema/names-of-profile.js";
import { deepCopy } from "./deep-copy.js";

/**
 * Sets declared defaults of absent fields, at every depth, in place. A struct that is absent stays absent, so do the defaults
 * inside it. A field whose absence does not differ from its zero value counts as absent while it is zero. Structs without any
 * default below them are not visited. Texts are under the names of `profile`.
 */
export function applyDefaults(object: JsonObject, schema: StructSchema, profile?: VendorProfile): void {
  const { fields, isConditional, below } = defaultsOf(schema);
  for (const field of fields) {
    const { name, schema: fieldSchema } = field;
    let value = Object.hasOwn(object, name) ? object[name] : undefined;
    if (fieldSchema.default !== undefined && isUnset(value, fieldSchema.optional)) {
      value = copyUnder(profile, fieldSchema.default);
      setOwn(object, name, value);
    }
    // Where some depend on others, nothing is entered before those are set.
    if (typeof value === "object" && field.goesOn && !isConditional) applyBelow(value, fieldSchema.schema, profile);
  }
  if (isConditional) {
    for (const field of fields) setConditionalDefault(object, schema, field, profile);
    for (const { name, schema: fieldSchema, goesOn } of fields) {
      const value = Object.hasOwn(object, name) ? object[name] : undefined;
      if (typeof value === "object" && value !== null && goesOn) applyBelow(value, fieldSchema.schema, profile);
    }
  }
  for (const placed of below) setDefaultBelow(object, schema, placed, profile);
}

/** Sets one field of everything that has it at the declared path; of a map that is there, the keys it lacks. */
function setDefaultBelow(object: JsonObject, schema: StructSchema, placed: PlacedDefault, profile: VendorProfile | undefined): void {
  const { path, name, isOptional, read } = placed;
  const { when, value, from } = placed.declared;
  const holders = membersBelow(object, path);
  if (holders.length === 0 || (when !== undefined && resultOf(when, { self: seenValue(object, schema, read) }) !== true)) return;
  for (const holder of holders) {
    if (!isJsonObject(holder)) continue;
    const current = getOwn(holder, name) ?? undefined;
    const found = from === undefined ? value : valueBelow(holder, from);
    if (found === undefined || found === null) continue;
    if (isUnset(current, isOptional)) setOwn(holder, name, copyUnder(profile, found));
    else if (from !== undefined && isJsonObject(current) && isJsonObject(found)) setOwn(holder, name, { ...deepCopy(found), ...current });
  }
}

/** The first conditional default that holds; a map that is there gets the keys it lacks. */
function setConditionalDefault(
  object: JsonObject,
  schema: StructSchema,
  { name, schema: field, read }: DefaultedField,
  profile: VendorProfile | undefined,
): void {
  const current = Object.hasOwn(object, name) ? object[name] : undefined;
  const unset = isUnset(current, field.optional);
  let variables: { readonly self: unknown } | undefined;
  for (const { when, value, from } of field.defaultsWhen ?? []) {
    if (!unset && (from === undefined || field.schema.kind !== "map")) return;
    variables ??= { self: seenValue(object, schema, read) };
    if (when !== undefined && resultOf(when, variables) !== true) continue;
    const found = from === undefined ? value : plainValue(resultOf(from, variables));
    if (found === undefined || found === null) continue;
    if (!unset && isJsonObject(current) && isJsonObject(found)) setOwn(object, name, { ...deepCopy(found), ...current } as JsonObject);
    else setOwn(object, name, copyUnder(profile, found));
    return;
  }
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

/** A field that has a default, or has one somewhere below it. */
interface DefaultedField {
  readonly name: string;
  readonly schema: FieldSchema;
  readonly goesOn: boolean;
  /** What its conditional defaults read of the struct. */
  readonly read: ReadFields;
}

/** A default of a field some way below, and where that is. */
interface PlacedDefault {
  readonly declared: DefaultBelow;
  /** Path of what has the field. */
  readonly path: string;
  readonly name: string;
  readonly isOptional: boolean;
  /** What its condition reads. */
  readonly read: ReadFields;
}

interface Defaults {
  readonly fields: readonly DefaultedField[];
  /** Whether some of them depend on others. */
  readonly isConditional: boolean;
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
    const fields = Object.entries(schema.fields)
      .map(([name, field]) => ({ name, schema: field, goesOn: hasDefaults(field.schema, new Set()), read: readByDefaultsOf(field) }))
      .filter(({ schema: field, goesOn }) => field.default !== undefined || field.defaultsWhen !== undefined || goesOn);
    defaults = {
      fields,
      isConditional: fields.some((field) => field.schema.defaultsWhen !== undefined),
      below: (schema.defaultsBelow ?? []).map((declared) => placedIn(schema, declared)),
    };
    known.set(schema, defaults);
  }
  return defaults;
}

const readByDefaultsOf = ({ defaultsWhen = [] }: FieldSchema): ReadFields =>
  union(defaultsWhen.flatMap(({ when = "", from = "" }) => [fieldsOfSelf(when), fieldsOfSelf(from)]));

function placedIn(schema: StructSchema, declared: DefaultBelow): PlacedDefault {
  const { at, when = "" } = declared;
  const end = at.lastIndexOf(".");
  const path = at.slice(0, end);
  const name = at.slice(end + 1);
  const holder = schemaBelow(schema, path);
  const isOptional = holder?.kind === "struct" && holder.fields[name]?.optional === true;
  return { declared, path, name, isOptional, read: fieldsOfSelf(when) };
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
