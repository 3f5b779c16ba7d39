import assert from "node:assert/strict";
import { test } from "node:test";
import { KnownTokens } from "../../../runtime/authn/known-tokens.js";

test("a token that is over is forgotten when another comes, whether anybody asks for it again or not", () => {
  let now = 0;
  const known = new KnownTokens({ steady: () => now });
  const add = (digest: string) => {
    const user = { name: digest, uid: "", groups: [], extra: {} };
    known.add(digest, { token: { user, audiences: [] }, user, knownUntil: now + 10 });
  };
  add("a");
  now = 5;
  add("b");
  now = 10;
  add("c");
  assert.deepEqual(
    ["a", "b", "c"].map((digest) => known.get(digest)?.user.name),
    [undefined, "b", "c"],
  );
});
