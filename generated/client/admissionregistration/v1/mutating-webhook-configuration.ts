// Generated from api-definitions/admissionregistration/v1/mutating-webhook-configuration.yaml. Do not edit.
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
import type { MutatingWebhookConfiguration } from "../../../admissionregistration/v1/mutating-webhook-configuration/types.js";
import type { Status } from "../../../meta/v1/status/types.js";

/** How mutatingwebhookconfigurations are spoken of. */
export const mutatingWebhookConfigurationDescriptor: ResourceDescriptor = {
  group: "admissionregistration",
  vendorGroup: true,
  version: "v1",
  kind: "MutatingWebhookConfiguration",
  plural: "mutatingwebhookconfigurations",
  namespaced: false,
};

/** What can be done with mutatingwebhookconfigurations. */
export interface MutatingWebhookConfigurationClient
  extends Described,
    Gets<MutatingWebhookConfiguration>,
    Lists<MutatingWebhookConfiguration>,
    Watches<MutatingWebhookConfiguration>,
    Creates<MutatingWebhookConfiguration>,
    ReplacesVersions<MutatingWebhookConfiguration>,
    Patches<MutatingWebhookConfiguration>,
    Deletes<Stored<MutatingWebhookConfiguration> | Status>,
    DeletesCollection {}
