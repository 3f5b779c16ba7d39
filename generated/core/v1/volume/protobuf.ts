// Generated from api-definitions/core/v1/volume.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  mergeMessage,
  putEntry,
  readBool,
  readEmbedded,
  readInt32,
  readInt64,
  readQuantity,
  readString,
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
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeObjectMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";
import {
  decodeObjectFieldSelector,
  decodeResourceFieldSelector,
  encodeObjectFieldSelector,
  encodeResourceFieldSelector,
} from "../field-selectors/protobuf.js";
import { decodePersistentVolumeClaimSpec, encodePersistentVolumeClaimSpec } from "../persistent-volume-claim/protobuf.js";
import { decodeLocalObjectReference, encodeLocalObjectReference } from "../references/protobuf.js";

export function encodeVolume(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeMessage(w, 2, o, encodeVolumeSource);
}

export function decodeVolume(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      case 2:
        readEmbedded(r, o, decodeVolumeSource);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeVolumeSource(w: Writer, o: JsonObject): void {
  if (o.hostPath != null) writeMessage(w, 1, o.hostPath, encodeHostPathVolumeSource);
  if (o.emptyDir != null) writeMessage(w, 2, o.emptyDir, encodeEmptyDirVolumeSource);
  if (o.gcePersistentDisk != null) writeMessage(w, 3, o.gcePersistentDisk, encodeGCEPersistentDiskVolumeSource);
  if (o.awsElasticBlockStore != null) writeMessage(w, 4, o.awsElasticBlockStore, encodeAWSElasticBlockStoreVolumeSource);
  if (o.gitRepo != null) writeMessage(w, 5, o.gitRepo, encodeGitRepoVolumeSource);
  if (o.secret != null) writeMessage(w, 6, o.secret, encodeSecretVolumeSource);
  if (o.nfs != null) writeMessage(w, 7, o.nfs, encodeNFSVolumeSource);
  if (o.iscsi != null) writeMessage(w, 8, o.iscsi, encodeISCSIVolumeSource);
  if (o.glusterfs != null) writeMessage(w, 9, o.glusterfs, encodeGlusterfsVolumeSource);
  if (o.persistentVolumeClaim != null) writeMessage(w, 10, o.persistentVolumeClaim, encodePersistentVolumeClaimVolumeSource);
  if (o.rbd != null) writeMessage(w, 11, o.rbd, encodeRBDVolumeSource);
  if (o.flexVolume != null) writeMessage(w, 12, o.flexVolume, encodeFlexVolumeSource);
  if (o.cinder != null) writeMessage(w, 13, o.cinder, encodeCinderVolumeSource);
  if (o.cephfs != null) writeMessage(w, 14, o.cephfs, encodeCephFSVolumeSource);
  if (o.flocker != null) writeMessage(w, 15, o.flocker, encodeFlockerVolumeSource);
  if (o.downwardAPI != null) writeMessage(w, 16, o.downwardAPI, encodeDownwardAPIVolumeSource);
  if (o.fc != null) writeMessage(w, 17, o.fc, encodeFCVolumeSource);
  if (o.azureFile != null) writeMessage(w, 18, o.azureFile, encodeAzureFileVolumeSource);
  if (o.configMap != null) writeMessage(w, 19, o.configMap, encodeConfigMapVolumeSource);
  if (o.vsphereVolume != null) writeMessage(w, 20, o.vsphereVolume, encodeVsphereVirtualDiskVolumeSource);
  if (o.quobyte != null) writeMessage(w, 21, o.quobyte, encodeQuobyteVolumeSource);
  if (o.azureDisk != null) writeMessage(w, 22, o.azureDisk, encodeAzureDiskVolumeSource);
  if (o.photonPersistentDisk != null) writeMessage(w, 23, o.photonPersistentDisk, encodePhotonPersistentDiskVolumeSource);
  if (o.portworxVolume != null) writeMessage(w, 24, o.portworxVolume, encodePortworxVolumeSource);
  if (o.scaleIO != null) writeMessage(w, 25, o.scaleIO, encodeScaleIOVolumeSource);
  if (o.projected != null) writeMessage(w, 26, o.projected, encodeProjectedVolumeSource);
  if (o.storageos != null) writeMessage(w, 27, o.storageos, encodeStorageOSVolumeSource);
  if (o.csi != null) writeMessage(w, 28, o.csi, encodeCSIVolumeSource);
  if (o.ephemeral != null) writeMessage(w, 29, o.ephemeral, encodeEphemeralVolumeSource);
}

export function decodeVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "hostPath", decodeHostPathVolumeSource);
        break;
      case 2:
        mergeMessage(r, o, "emptyDir", decodeEmptyDirVolumeSource);
        break;
      case 3:
        mergeMessage(r, o, "gcePersistentDisk", decodeGCEPersistentDiskVolumeSource);
        break;
      case 4:
        mergeMessage(r, o, "awsElasticBlockStore", decodeAWSElasticBlockStoreVolumeSource);
        break;
      case 5:
        mergeMessage(r, o, "gitRepo", decodeGitRepoVolumeSource);
        break;
      case 6:
        mergeMessage(r, o, "secret", decodeSecretVolumeSource);
        break;
      case 7:
        mergeMessage(r, o, "nfs", decodeNFSVolumeSource);
        break;
      case 8:
        mergeMessage(r, o, "iscsi", decodeISCSIVolumeSource);
        break;
      case 9:
        mergeMessage(r, o, "glusterfs", decodeGlusterfsVolumeSource);
        break;
      case 10:
        mergeMessage(r, o, "persistentVolumeClaim", decodePersistentVolumeClaimVolumeSource);
        break;
      case 11:
        mergeMessage(r, o, "rbd", decodeRBDVolumeSource);
        break;
      case 12:
        mergeMessage(r, o, "flexVolume", decodeFlexVolumeSource);
        break;
      case 13:
        mergeMessage(r, o, "cinder", decodeCinderVolumeSource);
        break;
      case 14:
        mergeMessage(r, o, "cephfs", decodeCephFSVolumeSource);
        break;
      case 15:
        mergeMessage(r, o, "flocker", decodeFlockerVolumeSource);
        break;
      case 16:
        mergeMessage(r, o, "downwardAPI", decodeDownwardAPIVolumeSource);
        break;
      case 17:
        mergeMessage(r, o, "fc", decodeFCVolumeSource);
        break;
      case 18:
        mergeMessage(r, o, "azureFile", decodeAzureFileVolumeSource);
        break;
      case 19:
        mergeMessage(r, o, "configMap", decodeConfigMapVolumeSource);
        break;
      case 20:
        mergeMessage(r, o, "vsphereVolume", decodeVsphereVirtualDiskVolumeSource);
        break;
      case 21:
        mergeMessage(r, o, "quobyte", decodeQuobyteVolumeSource);
        break;
      case 22:
        mergeMessage(r, o, "azureDisk", decodeAzureDiskVolumeSource);
        break;
      case 23:
        mergeMessage(r, o, "photonPersistentDisk", decodePhotonPersistentDiskVolumeSource);
        break;
      case 24:
        mergeMessage(r, o, "portworxVolume", decodePortworxVolumeSource);
        break;
      case 25:
        mergeMessage(r, o, "scaleIO", decodeScaleIOVolumeSource);
        break;
      case 26:
        mergeMessage(r, o, "projected", decodeProjectedVolumeSource);
        break;
      case 27:
        mergeMessage(r, o, "storageos", decodeStorageOSVolumeSource);
        break;
      case 28:
        mergeMessage(r, o, "csi", decodeCSIVolumeSource);
        break;
      case 29:
        mergeMessage(r, o, "ephemeral", decodeEphemeralVolumeSource);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeHostPathVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.path);
  if (o.type != null) writeString(w, 2, o.type);
}

