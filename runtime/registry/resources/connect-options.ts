/** The options object of a connect: the parameters of the query as the fields of its kind. */
import { type JsonObject, type JsonValue, setOwn } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { apiVersionOf, type KindDefinition } from "../../definition/resource-definition.js";
import type { Schema } from "../../definition/schema.js";
import { badRequest } from "../../errors/constructors.js";
import { quoteText } from "../../errors/quote-text.js";
import { conform } from "../../fields/conform.js";
import { DecodeError } from "../../fields/decode-error.js";
import { applyDefaults } from "../../fields/defaults.js";

/** `path` is what follows the sub-resource, where anything may: no parameter says it then. @throws StatusError 400. */
export function connectOptions(kind: KindDefinition, query: string, path: string | undefined): ApiObject {
  const given = new URLSearchParams(query);
  const content: JsonObject = {};
  for (const [name, { schema }] of Object.entries(kind.schema.fields)) {
    const values = given.getAll(name);
    if (name === "path" && path !== undefined) {
      if (path !== "") setOwn(content, name, path);
    } else if (values.length > 0) setOwn(content, name, fieldValue(schema, values));
  }
  try {
    const object = conform(content, kind.schema).object;
    applyDefaults(object, kind.schema);
    return { kind: kind.kind, apiVersion: apiVersionOf(kind), ...object } as unknown as ApiObject;
  } catch (error) {
    if (error instanceof DecodeError) throw badRequest(error.message);
    throw error;
  }
}

function fieldValue(schema: Schema, values: readonly string[]): JsonValue {
  if (schema.kind === "list") return values.flatMap((value) => itemValues(schema.item, value));
  const [value = ""] = values;
  if (schema.kind !== "scalar") return value;
  // As the peer reads them: anything but 0 and false is true, also nothing.
  if (schema.type === "boolean") return !/^(0|false)$/i.test(value);
  if (!/^int/.test(schema.type)) return value;
  if (!/^[+-]?\d+$/.test(value)) throw badRequest(`strconv.ParseInt: parsing ${quoteText(value)}: invalid syntax`);
  return Number(value);
}

/** Numbers may also stand behind each other, with commas between them. */
function itemValues(item: Schema, value: string): JsonValue[] {
  if (item.kind !== "scalar" || !/^int/.test(item.type)) return [fieldValue(item, [value])];
  return value.split(",").map((part) => {
    if (!/^\d+$/.test(part)) throw badRequest(`cannot convert to []int32: strconv.ParseUint: parsing ${quoteText(part)}: invalid syntax`);
    if (Number(part) > 0xffff)
      throw badRequest(`cannot convert to []int32: strconv.ParseUint: parsing ${quoteText(part)}: value out of range`);
    return Number(part);
  });
}
