import assert from "node:assert/strict";
import { posix } from "node:path";
import { test } from "node:test";
import fc from "fast-check";
import { cleanPath } from "../../../runtime/definition/clean-path.js";
import { leastShare } from "../../support/yardstick.js";

test("PATH-15 steps of a path are taken as posix.normalize takes them", () => {
  const segment = fc.constantFrom("", ".", "..", "...", "a", ".b", "c.", "ä", "€.");
  fc.assert(
    fc.property(fc.array(segment), (segments) => {
      const path = `/${segments.join("/")}`;
      assert.equal(cleanPath(path), posix.normalize(path));
    }),
  );
});

test("LIM-05 a path as long as a request line may be takes no longer for its steps", () => {
  for (const path of [
    "/a/../b1e99//0".repeat(27_000),
    "/../".repeat(96_000),
    "/".repeat(384_000),
    `/${"a/".repeat(192_000)}/b`,
    "/a/.".repeat(96_000),
  ]) {
    const share = leastShare(0.4, () => void cleanPath(path));
    assert.ok(share < 0.4, `${share.toFixed(2)} times the yardstick`);
  }
});
