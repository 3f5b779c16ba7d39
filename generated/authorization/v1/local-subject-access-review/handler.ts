// Generated from api-definitions/authorization/v1/local-subject-access-review.yaml. Do not edit.
import { acceptAll, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { localSubjectAccessReviewCodec } from "./protobuf.js";
import { localSubjectAccessReviewSchema } from "./schemas.js";

/** Handles requests on localsubjectaccessreviews in authorization/v1. */
export const localSubjectAccessReviewHandler: DefinitionFactory = (profile) => resourceDefinition({
  origin: "generated",
  group: `authorization.${profile.groupDomain}`,
  version: "v1",
  kind: "LocalSubjectAccessReview",
  listKind: "LocalSubjectAccessReviewList",
  resource: "localsubjectaccessreviews",
  singular: "localsubjectaccessreview",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["create"],
  subresources: [],
  description: "Asks whether somebody may do something in one namespace, so that the right to ask can be given by namespace.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.6" },
  storage: { type: "none", handler: "local-subject-access-review" },
  schema: localSubjectAccessReviewSchema,
  validate: acceptAll,
  protobuf: localSubjectAccessReviewCodec,
  columns: [],
  conversion: noConversion,
});
