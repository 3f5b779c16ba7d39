/**
 * Fields of the stored version that older ones keep as JSON in annotations. What does not fit the type of its field is as if it were not
 * there, as in the peer; nothing that the type does not have gets out of here.
 */
import { readJsonValue } from "../../codec/json/json.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { FieldSchema, Schema, StructSchema } from "../../definition/schema.js";
import { StatusError } from "../../errors/status.js";
import { conform } from "../../fields/conform.js";
import { DecodeError } from "../../fields/decode-error.js";
import { struct } from "../../schema/schema-parts.js";
import { fieldBelow, olderSourceField, olderStatusField } from "./older-metrics.js";

/** The types of the annotations, by the name after their domain; each is a struct with the field `value`. */
export type AnnotationTypes = Readonly<Record<"metrics" | "behavior" | "current-metrics" | "conditions", StructSchema>>;

const known = new WeakMap<StructSchema, AnnotationTypes>();

/** `schema` is that of the stored version. */
export function annotationTypes(schema: StructSchema): AnnotationTypes {
  let types = known.get(schema);
  if (types === undefined) {
    types = {
      metrics: holding(olderSourceField(fieldBelow(schema, "spec.metrics"))),
      behavior: holding(fieldBelow(schema, "spec.behavior")),
      "current-metrics": holding(olderStatusField(fieldBelow(schema, "status.currentMetrics"))),
      conditions: holding(fieldBelow(schema, "status.conditions")),
    };
    known.set(schema, types);
  }
  return types;
}

const holding = (value: FieldSchema): StructSchema => struct("Annotation", () => ({ fields: { value } }));

/** The value that an annotation of a type says; undefined where it says none. */
export function readAnnotation(text: string, type: StructSchema): JsonValue | undefined {
  try {
    const value = readJsonValue(Buffer.from(text));
    return conform(named({ value }, type), type).object["value"];
  } catch (error) {
    if (error instanceof DecodeError || error instanceof StatusError) return undefined;
    throw error;
  }
}

/** With the names of the schema, whatever their case, and without others. No deeper than the schema is. */
function named(value: JsonValue, schema: Schema): JsonValue {
  if (schema.kind === "list" && Array.isArray(value)) return value.map((item) => named(item, schema.item));
  if (schema.kind !== "struct" || !isJsonObject(value)) return value;
  const result: JsonObject = {};
  for (const [key, member] of Object.entries(value)) {
    const name = nameIn(schema, key);
    const field = name === undefined ? undefined : schema.fields[name];
    if (name !== undefined && field !== undefined && member !== null && member !== undefined) result[name] = named(member, field.schema);
  }
  return result;
}

/** Names of the fields, by those in small letters. */
const smallNames = new WeakMap<StructSchema, ReadonlyMap<string, string>>();

function nameIn(schema: StructSchema, key: string): string | undefined {
  if (Object.hasOwn(schema.fields, key)) return key;
  let names = smallNames.get(schema);
  if (names === undefined) {
    // Of several that differ in case only, the first.
    names = new Map(
      Object.keys(schema.fields)
        .reverse()
        .map((name) => [name.toLowerCase(), name]),
    );
    smallNames.set(schema, names);
  }
  return names.get(key.toLowerCase());
}
