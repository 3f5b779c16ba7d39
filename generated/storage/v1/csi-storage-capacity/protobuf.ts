// Generated from api-definitions/storage/v1/csi-storage-capacity.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  listCodec,
  mergeMessage,
  protobufCodec,
  readQuantity,
  readString,
  writeMessage,
  writeQuantity,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeLabelSelector, encodeLabelSelector } from "../../../meta/v1/label-selector/protobuf.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of CSIStorageCapacity (api-definitions/storage/v1/csi-storage-capacity.yaml). */
export const csiStorageCapacityCodec = protobufCodec(encodeCSIStorageCapacity, decodeCSIStorageCapacity);

export function encodeCSIStorageCapacity(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  if (o.nodeTopology != null) writeMessage(w, 2, o.nodeTopology, encodeLabelSelector);
  writeString(w, 3, o.storageClassName);
  if (o.capacity != null) writeQuantity(w, 4, o.capacity);
  if (o.maximumVolumeSize != null) writeQuantity(w, 5, o.maximumVolumeSize);
}

export function decodeCSIStorageCapacity(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "nodeTopology", decodeLabelSelector);
        break;
      case 3:
        o.storageClassName = readString(r);
        break;
      case 4:
        o.capacity = readQuantity(r);
        break;
      case 5:
        o.maximumVolumeSize = readQuantity(r);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of CSIStorageCapacityList (api-definitions/storage/v1/csi-storage-capacity.yaml). */
export const csiStorageCapacityListCodec = listCodec(encodeCSIStorageCapacity, decodeCSIStorageCapacity, encodeListMeta, decodeListMeta);
