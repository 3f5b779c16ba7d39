// Generated from api-definitions/authentication/v1/token-request.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  mergeMessage,
  protobufCodec,
  readInt64,
  readString,
  readTime,
  setNonEmpty,
  writeInt64,
  writeList,
  writeMessage,
  writeString,
  writeTime,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeObjectMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of TokenRequest (api-definitions/authentication/v1/token-request.yaml). */
export const tokenRequestCodec = protobufCodec(encodeTokenRequest, decodeTokenRequest);

export function encodeTokenRequest(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeTokenRequestSpec);
  writeMessage(w, 3, o.status, encodeTokenRequestStatus);
}

export function decodeTokenRequest(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeTokenRequestSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeTokenRequestStatus);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeTokenRequestSpec(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.audiences, writeString);
  if (o.boundObjectRef != null) writeMessage(w, 3, o.boundObjectRef, encodeBoundObjectReference);
  if (o.expirationSeconds != null) writeInt64(w, 4, o.expirationSeconds);
}

export function decodeTokenRequestSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "audiences", readString);
        break;
      case 3:
        mergeMessage(r, o, "boundObjectRef", decodeBoundObjectReference);
        break;
      case 4:
        o.expirationSeconds = readInt64(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeTokenRequestStatus(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.token);
  writeTime(w, 2, o.expirationTimestamp);
}

export function decodeTokenRequestStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.token = readString(r);
        break;
      case 2:
        o.expirationTimestamp = readTime(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeBoundObjectReference(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.kind);
  writeString(w, 2, o.apiVersion);
  writeString(w, 3, o.name);
  writeString(w, 4, o.uid);
}

export function decodeBoundObjectReference(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "kind", readString(r));
        break;
      case 2:
        setNonEmpty(o, "apiVersion", readString(r));
        break;
      case 3:
        setNonEmpty(o, "name", readString(r));
        break;
      case 4:
        setNonEmpty(o, "uid", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
