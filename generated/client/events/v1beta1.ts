// Generated from api-definitions/events/v1beta1. Do not edit.
import {
  type Connection,
  type Creates,
  type Deletes,
  type DeletesCollection,
  type Described,
  type Gets,
  type Lists,
  type Namespaced,
  type Patches,
  type Replaces,
  type ResourceDescriptor,
  type Stored,
  type Watches,
  resourceClient,
} from "../../../runtime/client/generated-doorway.js";
import type { Event } from "../../events/v1beta1/types.js";
import type { Status } from "../../meta/v1/types.js";

/** How events are spoken of. */
export const eventDescriptor: ResourceDescriptor = { group: "events", vendorGroup: true, version: "v1beta1", kind: "Event", plural: "events", namespaced: true };

/** What can be done with events, in one namespace. */
export interface EventClient
  extends Described,
    Gets<Event>,
    Lists<Event>,
    Watches<Event>,
    Creates<Event>,
    Replaces<Event>,
    Patches<Event>,
    Deletes<Stored<Event> | Status>,
    DeletesCollection<Event> {}

/** The resources of events/v1beta1. */
export class EventsV1beta1 {
  constructor(readonly connection: Connection) {
  }

  /** Something that happened to an object. Stored as the core group's Event. */
  get events(): Namespaced<EventClient, Lists<Event> & Watches<Event>> {
    return resourceClient(this.connection, eventDescriptor);
  }
}
