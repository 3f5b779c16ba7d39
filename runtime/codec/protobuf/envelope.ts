/** The `Unknown` envelope around every protobuf message on the wire (specification: Protobuf envelope, NEG-03, NEG-04). */
import { badRequest } from "../../errors/constructors.js";
import { repairUtf8 } from "../utf8.js";
import { fieldLength, wireFields, writeFieldHead } from "./wire.js";

/** What an envelope says about its content. */
export interface Envelope {
  /** Empty when the sender left it out. */
  readonly apiVersion: string;
  readonly kind: string;
  /** The message of the kind itself; shares memory with the input. */
  readonly raw: Buffer;
}

/** contentEncoding and contentType, both empty, which the peer writes too. */
export const ENVELOPE_TAIL: Buffer = Buffer.from([0x1a, 0, 0x22, 0]);

/** Prefix, type and message in one buffer. */
export function wrap(prefix: readonly number[], apiVersion: string, kind: string, raw: Uint8Array): Buffer {
  return Buffer.concat([envelopeHead(prefix, apiVersion, kind, raw.length), raw, ENVELOPE_TAIL]);
}

/** Everything of an envelope that stands before `rawLength` bytes of message, for streaming. {@link ENVELOPE_TAIL} follows them. */
export function envelopeHead(prefix: readonly number[], apiVersion: string, kind: string, rawLength: number): Buffer {
  const apiVersionLength = Buffer.byteLength(apiVersion);
  const kindLength = Buffer.byteLength(kind);
  const typeMetaLength = fieldLength(apiVersionLength) + fieldLength(kindLength);
  const head = Buffer.allocUnsafe(prefix.length + fieldLength(typeMetaLength) + fieldLength(rawLength) - rawLength);
  head.set(prefix);
  let at = writeFieldHead(head, prefix.length, 1, typeMetaLength);
  at = writeFieldHead(head, at, 1, apiVersionLength);
  at += head.write(apiVersion, at);
  at = writeFieldHead(head, at, 2, kindLength);
  at += head.write(kind, at);
  writeFieldHead(head, at, 2, rawLength);
  return head;
}

/** Opens an envelope. @throws StatusError 400 worded as the peer words it for a foreign prefix, truncated or malformed data. */
export function unwrap(prefix: readonly number[], bytes: Buffer): Envelope {
  if (bytes.length === 0) throw badRequest("empty data");
  if (!bytes.subarray(0, prefix.length).equals(Buffer.from(prefix))) {
    throw badRequest(`provided data does not appear to be a protobuf message, expected prefix [${prefix.join(" ")}]`);
  }
  if (bytes.length === prefix.length) throw badRequest("empty body");
  try {
    return readUnknown(bytes.subarray(prefix.length));
  } catch (error) {
    throw error instanceof RangeError ? badRequest(error.message) : error;
  }
}

function readUnknown(message: Buffer): Envelope {
  let [apiVersion, kind] = ["", ""];
  let raw: Buffer = Buffer.alloc(0);
  for (const { number, content } of wireFields(message)) {
    if (number > 4) continue;
    if (content === undefined) throw new RangeError(`proto: wrong wireType for field ${number} of Unknown`);
    if (number === 2) raw = content;
    if (number !== 1) continue;
    for (const field of wireFields(content)) {
      if (field.number === 1) apiVersion = textOf(field.content);
      if (field.number === 2) kind = textOf(field.content);
    }
  }
  return { apiVersion, kind, raw };
}

function textOf(content: Buffer | undefined): string {
  if (content === undefined) throw new RangeError("proto: wrong wireType in TypeMeta");
  return repairUtf8(content).toString();
}
