// Generated from api-definitions/admissionregistration/v1. Do not edit.
import { atomicList, field, mapList, scalar } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { labelSelectorSchema, listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of ServiceReference (api-definitions/admissionregistration/v1/webhook.yaml). */
export const serviceReferenceSchema: StructSchema = {
  kind: "struct",
  typeName: "ServiceReference",
  atomic: false,
  fields: {
    namespace: field(scalar.string, 1, { required: true }),
    name: field(scalar.string, 2, { required: true }),
    path: field(scalar.string, 3, { omitEmpty: true, optional: true }),
    port: field(scalar.int32, 4, { omitEmpty: true, optional: true, default: 443 }),
  },
};

/** Schema of WebhookClientConfig (api-definitions/admissionregistration/v1/webhook.yaml). */
export const webhookClientConfigSchema: StructSchema = {
  kind: "struct",
  typeName: "WebhookClientConfig",
  atomic: false,
  fields: {
    url: field(scalar.string, 3, { omitEmpty: true, optional: true }),
    service: field(serviceReferenceSchema, 1, { omitEmpty: true, optional: true }),
    caBundle: field(scalar.bytes, 2, { omitEmpty: true }),
  },
};

/** Schema of RuleWithOperations (api-definitions/admissionregistration/v1/webhook.yaml). */
export const ruleWithOperationsSchema: StructSchema = {
  kind: "struct",
  typeName: "RuleWithOperations",
  atomic: false,
  fields: {
    operations: field(atomicList(scalar.string), 1, { omitEmpty: true }),
    apiGroups: field(atomicList(scalar.string), 1, { omitEmpty: true }),
    apiVersions: field(atomicList(scalar.string), 2, { omitEmpty: true }),
    resources: field(atomicList(scalar.string), 3, { omitEmpty: true }),
    scope: field(scalar.string, 4, { omitEmpty: true, optional: true, default: "*" }),
  },
};

/** Schema of MutatingWebhook (api-definitions/admissionregistration/v1/mutating-webhook-configuration.yaml). */
export const mutatingWebhookSchema: StructSchema = {
  kind: "struct",
  typeName: "MutatingWebhook",
  atomic: false,
  fields: {
    name: field(scalar.string, 1, { required: true }),
    clientConfig: field(webhookClientConfigSchema, 2, { required: true }),
    rules: field(atomicList(ruleWithOperationsSchema), 3, { omitEmpty: true }),
    failurePolicy: field(scalar.string, 4, { omitEmpty: true, optional: true, default: "Fail" }),
    matchPolicy: field(scalar.string, 9, { omitEmpty: true, optional: true, default: "Equivalent" }),
    namespaceSelector: field(labelSelectorSchema, 5, { omitEmpty: true, optional: true, default: {} }),
    objectSelector: field(labelSelectorSchema, 11, { omitEmpty: true, optional: true, default: {} }),
    sideEffects: field(scalar.string, 6, { required: true, optional: true }),
    timeoutSeconds: field(scalar.int32, 7, { omitEmpty: true, optional: true, default: 10 }),
    admissionReviewVersions: field(atomicList(scalar.string), 8, { required: true }),
    reinvocationPolicy: field(scalar.string, 10, { omitEmpty: true, optional: true, default: "Never" }),
  },
};

/** Schema of MutatingWebhookConfiguration (api-definitions/admissionregistration/v1/mutating-webhook-configuration.yaml). */
export const mutatingWebhookConfigurationSchema: StructSchema = {
  kind: "struct",
  typeName: "MutatingWebhookConfiguration",
  atomic: false,
  fields: {
    metadata: field(objectMetaSchema, 1),
    webhooks: field(mapList(["name"], mutatingWebhookSchema), 2, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "name" }),
  },
};

/** Schema of MutatingWebhookConfigurationList (api-definitions/admissionregistration/v1/mutating-webhook-configuration.yaml). */
export const mutatingWebhookConfigurationListSchema: StructSchema = {
  kind: "struct",
  typeName: "MutatingWebhookConfigurationList",
  atomic: false,
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(mutatingWebhookConfigurationSchema), 2, { required: true }),
  },
};

/** Schema of ValidatingWebhook (api-definitions/admissionregistration/v1/validating-webhook-configuration.yaml). */
export const validatingWebhookSchema: StructSchema = {
  kind: "struct",
  typeName: "ValidatingWebhook",
  atomic: false,
  fields: {
    name: field(scalar.string, 1, { required: true }),
    clientConfig: field(webhookClientConfigSchema, 2, { required: true }),
    rules: field(atomicList(ruleWithOperationsSchema), 3, { omitEmpty: true }),
    failurePolicy: field(scalar.string, 4, { omitEmpty: true, optional: true, default: "Fail" }),
    matchPolicy: field(scalar.string, 9, { omitEmpty: true, optional: true, default: "Equivalent" }),
    namespaceSelector: field(labelSelectorSchema, 5, { omitEmpty: true, optional: true, default: {} }),
    objectSelector: field(labelSelectorSchema, 10, { omitEmpty: true, optional: true, default: {} }),
    sideEffects: field(scalar.string, 6, { required: true, optional: true }),
    timeoutSeconds: field(scalar.int32, 7, { omitEmpty: true, optional: true, default: 10 }),
    admissionReviewVersions: field(atomicList(scalar.string), 8, { required: true }),
  },
};

/** Schema of ValidatingWebhookConfiguration (api-definitions/admissionregistration/v1/validating-webhook-configuration.yaml). */
export const validatingWebhookConfigurationSchema: StructSchema = {
  kind: "struct",
  typeName: "ValidatingWebhookConfiguration",
  atomic: false,
  fields: {
    metadata: field(objectMetaSchema, 1),
    webhooks: field(mapList(["name"], validatingWebhookSchema), 2, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "name" }),
  },
};

/** Schema of ValidatingWebhookConfigurationList (api-definitions/admissionregistration/v1/validating-webhook-configuration.yaml). */
export const validatingWebhookConfigurationListSchema: StructSchema = {
  kind: "struct",
  typeName: "ValidatingWebhookConfigurationList",
  atomic: false,
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(validatingWebhookConfigurationSchema), 2, { required: true }),
  },
};

/** Schema of Rule (api-definitions/admissionregistration/v1/webhook.yaml). */
export const ruleSchema: StructSchema = {
  kind: "struct",
  typeName: "Rule",
  atomic: false,
  fields: {
    apiGroups: field(atomicList(scalar.string), 1, { omitEmpty: true }),
    apiVersions: field(atomicList(scalar.string), 2, { omitEmpty: true }),
    resources: field(atomicList(scalar.string), 3, { omitEmpty: true }),
    scope: field(scalar.string, 4, { omitEmpty: true, optional: true, default: "*" }),
  },
};
