import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Toleration } from "../../../../runtime/admission/pods/pod-model.js";
import { covers, mergeTolerations } from "../../../../runtime/admission/pods/tolerations.js";

/** Few values of each field, so that most of a list have to do with each other; "" stands for a field that is not there. */
const toleration = fc
  .record({
    key: fc.constantFrom("", "a", "b"),
    operator: fc.constantFrom("", "Exists", "Equal"),
    value: fc.constantFrom("", "x", "y"),
    effect: fc.constantFrom("", "NoSchedule", "NoExecute"),
    tolerationSeconds: fc.constantFrom("", 0, 5, 10),
  })
  .map((fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "")) as Toleration);
const list = fc.array(toleration, { maxLength: 12 });

const isSame = (a: Toleration, b: Toleration): boolean => {
  const fields = ["key", "operator", "value", "effect", "tolerationSeconds"] as const;
  return fields.every((field) => a[field] === b[field]);
};

/** As v1.24 does: each is held against all others. */
function merged(all: readonly Toleration[]): Toleration[] {
  const kept: Toleration[] = [];
  for (const [index, each] of all.entries()) {
    const isCovered =
      kept.some((other) => covers(other, each)) || all.slice(index + 1).some((later) => !isSame(later, each) && covers(later, each));
    if (!isCovered) kept.push(each);
  }
  return kept;
}

test("ADM-21 of the tolerations of a pod and its class those stay that no other covers", () => {
  fc.assert(
    fc.property(list, list, (own, extra) => assert.deepEqual(mergeTolerations(own, extra), merged([...own, ...extra]))),
    { numRuns: 3000 },
  );
});
