// Generated from api-definitions/meta/v1/api-group.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendMessage,
  mergeMessage,
  protobufCodec,
  readString,
  writeMessage,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeServerAddressByClientCIDR, encodeServerAddressByClientCIDR } from "../api-versions/protobuf.js";

/** Protobuf form of APIGroup (api-definitions/meta/v1/api-group.yaml). */
export const apiGroupCodec = protobufCodec(encodeAPIGroup, decodeAPIGroup);

export function encodeAPIGroup(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeMessages(w, 2, o.versions, encodeGroupVersionForDiscovery);
  writeMessage(w, 3, o.preferredVersion, encodeGroupVersionForDiscovery);
  writeMessages(w, 4, o.serverAddressByClientCIDRs, encodeServerAddressByClientCIDR);
}

export function decodeAPIGroup(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      case 2:
        appendMessage(r, o, "versions", decodeGroupVersionForDiscovery);
        break;
      case 3:
        mergeMessage(r, o, "preferredVersion", decodeGroupVersionForDiscovery);
        break;
      case 4:
        appendMessage(r, o, "serverAddressByClientCIDRs", decodeServerAddressByClientCIDR);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeGroupVersionForDiscovery(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.groupVersion);
  writeString(w, 2, o.version);
}

export function decodeGroupVersionForDiscovery(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.groupVersion = readString(r);
        break;
      case 2:
        o.version = readString(r);
        break;
      default:
        r.skip();
    }
  }
}
