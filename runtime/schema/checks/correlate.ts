/** Which stored item of a list is the one that an item of the new list stands for. */
import { getOwn, isJsonObject, type JsonValue } from "../../definition/json.js";
import type { ListSchema } from "../../definition/schema.js";

/** Gives the stored counterpart of an item; undefined for one that is new, or where items have no identity. */
export type Counterpart = (item: JsonValue) => JsonValue | undefined;

const NONE: Counterpart = () => undefined;

/** Items of map lists are told by their keys, those of sets by themselves; in atomic lists nobody can tell. */
export function counterparts(schema: ListSchema, old: JsonValue | undefined): Counterpart {
  if (!Array.isArray(old) || old.length === 0 || schema.listType === "atomic") return NONE;
  const identity = schema.listType === "set" ? (item: JsonValue) => JSON.stringify(item) : (item: JsonValue) => keyOf(item, schema.keys);
  let byIdentity: Map<string, JsonValue> | undefined;
  return (item) => {
    byIdentity ??= new Map(old.map((stored) => [identity(stored), stored]));
    return byIdentity.get(identity(item));
  };
}

function keyOf(item: JsonValue, keys: readonly string[]): string {
  return JSON.stringify(
    keys.map((key) => (isJsonObject(item) ? (getOwn(item, key) ?? null) : null)),
    (_, value) => (typeof value === "bigint" ? `${value}n` : value),
  );
}
