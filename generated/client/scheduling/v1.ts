// Generated from api-definitions/scheduling/v1. Do not edit.
import { type Connection, resourceClient } from "../../../runtime/client/generated-doorway.js";
import { type PriorityClassClient, priorityClassDescriptor } from "./v1/priority-class.js";

/** The resources of scheduling/v1. */
export class SchedulingV1 {
  constructor(readonly connection: Connection) {
  }

  /** A name for a priority. Pods of higher priority are scheduled first and may drive others away. */
  get priorityClasses(): PriorityClassClient {
    return resourceClient(this.connection, priorityClassDescriptor);
  }
}

export type { PriorityClassClient } from "./v1/priority-class.js";
