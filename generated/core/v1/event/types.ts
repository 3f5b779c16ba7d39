// Generated from api-definitions/core/v1/event.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";
import type { ObjectReference } from "../references/types.js";

/** Something that happened to an object. Events go away after a while. */
export interface Event {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Event";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** The object that it happened to. */
  involvedObject: ObjectReference;
  /** Why, in one word for programs. */
  reason?: string;
  /** What happened, for people. */
  message?: string;
  /** The part of the system that told it. */
  source?: EventSource;
  /** When it was first told. */
  firstTimestamp?: string;
  /** When it was last told. */
  lastTimestamp?: string;
  /** How often it was told. */
  count?: number;
  /** Normal or Warning; others may come. */
  type?: string;
  /** When it was first seen. */
  eventTime?: string;
  /** How a repeated event goes on; absent for single ones. */
  series?: EventSeries;
  /** What was done, or failed, in one word. */
  action?: string;
  /** A second object that it has to do with. */
  related?: ObjectReference;
  /** Name of the controller that tells it, as example.com/controller. */
  reportingComponent?: string;
  /** Which instance of that controller. */
  reportingInstance?: string;
}

/** A list of Event objects. */
export type EventList = ObjectList<"EventList", Event, ListMeta>;

/** The part of the system that tells an event. */
export interface EventSource {
  /** Name of the part. */
  component?: string;
  /** Node that it runs on. */
  host?: string;
}

/** How a repeated event goes on. */
export interface EventSeries {
  /** How often it was seen in a row so far. */
  count?: number;
  /** When it was last seen. */
  lastObservedTime?: string;
}
