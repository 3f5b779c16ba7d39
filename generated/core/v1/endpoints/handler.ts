// Generated from api-definitions/core/v1/endpoints.yaml. Do not edit.
import { ageColumn, computedCell, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { endpointsCodec } from "./protobuf.js";
import { endpointsSchema } from "./schemas.js";
import { validateEndpoints } from "./validators.js";

/** Handles requests on endpoints in core/v1. */
export const endpointsHandler: DefinitionFactory = (profile, kinds) => resourceDefinition({
  origin: "generated",
  group: "",
  version: "v1",
  kind: "Endpoints",
  listKind: "EndpointsList",
  resource: "endpoints",
  singular: "endpoints",
  shortNames: ["ep"],
  categories: [],
  namespaced: true,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "Addresses and ports that a service of the same name leads to.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.0" },
  storage: { type: "stored", version: "v1" },
  schema: endpointsSchema,
  validate: validateEndpoints,
  protobuf: endpointsCodec,
  columns: [
    nameColumn,
    {
      name: "Endpoints",
      type: "string",
      format: "",
      description: "Addresses with ports.",
      priority: 0,
      cell: computedCell(kinds, "endpointAddresses"),
    },
    ageColumn,
  ],
  conversion: noConversion,
});
