/** Scopes of quotas: which objects one speaks of (ADM-20). */
import type { ResourceQuotaSpec, ScopedResourceSelectorRequirement } from "../../../../generated/core/v1/types.js";
import type { ApiObject } from "../../../definition/object-meta.js";

/** What scopes ask about an object. */
export interface ScopeTraits {
  readonly terminating: boolean;
  readonly bestEffort: boolean;
  /** "" for none. */
  readonly priorityClass: string;
  readonly crossNamespaceAffinity: boolean;
}

/** The same for objects of which scopes can tell nothing apart. */
export const traitsKey = ({ terminating, bestEffort, priorityClass, crossNamespaceAffinity }: ScopeTraits): string =>
  `${terminating} ${bestEffort} ${crossNamespaceAffinity} ${priorityClass}`;

export type ScopeDemand = Readonly<ScopedResourceSelectorRequirement>;

/** All that a quota demands of the objects it speaks of. */
export function demandsOf(quota: Readonly<ApiObject>): readonly ScopeDemand[] {
  const { scopes = [], scopeSelector } = (quota["spec"] ?? {}) as ResourceQuotaSpec;
  return [...[...new Set(scopes)].map((scopeName) => ({ scopeName, operator: "Exists" })), ...(scopeSelector?.matchExpressions ?? [])];
}

/** Whether all demands are met; objects without traits meet none. */
export const meets = (demands: readonly ScopeDemand[], traits: ScopeTraits | undefined): boolean =>
  demands.every((demand) => traits !== undefined && meetsOne(demand, traits));

export function meetsOne({ scopeName, operator, values = [] }: ScopeDemand, traits: ScopeTraits): boolean {
  switch (scopeName) {
    case "Terminating":
      return traits.terminating;
    case "NotTerminating":
      return !traits.terminating;
    case "BestEffort":
      return traits.bestEffort;
    case "NotBestEffort":
      return !traits.bestEffort;
    case "CrossNamespacePodAffinity":
      return traits.crossNamespaceAffinity;
    case "PriorityClass":
      return meetsPriority(operator, values, traits.priorityClass);
    default:
      return false;
  }
}

function meetsPriority(operator: string, values: readonly string[], className: string): boolean {
  switch (operator) {
    case "Exists":
      return className !== "";
    case "DoesNotExist":
      return className === "";
    case "In":
      return className !== "" && values.includes(className);
    case "NotIn":
      return !values.includes(className);
    default:
      return false;
  }
}
