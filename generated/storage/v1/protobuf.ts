// Generated from api-definitions/storage/v1. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  mergeMessage,
  protobufCodec,
  putEntry,
  readBool,
  readInt32,
  readInt64,
  readQuantity,
  readString,
  readTime,
  setNonEmpty,
  writeBool,
  writeInt32,
  writeInt64,
  writeList,
  writeMap,
  writeMessage,
  writeMessages,
  writeQuantity,
  writeString,
  writeTime,
} from "../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../runtime/definition/json.js";
import {
  decodePersistentVolumeSpec,
  decodeTopologySelectorTerm,
  encodePersistentVolumeSpec,
  encodeTopologySelectorTerm,
} from "../../core/v1/protobuf.js";
import {
  decodeLabelSelector,
  decodeListMeta,
  decodeObjectMeta,
  encodeLabelSelector,
  encodeListMeta,
  encodeObjectMeta,
} from "../../meta/v1/protobuf.js";

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
export const csiDriverListCodec = protobufCodec(encodeCSIDriverList, decodeCSIDriverList);

export function encodeCSIDriverList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeCSIDriver);
}

export function decodeCSIDriverList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeCSIDriver);
        break;
      default:
        r.skip();
    }
  }
}

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
export const csiNodeListCodec = protobufCodec(encodeCSINodeList, decodeCSINodeList);

export function encodeCSINodeList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeCSINode);
}

export function decodeCSINodeList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeCSINode);
        break;
      default:
        r.skip();
    }
  }
}

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
export const csiStorageCapacityListCodec = protobufCodec(encodeCSIStorageCapacityList, decodeCSIStorageCapacityList);

export function encodeCSIStorageCapacityList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeCSIStorageCapacity);
}

export function decodeCSIStorageCapacityList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeCSIStorageCapacity);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of StorageClass (api-definitions/storage/v1/storage-class.yaml). */
export const storageClassCodec = protobufCodec(encodeStorageClass, decodeStorageClass);

export function encodeStorageClass(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeString(w, 2, o.provisioner);
  writeMap(w, 3, o.parameters, writeString);
  if (o.reclaimPolicy != null) writeString(w, 4, o.reclaimPolicy);
  writeList(w, 5, o.mountOptions, writeString);
  if (o.allowVolumeExpansion != null) writeBool(w, 6, o.allowVolumeExpansion);
  if (o.volumeBindingMode != null) writeString(w, 7, o.volumeBindingMode);
  writeMessages(w, 8, o.allowedTopologies, encodeTopologySelectorTerm);
}

export function decodeStorageClass(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        o.provisioner = readString(r);
        break;
      case 3:
        putEntry(r, o, "parameters", readString, "");
        break;
      case 4:
        o.reclaimPolicy = readString(r);
        break;
      case 5:
        appendItem(r, o, "mountOptions", readString);
        break;
      case 6:
        o.allowVolumeExpansion = readBool(r);
        break;
      case 7:
        o.volumeBindingMode = readString(r);
        break;
      case 8:
        appendMessage(r, o, "allowedTopologies", decodeTopologySelectorTerm);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of StorageClassList (api-definitions/storage/v1/storage-class.yaml). */
export const storageClassListCodec = protobufCodec(encodeStorageClassList, decodeStorageClassList);

export function encodeStorageClassList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeStorageClass);
}

export function decodeStorageClassList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeStorageClass);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of VolumeAttachment (api-definitions/storage/v1/volume-attachment.yaml). */
export const volumeAttachmentCodec = protobufCodec(encodeVolumeAttachment, decodeVolumeAttachment);

export function encodeVolumeAttachment(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeVolumeAttachmentSpec);
  writeMessage(w, 3, o.status, encodeVolumeAttachmentStatus);
}

export function decodeVolumeAttachment(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeVolumeAttachmentSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeVolumeAttachmentStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of VolumeAttachmentList (api-definitions/storage/v1/volume-attachment.yaml). */
export const volumeAttachmentListCodec = protobufCodec(encodeVolumeAttachmentList, decodeVolumeAttachmentList);

export function encodeVolumeAttachmentList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeVolumeAttachment);
}

export function decodeVolumeAttachmentList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeVolumeAttachment);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeVolumeAttachmentSpec(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.attacher);
  writeMessage(w, 2, o.source, encodeVolumeAttachmentSource);
  writeString(w, 3, o.nodeName);
}

export function decodeVolumeAttachmentSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.attacher = readString(r);
        break;
      case 2:
        mergeMessage(r, o, "source", decodeVolumeAttachmentSource);
        break;
      case 3:
        o.nodeName = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeVolumeAttachmentStatus(w: Writer, o: JsonObject): void {
  writeBool(w, 1, o.attached);
  writeMap(w, 2, o.attachmentMetadata, writeString);
  if (o.attachError != null) writeMessage(w, 3, o.attachError, encodeVolumeError);
  if (o.detachError != null) writeMessage(w, 4, o.detachError, encodeVolumeError);
}

export function decodeVolumeAttachmentStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.attached = readBool(r);
        break;
      case 2:
        putEntry(r, o, "attachmentMetadata", readString, "");
        break;
      case 3:
        mergeMessage(r, o, "attachError", decodeVolumeError);
        break;
      case 4:
        mergeMessage(r, o, "detachError", decodeVolumeError);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeVolumeAttachmentSource(w: Writer, o: JsonObject): void {
  if (o.persistentVolumeName != null) writeString(w, 1, o.persistentVolumeName);
  if (o.inlineVolumeSpec != null) writeMessage(w, 2, o.inlineVolumeSpec, encodePersistentVolumeSpec);
}

export function decodeVolumeAttachmentSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.persistentVolumeName = readString(r);
        break;
      case 2:
        mergeMessage(r, o, "inlineVolumeSpec", decodePersistentVolumeSpec);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeVolumeError(w: Writer, o: JsonObject): void {
  writeTime(w, 1, o.time);
  writeString(w, 2, o.message);
}

export function decodeVolumeError(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.time = readTime(r);
        break;
      case 2:
        setNonEmpty(o, "message", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
