// Generated from api-definitions/storage/v1/csi-node.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat, isEmpty } from "../../../../runtime/codec/generated-doorway.js";

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
