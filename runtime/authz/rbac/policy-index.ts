/**
 * All roles and bindings, arranged by whom they speak of. Fed one object at a time; a change holds for the very next question.
 * Asking costs what the user's own bindings cost, however many others there are, but for those of very many subjects.
 */
import { atOnce, forEachOf, type Steps } from "../../codec/lists/steps.js";
import type { UserInfo } from "../../definition/request-context.js";
import type { Binding, PolicyRule, Role, RoleReference, Subject } from "./policy-rule.js";
import { RuleTable } from "./rule-table.js";

/** A subject of a binding, and so a reason to allow. */
export interface Grant {
  readonly binding: Binding;
  readonly subject: Subject;
}

/** The rules of a role, and the same arranged for decisions. */
export interface HeldRole {
  readonly rules: readonly PolicyRule[];
  readonly table: RuleTable<true>;
}

type GrantsBySubject = Map<string, Set<Grant>>;

/** What a binding grants, by whom it speaks of. */
type BindingGrants = ReadonlyMap<string, Grant>;

/**
 * Bindings of more subjects are asked each, for each name and group of the user, in place of being entered under each subject: entering tens of
 * thousands holds the event loop for a tenth of a second, with every change of a label.
 */
const CROWD = 2048;

/** Subjects that are looked up in bindings, of users of many groups in each of many such bindings: before others may have their turn, and in one go. */
const PAUSE_LOOK_UPS = 1024;
const MOST_LOOK_UPS = 16 * PAUSE_LOOK_UPS;

/** Rules that are arranged in one step: each may have a thousand permissions. */
const STEP_RULES = 4;

const subjectKey = (kind: "User" | "Group", name: string): string => `${kind}:${name}`;
const objectKey = (namespace: string, name: string): string => `${namespace}/${name}`;

export function* heldInSteps(rules: readonly PolicyRule[]): Steps<HeldRole> {
  const table = new RuleTable<true>();
  for (const [index, rule] of rules.entries()) {
    yield* table.addInSteps(rule, true);
    if (index % STEP_RULES === 0) yield;
  }
  return { rules, table };
}

/** Who is named many times is granted the role once. */
export function* grantsInSteps(binding: Binding): Steps<BindingGrants> {
  const grants = new Map<string, Grant>();
  yield* forEachOf(binding.subjects, (subject) => {
    const grant = { binding, subject };
    const key = keyOf(grant);
    if (key !== undefined && !grants.has(key)) grants.set(key, grant);
  });
  return grants;
}

export class PolicyIndex {
  readonly #roles = new Map<string, HeldRole>();
  /** By namespace, "" for cluster role bindings. */
  readonly #grants = new Map<string, GrantsBySubject>();
  /** What the bindings that are entered there grant. */
  readonly #bindings = new Map<string, BindingGrants>();
  /** What those of many subjects grant, by namespace and name. */
  readonly #crowds = new Map<string, Map<string, BindingGrants>>();
  #generation = 0;

  /** Moves with every change: what was derived under another generation no longer holds. */
  get generation(): number {
    return this.#generation;
  }

  /** Adds or replaces a role; `held` is what {@link heldInSteps} has made of its rules. */
  setRole({ namespace, name, rules }: Role, held = atOnce(heldInSteps(rules))): void {
    this.#roles.set(objectKey(namespace, name), held);
    this.#generation++;
  }

  removeRole(namespace: string, name: string): void {
    this.#roles.delete(objectKey(namespace, name));
    this.#generation++;
  }

  /** Adds or replaces a binding: all of it or, where that throws, nothing. `grants` is what {@link grantsInSteps} has made of it. */
  setBinding(binding: Binding, grants = atOnce(grantsInSteps(binding))): void {
    const { namespace, name } = binding;
    this.removeBinding(namespace, name);
    if (grants.size > CROWD) {
      const crowds = this.#crowds.get(namespace);
      if (crowds === undefined) this.#crowds.set(namespace, new Map([[name, grants]]));
      else crowds.set(name, grants);
      return;
    }
    for (const [key, grant] of grants) this.#grantsOf(namespace, key).add(grant);
    this.#bindings.set(objectKey(namespace, name), grants);
  }

