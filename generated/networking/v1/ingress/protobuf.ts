// Generated from api-definitions/networking/v1/ingress.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  readEmbedded,
  readInt32,
  readString,
  setNonEmpty,
  writeInt32,
  writeList,
  writeMessage,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeLoadBalancerStatus, encodeLoadBalancerStatus } from "../../../core/v1/load-balancer-status/protobuf.js";
import { decodeTypedLocalObjectReference, encodeTypedLocalObjectReference } from "../../../core/v1/references/protobuf.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

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
export const ingressListCodec = listCodec(encodeIngress, decodeIngress, encodeListMeta, decodeListMeta);

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
