import assert from "node:assert/strict";
import { test } from "node:test";
import { atOnce, type Steps } from "../../../../runtime/codec/lists/steps.js";
import type { JsonObject, JsonValue } from "../../../../runtime/definition/json.js";
import { type AggregableRole, aggregableRole, aggregation, hasRules } from "../../../../runtime/kinds/rbac/aggregated-rules.js";

const ruleOf = (resource: string): JsonObject => ({ apiGroups: [""], resources: [resource], verbs: ["get"] });
const roleOf = (rules: readonly JsonValue[], more: object = {}): AggregableRole =>
  aggregableRole({ kind: "ClusterRole", apiVersion: "v1", metadata: { labels: { part: "yes" } }, rules: [...rules], ...more });
const gathering = roleOf([], { aggregationRule: { clusterRoleSelectors: [{ matchLabels: { part: "yes" } }] } });
const selectors = gathering.selectors ?? [];

/** Steps that something takes, and comparisons that the longest of them makes. */
function longest(steps: Steps<unknown>, looks: () => number): { readonly count: number; readonly most: number } {
  let [count, most] = [0, 0];
  for (let before = looks(), isDone = false; !isDone; count++) {
    isDone = steps.next().done === true;
    const now = looks();
    most = Math.max(most, now - before);
    before = now;
  }
  return { count, most };
}

test("AUTHZ-09, LIM-05 rules of very many roles are gathered in steps, in the order of their names", () => {
  const ROLES = 20_000;
  let looks = 0;
  /** In no order; looks at the names are counted. */
  const names = Array.from({ length: ROLES }, (_, index) => `r${String((index * 7919) % ROLES).padStart(5, "0")}`);
  const roles = names.map((name) => {
    const role = [name, roleOf([ruleOf(name)])] as const;
    return new Proxy(role, {
      get: (target, key, receiver) => {
        if (key === "0") looks++;
        return Reflect.get(target, key, receiver);
      },
    });
  });
  const { count, most } = longest(aggregation("other", selectors, roles), () => looks);
  assert.ok(count > ROLES && most < 10_000, `${count} steps, ${most} looks at names in one`);
  assert.deepEqual(atOnce(aggregation("other", selectors, roles)), names.toSorted().map(ruleOf));
  assert.deepEqual(atOnce(aggregation("r00000", selectors, roles)).length, ROLES - 1);
});

test("AUTHZ-09, LIM-05 it is found out in steps whether a role has the rules already", () => {
  const rules = Array.from({ length: 10_000 }, (_, index) => ruleOf(`r${index}`));
  const has = (of: readonly JsonValue[], wanted: readonly JsonValue[]): boolean => atOnce(hasRules(roleOf(of), wanted));
  assert.ok(longest(hasRules(roleOf(structuredClone(rules)), rules), () => 0).count >= rules.length);
  assert.equal(has(structuredClone(rules), rules), true);
  assert.equal(has([...rules.slice(0, -1), ruleOf("other")], rules), false);
  assert.equal(has(rules.toReversed(), rules), false);
  assert.equal(has(rules.slice(1), rules), false);
  assert.equal(has([], []), true);
});