export function decodeHostPathVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.path = readString(r);
        break;
      case 2:
        o.type = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeEmptyDirVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.medium);
  if (o.sizeLimit != null) writeQuantity(w, 2, o.sizeLimit);
}

export function decodeEmptyDirVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "medium", readString(r));
        break;
      case 2:
        o.sizeLimit = readQuantity(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeGCEPersistentDiskVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.pdName);
  writeString(w, 2, o.fsType);
  writeInt32(w, 3, o.partition);
  writeBool(w, 4, o.readOnly);
}

export function decodeGCEPersistentDiskVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.pdName = readString(r);
        break;
      case 2:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 3:
        setNonEmpty(o, "partition", readInt32(r));
        break;
      case 4:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeAWSElasticBlockStoreVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.volumeID);
  writeString(w, 2, o.fsType);
  writeInt32(w, 3, o.partition);
  writeBool(w, 4, o.readOnly);
}

export function decodeAWSElasticBlockStoreVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.volumeID = readString(r);
        break;
      case 2:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 3:
        setNonEmpty(o, "partition", readInt32(r));
        break;
      case 4:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeGitRepoVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.repository);
  writeString(w, 2, o.revision);
  writeString(w, 3, o.directory);
}

export function decodeGitRepoVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.repository = readString(r);
        break;
      case 2:
        setNonEmpty(o, "revision", readString(r));
        break;
      case 3:
        setNonEmpty(o, "directory", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSecretVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.secretName);
  writeMessages(w, 2, o.items, encodeKeyToPath);
  if (o.defaultMode != null) writeInt32(w, 3, o.defaultMode);
  if (o.optional != null) writeBool(w, 4, o.optional);
}

