// Generated from api-definitions/core/v1/persistent-volume.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  listCodec,
  mergeMessage,
  protobufCodec,
  putEntry,
  readBool,
  readEmbedded,
  readInt32,
  readQuantity,
  readString,
  setNonEmpty,
  writeBool,
  writeInt32,
  writeList,
  writeMap,
  writeMessage,
  writeQuantity,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";
import { decodeObjectReference, decodeSecretReference, encodeObjectReference, encodeSecretReference } from "../references/protobuf.js";
import { decodeNodeSelector, encodeNodeSelector } from "../scheduling/protobuf.js";
import {
  decodeAWSElasticBlockStoreVolumeSource,
  decodeAzureDiskVolumeSource,
  decodeFCVolumeSource,
  decodeFlockerVolumeSource,
  decodeGCEPersistentDiskVolumeSource,
  decodeHostPathVolumeSource,
  decodeNFSVolumeSource,
  decodePhotonPersistentDiskVolumeSource,
  decodePortworxVolumeSource,
  decodeQuobyteVolumeSource,
  decodeVsphereVirtualDiskVolumeSource,
  encodeAWSElasticBlockStoreVolumeSource,
  encodeAzureDiskVolumeSource,
  encodeFCVolumeSource,
  encodeFlockerVolumeSource,
  encodeGCEPersistentDiskVolumeSource,
  encodeHostPathVolumeSource,
  encodeNFSVolumeSource,
  encodePhotonPersistentDiskVolumeSource,
  encodePortworxVolumeSource,
  encodeQuobyteVolumeSource,
  encodeVsphereVirtualDiskVolumeSource,
} from "../volume/protobuf.js";

/** Protobuf form of PersistentVolume (api-definitions/core/v1/persistent-volume.yaml). */
export const persistentVolumeCodec = protobufCodec(encodePersistentVolume, decodePersistentVolume);

export function encodePersistentVolume(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodePersistentVolumeSpec);
  writeMessage(w, 3, o.status, encodePersistentVolumeStatus);
}

export function decodePersistentVolume(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodePersistentVolumeSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodePersistentVolumeStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of PersistentVolumeList (api-definitions/core/v1/persistent-volume.yaml). */
export const persistentVolumeListCodec = listCodec(encodePersistentVolume, decodePersistentVolume, encodeListMeta, decodeListMeta);

export function encodePersistentVolumeStatus(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.phase);
  writeString(w, 2, o.message);
  writeString(w, 3, o.reason);
}

