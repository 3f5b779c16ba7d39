/** Invalid UTF-8 made valid the way the peer reads it: one U+FFFD for each byte that cannot be part of a character. */
import { isUtf8 } from "node:buffer";

const REPLACEMENT = Buffer.from("\ufffd");

/** `bytes` itself when valid, else a repaired copy. */
export function repairUtf8(bytes: Buffer): Buffer {
  if (isUtf8(bytes)) return bytes;
  const repaired = Buffer.allocUnsafe(bytes.length * REPLACEMENT.length);
  const [first = 0, second = 0, third = 0] = REPLACEMENT;
  let end = 0;
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at] as number;
    const length = lead < 0x80 ? 1 : characterLength(bytes, at);
    if (length === 0) {
      repaired[end++] = first;
      repaired[end++] = second;
      repaired[end++] = third;
      at++;
    } else for (const next = at + length; at < next; at++) repaired[end++] = bytes[at] as number;
  }
  return repaired.subarray(0, end);
}

const LONGEST_CHARACTER = 4;

/** Bytes of the character starting at `at`; 0 when there is none (overlong forms and surrogates are none). */
function characterLength(bytes: Uint8Array, at: number): number {
  // What is read behind the end of bytes is read slowly, also where there are some.
  if (at + LONGEST_CHARACTER > bytes.length) return lengthBefore(bytes, at);
  return lengthOf(bytes[at] as number, bytes[at + 1] as number, bytes[at + 2] as number, bytes[at + 3] as number);
}

const lengthBefore = (bytes: Uint8Array, at: number): number =>
  lengthOf(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0, bytes[at + 3] ?? 0);

function lengthOf(lead: number, second: number, third: number, fourth: number): number {
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  if (second < (lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80)) return 0;
  if (second > (lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf)) return 0;
  if (lead < 0xe0) return 2;
  if ((third & 0xc0) !== 0x80) return 0;
  if (lead < 0xf0) return 3;
  return (fourth & 0xc0) === 0x80 ? 4 : 0;
}

/** What is wrong with the first character of `bytes` that is none, in the words of YAML's reader; `bytes` is not valid UTF-8. */
export function utf8Mistake(bytes: Buffer): string {
  let at = 0;
  for (let length = characterLength(bytes, at); length > 0 && at < bytes.length; length = characterLength(bytes, at)) at += length;
  const lead = bytes[at] ?? 0;
  const width = lead >= 0xc0 && lead < 0xe0 ? 2 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xf0 && lead < 0xf8 ? 4 : 0;
  if (width === 0) return "invalid leading UTF-8 octet";
  if (at + width > bytes.length) return "incomplete UTF-8 octet sequence";
  const trail = bytes.subarray(at + 1, at + width);
  if (trail.some((byte) => (byte & 0xc0) !== 0x80)) return "invalid trailing UTF-8 octet";
  const isOverlong = lead < 0xc2 || (lead === 0xe0 && trail[0]! < 0xa0) || (lead === 0xf0 && trail[0]! < 0x90);
  return isOverlong ? "invalid length of a UTF-8 sequence" : "invalid Unicode character";
}

/** `text` with every lone surrogate replaced by U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
