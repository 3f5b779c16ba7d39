/** Whether somebody holds what he wants to grant: every single permission, one by one (AUTHZ-10). */

import type { PolicyRule } from "../../../generated/rbac/v1/types.js";
import { forEachOf, type Steps } from "../../codec/lists/steps.js";
import { matchesPath } from "../../definition/path-pattern.js";
import { quoteText } from "../../errors/quote-text.js";

/** Single permissions looked at before a grant is refused as too large to check, and how often one is compared with a rule that is held. */
const MAXIMUM_PERMISSIONS = 10_000;
const MAXIMUM_COMPARISONS = 100_000;
/** Values of a rule that are looked through each time; more are arranged. */
const FEW_VALUES = 16;
/** Rules that a refusal tells of, and values of each; about so many characters of them, and of a value. */
const MAXIMUM_TOLD = 200;
const MAXIMUM_TOLD_CHARACTERS = 64 * 1024;
const MAXIMUM_VALUE_CHARACTERS = 512;

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
 * single permissions, or for so many that would have to be compared with so many others that nobody should wait for it.
 */
export function* missingRules(held: readonly PolicyRule[], wanted: readonly PolicyRule[]): Steps<readonly PolicyRule[]> {
  const permissions: Permission[] = [];
  for (const rule of wanted) {
    for (const permission of permissionsOf(rule)) {
      if (permissions.length === MAXIMUM_PERMISSIONS) {
        throw new RangeError(`the rules stand for more than ${MAXIMUM_PERMISSIONS} permissions`);
      }
      permissions.push(permission);
    }
  }
  const coverage = new Coverage(permissions);
  yield* forEachOf(held, (rule) => coverage.add(rule));
  const missing: Permission[] = [];
  for (const permission of permissions) {
    if (!coverage.covers(permission)) missing.push(permission);
    yield;
  }
  return merged(missing);
}

/** The rules that are held, by the resources and paths that are wanted. */
class Coverage {
  readonly #byResource = new Map<string, PolicyRule[]>();
  readonly #byPath: { readonly url: string; readonly verbs: readonly string[] }[] = [];
  readonly #arranged = new Map<readonly string[], ReadonlySet<string>>();
  #isPathWanted = false;
  #comparisons = 0;

  constructor(wanted: readonly Permission[]) {
    this.#byResource.set(ANY, []);
    for (const { resource, path } of wanted) {
      if (path !== undefined) this.#isPathWanted = true;
      else for (const name of coveringNames(resource as string)) this.#byResource.set(name, []);
    }
  }

  add(rule: PolicyRule): void {
    for (const resource of rule.resources ?? []) {
      const rules = this.#byResource.get(resource);
      if (rules?.at(-1) !== rule) rules?.push(rule);
    }
    if (!this.#isPathWanted) return;
    for (const url of rule.nonResourceURLs ?? []) this.#byPath.push({ url, verbs: rule.verbs });
  }

  /** Throws RangeError when the grant is too large to check. */
  covers(permission: Permission): boolean {
    const { path, resource, verb } = permission;
    if (path !== undefined) {
      return this.#byPath.some(({ url, verbs }) => this.#compare() && matchesPath(url, path) && this.#holds(verbs, verb));
    }
    return coveringNames(resource as string).some((name) =>
      this.#byResource.get(name)?.some((rule) => this.#compare() && this.#isCovered(permission, rule)),
    );
  }

  #isCovered({ verb, apiGroup, resourceName }: Permission, { verbs, apiGroups = [], resourceNames = [] }: PolicyRule): boolean {
    if (!this.#holds(verbs, verb) || !this.#holds(apiGroups, apiGroup as string)) return false;
    return resourceNames.length === 0 || (resourceName !== undefined && this.#has(resourceNames, resourceName));
  }

  #holds(values: readonly string[], wanted: string): boolean {
    return this.#has(values, ANY) || this.#has(values, wanted);
  }

  #has(values: readonly string[], value: string): boolean {
    if (values.length <= FEW_VALUES) return values.includes(value);
    let arranged = this.#arranged.get(values);
    if (arranged === undefined) {
      arranged = new Set(values);
      this.#arranged.set(values, arranged);
    }
    return arranged.has(value);
  }

  #compare(): true {
    if (++this.#comparisons > MAXIMUM_COMPARISONS) {
      throw new RangeError(`the rules have to be compared more than ${MAXIMUM_COMPARISONS} times with those that are held`);
    }
    return true;
  }
}

const ANY = "*";

/** What rules may say that covers a resource: all, itself, and the sub-resource of all. */
function coveringNames(resource: string): readonly string[] {
  const slash = resource.indexOf("/");
  return [ANY, ...(resource === ANY ? [] : [resource]), ...(slash > 0 ? [`${ANY}${resource.slice(slash)}`] : [])];
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

/** Permissions that differ in their verb alone become one rule. */
function merged(permissions: readonly Permission[]): PolicyRule[] {
  const verbsOf = new Map<string, { readonly first: Permission; readonly verbs: Set<string> }>();
  // Texts may be long, and each occurs many times.
  const numbers = new Map<string | undefined, number>();
  const numberOf = (text: string | undefined): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size);
    return numbers.size - 1;
  };
  for (const permission of permissions) {
    const { verb, apiGroup, resource, resourceName, path } = permission;
    const key = [apiGroup, resource, resourceName, path].map(numberOf).join();
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

/**
 * Rules as refusals list them: `{APIGroups:[""], Resources:["secrets"], Verbs:["get" "list"]}`, one a line, sorted; of very many the first
 * ones, and how many more there are.
 */
export function describeRules(rules: readonly PolicyRule[]): string {
  const told: string[] = [];
  let characters = 0;
  for (const rule of rules) {
    if (told.length === MAXIMUM_TOLD || characters > MAXIMUM_TOLD_CHARACTERS) break;
    const text = describeRule(rule);
    characters += text.length;
    told.push(text);
  }
  const more = rules.length - told.length;
  return [...told.sort(), ...(more > 0 ? [`and ${more} more`] : [])].join("\n");
}

const quoted = (text: string): string =>
  quoteText(text.length > MAXIMUM_VALUE_CHARACTERS ? `${text.slice(0, MAXIMUM_VALUE_CHARACTERS)}...` : text);

/** Of many values the first ones. */
const listed = (values: readonly string[]): string =>
  values.length > MAXIMUM_TOLD ? `${values.slice(0, MAXIMUM_TOLD).map(quoted).join(" ")} ...` : values.map(quoted).join(" ");

function describeRule({ verbs, apiGroups = [], resources = [], resourceNames = [], nonResourceURLs = [] }: PolicyRule): string {
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ["NonResourceURLs", nonResourceURLs],
    ["APIGroups", apiGroups],
    ["Resources", resources],
    ["ResourceNames", resourceNames],
    ["Verbs", verbs],
  ];
  const told = parts.filter(([, values]) => values.length > 0).map(([name, values]) => `${name}:[${listed(values)}]`);
  return `{${told.join(", ")}}`;
}
