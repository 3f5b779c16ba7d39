// Generated from api-definitions/core/v1/binding.yaml. Do not edit.
import { acceptAll, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { bindingCodec } from "./protobuf.js";
import { bindingSchema } from "./schemas.js";

/** Handles requests on bindings in core/v1. */
export const bindingHandler: DefinitionFactory = () => resourceDefinition({
  origin: "generated",
  group: "",
  version: "v1",
  kind: "Binding",
  listKind: "BindingList",
  resource: "bindings",
  singular: "binding",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["create"],
  subresources: [],
  description: "Puts a pod on a node. Schedulers send it to the pod's sub-resource binding.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.0" },
  storage: { type: "none", handler: "pod-binding" },
  schema: bindingSchema,
  validate: acceptAll,
  protobuf: bindingCodec,
  columns: [],
  conversion: noConversion,
});
