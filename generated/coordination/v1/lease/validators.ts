// Generated from api-definitions/coordination/v1/lease.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { addErrors } from "../../../../runtime/codec/generated-doorway.js";

/** Rules of Lease (api-definitions/coordination/v1/lease.yaml). */
export function validateLease(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateLeaseSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateLeaseSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validateLease.errors = vErrors;
  return errors === 0;
}

/** Rules of LeaseSpec (api-definitions/coordination/v1/lease.yaml). */
export function validateLeaseSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.leaseTransitions !== undefined) {
      let data0 = data.leaseTransitions;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/leaseTransitions", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
  }
  validateLeaseSpec.errors = vErrors;
  return errors === 0;
}
