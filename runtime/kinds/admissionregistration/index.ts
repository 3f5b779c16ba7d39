/** What definitions of the group of webhook configurations name. */
import type { KindBindings } from "../kind-bindings.js";
import { serviceReferenceHook, webhookClientConfigHook } from "./client-config.js";
import { admissionRuleHook } from "./rule.js";
import { admissionWebhookHook } from "./webhook.js";

export const admissionregistrationKinds = {
  typeHooks: {
    "admission-rule": admissionRuleHook,
    "admission-webhook": admissionWebhookHook,
    "service-reference": serviceReferenceHook,
    "webhook-client-config": webhookClientConfigHook,
  },
} as const satisfies Partial<KindBindings>;
