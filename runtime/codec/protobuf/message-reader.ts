/**
 * Reads protobuf messages into JSON values. Data from clients is untrusted: lengths are checked against the enclosing message,
 * wire types against the field, nesting is bounded, unknown fields are skipped.
 */

import type protobuf from "protobufjs/minimal.js";
import { formatNanoseconds } from "../../definition/go-duration.js";
import { isJsonObject, type JsonObject, type JsonValue, setOwn } from "../../definition/json.js";
import { parseJson } from "../json/json.js";
import { protobufLibrary } from "./library.js";

/** Messages nested deeper than this are refused; no published type comes near it. */
export const MAX_MESSAGE_DEPTH = 1000;

const VARINT = 0;
const FIXED64 = 1;
const DELIMITED = 2;

/** Reads one value of the field the reader stands at. */
export type ValueReader = (r: MessageReader) => JsonValue;

/** Reads all fields of one message type into `message`, merging with what is there. */
export type FieldsReader = (r: MessageReader, message: JsonObject) => void;

/** A position in a protobuf message: {@link next} moves to the next field, then exactly one function below consumes its value. */
export class MessageReader {
  readonly #reader: protobuf.Reader;
  #field = 0;
  #wireType = 0;
  #depth = 0;

  constructor(bytes: Uint8Array) {
    this.#reader = protobufLibrary().Reader.create(bytes);
  }

  /** Number of the next field; 0 at the end of the message. Throws on truncated data. */
  next(): number {
    const reader = this.#reader;
    if (reader.pos >= reader.len) return 0;
    const tag = reader.tag();
    this.#field = tag >>> 3;
    this.#wireType = tag & 7;
    if (this.#field === 0) throw new Error("illegal field number 0");
    return this.#field;
  }

  /** Passes over the value of a field that the message does not know. */
  skip(): void {
    this.#reader.skipType(this.#wireType, 0, this.#field);
  }

  /** True when the field holds several numbers in one length-delimited value. */
  get packed(): boolean {
    return this.#wireType === DELIMITED;
  }

  varint(): protobuf.Reader {
    return this.#expect(VARINT);
  }

  fixed64(): protobuf.Reader {
    return this.#expect(FIXED64);
  }

  delimited(): protobuf.Reader {
    return this.#expect(DELIMITED);
  }

  /** Reads a nested message: `read` sees only its bytes, and {@link next} gives 0 at their end. */
  nested(read: () => void): void {
    const reader = this.delimited();
    const length = reader.uint32();
    const end = reader.pos + length;
    const outer = reader.len;
    if (end > outer) throw new RangeError(`message of ${length} bytes at offset ${reader.pos} is truncated`);
    if (++this.#depth > MAX_MESSAGE_DEPTH) throw new RangeError(`messages are nested more than ${MAX_MESSAGE_DEPTH} deep`);
    reader.len = end;
    read();
    reader.len = outer;
    this.#depth--;
  }

  /** Reads the numbers of a packed field. */
  unpack(read: () => void): void {
    this.nested(() => {
      this.#wireType = VARINT;
      while (this.#reader.pos < this.#reader.len) read();
    });
  }

  #expect(wireType: number): protobuf.Reader {
    if (this.#wireType !== wireType) throw new Error(`field ${this.#field} has wire type ${this.#wireType}, not ${wireType}`);
    return this.#reader;
  }
}

export const readString = (r: MessageReader): string => r.delimited().string();

export const readBool = (r: MessageReader): boolean => r.varint().bool();

export const readInt32 = (r: MessageReader): number => r.varint().int32();

export const readDouble = (r: MessageReader): number => r.fixed64().double();

/** A number, or a bigint outside the safe range. */
export function readInt64(r: MessageReader): number | bigint {
  const { low, high } = r.varint().int64();
  const value = high * 0x1_0000_0000 + (low >>> 0);
  return Number.isSafeInteger(value) ? value : (BigInt(high) << 32n) | BigInt(low >>> 0);
}

/** Standard base64, as the JSON model has it. */
export function readBytes(r: MessageReader): string {
  const bytes = r.delimited().bytes();
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
}

export function readQuantity(r: MessageReader): string {
  let text = "";
  r.nested(() => {
    for (let field = r.next(); field !== 0; field = r.next()) {
      if (field === 1) text = readString(r);
      else r.skip();
    }
  });
  return text;
}

export function readIntOrString(r: MessageReader): number | string {
  let isText = false;
  let number = 0;
  let text = "";
  r.nested(() => {
    for (let field = r.next(); field !== 0; field = r.next()) {
      if (field === 1) isText = readInt64(r) !== 0;
      else if (field === 2) number = readInt32(r);
      else if (field === 3) text = readString(r);
      else r.skip();
    }
  });
  return isText ? text : number;
}

/** RFC 3339 in whole seconds; null for the zero time, which is an empty message: the first second of 1970 says its zeros. */
export const readTime = (r: MessageReader): string | null => readTimestamp(r)?.seconds ?? null;

/** RFC 3339 with six digits of fraction; null for the zero time. */
export function readMicroTime(r: MessageReader): string | null {
  const time = readTimestamp(r);
  if (time === undefined) return null;
  const micros = String(Math.floor(time.nanos / 1000)).padStart(6, "0");
  return time.seconds.replace("Z", `.${micros}Z`);
}

function readTimestamp(r: MessageReader): { seconds: string; nanos: number } | undefined {
  let seconds = 0;
  let nanos = 0;
  let isEmpty = true;
  r.nested(() => {
    for (let field = r.next(); field !== 0; field = r.next()) {
      isEmpty = false;
      if (field === 1) seconds = Number(readInt64(r));
      else if (field === 2) nanos = readInt32(r);
      else r.skip();
    }
  });
  if (isEmpty) return undefined;
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime()) || nanos < 0 || nanos >= 1e9)
    throw new RangeError(`time of ${seconds} s and ${nanos} ns is out of range`);
  return { seconds: `${date.toISOString().slice(0, -5)}Z`, nanos };
}

/** Go's text of a duration, such as `1h0m0s`. */
export function readDuration(r: MessageReader): string {
  let nanoseconds = 0n;
  r.nested(() => {
    for (let field = r.next(); field !== 0; field = r.next()) {
      if (field === 1) nanoseconds = BigInt(readInt64(r));
      else r.skip();
    }
  });
  return formatNanoseconds(nanoseconds);
}

/** Any JSON value; null for an empty message. */
export function readJson(r: MessageReader): JsonValue {
  let value: JsonValue = null;
  r.nested(() => {
    for (let field = r.next(); field !== 0; field = r.next()) {
      if (field === 1) value = parseRaw(r);
      else r.skip();
    }
  });
  return value;
}

function parseRaw(r: MessageReader): JsonValue {
  const bytes = r.delimited().bytes();
  return bytes.length === 0 ? null : parseJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).value;
}

