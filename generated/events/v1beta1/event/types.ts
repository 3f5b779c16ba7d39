// Generated from api-definitions/events/v1/event.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { EventSource } from "../../../core/v1/event/types.js";
import type { ObjectReference } from "../../../core/v1/references/types.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** Something that happened to an object. Stored as the core group's Event. */
export interface Event {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Event";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** When it was first seen. */
  eventTime: string;
  /** How a repeated event goes on; absent for single ones. */
  series?: EventSeries;
  /** Name of the controller that tells it, as example.com/controller. */
  reportingController?: string;
  /** Which instance of that controller. */
  reportingInstance?: string;
  /** What was done, or failed, in one word. */
  action?: string;
  /** Why, in one word for programs. */
  reason?: string;
  /** The object that it happened to. */
  regarding?: ObjectReference;
  /** A second object that it has to do with. */
  related?: ObjectReference;
  /** What happened, for people. */
  note?: string;
  /** Normal or Warning. */
  type?: string;
  /** The part of the system that told it; for events of the core group. */
  deprecatedSource?: EventSource;
  /** When it was first told; for events of the core group. */
  deprecatedFirstTimestamp?: string;
  /** When it was last told; for events of the core group. */
  deprecatedLastTimestamp?: string;
  /** How often it was told; for events of the core group. */
  deprecatedCount?: number;
}

/** A list of Event objects. */
export type EventList = ObjectList<"EventList", Event, ListMeta>;

/** How a repeated event goes on. */
export interface EventSeries {
  /** How often it was seen in a row so far. */
  count: number;
  /** When it was last seen. */
  lastObservedTime: string;
}
