import assert from "node:assert/strict";
import { test } from "node:test";
import { MAXIMUM_KNOWN_CHARACTERS, MAXIMUM_KNOWN_TOKENS } from "../../../runtime/authn/known-tokens.js";
import { TokenChain } from "../../../runtime/authn/token-chain.js";

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

test("LIM-05 whoever has most tokens loses his own", async () => {
  const asked: string[] = [];
  const verify = (token: string) => {
    asked.push(token);
    return { user: { name: token.split("-")[0] as string, uid: "", groups: [], extra: {} }, audiences: ["here"] };
  };
  const clock = { now: () => 0, steady: () => 0 };
  const chain = new TokenChain({ verifiers: [{ name: "v", verify }], audiences: ["here"], clock, failed: () => undefined });
  await chain.user("jane-0");
  for (let i = 0; i <= MAXIMUM_KNOWN_TOKENS; i++) await chain.user(`greedy-${i}`);
  await chain.user("ann-0");
  asked.length = 0;
  for (const token of ["jane-0", "ann-0", `greedy-${MAXIMUM_KNOWN_TOKENS}`]) await chain.user(token);
  assert.deepEqual(asked, []);
  await chain.user("greedy-0");
  assert.deepEqual(asked, ["greedy-0"]);
});
