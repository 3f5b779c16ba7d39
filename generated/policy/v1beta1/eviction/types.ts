// Generated from api-definitions/policy/v1/eviction.yaml. Do not edit.
import type { DeleteOptions } from "../../../meta/v1/delete-options/types.js";
import type { ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** Asks for a pod to be removed, by way of its sub-resource eviction. Budgets may refuse it. */
export interface Eviction {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Eviction";
  /** Name and namespace of the pod. */
  metadata?: ObjectMeta;
  /** Options of the deletion. */
  deleteOptions?: DeleteOptions;
}
