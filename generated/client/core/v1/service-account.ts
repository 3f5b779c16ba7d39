// Generated from api-definitions/core/v1/service-account.yaml. Do not edit.
import type {
  Creates,
  CreatesSubresource,
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
import type { TokenRequest } from "../../../authentication/v1/token-request/types.js";
import type { ServiceAccount } from "../../../core/v1/service-account/types.js";

/** How serviceaccounts are spoken of. */
export const serviceAccountDescriptor: ResourceDescriptor = {
  group: "",
  version: "v1",
  kind: "ServiceAccount",
  plural: "serviceaccounts",
  namespaced: true,
  subresources: { token: { group: "authentication", vendorGroup: true, version: "v1", kind: "TokenRequest" } },
};

/** What can be done with serviceaccounts, in one namespace. */
export interface ServiceAccountClient
  extends Described,
    Gets<ServiceAccount>,
    Lists<ServiceAccount>,
    Watches<ServiceAccount>,
    Creates<ServiceAccount>,
    Replaces<ServiceAccount>,
    Patches<ServiceAccount>,
    Deletes<Stored<ServiceAccount>>,
    DeletesCollection {
  readonly token: CreatesSubresource<TokenRequest, TokenRequest>;
}
