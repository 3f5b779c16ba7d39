// Generated from api-definitions/policy/v1beta1. Do not edit.
import { type Connection, type Lists, type Namespaced, type Watches, resourceClient } from "../../../runtime/client/generated-doorway.js";
import type { PodDisruptionBudget } from "../../policy/v1beta1/pod-disruption-budget/types.js";
import { type PodDisruptionBudgetClient, podDisruptionBudgetDescriptor } from "./v1beta1/pod-disruption-budget.js";
import { type PodSecurityPolicyClient, podSecurityPolicyDescriptor } from "./v1beta1/pod-security-policy.js";

/** The resources of policy/v1beta1. */
export class PolicyV1beta1 {
  constructor(readonly connection: Connection) {
  }

  /** How many pods of a set may be missing because somebody evicts them. */
  get podDisruptionBudgets(): Namespaced<PodDisruptionBudgetClient, Lists<PodDisruptionBudget> & Watches<PodDisruptionBudget>> {
    return resourceClient(this.connection, podDisruptionBudgetDescriptor);
  }

  /** What pods of those who may use the policy may do. */
  get podSecurityPolicies(): PodSecurityPolicyClient {
    return resourceClient(this.connection, podSecurityPolicyDescriptor);
  }
}

export type { PodDisruptionBudgetClient } from "./v1beta1/pod-disruption-budget.js";
export type { PodSecurityPolicyClient } from "./v1beta1/pod-security-policy.js";