  removeBinding(namespace: string, name: string): void {
    const key = objectKey(namespace, name);
    for (const [subject, grant] of this.#bindings.get(key) ?? []) this.#forget(namespace, subject, grant);
    this.#bindings.delete(key);
    const crowds = this.#crowds.get(namespace);
    if (crowds?.delete(name) === true && crowds.size === 0) this.#crowds.delete(namespace);
    this.#generation++;
  }

  /**
   * What speaks of the user in role bindings of the namespace, with "" in cluster role bindings; undefined in between, after each
   * {@link PAUSE_LOOK_UPS} that have taken their time, whether they found something or not.
   */
  *grantsFor(user: UserInfo, namespace: string): Iterable<Grant | undefined> {
    const bySubject = this.#grants.get(namespace);
    const crowds = this.#crowds.get(namespace);
    let lookUps = 0;
    for (const key of bySubject === undefined && crowds === undefined ? [] : keysOf(user)) {
      yield* bySubject?.get(key) ?? [];
      if (++lookUps % PAUSE_LOOK_UPS === 0) yield undefined;
      for (const grants of crowds?.values() ?? []) {
        const grant = grants.get(key);
        if (grant !== undefined) yield grant;
        if (++lookUps % PAUSE_LOOK_UPS === 0) yield undefined;
      }
    }
  }

  /** How many {@link grantsFor} gives; infinite where to count them would take as long as to look at thousands. */
  grantCount(user: UserInfo, namespace: string): number {
    const bySubject = this.#grants.get(namespace);
    const crowds = this.#crowds.get(namespace);
    if ((1 + user.groups.length) * (1 + (crowds?.size ?? 0)) > MOST_LOOK_UPS) return Number.POSITIVE_INFINITY;
    let count = 0;
    for (const key of bySubject === undefined && crowds === undefined ? [] : keysOf(user)) {
      count += bySubject?.get(key)?.size ?? 0;
      for (const grants of crowds?.values() ?? []) if (grants.has(key)) count++;
    }
    return count;
  }

  /** The rules of the role that a binding in `namespace` names; undefined when there is no such role. */
  rulesOf(roleRef: RoleReference, namespace: string): readonly PolicyRule[] | undefined {
    return this.#role(roleRef, namespace)?.rules;
  }

  /** As {@link rulesOf}, arranged for decisions. */
  tableOf(roleRef: RoleReference, namespace: string): RuleTable<true> | undefined {
    return this.#role(roleRef, namespace)?.table;
  }

  #role({ kind, name }: RoleReference, namespace: string): HeldRole | undefined {
    return this.#roles.get(objectKey(kind === "ClusterRole" ? "" : namespace, name));
  }

  #grantsOf(namespace: string, key: string): Set<Grant> {
    let bySubject = this.#grants.get(namespace);
    if (bySubject === undefined) {
      bySubject = new Map();
      this.#grants.set(namespace, bySubject);
    }
    let grants = bySubject.get(key);
    if (grants === undefined) {
      grants = new Set();
      bySubject.set(key, grants);
    }
    return grants;
  }

  #forget(namespace: string, key: string, grant: Grant): void {
    const bySubject = this.#grants.get(namespace);
    const grants = bySubject?.get(key);
    if (bySubject === undefined || grants === undefined) return;
    grants.delete(grant);
    if (grants.size === 0) bySubject.delete(key);
    if (bySubject.size === 0) this.#grants.delete(namespace);
  }
}

function* keysOf({ name, groups }: UserInfo): Iterable<string> {
  yield subjectKey("User", name);
  for (const group of groups) yield subjectKey("Group", group);
}

/** A service account is the user of that name; without a namespace anywhere it is nobody. */
function keyOf({ binding, subject }: Grant): string | undefined {
  if (subject.kind !== "ServiceAccount") return subjectKey(subject.kind, subject.name);
  const namespace = subject.namespace || binding.namespace;
  return namespace === "" ? undefined : subjectKey("User", `system:serviceaccount:${namespace}:${subject.name}`);
}
