// Generated from api-definitions/core/v1/binding.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";
import type { ObjectReference } from "../references/types.js";

/** Puts a pod on a node. Schedulers send it to the pod's sub-resource binding. */
export interface Binding {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Binding";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** The node. Its kind is Node, or not said. */
  target: ObjectReference;
}

/** A list of Binding objects. */
export type BindingList = ObjectList<"BindingList", Binding, ListMeta>;
