// Generated from api-definitions/networking/v1/ingress-class.yaml. Do not edit.
import { ageColumn, computedCell, nameColumn, noConversion } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { ingressClassCodec } from "../protobuf.js";
import { ingressClassSchema } from "../schemas.js";
import { validateIngressClass } from "../validators.js";

/** Handles requests on ingressclasses in networking/v1. */
export const ingressClassHandler: DefinitionFactory = (profile, kinds) => ({
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
  rules: [
    { path: "spec.controller", rule: "size(self) <= 250", message: "must have at most 250 bytes", reason: "FieldValueTooLong" },
    {
      path: "spec.controller",
      rule: "self == '' || self.contains('/')",
      message: "must be a domain-prefixed path (such as \"acme.io/foo\")",
      reason: "FieldValueInvalid",
    },
    {
      path: "spec.parameters",
      rule: "(has(self.kind) ? self.kind : '') != ''",
      message: "kind is required",
      reason: "FieldValueRequired",
      fieldPath: ".kind",
    },
    {
      path: "spec.parameters",
      rule: "(has(self.name) ? self.name : '') != ''",
      message: "name is required",
      reason: "FieldValueRequired",
      fieldPath: ".name",
    },
    {
      path: "spec.parameters",
      rule: "(has(self.scope) ? self.scope : '') in ['Cluster', 'Namespace']",
      message: "supported values: \"Cluster\", \"Namespace\"",
      reason: "FieldValueNotSupported",
      fieldPath: ".scope",
    },
    {
      path: "spec.parameters",
      rule: "(has(self.scope) ? self.scope : '') != 'Namespace' || has(self.namespace)",
      message: "`parameters.scope` is set to 'Namespace'",
      reason: "FieldValueRequired",
      fieldPath: ".namespace",
    },
    {
      path: "spec.parameters",
      rule: "(has(self.scope) ? self.scope : '') != 'Cluster' || !has(self.namespace)",
      message: "`parameters.scope` is set to 'Cluster'",
      reason: "FieldValueForbidden",
      fieldPath: ".namespace",
    },
  ],
  immutable: [{ path: "spec.controller" }],
  unique: [],
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.19" },
  gatedFields: [],
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
