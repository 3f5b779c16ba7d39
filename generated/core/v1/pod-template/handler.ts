// Generated from api-definitions/core/v1/pod-template.yaml. Do not edit.
import { nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { podTemplateCodec } from "./protobuf.js";
import { podTemplateSchema } from "./schemas.js";
import { validatePodTemplate } from "./validators.js";

/** Handles requests on podtemplates in core/v1. */
export const podTemplateHandler: DefinitionFactory = () => resourceDefinition({
  origin: "generated",
  group: "",
  version: "v1",
  kind: "PodTemplate",
  listKind: "PodTemplateList",
  resource: "podtemplates",
  singular: "podtemplate",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "A description of a pod, for controllers to make pods from.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: true,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.0" },
  storage: { type: "stored", version: "v1" },
  schema: podTemplateSchema,
  validate: validatePodTemplate,
  protobuf: podTemplateCodec,
  columns: [
    nameColumn,
    {
      name: "Containers",
      type: "string",
      format: "",
      description: "Names of the containers.",
      priority: 0,
      cell: { print: "join", paths: [["template", "spec", "containers", "name"]], absent: "" },
    },
    {
      name: "Images",
      type: "string",
      format: "",
      description: "Images of the containers.",
      priority: 0,
      cell: { print: "join", paths: [["template", "spec", "containers", "image"]], absent: "" },
    },
    {
      name: "Pod Labels",
      type: "string",
      format: "",
      description: "Labels of the pods.",
      priority: 0,
      cell: { print: "selector", paths: [["template", "metadata", "labels"]], absent: "<none>" },
    },
  ],
  conversion: noConversion,
});
