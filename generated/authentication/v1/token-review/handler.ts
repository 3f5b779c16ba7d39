// Generated from api-definitions/authentication/v1/token-review.yaml. Do not edit.
import { acceptAll, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { tokenReviewCodec } from "./protobuf.js";
import { tokenReviewSchema } from "./schemas.js";

/** Handles requests on tokenreviews in authentication/v1. */
export const tokenReviewHandler: DefinitionFactory = (profile) => resourceDefinition({
  origin: "generated",
  group: `authentication.${profile.groupDomain}`,
  version: "v1",
  kind: "TokenReview",
  listKind: "TokenReviewList",
  resource: "tokenreviews",
  singular: "tokenreview",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create"],
  subresources: [],
  description: "Asks whom a token belongs to. It is answered and not stored.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.6" },
  storage: { type: "none", handler: "token-review" },
  schema: tokenReviewSchema,
  validate: acceptAll,
  protobuf: tokenReviewCodec,
  columns: [],
  conversion: noConversion,
});
