// Generated from api-definitions/authorization/v1/subject-access-review.yaml. Do not edit.
import { acceptAll, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { subjectAccessReviewCodec } from "./protobuf.js";
import { subjectAccessReviewSchema } from "./schemas.js";

/** Handles requests on subjectaccessreviews in authorization/v1. */
export const subjectAccessReviewHandler: DefinitionFactory = (profile) => resourceDefinition({
  origin: "generated",
  group: `authorization.${profile.groupDomain}`,
  version: "v1",
  kind: "SubjectAccessReview",
  listKind: "SubjectAccessReviewList",
  resource: "subjectaccessreviews",
  singular: "subjectaccessreview",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create"],
  subresources: [],
  description: "Asks whether somebody may do something. It is answered and not stored.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.6" },
  storage: { type: "none", handler: "subject-access-review" },
  schema: subjectAccessReviewSchema,
  validate: acceptAll,
  protobuf: subjectAccessReviewCodec,
  columns: [],
  conversion: noConversion,
});
