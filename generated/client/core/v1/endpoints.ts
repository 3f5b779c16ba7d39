// Generated from api-definitions/core/v1/endpoints.yaml. Do not edit.
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
import type { Endpoints } from "../../../core/v1/endpoints/types.js";
import type { Status } from "../../../meta/v1/status/types.js";

/** How endpoints are spoken of. */
export const endpointsDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "Endpoints", plural: "endpoints", namespaced: true };

/** What can be done with endpoints, in one namespace. */
export interface EndpointsClient
  extends Described,
    Gets<Endpoints>,
    Lists<Endpoints>,
    Watches<Endpoints>,
    Creates<Endpoints>,
    Replaces<Endpoints>,
    Patches<Endpoints>,
    Deletes<Stored<Endpoints> | Status>,
    DeletesCollection {}
