import assert from "node:assert/strict";
import { test } from "node:test";
import { readNodeSelectors } from "../../../../runtime/admission/pods/pod-node-selector.js";

const selectorOf = (count: number): string => Array.from({ length: count }, (_, i) => `k${i}=v`).join(",");

test("ADM-15, LIM-05 a selector names as many labels as pods can be given, and no more", () => {
  const read = (count: number) => readNodeSelectors({ podNodeSelectorPluginConfig: { a: selectorOf(count) } }).get("a")?.size;
  assert.equal(read(1024), 1024);
  assert.throws(() => read(1025), new RangeError("invalid selector: must have at most 1024 labels"));
});
