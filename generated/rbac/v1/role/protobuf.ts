// Generated from api-definitions/rbac/v1/role.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  writeMessage,
  writeMessages,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";
import { decodePolicyRule, encodePolicyRule } from "../policy-rule/protobuf.js";

/** Protobuf form of Role (api-definitions/rbac/v1/role.yaml). */
export const roleCodec = protobufCodec(encodeRole, decodeRole);

export function encodeRole(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessages(w, 2, o.rules, encodePolicyRule);
}

export function decodeRole(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        appendMessage(r, o, "rules", decodePolicyRule);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of RoleList (api-definitions/rbac/v1/role.yaml). */
export const roleListCodec = listCodec(encodeRole, decodeRole, encodeListMeta, decodeListMeta);
