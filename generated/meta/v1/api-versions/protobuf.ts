// Generated from api-definitions/meta/v1/api-versions.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  protobufCodec,
  readString,
  writeList,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

/** Protobuf form of APIVersions (api-definitions/meta/v1/api-versions.yaml). */
export const apiVersionsCodec = protobufCodec(encodeAPIVersions, decodeAPIVersions);

export function encodeAPIVersions(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.versions, writeString);
  writeMessages(w, 2, o.serverAddressByClientCIDRs, encodeServerAddressByClientCIDR);
}

export function decodeAPIVersions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "versions", readString);
        break;
      case 2:
        appendMessage(r, o, "serverAddressByClientCIDRs", decodeServerAddressByClientCIDR);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeServerAddressByClientCIDR(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.clientCIDR);
  writeString(w, 2, o.serverAddress);
}

export function decodeServerAddressByClientCIDR(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.clientCIDR = readString(r);
        break;
      case 2:
        o.serverAddress = readString(r);
        break;
      default:
        r.skip();
    }
  }
}
