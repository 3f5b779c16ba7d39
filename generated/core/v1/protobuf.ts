// Generated from api-definitions/core/v1. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  mergeMessage,
  protobufCodec,
  putEntry,
  readBool,
  readBytes,
  readQuantity,
  readString,
  readTime,
  setNonEmpty,
  writeBool,
  writeBytes,
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
  decodeLabelSelector,
  decodeListMeta,
  decodeObjectMeta,
  encodeLabelSelector,
  encodeListMeta,
  encodeObjectMeta,
} from "../../meta/v1/protobuf.js";
/** Protobuf form of ConfigMapList (api-definitions/core/v1/config-map.yaml). */
export const configMapListCodec = protobufCodec(encodeConfigMapList, decodeConfigMapList);

export function encodeConfigMapList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeConfigMap);
}

export function decodeConfigMapList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeConfigMap);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ConfigMap (api-definitions/core/v1/config-map.yaml). */
export const configMapCodec = protobufCodec(encodeConfigMap, decodeConfigMap);

export function encodeConfigMap(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMap(w, 2, o.data, writeString);
  writeMap(w, 3, o.binaryData, writeBytes);
  if (o.immutable != null) writeBool(w, 4, o.immutable);
}

export function decodeConfigMap(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        putEntry(r, o, "data", readString, "");
        break;
      case 3:
        putEntry(r, o, "binaryData", readBytes, "");
        break;
      case 4:
        o.immutable = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of NamespaceList (api-definitions/core/v1/namespace.yaml). */
export const namespaceListCodec = protobufCodec(encodeNamespaceList, decodeNamespaceList);

export function encodeNamespaceList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeNamespace);
}

export function decodeNamespaceList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeNamespace);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of Namespace (api-definitions/core/v1/namespace.yaml). */
export const namespaceCodec = protobufCodec(encodeNamespace, decodeNamespace);

export function encodeNamespace(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeNamespaceSpec);
  writeMessage(w, 3, o.status, encodeNamespaceStatus);
}

export function decodeNamespace(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeNamespaceSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeNamespaceStatus);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNamespaceSpec(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.finalizers, writeString);
}

export function decodeNamespaceSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "finalizers", readString);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNamespaceStatus(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.phase);
  writeMessages(w, 2, o.conditions, encodeNamespaceCondition);
}

export function decodeNamespaceStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "phase", readString(r));
        break;
      case 2:
        appendMessage(r, o, "conditions", decodeNamespaceCondition);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNamespaceCondition(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeString(w, 2, o.status);
  writeTime(w, 4, o.lastTransitionTime);
  writeString(w, 5, o.reason);
  writeString(w, 6, o.message);
}

export function decodeNamespaceCondition(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        o.status = readString(r);
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

/** Protobuf form of PersistentVolumeClaimList (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimListCodec = protobufCodec(encodePersistentVolumeClaimList, decodePersistentVolumeClaimList);

export function encodePersistentVolumeClaimList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodePersistentVolumeClaim);
}

export function decodePersistentVolumeClaimList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodePersistentVolumeClaim);
        break;
      default:
        r.skip();
    }
  }
}

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

export function encodeLocalObjectReference(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
}

export function decodeLocalObjectReference(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "name", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeTypedLocalObjectReference(w: Writer, o: JsonObject): void {
  if (o.apiGroup != null) writeString(w, 1, o.apiGroup);
  writeString(w, 2, o.kind);
  writeString(w, 3, o.name);
}

export function decodeTypedLocalObjectReference(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.apiGroup = readString(r);
        break;
      case 2:
        o.kind = readString(r);
        break;
      case 3:
        o.name = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeObjectReference(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.kind);
  writeString(w, 2, o.namespace);
  writeString(w, 3, o.name);
  writeString(w, 4, o.uid);
  writeString(w, 5, o.apiVersion);
  writeString(w, 6, o.resourceVersion);
  writeString(w, 7, o.fieldPath);
}

export function decodeObjectReference(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "kind", readString(r));
        break;
      case 2:
        setNonEmpty(o, "namespace", readString(r));
        break;
      case 3:
        setNonEmpty(o, "name", readString(r));
        break;
      case 4:
        setNonEmpty(o, "uid", readString(r));
        break;
      case 5:
        setNonEmpty(o, "apiVersion", readString(r));
        break;
      case 6:
        setNonEmpty(o, "resourceVersion", readString(r));
        break;
      case 7:
        setNonEmpty(o, "fieldPath", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSecretReference(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeString(w, 2, o.namespace);
}

export function decodeSecretReference(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "name", readString(r));
        break;
      case 2:
        setNonEmpty(o, "namespace", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeResourceRequirements(w: Writer, o: JsonObject): void {
  writeMap(w, 1, o.limits, writeQuantity);
  writeMap(w, 2, o.requests, writeQuantity);
}

export function decodeResourceRequirements(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        putEntry(r, o, "limits", readQuantity, "0");
        break;
      case 2:
        putEntry(r, o, "requests", readQuantity, "0");
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of SecretList (api-definitions/core/v1/secret.yaml). */
export const secretListCodec = protobufCodec(encodeSecretList, decodeSecretList);

export function encodeSecretList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeSecret);
}

export function decodeSecretList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeSecret);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of Secret (api-definitions/core/v1/secret.yaml). */
export const secretCodec = protobufCodec(encodeSecret, decodeSecret);

export function encodeSecret(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMap(w, 2, o.data, writeBytes);
  writeString(w, 3, o.type);
  writeMap(w, 4, o.stringData, writeString);
  if (o.immutable != null) writeBool(w, 5, o.immutable);
}

export function decodeSecret(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        putEntry(r, o, "data", readBytes, "");
        break;
      case 3:
        setNonEmpty(o, "type", readString(r));
        break;
      case 4:
        putEntry(r, o, "stringData", readString, "");
        break;
      case 5:
        o.immutable = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}
