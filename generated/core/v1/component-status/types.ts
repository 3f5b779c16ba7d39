// Generated from api-definitions/core/v1/component-status.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/**
 * How a part of the control plane is: the store (etcd-0), control loops (controller-manager), scheduler. Asked when it
 * is read, never stored.
 */
export interface ComponentStatus {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ComponentStatus";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What is known of it. */
  conditions?: ComponentCondition[];
}

/** A list of ComponentStatus objects. */
export type ComponentStatusList = ObjectList<"ComponentStatusList", ComponentStatus, ListMeta>;

/** What is known of a component. */
export interface ComponentCondition {
  /** Always Healthy. */
  type: string;
  /** True, False or Unknown. */
  status: string;
  /** What the component said. */
  message?: string;
  /** Why it could not be asked. */
  error?: string;
}
