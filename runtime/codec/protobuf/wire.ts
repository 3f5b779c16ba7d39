/** Variable-length integers and length-delimited fields, for the few messages that are framed by hand. */

/** Bytes that `value` takes as a variable-length integer. */
function varintLength(value: number): number {
  let length = 1;
  for (let rest = value; rest >= 0x80; rest = Math.floor(rest / 0x80)) length++;
  return length;
}

/** Writes `value` at `at`; answers the position behind it. */
function writeVarint(target: Buffer, at: number, value: number): number {
  let position = at;
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) target[position++] = (rest % 0x80) | 0x80;
  target[position++] = rest;
  return position;
}

/** Bytes of a length-delimited field with a number below 16 and a content of `length` bytes. */
export const fieldLength = (length: number): number => 1 + varintLength(length) + length;

/** Writes tag and length of a length-delimited field with a number below 16; answers the position of the content. */
export function writeFieldHead(target: Buffer, at: number, field: number, length: number): number {
  target[at] = (field << 3) | 2;
  return writeVarint(target, at + 1, length);
}

/** One field of a message; `content` is set for length-delimited fields only. */
export interface WireField {
  readonly number: number;
  readonly content?: Buffer;
}

/** The fields of a message in their order. @throws RangeError worded as the peer words it. */
export function* wireFields(message: Buffer): Generator<WireField> {
  let at = 0;
  const readVarint = (): number => {
    let value = 0;
    for (let factor = 1, read = 0; ; factor *= 0x80, read++) {
      const byte = message[at++];
      if (byte === undefined) throw new RangeError("unexpected EOF");
      if (read === 10) throw new RangeError("proto: integer overflow");
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
  };
  const skip = (length: number): void => {
    at += length;
    if (at > message.length) throw new RangeError("unexpected EOF");
  };
  while (at < message.length) {
    const tag = readVarint();
    const number = Math.floor(tag / 8);
    const wireType = tag % 8;
    if (number === 0) throw new RangeError(`proto: illegal tag 0 (wire type ${tag})`);
    if (wireType === 2) {
      const length = readVarint();
      const start = at;
      skip(length);
      yield { number, content: message.subarray(start, at) };
    } else {
      if (wireType === 0) readVarint();
      else if (wireType === 1) skip(8);
      else if (wireType === 5) skip(4);
      else throw new RangeError(`proto: illegal wireType ${wireType}`);
      yield { number };
    }
  }
}
