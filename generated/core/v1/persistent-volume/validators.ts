// Generated from api-definitions/core/v1/persistent-volume.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat, isEmpty } from "../../../../runtime/codec/generated-doorway.js";
import { validateNodeSelector } from "../scheduling/validators.js";
import {
  validateAWSElasticBlockStoreVolumeSource,
  validateAzureDiskVolumeSource,
  validateFCVolumeSource,
  validateGCEPersistentDiskVolumeSource,
  validateHostPathVolumeSource,
  validateNFSVolumeSource,
  validatePhotonPersistentDiskVolumeSource,
  validatePortworxVolumeSource,
  validateQuobyteVolumeSource,
  validateVsphereVirtualDiskVolumeSource,
} from "../volume/validators.js";

/** Rules of PersistentVolume (api-definitions/core/v1/persistent-volume.yaml). */
export function validatePersistentVolume(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validatePersistentVolumeSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validatePersistentVolumeSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePersistentVolume.errors = vErrors;
  return errors === 0;
}

/** Rules of PersistentVolumeSpec (api-definitions/core/v1/persistent-volume.yaml). */
export function validatePersistentVolumeSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
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
    if (data.hostPath !== undefined) {
      if (!validateHostPathVolumeSource(data.hostPath, { instancePath: instancePath + "/hostPath" })) {
        vErrors = addErrors(vErrors, validateHostPathVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.glusterfs !== undefined) {
      if (!validateGlusterfsPersistentVolumeSource(data.glusterfs, { instancePath: instancePath + "/glusterfs" })) {
        vErrors = addErrors(vErrors, validateGlusterfsPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.nfs !== undefined) {
      if (!validateNFSVolumeSource(data.nfs, { instancePath: instancePath + "/nfs" })) {
        vErrors = addErrors(vErrors, validateNFSVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.rbd !== undefined) {
      if (!validateRBDPersistentVolumeSource(data.rbd, { instancePath: instancePath + "/rbd" })) {
        vErrors = addErrors(vErrors, validateRBDPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.iscsi !== undefined) {
      if (!validateISCSIPersistentVolumeSource(data.iscsi, { instancePath: instancePath + "/iscsi" })) {
        vErrors = addErrors(vErrors, validateISCSIPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.cinder !== undefined) {
      if (!validateCinderPersistentVolumeSource(data.cinder, { instancePath: instancePath + "/cinder" })) {
        vErrors = addErrors(vErrors, validateCinderPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.cephfs !== undefined) {
      if (!validateCephFSPersistentVolumeSource(data.cephfs, { instancePath: instancePath + "/cephfs" })) {
        vErrors = addErrors(vErrors, validateCephFSPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.fc !== undefined) {
      if (!validateFCVolumeSource(data.fc, { instancePath: instancePath + "/fc" })) {
        vErrors = addErrors(vErrors, validateFCVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.flexVolume !== undefined) {
      if (!validateFlexPersistentVolumeSource(data.flexVolume, { instancePath: instancePath + "/flexVolume" })) {
        vErrors = addErrors(vErrors, validateFlexPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.azureFile !== undefined) {
      if (!validateAzureFilePersistentVolumeSource(data.azureFile, { instancePath: instancePath + "/azureFile" })) {
        vErrors = addErrors(vErrors, validateAzureFilePersistentVolumeSource.errors);
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
    if (data.portworxVolume !== undefined) {
      if (!validatePortworxVolumeSource(data.portworxVolume, { instancePath: instancePath + "/portworxVolume" })) {
        vErrors = addErrors(vErrors, validatePortworxVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.scaleIO !== undefined) {
      if (!validateScaleIOPersistentVolumeSource(data.scaleIO, { instancePath: instancePath + "/scaleIO" })) {
        vErrors = addErrors(vErrors, validateScaleIOPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.local !== undefined) {
      if (!validateLocalVolumeSource(data.local, { instancePath: instancePath + "/local" })) {
        vErrors = addErrors(vErrors, validateLocalVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.storageos !== undefined) {
      if (!validateStorageOSPersistentVolumeSource(data.storageos, { instancePath: instancePath + "/storageos" })) {
        vErrors = addErrors(vErrors, validateStorageOSPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.csi !== undefined) {
      if (!validateCSIPersistentVolumeSource(data.csi, { instancePath: instancePath + "/csi" })) {
        vErrors = addErrors(vErrors, validateCSIPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.accessModes !== undefined) {
      let data0 = data.accessModes;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (data1 !== "ReadOnlyMany" && data1 !== "ReadWriteMany" && data1 !== "ReadWriteOnce") {
              (vErrors ??= []).push({ instancePath: instancePath + "/accessModes/" + i0, keyword: "enum", params: { allowedValues: ["ReadOnlyMany", "ReadWriteMany", "ReadWriteOnce"] } });
              errors++;
            }
          }
        }
      }
    }
    if (data.persistentVolumeReclaimPolicy !== undefined) {
      let data0 = data.persistentVolumeReclaimPolicy;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "Delete" && data0 !== "Recycle" && data0 !== "Retain") {
            (vErrors ??= []).push({ instancePath: instancePath + "/persistentVolumeReclaimPolicy", keyword: "enum", params: { allowedValues: ["Delete", "Recycle", "Retain"] } });
            errors++;
          }
        }
      }
    }
    if (data.storageClassName !== undefined) {
      let data0 = data.storageClassName;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Subdomain", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/storageClassName", keyword: "format", params: { format: "dns1123Subdomain" } });
            errors++;
          }
        }
      }
    }
    if (data.volumeMode !== undefined) {
      let data0 = data.volumeMode;
      if (typeof data0 === "string") {
        if (data0 !== "Block" && data0 !== "Filesystem") {
          (vErrors ??= []).push({ instancePath: instancePath + "/volumeMode", keyword: "enum", params: { allowedValues: ["Block", "Filesystem"] } });
          errors++;
        }
      }
    }
    if (data.nodeAffinity !== undefined) {
      if (!validateVolumeNodeAffinity(data.nodeAffinity, { instancePath: instancePath + "/nodeAffinity" })) {
        vErrors = addErrors(vErrors, validateVolumeNodeAffinity.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePersistentVolumeSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of VolumeNodeAffinity (api-definitions/core/v1/persistent-volume.yaml). */
export function validateVolumeNodeAffinity(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.required !== undefined) {
      if (!validateNodeSelector(data.required, { instancePath: instancePath + "/required" })) {
        vErrors = addErrors(vErrors, validateNodeSelector.errors);
        errors = vErrors.length;
      }
    }
  }
  validateVolumeNodeAffinity.errors = vErrors;
  return errors === 0;
}

/** Rules of LocalVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validateLocalVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.path)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
  }
  validateLocalVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of GlusterfsPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validateGlusterfsPersistentVolumeSource(data, { instancePath = "" } = {}) {
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
  validateGlusterfsPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of RBDPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validateRBDPersistentVolumeSource(data, { instancePath = "" } = {}) {
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
  validateRBDPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of ISCSIPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validateISCSIPersistentVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.targetPortal)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "targetPortal" } });
      errors++;
    }
    if (isEmpty(data.iqn)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "iqn" } });
      errors++;
    }
  }
  validateISCSIPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of CinderPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validateCinderPersistentVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.volumeID)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "volumeID" } });
      errors++;
    }
  }
  validateCinderPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of CephFSPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validateCephFSPersistentVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.monitors)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "monitors" } });
      errors++;
    }
  }
  validateCephFSPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of FlexPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validateFlexPersistentVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.driver)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "driver" } });
      errors++;
    }
  }
  validateFlexPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of AzureFilePersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validateAzureFilePersistentVolumeSource(data, { instancePath = "" } = {}) {
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
  validateAzureFilePersistentVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of ScaleIOPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validateScaleIOPersistentVolumeSource(data, { instancePath = "" } = {}) {
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
  validateScaleIOPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of StorageOSPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validateStorageOSPersistentVolumeSource(data, { instancePath = "" } = {}) {
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
  validateStorageOSPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of CSIPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validateCSIPersistentVolumeSource(data, { instancePath = "" } = {}) {
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
    if (isEmpty(data.volumeHandle)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "volumeHandle" } });
      errors++;
    }
  }
  validateCSIPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}
