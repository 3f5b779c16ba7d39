/** Texts as Go prints them, for messages that quote a client's values word for word. */
import type { JsonValue } from "../definition/json.js";
import { shownValue, type ValueSyntax } from "../errors/shown-text.js";

/** A value as Go's `%v` prints it: `map[a:1 b:[x y]]`; cut when it is long. */
export function formatGoValue(value: JsonValue | undefined): string {
  return shownValue(value ?? null, GO_SYNTAX);
}

const GO_SYNTAX: ValueSyntax = {
  scalar: (value) => (value === null ? "<nil>" : typeof value === "number" ? formatNumber(value) : String(value)),
  list: ["[", " ", "]"],
  map: ["map[", " ", "]"],
  key: (name) => `${name}:`,
  sorted: true,
};

/** Floats from 10^21 on and below 10^-4 have an exponent of two digits. */
function formatNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e21) return String(value);
  const text = Math.abs(value) < 1e-4 || Math.abs(value) >= 1e21 ? value.toExponential() : String(value);
  return text.replace(/e([+-])(\d)$/, "e$10$2");
}
