// Generated from api-definitions/core/v1/endpoints.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  readInt32,
  readString,
  setNonEmpty,
  writeInt32,
  writeMessage,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";
import { decodeObjectReference, encodeObjectReference } from "../references/protobuf.js";

/** Protobuf form of Endpoints (api-definitions/core/v1/endpoints.yaml). */
export const endpointsCodec = protobufCodec(encodeEndpoints, decodeEndpoints);

export function encodeEndpoints(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessages(w, 2, o.subsets, encodeEndpointSubset);
}

export function decodeEndpoints(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        appendMessage(r, o, "subsets", decodeEndpointSubset);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of EndpointsList (api-definitions/core/v1/endpoints.yaml). */
export const endpointsListCodec = listCodec(encodeEndpoints, decodeEndpoints, encodeListMeta, decodeListMeta);

export function encodeEndpointSubset(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.addresses, encodeEndpointAddress);
  writeMessages(w, 2, o.notReadyAddresses, encodeEndpointAddress);
  writeMessages(w, 3, o.ports, encodeEndpointPort);
}

export function decodeEndpointSubset(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "addresses", decodeEndpointAddress);
        break;
      case 2:
        appendMessage(r, o, "notReadyAddresses", decodeEndpointAddress);
        break;
      case 3:
        appendMessage(r, o, "ports", decodeEndpointPort);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeEndpointAddress(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.ip);
  if (o.targetRef != null) writeMessage(w, 2, o.targetRef, encodeObjectReference);
  writeString(w, 3, o.hostname);
  if (o.nodeName != null) writeString(w, 4, o.nodeName);
}

export function decodeEndpointAddress(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.ip = readString(r);
        break;
      case 2:
        mergeMessage(r, o, "targetRef", decodeObjectReference);
        break;
      case 3:
        setNonEmpty(o, "hostname", readString(r));
        break;
      case 4:
        o.nodeName = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeEndpointPort(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeInt32(w, 2, o.port);
  writeString(w, 3, o.protocol);
  if (o.appProtocol != null) writeString(w, 4, o.appProtocol);
}

export function decodeEndpointPort(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "name", readString(r));
        break;
      case 2:
        o.port = readInt32(r);
        break;
      case 3:
        setNonEmpty(o, "protocol", readString(r));
        break;
      case 4:
        o.appProtocol = readString(r);
        break;
      default:
        r.skip();
    }
  }
}
