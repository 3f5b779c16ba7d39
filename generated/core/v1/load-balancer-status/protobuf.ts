// Generated from api-definitions/core/v1/load-balancer-status.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendMessage,
  readInt32,
  readString,
  setNonEmpty,
  writeInt32,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

export function encodeLoadBalancerStatus(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.ingress, encodeLoadBalancerIngress);
}

export function decodeLoadBalancerStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "ingress", decodeLoadBalancerIngress);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeLoadBalancerIngress(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.ip);
  writeString(w, 2, o.hostname);
  writeMessages(w, 4, o.ports, encodePortStatus);
}

export function decodeLoadBalancerIngress(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "ip", readString(r));
        break;
      case 2:
        setNonEmpty(o, "hostname", readString(r));
        break;
      case 4:
        appendMessage(r, o, "ports", decodePortStatus);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePortStatus(w: Writer, o: JsonObject): void {
  writeInt32(w, 1, o.port);
  writeString(w, 2, o.protocol);
  if (o.error != null) writeString(w, 3, o.error);
}

export function decodePortStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.port = readInt32(r);
        break;
      case 2:
        o.protocol = readString(r);
        break;
      case 3:
        o.error = readString(r);
        break;
      default:
        r.skip();
    }
  }
}
