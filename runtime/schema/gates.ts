/** Fields behind feature gates: dropped while their gate is off, unless the stored object uses them. */
import type { FeatureGateName } from "../definition/feature-gate.js";
import { getOwn, isJsonObject, type JsonObject, type JsonValue } from "../definition/json.js";
import type { FieldSchema, Schema, StructSchema } from "../definition/schema.js";

/**
 * Removes the fields of `object` whose gate is off, at every depth, in place. A field that the stored object has anywhere in the same
 * type is in use, and kept everywhere. True when there was something to be removed.
 */
export function dropGatedFields(
  schema: StructSchema,
  object: JsonObject,
  old: JsonObject | undefined,
  isOn: (gate: FeatureGateName) => boolean,
): boolean {
  const dropped = gatedFields(schema).filter(({ gate }) => gate !== undefined && !isOn(gate));
  if (dropped.length === 0) return false;
  const present = fieldsPresent(schema, object, new Set(dropped));
  if (present.length === 0) return false;
  const used = new Set(old === undefined ? [] : fieldsPresent(schema, old, new Set(dropped)).map(({ field }) => field));
  const unused = present.filter(({ field }) => !used.has(field));
  for (const { name, holder } of unused) delete holder[name];
  return unused.length > 0;
}

interface PresentField {
  readonly field: FieldSchema;
  readonly name: string;
  readonly holder: JsonObject;
}

function fieldsPresent(schema: StructSchema, object: JsonObject, wanted: ReadonlySet<FieldSchema>): PresentField[] {
  const found: PresentField[] = [];
  visit(schema, object);
  return found;

  function visit(type: Schema, value: JsonValue | undefined): void {
    if (value === undefined || value === null || gatedFields(type).length === 0) return;
    if (type.kind === "list" && Array.isArray(value)) for (const item of value) visit(type.item, item);
    else if (type.kind === "map" && isJsonObject(value)) for (const key of Object.keys(value)) visit(type.value, getOwn(value, key));
    else if (type.kind === "struct" && isJsonObject(value)) visitMembers(type, value);
  }

  function visitMembers(type: StructSchema, value: JsonObject): void {
    for (const name of Object.keys(value)) {
      const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined;
      if (field === undefined) continue;
      if (wanted.has(field)) found.push({ field, name, holder: value });
      visit(field.schema, value[name]);
    }
  }
}

const NONE: readonly FieldSchema[] = [];
const known = new WeakMap<Schema, readonly FieldSchema[]>();

export const hasGatedFields = (schema: StructSchema): boolean => gatedFields(schema).length > 0;

/** The fields with a gate at or below a type; found once for each. */
function gatedFields(schema: Schema): readonly FieldSchema[] {
  if (schema.kind === "scalar" || schema.kind === "any") return NONE;
  let fields = known.get(schema);
  if (fields === undefined) {
    const found: FieldSchema[] = [];
    collect(schema, found, new Set());
    fields = found.length === 0 ? NONE : found;
    known.set(schema, fields);
  }
  return fields;
}

function collect(schema: Schema, found: FieldSchema[], seen: Set<Schema>): void {
  if (schema.kind === "list") collect(schema.item, found, seen);
  else if (schema.kind === "map") collect(schema.value, found, seen);
  else if (schema.kind === "struct" && !seen.has(schema)) {
    seen.add(schema);
    for (const field of Object.values(schema.fields)) {
      if (field.gate !== undefined) found.push(field);
      collect(field.schema, found, seen);
    }
  }
}
