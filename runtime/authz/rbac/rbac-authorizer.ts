/**
 * `--authorization-mode=RBAC`: roles and bindings decide (AUTHZ-05..08). Never asks anybody: a decision makes no promise, but for users who
 * have so many bindings that others are to have their turn between them.
 */
import { type Steps, soonOf } from "../../codec/lists/steps.js";
import type { UserInfo } from "../../definition/request-context.js";
import { quoteText } from "../../errors/quote-text.js";
import type { RuleList } from "../../registry/handlers.js";
import { type AuthorizationAttributes, type Authorizer, type Decision, NO_OPINION } from "../authorizer.js";
import { GatheredPermissions, type UserPermissions } from "./gathered-permissions.js";
import type { Grant, PolicyIndex } from "./policy-index.js";
import type { Binding, PolicyRule, RoleReference } from "./policy-rule.js";
import type { RuleTable } from "./rule-table.js";

type Info = AuthorizationAttributes["info"];

/** Decisions about one user before its permissions are gathered into one table: a user who asks once is not worth it. */
const DECISIONS_BEFORE_GATHERING = 3;

/** Bindings of a user in a namespace that are asked one after the other in one go. */
const MOST_AT_ONCE = 1_024;
/** Of more, those that are looked at before others may have their turn. */
const STEP_BINDINGS = 64;

/** Rules that are listed of a user, and bindings of a namespace that are looked at for it. */
const MAXIMUM_LISTED = 50_000;
const MAXIMUM_BINDINGS = 4_096;
/** Bindings that as many look-ups count as for which {@link PolicyIndex.grantsFor} pauses. */
const PAUSE_WEIGHT = 256;

/** Missing roles that a refusal tells of. */
const MAXIMUM_TOLD = 32;

interface Asker {
  readonly generation: number;
  decisions: number;
  /** Once there were enough decisions. */
  permissions: UserPermissions | undefined;
}

export class RbacAuthorizer implements Authorizer {
  readonly name = "RBAC";
  /** Keyed by the very object that authentication gave: gone when the connection or token that it belongs to is. */
  readonly #askers = new WeakMap<UserInfo, Asker>();
  readonly #gathered: GatheredPermissions;

  /** `group` is the name of the group of roles and bindings. */
  constructor(
    private readonly policy: PolicyIndex,
    private readonly group: string,
  ) {
    this.#gathered = new GatheredPermissions(policy);
  }

  authorize({ user, info }: AuthorizationAttributes): Decision | Promise<Decision> {
    const permissions = this.#permissionsOf(user);
    const missing: RoleReference[] = [];
    const grant = this.#grantIn("", permissions, user, info, missing) ?? this.#grantInNamespace(permissions, user, info, missing);
    return grant === "many" ? soonOf(this.#decisionInSteps(user, info)) : this.#decision(grant, missing);
  }

  #decision(grant: Grant | undefined, missing: readonly RoleReference[]): Decision {
    if (grant !== undefined) return new AllowedBy(grant);
    return missing.length === 0 ? NO_OPINION : { ...NO_OPINION, reason: `RBAC: ${this.#missingText(missing)}` };
  }

