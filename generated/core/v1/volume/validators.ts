// Generated from api-definitions/core/v1/volume.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat, isEmpty } from "../../../../runtime/codec/generated-doorway.js";
import { validateObjectFieldSelector, validateResourceFieldSelector } from "../field-selectors/validators.js";
import { validatePersistentVolumeClaimSpec } from "../persistent-volume-claim/validators.js";

/** Rules of Volume (api-definitions/core/v1/volume.yaml). */
export function validateVolume(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== undefined) {
      let data0 = data.name;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Label", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { format: "dns1123Label" } });
            errors++;
          }
        }
      }
    }
    if (data.hostPath !== undefined) {
      if (!validateHostPathVolumeSource(data.hostPath, { instancePath: instancePath + "/hostPath" })) {
        vErrors = addErrors(vErrors, validateHostPathVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.gcePersistentDisk !== undefined) {
      if (!validateGCEPersistentDiskVolumeSource(data.gcePersistentDisk, { instancePath: instancePath + "/gcePersistentDisk" })) {
        vErrors = addErrors(vErrors, validateGCEPersistentDiskVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.awsElasticBlockStore !== undefined) {
      if (!validateAWSElasticBlockStoreVolumeSource(data.awsElasticBlockStore, { instancePath: instancePath + "/awsElasticBlockStore" })) {
        vErrors = addErrors(vErrors, validateAWSElasticBlockStoreVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.gitRepo !== undefined) {
      if (!validateGitRepoVolumeSource(data.gitRepo, { instancePath: instancePath + "/gitRepo" })) {
        vErrors = addErrors(vErrors, validateGitRepoVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.secret !== undefined) {
      if (!validateSecretVolumeSource(data.secret, { instancePath: instancePath + "/secret" })) {
        vErrors = addErrors(vErrors, validateSecretVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.nfs !== undefined) {
      if (!validateNFSVolumeSource(data.nfs, { instancePath: instancePath + "/nfs" })) {
        vErrors = addErrors(vErrors, validateNFSVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.iscsi !== undefined) {
      if (!validateISCSIVolumeSource(data.iscsi, { instancePath: instancePath + "/iscsi" })) {
        vErrors = addErrors(vErrors, validateISCSIVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.glusterfs !== undefined) {
      if (!validateGlusterfsVolumeSource(data.glusterfs, { instancePath: instancePath + "/glusterfs" })) {
        vErrors = addErrors(vErrors, validateGlusterfsVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.persistentVolumeClaim !== undefined) {
      if (!validatePersistentVolumeClaimVolumeSource(data.persistentVolumeClaim, { instancePath: instancePath + "/persistentVolumeClaim" })) {
        vErrors = addErrors(vErrors, validatePersistentVolumeClaimVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.rbd !== undefined) {
      if (!validateRBDVolumeSource(data.rbd, { instancePath: instancePath + "/rbd" })) {
        vErrors = addErrors(vErrors, validateRBDVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.flexVolume !== undefined) {
      if (!validateFlexVolumeSource(data.flexVolume, { instancePath: instancePath + "/flexVolume" })) {
        vErrors = addErrors(vErrors, validateFlexVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.cinder !== undefined) {
      if (!validateCinderVolumeSource(data.cinder, { instancePath: instancePath + "/cinder" })) {
        vErrors = addErrors(vErrors, validateCinderVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.cephfs !== undefined) {
      if (!validateCephFSVolumeSource(data.cephfs, { instancePath: instancePath + "/cephfs" })) {
        vErrors = addErrors(vErrors, validateCephFSVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.downwardAPI !== undefined) {
      if (!validateDownwardAPIVolumeSource(data.downwardAPI, { instancePath: instancePath + "/downwardAPI" })) {
        vErrors = addErrors(vErrors, validateDownwardAPIVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.fc !== undefined) {
      if (!validateFCVolumeSource(data.fc, { instancePath: instancePath + "/fc" })) {
        vErrors = addErrors(vErrors, validateFCVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.azureFile !== undefined) {
      if (!validateAzureFileVolumeSource(data.azureFile, { instancePath: instancePath + "/azureFile" })) {
        vErrors = addErrors(vErrors, validateAzureFileVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.configMap !== undefined) {
      if (!validateConfigMapVolumeSource(data.configMap, { instancePath: instancePath + "/configMap" })) {
        vErrors = addErrors(vErrors, validateConfigMapVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.vsphereVolume !== undefined) {
      if (!validateVsphereVirtualDiskVolumeSource(data.vsphereVolume, { instancePath: instancePath + "/vsphereVolume" })) {
        vErrors = addErrors(vErrors, validateVsphereVirtualDiskVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.quobyte !== undefined) {
      if (!validateQuobyteVolumeSource(data.quobyte, { instancePath: instancePath + "/quobyte" })) {
        vErrors = addErrors(vErrors, validateQuobyteVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.azureDisk !== undefined) {
      if (!validateAzureDiskVolumeSource(data.azureDisk, { instancePath: instancePath + "/azureDisk" })) {
        vErrors = addErrors(vErrors, validateAzureDiskVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.photonPersistentDisk !== undefined) {
      if (!validatePhotonPersistentDiskVolumeSource(data.photonPersistentDisk, { instancePath: instancePath + "/photonPersistentDisk" })) {
        vErrors = addErrors(vErrors, validatePhotonPersistentDiskVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.projected !== undefined) {
      if (!validateProjectedVolumeSource(data.projected, { instancePath: instancePath + "/projected" })) {
        vErrors = addErrors(vErrors, validateProjectedVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.portworxVolume !== undefined) {
      if (!validatePortworxVolumeSource(data.portworxVolume, { instancePath: instancePath + "/portworxVolume" })) {
        vErrors = addErrors(vErrors, validatePortworxVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.scaleIO !== undefined) {
      if (!validateScaleIOVolumeSource(data.scaleIO, { instancePath: instancePath + "/scaleIO" })) {
        vErrors = addErrors(vErrors, validateScaleIOVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.storageos !== undefined) {
      if (!validateStorageOSVolumeSource(data.storageos, { instancePath: instancePath + "/storageos" })) {
        vErrors = addErrors(vErrors, validateStorageOSVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.csi !== undefined) {
      if (!validateCSIVolumeSource(data.csi, { instancePath: instancePath + "/csi" })) {
        vErrors = addErrors(vErrors, validateCSIVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.ephemeral !== undefined) {
      if (!validateEphemeralVolumeSource(data.ephemeral, { instancePath: instancePath + "/ephemeral" })) {
        vErrors = addErrors(vErrors, validateEphemeralVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (isEmpty(data.name)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
  }
  validateVolume.errors = vErrors;
  return errors === 0;
}

/** Rules of HostPathVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateHostPathVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== undefined) {
      let data0 = data.type;
      if (typeof data0 === "string") {
        if (data0 !== "" && data0 !== "BlockDevice" && data0 !== "CharDevice" && data0 !== "Directory" && data0 !== "DirectoryOrCreate" && data0 !== "File" && data0 !== "FileOrCreate" && data0 !== "Socket") {
          (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "enum", params: { allowedValues: ["", "BlockDevice", "CharDevice", "Directory", "DirectoryOrCreate", "File", "FileOrCreate", "Socket"] } });
          errors++;
        }
      }
    }
    if (isEmpty(data.path)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
  }
  validateHostPathVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of GCEPersistentDiskVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateGCEPersistentDiskVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.pdName)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "pdName" } });
      errors++;
    }
  }
  validateGCEPersistentDiskVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of AWSElasticBlockStoreVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateAWSElasticBlockStoreVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.volumeID)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "volumeID" } });
      errors++;
    }
  }
  validateAWSElasticBlockStoreVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of GitRepoVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateGitRepoVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.directory !== undefined) {
      let data0 = data.directory;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("relativePath", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/directory", keyword: "format", params: { format: "relativePath" } });
            errors++;
          }
        }
      }
    }
    if (isEmpty(data.repository)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "repository" } });
      errors++;
    }
  }
  validateGitRepoVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of SecretVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateSecretVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items !== undefined) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateKeyToPath(data0[i0], { instancePath: instancePath + "/items/" + i0 })) {
            vErrors = addErrors(vErrors, validateKeyToPath.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateSecretVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of NFSVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateNFSVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.server)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "server" } });
      errors++;
    }
    if (isEmpty(data.path)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
  }
  validateNFSVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of ISCSIVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateISCSIVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.lun !== undefined) {
      let data0 = data.lun;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/lun", keyword: "minimum", params: { comparison: ">=", limit: 0, minimum: 0, maximum: 255 } });
        errors++;
      }
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 > 255) {
        (vErrors ??= []).push({ instancePath: instancePath + "/lun", keyword: "maximum", params: { comparison: "<=", limit: 255, minimum: 0, maximum: 255 } });
        errors++;
      }
    }
    if (isEmpty(data.targetPortal)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "targetPortal" } });
      errors++;
    }
    if (isEmpty(data.iqn)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "iqn" } });
      errors++;
    }
  }
  validateISCSIVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of GlusterfsVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateGlusterfsVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.endpoints)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "endpoints" } });
      errors++;
    }
    if (isEmpty(data.path)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
  }
  validateGlusterfsVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of PersistentVolumeClaimVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validatePersistentVolumeClaimVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.claimName)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "claimName" } });
      errors++;
    }
  }
  validatePersistentVolumeClaimVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of RBDVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateRBDVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.monitors)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "monitors" } });
      errors++;
    }
    if (isEmpty(data.image)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "image" } });
      errors++;
    }
  }
  validateRBDVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of FlexVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateFlexVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.driver)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "driver" } });
      errors++;
    }
  }
  validateFlexVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of CinderVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateCinderVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.volumeID)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "volumeID" } });
      errors++;
    }
  }
  validateCinderVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of CephFSVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateCephFSVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.monitors)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "monitors" } });
      errors++;
    }
  }
  validateCephFSVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of DownwardAPIVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateDownwardAPIVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items !== undefined) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateDownwardAPIVolumeFile(data0[i0], { instancePath: instancePath + "/items/" + i0 })) {
            vErrors = addErrors(vErrors, validateDownwardAPIVolumeFile.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateDownwardAPIVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of FCVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateFCVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.lun !== undefined) {
      let data0 = data.lun;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/lun", keyword: "minimum", params: { comparison: ">=", limit: 0, minimum: 0, maximum: 255 } });
        errors++;
      }
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 > 255) {
        (vErrors ??= []).push({ instancePath: instancePath + "/lun", keyword: "maximum", params: { comparison: "<=", limit: 255, minimum: 0, maximum: 255 } });
        errors++;
      }
    }
  }
  validateFCVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of AzureFileVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateAzureFileVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.secretName)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "secretName" } });
      errors++;
    }
    if (isEmpty(data.shareName)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "shareName" } });
      errors++;
    }
  }
  validateAzureFileVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of ConfigMapVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateConfigMapVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items !== undefined) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateKeyToPath(data0[i0], { instancePath: instancePath + "/items/" + i0 })) {
            vErrors = addErrors(vErrors, validateKeyToPath.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateConfigMapVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of VsphereVirtualDiskVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateVsphereVirtualDiskVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.volumePath)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "volumePath" } });
      errors++;
    }
  }
  validateVsphereVirtualDiskVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of QuobyteVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateQuobyteVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.volume)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "volume" } });
      errors++;
    }
  }
  validateQuobyteVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of AzureDiskVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateAzureDiskVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.cachingMode !== undefined) {
      let data0 = data.cachingMode;
      if (typeof data0 === "string") {
        if (data0 !== "None" && data0 !== "ReadOnly" && data0 !== "ReadWrite") {
          (vErrors ??= []).push({ instancePath: instancePath + "/cachingMode", keyword: "enum", params: { allowedValues: ["None", "ReadOnly", "ReadWrite"] } });
          errors++;
        }
      }
    }
    if (data.kind !== undefined) {
      let data0 = data.kind;
      if (typeof data0 === "string") {
        if (data0 !== "Dedicated" && data0 !== "Managed" && data0 !== "Shared") {
          (vErrors ??= []).push({ instancePath: instancePath + "/kind", keyword: "enum", params: { allowedValues: ["Dedicated", "Managed", "Shared"] } });
          errors++;
        }
      }
    }
    if (isEmpty(data.diskName)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "diskName" } });
      errors++;
    }
    if (isEmpty(data.diskURI)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "diskURI" } });
      errors++;
    }
  }
  validateAzureDiskVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of PhotonPersistentDiskVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validatePhotonPersistentDiskVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.pdID)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "pdID" } });
      errors++;
    }
  }
  validatePhotonPersistentDiskVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of ProjectedVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateProjectedVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sources !== undefined) {
      let data0 = data.sources;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateVolumeProjection(data0[i0], { instancePath: instancePath + "/sources/" + i0 })) {
            vErrors = addErrors(vErrors, validateVolumeProjection.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateProjectedVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of PortworxVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validatePortworxVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.volumeID)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "volumeID" } });
      errors++;
    }
  }
  validatePortworxVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of ScaleIOVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateScaleIOVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.gateway)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "gateway" } });
      errors++;
    }
    if (isEmpty(data.system)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "system" } });
      errors++;
    }
    if (data.secretRef == null) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "secretRef" } });
      errors++;
    }
  }
  validateScaleIOVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of StorageOSVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateStorageOSVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.volumeName !== undefined) {
      let data0 = data.volumeName;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Label", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/volumeName", keyword: "format", params: { format: "dns1123Label" } });
            errors++;
          }
        }
      }
    }
    if (data.volumeNamespace !== undefined) {
      let data0 = data.volumeNamespace;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Label", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/volumeNamespace", keyword: "format", params: { format: "dns1123Label" } });
            errors++;
          }
        }
      }
    }
  }
  validateStorageOSVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of CSIVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateCSIVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.driver !== undefined) {
      let data0 = data.driver;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("csiDriverName", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/driver", keyword: "format", params: { format: "csiDriverName" } });
            errors++;
          }
        }
      }
    }
    if (isEmpty(data.driver)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "driver" } });
      errors++;
    }
  }
  validateCSIVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of EphemeralVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateEphemeralVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.volumeClaimTemplate !== undefined) {
      if (!validatePersistentVolumeClaimTemplate(data.volumeClaimTemplate, { instancePath: instancePath + "/volumeClaimTemplate" })) {
        vErrors = addErrors(vErrors, validatePersistentVolumeClaimTemplate.errors);
        errors = vErrors.length;
      }
    }
  }
  validateEphemeralVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of PersistentVolumeClaimTemplate (api-definitions/core/v1/volume.yaml). */
export function validatePersistentVolumeClaimTemplate(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validatePersistentVolumeClaimSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validatePersistentVolumeClaimSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePersistentVolumeClaimTemplate.errors = vErrors;
  return errors === 0;
}

/** Rules of KeyToPath (api-definitions/core/v1/volume.yaml). */
export function validateKeyToPath(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path !== undefined) {
      let data0 = data.path;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("volumeItemPath", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/path", keyword: "format", params: { format: "volumeItemPath" } });
            errors++;
          }
        }
      }
    }
    if (isEmpty(data.key)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "key" } });
      errors++;
    }
    if (isEmpty(data.path)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
  }
  validateKeyToPath.errors = vErrors;
  return errors === 0;
}

/** Rules of DownwardAPIVolumeFile (api-definitions/core/v1/volume.yaml). */
export function validateDownwardAPIVolumeFile(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path !== undefined) {
      let data0 = data.path;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("volumeItemPath", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/path", keyword: "format", params: { format: "volumeItemPath" } });
            errors++;
          }
        }
      }
    }
    if (data.fieldRef !== undefined) {
      if (!validateObjectFieldSelector(data.fieldRef, { instancePath: instancePath + "/fieldRef" })) {
        vErrors = addErrors(vErrors, validateObjectFieldSelector.errors);
        errors = vErrors.length;
      }
    }
    if (data.resourceFieldRef !== undefined) {
      if (!validateResourceFieldSelector(data.resourceFieldRef, { instancePath: instancePath + "/resourceFieldRef" })) {
        vErrors = addErrors(vErrors, validateResourceFieldSelector.errors);
        errors = vErrors.length;
      }
    }
    if (isEmpty(data.path)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
  }
  validateDownwardAPIVolumeFile.errors = vErrors;
  return errors === 0;
}

/** Rules of VolumeProjection (api-definitions/core/v1/volume.yaml). */
export function validateVolumeProjection(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.secret !== undefined) {
      if (!validateSecretProjection(data.secret, { instancePath: instancePath + "/secret" })) {
        vErrors = addErrors(vErrors, validateSecretProjection.errors);
        errors = vErrors.length;
      }
    }
    if (data.downwardAPI !== undefined) {
      if (!validateDownwardAPIProjection(data.downwardAPI, { instancePath: instancePath + "/downwardAPI" })) {
        vErrors = addErrors(vErrors, validateDownwardAPIProjection.errors);
        errors = vErrors.length;
      }
    }
    if (data.configMap !== undefined) {
      if (!validateConfigMapProjection(data.configMap, { instancePath: instancePath + "/configMap" })) {
        vErrors = addErrors(vErrors, validateConfigMapProjection.errors);
        errors = vErrors.length;
      }
    }
    if (data.serviceAccountToken !== undefined) {
      if (!validateServiceAccountTokenProjection(data.serviceAccountToken, { instancePath: instancePath + "/serviceAccountToken" })) {
        vErrors = addErrors(vErrors, validateServiceAccountTokenProjection.errors);
        errors = vErrors.length;
      }
    }
  }
  validateVolumeProjection.errors = vErrors;
  return errors === 0;
}

/** Rules of SecretProjection (api-definitions/core/v1/volume.yaml). */
export function validateSecretProjection(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items !== undefined) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateKeyToPath(data0[i0], { instancePath: instancePath + "/items/" + i0 })) {
            vErrors = addErrors(vErrors, validateKeyToPath.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateSecretProjection.errors = vErrors;
  return errors === 0;
}

/** Rules of DownwardAPIProjection (api-definitions/core/v1/volume.yaml). */
export function validateDownwardAPIProjection(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items !== undefined) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateDownwardAPIVolumeFile(data0[i0], { instancePath: instancePath + "/items/" + i0 })) {
            vErrors = addErrors(vErrors, validateDownwardAPIVolumeFile.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateDownwardAPIProjection.errors = vErrors;
  return errors === 0;
}

/** Rules of ConfigMapProjection (api-definitions/core/v1/volume.yaml). */
export function validateConfigMapProjection(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items !== undefined) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateKeyToPath(data0[i0], { instancePath: instancePath + "/items/" + i0 })) {
            vErrors = addErrors(vErrors, validateKeyToPath.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateConfigMapProjection.errors = vErrors;
  return errors === 0;
}

/** Rules of ServiceAccountTokenProjection (api-definitions/core/v1/volume.yaml). */
export function validateServiceAccountTokenProjection(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.path)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
  }
  validateServiceAccountTokenProjection.errors = vErrors;
  return errors === 0;
}
