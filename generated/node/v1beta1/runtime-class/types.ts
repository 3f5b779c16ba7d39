// Generated from api-definitions/node/v1/runtime-class.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { Toleration } from "../../../core/v1/scheduling/types.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** A way of running containers that pods can choose by name. */
export interface RuntimeClass {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "RuntimeClass";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Configuration of the container runtime on the node, in lower case. */
  handler: string;
  /** What running a pod of the class itself takes. */
  overhead?: Overhead;
  /** Which nodes have the class. */
  scheduling?: Scheduling;
}

/** A list of RuntimeClass objects. */
export type RuntimeClassList = ObjectList<"RuntimeClassList", RuntimeClass, ListMeta>;

/** Resources that running a pod takes beside its containers. */
export interface Overhead {
  /** What each pod takes, by resource. */
  podFixed?: Record<string, string>;
}

/** Which nodes have a runtime class. */
export interface Scheduling {
  /** Labels of the nodes, joined with the node selector of the pod; a conflict refuses the pod. */
  nodeSelector?: Record<string, string>;
  /** Tolerations that pods of the class get. */
  tolerations?: Toleration[];
}