  *#decisionInSteps(user: UserInfo, info: Info): Steps<Decision> {
    const missing: RoleReference[] = [];
    let grant = yield* this.#lookAtInSteps(user, info, "", missing);
    if (grant === undefined && isNamespaced(info)) grant = yield* this.#lookAtInSteps(user, info, info.namespace, missing);
    return this.#decision(grant, missing);
  }

  /**
   * Once for each binding, however many of its subjects the user is, with an error for each role that one names and nobody made; of very
   * many rules or bindings the first.
   */
  rulesFor(user: UserInfo, namespace: string): RuleList {
    const rules: PolicyRule[] = [];
    const errors = new Set<string>();
    const seen = new Set<Binding>();
    let incomplete = false;
    for (const where of namespace === "" ? [""] : ["", namespace]) {
      let looked = 0;
      for (const grant of this.policy.grantsFor(user, where)) {
        looked += grant === undefined ? PAUSE_WEIGHT : 1;
        if (looked > MAXIMUM_BINDINGS) {
          incomplete = true;
          break;
        }
        if (grant === undefined || seen.has(grant.binding)) continue;
        const { binding } = grant;
        seen.add(binding);
        const found = this.policy.rulesOf(binding.roleRef, where);
        if (found === undefined) {
          if (errors.size < MAXIMUM_TOLD) errors.add(this.#missingText([binding.roleRef]));
        } else if (rules.length + found.length > MAXIMUM_LISTED) incomplete = true;
        else for (const rule of found) rules.push(rule);
      }
    }
    return { rules, incomplete, errors: [...errors] };
  }

  /** Undefined as long as the user has not asked often enough. */
  #permissionsOf(user: UserInfo): UserPermissions | undefined {
    const { generation } = this.policy;
    let asker = this.#askers.get(user);
    if (asker === undefined || asker.generation !== generation || asker.permissions?.isKept === false) {
      asker = { generation, decisions: 0, permissions: undefined };
      this.#askers.set(user, asker);
    }
    if (asker.permissions === undefined && ++asker.decisions > DECISIONS_BEFORE_GATHERING) asker.permissions = this.#gathered.of(user);
    return asker.permissions;
  }

  #grantInNamespace(
    permissions: UserPermissions | undefined,
    user: UserInfo,
    info: Info,
    missing: RoleReference[],
  ): Grant | "many" | undefined {
    return isNamespaced(info) ? this.#grantIn(info.namespace, permissions, user, info, missing) : undefined;
  }

  #grantIn(
    namespace: string,
    permissions: UserPermissions | undefined,
    user: UserInfo,
    info: Info,
    missing: RoleReference[],
  ): Grant | "many" | undefined {
    const gathered = permissions === undefined ? "large" : this.#gathered.in(permissions, user, namespace);
    if (gathered === "large") {
      return this.policy.grantCount(user, namespace) > MOST_AT_ONCE ? "many" : this.#lookAt(user, info, namespace, missing);
    }
    const grant = gathered.grantOf(info);
    if (grant === undefined) for (const role of gathered.missing) missing.push(role);
    return grant;
  }

  /** Asks one binding after the other, each role once. */
  #lookAt(user: UserInfo, info: Info, namespace: string, missing: RoleReference[]): Grant | undefined {
    const asked = new Set<RuleTable<true>>();
    for (const grant of this.policy.grantsFor(user, namespace)) {
      if (grant === undefined) continue;
      const { roleRef } = grant.binding;
      const table = this.policy.tableOf(roleRef, namespace);
      if (table === undefined) missing.push(roleRef);
      else if (!asked.has(table) && table.grantOf(info) !== undefined) return grant;
      else asked.add(table);
    }
    return undefined;
  }

  *#lookAtInSteps(user: UserInfo, info: Info, namespace: string, missing: RoleReference[]): Steps<Grant | undefined> {
    const asked = new Set<RuleTable<true>>();
    let looked = 0;
    for (const grant of this.policy.grantsFor(user, namespace)) {
      if (grant === undefined || ++looked % STEP_BINDINGS === 0) yield;
      if (grant === undefined) continue;
      const { roleRef } = grant.binding;
      const table = this.policy.tableOf(roleRef, namespace);
      if (table === undefined) {
        if (missing.length <= MAXIMUM_TOLD) missing.push(roleRef);
      } else if (!asked.has(table) && table.grantOf(info) !== undefined) return grant;
      else asked.add(table);
    }
    return undefined;
  }

  #missingText(missing: readonly RoleReference[]): string {
    const texts = new Set<string>();
    for (const { kind, name } of missing) {
      if (texts.size > MAXIMUM_TOLD) break;
      texts.add(texts.size === MAXIMUM_TOLD ? "..." : `${kind.toLowerCase()}.${this.group} ${quoteText(name)} not found`);
    }
    return texts.size === 1 ? [...texts].join() : `[${[...texts].join(", ")}]`;
  }
}

const isNamespaced = (info: Info): boolean => info.isResourceRequest && info.namespace !== "";

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
