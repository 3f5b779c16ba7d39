// Generated from api-definitions/rbac/v1/role-binding.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors } from "../../../../runtime/codec/generated-doorway.js";
import { validateRoleRef, validateSubject } from "../policy-rule/validators.js";

/** Rules of RoleBinding (api-definitions/rbac/v1/role-binding.yaml). */
export function validateRoleBinding(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subjects !== undefined) {
      let data0 = data.subjects;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateSubject(data0[i0], { instancePath: instancePath + "/subjects/" + i0 })) {
            vErrors = addErrors(vErrors, validateSubject.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.roleRef !== undefined) {
      if (!validateRoleRef(data.roleRef, { instancePath: instancePath + "/roleRef" })) {
        vErrors = addErrors(vErrors, validateRoleRef.errors);
        errors = vErrors.length;
      }
    }
  }
  validateRoleBinding.errors = vErrors;
  return errors === 0;
}