export function decodeSecretVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "secretName", readString(r));
        break;
      case 2:
        appendMessage(r, o, "items", decodeKeyToPath);
        break;
      case 3:
        o.defaultMode = readInt32(r);
        break;
      case 4:
        o.optional = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNFSVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.server);
  writeString(w, 2, o.path);
  writeBool(w, 3, o.readOnly);
}

export function decodeNFSVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.server = readString(r);
        break;
      case 2:
        o.path = readString(r);
        break;
      case 3:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeISCSIVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.targetPortal);
  writeString(w, 2, o.iqn);
  writeInt32(w, 3, o.lun);
  writeString(w, 4, o.iscsiInterface);
  writeString(w, 5, o.fsType);
  writeBool(w, 6, o.readOnly);
  writeList(w, 7, o.portals, writeString);
  writeBool(w, 8, o.chapAuthDiscovery);
  if (o.secretRef != null) writeMessage(w, 10, o.secretRef, encodeLocalObjectReference);
  writeBool(w, 11, o.chapAuthSession);
  if (o.initiatorName != null) writeString(w, 12, o.initiatorName);
}

export function decodeISCSIVolumeSource(r: MessageReader, o: JsonObject): void {
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
        mergeMessage(r, o, "secretRef", decodeLocalObjectReference);
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

export function encodeGlusterfsVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.endpoints);
  writeString(w, 2, o.path);
  writeBool(w, 3, o.readOnly);
}

export function decodeGlusterfsVolumeSource(r: MessageReader, o: JsonObject): void {
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
      default:
        r.skip();
    }
  }
}

export function encodePersistentVolumeClaimVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.claimName);
  writeBool(w, 2, o.readOnly);
}

export function decodePersistentVolumeClaimVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.claimName = readString(r);
        break;
      case 2:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeRBDVolumeSource(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.monitors, writeString);
  writeString(w, 2, o.image);
  writeString(w, 3, o.fsType);
  writeString(w, 4, o.pool);
  writeString(w, 5, o.user);
  writeString(w, 6, o.keyring);
  if (o.secretRef != null) writeMessage(w, 7, o.secretRef, encodeLocalObjectReference);
  writeBool(w, 8, o.readOnly);
}

