/** Which rules a cluster role has that aggregates others (AUTHZ-09). */
import { atOnce, forEachOf, type Steps, sortedInSteps } from "../../codec/lists/steps.js";
import type { JsonObject, JsonValue } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { type LabelSelector, type Labels, satisfiableInSteps } from "../../registry/selectors/label-selector.js";
import { deepEqual } from "../../schema/deep-equal.js";

/** What aggregation looks at in a cluster role. */
export interface AggregableRole {
  readonly labels: Labels;
  readonly rules: readonly JsonValue[];
  /** Of which others it gathers the rules; undefined: its rules are its own. */
  readonly selectors: readonly RoleSelector[] | undefined;
  /** Its selectors may be so many, or so long, that it is not worth asking which roles concern one. */
  readonly isLarge: boolean;
}

/** Read when it is first asked: a role may have thousands. */
class RoleSelector {
  #read: LabelSelector | undefined;

  constructor(private readonly selector: JsonObject) {}

  *read(): Steps<LabelSelector> {
    this.#read ??= yield* satisfiableInSteps(this.selector);
    return this.#read;
  }

  matches(labels: Labels): boolean {
    return atOnce(this.read()).matches(labels);
  }
}

export function aggregableRole(object: Readonly<ApiObject>, isLarge = false): AggregableRole {
  const rule = object["aggregationRule"] as JsonObject | null | undefined;
  const selectors = rule?.["clusterRoleSelectors"] as readonly JsonObject[] | null | undefined;
  return {
    labels: object.metadata.labels ?? {},
    rules: (object["rules"] ?? []) as readonly JsonValue[],
    selectors: rule === undefined || rule === null ? undefined : (selectors ?? []).map((selector) => new RoleSelector(selector)),
    isLarge,
  };
}

/** False for a role that gathers nothing of one with such labels. */
export const mayGather = ({ selectors = [], isLarge }: AggregableRole, labels: Labels): boolean =>
  selectors.length > 0 && (isLarge || selectors.some((selector) => selector.matches(labels)));

/** Rules of the other roles that a selector matches, selector by selector and by name, each rule once; in steps that take no time. */
export function* aggregation(
  name: string,
  selectors: readonly RoleSelector[],
  roles: Iterable<readonly [name: string, role: Pick<AggregableRole, "labels" | "rules">]>,
): Steps<JsonValue[]> {
  const rules = new Map<string, JsonValue>();
  const unsorted: (readonly [name: string, role: Pick<AggregableRole, "labels" | "rules">])[] = [];
  yield* forEachOf(roles, (role) => {
    if (role[0] !== name) unsorted.push(role);
  });
  let others = yield* sortedInSteps(unsorted, ([a], [b]) => a < b);
  for (const selector of selectors) {
    const left: typeof others = [];
    const read = yield* selector.read();
    for (const other of others) {
      const [, { labels, rules: own }] = other;
      yield;
      if (!read.matches(labels)) {
        left.push(other);
        continue;
      }
      for (const rule of own) {
        rules.set(JSON.stringify(rule), rule);
        yield;
      }
    }
    // All rules of the rest are there.
    others = left;
    yield;
  }
  return [...rules.values()];
}

/** Whether a role has those rules, in that order; in steps. */
export function* hasRules({ rules }: Pick<AggregableRole, "rules">, wanted: readonly JsonValue[]): Steps<boolean> {
  if (rules.length !== wanted.length) return false;
  for (const [index, rule] of wanted.entries()) {
    if (!deepEqual(rule, rules[index])) return false;
    yield;
  }
  return true;
}

/** As {@link aggregation}, at once. */
export const aggregatedRules = (...what: Parameters<typeof aggregation>): JsonValue[] => atOnce(aggregation(...what));
