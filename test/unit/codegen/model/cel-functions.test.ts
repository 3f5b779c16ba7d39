/** What rules may call when they are checked is what the server can call. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { CEL_FUNCTIONS } from "../../../../codegen/model/check-rules.js";

test("the functions of expressions are those of the server", () => {
  const source = fileURLToPath(new URL("../../../../../runtime/registry/validation/cel-environment.ts", import.meta.url));
  const registered = [...readFileSync(source, "utf8").matchAll(/registerFunction\("([^"]+)"/g)].map(([, signature]) => signature);
  assert.deepEqual([...CEL_FUNCTIONS].sort(), registered.sort());
});
