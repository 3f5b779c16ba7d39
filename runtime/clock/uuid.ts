/** UUIDs v4 from the machine's random numbers, as parts of flat texts: those of Node are made of a string for each digit, which collection pays for. */
import { randomFillSync } from "node:crypto";

const UUID_BYTES = 16;
/** Random bytes are drawn for so many at once. */
const DRAWN = 256;
/** So many become text in one go. Each keeps the text of all of them alive. */
const TEXTS = 16;
const TEXT_LENGTH = 36;
/** Places in the text of the digits of each byte; a hyphen stands between the groups. */
const PLACES = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34] as const;
const DIGITS = Buffer.from("0123456789abcdef", "latin1");

const drawn = Buffer.allocUnsafeSlow(UUID_BYTES * DRAWN);
let used = drawn.length;
const written = Buffer.alloc(TEXT_LENGTH * TEXTS, "-", "latin1");
let texts = "";
let given = 0;

export function uuid(): string {
  if (given === texts.length) {
    for (let at = 0; at < written.length; at += TEXT_LENGTH) write(at);
    texts = written.toString("latin1");
    given = 0;
  }
  given += TEXT_LENGTH;
  return texts.slice(given - TEXT_LENGTH, given);
}

function write(start: number): void {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const [version, variant] = [used + 6, used + 8];
  drawn[version] = ((drawn[version] as number) & 0x0f) | 0x40;
  drawn[variant] = ((drawn[variant] as number) & 0x3f) | 0x80;
  for (const place of PLACES) {
    const byte = drawn[used++] as number;
    written[start + place] = DIGITS[byte >> 4] as number;
    written[start + place + 1] = DIGITS[byte & 0x0f] as number;
  }
}
