/** `--authorization-mode=RBAC`: roles and bindings decide (AUTHZ-05..08). Never asks anybody: a decision makes no promise. */
import type { UserInfo } from "../../definition/request-context.js";
import { quoteText } from "../../errors/quote-text.js";
import type { RuleList } from "../../registry/handlers.js";
import { type AuthorizationAttributes, type Authorizer, type Decision, NO_OPINION } from "../authorizer.js";
import type { Grant, PolicyIndex } from "./policy-index.js";
import type { Binding, PolicyRule, RoleReference } from "./policy-rule.js";
import { RuleTable } from "./rule-table.js";

type Info = AuthorizationAttributes["info"];

/** Decisions about one user before its permissions are gathered into one table: a user who asks once is not worth it. */
const DECISIONS_BEFORE_GATHERING = 3;

/** Namespaces of one user that are kept gathered; one more, and they are gathered anew. */
const MAXIMUM_GATHERED = 256;

/** What a user may do by the bindings of one namespace, or with "" by cluster role bindings. */
interface Gathered {
  readonly table: RuleTable<Grant>;
  readonly missing: readonly RoleReference[];
}

interface KnownUser {
  readonly generation: number;
  decisions: number;
  readonly byNamespace: Map<string, Gathered>;
}

export class RbacAuthorizer implements Authorizer {
  readonly name = "RBAC";
  /** Keyed by the very object that authentication gave: gone when the connection or token that it belongs to is. */
  readonly #known = new WeakMap<UserInfo, KnownUser>();

  /** `group` is the name of the group of roles and bindings. */
  constructor(
    private readonly policy: PolicyIndex,
    private readonly group: string,
  ) {}

  authorize({ user, info }: AuthorizationAttributes): Decision {
    const known = this.#knownUser(user);
    const missing: RoleReference[] = [];
    const grant = this.#grantIn("", known, user, info, missing) ?? this.#grantInNamespace(known, user, info, missing);
    if (grant !== undefined) return new AllowedBy(grant);
    return missing.length === 0 ? NO_OPINION : { ...NO_OPINION, reason: `RBAC: ${this.#missingText(missing)}` };
  }

  /** Once for each binding, however many of its subjects the user is, with an error for each role that one names and nobody made. */
  rulesFor(user: UserInfo, namespace: string): RuleList {
    const rules: PolicyRule[] = [];
    const missing: RoleReference[] = [];
    const seen = new Set<Binding>();
    for (const where of namespace === "" ? [""] : ["", namespace]) {
      for (const { binding } of this.policy.grantsFor(user, where)) {
        if (seen.has(binding)) continue;
        seen.add(binding);
        const found = this.policy.rulesOf(binding.roleRef, where);
        if (found === undefined) missing.push(binding.roleRef);
        else for (const rule of found) rules.push(rule);
      }
    }
    return { rules, incomplete: false, errors: missing.map((role) => this.#missingText([role])) };
  }

  #knownUser(user: UserInfo): KnownUser {
    const { generation } = this.policy;
    const known = this.#known.get(user);
    if (known !== undefined && known.generation === generation) {
      known.decisions++;
      return known;
    }
    const made: KnownUser = { generation, decisions: 1, byNamespace: new Map() };
    this.#known.set(user, made);
    return made;
  }

  #grantInNamespace(known: KnownUser, user: UserInfo, info: Info, missing: RoleReference[]): Grant | undefined {
    return info.isResourceRequest && info.namespace !== "" ? this.#grantIn(info.namespace, known, user, info, missing) : undefined;
  }

  #grantIn(namespace: string, known: KnownUser, user: UserInfo, info: Info, missing: RoleReference[]): Grant | undefined {
    if (known.decisions <= DECISIONS_BEFORE_GATHERING) return this.#lookAt(user, info, namespace, missing);
    const gathered = this.#gathered(known, user, namespace);
    const grant = gathered.table.grantOf(info);
    if (grant === undefined) missing.push(...gathered.missing);
    return grant;
  }

  /** Asks one binding after the other. */
  #lookAt(user: UserInfo, info: Info, namespace: string, missing: RoleReference[]): Grant | undefined {
    for (const grant of this.policy.grantsFor(user, namespace)) {
      const { roleRef } = grant.binding;
      const table = this.policy.tableOf(roleRef, namespace);
      if (table === undefined) missing.push(roleRef);
      else if (table.grantOf(info) !== undefined) return grant;
    }
    return undefined;
  }

  #gathered({ byNamespace }: KnownUser, user: UserInfo, namespace: string): Gathered {
    const there = byNamespace.get(namespace);
    if (there !== undefined) return there;
    const table = new RuleTable<Grant>();
    const missing: RoleReference[] = [];
    for (const grant of this.policy.grantsFor(user, namespace)) {
      const { roleRef } = grant.binding;
      const rules = this.policy.rulesOf(roleRef, namespace);
      if (rules === undefined) missing.push(roleRef);
      for (const rule of rules ?? []) table.add(rule, grant);
    }
    if (byNamespace.size >= MAXIMUM_GATHERED) byNamespace.clear();
    const made: Gathered = { table, missing };
    byNamespace.set(namespace, made);
    return made;
  }

  #missingText(missing: readonly RoleReference[]): string {
    const texts = new Set(missing.map(({ kind, name }) => `${kind.toLowerCase()}.${this.group} ${quoteText(name)} not found`));
    return texts.size === 1 ? [...texts].join() : `[${[...texts].join(", ")}]`;
  }
}

/** The reason is worded when somebody asks: few do. */
class AllowedBy implements Decision {
  readonly allowed = true;
  readonly denied = false;
  readonly #grant: Grant;

  constructor(grant: Grant) {
    this.#grant = grant;
  }

  get reason(): string {
    const { binding, subject } = this.#grant;
    const clusterWide = binding.namespace === "";
    const name = clusterWide ? binding.name : `${binding.name}/${binding.namespace}`;
    const whom = subject.kind === "ServiceAccount" ? `${subject.name}/${subject.namespace || binding.namespace}` : subject.name;
    const role = `${binding.roleRef.kind} ${quoteText(binding.roleRef.name)}`;
    return `RBAC: allowed by ${clusterWide ? "ClusterRoleBinding" : "RoleBinding"} ${quoteText(name)} of ${role} to ${subject.kind} ${quoteText(whom)}`;
  }
}