/** Sets a field that JSON leaves out when it is empty: absence and the zero value are the same. */
export function setNonEmpty(message: JsonObject, name: string, value: JsonValue): void {
  if (value === "" || value === 0 || value === false || value === null) delete message[name];
  else setOwn(message, name, value);
}

/** Reads a nested message into field `name`, merging with an earlier occurrence. */
export function mergeMessage(r: MessageReader, message: JsonObject, name: string, decode: FieldsReader): void {
  const earlier = message[name];
  const nested: JsonObject = isJsonObject(earlier) ? earlier : {};
  r.nested(() => decode(r, nested));
  message[name] = nested;
}

/** Reads a nested message whose fields JSON shows among those of `message`. */
export function readEmbedded(r: MessageReader, message: JsonObject, decode: FieldsReader): void {
  r.nested(() => decode(r, message));
}

/** Appends one item of a repeated field. */
export function appendItem(r: MessageReader, message: JsonObject, name: string, readItem: ValueReader): void {
  listAt(message, name).push(readItem(r));
}

/** As {@link appendItem} for varints, which may also come packed, several in one value. */
export function appendNumber(r: MessageReader, message: JsonObject, name: string, readItem: ValueReader): void {
  const list = listAt(message, name);
  if (r.packed) r.unpack(() => list.push(readItem(r)));
  else list.push(readItem(r));
}

/** As {@link appendItem} for messages. */
export function appendMessage(r: MessageReader, message: JsonObject, name: string, decode: FieldsReader): void {
  listAt(message, name).push(readMessage(r, decode));
}

function listAt(message: JsonObject, name: string): JsonValue[] {
  const list = message[name];
  if (Array.isArray(list)) return list;
  const created: JsonValue[] = [];
  message[name] = created;
  return created;
}

function readMessage(r: MessageReader, decode: FieldsReader): JsonObject {
  const message: JsonObject = {};
  r.nested(() => decode(r, message));
  return message;
}

/** Reads a list whose type is a message of its own, `{ repeated items = 1 }`. */
export function readWrappedList(r: MessageReader, readItem: ValueReader): JsonValue[] {
  const items: JsonValue[] = [];
  r.nested(() => {
    for (let field = r.next(); field !== 0; field = r.next()) {
      if (field === 1) items.push(readItem(r));
      else r.skip();
    }
  });
  return items;
}

/** Reads one map entry; `absent` is the value of an entry that carries none. */
export function putEntry(r: MessageReader, message: JsonObject, name: string, readValue: ValueReader, absent: JsonValue): void {
  let key = "";
  let value: JsonValue | undefined;
  r.nested(() => {
    for (let field = r.next(); field !== 0; field = r.next()) {
      if (field === 1) key = readString(r);
      else if (field === 2) value = readValue(r);
      else r.skip();
    }
  });
  const held = message[name];
  const map: JsonObject = isJsonObject(held) ? held : {};
  setOwn(map, key, value ?? absent);
  message[name] = map;
}

/** As {@link putEntry} for messages. */
export function putMessage(r: MessageReader, message: JsonObject, name: string, decode: FieldsReader): void {
  putEntry(r, message, name, () => readMessage(r, decode), {});
}
