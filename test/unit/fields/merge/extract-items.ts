/** The opposite of taking fields out of an object: keeping nothing else. */
import { isJsonObject, type JsonObject, type JsonValue, setOwn } from "../../../../runtime/definition/json.js";
import type { ListSchema, Schema } from "../../../../runtime/definition/schema.js";
import type { FieldSet } from "../../../../runtime/fields/field-set/field-set.js";
import { isAtomic, itemElement, memberSchema } from "../../../../runtime/fields/merge/schema-view.js";

/** The part of `object` that the members of `set` are: values of leaves, key fields of list items, and all around them. */
export function extractItems(object: JsonObject, set: FieldSet, schema: Schema): JsonObject {
  return (extractFrom(object, set, schema) ?? {}) as JsonObject;
}

function extractFrom(value: JsonValue, node: FieldSet, schema: Schema): JsonValue | undefined {
  if (schema.kind === "list" && Array.isArray(value) && !isAtomic(schema)) return extractItemsOf(value, node, schema);
  if (isAtomic(schema) || !isJsonObject(value)) return value;
  const out: JsonObject = {};
  for (const name in value) {
    const child = node[`f:${name}`];
    const part = child && extractFrom(value[name]!, child, memberSchema(schema, name));
    if (part !== undefined) setOwn(out, name, part);
  }
  return out;
}

function extractItemsOf(items: readonly JsonValue[], node: FieldSet, schema: ListSchema): JsonValue[] {
  return items.flatMap((item) => {
    const child = node[itemElement(schema, item) ?? ""];
    const part = child && extractFrom(item, child, schema.item);
    return part === undefined ? [] : [part];
  });
}
