// Generated from api-definitions/discovery/v1/endpoint-slice.yaml. Do not edit.
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
  readString,
  writeBool,
  writeInt32,
  writeList,
  writeMap,
  writeMessage,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeObjectReference, encodeObjectReference } from "../../../core/v1/references/protobuf.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of EndpointSlice (api-definitions/discovery/v1/endpoint-slice.yaml). */
export const endpointSliceCodec = protobufCodec(encodeEndpointSlice, decodeEndpointSlice);

export function encodeEndpointSlice(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessages(w, 2, o.endpoints, encodeEndpoint);
  writeMessages(w, 3, o.ports, encodeEndpointPort);
  writeString(w, 4, o.addressType);
}

export function decodeEndpointSlice(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        appendMessage(r, o, "endpoints", decodeEndpoint);
        break;
      case 3:
        appendMessage(r, o, "ports", decodeEndpointPort);
        break;
      case 4:
        o.addressType = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of EndpointSliceList (api-definitions/discovery/v1/endpoint-slice.yaml). */
export const endpointSliceListCodec = listCodec(encodeEndpointSlice, decodeEndpointSlice, encodeListMeta, decodeListMeta);

export function encodeEndpoint(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.addresses, writeString);
  writeMessage(w, 2, o.conditions, encodeEndpointConditions);
  if (o.hostname != null) writeString(w, 3, o.hostname);
  if (o.targetRef != null) writeMessage(w, 4, o.targetRef, encodeObjectReference);
  writeMap(w, 5, o.deprecatedTopology, writeString);
  if (o.nodeName != null) writeString(w, 6, o.nodeName);
  if (o.zone != null) writeString(w, 7, o.zone);
  if (o.hints != null) writeMessage(w, 8, o.hints, encodeEndpointHints);
}

export function decodeEndpoint(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "addresses", readString);
        break;
      case 2:
        mergeMessage(r, o, "conditions", decodeEndpointConditions);
        break;
      case 3:
        o.hostname = readString(r);
        break;
      case 4:
        mergeMessage(r, o, "targetRef", decodeObjectReference);
        break;
      case 5:
        putEntry(r, o, "deprecatedTopology", readString, "");
        break;
      case 6:
        o.nodeName = readString(r);
        break;
      case 7:
        o.zone = readString(r);
        break;
      case 8:
        mergeMessage(r, o, "hints", decodeEndpointHints);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeEndpointConditions(w: Writer, o: JsonObject): void {
  if (o.ready != null) writeBool(w, 1, o.ready);
  if (o.serving != null) writeBool(w, 2, o.serving);
  if (o.terminating != null) writeBool(w, 3, o.terminating);
}

export function decodeEndpointConditions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.ready = readBool(r);
        break;
      case 2:
        o.serving = readBool(r);
        break;
      case 3:
        o.terminating = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeEndpointHints(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.forZones, encodeForZone);
}

export function decodeEndpointHints(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "forZones", decodeForZone);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeForZone(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
}

export function decodeForZone(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeEndpointPort(w: Writer, o: JsonObject): void {
  if (o.name != null) writeString(w, 1, o.name);
  if (o.protocol != null) writeString(w, 2, o.protocol);
  if (o.port != null) writeInt32(w, 3, o.port);
  if (o.appProtocol != null) writeString(w, 4, o.appProtocol);
}

export function decodeEndpointPort(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      case 2:
        o.protocol = readString(r);
        break;
      case 3:
        o.port = readInt32(r);
        break;
      case 4:
        o.appProtocol = readString(r);
        break;
      default:
        r.skip();
    }
  }
}
