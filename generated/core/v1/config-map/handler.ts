// Generated from api-definitions/core/v1/config-map.yaml. Do not edit.
import { ageColumn, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { configMapCodec } from "./protobuf.js";
import { configMapSchema } from "./schemas.js";
import { validateConfigMap } from "./validators.js";

/** Handles requests on configmaps in core/v1. */
export const configMapHandler: DefinitionFactory = () => resourceDefinition({
  origin: "generated",
  group: "",
  version: "v1",
  kind: "ConfigMap",
  listKind: "ConfigMapList",
  resource: "configmaps",
  singular: "configmap",
  shortNames: ["cm"],
  categories: [],
  namespaced: true,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "Configuration for programs, as text or bytes by key.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.2" },
  storage: { type: "stored", version: "v1" },
  schema: configMapSchema,
  validate: validateConfigMap,
  protobuf: configMapCodec,
  columns: [
    nameColumn,
    {
      name: "Data",
      type: "string",
      format: "",
      description: "Number of keys.",
      priority: 0,
      cell: { print: "count", paths: [["data"], ["binaryData"]], absent: "" },
    },
    ageColumn,
  ],
  conversion: noConversion,
});