export function decodePersistentVolumeStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "phase", readString(r));
        break;
      case 2:
        setNonEmpty(o, "message", readString(r));
        break;
      case 3:
        setNonEmpty(o, "reason", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodePersistentVolumeSpec(w: Writer, o: JsonObject): void {
  writeMap(w, 1, o.capacity, writeQuantity);
  writeMessage(w, 2, o, encodePersistentVolumeSource);
  writeList(w, 3, o.accessModes, writeString);
  if (o.claimRef != null) writeMessage(w, 4, o.claimRef, encodeObjectReference);
  writeString(w, 5, o.persistentVolumeReclaimPolicy);
  writeString(w, 6, o.storageClassName);
  writeList(w, 7, o.mountOptions, writeString);
  if (o.volumeMode != null) writeString(w, 8, o.volumeMode);
  if (o.nodeAffinity != null) writeMessage(w, 9, o.nodeAffinity, encodeVolumeNodeAffinity);
}

export function decodePersistentVolumeSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        putEntry(r, o, "capacity", readQuantity, "0");
        break;
      case 2:
        readEmbedded(r, o, decodePersistentVolumeSource);
        break;
      case 3:
        appendItem(r, o, "accessModes", readString);
        break;
      case 4:
        mergeMessage(r, o, "claimRef", decodeObjectReference);
        break;
      case 5:
        setNonEmpty(o, "persistentVolumeReclaimPolicy", readString(r));
        break;
      case 6:
        setNonEmpty(o, "storageClassName", readString(r));
        break;
      case 7:
        appendItem(r, o, "mountOptions", readString);
        break;
      case 8:
        o.volumeMode = readString(r);
        break;
      case 9:
        mergeMessage(r, o, "nodeAffinity", decodeVolumeNodeAffinity);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePersistentVolumeSource(w: Writer, o: JsonObject): void {
  if (o.gcePersistentDisk != null) writeMessage(w, 1, o.gcePersistentDisk, encodeGCEPersistentDiskVolumeSource);
  if (o.awsElasticBlockStore != null) writeMessage(w, 2, o.awsElasticBlockStore, encodeAWSElasticBlockStoreVolumeSource);
  if (o.hostPath != null) writeMessage(w, 3, o.hostPath, encodeHostPathVolumeSource);
  if (o.glusterfs != null) writeMessage(w, 4, o.glusterfs, encodeGlusterfsPersistentVolumeSource);
  if (o.nfs != null) writeMessage(w, 5, o.nfs, encodeNFSVolumeSource);
  if (o.rbd != null) writeMessage(w, 6, o.rbd, encodeRBDPersistentVolumeSource);
  if (o.iscsi != null) writeMessage(w, 7, o.iscsi, encodeISCSIPersistentVolumeSource);
  if (o.cinder != null) writeMessage(w, 8, o.cinder, encodeCinderPersistentVolumeSource);
  if (o.cephfs != null) writeMessage(w, 9, o.cephfs, encodeCephFSPersistentVolumeSource);
  if (o.fc != null) writeMessage(w, 10, o.fc, encodeFCVolumeSource);
  if (o.flocker != null) writeMessage(w, 11, o.flocker, encodeFlockerVolumeSource);
  if (o.flexVolume != null) writeMessage(w, 12, o.flexVolume, encodeFlexPersistentVolumeSource);
  if (o.azureFile != null) writeMessage(w, 13, o.azureFile, encodeAzureFilePersistentVolumeSource);
  if (o.vsphereVolume != null) writeMessage(w, 14, o.vsphereVolume, encodeVsphereVirtualDiskVolumeSource);
  if (o.quobyte != null) writeMessage(w, 15, o.quobyte, encodeQuobyteVolumeSource);
  if (o.azureDisk != null) writeMessage(w, 16, o.azureDisk, encodeAzureDiskVolumeSource);
  if (o.photonPersistentDisk != null) writeMessage(w, 17, o.photonPersistentDisk, encodePhotonPersistentDiskVolumeSource);
  if (o.portworxVolume != null) writeMessage(w, 18, o.portworxVolume, encodePortworxVolumeSource);
  if (o.scaleIO != null) writeMessage(w, 19, o.scaleIO, encodeScaleIOPersistentVolumeSource);
  if (o.local != null) writeMessage(w, 20, o.local, encodeLocalVolumeSource);
  if (o.storageos != null) writeMessage(w, 21, o.storageos, encodeStorageOSPersistentVolumeSource);
  if (o.csi != null) writeMessage(w, 22, o.csi, encodeCSIPersistentVolumeSource);
}

export function decodePersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "gcePersistentDisk", decodeGCEPersistentDiskVolumeSource);
        break;
      case 2:
        mergeMessage(r, o, "awsElasticBlockStore", decodeAWSElasticBlockStoreVolumeSource);
        break;
      case 3:
        mergeMessage(r, o, "hostPath", decodeHostPathVolumeSource);
        break;
      case 4:
        mergeMessage(r, o, "glusterfs", decodeGlusterfsPersistentVolumeSource);
        break;
      case 5:
        mergeMessage(r, o, "nfs", decodeNFSVolumeSource);
        break;
      case 6:
        mergeMessage(r, o, "rbd", decodeRBDPersistentVolumeSource);
        break;
      case 7:
        mergeMessage(r, o, "iscsi", decodeISCSIPersistentVolumeSource);
        break;
      case 8:
        mergeMessage(r, o, "cinder", decodeCinderPersistentVolumeSource);
        break;
      case 9:
        mergeMessage(r, o, "cephfs", decodeCephFSPersistentVolumeSource);
        break;
      case 10:
        mergeMessage(r, o, "fc", decodeFCVolumeSource);
        break;
      case 11:
        mergeMessage(r, o, "flocker", decodeFlockerVolumeSource);
        break;
      case 12:
        mergeMessage(r, o, "flexVolume", decodeFlexPersistentVolumeSource);
        break;
      case 13:
        mergeMessage(r, o, "azureFile", decodeAzureFilePersistentVolumeSource);
        break;
      case 14:
        mergeMessage(r, o, "vsphereVolume", decodeVsphereVirtualDiskVolumeSource);
        break;
      case 15:
        mergeMessage(r, o, "quobyte", decodeQuobyteVolumeSource);
        break;
      case 16:
        mergeMessage(r, o, "azureDisk", decodeAzureDiskVolumeSource);
        break;
      case 17:
        mergeMessage(r, o, "photonPersistentDisk", decodePhotonPersistentDiskVolumeSource);
        break;
      case 18:
        mergeMessage(r, o, "portworxVolume", decodePortworxVolumeSource);
        break;
      case 19:
        mergeMessage(r, o, "scaleIO", decodeScaleIOPersistentVolumeSource);
        break;
      case 20:
        mergeMessage(r, o, "local", decodeLocalVolumeSource);
        break;
      case 21:
        mergeMessage(r, o, "storageos", decodeStorageOSPersistentVolumeSource);
        break;
      case 22:
        mergeMessage(r, o, "csi", decodeCSIPersistentVolumeSource);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeVolumeNodeAffinity(w: Writer, o: JsonObject): void {
  if (o.required != null) writeMessage(w, 1, o.required, encodeNodeSelector);
}

