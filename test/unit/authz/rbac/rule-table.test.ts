import assert from "node:assert/strict";
import { test } from "node:test";
import { RuleTable } from "../../../../runtime/authz/rbac/rule-table.js";
import { workWatch } from "../../../support/thread-time.js";
import { yardstick } from "../../../support/yardstick.js";

const times = (count: number, text: (index: number) => string): string[] => Array.from({ length: count }, (_, index) => text(index));
const asked = { isResourceRequest: true, path: "", apiVersion: "v1", namespace: "", subresource: "", name: "" };

test("LIM-05 AUTHZ-08 of rules that stand for millions of permissions some are arranged, and all hold", () => {
  const rules = Array.from({ length: 3000 }, (_, index) => ({
    apiGroups: times(10, (group) => `g${index}-${group}`),
    resources: times(10, (resource) => `r${index}-${resource}`),
    verbs: times(10, (verb) => `v${verb}`),
    nonResourceURLs: [`/p${index}`],
  }));
  const table = new RuleTable<number>();
  const worked = workWatch();
  for (const [index, rule] of rules.entries()) table.add(rule, index);
  const share = worked() / yardstick();
  assert.ok(share < 8, `${share.toFixed(1)} times the yardstick`);
  for (const index of [0, 1500, 2999]) {
    const info = { ...asked, verb: "v9", apiGroup: `g${index}-9`, resource: `r${index}-9` };
    assert.equal(table.grantOf(info), index);
    assert.equal(table.grantOf({ ...info, verb: "other" }), undefined);
    assert.equal(table.grantOf({ ...asked, isResourceRequest: false, path: `/p${index}`, verb: "v1", apiGroup: "", resource: "" }), index);
  }
});

test("LIM-05 a path of many stars costs no more than its length", () => {
  const stars = "*".repeat(200_000);
  const worked = workWatch();
  const table = new RuleTable<number>();
  table.add({ verbs: ["get"], nonResourceURLs: [`/a${stars}`, `/b${stars}x*`] }, 1);
  const allows = (path: string): boolean =>
    table.grantOf({ ...asked, isResourceRequest: false, path, verb: "get", apiGroup: "", resource: "" }) !== undefined;
  assert.deepEqual([allows("/a/x"), allows("/b"), allows(`/b${stars}xy`)], [true, false, true]);
  assert.ok(worked() < 4 * yardstick());
});
