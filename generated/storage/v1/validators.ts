// Generated from api-definitions/storage/v1. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat, isEmpty } from "../../../runtime/codec/generated-doorway.js";
import { validatePersistentVolumeSpec, validateTopologySelectorTerm } from "../../core/v1/validators.js";
import { validateLabelSelector } from "../../meta/v1/validators.js";

/** Rules of CSIDriver (api-definitions/storage/v1/csi-driver.yaml). */
export function validateCSIDriver(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateCSIDriverSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateCSIDriverSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validateCSIDriver.errors = vErrors;
  return errors === 0;
}

/** Rules of CSIDriverSpec (api-definitions/storage/v1/csi-driver.yaml). */
export function validateCSIDriverSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.volumeLifecycleModes !== undefined) {
      let data0 = data.volumeLifecycleModes;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (data1 !== "Ephemeral" && data1 !== "Persistent") {
              (vErrors ??= []).push({ instancePath: instancePath + "/volumeLifecycleModes/" + i0, keyword: "enum", params: { allowedValues: ["Ephemeral", "Persistent"] } });
              errors++;
            }
          }
        }
      }
    }
    if (data.fsGroupPolicy !== undefined) {
      let data0 = data.fsGroupPolicy;
      if (typeof data0 === "string") {
        if (data0 !== "File" && data0 !== "None" && data0 !== "ReadWriteOnceWithFSType") {
          (vErrors ??= []).push({ instancePath: instancePath + "/fsGroupPolicy", keyword: "enum", params: { allowedValues: ["File", "None", "ReadWriteOnceWithFSType"] } });
          errors++;
        }
      }
    }
  }
  validateCSIDriverSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of CSINode (api-definitions/storage/v1/csi-node.yaml). */
export function validateCSINode(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateCSINodeSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateCSINodeSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validateCSINode.errors = vErrors;
  return errors === 0;
}

/** Rules of CSINodeSpec (api-definitions/storage/v1/csi-node.yaml). */
export function validateCSINodeSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.drivers !== undefined) {
      let data0 = data.drivers;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateCSINodeDriver(data0[i0], { instancePath: instancePath + "/drivers/" + i0 })) {
            vErrors = addErrors(vErrors, validateCSINodeDriver.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateCSINodeSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of CSINodeDriver (api-definitions/storage/v1/csi-node.yaml). */
export function validateCSINodeDriver(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== undefined) {
      let data0 = data.name;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("csiDriverName", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { format: "csiDriverName" } });
            errors++;
          }
        }
      }
    }
    if (data.topologyKeys !== undefined) {
      let data0 = data.topologyKeys;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (!hasFormat("qualifiedName", data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/topologyKeys/" + i0, keyword: "format", params: { format: "qualifiedName" } });
              errors++;
            }
          }
        }
      }
    }
    if (data.allocatable !== undefined) {
      if (!validateVolumeNodeResources(data.allocatable, { instancePath: instancePath + "/allocatable" })) {
        vErrors = addErrors(vErrors, validateVolumeNodeResources.errors);
        errors = vErrors.length;
      }
    }
    if (isEmpty(data.name)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
    if (isEmpty(data.nodeID)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "nodeID" } });
      errors++;
    }
  }
  validateCSINodeDriver.errors = vErrors;
  return errors === 0;
}

/** Rules of VolumeNodeResources (api-definitions/storage/v1/csi-node.yaml). */
export function validateVolumeNodeResources(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.count !== undefined) {
      let data0 = data.count;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/count", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
  }
  validateVolumeNodeResources.errors = vErrors;
  return errors === 0;
}

