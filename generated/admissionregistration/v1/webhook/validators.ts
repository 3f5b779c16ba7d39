// Generated from api-definitions/admissionregistration/v1/webhook.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, codePointLength } from "../../../../runtime/codec/generated-doorway.js";

/** Rules of RuleWithOperations (api-definitions/admissionregistration/v1/webhook.yaml). */
export function validateRuleWithOperations(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.operations !== undefined) {
      let data0 = data.operations;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (data1 !== "*" && data1 !== "CONNECT" && data1 !== "CREATE" && data1 !== "DELETE" && data1 !== "UPDATE") {
              (vErrors ??= []).push({ instancePath: instancePath + "/operations/" + i0, keyword: "enum", params: { allowedValues: ["*", "CONNECT", "CREATE", "DELETE", "UPDATE"] } });
              errors++;
            }
          }
        }
      }
    }
    if (data.apiVersions !== undefined) {
      let data0 = data.apiVersions;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (codePointLength(data1) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/apiVersions/" + i0, keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          }
        }
      }
    }
    if (data.scope !== undefined) {
      let data0 = data.scope;
      if (typeof data0 === "string") {
        if (data0 !== "*" && data0 !== "Cluster" && data0 !== "Namespaced") {
          (vErrors ??= []).push({ instancePath: instancePath + "/scope", keyword: "enum", params: { allowedValues: ["*", "Cluster", "Namespaced"] } });
          errors++;
        }
      }
    }
  }
  validateRuleWithOperations.errors = vErrors;
  return errors === 0;
}
