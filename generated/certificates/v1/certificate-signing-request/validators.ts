// Generated from api-definitions/certificates/v1/certificate-signing-request.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, isEmpty } from "../../../../runtime/codec/generated-doorway.js";

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
    if (data.usages !== undefined) {
      let data0 = data.usages;
      if (!isEmpty(data0)) {
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
            let data1 = data0[i0];
            if (typeof data1 === "string") {
              if (data1 !== "any" && data1 !== "cert sign" && data1 !== "client auth" && data1 !== "code signing" && data1 !== "content commitment" && data1 !== "crl sign" && data1 !== "data encipherment" && data1 !== "decipher only" && data1 !== "digital signature" && data1 !== "email protection" && data1 !== "encipher only" && data1 !== "ipsec end system" && data1 !== "ipsec tunnel" && data1 !== "ipsec user" && data1 !== "key agreement" && data1 !== "key encipherment" && data1 !== "microsoft sgc" && data1 !== "netscape sgc" && data1 !== "ocsp signing" && data1 !== "s/mime" && data1 !== "server auth" && data1 !== "signing" && data1 !== "timestamping") {
                (vErrors ??= []).push({ instancePath: instancePath + "/usages/" + i0, keyword: "enum", params: { allowedValues: ["any", "cert sign", "client auth", "code signing", "content commitment", "crl sign", "data encipherment", "decipher only", "digital signature", "email protection", "encipher only", "ipsec end system", "ipsec tunnel", "ipsec user", "key agreement", "key encipherment", "microsoft sgc", "netscape sgc", "ocsp signing", "s/mime", "server auth", "signing", "timestamping"] } });
                errors++;
              }
            }
          }
        }
      }
    }
    if (isEmpty(data.usages)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "usages" } });
      errors++;
    }
  }
  validateCertificateSigningRequestSpec.errors = vErrors;
  return errors === 0;
}
