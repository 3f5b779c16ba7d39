/** The JSON object model that every layer shares. */

/**
 * A JSON value. Integers outside the safe range of a double are `bigint`, so that 64-bit integers keep their value;
 * everything else is what `JSON.parse` gives.
 */
export type JsonValue = null | boolean | number | bigint | string | JsonValue[] | JsonObject;

/** A JSON object. Keys such as `__proto__` are ordinary own properties; copy with {@link setOwn}, never with `o[k] = v`. */
export interface JsonObject {
  [key: string]: JsonValue | undefined;
}

/** True for a plain JSON object, false for null and arrays. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value where it is an object, else one without members. */
export const objectOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

/** Sets an own property whatever its name, `__proto__` included. */
export function setOwn(target: JsonObject, key: string, value: JsonValue): void {
  if (key === "__proto__") {
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    target[key] = value;
  }
}

/** Reads an own property; inherited names such as `constructor` are absent unless set. */
export function getOwn(target: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(target, key) ? target[key] : undefined;
}
