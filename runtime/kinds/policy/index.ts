/** What definitions of the group of policies name. */
import type { NamedConversion } from "../../definition/resource-definition.js";
import type { KindBindings } from "../kind-bindings.js";
import { disruptionBudgetV1Beta1 } from "./disruption-budget.js";
import { securityPolicyHook } from "./security-policy.js";

export const policyKinds = {
  conversions: { "disruption-budget-v1beta1": disruptionBudgetV1Beta1 as unknown as NamedConversion },
  resourceHooks: { "pod-security-policy": securityPolicyHook },
} as const satisfies Partial<KindBindings>;
