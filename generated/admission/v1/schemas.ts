// Generated from api-definitions/admission/v1. Do not edit.
import { atomicList, field, granularMap, rawExtension, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { userInfoSchema } from "../../authentication/v1/schemas.js";
import { groupVersionKindSchema, groupVersionResourceSchema, statusSchema } from "../../meta/v1/schemas.js";

/** Schema of AdmissionReview (api-definitions/admission/v1/admission-review.yaml). */
export const admissionReviewSchema: StructSchema = struct("AdmissionReview", () => ({
  fields: {
    request: field(admissionRequestSchema, 1, { omitEmpty: true, optional: true }),
    response: field(admissionResponseSchema, 2, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of AdmissionRequest (api-definitions/admission/v1/admission-review.yaml). */
export const admissionRequestSchema: StructSchema = struct("AdmissionRequest", () => ({
  fields: {
    uid: field(scalar.string, 1),
    kind: field(groupVersionKindSchema, 2),
    resource: field(groupVersionResourceSchema, 3),
    subResource: field(scalar.string, 4, { omitEmpty: true }),
    requestKind: field(groupVersionKindSchema, 13, { omitEmpty: true, optional: true }),
    requestResource: field(groupVersionResourceSchema, 14, { omitEmpty: true, optional: true }),
    requestSubResource: field(scalar.string, 15, { omitEmpty: true }),
    name: field(scalar.string, 5, { omitEmpty: true }),
    namespace: field(scalar.string, 6, { omitEmpty: true }),
    operation: field(scalar.string, 7),
    userInfo: field(userInfoSchema, 8),
    object: field(rawExtension, 9, { omitEmpty: true, optional: true }),
    oldObject: field(rawExtension, 10, { omitEmpty: true, optional: true }),
    dryRun: field(scalar.boolean, 11, { omitEmpty: true, optional: true }),
    options: field(rawExtension, 12, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of AdmissionResponse (api-definitions/admission/v1/admission-review.yaml). */
export const admissionResponseSchema: StructSchema = struct("AdmissionResponse", () => ({
  fields: {
    uid: field(scalar.string, 1),
    allowed: field(scalar.boolean, 2),
    status: field(statusSchema, 3, { omitEmpty: true, optional: true }),
    patch: field(scalar.bytes, 4, { omitEmpty: true }),
    patchType: field(scalar.string, 5, { omitEmpty: true, optional: true }),
    auditAnnotations: field(granularMap(scalar.string), 6, { omitEmpty: true }),
    warnings: field(atomicList(scalar.string), 7, { omitEmpty: true }),
  },
}));
