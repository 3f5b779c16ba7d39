// Generated from api-definitions/storage/v1/csi-driver.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors } from "../../../../runtime/codec/generated-doorway.js";

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
