// Generated from api-definitions/core/v1/secret.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  listCodec,
  mergeMessage,
  protobufCodec,
  putEntry,
  readBool,
  readBytes,
  readString,
  setNonEmpty,
  writeBool,
  writeBytes,
  writeMap,
  writeMessage,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of Secret (api-definitions/core/v1/secret.yaml). */
export const secretCodec = protobufCodec(encodeSecret, decodeSecret);

export function encodeSecret(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMap(w, 2, o.data, writeBytes);
  writeString(w, 3, o.type);
  writeMap(w, 4, o.stringData, writeString);
  if (o.immutable != null) writeBool(w, 5, o.immutable);
}

export function decodeSecret(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        putEntry(r, o, "data", readBytes, "");
        break;
      case 3:
        setNonEmpty(o, "type", readString(r));
        break;
      case 4:
        putEntry(r, o, "stringData", readString, "");
        break;
      case 5:
        o.immutable = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of SecretList (api-definitions/core/v1/secret.yaml). */
export const secretListCodec = listCodec(encodeSecret, decodeSecret, encodeListMeta, decodeListMeta);
