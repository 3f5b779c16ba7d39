// Generated from api-definitions/core/v1/node.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat, isEmpty } from "../../../../runtime/codec/generated-doorway.js";

/** Rules of Node (api-definitions/core/v1/node.yaml). */
export function validateNode(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateNodeSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateNodeSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validateNode.errors = vErrors;
  return errors === 0;
}

/** Rules of NodeSpec (api-definitions/core/v1/node.yaml). */
export function validateNodeSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.taints !== undefined) {
      let data0 = data.taints;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateTaint(data0[i0], { instancePath: instancePath + "/taints/" + i0 })) {
            vErrors = addErrors(vErrors, validateTaint.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateNodeSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of Taint (api-definitions/core/v1/node.yaml). */
export function validateTaint(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key !== undefined) {
      let data0 = data.key;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("qualifiedName", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/key", keyword: "format", params: { format: "qualifiedName" } });
            errors++;
          }
        }
      }
    }
    if (data.value !== undefined) {
      let data0 = data.value;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("labelValue", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/value", keyword: "format", params: { format: "labelValue" } });
            errors++;
          }
        }
      }
    }
    if (data.effect !== undefined) {
      let data0 = data.effect;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "NoSchedule" && data0 !== "PreferNoSchedule" && data0 !== "NoExecute") {
            (vErrors ??= []).push({ instancePath: instancePath + "/effect", keyword: "enum", params: { allowedValues: ["NoSchedule", "PreferNoSchedule", "NoExecute"] } });
            errors++;
          }
        }
      }
    }
    if (isEmpty(data.key)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "key" } });
      errors++;
    }
    if (isEmpty(data.effect)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "effect" } });
      errors++;
    }
  }
  validateTaint.errors = vErrors;
  return errors === 0;
}
