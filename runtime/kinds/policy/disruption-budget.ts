/** Budgets of v1beta1: an empty selector stands for no pods there and for all pods in v1, so that each shows the other's by a label nobody has. */
import type { LabelSelector } from "../../../generated/meta/v1/types.js";
import type { PodDisruptionBudget } from "../../../generated/policy/v1/types.js";
import type { PodDisruptionBudget as PodDisruptionBudgetV1Beta1 } from "../../../generated/policy/v1beta1/types.js";
import type { NamedConversion } from "../../definition/resource-definition.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";

const keyOf = (profile: VendorProfile): string => `pdb.${profile.labelDomain}/deprecated-v1beta1-empty-selector-match`;

/** `empty` is the operator that an empty selector becomes, `full` the one that becomes an empty selector. */
function translate(selector: LabelSelector, profile: VendorProfile, empty: string, full: string): LabelSelector {
  const { matchLabels = {}, matchExpressions = [] } = selector;
  if (Object.keys(matchLabels).length > 0) return selector;
  const [only, ...others] = matchExpressions;
  if (only === undefined) return { matchExpressions: [{ key: keyOf(profile), operator: empty }] };
  return others.length === 0 && only.key === keyOf(profile) && only.operator === full ? {} : selector;
}

function changed<From extends object, To>(budget: From, change: (selector: LabelSelector) => LabelSelector): To {
  const { spec } = budget as PodDisruptionBudget;
  if (spec?.selector === undefined) return budget as unknown as To;
  return { ...budget, spec: { ...spec, selector: change(spec.selector) } } as unknown as To;
}

export const disruptionBudgetV1Beta1: NamedConversion<PodDisruptionBudgetV1Beta1, PodDisruptionBudget> = {
  toStorage: (budget, profile) => changed(budget, (selector) => translate(selector, profile, "Exists", "DoesNotExist")),
  fromStorage: (budget, profile) => changed(budget, (selector) => translate(selector, profile, "DoesNotExist", "Exists")),
};
