// Generated from api-definitions/networking/v1. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  mergeMessage,
  protobufCodec,
  readEmbedded,
  readInt32,
  readIntOrString,
  readString,
  setNonEmpty,
  writeInt32,
  writeIntOrString,
  writeList,
  writeMessage,
  writeMessages,
  writeString,
} from "../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../runtime/definition/json.js";
import {
  decodeLoadBalancerStatus,
  decodeTypedLocalObjectReference,
  encodeLoadBalancerStatus,
  encodeTypedLocalObjectReference,
} from "../../core/v1/protobuf.js";
import {
  decodeCondition,
  decodeLabelSelector,
  decodeListMeta,
  decodeObjectMeta,
  encodeCondition,
  encodeLabelSelector,
  encodeListMeta,
  encodeObjectMeta,
} from "../../meta/v1/protobuf.js";

/** Protobuf form of IngressClass (api-definitions/networking/v1/ingress-class.yaml). */
export const ingressClassCodec = protobufCodec(encodeIngressClass, decodeIngressClass);

export function encodeIngressClass(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeIngressClassSpec);
}

export function decodeIngressClass(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeIngressClassSpec);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of IngressClassList (api-definitions/networking/v1/ingress-class.yaml). */
export const ingressClassListCodec = protobufCodec(encodeIngressClassList, decodeIngressClassList);

export function encodeIngressClassList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeIngressClass);
}

export function decodeIngressClassList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeIngressClass);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeIngressClassSpec(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.controller);
  if (o.parameters != null) writeMessage(w, 2, o.parameters, encodeIngressClassParametersReference);
}

export function decodeIngressClassSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "controller", readString(r));
        break;
      case 2:
        mergeMessage(r, o, "parameters", decodeIngressClassParametersReference);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeIngressClassParametersReference(w: Writer, o: JsonObject): void {
  if (o.apiGroup != null) writeString(w, 1, o.apiGroup);
  writeString(w, 2, o.kind);
  writeString(w, 3, o.name);
  if (o.scope != null) writeString(w, 4, o.scope);
  if (o.namespace != null) writeString(w, 5, o.namespace);
}

export function decodeIngressClassParametersReference(r: MessageReader, o: JsonObject): void {
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
      case 4:
        o.scope = readString(r);
        break;
      case 5:
        o.namespace = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of Ingress (api-definitions/networking/v1/ingress.yaml). */
export const ingressCodec = protobufCodec(encodeIngress, decodeIngress);

export function encodeIngress(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeIngressSpec);
  writeMessage(w, 3, o.status, encodeIngressStatus);
}

export function decodeIngress(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeIngressSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeIngressStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of IngressList (api-definitions/networking/v1/ingress.yaml). */
export const ingressListCodec = protobufCodec(encodeIngressList, decodeIngressList);

export function encodeIngressList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeIngress);
}

export function decodeIngressList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeIngress);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeIngressSpec(w: Writer, o: JsonObject): void {
  if (o.defaultBackend != null) writeMessage(w, 1, o.defaultBackend, encodeIngressBackend);
  writeMessages(w, 2, o.tls, encodeIngressTLS);
  writeMessages(w, 3, o.rules, encodeIngressRule);
  if (o.ingressClassName != null) writeString(w, 4, o.ingressClassName);
}

export function decodeIngressSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "defaultBackend", decodeIngressBackend);
        break;
      case 2:
        appendMessage(r, o, "tls", decodeIngressTLS);
        break;
      case 3:
        appendMessage(r, o, "rules", decodeIngressRule);
        break;
      case 4:
        o.ingressClassName = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeIngressStatus(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.loadBalancer, encodeLoadBalancerStatus);
}

export function decodeIngressStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "loadBalancer", decodeLoadBalancerStatus);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeIngressTLS(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.hosts, writeString);
  writeString(w, 2, o.secretName);
}

export function decodeIngressTLS(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "hosts", readString);
        break;
      case 2:
        setNonEmpty(o, "secretName", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeIngressRule(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.host);
  writeMessage(w, 2, o, encodeIngressRuleValue);
}

export function decodeIngressRule(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "host", readString(r));
        break;
      case 2:
        readEmbedded(r, o, decodeIngressRuleValue);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeIngressRuleValue(w: Writer, o: JsonObject): void {
  if (o.http != null) writeMessage(w, 1, o.http, encodeHTTPIngressRuleValue);
}

export function decodeIngressRuleValue(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "http", decodeHTTPIngressRuleValue);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeHTTPIngressRuleValue(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.paths, encodeHTTPIngressPath);
}

export function decodeHTTPIngressRuleValue(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "paths", decodeHTTPIngressPath);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeHTTPIngressPath(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.path);
  writeMessage(w, 2, o.backend, encodeIngressBackend);
  if (o.pathType != null) writeString(w, 3, o.pathType);
}

export function decodeHTTPIngressPath(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "path", readString(r));
        break;
      case 2:
        mergeMessage(r, o, "backend", decodeIngressBackend);
        break;
      case 3:
        o.pathType = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeIngressBackend(w: Writer, o: JsonObject): void {
  if (o.resource != null) writeMessage(w, 3, o.resource, encodeTypedLocalObjectReference);
  if (o.service != null) writeMessage(w, 4, o.service, encodeIngressServiceBackend);
}

export function decodeIngressBackend(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 3:
        mergeMessage(r, o, "resource", decodeTypedLocalObjectReference);
        break;
      case 4:
        mergeMessage(r, o, "service", decodeIngressServiceBackend);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeIngressServiceBackend(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeMessage(w, 2, o.port, encodeServiceBackendPort);
}

export function decodeIngressServiceBackend(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      case 2:
        mergeMessage(r, o, "port", decodeServiceBackendPort);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeServiceBackendPort(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeInt32(w, 2, o.number);
}

export function decodeServiceBackendPort(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "name", readString(r));
        break;
      case 2:
        setNonEmpty(o, "number", readInt32(r));
        break;
      default:
        r.skip();
    }
  }
}

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
export const networkPolicyListCodec = protobufCodec(encodeNetworkPolicyList, decodeNetworkPolicyList);

export function encodeNetworkPolicyList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeNetworkPolicy);
}

export function decodeNetworkPolicyList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeNetworkPolicy);
        break;
      default:
        r.skip();
    }
  }
}

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
