// Generated from api-definitions/core/v1/topology-selector.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat } from "../../../../runtime/codec/generated-doorway.js";

/** Rules of TopologySelectorTerm (api-definitions/core/v1/topology-selector.yaml). */
export function validateTopologySelectorTerm(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.matchLabelExpressions !== undefined) {
      let data0 = data.matchLabelExpressions;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateTopologySelectorLabelRequirement(data0[i0], { instancePath: instancePath + "/matchLabelExpressions/" + i0 })) {
            vErrors = addErrors(vErrors, validateTopologySelectorLabelRequirement.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateTopologySelectorTerm.errors = vErrors;
  return errors === 0;
}

/** Rules of TopologySelectorLabelRequirement (api-definitions/core/v1/topology-selector.yaml). */
export function validateTopologySelectorLabelRequirement(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key !== undefined) {
      let data0 = data.key;
      if (typeof data0 === "string") {
        if (!hasFormat("qualifiedName", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/key", keyword: "format", params: { format: "qualifiedName" } });
          errors++;
        }
      }
    }
  }
  validateTopologySelectorLabelRequirement.errors = vErrors;
  return errors === 0;
}
