// Generated from api-definitions/admission/v1/admission-review.yaml. Do not edit.
import { atomicList, field, granularMap, rawExtension, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { userInfoSchema } from "../../../authentication/v1/user-info/schemas.js";
import { groupVersionKindSchema, groupVersionResourceSchema } from "../../../meta/v1/object-meta/schemas.js";
import { statusSchema } from "../../../meta/v1/status/schemas.js";

/** Schema of AdmissionReview (api-definitions/admission/v1/admission-review.yaml). */
export const admissionReviewSchema: StructSchema = struct("AdmissionReview", () => ({
  isKind: true,
  fields: {
    request: field(admissionRequestSchema, { omitEmpty: true, optional: true }),
    response: field(admissionResponseSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of AdmissionRequest (api-definitions/admission/v1/admission-review.yaml). */
export const admissionRequestSchema: StructSchema = struct("AdmissionRequest", () => ({
  fields: {
    uid: field(scalar.string),
    kind: field(groupVersionKindSchema),
    resource: field(groupVersionResourceSchema),
    subResource: field(scalar.string, { omitEmpty: true }),
    requestKind: field(groupVersionKindSchema, { omitEmpty: true, optional: true }),
    requestResource: field(groupVersionResourceSchema, { omitEmpty: true, optional: true }),
    requestSubResource: field(scalar.string, { omitEmpty: true }),
    name: field(scalar.string, { omitEmpty: true }),
    namespace: field(scalar.string, { omitEmpty: true }),
    operation: field(scalar.string),
    userInfo: field(userInfoSchema),
    object: field(rawExtension, { omitEmpty: true, optional: true }),
    oldObject: field(rawExtension, { omitEmpty: true, optional: true }),
    dryRun: field(scalar.boolean, { omitEmpty: true, optional: true }),
    options: field(rawExtension, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of AdmissionResponse (api-definitions/admission/v1/admission-review.yaml). */
export const admissionResponseSchema: StructSchema = struct("AdmissionResponse", () => ({
  fields: {
    uid: field(scalar.string),
    allowed: field(scalar.boolean),
    status: field(statusSchema, { omitEmpty: true, optional: true }),
    patch: field(scalar.bytes, { omitEmpty: true }),
    patchType: field(scalar.string, { omitEmpty: true, optional: true }),
    auditAnnotations: field(granularMap(scalar.string), { omitEmpty: true }),
    warnings: field(atomicList(scalar.string), { omitEmpty: true }),
  },
}));
