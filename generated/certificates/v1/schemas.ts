// Generated from api-definitions/certificates/v1. Do not edit.
import { atomicList, field, granularMap, mapList, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of CertificateSigningRequest (api-definitions/certificates/v1/certificate-signing-request.yaml). */
export const certificateSigningRequestSchema: StructSchema = struct("CertificateSigningRequest", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(certificateSigningRequestSpecSchema, 2, { required: true }),
    status: field(certificateSigningRequestStatusSchema, 3),
  },
}));

/** Schema of CertificateSigningRequestList (api-definitions/certificates/v1/certificate-signing-request.yaml). */
export const certificateSigningRequestListSchema: StructSchema = struct("CertificateSigningRequestList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(certificateSigningRequestSchema), 2, { required: true }),
  },
}));

/** Schema of CertificateSigningRequestSpec (api-definitions/certificates/v1/certificate-signing-request.yaml). */
export const certificateSigningRequestSpecSchema: StructSchema = struct("CertificateSigningRequestSpec", () => ({
  fields: {
    request: field(scalar.bytes, 1, { required: true }),
    signerName: field(scalar.string, 7, { required: true }),
    expirationSeconds: field(
      scalar.int32,
      8,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            { rule: "self >= 600", message: "may not specify a duration less than 600 seconds (10 minutes)", reason: "FieldValueInvalid" },
          ],
        },
      },
    ),
    usages: field(atomicList(scalar.string), 5, { omitEmpty: true, checks: { unique: [{ keys: [] }] } }),
    username: field(scalar.string, 2, { omitEmpty: true }),
    uid: field(scalar.string, 3, { omitEmpty: true }),
    groups: field(atomicList(scalar.string), 4, { omitEmpty: true }),
    extra: field(granularMap(atomicList(scalar.string)), 6, { omitEmpty: true }),
  },
}));

/** Schema of CertificateSigningRequestStatus (api-definitions/certificates/v1/certificate-signing-request.yaml). */
export const certificateSigningRequestStatusSchema: StructSchema = struct("CertificateSigningRequestStatus", () => ({
  fields: {
    conditions: field(mapList(["type"], certificateSigningRequestConditionSchema), 1, { omitEmpty: true }),
    certificate: field(scalar.bytes, 2, { omitEmpty: true }),
  },
}));

/** Schema of CertificateSigningRequestCondition (api-definitions/certificates/v1/certificate-signing-request.yaml). */
export const certificateSigningRequestConditionSchema: StructSchema = struct("CertificateSigningRequestCondition", () => ({
  fields: {
    type: field(scalar.string, 1, { required: true }),
    status: field(scalar.string, 6, { required: true }),
    reason: field(scalar.string, 2, { omitEmpty: true }),
    message: field(scalar.string, 3, { omitEmpty: true }),
    lastUpdateTime: field(scalar.Time, 4),
    lastTransitionTime: field(scalar.Time, 5),
  },
}));
