/** Resource quotas: what is counted can be counted, within scopes that fit. */
import type { ResourceQuotaSpec, ResourceQuotaStatus, ScopedResourceSelectorRequirement } from "../../../generated/core/v1/types.js";
import { type FieldError, invalidValue, required } from "../../errors/field-error.js";
import type { TypeHook } from "../../registry/type-hook.js";
import { deepEqual } from "../../schema/deep-equal.js";
import { compareQuantities, parseQuantity } from "../../schema/quantity.js";
import { isWhole } from "./pods/pod-resources.js";
import { isCounted, isQuotaResource, POD_COMPUTE, quotaNameErrors } from "./resource-names.js";

const SCOPES: ReadonlySet<string> = new Set([
  "Terminating",
  "NotTerminating",
  "BestEffort",
  "NotBestEffort",
  "PriorityClass",
  "CrossNamespacePodAffinity",
]);
const CONFLICTS = [
  ["BestEffort", "NotBestEffort"],
  ["Terminating", "NotTerminating"],
] as const;
const ONLY_EXISTS =
  "must be 'Exist' when scope is any of ResourceQuotaScopeTerminating, ResourceQuotaScopeNotTerminating, ResourceQuotaScopeBestEffort, " +
  "ResourceQuotaScopeNotBestEffort or ResourceQuotaScopeCrossNamespacePodAffinity";

const ZERO = parseQuantity("0");

/** In whatever order, and however often, they were written. */
const distinct = (scopes: readonly string[]): string[] => [...new Set(scopes)].sort();

/** Whether a scope says anything of a resource. */
function fits(scope: string, resource: string): boolean {
  return resource === "pods" || (scope !== "BestEffort" && POD_COMPUTE.has(resource));
}

function amountErrors(amounts: Readonly<Record<string, string>>, path: string): FieldError[] {
  return Object.entries(amounts).flatMap(([name, amount]) => {
    const at = `${path}[${name}]`;
    const errors = quotaNameErrors(name, at);
    const quantity = parseQuantity(amount);
    if (compareQuantities(quantity, ZERO) < 0) errors.push(invalidValue(at, amount, "must be greater than or equal to 0"));
    else if (isCounted(name) && !isWhole(amount)) errors.push(invalidValue(at, amount, "must be an integer"));
    return errors;
  });
}

function scopeErrors(scopes: readonly string[], hard: readonly string[], path: string): FieldError[] {
  const shown = [...scopes];
  const errors = scopes.flatMap((scope) => {
    if (!SCOPES.has(scope)) return [invalidValue(path, shown, "unsupported scope")];
    const misfit = hard.some((resource) => isQuotaResource(resource) && !fits(scope, resource));
    return misfit ? [invalidValue(path, shown, "unsupported scope applied to resource")] : [];
  });
  const conflicting = CONFLICTS.filter(([one, other]) => scopes.includes(one) && scopes.includes(other));
  return [...errors, ...conflicting.map(() => invalidValue(path, shown, "conflicting scopes"))];
}

function requirementErrors({ scopeName, operator, values = [] }: ScopedResourceSelectorRequirement, path: string): FieldError[] {
  const errors: FieldError[] = [];
  if (!SCOPES.has(scopeName)) errors.push(invalidValue(`${path}.scopeName`, scopeName, "unsupported scope"));
  else if (scopeName !== "PriorityClass" && operator !== "Exists") errors.push(invalidValue(`${path}.operator`, operator, ONLY_EXISTS));
  switch (operator) {
    case "In":
    case "NotIn":
      if (values.length > 0) return errors;
      return [...errors, required(`${path}.values`, "must be at least one value when `operator` is 'In' or 'NotIn' for scope selector")];
    case "Exists":
    case "DoesNotExist": {
      const text = "must be no value when `operator` is 'Exist' or 'DoesNotExist' for scope selector";
      return values.length === 0 ? errors : [...errors, invalidValue(`${path}.values`, [...values], text)];
    }
    default:
      return [...errors, invalidValue(`${path}.operator`, operator, "not a valid selector operator")];
  }
}

export const resourceQuotaStatusHook: TypeHook<ResourceQuotaStatus> = {
  validate: ({ hard = {}, used = {} }, _old, path) => [...amountErrors(hard, `${path}.hard`), ...amountErrors(used, `${path}.used`)],
};

export const resourceQuotaSpecHook: TypeHook<ResourceQuotaSpec> = {
  validate(spec, old, path) {
    const { hard = {}, scopes = [], scopeSelector } = spec;
    const expressions = scopeSelector?.matchExpressions ?? [];
    const changed = old !== undefined && !deepEqual(distinct(scopes), distinct(old.scopes ?? []));
    return [
      ...amountErrors(hard, `${path}.hard`),
      ...scopeErrors(scopes, Object.keys(hard), `${path}.scopes`),
      ...expressions.flatMap((expression) => requirementErrors(expression, `${path}.scopeSelector.matchExpressions`)),
      ...(changed ? [invalidValue(`${path}.scopes`, [...scopes], "field is immutable")] : []),
    ];
  },
};
