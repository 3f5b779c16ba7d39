/** What a schema says of patching a member. */
import { getOwn, type JsonObject } from "../../definition/json.js";
import type { FieldSchema, Schema } from "../../definition/schema.js";
import { badRequest } from "../../errors/constructors.js";
import { quoteText } from "../../errors/quote-text.js";

export interface FieldStrategy {
  /** Undefined below untyped values. */
  readonly schema: Schema | undefined;
  readonly itemSchema: Schema | undefined;
  /** "" merges objects and replaces lists. */
  readonly strategy: "merge" | "replace" | "";
  /** "" for lists of scalars. */
  readonly mergeKey: string;
}

/** Throws a 400 for a field that the schema does not have. */
export function fieldStrategy(parent: Schema | undefined, key: string): FieldStrategy {
  if (parent?.kind !== "struct") return plain(parent?.kind === "map" ? parent.value : undefined);
  const field = getOwn(parent.fields as unknown as JsonObject, key) as unknown as FieldSchema | undefined;
  if (field === undefined) {
    throw badRequest(`unable to find api field in struct ${parent.typeName} for the json field ${quoteText(key)}`);
  }
  const { schema, patchStrategy = [], patchMergeKey = "" } = field;
  const strategy = patchStrategy.find((one) => one !== "retainKeys") ?? "";
  return { ...plain(schema), strategy, mergeKey: patchMergeKey };
}

const plain = (schema: Schema | undefined): FieldStrategy => ({
  schema,
  itemSchema: schema?.kind === "list" ? schema.item : undefined,
  strategy: "",
  mergeKey: "",
});