export function decodeRBDVolumeSource(r: MessageReader, o: JsonObject): void {
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
        mergeMessage(r, o, "secretRef", decodeLocalObjectReference);
        break;
      case 8:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeFlexVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.driver);
  writeString(w, 2, o.fsType);
  if (o.secretRef != null) writeMessage(w, 3, o.secretRef, encodeLocalObjectReference);
  writeBool(w, 4, o.readOnly);
  writeMap(w, 5, o.options, writeString);
}

export function decodeFlexVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.driver = readString(r);
        break;
      case 2:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 3:
        mergeMessage(r, o, "secretRef", decodeLocalObjectReference);
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

export function encodeCinderVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.volumeID);
  writeString(w, 2, o.fsType);
  writeBool(w, 3, o.readOnly);
  if (o.secretRef != null) writeMessage(w, 4, o.secretRef, encodeLocalObjectReference);
}

export function decodeCinderVolumeSource(r: MessageReader, o: JsonObject): void {
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
        mergeMessage(r, o, "secretRef", decodeLocalObjectReference);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeCephFSVolumeSource(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.monitors, writeString);
  writeString(w, 2, o.path);
  writeString(w, 3, o.user);
  writeString(w, 4, o.secretFile);
  if (o.secretRef != null) writeMessage(w, 5, o.secretRef, encodeLocalObjectReference);
  writeBool(w, 6, o.readOnly);
}

export function decodeCephFSVolumeSource(r: MessageReader, o: JsonObject): void {
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
        mergeMessage(r, o, "secretRef", decodeLocalObjectReference);
        break;
      case 6:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeFlockerVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.datasetName);
  writeString(w, 2, o.datasetUUID);
}

export function decodeFlockerVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "datasetName", readString(r));
        break;
      case 2:
        setNonEmpty(o, "datasetUUID", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeDownwardAPIVolumeSource(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.items, encodeDownwardAPIVolumeFile);
  if (o.defaultMode != null) writeInt32(w, 2, o.defaultMode);
}

export function decodeDownwardAPIVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "items", decodeDownwardAPIVolumeFile);
        break;
      case 2:
        o.defaultMode = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeFCVolumeSource(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.targetWWNs, writeString);
  if (o.lun != null) writeInt32(w, 2, o.lun);
  writeString(w, 3, o.fsType);
  writeBool(w, 4, o.readOnly);
  writeList(w, 5, o.wwids, writeString);
}

export function decodeFCVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "targetWWNs", readString);
        break;
      case 2:
        o.lun = readInt32(r);
        break;
      case 3:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 4:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 5:
        appendItem(r, o, "wwids", readString);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeAzureFileVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.secretName);
  writeString(w, 2, o.shareName);
  writeBool(w, 3, o.readOnly);
}

export function decodeAzureFileVolumeSource(r: MessageReader, o: JsonObject): void {
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
      default:
        r.skip();
    }
  }
}

export function encodeConfigMapVolumeSource(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o, encodeLocalObjectReference);
  writeMessages(w, 2, o.items, encodeKeyToPath);
  if (o.defaultMode != null) writeInt32(w, 3, o.defaultMode);
  if (o.optional != null) writeBool(w, 4, o.optional);
}

export function decodeConfigMapVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        readEmbedded(r, o, decodeLocalObjectReference);
        break;
      case 2:
        appendMessage(r, o, "items", decodeKeyToPath);
        break;
      case 3:
        o.defaultMode = readInt32(r);
        break;
      case 4:
        o.optional = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeVsphereVirtualDiskVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.volumePath);
  writeString(w, 2, o.fsType);
  writeString(w, 3, o.storagePolicyName);
  writeString(w, 4, o.storagePolicyID);
}

export function decodeVsphereVirtualDiskVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.volumePath = readString(r);
        break;
      case 2:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 3:
        setNonEmpty(o, "storagePolicyName", readString(r));
        break;
      case 4:
        setNonEmpty(o, "storagePolicyID", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeQuobyteVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.registry);
  writeString(w, 2, o.volume);
  writeBool(w, 3, o.readOnly);
  writeString(w, 4, o.user);
  writeString(w, 5, o.group);
  writeString(w, 6, o.tenant);
}

