// Generated from api-definitions/scheduling/v1/priority-class.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** A name for a priority. Pods of higher priority are scheduled first and may drive others away. */
export interface PriorityClass {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PriorityClass";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** The priority. Classes of users have at most 1000000000. */
  value: number;
  /** Whether pods that name no class get it; one class at most. */
  globalDefault?: boolean;
  /** When to use the class. */
  description?: string;
  /** PreemptLowerPriority, or Never for pods that drive nobody away. */
  preemptionPolicy?: "PreemptLowerPriority" | "Never";
}

/** A list of PriorityClass objects. */
export type PriorityClassList = ObjectList<"PriorityClassList", PriorityClass, ListMeta>;
