/** All that a user may do by the bindings of one namespace, arranged for decisions, of which he is to ask more. */
import type { UserInfo } from "../../definition/request-context.js";
import type { AuthorizationAttributes } from "../authorizer.js";
import type { Grant, PolicyIndex } from "./policy-index.js";
import type { RoleReference } from "./policy-rule.js";
import { RuleTable } from "./rule-table.js";

/** Permissions, and bindings, of a user in a namespace that are gathered; with more, each role is asked. */
const MAXIMUM_WEIGHT = 4_096;

/** A role of more permissions is asked itself, so that none of them is held once for each user; of so many such roles. */
const LARGE_ROLE = 256;
const MAXIMUM_LARGE_ROLES = 64;

interface LargeRole {
  readonly table: RuleTable<true>;
  readonly grant: Grant;
}

export class Gathered {
  constructor(
    private readonly small: RuleTable<Grant> | undefined,
    private readonly large: readonly LargeRole[],
    /** Roles that bindings name and nobody made. */
    readonly missing: readonly RoleReference[],
  ) {}

  /** About how many entries it has of its own. */
  get weight(): number {
    return (this.small?.weight ?? 0) + this.large.length + this.missing.length;
  }

  grantOf(info: AuthorizationAttributes["info"]): Grant | undefined {
    const grant = this.small?.grantOf(info);
    if (grant !== undefined) return grant;
    for (const role of this.large) if (role.table.grantOf(info) !== undefined) return role.grant;
    return undefined;
  }
}

/** What several bindings grant is taken from the first. "large": more than is gathered. */
export function gather(policy: PolicyIndex, user: UserInfo, namespace: string): Gathered | "large" {
  if (policy.grantCount(user, namespace) > MAXIMUM_WEIGHT) return "large";
  const small = new Map<RuleTable<true>, Grant>();
  const large = new Map<RuleTable<true>, Grant>();
  const missing: RoleReference[] = [];
  let weight = 0;
  for (const grant of policy.grantsFor(user, namespace)) {
    if (grant === undefined) continue;
    const { roleRef } = grant.binding;
    const table = policy.tableOf(roleRef, namespace);
    if (table === undefined) missing.push(roleRef);
    else if (table.weight > LARGE_ROLE) {
      if (!large.has(table)) large.set(table, grant);
    } else if (!small.has(table)) {
      small.set(table, grant);
      weight += table.weight;
    }
    if (weight > MAXIMUM_WEIGHT || large.size > MAXIMUM_LARGE_ROLES) return "large";
  }
  return new Gathered(
    small.size === 0 ? undefined : joined(policy, [...small.values()], namespace),
    [...large].map(([table, grant]) => ({ table, grant })),
    missing,
  );
}

function joined(policy: PolicyIndex, grants: readonly Grant[], namespace: string): RuleTable<Grant> {
  const table = new RuleTable<Grant>();
  for (const grant of grants) {
    for (const rule of policy.rulesOf(grant.binding.roleRef, namespace) ?? []) table.add(rule, grant);
  }
  return table;
}
