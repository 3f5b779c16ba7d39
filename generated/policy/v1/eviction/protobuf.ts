// Generated from api-definitions/policy/v1/eviction.yaml. Do not edit.
import { type MessageReader, type Writer, mergeMessage, protobufCodec, writeMessage } from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeDeleteOptions, encodeDeleteOptions } from "../../../meta/v1/delete-options/protobuf.js";
import { decodeObjectMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of Eviction (api-definitions/policy/v1/eviction.yaml). */
export const evictionCodec = protobufCodec(encodeEviction, decodeEviction);

export function encodeEviction(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  if (o.deleteOptions != null) writeMessage(w, 2, o.deleteOptions, encodeDeleteOptions);
}

export function decodeEviction(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "deleteOptions", decodeDeleteOptions);
        break;
      default:
        r.skip();
    }
  }
}
