// Generated from api-definitions/apps/v1/controller-revision.yaml. Do not edit.
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
import type { ControllerRevision } from "../../../apps/v1/controller-revision/types.js";
import type { Status } from "../../../meta/v1/status/types.js";

/** How controllerrevisions are spoken of. */
export const controllerRevisionDescriptor: ResourceDescriptor = { group: "apps", version: "v1", kind: "ControllerRevision", plural: "controllerrevisions", namespaced: true };

/** What can be done with controllerrevisions, in one namespace. */
export interface ControllerRevisionClient
  extends Described,
    Gets<ControllerRevision>,
    Lists<ControllerRevision>,
    Watches<ControllerRevision>,
    Creates<ControllerRevision>,
    Replaces<ControllerRevision>,
    Patches<ControllerRevision>,
    Deletes<Stored<ControllerRevision> | Status>,
    DeletesCollection {}
