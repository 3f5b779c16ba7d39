import assert from "node:assert/strict";
import { test } from "node:test";
import { SourceFile } from "../../../../codegen/read/source-file.js";

const file = new SourceFile("f.yaml", ["a: &one", "  b: [x, { c: 1 }]", "d: *one"].join("\n"));

test("values and keys have their places", () => {
  for (const [path, value, key] of [
    [["a"], "2:3", "1:1"],
    [["a", "b"], "2:6", "2:3"],
    [["a", "b", 0], "2:7", "2:3"],
    [["a", "b", 1, "c"], "2:15", "2:12"],
    [["d", "b", 0], "2:7", "2:3"],
    [[], "1:1", "1:1"],
  ] as const) {
    const at = file.valueAt(path);
    const keyAt = file.keyAt(path);
    assert.equal(`${at.line}:${at.column}`, value, `value ${path.join(".")}`);
    assert.equal(`${keyAt.line}:${keyAt.column}`, key, `key ${path.join(".")}`);
  }
});

test("what is not there is blamed on the nearest parent", () => {
  assert.deepEqual(file.valueAt(["a", "nope", "deeper"]), file.valueAt(["a"]));
});

test("of errors in syntax the first one is told, and every duplicate key", () => {
  const broken = new SourceFile("f.yaml", ["a: 1", "a: 2", "a: 3", "b: { c", "d: ]"].join("\n"));
  assert.equal(broken.value, undefined);
  assert.deepEqual(
    broken.problems.map(({ line, column }) => `${line}:${column}`),
    ["2:1", "3:1", "5:1"],
  );
});
