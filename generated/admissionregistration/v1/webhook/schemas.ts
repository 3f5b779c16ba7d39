// Generated from api-definitions/admissionregistration/v1/webhook.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of WebhookClientConfig (api-definitions/admissionregistration/v1/webhook.yaml). */
export const webhookClientConfigSchema: StructSchema = struct("WebhookClientConfig", () => ({
  checks: {
    rules: [
      { rule: "has(self.url) != has(self.service)", message: "exactly one of url or service is required", reason: "FieldValueRequired" },
    ],
  },
  hooks: ["webhook-client-config"],
  fields: {
    url: field(scalar.string, { omitEmpty: true, optional: true }),
    service: field(serviceReferenceSchema, { omitEmpty: true, optional: true }),
    caBundle: field(scalar.bytes, { omitEmpty: true }),
  },
}));

/** Schema of ServiceReference (api-definitions/admissionregistration/v1/webhook.yaml). */
export const serviceReferenceSchema: StructSchema = struct("ServiceReference", () => ({
  validationOrder: ["name", "namespace"],
  hooks: ["service-reference"],
  fields: {
    namespace: field(
      scalar.string,
      {
        required: true,
        checks: { rules: [{ rule: "self != ''", message: "service namespace is required", reason: "FieldValueRequired" }] },
      },
    ),
    name: field(
      scalar.string,
      { required: true, checks: { rules: [{ rule: "self != ''", message: "service name is required", reason: "FieldValueRequired" }] } },
    ),
    path: field(scalar.string, { omitEmpty: true, optional: true }),
    port: field(
      scalar.int32,
      {
        omitEmpty: true,
        optional: true,
        default: 443,
        checks: {
          rules: [
            {
              rule: "self > 0 && self < 65536",
              message: "port is not valid: must be between 1 and 65535, inclusive",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
  },
}));

/** Schema of RuleWithOperations (api-definitions/admissionregistration/v1/webhook.yaml). */
export const ruleWithOperationsSchema: StructSchema = struct("RuleWithOperations", () => ({
  checks: {
    rules: [
      { rule: "size(self.operations) > 0", message: "", reason: "FieldValueRequired", fieldPath: ".operations" },
      {
        rule: "size(self.operations) < 2 || !('*' in self.operations)",
        message: "if '*' is present, must not specify other operations",
        reason: "FieldValueInvalid",
        fieldPath: ".operations",
      },
      { rule: "size(self.apiGroups) > 0", message: "", reason: "FieldValueRequired", fieldPath: ".apiGroups" },
      {
        rule: "size(self.apiGroups) < 2 || !('*' in self.apiGroups)",
        message: "if '*' is present, must not specify other API groups",
        reason: "FieldValueInvalid",
        fieldPath: ".apiGroups",
      },
      { rule: "size(self.apiVersions) > 0", message: "", reason: "FieldValueRequired", fieldPath: ".apiVersions" },
      {
        rule: "size(self.apiVersions) < 2 || !('*' in self.apiVersions)",
        message: "if '*' is present, must not specify other API versions",
        reason: "FieldValueInvalid",
        fieldPath: ".apiVersions",
      },
      { rule: "size(self.resources) > 0", message: "", reason: "FieldValueRequired", fieldPath: ".resources" },
    ],
  },
  hooks: ["admission-rule"],
  fields: {
    operations: field(atomicList(scalar.string), { omitEmpty: true }),
    apiGroups: field(atomicList(scalar.string), { omitEmpty: true }),
    apiVersions: field(atomicList(scalar.string), { omitEmpty: true }),
    resources: field(atomicList(scalar.string), { omitEmpty: true }),
    scope: field(scalar.string, { omitEmpty: true, optional: true, default: "*" }),
  },
}));
