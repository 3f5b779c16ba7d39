// Generated from api-definitions/apps/v1/controller-revision.yaml. Do not edit.
import type { JsonValue } from "../../../../runtime/definition/json.js";
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** A state of a daemon set or stateful set, kept so that one can go back to it. Its data does not change. */
export interface ControllerRevision {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ControllerRevision";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** The state, in the form its controller chose. */
  data?: JsonValue;
  /** Number of the state; higher is newer. */
  revision: number;
}

/** A list of ControllerRevision objects. */
export type ControllerRevisionList = ObjectList<"ControllerRevisionList", ControllerRevision, ListMeta>;
