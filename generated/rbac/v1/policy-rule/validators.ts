// Generated from api-definitions/rbac/v1/policy-rule.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { isEmpty } from "../../../../runtime/codec/generated-doorway.js";

/** Rules of RoleRef (api-definitions/rbac/v1/policy-rule.yaml). */
export function validateRoleRef(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.name)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
  }
  validateRoleRef.errors = vErrors;
  return errors === 0;
}

/** Rules of Subject (api-definitions/rbac/v1/policy-rule.yaml). */
export function validateSubject(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind !== undefined) {
      let data0 = data.kind;
      if (typeof data0 === "string") {
        if (data0 !== "ServiceAccount" && data0 !== "User" && data0 !== "Group") {
          (vErrors ??= []).push({ instancePath: instancePath + "/kind", keyword: "enum", params: { allowedValues: ["ServiceAccount", "User", "Group"] } });
          errors++;
        }
      }
    }
    if (isEmpty(data.name)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
  }
  validateSubject.errors = vErrors;
  return errors === 0;
}