export function decodeQuobyteVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.registry = readString(r);
        break;
      case 2:
        o.volume = readString(r);
        break;
      case 3:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 4:
        setNonEmpty(o, "user", readString(r));
        break;
      case 5:
        setNonEmpty(o, "group", readString(r));
        break;
      case 6:
        setNonEmpty(o, "tenant", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeAzureDiskVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.diskName);
  writeString(w, 2, o.diskURI);
  if (o.cachingMode != null) writeString(w, 3, o.cachingMode);
  if (o.fsType != null) writeString(w, 4, o.fsType);
  if (o.readOnly != null) writeBool(w, 5, o.readOnly);
  if (o.kind != null) writeString(w, 6, o.kind);
}

export function decodeAzureDiskVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.diskName = readString(r);
        break;
      case 2:
        o.diskURI = readString(r);
        break;
      case 3:
        o.cachingMode = readString(r);
        break;
      case 4:
        o.fsType = readString(r);
        break;
      case 5:
        o.readOnly = readBool(r);
        break;
      case 6:
        o.kind = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePhotonPersistentDiskVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.pdID);
  writeString(w, 2, o.fsType);
}

export function decodePhotonPersistentDiskVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.pdID = readString(r);
        break;
      case 2:
        setNonEmpty(o, "fsType", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeProjectedVolumeSource(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.sources, encodeVolumeProjection);
  if (o.defaultMode != null) writeInt32(w, 2, o.defaultMode);
}

export function decodeProjectedVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "sources", decodeVolumeProjection);
        break;
      case 2:
        o.defaultMode = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePortworxVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.volumeID);
  writeString(w, 2, o.fsType);
  writeBool(w, 3, o.readOnly);
}

export function decodePortworxVolumeSource(r: MessageReader, o: JsonObject): void {
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
      default:
        r.skip();
    }
  }
}

export function encodeScaleIOVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.gateway);
  writeString(w, 2, o.system);
  if (o.secretRef != null) writeMessage(w, 3, o.secretRef, encodeLocalObjectReference);
  writeBool(w, 4, o.sslEnabled);
  writeString(w, 5, o.protectionDomain);
  writeString(w, 6, o.storagePool);
  writeString(w, 7, o.storageMode);
  writeString(w, 8, o.volumeName);
  writeString(w, 9, o.fsType);
  writeBool(w, 10, o.readOnly);
}

export function decodeScaleIOVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.gateway = readString(r);
        break;
      case 2:
        o.system = readString(r);
        break;
      case 3:
        mergeMessage(r, o, "secretRef", decodeLocalObjectReference);
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

export function encodeStorageOSVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.volumeName);
  writeString(w, 2, o.volumeNamespace);
  writeString(w, 3, o.fsType);
  writeBool(w, 4, o.readOnly);
  if (o.secretRef != null) writeMessage(w, 5, o.secretRef, encodeLocalObjectReference);
}

export function decodeStorageOSVolumeSource(r: MessageReader, o: JsonObject): void {
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
        mergeMessage(r, o, "secretRef", decodeLocalObjectReference);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeCSIVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.driver);
  if (o.readOnly != null) writeBool(w, 2, o.readOnly);
  if (o.fsType != null) writeString(w, 3, o.fsType);
  writeMap(w, 4, o.volumeAttributes, writeString);
  if (o.nodePublishSecretRef != null) writeMessage(w, 5, o.nodePublishSecretRef, encodeLocalObjectReference);
}

export function decodeCSIVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.driver = readString(r);
        break;
      case 2:
        o.readOnly = readBool(r);
        break;
      case 3:
        o.fsType = readString(r);
        break;
      case 4:
        putEntry(r, o, "volumeAttributes", readString, "");
        break;
      case 5:
        mergeMessage(r, o, "nodePublishSecretRef", decodeLocalObjectReference);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeEphemeralVolumeSource(w: Writer, o: JsonObject): void {
  if (o.volumeClaimTemplate != null) writeMessage(w, 1, o.volumeClaimTemplate, encodePersistentVolumeClaimTemplate);
}

