// Generated from api-definitions/policy/v1beta1/pod-security-policy.yaml. Do not edit.
import type {
  Creates,
  Deletes,
  DeletesCollection,
  Described,
  Gets,
  Lists,
  Patches,
  Replaces,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { PodSecurityPolicy } from "../../../policy/v1beta1/pod-security-policy/types.js";

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
    DeletesCollection {}
