// Generated from api-definitions/node/v1/runtime-class.yaml. Do not edit.
import { ageColumn, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { runtimeClassCodec } from "./protobuf.js";
import { runtimeClassSchema } from "./schemas.js";
import { validateRuntimeClass } from "./validators.js";

/** Handles requests on runtimeclasses in node/v1. */
export const runtimeClassHandler: DefinitionFactory = (profile) => resourceDefinition({
  origin: "generated",
  group: `node.${profile.groupDomain}`,
  version: "v1",
  kind: "RuntimeClass",
  listKind: "RuntimeClassList",
  resource: "runtimeclasses",
  singular: "runtimeclass",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "A way of running containers that pods can choose by name.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: false,
  unconditionalUpdate: false,
  lifecycle: { introduced: "1.20" },
  storage: { type: "stored", version: "v1" },
  schema: runtimeClassSchema,
  validate: validateRuntimeClass,
  protobuf: runtimeClassCodec,
  columns: [
    nameColumn,
    {
      name: "Handler",
      type: "string",
      format: "",
      description: "Configuration of the container runtime.",
      priority: 0,
      cell: { print: "value", paths: [["handler"]], absent: "" },
    },
    ageColumn,
  ],
  conversion: noConversion,
});
