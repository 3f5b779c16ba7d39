/** Writes JSON values as protobuf fields, in the forms the published `.proto` files give them. */

import type protobuf from "protobufjs/minimal.js";
import { parseNanoseconds } from "../../definition/go-duration.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import { compareUtf8 } from "../../definition/utf8-order.js";
import { stringifyJson } from "../json/json.js";

export type Writer = protobuf.Writer;

/** Writes the fields of one message type. */
export type FieldsWriter = (w: Writer, message: JsonObject) => void;

/** Writes one value as field `field`; an absent, null or mistyped value counts as the zero value of the type. */
export type ValueWriter = (w: Writer, field: number, value: JsonValue | undefined) => void;

const VARINT = 0;
const FIXED64 = 1;
const DELIMITED = 2;

const tag = (w: Writer, field: number, wireType: number): Writer => w.uint32(((field << 3) | wireType) >>> 0);
const text = (value: JsonValue | undefined): string => (typeof value === "string" ? value : "");

export function writeString(w: Writer, field: number, value: JsonValue | undefined): void {
  tag(w, field, DELIMITED).string(text(value));
}

export function writeBool(w: Writer, field: number, value: JsonValue | undefined): void {
  tag(w, field, VARINT).bool(value === true);
}

export function writeInt32(w: Writer, field: number, value: JsonValue | undefined): void {
  tag(w, field, VARINT).int32(typeof value === "number" ? value : 0);
}

export function writeInt64(w: Writer, field: number, value: JsonValue | undefined): void {
  tag(w, field, VARINT);
  if (typeof value === "bigint") w.int64(value.toString());
  else w.int64(typeof value === "number" ? value : 0);
}

export function writeDouble(w: Writer, field: number, value: JsonValue | undefined): void {
  tag(w, field, FIXED64).double(typeof value === "number" || typeof value === "bigint" ? Number(value) : 0);
}

/** Standard base64 in the JSON model, plain bytes on the wire. */
export function writeBytes(w: Writer, field: number, value: JsonValue | undefined): void {
  tag(w, field, DELIMITED).bytes(Buffer.from(text(value), "base64"));
}

/** `message Quantity { string string = 1 }`. */
export function writeQuantity(w: Writer, field: number, value: JsonValue | undefined): void {
  tag(w, field, DELIMITED).fork();
  writeString(w, 1, typeof value === "number" || typeof value === "bigint" ? String(value) : value === undefined ? "0" : value);
  w.ldelim();
}

/** `message IntOrString { int64 type = 1; int32 intVal = 2; string strVal = 3 }`; type 1 is the string. */
export function writeIntOrString(w: Writer, field: number, value: JsonValue | undefined): void {
  tag(w, field, DELIMITED).fork();
  writeInt64(w, 1, typeof value === "string" ? 1 : 0);
  writeInt32(w, 2, value);
  writeString(w, 3, value);
  w.ldelim();
}

/** `message Time { int64 seconds = 1; int32 nanos = 2 }` in whole seconds; empty for an absent time. */
export function writeTime(w: Writer, field: number, value: JsonValue | undefined): void {
  writeTimestamp(w, field, value, 0);
}

/** As {@link writeTime}, with microseconds. */
export function writeMicroTime(w: Writer, field: number, value: JsonValue | undefined): void {
  const fraction = /\.(\d{1,6})/.exec(text(value))?.[1] ?? "";
  writeTimestamp(w, field, value, Number(fraction.padEnd(6, "0")) * 1000);
}

/** The first second of year 1 stands for no time at all. */
const ZERO_TIME_MS = -62_135_596_800_000;

function writeTimestamp(w: Writer, field: number, value: JsonValue | undefined, nanos: number): void {
  tag(w, field, DELIMITED).fork();
  const milliseconds = Date.parse(text(value));
  if (!Number.isNaN(milliseconds) && milliseconds !== ZERO_TIME_MS) {
    writeInt64(w, 1, Math.floor(milliseconds / 1000));
    writeInt32(w, 2, nanos);
  }
  w.ldelim();
}

/** `message Duration { int64 duration = 1 }` in nanoseconds; Go's text such as `1h0m0s` in the JSON model. */
export function writeDuration(w: Writer, field: number, value: JsonValue | undefined): void {
  tag(w, field, DELIMITED).fork();
  const duration = text(value);
  writeInt64(w, 1, duration === "" ? 0n : parseNanoseconds(duration));
  w.ldelim();
}

/** `message RawExtension { bytes raw = 1 }` and `FieldsV1 { bytes Raw = 1 }` holding JSON text. */
export function writeJson(w: Writer, field: number, value: JsonValue | undefined): void {
  tag(w, field, DELIMITED).fork();
  if (value !== undefined && value !== null) tag(w, 1, DELIMITED).string(stringifyJson(value));
  w.ldelim();
}

/** Writes a nested message; what is no object counts as an empty one. */
export function writeMessage(w: Writer, field: number, value: JsonValue | undefined, encode: FieldsWriter): void {
  tag(w, field, DELIMITED).fork();
  encode(w, isJsonObject(value) ? value : {});
  w.ldelim();
}

/** Writes a repeated field, one tag per item; nothing when there is no list. */
export function writeList(w: Writer, field: number, value: JsonValue | undefined, writeItem: ValueWriter): void {
  if (!Array.isArray(value)) return;
  for (const item of value) writeItem(w, field, item);
}

/** As {@link writeList} for messages. */
export function writeMessages(w: Writer, field: number, value: JsonValue | undefined, encode: FieldsWriter): void {
  if (!Array.isArray(value)) return;
  for (const item of value) writeMessage(w, field, item, encode);
}

/** Writes a list whose type is a message of its own, `{ repeated items = 1 }`. */
export function writeWrappedList(w: Writer, field: number, value: JsonValue | undefined, writeItem: ValueWriter): void {
  tag(w, field, DELIMITED).fork();
  writeList(w, 1, value, writeItem);
  w.ldelim();
}

/** Writes map entries `{ string key = 1; value = 2 }` by ascending key. */
export function writeMap(w: Writer, field: number, value: JsonValue | undefined, writeValue: ValueWriter): void {
  if (!isJsonObject(value)) return;
  for (const key of Object.keys(value).sort(compareUtf8)) {
    tag(w, field, DELIMITED).fork();
    writeString(w, 1, key);
    writeValue(w, 2, value[key]);
    w.ldelim();
  }
}

/** As {@link writeMap} for messages. */
export function writeMessageMap(w: Writer, field: number, value: JsonValue | undefined, encode: FieldsWriter): void {
  writeMap(w, field, value, (writer, number, entry) => writeMessage(writer, number, entry, encode));
}
