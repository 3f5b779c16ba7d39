// Generated from api-definitions/core/v1/service.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  putEntry,
  readBool,
  readInt32,
  readIntOrString,
  readString,
  setNonEmpty,
  writeBool,
  writeInt32,
  writeIntOrString,
  writeList,
  writeMap,
  writeMessage,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeCondition, encodeCondition } from "../../../meta/v1/condition/protobuf.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";
import { decodeLoadBalancerStatus, encodeLoadBalancerStatus } from "../load-balancer-status/protobuf.js";

/** Protobuf form of Service (api-definitions/core/v1/service.yaml). */
export const serviceCodec = protobufCodec(encodeService, decodeService);

export function encodeService(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeServiceSpec);
  writeMessage(w, 3, o.status, encodeServiceStatus);
}

export function decodeService(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeServiceSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeServiceStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ServiceList (api-definitions/core/v1/service.yaml). */
export const serviceListCodec = listCodec(encodeService, decodeService, encodeListMeta, decodeListMeta);

export function encodeServiceSpec(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.ports, encodeServicePort);
  writeMap(w, 2, o.selector, writeString);
  writeString(w, 3, o.clusterIP);
  writeString(w, 4, o.type);
  writeList(w, 5, o.externalIPs, writeString);
  writeString(w, 7, o.sessionAffinity);
  writeString(w, 8, o.loadBalancerIP);
  writeList(w, 9, o.loadBalancerSourceRanges, writeString);
  writeString(w, 10, o.externalName);
  writeString(w, 11, o.externalTrafficPolicy);
  writeInt32(w, 12, o.healthCheckNodePort);
  writeBool(w, 13, o.publishNotReadyAddresses);
  if (o.sessionAffinityConfig != null) writeMessage(w, 14, o.sessionAffinityConfig, encodeSessionAffinityConfig);
  if (o.ipFamilyPolicy != null) writeString(w, 17, o.ipFamilyPolicy);
  writeList(w, 18, o.clusterIPs, writeString);
  writeList(w, 19, o.ipFamilies, writeString);
  if (o.allocateLoadBalancerNodePorts != null) writeBool(w, 20, o.allocateLoadBalancerNodePorts);
  if (o.loadBalancerClass != null) writeString(w, 21, o.loadBalancerClass);
  if (o.internalTrafficPolicy != null) writeString(w, 22, o.internalTrafficPolicy);
}

export function decodeServiceSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "ports", decodeServicePort);
        break;
      case 2:
        putEntry(r, o, "selector", readString, "");
        break;
      case 3:
        setNonEmpty(o, "clusterIP", readString(r));
        break;
      case 4:
        setNonEmpty(o, "type", readString(r));
        break;
      case 5:
        appendItem(r, o, "externalIPs", readString);
        break;
      case 7:
        setNonEmpty(o, "sessionAffinity", readString(r));
        break;
      case 8:
        setNonEmpty(o, "loadBalancerIP", readString(r));
        break;
      case 9:
        appendItem(r, o, "loadBalancerSourceRanges", readString);
        break;
      case 10:
        setNonEmpty(o, "externalName", readString(r));
        break;
      case 11:
        setNonEmpty(o, "externalTrafficPolicy", readString(r));
        break;
      case 12:
        setNonEmpty(o, "healthCheckNodePort", readInt32(r));
        break;
      case 13:
        setNonEmpty(o, "publishNotReadyAddresses", readBool(r));
        break;
      case 14:
        mergeMessage(r, o, "sessionAffinityConfig", decodeSessionAffinityConfig);
        break;
      case 17:
        o.ipFamilyPolicy = readString(r);
        break;
      case 18:
        appendItem(r, o, "clusterIPs", readString);
        break;
      case 19:
        appendItem(r, o, "ipFamilies", readString);
        break;
      case 20:
        o.allocateLoadBalancerNodePorts = readBool(r);
        break;
      case 21:
        o.loadBalancerClass = readString(r);
        break;
      case 22:
        o.internalTrafficPolicy = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeServiceStatus(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.loadBalancer, encodeLoadBalancerStatus);
  writeMessages(w, 2, o.conditions, encodeCondition);
}

export function decodeServiceStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "loadBalancer", decodeLoadBalancerStatus);
        break;
      case 2:
        appendMessage(r, o, "conditions", decodeCondition);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeServicePort(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeString(w, 2, o.protocol);
  writeInt32(w, 3, o.port);
  writeIntOrString(w, 4, o.targetPort);
  writeInt32(w, 5, o.nodePort);
  if (o.appProtocol != null) writeString(w, 6, o.appProtocol);
}

export function decodeServicePort(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "name", readString(r));
        break;
      case 2:
        setNonEmpty(o, "protocol", readString(r));
        break;
      case 3:
        o.port = readInt32(r);
        break;
      case 4:
        o.targetPort = readIntOrString(r);
        break;
      case 5:
        setNonEmpty(o, "nodePort", readInt32(r));
        break;
      case 6:
        o.appProtocol = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSessionAffinityConfig(w: Writer, o: JsonObject): void {
  if (o.clientIP != null) writeMessage(w, 1, o.clientIP, encodeClientIPConfig);
}

export function decodeSessionAffinityConfig(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "clientIP", decodeClientIPConfig);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeClientIPConfig(w: Writer, o: JsonObject): void {
  if (o.timeoutSeconds != null) writeInt32(w, 1, o.timeoutSeconds);
}

export function decodeClientIPConfig(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.timeoutSeconds = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}
