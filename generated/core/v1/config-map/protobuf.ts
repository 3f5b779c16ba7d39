// Generated from api-definitions/core/v1/config-map.yaml. Do not edit.
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
  writeBool,
  writeBytes,
  writeMap,
  writeMessage,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of ConfigMap (api-definitions/core/v1/config-map.yaml). */
export const configMapCodec = protobufCodec(encodeConfigMap, decodeConfigMap);

export function encodeConfigMap(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMap(w, 2, o.data, writeString);
  writeMap(w, 3, o.binaryData, writeBytes);
  if (o.immutable != null) writeBool(w, 4, o.immutable);
}

export function decodeConfigMap(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        putEntry(r, o, "data", readString, "");
        break;
      case 3:
        putEntry(r, o, "binaryData", readBytes, "");
        break;
      case 4:
        o.immutable = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ConfigMapList (api-definitions/core/v1/config-map.yaml). */
export const configMapListCodec = listCodec(encodeConfigMap, decodeConfigMap, encodeListMeta, decodeListMeta);
