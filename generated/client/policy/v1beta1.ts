// Generated from api-definitions/policy/v1beta1. Do not edit.
import {
  type Connection,
  type Creates,
  type Deletes,
  type DeletesCollection,
  type Described,
  type Gets,
  type GetsSubresource,
  type Lists,
  type Namespaced,
  type Patches,
  type PatchesSubresource,
  type Replaces,
  type ReplacesSubresource,
  type ReplacesVersions,
  type ResourceDescriptor,
  type Stored,
  type Watches,
  resourceClient,
} from "../../../runtime/client/generated-doorway.js";
import type { Status } from "../../meta/v1/types.js";
import type { PodDisruptionBudget, PodSecurityPolicy } from "../../policy/v1beta1/types.js";

/** How poddisruptionbudgets are spoken of. */
export const podDisruptionBudgetDescriptor: ResourceDescriptor = {
  group: "policy",
  version: "v1beta1",
  kind: "PodDisruptionBudget",
  plural: "poddisruptionbudgets",
  namespaced: true,
  subresources: { status: null },
};

/** What can be done with poddisruptionbudgets, in one namespace. */
export interface PodDisruptionBudgetClient
  extends Described,
    Gets<PodDisruptionBudget>,
    Lists<PodDisruptionBudget>,
    Watches<PodDisruptionBudget>,
    Creates<PodDisruptionBudget>,
    ReplacesVersions<PodDisruptionBudget>,
    Patches<PodDisruptionBudget>,
    Deletes<Stored<PodDisruptionBudget> | Status>,
    DeletesCollection<PodDisruptionBudget> {
  readonly status: GetsSubresource<PodDisruptionBudget> & ReplacesSubresource<PodDisruptionBudget> & PatchesSubresource<PodDisruptionBudget>;
}

/** How podsecuritypolicies are spoken of. */
export const podSecurityPolicyDescriptor: ResourceDescriptor = { group: "policy", version: "v1beta1", kind: "PodSecurityPolicy", plural: "podsecuritypolicies", namespaced: false };

/** What can be done with podsecuritypolicies. */
export interface PodSecurityPolicyClient
  extends Described,
    Gets<PodSecurityPolicy>,
    Lists<PodSecurityPolicy>,
    Watches<PodSecurityPolicy>,
    Creates<PodSecurityPolicy>,
    Replaces<PodSecurityPolicy>,
    Patches<PodSecurityPolicy>,
    Deletes<Stored<PodSecurityPolicy>>,
    DeletesCollection<PodSecurityPolicy> {}

/** The resources of policy/v1beta1. */
export class PolicyV1beta1 {
  constructor(readonly connection: Connection) {
  }

  /** How many pods of a set may be missing because somebody evicts them. */
  get podDisruptionBudgets(): Namespaced<PodDisruptionBudgetClient, Lists<PodDisruptionBudget> & Watches<PodDisruptionBudget>> {
    return resourceClient(this.connection, podDisruptionBudgetDescriptor);
  }

  /** What pods of those who may use the policy may do. */
  get podSecurityPolicies(): PodSecurityPolicyClient {
    return resourceClient(this.connection, podSecurityPolicyDescriptor);
  }
}
