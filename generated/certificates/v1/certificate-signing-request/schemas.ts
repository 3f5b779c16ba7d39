// Generated from api-definitions/certificates/v1/certificate-signing-request.yaml. Do not edit.
import { atomicList, field, granularMap, mapList, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of CertificateSigningRequest (api-definitions/certificates/v1/certificate-signing-request.yaml). */
export const certificateSigningRequestSchema: StructSchema = struct("CertificateSigningRequest", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(certificateSigningRequestSpecSchema, { required: true }),
    status: field(certificateSigningRequestStatusSchema),
  },
}));

/** Schema of CertificateSigningRequestSpec (api-definitions/certificates/v1/certificate-signing-request.yaml). */
export const certificateSigningRequestSpecSchema: StructSchema = struct("CertificateSigningRequestSpec", () => ({
  fields: {
    request: field(scalar.bytes, { required: true }),
    signerName: field(scalar.string, { required: true }),
    expirationSeconds: field(
      scalar.int32,
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
    usages: field(atomicList(scalar.string), { omitEmpty: true, checks: { unique: [{ keys: [] }] } }),
    username: field(scalar.string, { omitEmpty: true }),
    uid: field(scalar.string, { omitEmpty: true }),
    groups: field(atomicList(scalar.string), { omitEmpty: true }),
    extra: field(granularMap(atomicList(scalar.string)), { omitEmpty: true }),
  },
}));

/** Schema of CertificateSigningRequestStatus (api-definitions/certificates/v1/certificate-signing-request.yaml). */
export const certificateSigningRequestStatusSchema: StructSchema = struct("CertificateSigningRequestStatus", () => ({
  fields: {
    conditions: field(mapList(["type"], certificateSigningRequestConditionSchema), { omitEmpty: true }),
    certificate: field(scalar.bytes, { omitEmpty: true }),
  },
}));

/** Schema of CertificateSigningRequestCondition (api-definitions/certificates/v1/certificate-signing-request.yaml). */
export const certificateSigningRequestConditionSchema: StructSchema = struct("CertificateSigningRequestCondition", () => ({
  fields: {
    type: field(scalar.string, { required: true }),
    status: field(scalar.string, { required: true }),
    reason: field(scalar.string, { omitEmpty: true }),
    message: field(scalar.string, { omitEmpty: true }),
    lastUpdateTime: field(scalar.Time),
    lastTransitionTime: field(scalar.Time),
  },
}));
