// Generated from api-definitions/scheduling/v1. Do not edit.
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
import type { PriorityClass } from "../../scheduling/v1/types.js";

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
    DeletesCollection<PriorityClass> {}

/** The resources of scheduling/v1. */
export class SchedulingV1 {
  constructor(readonly connection: Connection) {
  }

  /** A name for a priority. Pods of higher priority are scheduled first and may drive others away. */
  get priorityClasses(): PriorityClassClient {
    return resourceClient(this.connection, priorityClassDescriptor);
  }
}
