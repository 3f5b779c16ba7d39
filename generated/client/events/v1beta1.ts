// Generated from api-definitions/events/v1beta1. Do not edit.
import { type Connection, type Lists, type Namespaced, type Watches, resourceClient } from "../../../runtime/client/generated-doorway.js";
import type { Event } from "../../events/v1beta1/event/types.js";
import { type EventClient, eventDescriptor } from "./v1beta1/event.js";

/** The resources of events/v1beta1. */
export class EventsV1beta1 {
  constructor(readonly connection: Connection) {
  }

  /** Something that happened to an object. Stored as the core group's Event. */
  get events(): Namespaced<EventClient, Lists<Event> & Watches<Event>> {
    return resourceClient(this.connection, eventDescriptor);
  }
}

export type { EventClient } from "./v1beta1/event.js";
