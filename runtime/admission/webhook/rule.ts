/** Which requests a rule of a webhook is about (HOOK-06 to HOOK-08). */
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import type { AdmissionOperation } from "../../registry/admission/attributes.js";

/** As configurations write it. */
export interface Rule {
  readonly operations: readonly string[];
  readonly apiGroups: readonly string[];
  readonly apiVersions: readonly string[];
  readonly resources: readonly string[];
  readonly scope?: string;
}

/** What rules look at. Everything else about a request is for selectors. */
export interface Question {
  readonly operation: AdmissionOperation;
  readonly definition: Pick<ResourceDefinition, "group" | "version" | "resource" | "namespaced">;
  /** "" for the resource itself. */
  readonly subresource: string;
}

export function ruleMatches(rule: Rule, { operation, definition, subresource }: Question): boolean {
  return (
    says(rule.operations, operation) &&
    says(rule.apiGroups, definition.group) &&
    says(rule.apiVersions, definition.version) &&
    scopeMatches(rule, definition) &&
    rule.resources.some((text) => resourceMatches(text, definition.resource, subresource))
  );
}

const says = (values: readonly string[], value: string): boolean => values.includes("*") || values.includes(value);

/** Namespaces are of the cluster. */
const scopeMatches = ({ scope = "*" }: Rule, { namespaced }: Question["definition"]): boolean =>
  scope === "*" || scope === (namespaced ? "Namespaced" : "Cluster");

/** `pods/*` is about `pods`, too. */
function resourceMatches(text: string, resource: string, subresource: string): boolean {
  const slash = text.indexOf("/");
  const [wanted, below] = slash < 0 ? [text, ""] : [text.slice(0, slash), text.slice(slash + 1)];
  return (wanted === "*" || wanted === resource) && (below === "*" || below === subresource);
}

/** Whether a rule may be about the resource in any of its versions and parts; about one operation on it, where that is given. */
export const ruleConcerns = (rule: Rule, definition: Question["definition"], operation?: AdmissionOperation): boolean =>
  (operation === undefined || says(rule.operations, operation)) &&
  scopeMatches(rule, definition) &&
  rule.resources.some((text) => isOf(text, "*") || isOf(text, definition.resource));

/** Whether a text names a resource or a part of it. There may be a hundred thousand: none is cut up for it. */
const isOf = (text: string, resource: string): boolean =>
  text.startsWith(resource) && (text.length === resource.length || text[resource.length] === "/");
