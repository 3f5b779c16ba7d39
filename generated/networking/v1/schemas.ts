// Generated from api-definitions/networking/v1. Do not edit.
import { atomicList, field, scalar } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of IngressClassParametersReference (api-definitions/networking/v1/ingress-class.yaml). */
export const ingressClassParametersReferenceSchema: StructSchema = {
  kind: "struct",
  typeName: "IngressClassParametersReference",
  atomic: false,
  checks: {
    rules: [
      { rule: "(has(self.kind) ? self.kind : '') != ''", message: "kind is required", reason: "FieldValueRequired", fieldPath: ".kind" },
      { rule: "(has(self.name) ? self.name : '') != ''", message: "name is required", reason: "FieldValueRequired", fieldPath: ".name" },
      {
        rule: "(has(self.scope) ? self.scope : '') in ['Cluster', 'Namespace']",
        message: "supported values: \"Cluster\", \"Namespace\"",
        reason: "FieldValueNotSupported",
        fieldPath: ".scope",
      },
      {
        rule: "(has(self.scope) ? self.scope : '') != 'Namespace' || has(self.namespace)",
        message: "`parameters.scope` is set to 'Namespace'",
        reason: "FieldValueRequired",
        fieldPath: ".namespace",
      },
      {
        rule: "(has(self.scope) ? self.scope : '') != 'Cluster' || !has(self.namespace)",
        message: "`parameters.scope` is set to 'Cluster'",
        reason: "FieldValueForbidden",
        fieldPath: ".namespace",
      },
    ],
  },
  fields: {
    apiGroup: field(scalar.string, 1, { omitEmpty: true, optional: true }),
    kind: field(scalar.string, 2, { required: true }),
    name: field(scalar.string, 3, { required: true }),
    scope: field(scalar.string, 4, { optional: true, default: "Cluster" }),
    namespace: field(scalar.string, 5, { omitEmpty: true, optional: true }),
  },
};

/** Schema of IngressClassSpec (api-definitions/networking/v1/ingress-class.yaml). */
export const ingressClassSpecSchema: StructSchema = {
  kind: "struct",
  typeName: "IngressClassSpec",
  atomic: false,
  fields: {
    controller: field(
      scalar.string,
      1,
      {
        omitEmpty: true,
        checks: {
          rules: [
            { rule: "size(self) <= 250", message: "must have at most 250 bytes", reason: "FieldValueTooLong" },
            {
              rule: "self == '' || self.contains('/')",
              message: "must be a domain-prefixed path (such as \"acme.io/foo\")",
              reason: "FieldValueInvalid",
            },
          ],
          immutable: {},
        },
      },
    ),
    parameters: field(ingressClassParametersReferenceSchema, 2, { omitEmpty: true, optional: true }),
  },
};

/** Schema of IngressClass (api-definitions/networking/v1/ingress-class.yaml). */
export const ingressClassSchema: StructSchema = {
  kind: "struct",
  typeName: "IngressClass",
  atomic: false,
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(ingressClassSpecSchema, 2),
  },
};

/** Schema of IngressClassList (api-definitions/networking/v1/ingress-class.yaml). */
export const ingressClassListSchema: StructSchema = {
  kind: "struct",
  typeName: "IngressClassList",
  atomic: false,
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(ingressClassSchema), 2, { required: true }),
  },
};
