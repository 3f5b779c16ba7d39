// Generated from api-definitions/meta/v1/status.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendMessage,
  mergeMessage,
  protobufCodec,
  readInt32,
  readString,
  setNonEmpty,
  writeInt32,
  writeMessage,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, encodeListMeta } from "../object-meta/protobuf.js";

/** Protobuf form of Status (api-definitions/meta/v1/status.yaml). */
export const statusCodec = protobufCodec(encodeStatus, decodeStatus);

export function encodeStatus(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeString(w, 2, o.status);
  writeString(w, 3, o.message);
  writeString(w, 4, o.reason);
  if (o.details != null) writeMessage(w, 5, o.details, encodeStatusDetails);
  writeInt32(w, 6, o.code);
}

export function decodeStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        setNonEmpty(o, "status", readString(r));
        break;
      case 3:
        setNonEmpty(o, "message", readString(r));
        break;
      case 4:
        setNonEmpty(o, "reason", readString(r));
        break;
      case 5:
        mergeMessage(r, o, "details", decodeStatusDetails);
        break;
      case 6:
        setNonEmpty(o, "code", readInt32(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeStatusDetails(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeString(w, 2, o.group);
  writeString(w, 3, o.kind);
  writeMessages(w, 4, o.causes, encodeStatusCause);
  writeInt32(w, 5, o.retryAfterSeconds);
  writeString(w, 6, o.uid);
}

export function decodeStatusDetails(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "name", readString(r));
        break;
      case 2:
        setNonEmpty(o, "group", readString(r));
        break;
      case 3:
        setNonEmpty(o, "kind", readString(r));
        break;
      case 4:
        appendMessage(r, o, "causes", decodeStatusCause);
        break;
      case 5:
        setNonEmpty(o, "retryAfterSeconds", readInt32(r));
        break;
      case 6:
        setNonEmpty(o, "uid", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeStatusCause(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.reason);
  writeString(w, 2, o.message);
  writeString(w, 3, o.field);
}

export function decodeStatusCause(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "reason", readString(r));
        break;
      case 2:
        setNonEmpty(o, "message", readString(r));
        break;
      case 3:
        setNonEmpty(o, "field", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
