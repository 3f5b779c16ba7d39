// Generated from api-definitions/storage/v1/csi-node.yaml. Do not edit.
import { ageColumn, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { csiNodeCodec } from "./protobuf.js";
import { csiNodeSchema } from "./schemas.js";
import { validateCSINode } from "./validators.js";

/** Handles requests on csinodes in storage/v1. */
export const csiNodeHandler: DefinitionFactory = (profile) => resourceDefinition({
  origin: "generated",
  group: `storage.${profile.groupDomain}`,
  version: "v1",
  kind: "CSINode",
  listKind: "CSINodeList",
  resource: "csinodes",
  singular: "csinode",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "The storage drivers on a node, under the name of the node.",
  hook: "csi-node",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: true,
  unconditionalUpdate: false,
  lifecycle: { introduced: "1.17" },
  storage: { type: "stored", version: "v1" },
  schema: csiNodeSchema,
  validate: validateCSINode,
  protobuf: csiNodeCodec,
  columns: [
    nameColumn,
    {
      name: "Drivers",
      type: "integer",
      format: "",
      description: "Number of drivers.",
      priority: 0,
      cell: { print: "count", paths: [["spec", "drivers"]], absent: null },
    },
    ageColumn,
  ],
  conversion: noConversion,
});
