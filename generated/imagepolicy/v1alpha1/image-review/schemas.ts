// Generated from api-definitions/imagepolicy/v1alpha1/image-review.yaml. Do not edit.
import { atomicList, field, granularMap, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of ImageReview (api-definitions/imagepolicy/v1alpha1/image-review.yaml). */
export const imageReviewSchema: StructSchema = struct("ImageReview", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(imageReviewSpecSchema),
    status: field(imageReviewStatusSchema),
  },
}));

/** Schema of ImageReviewSpec (api-definitions/imagepolicy/v1alpha1/image-review.yaml). */
export const imageReviewSpecSchema: StructSchema = struct("ImageReviewSpec", () => ({
  fields: {
    containers: field(atomicList(imageReviewContainerSpecSchema), { omitEmpty: true }),
    annotations: field(granularMap(scalar.string), { omitEmpty: true }),
    namespace: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of ImageReviewStatus (api-definitions/imagepolicy/v1alpha1/image-review.yaml). */
export const imageReviewStatusSchema: StructSchema = struct("ImageReviewStatus", () => ({
  fields: {
    allowed: field(scalar.boolean),
    reason: field(scalar.string, { omitEmpty: true }),
    auditAnnotations: field(granularMap(scalar.string), { omitEmpty: true }),
  },
}));

/** Schema of ImageReviewContainerSpec (api-definitions/imagepolicy/v1alpha1/image-review.yaml). */
export const imageReviewContainerSpecSchema: StructSchema = struct("ImageReviewContainerSpec", () => ({
  fields: {
    image: field(scalar.string, { omitEmpty: true }),
  },
}));
