// Generated from api-definitions/admissionregistration/v1/validating-webhook-configuration.yaml. Do not edit.
import type {
  Creates,
  Deletes,
  DeletesCollection,
  Described,
  Gets,
  Lists,
  Patches,
  ReplacesVersions,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { ValidatingWebhookConfiguration } from "../../../admissionregistration/v1/validating-webhook-configuration/types.js";
import type { Status } from "../../../meta/v1/status/types.js";

/** How validatingwebhookconfigurations are spoken of. */
export const validatingWebhookConfigurationDescriptor: ResourceDescriptor = {
  group: "admissionregistration",
  vendorGroup: true,
  version: "v1",
  kind: "ValidatingWebhookConfiguration",
  plural: "validatingwebhookconfigurations",
  namespaced: false,
};

/** What can be done with validatingwebhookconfigurations. */
export interface ValidatingWebhookConfigurationClient
  extends Described,
    Gets<ValidatingWebhookConfiguration>,
    Lists<ValidatingWebhookConfiguration>,
    Watches<ValidatingWebhookConfiguration>,
    Creates<ValidatingWebhookConfiguration>,
    ReplacesVersions<ValidatingWebhookConfiguration>,
    Patches<ValidatingWebhookConfiguration>,
    Deletes<Stored<ValidatingWebhookConfiguration> | Status>,
    DeletesCollection {}
