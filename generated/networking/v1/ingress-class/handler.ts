// Generated from api-definitions/networking/v1/ingress-class.yaml. Do not edit.
import { ageColumn, computedCell, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { ingressClassCodec } from "./protobuf.js";
import { ingressClassSchema } from "./schemas.js";
import { validateIngressClass } from "./validators.js";

/** Handles requests on ingressclasses in networking/v1. */
export const ingressClassHandler: DefinitionFactory = (profile, kinds) => resourceDefinition({
  origin: "generated",
  group: `networking.${profile.groupDomain}`,
  version: "v1",
  kind: "IngressClass",
  listKind: "IngressClassList",
  resource: "ingressclasses",
  singular: "ingressclass",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "A kind of ingress; its controller serves the ingresses that name it.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.19" },
  storage: { type: "stored", version: "v1" },
  schema: ingressClassSchema,
  validate: validateIngressClass,
  protobuf: ingressClassCodec,
  columns: [
    nameColumn,
    {
      name: "Controller",
      type: "string",
      format: "",
      description: "Controller that serves the class.",
      priority: 0,
      cell: { print: "value", paths: [["spec", "controller"]], absent: "" },
    },
    {
      name: "Parameters",
      type: "string",
      format: "",
      description: "Object with parameters.",
      priority: 0,
      cell: computedCell(kinds, "ingressClassParameters"),
    },
    ageColumn,
  ],
  conversion: noConversion,
});
