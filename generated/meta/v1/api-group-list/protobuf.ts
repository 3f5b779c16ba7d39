// Generated from api-definitions/meta/v1/api-group-list.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendMessage,
  protobufCodec,
  writeMessages,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeAPIGroup, encodeAPIGroup } from "../api-group/protobuf.js";

/** Protobuf form of APIGroupList (api-definitions/meta/v1/api-group-list.yaml). */
export const apiGroupListCodec = protobufCodec(encodeAPIGroupList, decodeAPIGroupList);

export function encodeAPIGroupList(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.groups, encodeAPIGroup);
}

export function decodeAPIGroupList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "groups", decodeAPIGroup);
        break;
      default:
        r.skip();
    }
  }
}
