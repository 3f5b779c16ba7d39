/** Writes by the distinguished rules: each function makes one whole element (X.690). */
import { DER } from "./der.js";

/** An element of this tag, around others or plain content. */
export function element(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const length = content.reduce((total, part) => total + part.length, 0);
  return Buffer.concat([Buffer.from([tag]), lengthBytes(length), ...content]);
}

function lengthBytes(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = bigEndian(length);
  return Buffer.from([0x80 | bytes.length, ...bytes]);
}

function bigEndian(number: number): number[] {
  const bytes: number[] = [];
  for (let rest = number; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return bytes;
}

export const sequence = (...members: readonly Uint8Array[]): Buffer => element(DER.SEQUENCE, ...members);

export const octets = (content: Uint8Array): Buffer => element(DER.OCTET_STRING, content);

export const boolean = (value: boolean): Buffer => element(DER.BOOLEAN, Buffer.from([value ? 0xff : 0]));

/** From the bytes of a number that is not negative, none of them too many. */
export const integer = (bytes: Uint8Array): Buffer => element(DER.INTEGER, ...((bytes[0] ?? 0) >= 0x80 ? [Buffer.alloc(1)] : []), bytes);

/** Whole bytes of bits. */
export const bits = (bytes: Uint8Array): Buffer => element(DER.BIT_STRING, Buffer.alloc(1), bytes);

/** Bits by number, the lowest first, as lists of names are written: without those that are off behind the last. */
export function namedBits(flags: number): Buffer {
  const count = 32 - Math.clz32(flags);
  const bytes = Buffer.alloc(Math.ceil(count / 8));
  for (let bit = 0; bit < count; bit++) {
    if ((flags & (1 << bit)) !== 0) bytes[bit >> 3] = (bytes[bit >> 3] as number) | (0x80 >> (bit & 7));
  }
  return element(DER.BIT_STRING, Buffer.from([bytes.length * 8 - count]), bytes);
}

/** From dotted numbers. */
export function objectIdentifier(dotted: string): Buffer {
  const [top = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  return element(DER.OBJECT_IDENTIFIER, Buffer.from([top * 40 + second, ...rest].flatMap(base128)));
}

function base128(number: number): number[] {
  const bytes = [number & 0x7f];
  for (let rest = number >>> 7; rest > 0; rest >>>= 7) bytes.unshift(0x80 | (rest & 0x7f));
  return bytes;
}

/** As certificates say it: in seconds, with two digits of the year while those suffice (RFC 5280, 4.1.2.5). */
export function time(milliseconds: number): Buffer {
  const digits = `${new Date(milliseconds).toISOString().replace(/[-:T]|\.\d+Z/g, "")}Z`;
  const isShort = digits >= "1950" && digits < "2050";
  return element(isShort ? DER.UTC_TIME : DER.GENERALIZED_TIME, Buffer.from(isShort ? digits.slice(2) : digits));
}
