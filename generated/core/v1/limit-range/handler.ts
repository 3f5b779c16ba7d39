// Generated from api-definitions/core/v1/limit-range.yaml. Do not edit.
import { acceptAll, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { limitRangeCodec } from "./protobuf.js";
import { limitRangeSchema } from "./schemas.js";

/** Handles requests on limitranges in core/v1. */
export const limitRangeHandler: DefinitionFactory = () => resourceDefinition({
  origin: "generated",
  group: "",
  version: "v1",
  kind: "LimitRange",
  listKind: "LimitRangeList",
  resource: "limitranges",
  singular: "limitrange",
  shortNames: ["limits"],
  categories: [],
  namespaced: true,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "Bounds and defaults for the resources of pods, containers and claims in a namespace.",
  hook: "limit-range",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.0" },
  storage: { type: "stored", version: "v1" },
  schema: limitRangeSchema,
  validate: acceptAll,
  protobuf: limitRangeCodec,
  columns: [],
  conversion: noConversion,
});
