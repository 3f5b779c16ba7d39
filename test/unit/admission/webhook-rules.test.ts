import assert from "node:assert/strict";
import { test } from "node:test";
import { ruleConcerns } from "../../../runtime/admission/webhook/rule.js";

const pods = { group: "", version: "v1", resource: "pods", namespaced: true };

for (const [resources, scope, expected] of [
  [["pods"], "*", true],
  [["pods/status"], "Namespaced", true],
  [["*"], "*", true],
  [["*/scale"], "*", true],
  [["nodes", "pods/*"], "*", true],
  [["podsets", "pod", "", "/pods", "pod*"], "*", false],
  [["pods"], "Cluster", false],
] as const) {
  test(`HOOK-07 a rule of ${scope} about ${JSON.stringify(resources)} ${expected ? "may be" : "is not"} about pods`, () => {
    const rule = { operations: ["*"], apiGroups: ["*"], apiVersions: ["*"], resources, scope };
    assert.equal(ruleConcerns(rule, pods), expected);
  });
}
