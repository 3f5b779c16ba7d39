// Generated from api-definitions/scheduling/v1/priority-class.yaml. Do not edit.
import { ageColumn, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { priorityClassCodec } from "./protobuf.js";
import { priorityClassSchema } from "./schemas.js";
import { validatePriorityClass } from "./validators.js";

/** Handles requests on priorityclasses in scheduling/v1. */
export const priorityClassHandler: DefinitionFactory = (profile) => resourceDefinition({
  origin: "generated",
  group: `scheduling.${profile.groupDomain}`,
  version: "v1",
  kind: "PriorityClass",
  listKind: "PriorityClassList",
  resource: "priorityclasses",
  singular: "priorityclass",
  shortNames: ["pc"],
  categories: [],
  namespaced: false,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "A name for a priority. Pods of higher priority are scheduled first and may drive others away.",
  hook: "priority-class",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: true,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.14" },
  storage: { type: "stored", version: "v1" },
  schema: priorityClassSchema,
  validate: validatePriorityClass,
  protobuf: priorityClassCodec,
  columns: [
    nameColumn,
    {
      name: "Value",
      type: "integer",
      format: "",
      description: "The priority.",
      priority: 0,
      cell: { print: "value", paths: [["value"]], absent: null },
    },
    {
      name: "Global-Default",
      type: "boolean",
      format: "",
      description: "Whether pods without a class get it.",
      priority: 0,
      cell: { print: "value", paths: [["globalDefault"]], absent: false },
    },
    ageColumn,
  ],
  conversion: noConversion,
});
