// Generated from api-definitions/core/v1/binding.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  listCodec,
  mergeMessage,
  protobufCodec,
  writeMessage,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";
import { decodeObjectReference, encodeObjectReference } from "../references/protobuf.js";

/** Protobuf form of Binding (api-definitions/core/v1/binding.yaml). */
export const bindingCodec = protobufCodec(encodeBinding, decodeBinding);

export function encodeBinding(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.target, encodeObjectReference);
}

export function decodeBinding(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "target", decodeObjectReference);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of BindingList (api-definitions/core/v1/binding.yaml). */
export const bindingListCodec = listCodec(encodeBinding, decodeBinding, encodeListMeta, decodeListMeta);
