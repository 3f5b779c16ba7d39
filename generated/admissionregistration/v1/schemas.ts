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
  checks: {
    rules: [
      {
        rule: "size(self.admissionReviewVersions) > 0",
        message: "must specify one of v1, v1beta1",
        reason: "FieldValueRequired",
        fieldPath: ".admissionReviewVersions",
      },
    ],
  },
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
    admissionReviewVersions: field(
      atomicList(scalar.string),
      8,
      {
        required: true,
        checks: {
          rules: [
            {
              rule: "self.size() == 0 || 'v1' in self || 'v1beta1' in self",
              message: "must include at least one of v1, v1beta1",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
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
  checks: {
    rules: [
      {
        rule: "size(self.admissionReviewVersions) > 0",
        message: "must specify one of v1, v1beta1",
        reason: "FieldValueRequired",
        fieldPath: ".admissionReviewVersions",
      },
    ],
  },
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
    admissionReviewVersions: field(
      atomicList(scalar.string),
      8,
      {
        required: true,
        checks: {
          rules: [
            {
              rule: "self.size() == 0 || 'v1' in self || 'v1beta1' in self",
              message: "must include at least one of v1, v1beta1",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
  },
}));

/** Schema of WebhookClientConfig (api-definitions/admissionregistration/v1/webhook.yaml). */
export const webhookClientConfigSchema: StructSchema = struct("WebhookClientConfig", () => ({
  checks: {
    rules: [
      { rule: "has(self.url) != has(self.service)", message: "exactly one of url or service is required", reason: "FieldValueRequired" },
    ],
  },
  fields: {
    url: field(
      scalar.string,
      3,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            {
              rule: "self.startsWith('https://')",
              message: "'https' is the only allowed URL scheme; desired format: https://host[/path]",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.startsWith('https://') || !self.matches('^https://[/?#]|^https://$')",
              message: "host must be specified; desired format: https://host[/path]",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.matches('^https://[^/?#]*@')",
              message: "user information is not permitted in the URL; desired format: https://host[/path]",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.contains('#')",
              message: "fragments are not permitted in the URL; desired format: https://host[/path]",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.contains('?')",
              message: "query parameters are not permitted in the URL; desired format: https://host[/path]",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
    service: field(serviceReferenceSchema, 1, { omitEmpty: true, optional: true }),
    caBundle: field(scalar.bytes, 2, { omitEmpty: true }),
  },
}));

/** Schema of ServiceReference (api-definitions/admissionregistration/v1/webhook.yaml). */
export const serviceReferenceSchema: StructSchema = struct("ServiceReference", () => ({
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
    path: field(
      scalar.string,
      3,
      {
        omitEmpty: true,
        optional: true,
        checks: { rules: [{ rule: "self == '' || self.startsWith('/')", message: "must start with a '/'", reason: "FieldValueInvalid" }] },
      },
    ),
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
      {
        rule: "size(self.resources) < 2 || !('*/*' in self.resources)",
        message: "if '*/*' is present, must not specify other resources",
        reason: "FieldValueInvalid",
        fieldPath: ".resources",
      },
      {
        rule: "size(self.resources) < 2 || !('*' in self.resources) || self.resources.all(resource, resource == '*' || resource.contains('/'))",
        message: "if '*' is present, must not specify other resources without subresources",
        reason: "FieldValueInvalid",
        fieldPath: ".resources",
      },
    ],
  },
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
      {
        rule: "size(self.resources) < 2 || !('*/*' in self.resources)",
        message: "if '*/*' is present, must not specify other resources",
        reason: "FieldValueInvalid",
        fieldPath: ".resources",
      },
      {
        rule: "size(self.resources) < 2 || !('*' in self.resources) || self.resources.all(resource, resource == '*' || resource.contains('/'))",
        message: "if '*' is present, must not specify other resources without subresources",
        reason: "FieldValueInvalid",
        fieldPath: ".resources",
      },
    ],
  },
  fields: {
    apiGroups: field(atomicList(scalar.string), 1, { omitEmpty: true }),
    apiVersions: field(atomicList(scalar.string), 2, { omitEmpty: true }),
    resources: field(atomicList(scalar.string), 3, { omitEmpty: true }),
    scope: field(scalar.string, 4, { omitEmpty: true, optional: true, default: "*" }),
  },
}));
