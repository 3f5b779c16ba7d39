// Generated from api-definitions/admissionregistration/v1/validating-webhook-configuration.yaml. Do not edit.
import { ageColumn, nameColumn, noConversion } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { validatingWebhookConfigurationCodec } from "../protobuf.js";
import { validatingWebhookConfigurationSchema } from "../schemas.js";
import { validateValidatingWebhookConfiguration } from "../validators.js";

/** Handles requests on validatingwebhookconfigurations in admissionregistration/v1. */
export const validatingWebhookConfigurationHandler: DefinitionFactory = (profile) => ({
  origin: "generated",
  group: `admissionregistration.${profile.groupDomain}`,
  version: "v1",
  kind: "ValidatingWebhookConfiguration",
  listKind: "ValidatingWebhookConfigurationList",
  resource: "validatingwebhookconfigurations",
  singular: "validatingwebhookconfiguration",
  shortNames: [],
  categories: ["api-extensions"],
  namespaced: false,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "Webhooks that are asked before an object is stored and may refuse it.",
  rules: [
    {
      path: "webhooks[*].namespaceSelector.matchExpressions[*]",
      rule: "self.operator in ['In', 'NotIn', 'Exists', 'DoesNotExist']",
      message: "not a valid selector operator",
      reason: "FieldValueInvalid",
      fieldPath: ".operator",
    },
    {
      path: "webhooks[*].namespaceSelector.matchExpressions[*]",
      rule: "!(self.operator in ['In', 'NotIn']) || (has(self.values) && size(self.values) > 0)",
      message: "must be specified when `operator` is 'In' or 'NotIn'",
      reason: "FieldValueRequired",
      fieldPath: ".values",
    },
    {
      path: "webhooks[*].namespaceSelector.matchExpressions[*]",
      rule: "!(self.operator in ['Exists', 'DoesNotExist']) || !has(self.values) || size(self.values) == 0",
      message: "may not be specified when `operator` is 'Exists' or 'DoesNotExist'",
      reason: "FieldValueForbidden",
      fieldPath: ".values",
    },
    {
      path: "webhooks[*].objectSelector.matchExpressions[*]",
      rule: "self.operator in ['In', 'NotIn', 'Exists', 'DoesNotExist']",
      message: "not a valid selector operator",
      reason: "FieldValueInvalid",
      fieldPath: ".operator",
    },
    {
      path: "webhooks[*].objectSelector.matchExpressions[*]",
      rule: "!(self.operator in ['In', 'NotIn']) || (has(self.values) && size(self.values) > 0)",
      message: "must be specified when `operator` is 'In' or 'NotIn'",
      reason: "FieldValueRequired",
      fieldPath: ".values",
    },
    {
      path: "webhooks[*].objectSelector.matchExpressions[*]",
      rule: "!(self.operator in ['Exists', 'DoesNotExist']) || !has(self.values) || size(self.values) == 0",
      message: "may not be specified when `operator` is 'Exists' or 'DoesNotExist'",
      reason: "FieldValueForbidden",
      fieldPath: ".values",
    },
  ],
  immutable: [],
  unique: [],
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: false,
  unconditionalUpdate: false,
  lifecycle: { introduced: "1.16" },
  gatedFields: [],
  storage: { type: "stored", version: "v1" },
  schema: validatingWebhookConfigurationSchema,
  validate: validateValidatingWebhookConfiguration,
  protobuf: validatingWebhookConfigurationCodec,
  columns: [
    nameColumn,
    {
      name: "Webhooks",
      type: "integer",
      format: "",
      description: "Number of webhooks.",
      priority: 0,
      cell: { print: "count", paths: [["webhooks"]], absent: null },
    },
    ageColumn,
  ],
  conversion: noConversion,
});
