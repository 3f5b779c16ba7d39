// Generated from api-definitions/storage/v1/csi-driver.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  readBool,
  readInt64,
  readString,
  writeBool,
  writeInt64,
  writeList,
  writeMessage,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of CSIDriver (api-definitions/storage/v1/csi-driver.yaml). */
export const csiDriverCodec = protobufCodec(encodeCSIDriver, decodeCSIDriver);

export function encodeCSIDriver(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeCSIDriverSpec);
}

export function decodeCSIDriver(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeCSIDriverSpec);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of CSIDriverList (api-definitions/storage/v1/csi-driver.yaml). */
export const csiDriverListCodec = listCodec(encodeCSIDriver, decodeCSIDriver, encodeListMeta, decodeListMeta);

export function encodeCSIDriverSpec(w: Writer, o: JsonObject): void {
  if (o.attachRequired != null) writeBool(w, 1, o.attachRequired);
  if (o.podInfoOnMount != null) writeBool(w, 2, o.podInfoOnMount);
  writeList(w, 3, o.volumeLifecycleModes, writeString);
  if (o.storageCapacity != null) writeBool(w, 4, o.storageCapacity);
  if (o.fsGroupPolicy != null) writeString(w, 5, o.fsGroupPolicy);
  writeMessages(w, 6, o.tokenRequests, encodeTokenRequest);
  if (o.requiresRepublish != null) writeBool(w, 7, o.requiresRepublish);
}

export function decodeCSIDriverSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.attachRequired = readBool(r);
        break;
      case 2:
        o.podInfoOnMount = readBool(r);
        break;
      case 3:
        appendItem(r, o, "volumeLifecycleModes", readString);
        break;
      case 4:
        o.storageCapacity = readBool(r);
        break;
      case 5:
        o.fsGroupPolicy = readString(r);
        break;
      case 6:
        appendMessage(r, o, "tokenRequests", decodeTokenRequest);
        break;
      case 7:
        o.requiresRepublish = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeTokenRequest(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.audience);
  if (o.expirationSeconds != null) writeInt64(w, 2, o.expirationSeconds);
}

export function decodeTokenRequest(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.audience = readString(r);
        break;
      case 2:
        o.expirationSeconds = readInt64(r);
        break;
      default:
        r.skip();
    }
  }
}
