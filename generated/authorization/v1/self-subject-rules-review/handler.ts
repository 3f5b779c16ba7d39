// Generated from api-definitions/authorization/v1/self-subject-rules-review.yaml. Do not edit.
import { acceptAll, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { selfSubjectRulesReviewCodec } from "./protobuf.js";
import { selfSubjectRulesReviewSchema } from "./schemas.js";

/** Handles requests on selfsubjectrulesreviews in authorization/v1. */
export const selfSubjectRulesReviewHandler: DefinitionFactory = (profile) => resourceDefinition({
  origin: "generated",
  group: `authorization.${profile.groupDomain}`,
  version: "v1",
  kind: "SelfSubjectRulesReview",
  listKind: "SelfSubjectRulesReviewList",
  resource: "selfsubjectrulesreviews",
  singular: "selfsubjectrulesreview",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create"],
  subresources: [],
  description: "Asks for all that the asker may do in a namespace, to show in programs; not to decide by.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.8" },
  storage: { type: "none", handler: "self-subject-rules-review" },
  schema: selfSubjectRulesReviewSchema,
  validate: acceptAll,
  protobuf: selfSubjectRulesReviewCodec,
  columns: [],
  conversion: noConversion,
});
