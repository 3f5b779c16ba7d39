// Generated from api-definitions/networking/v1/network-policy.yaml. Do not edit.
import type {
  Creates,
  Deletes,
  DeletesCollection,
  Described,
  Gets,
  GetsSubresource,
  Lists,
  Patches,
  PatchesSubresource,
  Replaces,
  ReplacesSubresource,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { Status } from "../../../meta/v1/status/types.js";
import type { NetworkPolicy } from "../../../networking/v1/network-policy/types.js";

/** How networkpolicies are spoken of. */
export const networkPolicyDescriptor: ResourceDescriptor = {
  group: "networking",
  vendorGroup: true,
  version: "v1",
  kind: "NetworkPolicy",
  plural: "networkpolicies",
  namespaced: true,
  subresources: { status: null },
};

/** What can be done with networkpolicies, in one namespace. */
export interface NetworkPolicyClient
  extends Described,
    Gets<NetworkPolicy>,
    Lists<NetworkPolicy>,
    Watches<NetworkPolicy>,
    Creates<NetworkPolicy>,
    Replaces<NetworkPolicy>,
    Patches<NetworkPolicy>,
    Deletes<Stored<NetworkPolicy> | Status>,
    DeletesCollection {
  readonly status: GetsSubresource<NetworkPolicy> & ReplacesSubresource<NetworkPolicy> & PatchesSubresource<NetworkPolicy>;
}
