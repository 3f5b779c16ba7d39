/** The few protobuf messages that are the same around every kind: the envelope, and the event of a watch (specification: Protobuf envelope). */
import { ProtocolError } from "./errors.js";

/** An object of some kind, still encoded. */
export interface Envelope {
  readonly apiVersion: string;
  readonly kind: string;
  readonly raw: Uint8Array;
  readonly contentType: string;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const DELIMITED = 2;

/** Reads an envelope. Throws ProtocolError when the bytes do not begin with `prefix`, or end early. */
export function readEnvelope(bytes: Uint8Array, prefix: readonly number[]): Envelope {
  if (prefix.some((byte, index) => bytes[index] !== byte))
    throw new ProtocolError("the server's binary answer has another prefix than the profile's");
  const message = fieldsOf(bytes.subarray(prefix.length));
  const meta = fieldsOf(message.get(1) ?? new Uint8Array());
  return {
    apiVersion: text(meta.get(1)),
    kind: text(meta.get(2)),
    raw: message.get(2) ?? new Uint8Array(),
    contentType: text(message.get(4)),
  };
}

export function writeEnvelope(
  { apiVersion, kind, raw }: Pick<Envelope, "apiVersion" | "kind" | "raw">,
  prefix: readonly number[],
): Uint8Array {
  const meta = joined([delimited(1, encoder.encode(apiVersion)), delimited(2, encoder.encode(kind))]);
  return joined([Uint8Array.from(prefix), delimited(1, meta), delimited(2, raw)]);
}

/** The type and the enveloped object of one event of a watch. */
export function readWatchEvent(bytes: Uint8Array): { readonly type: string; readonly object: Uint8Array } {
  const message = fieldsOf(bytes);
  return { type: text(message.get(1)), object: fieldsOf(message.get(2) ?? new Uint8Array()).get(1) ?? new Uint8Array() };
}

const text = (bytes: Uint8Array | undefined): string => (bytes === undefined ? "" : decoder.decode(bytes));

/** Length-delimited fields by number, the last of each; others are passed over. */
function fieldsOf(bytes: Uint8Array): Map<number, Uint8Array> {
  const fields = new Map<number, Uint8Array>();
  for (let at = 0; at < bytes.length; ) {
    const tag = varint(bytes, at);
    const { value, end } = varint(bytes, tag.end);
    if ((tag.value & 7) === 0) {
      at = end;
      continue;
    }
    if ((tag.value & 7) !== DELIMITED || end + value > bytes.length) throw new ProtocolError("the server's binary answer is damaged");
    fields.set(tag.value >>> 3, bytes.subarray(end, end + value));
    at = end + value;
  }
  return fields;
}

function varint(bytes: Uint8Array, at: number): { readonly value: number; readonly end: number } {
  let value = 0;
  for (let factor = 1, end = at; end < bytes.length; factor *= 128) {
    const byte = bytes[end++] as number;
    value += (byte & 0x7f) * factor;
    if (byte < 0x80) return { value, end };
  }
  throw new ProtocolError("the server's binary answer is damaged");
}

function delimited(field: number, content: Uint8Array): Uint8Array {
  const head = [(field << 3) | DELIMITED];
  let length = content.length;
  for (; length >= 0x80; length = Math.floor(length / 128)) head.push((length % 128) | 0x80);
  return joined([Uint8Array.from([...head, length]), content]);
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  if (parts[0]?.length === 0 && parts[1] !== undefined && parts.length === 2) return parts[1];
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
