// Generated from api-definitions/authorization/v1/self-subject-rules-review.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of SelfSubjectRulesReview (api-definitions/authorization/v1/self-subject-rules-review.yaml). */
export const selfSubjectRulesReviewSchema: StructSchema = struct("SelfSubjectRulesReview", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(selfSubjectRulesReviewSpecSchema, { required: true }),
    status: field(subjectRulesReviewStatusSchema),
  },
}));

/** Schema of SelfSubjectRulesReviewSpec (api-definitions/authorization/v1/self-subject-rules-review.yaml). */
export const selfSubjectRulesReviewSpecSchema: StructSchema = struct("SelfSubjectRulesReviewSpec", () => ({
  fields: {
    namespace: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of SubjectRulesReviewStatus (api-definitions/authorization/v1/self-subject-rules-review.yaml). */
export const subjectRulesReviewStatusSchema: StructSchema = struct("SubjectRulesReviewStatus", () => ({
  fields: {
    resourceRules: field(atomicList(resourceRuleSchema), { required: true }),
    nonResourceRules: field(atomicList(nonResourceRuleSchema), { required: true }),
    incomplete: field(scalar.boolean, { required: true }),
    evaluationError: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of ResourceRule (api-definitions/authorization/v1/self-subject-rules-review.yaml). */
export const resourceRuleSchema: StructSchema = struct("ResourceRule", () => ({
  fields: {
    verbs: field(atomicList(scalar.string), { required: true }),
    apiGroups: field(atomicList(scalar.string), { omitEmpty: true }),
    resources: field(atomicList(scalar.string), { omitEmpty: true }),
    resourceNames: field(atomicList(scalar.string), { omitEmpty: true }),
  },
}));

/** Schema of NonResourceRule (api-definitions/authorization/v1/self-subject-rules-review.yaml). */
export const nonResourceRuleSchema: StructSchema = struct("NonResourceRule", () => ({
  fields: {
    verbs: field(atomicList(scalar.string), { required: true }),
    nonResourceURLs: field(atomicList(scalar.string), { omitEmpty: true }),
  },
}));
