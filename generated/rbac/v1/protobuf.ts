// Generated from api-definitions/rbac/v1. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  mergeMessage,
  protobufCodec,
  readString,
  setNonEmpty,
  writeList,
  writeMessage,
  writeMessages,
  writeString,
} from "../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../runtime/definition/json.js";
import {
  decodeLabelSelector,
  decodeListMeta,
  decodeObjectMeta,
  encodeLabelSelector,
  encodeListMeta,
  encodeObjectMeta,
} from "../../meta/v1/protobuf.js";

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
export const clusterRoleBindingListCodec = protobufCodec(encodeClusterRoleBindingList, decodeClusterRoleBindingList);

export function encodeClusterRoleBindingList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeClusterRoleBinding);
}

export function decodeClusterRoleBindingList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeClusterRoleBinding);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ClusterRole (api-definitions/rbac/v1/cluster-role.yaml). */
export const clusterRoleCodec = protobufCodec(encodeClusterRole, decodeClusterRole);

export function encodeClusterRole(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessages(w, 2, o.rules, encodePolicyRule);
  if (o.aggregationRule != null) writeMessage(w, 3, o.aggregationRule, encodeAggregationRule);
}

export function decodeClusterRole(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        appendMessage(r, o, "rules", decodePolicyRule);
        break;
      case 3:
        mergeMessage(r, o, "aggregationRule", decodeAggregationRule);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ClusterRoleList (api-definitions/rbac/v1/cluster-role.yaml). */
export const clusterRoleListCodec = protobufCodec(encodeClusterRoleList, decodeClusterRoleList);

export function encodeClusterRoleList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeClusterRole);
}

export function decodeClusterRoleList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeClusterRole);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeAggregationRule(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.clusterRoleSelectors, encodeLabelSelector);
}

export function decodeAggregationRule(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "clusterRoleSelectors", decodeLabelSelector);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePolicyRule(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.verbs, writeString);
  writeList(w, 2, o.apiGroups, writeString);
  writeList(w, 3, o.resources, writeString);
  writeList(w, 4, o.resourceNames, writeString);
  writeList(w, 5, o.nonResourceURLs, writeString);
}

export function decodePolicyRule(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "verbs", readString);
        break;
      case 2:
        appendItem(r, o, "apiGroups", readString);
        break;
      case 3:
        appendItem(r, o, "resources", readString);
        break;
      case 4:
        appendItem(r, o, "resourceNames", readString);
        break;
      case 5:
        appendItem(r, o, "nonResourceURLs", readString);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeRoleRef(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.apiGroup);
  writeString(w, 2, o.kind);
  writeString(w, 3, o.name);
}

export function decodeRoleRef(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.apiGroup = readString(r);
        break;
      case 2:
        o.kind = readString(r);
        break;
      case 3:
        o.name = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSubject(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.kind);
  writeString(w, 2, o.apiGroup);
  writeString(w, 3, o.name);
  writeString(w, 4, o.namespace);
}

export function decodeSubject(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.kind = readString(r);
        break;
      case 2:
        setNonEmpty(o, "apiGroup", readString(r));
        break;
      case 3:
        o.name = readString(r);
        break;
      case 4:
        setNonEmpty(o, "namespace", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of RoleBinding (api-definitions/rbac/v1/role-binding.yaml). */
export const roleBindingCodec = protobufCodec(encodeRoleBinding, decodeRoleBinding);

export function encodeRoleBinding(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessages(w, 2, o.subjects, encodeSubject);
  writeMessage(w, 3, o.roleRef, encodeRoleRef);
}

export function decodeRoleBinding(r: MessageReader, o: JsonObject): void {
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

/** Protobuf form of RoleBindingList (api-definitions/rbac/v1/role-binding.yaml). */
export const roleBindingListCodec = protobufCodec(encodeRoleBindingList, decodeRoleBindingList);

export function encodeRoleBindingList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeRoleBinding);
}

export function decodeRoleBindingList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeRoleBinding);
        break;
      default:
        r.skip();
    }
  }
}

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
export const roleListCodec = protobufCodec(encodeRoleList, decodeRoleList);

export function encodeRoleList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeRole);
}

export function decodeRoleList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeRole);
        break;
      default:
        r.skip();
    }
  }
}
