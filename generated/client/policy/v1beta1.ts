// Generated from api-definitions/policy/v1beta1. Do not edit.
import {
  type Connection,
  type Creates,
  type Deletes,
  type DeletesCollection,
  type Described,
  type Gets,
  type Lists,
  type Patches,
  type Replaces,
  type ResourceDescriptor,
  type Stored,
  type Watches,
  resourceClient,
} from "../../../runtime/client/generated-doorway.js";
import type { PodSecurityPolicy } from "../../policy/v1beta1/types.js";

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

  /** What pods of those who may use the policy may do. */
  get podSecurityPolicies(): PodSecurityPolicyClient {
    return resourceClient(this.connection, podSecurityPolicyDescriptor);
  }
}
