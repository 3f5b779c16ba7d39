// Generated from api-definitions/storage/v1/storage-class.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, isEmpty } from "../../../../runtime/codec/generated-doorway.js";
import { validateTopologySelectorTerm } from "../../../core/v1/topology-selector/validators.js";

/** Rules of StorageClass (api-definitions/storage/v1/storage-class.yaml). */
export function validateStorageClass(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
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
