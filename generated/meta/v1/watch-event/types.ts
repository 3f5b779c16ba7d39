// Generated from api-definitions/meta/v1/watch-event.yaml. Do not edit.
import type { JsonObject } from "../../../../runtime/definition/json.js";

/** A change seen by a watch. */
export interface WatchEvent {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "WatchEvent";
  /** ADDED, MODIFIED, DELETED, BOOKMARK or ERROR. */
  type: string;
  /** The object after the change, before it when DELETED; a Status for ERROR. */
  object: JsonObject;
}
