// Generated from api-definitions/scheduling/v1/priority-class.yaml. Do not edit.
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
import type { PriorityClass } from "../../../scheduling/v1/priority-class/types.js";

/** How priorityclasses are spoken of. */
export const priorityClassDescriptor: ResourceDescriptor = { group: "scheduling", vendorGroup: true, version: "v1", kind: "PriorityClass", plural: "priorityclasses", namespaced: false };

/** What can be done with priorityclasses. */
export interface PriorityClassClient
  extends Described,
    Gets<PriorityClass>,
    Lists<PriorityClass>,
    Watches<PriorityClass>,
    Creates<PriorityClass>,
    Replaces<PriorityClass>,
    Patches<PriorityClass>,
    Deletes<Stored<PriorityClass>>,
    DeletesCollection {}
