import assert from "node:assert/strict";
import { test } from "node:test";
import { MAXIMUM_KNOWN_CHARACTERS, TokenChain } from "../../../runtime/authn/token-chain.js";

test("LIM-05 of tokens whose users are long only so many are known as fit, the newest", async () => {
  const asked: string[] = [];
  const verify = (token: string) => {
    asked.push(token);
    const user = { name: token, uid: "", groups: ["g".repeat(MAXIMUM_KNOWN_CHARACTERS / 4)], extra: {} };
    return { user, audiences: ["here"] };
  };
  const clock = { now: () => 0, steady: () => 0 };
  const chain = new TokenChain({ verifiers: [{ name: "v", verify }], audiences: ["here"], clock, failed: () => undefined });
  for (const token of ["a", "b", "c", "d"]) await chain.user(token);
  assert.equal((await chain.user("d")).name, "d");
  assert.deepEqual(asked, ["a", "b", "c", "d"]);
  await chain.user("a");
  await chain.user("c");
  await chain.user("d");
  assert.deepEqual(asked, ["a", "b", "c", "d", "a"]);
});
