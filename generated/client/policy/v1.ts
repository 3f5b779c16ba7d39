// Generated from api-definitions/policy/v1. Do not edit.
import { type Connection, type Lists, type Namespaced, type Watches, resourceClient } from "../../../runtime/client/generated-doorway.js";
import type { PodDisruptionBudget } from "../../policy/v1/pod-disruption-budget/types.js";
import { type PodDisruptionBudgetClient, podDisruptionBudgetDescriptor } from "./v1/pod-disruption-budget.js";

/** The resources of policy/v1. */
export class PolicyV1 {
  constructor(readonly connection: Connection) {
  }

  /** How many pods of a set may be missing because somebody evicts them. */
  get podDisruptionBudgets(): Namespaced<PodDisruptionBudgetClient, Lists<PodDisruptionBudget> & Watches<PodDisruptionBudget>> {
    return resourceClient(this.connection, podDisruptionBudgetDescriptor);
  }
}

export type { PodDisruptionBudgetClient } from "./v1/pod-disruption-budget.js";
