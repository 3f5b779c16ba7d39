// Generated from api-definitions/discovery/v1/endpoint-slice.yaml. Do not edit.
import { ageColumn, computedCell, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { endpointSliceCodec } from "./protobuf.js";
import { endpointSliceSchema } from "./schemas.js";
import { validateEndpointSlice } from "./validators.js";

/** Handles requests on endpointslices in discovery/v1. */
export const endpointSliceHandler: DefinitionFactory = (profile, kinds) => resourceDefinition({
  origin: "generated",
  group: `discovery.${profile.groupDomain}`,
  version: "v1",
  kind: "EndpointSlice",
  listKind: "EndpointSliceList",
  resource: "endpointslices",
  singular: "endpointslice",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "Some of the addresses that a service leads to, with their ports.",
  hook: "endpoint-slice",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.21" },
  storage: { type: "stored", version: "v1" },
  schema: endpointSliceSchema,
  validate: validateEndpointSlice,
  protobuf: endpointSliceCodec,
  columns: [
    nameColumn,
    {
      name: "AddressType",
      type: "string",
      format: "",
      description: "Kind of the addresses.",
      priority: 0,
      cell: { print: "value", paths: [["addressType"]], absent: "" },
    },
    {
      name: "Ports",
      type: "string",
      format: "",
      description: "Ports of the endpoints.",
      priority: 0,
      cell: computedCell(kinds, "slicePorts"),
    },
    {
      name: "Endpoints",
      type: "string",
      format: "",
      description: "Addresses of the endpoints.",
      priority: 0,
      cell: computedCell(kinds, "sliceEndpoints"),
    },
    ageColumn,
  ],
  conversion: noConversion,
});
