// Generated from api-definitions/core/v1/persistent-volume-claim.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  putEntry,
  readQuantity,
  readString,
  readTime,
  setNonEmpty,
  writeList,
  writeMap,
  writeMessage,
  writeMessages,
  writeQuantity,
  writeString,
  writeTime,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeLabelSelector, encodeLabelSelector } from "../../../meta/v1/label-selector/protobuf.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";
import { decodeTypedLocalObjectReference, encodeTypedLocalObjectReference } from "../references/protobuf.js";
import { decodeResourceRequirements, encodeResourceRequirements } from "../resource-requirements/protobuf.js";

/** Protobuf form of PersistentVolumeClaim (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimCodec = protobufCodec(encodePersistentVolumeClaim, decodePersistentVolumeClaim);

export function encodePersistentVolumeClaim(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodePersistentVolumeClaimSpec);
  writeMessage(w, 3, o.status, encodePersistentVolumeClaimStatus);
}

export function decodePersistentVolumeClaim(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodePersistentVolumeClaimSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodePersistentVolumeClaimStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of PersistentVolumeClaimList (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimListCodec = listCodec(encodePersistentVolumeClaim, decodePersistentVolumeClaim, encodeListMeta, decodeListMeta);

export function encodePersistentVolumeClaimSpec(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.accessModes, writeString);
  writeMessage(w, 2, o.resources, encodeResourceRequirements);
  writeString(w, 3, o.volumeName);
  if (o.selector != null) writeMessage(w, 4, o.selector, encodeLabelSelector);
  if (o.storageClassName != null) writeString(w, 5, o.storageClassName);
  if (o.volumeMode != null) writeString(w, 6, o.volumeMode);
  if (o.dataSource != null) writeMessage(w, 7, o.dataSource, encodeTypedLocalObjectReference);
  if (o.dataSourceRef != null) writeMessage(w, 8, o.dataSourceRef, encodeTypedLocalObjectReference);
}

export function decodePersistentVolumeClaimSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "accessModes", readString);
        break;
      case 2:
        mergeMessage(r, o, "resources", decodeResourceRequirements);
        break;
      case 3:
        setNonEmpty(o, "volumeName", readString(r));
        break;
      case 4:
        mergeMessage(r, o, "selector", decodeLabelSelector);
        break;
      case 5:
        o.storageClassName = readString(r);
        break;
      case 6:
        o.volumeMode = readString(r);
        break;
      case 7:
        mergeMessage(r, o, "dataSource", decodeTypedLocalObjectReference);
        break;
      case 8:
        mergeMessage(r, o, "dataSourceRef", decodeTypedLocalObjectReference);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePersistentVolumeClaimStatus(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.phase);
  writeList(w, 2, o.accessModes, writeString);
  writeMap(w, 3, o.capacity, writeQuantity);
  writeMessages(w, 4, o.conditions, encodePersistentVolumeClaimCondition);
  writeMap(w, 5, o.allocatedResources, writeQuantity);
  if (o.resizeStatus != null) writeString(w, 6, o.resizeStatus);
}

export function decodePersistentVolumeClaimStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "phase", readString(r));
        break;
      case 2:
        appendItem(r, o, "accessModes", readString);
        break;
      case 3:
        putEntry(r, o, "capacity", readQuantity, "0");
        break;
      case 4:
        appendMessage(r, o, "conditions", decodePersistentVolumeClaimCondition);
        break;
      case 5:
        putEntry(r, o, "allocatedResources", readQuantity, "0");
        break;
      case 6:
        o.resizeStatus = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePersistentVolumeClaimCondition(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeString(w, 2, o.status);
  writeTime(w, 3, o.lastProbeTime);
  writeTime(w, 4, o.lastTransitionTime);
  writeString(w, 5, o.reason);
  writeString(w, 6, o.message);
}

export function decodePersistentVolumeClaimCondition(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        o.status = readString(r);
        break;
      case 3:
        o.lastProbeTime = readTime(r);
        break;
      case 4:
        o.lastTransitionTime = readTime(r);
        break;
      case 5:
        setNonEmpty(o, "reason", readString(r));
        break;
      case 6:
        setNonEmpty(o, "message", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
