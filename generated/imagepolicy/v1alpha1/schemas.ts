// Generated from api-definitions/imagepolicy/v1alpha1. Do not edit.
import { atomicList, field, granularMap, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of ImageReview (api-definitions/imagepolicy/v1alpha1/image-review.yaml). */
export const imageReviewSchema: StructSchema = struct("ImageReview", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(imageReviewSpecSchema, 2),
    status: field(imageReviewStatusSchema, 3),
  },
}));

/** Schema of ImageReviewSpec (api-definitions/imagepolicy/v1alpha1/image-review.yaml). */
export const imageReviewSpecSchema: StructSchema = struct("ImageReviewSpec", () => ({
  fields: {
    containers: field(atomicList(imageReviewContainerSpecSchema), 1, { omitEmpty: true }),
    annotations: field(granularMap(scalar.string), 2, { omitEmpty: true }),
    namespace: field(scalar.string, 3, { omitEmpty: true }),
  },
}));

/** Schema of ImageReviewStatus (api-definitions/imagepolicy/v1alpha1/image-review.yaml). */
export const imageReviewStatusSchema: StructSchema = struct("ImageReviewStatus", () => ({
  fields: {
    allowed: field(scalar.boolean, 1),
    reason: field(scalar.string, 2, { omitEmpty: true }),
    auditAnnotations: field(granularMap(scalar.string), 3, { omitEmpty: true }),
  },
}));

/** Schema of ImageReviewContainerSpec (api-definitions/imagepolicy/v1alpha1/image-review.yaml). */
export const imageReviewContainerSpecSchema: StructSchema = struct("ImageReviewContainerSpec", () => ({
  fields: {
    image: field(scalar.string, 1, { omitEmpty: true }),
  },
}));
