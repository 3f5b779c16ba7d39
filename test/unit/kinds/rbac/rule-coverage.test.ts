import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { PolicyRule } from "../../../../generated/rbac/v1/types.js";
import { atOnce } from "../../../../runtime/codec/lists/steps.js";
import { describeRules, missingRules } from "../../../../runtime/kinds/rbac/rule-coverage.js";
import { leastShare } from "../../../support/yardstick.js";

const on = (verbs: string[], resources: string[], more: Partial<PolicyRule> = {}): PolicyRule => ({
  verbs,
  apiGroups: [""],
  resources,
  ...more,
});

describe("what a grant lacks (AUTHZ-10)", () => {
  const rows: [title: string, held: PolicyRule[], wanted: PolicyRule[], told: string][] = [
    ["everything held", [on(["get", "list"], ["pods"])], [on(["get"], ["pods"])], ""],
    ["held in several rules", [on(["get"], ["pods"]), on(["list"], ["pods"])], [on(["get", "list"], ["pods"])], ""],
    [
      "verbs of one resource together, in order",
      [],
      [on(["list"], ["secrets"]), on(["get"], ["secrets"])],
      '{APIGroups:[""], Resources:["secrets"], Verbs:["get" "list"]}',
    ],
    [
      "* is more than the known verbs",
      [on(["get", "list", "create"], ["pods"])],
      [on(["*"], ["pods"])],
      '{APIGroups:[""], Resources:["pods"], Verbs:["*"]}',
    ],
    ["a name is part of all names", [on(["get"], ["pods"])], [on(["get"], ["pods"], { resourceNames: ["a"] })], ""],
    [
      "all names are more than one",
      [on(["get"], ["pods"], { resourceNames: ["a"] })],
      [on(["get"], ["pods"])],
      '{APIGroups:[""], Resources:["pods"], Verbs:["get"]}',
    ],
    ["sub-resource of everything", [on(["get"], ["*/scale"])], [on(["get"], ["pods/scale"])], ""],
    [
      "paths",
      [{ verbs: ["get"], nonResourceURLs: ["/a/*"] }],
      [{ verbs: ["get"], nonResourceURLs: ["/a/b", "/c"] }],
      '{NonResourceURLs:["/c"], Verbs:["get"]}',
    ],
    [
      "sorted",
      [],
      [on(["get"], ["b"]), on(["get"], ["a"])],
      '{APIGroups:[""], Resources:["a"], Verbs:["get"]}\n{APIGroups:[""], Resources:["b"], Verbs:["get"]}',
    ],
  ];
  for (const [title, held, wanted, told] of rows) test(title, () => assert.equal(describeRules(atOnce(missingRules(held, wanted))), told));

  test("rules that multiply out too far are refused", () => {
    const names = Array.from({ length: 50 }, (_, i) => `n${i}`);
    const large: PolicyRule = { verbs: names, apiGroups: names, resources: names, resourceNames: [] };
    assert.throws(() => atOnce(missingRules([], [large])), { constructor: RangeError, message: /more than 10000 permissions/ });
  });

  test("LIM-05 many permissions are looked up among many rules, not compared with each", () => {
    const rules = Array.from({ length: 10_000 }, (_, i) => on(["get"], [`r${i}`]));
    const share = leastShare(4, () => assert.deepEqual(atOnce(missingRules(rules, rules)), []));
    assert.ok(share < 4, `${share.toFixed(1)} times the yardstick`);
    const alike = Array.from({ length: 1000 }, (_, i) => on([`v${i}`], ["pods"]));
    assert.throws(() => atOnce(missingRules(alike, alike)), { constructor: RangeError, message: /compared more than 100000 times/ });
  });

  test("LIM-05 a refusal tells of the first of many rules, and the beginnings of long texts", () => {
    const groups = Array.from({ length: 80 }, (_, i) => "g".repeat(30_000) + i);
    const names = Array.from({ length: 100 }, (_, i) => `r${i}`);
    let told = "";
    const share = leastShare(4, () => {
      told = describeRules(atOnce(missingRules([], [{ verbs: ["get"], apiGroups: groups, resources: names }])));
    });
    assert.ok(told.length < 200_000, `${told.length} characters`);
    assert.match(told, /\nand \d+ more$/);
    assert.ok(share < 4, `${share.toFixed(1)} times the yardstick`);
  });
});
