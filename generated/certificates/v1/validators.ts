// Generated from api-definitions/certificates/v1. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { addErrors, isEmpty } from "../../../runtime/codec/generated-doorway.js";

/** Rules of CertificateSigningRequest (api-definitions/certificates/v1/certificate-signing-request.yaml). */
export function validateCertificateSigningRequest(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateCertificateSigningRequestSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateCertificateSigningRequestSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validateCertificateSigningRequest.errors = vErrors;
  return errors === 0;
}

/** Rules of CertificateSigningRequestSpec (api-definitions/certificates/v1/certificate-signing-request.yaml). */
export function validateCertificateSigningRequestSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.usages)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "usages" } });
      errors++;
    }
  }
  validateCertificateSigningRequestSpec.errors = vErrors;
  return errors === 0;
}
