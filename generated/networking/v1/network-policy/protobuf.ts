// Generated from api-definitions/networking/v1/network-policy.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  readInt32,
  readIntOrString,
  readString,
  writeInt32,
  writeIntOrString,
  writeList,
  writeMessage,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeCondition, encodeCondition } from "../../../meta/v1/condition/protobuf.js";
import { decodeLabelSelector, encodeLabelSelector } from "../../../meta/v1/label-selector/protobuf.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of NetworkPolicy (api-definitions/networking/v1/network-policy.yaml). */
export const networkPolicyCodec = protobufCodec(encodeNetworkPolicy, decodeNetworkPolicy);

export function encodeNetworkPolicy(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeNetworkPolicySpec);
  writeMessage(w, 3, o.status, encodeNetworkPolicyStatus);
}

export function decodeNetworkPolicy(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeNetworkPolicySpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeNetworkPolicyStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of NetworkPolicyList (api-definitions/networking/v1/network-policy.yaml). */
export const networkPolicyListCodec = listCodec(encodeNetworkPolicy, decodeNetworkPolicy, encodeListMeta, decodeListMeta);

export function encodeNetworkPolicySpec(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.podSelector, encodeLabelSelector);
  writeMessages(w, 2, o.ingress, encodeNetworkPolicyIngressRule);
  writeMessages(w, 3, o.egress, encodeNetworkPolicyEgressRule);
  writeList(w, 4, o.policyTypes, writeString);
}

export function decodeNetworkPolicySpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "podSelector", decodeLabelSelector);
        break;
      case 2:
        appendMessage(r, o, "ingress", decodeNetworkPolicyIngressRule);
        break;
      case 3:
        appendMessage(r, o, "egress", decodeNetworkPolicyEgressRule);
        break;
      case 4:
        appendItem(r, o, "policyTypes", readString);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNetworkPolicyStatus(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.conditions, encodeCondition);
}

export function decodeNetworkPolicyStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "conditions", decodeCondition);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNetworkPolicyIngressRule(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.ports, encodeNetworkPolicyPort);
  writeMessages(w, 2, o.from, encodeNetworkPolicyPeer);
}

export function decodeNetworkPolicyIngressRule(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "ports", decodeNetworkPolicyPort);
        break;
      case 2:
        appendMessage(r, o, "from", decodeNetworkPolicyPeer);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNetworkPolicyEgressRule(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.ports, encodeNetworkPolicyPort);
  writeMessages(w, 2, o.to, encodeNetworkPolicyPeer);
}

export function decodeNetworkPolicyEgressRule(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "ports", decodeNetworkPolicyPort);
        break;
      case 2:
        appendMessage(r, o, "to", decodeNetworkPolicyPeer);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNetworkPolicyPort(w: Writer, o: JsonObject): void {
  if (o.protocol != null) writeString(w, 1, o.protocol);
  if (o.port != null) writeIntOrString(w, 2, o.port);
  if (o.endPort != null) writeInt32(w, 3, o.endPort);
}

export function decodeNetworkPolicyPort(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.protocol = readString(r);
        break;
      case 2:
        o.port = readIntOrString(r);
        break;
      case 3:
        o.endPort = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNetworkPolicyPeer(w: Writer, o: JsonObject): void {
  if (o.podSelector != null) writeMessage(w, 1, o.podSelector, encodeLabelSelector);
  if (o.namespaceSelector != null) writeMessage(w, 2, o.namespaceSelector, encodeLabelSelector);
  if (o.ipBlock != null) writeMessage(w, 3, o.ipBlock, encodeIPBlock);
}

export function decodeNetworkPolicyPeer(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "podSelector", decodeLabelSelector);
        break;
      case 2:
        mergeMessage(r, o, "namespaceSelector", decodeLabelSelector);
        break;
      case 3:
        mergeMessage(r, o, "ipBlock", decodeIPBlock);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeIPBlock(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.cidr);
  writeList(w, 2, o.except, writeString);
}

export function decodeIPBlock(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.cidr = readString(r);
        break;
      case 2:
        appendItem(r, o, "except", readString);
        break;
      default:
        r.skip();
    }
  }
}
