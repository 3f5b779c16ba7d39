/** By whom shares are counted. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { holderName } from "../../../runtime/definition/holder-name.js";

test("LIM-05 service accounts of a namespace have one share together, everybody else one of his own", () => {
  const names = [
    "jane",
    "system:serviceaccount:a:b",
    "system:serviceaccount:a:c",
    "system:serviceaccount:d:b",
    "system:serviceaccount:odd",
    "",
  ];
  assert.deepEqual(
    names.map((name) => holderName({ name })),
    ["jane", "system:serviceaccount:a", "system:serviceaccount:a", "system:serviceaccount:d", "system:serviceaccount:odd", ""],
  );
});
