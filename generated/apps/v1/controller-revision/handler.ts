// Generated from api-definitions/apps/v1/controller-revision.yaml. Do not edit.
import { ageColumn, computedCell, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { controllerRevisionCodec } from "./protobuf.js";
import { controllerRevisionSchema } from "./schemas.js";
import { validateControllerRevision } from "./validators.js";

/** Handles requests on controllerrevisions in apps/v1. */
export const controllerRevisionHandler: DefinitionFactory = (profile, kinds) => resourceDefinition({
  origin: "generated",
  group: "apps",
  version: "v1",
  kind: "ControllerRevision",
  listKind: "ControllerRevisionList",
  resource: "controllerrevisions",
  singular: "controllerrevision",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "A state of a daemon set or stateful set, kept so that one can go back to it. Its data does not change.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.9" },
  storage: { type: "stored", version: "v1" },
  schema: controllerRevisionSchema,
  validate: validateControllerRevision,
  protobuf: controllerRevisionCodec,
  columns: [
    nameColumn,
    {
      name: "Controller",
      type: "string",
      format: "",
      description: "Object that the state is of.",
      priority: 0,
      cell: computedCell(kinds, "controllerOwner"),
    },
    {
      name: "Revision",
      type: "integer",
      format: "",
      description: "Number of the state.",
      priority: 0,
      cell: { print: "value", paths: [["revision"]], absent: null },
    },
    ageColumn,
  ],
  conversion: noConversion,
});
