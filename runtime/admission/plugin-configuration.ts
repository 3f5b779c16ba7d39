/** How plugins read what the configuration file says for them: mistakes refuse the start. */
import { isJsonObject, type JsonObject } from "../definition/json.js";
import { quoteText } from "../errors/quote-text.js";

/** An object within another; {} when absent. @throws RangeError for what is no object, or has members that mean nothing. */
export function memberOf(object: JsonObject, name: string, members: readonly string[]): JsonObject {
  const value = object[name] ?? {};
  if (!isJsonObject(value)) throw new RangeError(`${name} must be an object`);
  requireMembers(value, members, `${name}.`);
  return value;
}

/** A text; "" when absent. @throws RangeError for anything else. */
export function textOf(object: JsonObject, name: string): string {
  const value = object[name] ?? "";
  if (typeof value !== "string") throw new RangeError(`${name} must be a string`);
  return value;
}

/** A list of texts; empty when absent. @throws RangeError for anything else. */
export function namesOf(object: JsonObject, name: string): readonly string[] {
  const value = object[name] ?? [];
  if (!Array.isArray(value) || !value.every((item) => typeof item === "string")) throw new RangeError(`${name} must be a list of strings`);
  return value as readonly string[];
}

/** A list of objects; empty when absent. @throws RangeError for anything else, and for members that mean nothing. */
export function objectsOf(object: JsonObject, name: string, members: readonly string[]): readonly JsonObject[] {
  const value = object[name] ?? [];
  if (!Array.isArray(value) || !value.every((item) => isJsonObject(item))) throw new RangeError(`${name} must be a list of objects`);
  value.forEach((item, index) => {
    requireMembers(item, members, `${name}[${index}].`);
  });
  return value;
}

/** @throws RangeError for members that mean nothing, worded as the peer words it; `at` is before each of their names. */
export function requireMembers(object: JsonObject, members: readonly string[], at = ""): void {
  const unknown = Object.keys(object).filter((name) => !members.includes(name));
  if (unknown.length === 0) return;
  throw new RangeError(`strict decoding error: ${unknown.map((name) => `unknown field ${quoteText(at + name)}`).join(", ")}`);
}
