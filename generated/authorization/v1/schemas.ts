// Generated from api-definitions/authorization/v1. Do not edit.
import { atomicList, field, granularMap, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of LocalSubjectAccessReview (api-definitions/authorization/v1/local-subject-access-review.yaml). */
export const localSubjectAccessReviewSchema: StructSchema = struct("LocalSubjectAccessReview", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(subjectAccessReviewSpecSchema, 2, { required: true }),
    status: field(subjectAccessReviewStatusSchema, 3),
  },
}));

/** Schema of LocalSubjectAccessReviewList (api-definitions/authorization/v1/local-subject-access-review.yaml). */
export const localSubjectAccessReviewListSchema: StructSchema = struct("LocalSubjectAccessReviewList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(localSubjectAccessReviewSchema), 2, { required: true }),
  },
}));

/** Schema of SelfSubjectAccessReview (api-definitions/authorization/v1/self-subject-access-review.yaml). */
export const selfSubjectAccessReviewSchema: StructSchema = struct("SelfSubjectAccessReview", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(selfSubjectAccessReviewSpecSchema, 2, { required: true }),
    status: field(subjectAccessReviewStatusSchema, 3),
  },
}));

/** Schema of SelfSubjectAccessReviewList (api-definitions/authorization/v1/self-subject-access-review.yaml). */
export const selfSubjectAccessReviewListSchema: StructSchema = struct("SelfSubjectAccessReviewList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(selfSubjectAccessReviewSchema), 2, { required: true }),
  },
}));

/** Schema of SelfSubjectAccessReviewSpec (api-definitions/authorization/v1/self-subject-access-review.yaml). */
export const selfSubjectAccessReviewSpecSchema: StructSchema = struct("SelfSubjectAccessReviewSpec", () => ({
  fields: {
    resourceAttributes: field(resourceAttributesSchema, 1, { omitEmpty: true, optional: true }),
    nonResourceAttributes: field(nonResourceAttributesSchema, 2, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of SelfSubjectRulesReview (api-definitions/authorization/v1/self-subject-rules-review.yaml). */
export const selfSubjectRulesReviewSchema: StructSchema = struct("SelfSubjectRulesReview", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(selfSubjectRulesReviewSpecSchema, 2, { required: true }),
    status: field(subjectRulesReviewStatusSchema, 3),
  },
}));

/** Schema of SelfSubjectRulesReviewList (api-definitions/authorization/v1/self-subject-rules-review.yaml). */
export const selfSubjectRulesReviewListSchema: StructSchema = struct("SelfSubjectRulesReviewList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(selfSubjectRulesReviewSchema), 2, { required: true }),
  },
}));

/** Schema of SelfSubjectRulesReviewSpec (api-definitions/authorization/v1/self-subject-rules-review.yaml). */
export const selfSubjectRulesReviewSpecSchema: StructSchema = struct("SelfSubjectRulesReviewSpec", () => ({
  fields: {
    namespace: field(scalar.string, 1, { omitEmpty: true }),
  },
}));

/** Schema of SubjectRulesReviewStatus (api-definitions/authorization/v1/self-subject-rules-review.yaml). */
export const subjectRulesReviewStatusSchema: StructSchema = struct("SubjectRulesReviewStatus", () => ({
  fields: {
    resourceRules: field(atomicList(resourceRuleSchema), 1, { required: true }),
    nonResourceRules: field(atomicList(nonResourceRuleSchema), 2, { required: true }),
    incomplete: field(scalar.boolean, 3, { required: true }),
    evaluationError: field(scalar.string, 4, { omitEmpty: true }),
  },
}));

/** Schema of ResourceRule (api-definitions/authorization/v1/self-subject-rules-review.yaml). */
export const resourceRuleSchema: StructSchema = struct("ResourceRule", () => ({
  fields: {
    verbs: field(atomicList(scalar.string), 1, { required: true }),
    apiGroups: field(atomicList(scalar.string), 2, { omitEmpty: true }),
    resources: field(atomicList(scalar.string), 3, { omitEmpty: true }),
    resourceNames: field(atomicList(scalar.string), 4, { omitEmpty: true }),
  },
}));

/** Schema of NonResourceRule (api-definitions/authorization/v1/self-subject-rules-review.yaml). */
export const nonResourceRuleSchema: StructSchema = struct("NonResourceRule", () => ({
  fields: {
    verbs: field(atomicList(scalar.string), 1, { required: true }),
    nonResourceURLs: field(atomicList(scalar.string), 2, { omitEmpty: true }),
  },
}));

/** Schema of SubjectAccessReview (api-definitions/authorization/v1/subject-access-review.yaml). */
export const subjectAccessReviewSchema: StructSchema = struct("SubjectAccessReview", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(subjectAccessReviewSpecSchema, 2, { required: true }),
    status: field(subjectAccessReviewStatusSchema, 3),
  },
}));

/** Schema of SubjectAccessReviewList (api-definitions/authorization/v1/subject-access-review.yaml). */
export const subjectAccessReviewListSchema: StructSchema = struct("SubjectAccessReviewList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(subjectAccessReviewSchema), 2, { required: true }),
  },
}));

/** Schema of SubjectAccessReviewSpec (api-definitions/authorization/v1/subject-access-review.yaml). */
export const subjectAccessReviewSpecSchema: StructSchema = struct("SubjectAccessReviewSpec", () => ({
  fields: {
    resourceAttributes: field(resourceAttributesSchema, 1, { omitEmpty: true, optional: true }),
    nonResourceAttributes: field(nonResourceAttributesSchema, 2, { omitEmpty: true, optional: true }),
    user: field(scalar.string, 3, { omitEmpty: true }),
    groups: field(atomicList(scalar.string), 4, { omitEmpty: true }),
    extra: field(granularMap(atomicList(scalar.string)), 5, { omitEmpty: true }),
    uid: field(scalar.string, 6, { omitEmpty: true }),
  },
}));

/** Schema of SubjectAccessReviewStatus (api-definitions/authorization/v1/subject-access-review.yaml). */
export const subjectAccessReviewStatusSchema: StructSchema = struct("SubjectAccessReviewStatus", () => ({
  fields: {
    allowed: field(scalar.boolean, 1, { required: true }),
    denied: field(scalar.boolean, 4, { omitEmpty: true }),
    reason: field(scalar.string, 2, { omitEmpty: true }),
    evaluationError: field(scalar.string, 3, { omitEmpty: true }),
  },
}));

/** Schema of ResourceAttributes (api-definitions/authorization/v1/subject-access-review.yaml). */
export const resourceAttributesSchema: StructSchema = struct("ResourceAttributes", () => ({
  fields: {
    namespace: field(scalar.string, 1, { omitEmpty: true }),
    verb: field(scalar.string, 2, { omitEmpty: true }),
    group: field(scalar.string, 3, { omitEmpty: true }),
    version: field(scalar.string, 4, { omitEmpty: true }),
    resource: field(scalar.string, 5, { omitEmpty: true }),
    subresource: field(scalar.string, 6, { omitEmpty: true }),
    name: field(scalar.string, 7, { omitEmpty: true }),
  },
}));

/** Schema of NonResourceAttributes (api-definitions/authorization/v1/subject-access-review.yaml). */
export const nonResourceAttributesSchema: StructSchema = struct("NonResourceAttributes", () => ({
  fields: {
    path: field(scalar.string, 1, { omitEmpty: true }),
    verb: field(scalar.string, 2, { omitEmpty: true }),
  },
}));
