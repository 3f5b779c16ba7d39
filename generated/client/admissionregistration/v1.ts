// Generated from api-definitions/admissionregistration/v1. Do not edit.
import { type Connection, resourceClient } from "../../../runtime/client/generated-doorway.js";
import { type MutatingWebhookConfigurationClient, mutatingWebhookConfigurationDescriptor } from "./v1/mutating-webhook-configuration.js";
import {
  type ValidatingWebhookConfigurationClient,
  validatingWebhookConfigurationDescriptor,
} from "./v1/validating-webhook-configuration.js";

/** The resources of admissionregistration/v1. */
export class AdmissionregistrationV1 {
  constructor(readonly connection: Connection) {
  }

  /** Webhooks that are asked before an object is stored and may change it. */
  get mutatingWebhookConfigurations(): MutatingWebhookConfigurationClient {
    return resourceClient(this.connection, mutatingWebhookConfigurationDescriptor);
  }

  /** Webhooks that are asked before an object is stored and may refuse it. */
  get validatingWebhookConfigurations(): ValidatingWebhookConfigurationClient {
    return resourceClient(this.connection, validatingWebhookConfigurationDescriptor);
  }
}

export type { MutatingWebhookConfigurationClient } from "./v1/mutating-webhook-configuration.js";
export type { ValidatingWebhookConfigurationClient } from "./v1/validating-webhook-configuration.js";
