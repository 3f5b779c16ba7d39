// Generated from api-definitions/networking/v1/ingress-class.yaml. Do not edit.
import { field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of IngressClass (api-definitions/networking/v1/ingress-class.yaml). */
export const ingressClassSchema: StructSchema = struct("IngressClass", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(ingressClassSpecSchema),
  },
}));

/** Schema of IngressClassSpec (api-definitions/networking/v1/ingress-class.yaml). */
export const ingressClassSpecSchema: StructSchema = struct("IngressClassSpec", () => ({
  fields: {
    controller: field(
      scalar.string,
      {
        omitEmpty: true,
        checks: {
          rules: [{ rule: "size(self) <= 250", message: "must have at most 250 bytes", reason: "FieldValueTooLong" }],
          immutable: {},
        },
      },
    ),
    parameters: field(ingressClassParametersReferenceSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of IngressClassParametersReference (api-definitions/networking/v1/ingress-class.yaml). */
export const ingressClassParametersReferenceSchema: StructSchema = struct("IngressClassParametersReference", () => ({
  checks: {
    rules: [
      { rule: "self.kind != ''", message: "kind is required", reason: "FieldValueRequired", fieldPath: ".kind" },
      { rule: "self.name != ''", message: "name is required", reason: "FieldValueRequired", fieldPath: ".name" },
      {
        rule: "self.scope in ['Cluster', 'Namespace']",
        message: "supported values: \"Cluster\", \"Namespace\"",
        reason: "FieldValueNotSupported",
        fieldPath: ".scope",
      },
      {
        rule: "self.scope != 'Namespace' || has(self.namespace)",
        message: "`parameters.scope` is set to 'Namespace'",
        reason: "FieldValueRequired",
        fieldPath: ".namespace",
      },
      {
        rule: "self.scope != 'Cluster' || !has(self.namespace)",
        message: "`parameters.scope` is set to 'Cluster'",
        reason: "FieldValueForbidden",
        fieldPath: ".namespace",
      },
    ],
  },
  fields: {
    apiGroup: field(scalar.string, { omitEmpty: true, optional: true }),
    kind: field(scalar.string, { required: true }),
    name: field(scalar.string, { required: true }),
    scope: field(scalar.string, { optional: true, default: "Cluster" }),
    namespace: field(scalar.string, { omitEmpty: true, optional: true }),
  },
}));
