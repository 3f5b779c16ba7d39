// Generated from api-definitions/authorization/v1/self-subject-access-review.yaml. Do not edit.
import { acceptAll, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { selfSubjectAccessReviewCodec } from "./protobuf.js";
import { selfSubjectAccessReviewSchema } from "./schemas.js";

/** Handles requests on selfsubjectaccessreviews in authorization/v1. */
export const selfSubjectAccessReviewHandler: DefinitionFactory = (profile) => resourceDefinition({
  origin: "generated",
  group: `authorization.${profile.groupDomain}`,
  version: "v1",
  kind: "SelfSubjectAccessReview",
  listKind: "SelfSubjectAccessReviewList",
  resource: "selfsubjectaccessreviews",
  singular: "selfsubjectaccessreview",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create"],
  subresources: [],
  description: "Asks whether the asker may do something. It is answered and not stored.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.6" },
  storage: { type: "none", handler: "self-subject-access-review" },
  schema: selfSubjectAccessReviewSchema,
  validate: acceptAll,
  protobuf: selfSubjectAccessReviewCodec,
  columns: [],
  conversion: noConversion,
});
