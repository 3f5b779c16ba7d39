/** Roles and bindings read in the plainest way, to compare decisions, reviews and lists of rules with. */
import type { AuthorizationAttributes } from "../../runtime/authz/authorizer.js";
import type { Binding, PolicyRule, Role } from "../../runtime/authz/rbac/policy-rule.js";
import type { UserInfo } from "../../runtime/definition/request-context.js";

type Info = AuthorizationAttributes["info"];

export type ModelUser = Pick<UserInfo, "name" | "groups">;

/** A cluster role and a cluster role binding are those with namespace "". */
export class RbacModel {
  constructor(
    private readonly roles: readonly Role[],
    private readonly bindings: readonly Binding[],
  ) {}

  /** Whether the user may do it. */
  allows(who: ModelUser, info: Info): boolean {
    return this.rulesOf(who, info.isResourceRequest ? info.namespace : "").some((rule) => permits(rule, info));
  }

  /** Everything granted in the namespace, by its own bindings and by those of the cluster; with "" by those of the cluster alone. */
  rulesOf(who: ModelUser, namespace: string): PolicyRule[] {
    return this.#bindingsOf(who, namespace).flatMap((binding) => this.#roleOf(binding)?.rules ?? []);
  }

  /** Roles that those bindings name and nobody made, as `<kind> <name>`. */
  missingFor(who: ModelUser, namespace: string): string[] {
    const dangling = this.#bindingsOf(who, namespace).filter((binding) => this.#roleOf(binding) === undefined);
    return [...new Set(dangling.map(({ roleRef }) => `${roleRef.kind} ${roleRef.name}`))];
  }

  #bindingsOf(who: ModelUser, namespace: string): Binding[] {
    return this.bindings.filter(
      (binding) => (binding.namespace === "" || binding.namespace === namespace) && binding.subjects.some(isOneOf(binding, who)),
    );
  }

  #roleOf({ namespace, roleRef }: Binding): Role | undefined {
    const home = roleRef.kind === "ClusterRole" ? "" : namespace;
    return this.roles.find((role) => role.name === roleRef.name && role.namespace === home);
  }
}

const isOneOf =
  (binding: Binding, who: ModelUser) =>
  (subject: Binding["subjects"][number]): boolean => {
    if (subject.kind === "Group") return who.groups.includes(subject.name);
    if (subject.kind === "User") return who.name === subject.name;
    const home = subject.namespace || binding.namespace;
    return home !== "" && who.name === `system:serviceaccount:${home}:${subject.name}`;
  };

/** Whether one rule alone permits it. */
export function permits(rule: PolicyRule, info: Info): boolean {
  if (!rule.verbs.includes("*") && !rule.verbs.includes(info.verb)) return false;
  if (!info.isResourceRequest) {
    return (rule.nonResourceURLs ?? []).some((url) => url === info.path || (url.endsWith("*") && info.path.startsWith(url.slice(0, -1))));
  }
  const asked = info.subresource === "" ? info.resource : `${info.resource}/${info.subresource}`;
  const groups = rule.apiGroups ?? [];
  const names = rule.resourceNames ?? [];
  return (
    (groups.includes("*") || groups.includes(info.apiGroup)) &&
    (rule.resources ?? []).some(
      (each) => each === "*" || each === asked || (info.subresource !== "" && each === `*/${info.subresource}`),
    ) &&
    (names.length === 0 || names.includes(info.name))
  );
}
