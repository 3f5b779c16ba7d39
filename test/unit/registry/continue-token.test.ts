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

test("LIST-25 a token whose members are not what they are in any token was not issued", () => {
  const tokens = new ContinueTokens("secret");
  const genuine = JSON.parse(Buffer.from(tokens.encode({ revision: 7, after: "a", sent: 1 }, "/roles/"), "base64url").toString());
  const odd = { toString: 1, valueOf: 1 };
  for (const [name, values] of Object.entries({
    v: [odd, 1],
    rv: [odd, "x", 1.5, -2],
    start: [odd, 1],
    sent: [odd, "x", -1],
    mac: [odd, 1],
  })) {
    for (const value of [...values, null, undefined]) {
      const text = Buffer.from(JSON.stringify({ ...genuine, [name]: value })).toString("base64url");
      assert.throws(() => tokens.decode(text, "/roles/"), { code: 400 }, `${name} ${JSON.stringify(value)}`);
      // With the right code for what it says.
      if (name !== "rv" && name !== "sent") continue;
      const sealed = tokens.encode({ revision: 7, after: "a", sent: 1, [name === "rv" ? "revision" : name]: value } as never, "/roles/");
      assert.throws(() => tokens.decode(sealed, "/roles/"), { code: 400 }, `${name} ${JSON.stringify(value)}, sealed`);
    }
  }
});
