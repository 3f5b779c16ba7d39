// Generated from api-definitions/core/v1/persistent-volume-claim.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat } from "../../../../runtime/codec/generated-doorway.js";
import { validateLabelSelector } from "../../../meta/v1/label-selector/validators.js";
import { validateTypedLocalObjectReference } from "../references/validators.js";

/** Rules of PersistentVolumeClaim (api-definitions/core/v1/persistent-volume-claim.yaml). */
export function validatePersistentVolumeClaim(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validatePersistentVolumeClaimSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validatePersistentVolumeClaimSpec.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      if (!validatePersistentVolumeClaimStatus(data.status, { instancePath: instancePath + "/status" })) {
        vErrors = addErrors(vErrors, validatePersistentVolumeClaimStatus.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePersistentVolumeClaim.errors = vErrors;
  return errors === 0;
}

/** Rules of PersistentVolumeClaimSpec (api-definitions/core/v1/persistent-volume-claim.yaml). */
export function validatePersistentVolumeClaimSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
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
    if (data.selector !== undefined) {
      if (!validateLabelSelector(data.selector, { instancePath: instancePath + "/selector" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
    if (data.storageClassName !== undefined) {
      let data0 = data.storageClassName;
      if (typeof data0 === "string") {
        if (!hasFormat("storageClassName", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/storageClassName", keyword: "format", params: { format: "storageClassName" } });
          errors++;
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
    if (data.dataSource !== undefined) {
      if (!validateTypedLocalObjectReference(data.dataSource, { instancePath: instancePath + "/dataSource" })) {
        vErrors = addErrors(vErrors, validateTypedLocalObjectReference.errors);
        errors = vErrors.length;
      }
    }
    if (data.dataSourceRef !== undefined) {
      if (!validateTypedLocalObjectReference(data.dataSourceRef, { instancePath: instancePath + "/dataSourceRef" })) {
        vErrors = addErrors(vErrors, validateTypedLocalObjectReference.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePersistentVolumeClaimSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of PersistentVolumeClaimStatus (api-definitions/core/v1/persistent-volume-claim.yaml). */
export function validatePersistentVolumeClaimStatus(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.resizeStatus !== undefined) {
      let data0 = data.resizeStatus;
      if (typeof data0 === "string") {
        if (data0 !== "" && data0 !== "ControllerExpansionFailed" && data0 !== "ControllerExpansionInProgress" && data0 !== "NodeExpansionFailed" && data0 !== "NodeExpansionInProgress" && data0 !== "NodeExpansionPending") {
          (vErrors ??= []).push({ instancePath: instancePath + "/resizeStatus", keyword: "enum", params: { allowedValues: ["", "ControllerExpansionFailed", "ControllerExpansionInProgress", "NodeExpansionFailed", "NodeExpansionInProgress", "NodeExpansionPending"] } });
          errors++;
        }
      }
    }
  }
  validatePersistentVolumeClaimStatus.errors = vErrors;
  return errors === 0;
}
