/** The example in the README of the definitions. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { loadFiles, problemsOf } from "./definition-folder.js";

test("the example of the README loads, and its names are derived", () => {
  const readme = readFileSync(fileURLToPath(new URL("../../../../../api-definitions/README.md", import.meta.url)), "utf8");
  const result = loadFiles({ "garden/v1/tree.yaml": /```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? "" });
  assert.deepEqual(problemsOf(result), []);
  const tree = result.model?.resources.find(({ kind }) => kind === "Tree");
  assert.deepEqual(
    [tree?.resource, tree?.listKind, tree?.group, tree?.generation, tree?.storage],
    ["trees", "TreeList", `garden.\${groupDomain}`, true, { type: "stored", version: "v1" }],
  );
  assert.deepEqual(
    result.model?.types.get("garden/v1.TreeSpec")?.checks?.rules?.map(({ rule }) => rule),
    ["self.species != 'bonsai' || self.height + 1 < 3"],
  );
  assert.deepEqual(result.model?.types.get("garden/v1.TreeSpec")?.fields[0]?.checks, { immutable: {} });
  assert.deepEqual(
    tree?.columns.map(({ name, print }) => `${name} ${print}`),
    ["Name value", "Species value", "Age age"],
  );
});
