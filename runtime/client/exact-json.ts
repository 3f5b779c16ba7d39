/** JSON without loss: integers beyond the safe range of a double become `bigint` and are written as they were. */

import { parseJsonText } from "../definition/json-text.js";

/** Sixteen digits in a row may be such an integer, or part of a text; texts without any are parsed by the fast way alone. */
const LONG_NUMBER = /\d{16}/;

/** Throws SyntaxError as `JSON.parse` does. */
export function parseExactJson(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return parseJsonText(text);
  return parseJsonText(text, (_key, value, context) =>
    typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? "")
      ? BigInt(context?.source as string)
      : value,
  );
}

type RawJson = (text: string) => unknown;

export function stringifyExactJson(value: unknown): string {
  return JSON.stringify(value, exact);
}

function exact(_key: string, value: unknown): unknown {
  if (typeof value !== "bigint") return value;
  const rawJSON = (JSON as unknown as { rawJSON?: RawJson }).rawJSON;
  return rawJSON === undefined ? Number(value) : rawJSON(String(value));
}
