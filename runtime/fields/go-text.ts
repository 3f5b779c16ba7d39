/** Texts as Go prints them, for messages that quote a client's values word for word. */
import type { JsonValue } from "../definition/json.js";
import { shownValue, type ValueSyntax } from "../errors/shown-text.js";

/** A text in quotes as Go's time package puts it: bytes outside printable ASCII are `\xhh`. */
export function quoteBytes(text: string): string {
  const plain = /^[ !#-[\]-\x7f]*$/.test(text);
  return plain ? `"${text}"` : `"${[...Buffer.from(text)].map(quoteByte).join("")}"`;
}

function quoteByte(byte: number): string {
  const character = String.fromCharCode(byte);
  if (character === '"' || character === "\\") return `\\${character}`;
  return byte < 0x20 || byte >= 0x80 ? `\\x${byte.toString(16).padStart(2, "0")}` : character;
}

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
