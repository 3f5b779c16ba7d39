/** Invalid UTF-8 made valid the way the peer reads it: one U+FFFD for each byte that cannot be part of a character. */
import { isUtf8 } from "node:buffer";

const REPLACEMENT = Buffer.from("\ufffd");

/** `bytes` itself when valid, else a repaired copy. */
export function repairUtf8(bytes: Buffer): Buffer {
  if (isUtf8(bytes)) return bytes;
  const repaired = Buffer.allocUnsafe(bytes.length * REPLACEMENT.length);
  let end = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = characterLength(bytes, at);
    if (length === 0) {
      for (const byte of REPLACEMENT) repaired[end++] = byte;
      at++;
    } else for (const next = at + length; at < next; at++) repaired[end++] = bytes[at] as number;
  }
  return repaired.subarray(0, end);
}

/** Bytes of the character starting at `at`; 0 when there is none (overlong forms and surrogates are none). */
function characterLength(bytes: Buffer, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  const second = bytes[at + 1] ?? 0;
  if (second < (lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80)) return 0;
  if (second > (lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf)) return 0;
  for (let i = 2; i < length; i++) {
    if (((bytes[at + i] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
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