export function decodeVolumeNodeAffinity(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "required", decodeNodeSelector);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeLocalVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.path);
  if (o.fsType != null) writeString(w, 2, o.fsType);
}

export function decodeLocalVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.path = readString(r);
        break;
      case 2:
        o.fsType = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeGlusterfsPersistentVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.endpoints);
  writeString(w, 2, o.path);
  writeBool(w, 3, o.readOnly);
  if (o.endpointsNamespace != null) writeString(w, 4, o.endpointsNamespace);
}

export function decodeGlusterfsPersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.endpoints = readString(r);
        break;
      case 2:
        o.path = readString(r);
        break;
      case 3:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 4:
        o.endpointsNamespace = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeRBDPersistentVolumeSource(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.monitors, writeString);
  writeString(w, 2, o.image);
  writeString(w, 3, o.fsType);
  writeString(w, 4, o.pool);
  writeString(w, 5, o.user);
  writeString(w, 6, o.keyring);
  if (o.secretRef != null) writeMessage(w, 7, o.secretRef, encodeSecretReference);
  writeBool(w, 8, o.readOnly);
}

export function decodeRBDPersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "monitors", readString);
        break;
      case 2:
        o.image = readString(r);
        break;
      case 3:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 4:
        setNonEmpty(o, "pool", readString(r));
        break;
      case 5:
        setNonEmpty(o, "user", readString(r));
        break;
      case 6:
        setNonEmpty(o, "keyring", readString(r));
        break;
      case 7:
        mergeMessage(r, o, "secretRef", decodeSecretReference);
        break;
      case 8:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeISCSIPersistentVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.targetPortal);
  writeString(w, 2, o.iqn);
  writeInt32(w, 3, o.lun);
  writeString(w, 4, o.iscsiInterface);
  writeString(w, 5, o.fsType);
  writeBool(w, 6, o.readOnly);
  writeList(w, 7, o.portals, writeString);
  writeBool(w, 8, o.chapAuthDiscovery);
  if (o.secretRef != null) writeMessage(w, 10, o.secretRef, encodeSecretReference);
  writeBool(w, 11, o.chapAuthSession);
  if (o.initiatorName != null) writeString(w, 12, o.initiatorName);
}

export function decodeISCSIPersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.targetPortal = readString(r);
        break;
      case 2:
        o.iqn = readString(r);
        break;
      case 3:
        o.lun = readInt32(r);
        break;
      case 4:
        setNonEmpty(o, "iscsiInterface", readString(r));
        break;
      case 5:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 6:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 7:
        appendItem(r, o, "portals", readString);
        break;
      case 8:
        setNonEmpty(o, "chapAuthDiscovery", readBool(r));
        break;
      case 10:
        mergeMessage(r, o, "secretRef", decodeSecretReference);
        break;
      case 11:
        setNonEmpty(o, "chapAuthSession", readBool(r));
        break;
      case 12:
        o.initiatorName = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeCinderPersistentVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.volumeID);
  writeString(w, 2, o.fsType);
  writeBool(w, 3, o.readOnly);
  if (o.secretRef != null) writeMessage(w, 4, o.secretRef, encodeSecretReference);
}

export function decodeCinderPersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.volumeID = readString(r);
        break;
      case 2:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 3:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 4:
        mergeMessage(r, o, "secretRef", decodeSecretReference);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeCephFSPersistentVolumeSource(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.monitors, writeString);
  writeString(w, 2, o.path);
  writeString(w, 3, o.user);
  writeString(w, 4, o.secretFile);
  if (o.secretRef != null) writeMessage(w, 5, o.secretRef, encodeSecretReference);
  writeBool(w, 6, o.readOnly);
}

