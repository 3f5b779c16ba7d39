// Generated from api-definitions/discovery/v1/endpoint-slice.yaml. Do not edit.
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
import type { EndpointSlice } from "../../../discovery/v1/endpoint-slice/types.js";
import type { Status } from "../../../meta/v1/status/types.js";

/** How endpointslices are spoken of. */
export const endpointSliceDescriptor: ResourceDescriptor = { group: "discovery", vendorGroup: true, version: "v1", kind: "EndpointSlice", plural: "endpointslices", namespaced: true };

/** What can be done with endpointslices, in one namespace. */
export interface EndpointSliceClient
  extends Described,
    Gets<EndpointSlice>,
    Lists<EndpointSlice>,
    Watches<EndpointSlice>,
    Creates<EndpointSlice>,
    Replaces<EndpointSlice>,
    Patches<EndpointSlice>,
    Deletes<Stored<EndpointSlice> | Status>,
    DeletesCollection {}
