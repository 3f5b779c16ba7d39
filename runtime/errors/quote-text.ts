/** Texts in quotes as Go prints them, for messages that show a client's values. */

const ESCAPES: Readonly<Record<string, string>> = {
  "\u0007": "\\a",
  "\b": "\\b",
  "\f": "\\f",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  "\v": "\\v",
  '"': '\\"',
  "\\": "\\\\",
};

const PLAIN = /^[ !#-[\]-~]*$/;
const TO_ESCAPE = /["\\]|[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu;

/** `a"b` as `"a\"b"`, NUL as `"\x00"`, a line separator as `"\u2028"`; letters of every script stay. */
export function quoteText(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : `"${text.replace(TO_ESCAPE, escapeCharacter)}"`;
}

function escapeCharacter(character: string): string {
  if (Object.hasOwn(ESCAPES, character)) return ESCAPES[character] as string;
  const code = character.codePointAt(0) as number;
  const [prefix, digits] = code < 0x80 ? ["x", 2] : code < 0x10000 ? ["u", 4] : ["U", 8];
  return `\\${prefix}${code.toString(16).padStart(digits as number, "0")}`;
}