export function decodeCephFSPersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "monitors", readString);
        break;
      case 2:
        setNonEmpty(o, "path", readString(r));
        break;
      case 3:
        setNonEmpty(o, "user", readString(r));
        break;
      case 4:
        setNonEmpty(o, "secretFile", readString(r));
        break;
      case 5:
        mergeMessage(r, o, "secretRef", decodeSecretReference);
        break;
      case 6:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeFlexPersistentVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.driver);
  writeString(w, 2, o.fsType);
  if (o.secretRef != null) writeMessage(w, 3, o.secretRef, encodeSecretReference);
  writeBool(w, 4, o.readOnly);
  writeMap(w, 5, o.options, writeString);
}

export function decodeFlexPersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.driver = readString(r);
        break;
      case 2:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 3:
        mergeMessage(r, o, "secretRef", decodeSecretReference);
        break;
      case 4:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 5:
        putEntry(r, o, "options", readString, "");
        break;
      default:
        r.skip();
    }
  }
}

export function encodeAzureFilePersistentVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.secretName);
  writeString(w, 2, o.shareName);
  writeBool(w, 3, o.readOnly);
  if (o.secretNamespace != null) writeString(w, 4, o.secretNamespace);
}

export function decodeAzureFilePersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.secretName = readString(r);
        break;
      case 2:
        o.shareName = readString(r);
        break;
      case 3:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 4:
        o.secretNamespace = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeScaleIOPersistentVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.gateway);
  writeString(w, 2, o.system);
  if (o.secretRef != null) writeMessage(w, 3, o.secretRef, encodeSecretReference);
  writeBool(w, 4, o.sslEnabled);
  writeString(w, 5, o.protectionDomain);
  writeString(w, 6, o.storagePool);
  writeString(w, 7, o.storageMode);
  writeString(w, 8, o.volumeName);
  writeString(w, 9, o.fsType);
  writeBool(w, 10, o.readOnly);
}

export function decodeScaleIOPersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.gateway = readString(r);
        break;
      case 2:
        o.system = readString(r);
        break;
      case 3:
        mergeMessage(r, o, "secretRef", decodeSecretReference);
        break;
      case 4:
        setNonEmpty(o, "sslEnabled", readBool(r));
        break;
      case 5:
        setNonEmpty(o, "protectionDomain", readString(r));
        break;
      case 6:
        setNonEmpty(o, "storagePool", readString(r));
        break;
      case 7:
        setNonEmpty(o, "storageMode", readString(r));
        break;
      case 8:
        setNonEmpty(o, "volumeName", readString(r));
        break;
      case 9:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 10:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeStorageOSPersistentVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.volumeName);
  writeString(w, 2, o.volumeNamespace);
  writeString(w, 3, o.fsType);
  writeBool(w, 4, o.readOnly);
  if (o.secretRef != null) writeMessage(w, 5, o.secretRef, encodeObjectReference);
}

export function decodeStorageOSPersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "volumeName", readString(r));
        break;
      case 2:
        setNonEmpty(o, "volumeNamespace", readString(r));
        break;
      case 3:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 4:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 5:
        mergeMessage(r, o, "secretRef", decodeObjectReference);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeCSIPersistentVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.driver);
  writeString(w, 2, o.volumeHandle);
  writeBool(w, 3, o.readOnly);
  writeString(w, 4, o.fsType);
  writeMap(w, 5, o.volumeAttributes, writeString);
  if (o.controllerPublishSecretRef != null) writeMessage(w, 6, o.controllerPublishSecretRef, encodeSecretReference);
  if (o.nodeStageSecretRef != null) writeMessage(w, 7, o.nodeStageSecretRef, encodeSecretReference);
  if (o.nodePublishSecretRef != null) writeMessage(w, 8, o.nodePublishSecretRef, encodeSecretReference);
  if (o.controllerExpandSecretRef != null) writeMessage(w, 9, o.controllerExpandSecretRef, encodeSecretReference);
}

export function decodeCSIPersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.driver = readString(r);
        break;
      case 2:
        o.volumeHandle = readString(r);
        break;
      case 3:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 4:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 5:
        putEntry(r, o, "volumeAttributes", readString, "");
        break;
      case 6:
        mergeMessage(r, o, "controllerPublishSecretRef", decodeSecretReference);
        break;
      case 7:
        mergeMessage(r, o, "nodeStageSecretRef", decodeSecretReference);
        break;
      case 8:
        mergeMessage(r, o, "nodePublishSecretRef", decodeSecretReference);
        break;
      case 9:
        mergeMessage(r, o, "controllerExpandSecretRef", decodeSecretReference);
        break;
      default:
        r.skip();
    }
  }
}
