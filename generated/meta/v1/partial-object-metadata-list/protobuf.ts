// Generated from api-definitions/meta/v1/partial-object-metadata-list.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendMessage,
  mergeMessage,
  protobufCodec,
  writeMessage,
  writeMessages,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, encodeListMeta } from "../object-meta/protobuf.js";
import { decodePartialObjectMetadata, encodePartialObjectMetadata } from "../partial-object-metadata/protobuf.js";

/** Protobuf form of PartialObjectMetadataList (api-definitions/meta/v1/partial-object-metadata-list.yaml). */
export const partialObjectMetadataListCodec = protobufCodec(encodePartialObjectMetadataList, decodePartialObjectMetadataList);

export function encodePartialObjectMetadataList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodePartialObjectMetadata);
}

export function decodePartialObjectMetadataList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodePartialObjectMetadata);
        break;
      default:
        r.skip();
    }
  }
}