export function decodeEphemeralVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "volumeClaimTemplate", decodePersistentVolumeClaimTemplate);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePersistentVolumeClaimTemplate(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodePersistentVolumeClaimSpec);
}

export function decodePersistentVolumeClaimTemplate(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodePersistentVolumeClaimSpec);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeKeyToPath(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.key);
  writeString(w, 2, o.path);
  if (o.mode != null) writeInt32(w, 3, o.mode);
}

export function decodeKeyToPath(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.key = readString(r);
        break;
      case 2:
        o.path = readString(r);
        break;
      case 3:
        o.mode = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeDownwardAPIVolumeFile(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.path);
  if (o.fieldRef != null) writeMessage(w, 2, o.fieldRef, encodeObjectFieldSelector);
  if (o.resourceFieldRef != null) writeMessage(w, 3, o.resourceFieldRef, encodeResourceFieldSelector);
  if (o.mode != null) writeInt32(w, 4, o.mode);
}

export function decodeDownwardAPIVolumeFile(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.path = readString(r);
        break;
      case 2:
        mergeMessage(r, o, "fieldRef", decodeObjectFieldSelector);
        break;
      case 3:
        mergeMessage(r, o, "resourceFieldRef", decodeResourceFieldSelector);
        break;
      case 4:
        o.mode = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeVolumeProjection(w: Writer, o: JsonObject): void {
  if (o.secret != null) writeMessage(w, 1, o.secret, encodeSecretProjection);
  if (o.downwardAPI != null) writeMessage(w, 2, o.downwardAPI, encodeDownwardAPIProjection);
  if (o.configMap != null) writeMessage(w, 3, o.configMap, encodeConfigMapProjection);
  if (o.serviceAccountToken != null) writeMessage(w, 4, o.serviceAccountToken, encodeServiceAccountTokenProjection);
}

export function decodeVolumeProjection(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "secret", decodeSecretProjection);
        break;
      case 2:
        mergeMessage(r, o, "downwardAPI", decodeDownwardAPIProjection);
        break;
      case 3:
        mergeMessage(r, o, "configMap", decodeConfigMapProjection);
        break;
      case 4:
        mergeMessage(r, o, "serviceAccountToken", decodeServiceAccountTokenProjection);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSecretProjection(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o, encodeLocalObjectReference);
  writeMessages(w, 2, o.items, encodeKeyToPath);
  if (o.optional != null) writeBool(w, 4, o.optional);
}

export function decodeSecretProjection(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        readEmbedded(r, o, decodeLocalObjectReference);
        break;
      case 2:
        appendMessage(r, o, "items", decodeKeyToPath);
        break;
      case 4:
        o.optional = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeDownwardAPIProjection(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.items, encodeDownwardAPIVolumeFile);
}

export function decodeDownwardAPIProjection(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "items", decodeDownwardAPIVolumeFile);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeConfigMapProjection(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o, encodeLocalObjectReference);
  writeMessages(w, 2, o.items, encodeKeyToPath);
  if (o.optional != null) writeBool(w, 4, o.optional);
}

export function decodeConfigMapProjection(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        readEmbedded(r, o, decodeLocalObjectReference);
        break;
      case 2:
        appendMessage(r, o, "items", decodeKeyToPath);
        break;
      case 4:
        o.optional = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeServiceAccountTokenProjection(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.audience);
  if (o.expirationSeconds != null) writeInt64(w, 2, o.expirationSeconds);
  writeString(w, 3, o.path);
}

export function decodeServiceAccountTokenProjection(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "audience", readString(r));
        break;
      case 2:
        o.expirationSeconds = readInt64(r);
        break;
      case 3:
        o.path = readString(r);
        break;
      default:
        r.skip();
    }
  }
}
