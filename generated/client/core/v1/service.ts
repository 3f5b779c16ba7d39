// Generated from api-definitions/core/v1/service.yaml. Do not edit.
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
  Proxies,
  Replaces,
  ReplacesSubresource,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { Service } from "../../../core/v1/service/types.js";

/** How services are spoken of. */
export const serviceDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "Service", plural: "services", namespaced: true, subresources: { status: null, proxy: null } };

/** What can be done with services, in one namespace. */
export interface ServiceClient
  extends Described,
    Gets<Service>,
    Lists<Service>,
    Watches<Service>,
    Creates<Service>,
    Replaces<Service>,
    Patches<Service>,
    Deletes<Stored<Service>>,
    DeletesCollection {
  readonly status: GetsSubresource<Service> & ReplacesSubresource<Service> & PatchesSubresource<Service>;
  readonly proxy: Proxies;
}
