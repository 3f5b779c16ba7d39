// Generated from api-definitions/storage/v1/csi-node.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  readInt32,
  readString,
  writeInt32,
  writeList,
  writeMessage,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of CSINode (api-definitions/storage/v1/csi-node.yaml). */
export const csiNodeCodec = protobufCodec(encodeCSINode, decodeCSINode);

export function encodeCSINode(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeCSINodeSpec);
}

export function decodeCSINode(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeCSINodeSpec);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of CSINodeList (api-definitions/storage/v1/csi-node.yaml). */
export const csiNodeListCodec = listCodec(encodeCSINode, decodeCSINode, encodeListMeta, decodeListMeta);

export function encodeCSINodeSpec(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.drivers, encodeCSINodeDriver);
}

export function decodeCSINodeSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "drivers", decodeCSINodeDriver);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeCSINodeDriver(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeString(w, 2, o.nodeID);
  writeList(w, 3, o.topologyKeys, writeString);
  if (o.allocatable != null) writeMessage(w, 4, o.allocatable, encodeVolumeNodeResources);
}

export function decodeCSINodeDriver(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      case 2:
        o.nodeID = readString(r);
        break;
      case 3:
        appendItem(r, o, "topologyKeys", readString);
        break;
      case 4:
        mergeMessage(r, o, "allocatable", decodeVolumeNodeResources);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeVolumeNodeResources(w: Writer, o: JsonObject): void {
  if (o.count != null) writeInt32(w, 1, o.count);
}

export function decodeVolumeNodeResources(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.count = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}
