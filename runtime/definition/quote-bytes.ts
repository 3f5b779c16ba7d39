/** Text between quotation marks as Go's `time` package quotes it: byte by byte. */

/** Characters of a text that are shown: who sends more knows it. */
const MAXIMUM_LENGTH = 1024;

/** A text in quotes as Go's time package puts it: bytes outside printable ASCII are `\xhh`. */
export function quoteBytes(text: string): string {
  if (text.length > MAXIMUM_LENGTH) return `${quoteBytes(text.slice(0, MAXIMUM_LENGTH))}...`;
  const plain = /^[ !#-[\]-\x7f]*$/.test(text);
  return plain ? `"${text}"` : `"${[...Buffer.from(text)].map(quoteByte).join("")}"`;
}

function quoteByte(byte: number): string {
  const character = String.fromCharCode(byte);
  if (character === '"' || character === "\\") return `\\${character}`;
  return byte < 0x20 || byte >= 0x80 ? `\\x${byte.toString(16).padStart(2, "0")}` : character;
}