/** Rules of CSIStorageCapacity (api-definitions/storage/v1/csi-storage-capacity.yaml). */
export function validateCSIStorageCapacity(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.nodeTopology !== undefined) {
      if (!validateLabelSelector(data.nodeTopology, { instancePath: instancePath + "/nodeTopology" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
    if (data.storageClassName !== undefined) {
      let data0 = data.storageClassName;
      if (typeof data0 === "string") {
        if (!hasFormat("dns1123Subdomain", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/storageClassName", keyword: "format", params: { format: "dns1123Subdomain" } });
          errors++;
        }
      }
    }
  }
  validateCSIStorageCapacity.errors = vErrors;
  return errors === 0;
}

/** Rules of StorageClass (api-definitions/storage/v1/storage-class.yaml). */
export function validateStorageClass(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.reclaimPolicy !== undefined) {
      let data0 = data.reclaimPolicy;
      if (typeof data0 === "string") {
        if (data0 !== "Delete" && data0 !== "Retain") {
          (vErrors ??= []).push({ instancePath: instancePath + "/reclaimPolicy", keyword: "enum", params: { allowedValues: ["Delete", "Retain"] } });
          errors++;
        }
      }
    }
    if (data.volumeBindingMode !== undefined) {
      let data0 = data.volumeBindingMode;
      if (typeof data0 === "string") {
        if (data0 !== "Immediate" && data0 !== "WaitForFirstConsumer") {
          (vErrors ??= []).push({ instancePath: instancePath + "/volumeBindingMode", keyword: "enum", params: { allowedValues: ["Immediate", "WaitForFirstConsumer"] } });
          errors++;
        }
      }
    }
    if (data.allowedTopologies !== undefined) {
      let data0 = data.allowedTopologies;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateTopologySelectorTerm(data0[i0], { instancePath: instancePath + "/allowedTopologies/" + i0 })) {
            vErrors = addErrors(vErrors, validateTopologySelectorTerm.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (isEmpty(data.provisioner)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "provisioner" } });
      errors++;
    }
  }
  validateStorageClass.errors = vErrors;
  return errors === 0;
}

/** Rules of VolumeAttachment (api-definitions/storage/v1/volume-attachment.yaml). */
export function validateVolumeAttachment(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateVolumeAttachmentSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateVolumeAttachmentSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validateVolumeAttachment.errors = vErrors;
  return errors === 0;
}

/** Rules of VolumeAttachmentSpec (api-definitions/storage/v1/volume-attachment.yaml). */
export function validateVolumeAttachmentSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.attacher !== undefined) {
      let data0 = data.attacher;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("csiDriverName", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/attacher", keyword: "format", params: { format: "csiDriverName" } });
            errors++;
          }
        }
      }
    }
    if (data.source !== undefined) {
      if (!validateVolumeAttachmentSource(data.source, { instancePath: instancePath + "/source" })) {
        vErrors = addErrors(vErrors, validateVolumeAttachmentSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.nodeName !== undefined) {
      let data0 = data.nodeName;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Subdomain", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/nodeName", keyword: "format", params: { format: "dns1123Subdomain" } });
            errors++;
          }
        }
      }
    }
    if (isEmpty(data.attacher)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "attacher" } });
      errors++;
    }
    if (isEmpty(data.nodeName)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "nodeName" } });
      errors++;
    }
  }
  validateVolumeAttachmentSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of VolumeAttachmentSource (api-definitions/storage/v1/volume-attachment.yaml). */
export function validateVolumeAttachmentSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.persistentVolumeName !== undefined) {
      let data0 = data.persistentVolumeName;
      if (typeof data0 === "string") {
        if (!hasFormat("storageClassName", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/persistentVolumeName", keyword: "format", params: { format: "storageClassName" } });
          errors++;
        }
      }
    }
    if (data.inlineVolumeSpec !== undefined) {
      if (!validatePersistentVolumeSpec(data.inlineVolumeSpec, { instancePath: instancePath + "/inlineVolumeSpec" })) {
        vErrors = addErrors(vErrors, validatePersistentVolumeSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validateVolumeAttachmentSource.errors = vErrors;
  return errors === 0;
}
