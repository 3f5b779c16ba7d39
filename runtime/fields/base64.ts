/** Bytes in JSON: standard base64, strict but for line breaks. */

/** Why a text is no base64, worded as the peer words it. */
class Base64Error extends Error {}

const LINE_BREAK = /[\r\n]/g;
const ALPHABET = /[A-Za-z0-9+/]/;

/** The text without line breaks and with spare bits cleared. Throws Base64Error naming the first bad byte. */
export function canonicalBase64(text: string): string {
  // The native decoder forgives everything, so only a text it gives back as it was is known to be good.
  if (Buffer.from(text, "base64").toString("base64") === text) return text;
  const bad = firstBadByte(text);
  if (bad >= 0) throw new Base64Error(`illegal base64 data at input byte ${bad}`);
  return Buffer.from(text.replace(LINE_BREAK, ""), "base64").toString("base64");
}

/**
 * Offset of the byte at which a strict decoder stops, -1 when it reads all. Of a character outside the alphabet it is the
 * character itself, of a text that ends early or goes on after the padding the place where that shows.
 */
function firstBadByte(text: string): number {
  let inGroup = 0;
  let i = 0;
  for (; i < text.length; i++) {
    const character = text[i] as string;
    if (character === "\r" || character === "\n") continue;
    if (character === "=") return badPadding(text, i, inGroup);
    if (!ALPHABET.test(character)) return byteOffset(text, i);
    inGroup = (inGroup + 1) % 4;
  }
  return inGroup === 0 ? -1 : byteOffset(text, i) - inGroup;
}

function badPadding(text: string, at: number, inGroup: number): number {
  if (inGroup < 2) return byteOffset(text, at);
  let next = skipLineBreaks(text, at + 1);
  if (inGroup === 2) {
    if (next === text.length) return byteOffset(text, text.length);
    if (text[next] !== "=") return byteOffset(text, next) - 1;
    next = skipLineBreaks(text, next + 1);
  }
  return next < text.length ? byteOffset(text, next) : -1;
}

function skipLineBreaks(text: string, from: number): number {
  let i = from;
  while (text[i] === "\r" || text[i] === "\n") i++;
  return i;
}

const byteOffset = (text: string, index: number): number => Buffer.byteLength(text.slice(0, index));
