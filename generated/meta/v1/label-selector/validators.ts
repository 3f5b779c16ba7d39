// Generated from api-definitions/meta/v1/label-selector.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat } from "../../../../runtime/codec/generated-doorway.js";

/** Rules of LabelSelector (api-definitions/meta/v1/label-selector.yaml). */
export function validateLabelSelector(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.matchLabels !== undefined) {
      let data0 = data.matchLabels;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key0 in data0) {
          if (errors >= MOST_MISTAKES) break;
          const _errs0 = errors;
          if (typeof key0 === "string") {
            if (!hasFormat("qualifiedName", key0)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/matchLabels", keyword: "format", params: { format: "qualifiedName" }, propertyName: key0 });
              errors++;
            }
          }
          var valid0 = _errs0 === errors;
          if (!valid0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/matchLabels", keyword: "propertyNames", params: { propertyName: key0 } });
            errors++;
          }
        }
        for (const key0 in data0) {
          if (errors >= MOST_MISTAKES) break;
          let data1 = data0[key0];
          if (typeof data1 === "string") {
            if (!hasFormat("labelValue", data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/matchLabels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "format", params: { format: "labelValue" } });
              errors++;
            }
          }
        }
      }
    }
    if (data.matchExpressions !== undefined) {
      let data0 = data.matchExpressions;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateLabelSelectorRequirement(data0[i0], { instancePath: instancePath + "/matchExpressions/" + i0 })) {
            vErrors = addErrors(vErrors, validateLabelSelectorRequirement.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateLabelSelector.errors = vErrors;
  return errors === 0;
}

/** Rules of LabelSelectorRequirement (api-definitions/meta/v1/label-selector.yaml). */
export function validateLabelSelectorRequirement(data, { instancePath = "" } = {}) {
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
  validateLabelSelectorRequirement.errors = vErrors;
  return errors === 0;
}
