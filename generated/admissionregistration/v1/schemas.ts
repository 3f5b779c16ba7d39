// Generated from api-definitions/admissionregistration/v1. Do not edit.
import { atomicList, field, mapList, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { labelSelectorSchema, listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of MutatingWebhookConfiguration (api-definitions/admissionregistration/v1/mutating-webhook-configuration.yaml). */
export const mutatingWebhookConfigurationSchema: StructSchema = struct("MutatingWebhookConfiguration", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    webhooks: field(
      mapList(["name"], mutatingWebhookSchema),
      2,
      { omitEmpty: true, checks: { unique: [{ keys: ["name"] }] }, patchStrategy: ["merge"], patchMergeKey: "name" },
    ),
  },
}));

/** Schema of MutatingWebhookConfigurationList (api-definitions/admissionregistration/v1/mutating-webhook-configuration.yaml). */
export const mutatingWebhookConfigurationListSchema: StructSchema = struct("MutatingWebhookConfigurationList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(mutatingWebhookConfigurationSchema), 2, { required: true }),
  },
}));

/** Schema of MutatingWebhook (api-definitions/admissionregistration/v1/mutating-webhook-configuration.yaml). */
export const mutatingWebhookSchema: StructSchema = struct("MutatingWebhook", () => ({
  hooks: ["admission-webhook"],
  fields: {
    name: field(
      scalar.string,
      1,
      {
        required: true,
        checks: {
          rules: [
            {
              rule: "self.split('.').size() > 2",
              message: "should be a domain with at least three segments separated by dots",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
    clientConfig: field(webhookClientConfigSchema, 2, { required: true }),
    rules: field(atomicList(ruleWithOperationsSchema), 3, { omitEmpty: true }),
    failurePolicy: field(scalar.string, 4, { omitEmpty: true, optional: true, default: "Fail" }),
    matchPolicy: field(scalar.string, 9, { omitEmpty: true, optional: true, default: "Equivalent" }),
    namespaceSelector: field(labelSelectorSchema, 5, { omitEmpty: true, optional: true, default: {} }),
    objectSelector: field(labelSelectorSchema, 11, { omitEmpty: true, optional: true, default: {} }),
    sideEffects: field(scalar.string, 6, { required: true, optional: true }),
    timeoutSeconds: field(
      scalar.int32,
      7,
      {
        omitEmpty: true,
        optional: true,
        default: 10,
        checks: {
          rules: [
            { rule: "self >= 1 && self <= 30", message: "the timeout value must be between 1 and 30 seconds", reason: "FieldValueInvalid" },
          ],
        },
      },
    ),
    admissionReviewVersions: field(atomicList(scalar.string), 8, { required: true }),
    reinvocationPolicy: field(scalar.string, 10, { omitEmpty: true, optional: true, default: "Never" }),
  },
}));

/** Schema of ValidatingWebhookConfiguration (api-definitions/admissionregistration/v1/validating-webhook-configuration.yaml). */
export const validatingWebhookConfigurationSchema: StructSchema = struct("ValidatingWebhookConfiguration", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    webhooks: field(
      mapList(["name"], validatingWebhookSchema),
      2,
      { omitEmpty: true, checks: { unique: [{ keys: ["name"] }] }, patchStrategy: ["merge"], patchMergeKey: "name" },
    ),
  },
}));

/** Schema of ValidatingWebhookConfigurationList (api-definitions/admissionregistration/v1/validating-webhook-configuration.yaml). */
export const validatingWebhookConfigurationListSchema: StructSchema = struct("ValidatingWebhookConfigurationList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(validatingWebhookConfigurationSchema), 2, { required: true }),
  },
}));

/** Schema of ValidatingWebhook (api-definitions/admissionregistration/v1/validating-webhook-configuration.yaml). */
export const validatingWebhookSchema: StructSchema = struct("ValidatingWebhook", () => ({
  hooks: ["admission-webhook"],
  fields: {
    name: field(
      scalar.string,
      1,
      {
        required: true,
        checks: {
          rules: [
            {
              rule: "self.split('.').size() > 2",
              message: "should be a domain with at least three segments separated by dots",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
    clientConfig: field(webhookClientConfigSchema, 2, { required: true }),
    rules: field(atomicList(ruleWithOperationsSchema), 3, { omitEmpty: true }),
    failurePolicy: field(scalar.string, 4, { omitEmpty: true, optional: true, default: "Fail" }),
    matchPolicy: field(scalar.string, 9, { omitEmpty: true, optional: true, default: "Equivalent" }),
    namespaceSelector: field(labelSelectorSchema, 5, { omitEmpty: true, optional: true, default: {} }),
    objectSelector: field(labelSelectorSchema, 10, { omitEmpty: true, optional: true, default: {} }),
    sideEffects: field(scalar.string, 6, { required: true, optional: true }),
    timeoutSeconds: field(
      scalar.int32,
      7,
      {
        omitEmpty: true,
        optional: true,
        default: 10,
        checks: {
          rules: [
            { rule: "self >= 1 && self <= 30", message: "the timeout value must be between 1 and 30 seconds", reason: "FieldValueInvalid" },
          ],
        },
      },
    ),
    admissionReviewVersions: field(atomicList(scalar.string), 8, { required: true }),
  },
}));

/** Schema of WebhookClientConfig (api-definitions/admissionregistration/v1/webhook.yaml). */
export const webhookClientConfigSchema: StructSchema = struct("WebhookClientConfig", () => ({
  hooks: ["webhook-client-config"],
  fields: {
    url: field(scalar.string, 3, { omitEmpty: true, optional: true }),
    service: field(serviceReferenceSchema, 1, { omitEmpty: true, optional: true }),
    caBundle: field(scalar.bytes, 2, { omitEmpty: true }),
  },
}));

/** Schema of ServiceReference (api-definitions/admissionregistration/v1/webhook.yaml). */
export const serviceReferenceSchema: StructSchema = struct("ServiceReference", () => ({
  hooks: ["service-reference"],
  fields: {
    namespace: field(
      scalar.string,
      1,
      {
        required: true,
        checks: { rules: [{ rule: "self != ''", message: "service namespace is required", reason: "FieldValueRequired" }] },
      },
    ),
    name: field(
      scalar.string,
      2,
      { required: true, checks: { rules: [{ rule: "self != ''", message: "service name is required", reason: "FieldValueRequired" }] } },
    ),
    path: field(scalar.string, 3, { omitEmpty: true, optional: true }),
    port: field(
      scalar.int32,
      4,
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
    operations: field(atomicList(scalar.string), 1, { omitEmpty: true }),
    apiGroups: field(atomicList(scalar.string), 1, { omitEmpty: true }),
    apiVersions: field(atomicList(scalar.string), 2, { omitEmpty: true }),
    resources: field(atomicList(scalar.string), 3, { omitEmpty: true }),
    scope: field(scalar.string, 4, { omitEmpty: true, optional: true, default: "*" }),
  },
}));

/** Schema of Rule (api-definitions/admissionregistration/v1/webhook.yaml). */
export const ruleSchema: StructSchema = struct("Rule", () => ({
  checks: {
    rules: [
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
    apiGroups: field(atomicList(scalar.string), 1, { omitEmpty: true }),
    apiVersions: field(atomicList(scalar.string), 2, { omitEmpty: true }),
    resources: field(atomicList(scalar.string), 3, { omitEmpty: true }),
    scope: field(scalar.string, 4, { omitEmpty: true, optional: true, default: "*" }),
  },
}));
