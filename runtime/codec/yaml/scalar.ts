/** What a plain YAML 1.1 scalar means, by the rules of the peer's library: octal by a leading zero, `yes` and `on` are booleans. */

/** A resolved scalar; times stay text. */
export type YamlScalar = null | boolean | number | bigint | string;

const WORDS: ReadonlyMap<string, YamlScalar> = new Map<string, YamlScalar>([
  ...["", "~", "null", "Null", "NULL"].map((word): [string, YamlScalar] => [word, null]),
  ...["y", "Y", "yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON"].map((word): [string, YamlScalar] => [word, true]),
  ...["n", "N", "no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF"].map((word): [string, YamlScalar] => [word, false]),
  ...[".nan", ".NaN", ".NAN"].map((word): [string, YamlScalar] => [word, Number.NaN]),
  ...[".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF"].map((word): [string, YamlScalar] => [word, Number.POSITIVE_INFINITY]),
  ...["-.inf", "-.Inf", "-.INF"].map((word): [string, YamlScalar] => [word, Number.NEGATIVE_INFINITY]),
]);

const INTEGER = /^([-+]?)(?:0[xX]([0-9a-fA-F]+)|0[bB]([01]+)|0[oO]?([0-7]+)|(0|[1-9][0-9]*))$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
/** Longest text that may be a number; a 64-bit integer in base two with separators is far shorter. */
const LONGEST_NUMBER = 400;
const UINT64_MAXIMUM = 2n ** 64n - 1n;
const INT64_MINIMUM = -(2n ** 63n);

/** The value of an unquoted scalar without tag. */
export function resolvePlainScalar(text: string): YamlScalar {
  if (text.length <= 5) {
    const word = WORDS.get(text);
    if (word !== undefined) return word;
  }
  const first = text.charCodeAt(0);
  const numeric = (first >= 0x30 && first <= 0x39) || first === 0x2b || first === 0x2d || first === 0x2e;
  if (!numeric || text.length > LONGEST_NUMBER) return text;
  // Separators are allowed in numbers that do not begin with a dot.
  const plain = first === 0x2e ? text : text.replaceAll("_", "");
  return integerOf(plain) ?? floatOf(plain) ?? text;
}

function integerOf(text: string): number | bigint | undefined {
  const match = INTEGER.exec(text);
  if (match === null) return undefined;
  const [, sign, hexadecimal, binary, octal, decimal] = match;
  const digits =
    hexadecimal !== undefined ? `0x${hexadecimal}` : binary !== undefined ? `0b${binary}` : octal !== undefined ? `0o${octal}` : decimal;
  const magnitude = BigInt(digits as string);
  const value = sign === "-" ? -magnitude : magnitude;
  if (value > UINT64_MAXIMUM || value < INT64_MINIMUM) return undefined;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

function floatOf(text: string): number | undefined {
  if (!FLOAT.test(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

const BASE_60 = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
const TIMESTAMP = /^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:$|[Tt ])/;

/** Whether text has to be quoted lest a reader of YAML 1.1 take it for something else than a string. */
export function looksTyped(text: string): boolean {
  return text === "<<" || typeof resolvePlainScalar(text) !== "string" || BASE_60.test(text) || TIMESTAMP.test(text);
}
