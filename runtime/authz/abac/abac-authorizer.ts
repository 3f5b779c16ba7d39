/** `--authorization-mode=ABAC`: the first policy of the file that matches allows (AUTHZ-15). */
import { matchesPath } from "../../definition/path-pattern.js";
import type { UserInfo } from "../../definition/request-context.js";
import type { ListedRule, RuleList } from "../../registry/handlers.js";
import { ALLOWED, type AuthorizationAttributes, type Authorizer, type Decision, NO_OPINION } from "../authorizer.js";
import type { Policy } from "./policy-file.js";

type Info = AuthorizationAttributes["info"];

const AUTHENTICATED = "system:authenticated";
const READING_VERBS: ReadonlySet<string> = new Set(["get", "list", "watch"]);
const NO_MATCH: Decision = { ...NO_OPINION, reason: "No policy matched." };

export class AbacAuthorizer implements Authorizer {
  readonly name = "ABAC";

  constructor(private readonly policies: readonly Policy[]) {}

  authorize({ user, info }: AuthorizationAttributes): Decision {
    return this.policies.some((policy) => speaksOf(policy, user) && permits(policy, info)) ? ALLOWED : NO_MATCH;
  }

  rulesFor(user: UserInfo, namespace: string): RuleList {
    return { rules: this.policiesFor(user, namespace).flatMap(rulesOf), incomplete: false, errors: [] };
  }

  /** What a user may do in a namespace, cluster-wide permissions included: a list as of rules (AUTHZ-13). */
  policiesFor(user: UserInfo, namespace: string): readonly Policy[] {
    return this.policies.filter(
      (policy) => speaksOf(policy, user) && (policy.namespace === "*" || policy.namespace === namespace || policy.nonResourcePath !== ""),
    );
  }
}

function rulesOf({ readonly, apiGroup, resource, nonResourcePath }: Policy): ListedRule[] {
  const verbs = readonly ? [...READING_VERBS] : ["*"];
  const rules: ListedRule[] = [];
  if (resource !== "") rules.push({ verbs, apiGroups: [apiGroup], resources: [resource] });
  if (nonResourcePath !== "") rules.push({ verbs, nonResourceURLs: [nonResourcePath] });
  return rules;
}

/** User and group must both match where both are said; a policy for neither is for nobody. `*` is everybody who is known. */
function speaksOf({ user, group }: Policy, caller: UserInfo): boolean {
  if (user === "" && group === "") return false;
  const isUser = user === "" || (user === "*" ? caller.groups.includes(AUTHENTICATED) : user === caller.name);
  return isUser && (group === "" || caller.groups.includes(group === "*" ? AUTHENTICATED : group));
}

function permits(policy: Policy, info: Info): boolean {
  if (policy.readonly && !READING_VERBS.has(info.verb)) return false;
  if (!info.isResourceRequest) return policy.nonResourcePath !== "" && matchesPath(policy.nonResourcePath, info.path);
  return matches(policy.namespace, info.namespace) && matches(policy.resource, info.resource) && matches(policy.apiGroup, info.apiGroup);
}

const matches = (said: string, asked: string): boolean => said === "*" || said === asked;
