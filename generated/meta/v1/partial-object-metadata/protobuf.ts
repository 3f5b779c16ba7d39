// Generated from api-definitions/meta/v1/partial-object-metadata.yaml. Do not edit.
import { type MessageReader, type Writer, mergeMessage, protobufCodec, writeMessage } from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeObjectMeta, encodeObjectMeta } from "../object-meta/protobuf.js";

/** Protobuf form of PartialObjectMetadata (api-definitions/meta/v1/partial-object-metadata.yaml). */
export const partialObjectMetadataCodec = protobufCodec(encodePartialObjectMetadata, decodePartialObjectMetadata);

export function encodePartialObjectMetadata(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
}

export function decodePartialObjectMetadata(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      default:
        r.skip();
    }
  }
}
