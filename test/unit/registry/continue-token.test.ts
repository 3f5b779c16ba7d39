import assert from "node:assert/strict";
import { test } from "node:test";
import { ContinueTokens } from "../../../runtime/registry/read/continue-token.js";
import { MAXIMUM_KEY_BYTES } from "../../../runtime/storage/key-order.js";

test("LIST-02 a token of every key that may be stored is taken back", () => {
  const tokens = new ContinueTokens("secret");
  for (const after of ["a".repeat(MAXIMUM_KEY_BYTES), "\u0001".repeat(MAXIMUM_KEY_BYTES), "\u{1f600}".repeat(MAXIMUM_KEY_BYTES / 4)]) {
    const token = { revision: Number.MAX_SAFE_INTEGER, after, sent: Number.MAX_SAFE_INTEGER };
    assert.deepEqual(tokens.decode(tokens.encode(token, "/roles/"), "/roles/"), token);
  }
});
