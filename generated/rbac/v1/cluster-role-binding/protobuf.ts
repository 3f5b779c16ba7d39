// Generated from api-definitions/rbac/v1/cluster-role-binding.yaml. Do not edit.
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
import { decodeRoleRef, decodeSubject, encodeRoleRef, encodeSubject } from "../policy-rule/protobuf.js";

/** Protobuf form of ClusterRoleBinding (api-definitions/rbac/v1/cluster-role-binding.yaml). */
export const clusterRoleBindingCodec = protobufCodec(encodeClusterRoleBinding, decodeClusterRoleBinding);

export function encodeClusterRoleBinding(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessages(w, 2, o.subjects, encodeSubject);
  writeMessage(w, 3, o.roleRef, encodeRoleRef);
}

export function decodeClusterRoleBinding(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        appendMessage(r, o, "subjects", decodeSubject);
        break;
      case 3:
        mergeMessage(r, o, "roleRef", decodeRoleRef);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ClusterRoleBindingList (api-definitions/rbac/v1/cluster-role-binding.yaml). */
export const clusterRoleBindingListCodec = listCodec(encodeClusterRoleBinding, decodeClusterRoleBinding, encodeListMeta, decodeListMeta);
