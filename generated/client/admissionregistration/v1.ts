// Generated from api-definitions/admissionregistration/v1. Do not edit.
import {
  type Connection,
  type Creates,
  type Deletes,
  type DeletesCollection,
  type Described,
  type Gets,
  type Lists,
  type Patches,
  type ReplacesVersions,
  type ResourceDescriptor,
  type Stored,
  type Watches,
  resourceClient,
} from "../../../runtime/client/generated-doorway.js";
import type { MutatingWebhookConfiguration, ValidatingWebhookConfiguration } from "../../admissionregistration/v1/types.js";
import type { Status } from "../../meta/v1/types.js";

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
    DeletesCollection<MutatingWebhookConfiguration> {}

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
    DeletesCollection<ValidatingWebhookConfiguration> {}

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
