// Generated from api-definitions/rbac/v1/cluster-role.yaml. Do not edit.
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
import { decodeLabelSelector, encodeLabelSelector } from "../../../meta/v1/label-selector/protobuf.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";
import { decodePolicyRule, encodePolicyRule } from "../policy-rule/protobuf.js";

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
export const clusterRoleListCodec = listCodec(encodeClusterRole, decodeClusterRole, encodeListMeta, decodeListMeta);

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
