import assert from "node:assert/strict";
import { test } from "node:test";
import { rotatingToken } from "../../../runtime/client/rotating-token.js";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Tokens by number, each of which lives so long. */
function source(lifeMs: number) {
  const state = { now: Date.parse("2024-05-06T07:08:09Z"), asked: 0, fails: false };
  const credentials = rotatingToken({
    now: () => state.now,
    request: async () => {
      state.asked++;
      if (state.fails) throw new Error("the server is away");
      return { token: `t${state.asked}`, expirationTimestamp: new Date(state.now + lifeMs).toISOString() };
    },
  });
  return { state, credentials, token: async () => (await credentials.current()).authorization?.replace("Bearer ", "") };
}

for (const [life, due] of [
  [HOUR, 0.8 * HOUR],
  [10 * 60 * SECOND, 8 * 60 * SECOND],
  [365 * 24 * HOUR, 24 * HOUR],
] as const) {
  test(`SA-13 a token of ${life / HOUR} hours is replaced after ${due / HOUR}`, async () => {
    const { state, token } = source(life);
    assert.deepEqual(await Promise.all([token(), token()]), ["t1", "t1"], "asked for once");
    state.now += due - 1;
    assert.equal(await token(), "t1");
    state.now += 1;
    assert.equal(await token(), "t2");
    assert.equal(state.asked, 2);
  });
}

test("SA-13 while no other is to be had the old one serves to its end, asked for again after a pause", async () => {
  const { state, token } = source(HOUR);
  await token();
  state.fails = true;
  state.now += 0.9 * HOUR;
  assert.deepEqual([await token(), await token(), state.asked], ["t1", "t1", 2]);
  state.now += 10 * SECOND;
  assert.deepEqual([await token(), state.asked], ["t1", 3]);
  state.now += 0.1 * HOUR;
  await assert.rejects(token(), /the server is away/);
  state.fails = false;
  assert.equal(await token(), "t5");
});

test("SA-13 a refused token is replaced at once", async () => {
  const { credentials, token } = source(HOUR);
  const first = await credentials.current();
  assert.equal(await credentials.refused(first), true);
  assert.equal(await token(), "t2");
});
