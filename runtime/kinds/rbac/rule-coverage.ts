/** Whether somebody holds what he wants to grant: every single permission, one by one (AUTHZ-10). */

import type { PolicyRule } from "../../../generated/rbac/v1/types.js";
import { quoteText } from "../../errors/quote-text.js";

/** Single permissions looked at before a grant is refused as too large to check. */
const MAXIMUM_PERMISSIONS = 10_000;

/** One verb on one resource, under one name or any, or on one path. */
interface Permission {
  readonly verb: string;
  readonly apiGroup?: string;
  readonly resource?: string;
  readonly resourceName?: string;
  readonly path?: string;
}

/**
 * The parts of `wanted` that `held` does not cover, verbs of one resource merged and in order; empty when everything is held.
 * `*` is more than all verbs, groups or resources that are known. Throws RangeError for rules that stand for more than 10,000
 * single permissions.
 */
export function missingRules(held: readonly PolicyRule[], wanted: readonly PolicyRule[]): readonly PolicyRule[] {
  const missing: Permission[] = [];
  let count = 0;
  for (const rule of wanted) {
    for (const permission of permissionsOf(rule)) {
      if (++count > MAXIMUM_PERMISSIONS) throw new RangeError(`the rules stand for more than ${MAXIMUM_PERMISSIONS} permissions`);
      if (!held.some((owned) => covers(owned, permission))) missing.push(permission);
    }
  }
  return merged(missing);
}

function* permissionsOf({
  verbs,
  apiGroups = [],
  resources = [],
  resourceNames = [],
  nonResourceURLs = [],
}: PolicyRule): Iterable<Permission> {
  for (const apiGroup of apiGroups) {
    for (const resource of resources) {
      for (const verb of verbs) {
        if (resourceNames.length === 0) yield { verb, apiGroup, resource };
        else for (const resourceName of resourceNames) yield { verb, apiGroup, resource, resourceName };
      }
    }
  }
  for (const path of nonResourceURLs) for (const verb of verbs) yield { verb, path };
}

function covers(owned: PolicyRule, { verb, apiGroup, resource, resourceName, path }: Permission): boolean {
  if (!holds(owned.verbs, verb)) return false;
  if (path !== undefined) return (owned.nonResourceURLs ?? []).some((url) => coversPath(url, path));
  if (!holds(owned.apiGroups, apiGroup as string) || !coversResource(owned.resources ?? [], resource as string)) return false;
  const names = owned.resourceNames ?? [];
  return names.length === 0 || (resourceName !== undefined && names.includes(resourceName));
}

const holds = (owned: readonly string[] | undefined, wanted: string): boolean =>
  owned !== undefined && (owned.includes("*") || owned.includes(wanted));

function coversResource(owned: readonly string[], wanted: string): boolean {
  if (holds(owned, wanted)) return true;
  const slash = wanted.indexOf("/");
  return slash >= 0 && owned.includes(`*${wanted.slice(slash)}`);
}

function coversPath(owned: string, wanted: string): boolean {
  return owned === "*" || owned === wanted || (owned.endsWith("*") && wanted.startsWith(owned.replace(/\*+$/, "")));
}

/** Permissions that differ in their verb alone become one rule. */
function merged(permissions: readonly Permission[]): PolicyRule[] {
  const verbsOf = new Map<string, { readonly first: Permission; readonly verbs: Set<string> }>();
  for (const permission of permissions) {
    const { verb, ...what } = permission;
    const key = JSON.stringify(what);
    const known = verbsOf.get(key);
    if (known === undefined) verbsOf.set(key, { first: permission, verbs: new Set([verb]) });
    else known.verbs.add(verb);
  }
  return [...verbsOf.values()].map(({ first, verbs }) => ruleOf(first, [...verbs].sort()));
}

function ruleOf({ apiGroup, resource, resourceName, path }: Permission, verbs: string[]): PolicyRule {
  if (path !== undefined) return { verbs, nonResourceURLs: [path] };
  const rule = { verbs, apiGroups: [apiGroup as string], resources: [resource as string] };
  return resourceName === undefined ? rule : { ...rule, resourceNames: [resourceName] };
}

/** Rules as refusals list them: `{APIGroups:[""], Resources:["secrets"], Verbs:["get" "list"]}`, one a line, sorted. */
export function describeRules(rules: readonly PolicyRule[]): string {
  return rules.map(describeRule).sort().join("\n");
}

function describeRule({ verbs, apiGroups = [], resources = [], resourceNames = [], nonResourceURLs = [] }: PolicyRule): string {
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ["NonResourceURLs", nonResourceURLs],
    ["APIGroups", apiGroups],
    ["Resources", resources],
    ["ResourceNames", resourceNames],
    ["Verbs", verbs],
  ];
  const told = parts.filter(([, values]) => values.length > 0).map(([name, values]) => `${name}:[${values.map(quoteText).join(" ")}]`);
  return `{${told.join(", ")}}`;
}
