/** How fast an autoscaler acts, as the annotation of versions without a field for it is written: by names with capitals, whatever is not said as null. */
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";

const DIRECTIONS = ["ScaleUp", "ScaleDown"];
const RULES = ["StabilizationWindowSeconds", "SelectPolicy", "Policies"];
const POLICY = ["Type", "Value", "PeriodSeconds"];

/** The text of the annotation. */
export function writeBehavior(behavior: JsonObject): string {
  const rules = (given: JsonValue): JsonValue => members(given, RULES, (name, value) => (name === "Policies" ? policies(value) : value));
  return JSON.stringify(members(behavior, DIRECTIONS, (_, value) => rules(value)));
}

const policies = (given: JsonValue): JsonValue =>
  Array.isArray(given) ? given.map((policy) => members(policy, POLICY, (_, value) => value)) : null;

function members(given: JsonValue, names: readonly string[], made: (name: string, value: JsonValue) => JsonValue): JsonValue {
  if (!isJsonObject(given)) return null;
  return Object.fromEntries(names.map((name) => [name, made(name, given[small(name)] ?? null)]));
}

const small = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
