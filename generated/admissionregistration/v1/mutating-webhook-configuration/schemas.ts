// Generated from api-definitions/admissionregistration/v1/mutating-webhook-configuration.yaml. Do not edit.
import { atomicList, field, mapList, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { labelSelectorSchema } from "../../../meta/v1/label-selector/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";
import { ruleWithOperationsSchema, webhookClientConfigSchema } from "../webhook/schemas.js";

/** Schema of MutatingWebhookConfiguration (api-definitions/admissionregistration/v1/mutating-webhook-configuration.yaml). */
export const mutatingWebhookConfigurationSchema: StructSchema = struct("MutatingWebhookConfiguration", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    webhooks: field(
      mapList(["name"], mutatingWebhookSchema),
      { omitEmpty: true, checks: { unique: [{ keys: ["name"] }] }, patchStrategy: ["merge"], patchMergeKey: "name" },
    ),
  },
}));

/** Schema of MutatingWebhook (api-definitions/admissionregistration/v1/mutating-webhook-configuration.yaml). */
export const mutatingWebhookSchema: StructSchema = struct("MutatingWebhook", () => ({
  hooks: ["admission-webhook"],
  fields: {
    name: field(
      scalar.string,
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
    clientConfig: field(webhookClientConfigSchema, { required: true }),
    rules: field(atomicList(ruleWithOperationsSchema), { omitEmpty: true }),
    failurePolicy: field(scalar.string, { omitEmpty: true, optional: true, default: "Fail" }),
    matchPolicy: field(scalar.string, { omitEmpty: true, optional: true, default: "Equivalent" }),
    namespaceSelector: field(labelSelectorSchema, { omitEmpty: true, optional: true, default: {} }),
    objectSelector: field(labelSelectorSchema, { omitEmpty: true, optional: true, default: {} }),
    sideEffects: field(scalar.string, { required: true, optional: true }),
    timeoutSeconds: field(
      scalar.int32,
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
    admissionReviewVersions: field(atomicList(scalar.string), { required: true }),
    reinvocationPolicy: field(scalar.string, { omitEmpty: true, optional: true, default: "Never" }),
  },
}));
