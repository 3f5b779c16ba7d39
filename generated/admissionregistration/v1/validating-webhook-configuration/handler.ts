// Generated from api-definitions/admissionregistration/v1/validating-webhook-configuration.yaml. Do not edit.
import { ageColumn, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { validatingWebhookConfigurationCodec } from "./protobuf.js";
import { validatingWebhookConfigurationSchema } from "./schemas.js";
import { validateValidatingWebhookConfiguration } from "./validators.js";

/** Handles requests on validatingwebhookconfigurations in admissionregistration/v1. */
export const validatingWebhookConfigurationHandler: DefinitionFactory = (profile) => resourceDefinition({
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
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: false,
  unconditionalUpdate: false,
  lifecycle: { introduced: "1.16" },
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
