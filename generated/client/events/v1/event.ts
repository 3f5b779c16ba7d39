// Generated from api-definitions/events/v1/event.yaml. Do not edit.
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
import type { Event } from "../../../events/v1/event/types.js";
import type { Status } from "../../../meta/v1/status/types.js";

/** How events are spoken of. */
export const eventDescriptor: ResourceDescriptor = { group: "events", vendorGroup: true, version: "v1", kind: "Event", plural: "events", namespaced: true };

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
    DeletesCollection {}
