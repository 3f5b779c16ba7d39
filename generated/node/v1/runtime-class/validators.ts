// Generated from api-definitions/node/v1/runtime-class.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat } from "../../../../runtime/codec/generated-doorway.js";
import { validateToleration } from "../../../core/v1/scheduling/validators.js";

/** Rules of RuntimeClass (api-definitions/node/v1/runtime-class.yaml). */
export function validateRuntimeClass(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.handler !== undefined) {
      let data0 = data.handler;
      if (typeof data0 === "string") {
        if (!hasFormat("dns1123Label", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/handler", keyword: "format", params: { format: "dns1123Label" } });
          errors++;
        }
      }
    }
    if (data.scheduling !== undefined) {
      if (!validateScheduling(data.scheduling, { instancePath: instancePath + "/scheduling" })) {
        vErrors = addErrors(vErrors, validateScheduling.errors);
        errors = vErrors.length;
      }
    }
  }
  validateRuntimeClass.errors = vErrors;
  return errors === 0;
}

/** Rules of Scheduling (api-definitions/node/v1/runtime-class.yaml). */
export function validateScheduling(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.nodeSelector !== undefined) {
      let data0 = data.nodeSelector;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key0 in data0) {
          if (errors >= MOST_MISTAKES) break;
          const _errs0 = errors;
          if (typeof key0 === "string") {
            if (!hasFormat("qualifiedName", key0)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/nodeSelector", keyword: "format", params: { format: "qualifiedName" }, propertyName: key0 });
              errors++;
            }
          }
          var valid0 = _errs0 === errors;
          if (!valid0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/nodeSelector", keyword: "propertyNames", params: { propertyName: key0 } });
            errors++;
          }
        }
        for (const key0 in data0) {
          if (errors >= MOST_MISTAKES) break;
          let data1 = data0[key0];
          if (typeof data1 === "string") {
            if (!hasFormat("labelValue", data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/nodeSelector/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "format", params: { format: "labelValue" } });
              errors++;
            }
          }
        }
      }
    }
    if (data.tolerations !== undefined) {
      let data0 = data.tolerations;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateToleration(data0[i0], { instancePath: instancePath + "/tolerations/" + i0 })) {
            vErrors = addErrors(vErrors, validateToleration.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateScheduling.errors = vErrors;
  return errors === 0;
}
