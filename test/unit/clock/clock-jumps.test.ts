/** A time of day that is set by an hour, either way: what is measured - silence, how long an answer holds - ends neither early nor late. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { TokenChain } from "../../../runtime/authn/token-chain.js";
import { DecisionCache } from "../../../runtime/authz/webhook/decision-cache.js";
import { Heartbeats } from "../../../runtime/controllers/node-lifecycle/heartbeats.js";
import { Health } from "../../../runtime/endpoints/documents/health.js";
import { MovableClock } from "../../../runtime/testing/movable-clock.js";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const USER = { name: "jane", uid: "", groups: [], extra: {} };

for (const jump of [HOUR, -HOUR]) {
  describe(`a time of day that is set by ${jump / HOUR} h`, () => {
    test("NODE-01 makes no node silent that is not, and hides none that is", (t) => {
      t.mock.timers.enable({ apis: ["setTimeout"] });
      const clock = new MovableClock();
      const silent: string[] = [];
      const heartbeats = new Heartbeats(clock, { monitorMs: 40 * SECOND, startupMs: 60 * SECOND }, (node) => silent.push(node));
      heartbeats.status("n", "1");
      clock.set(jump);
      clock.advance(30 * SECOND);
      t.mock.timers.tick(40 * SECOND);
      assert.deepEqual(silent, []);
      clock.advance(10 * SECOND);
      t.mock.timers.tick(40 * SECOND);
      assert.deepEqual(silent, ["n"]);
      heartbeats.close();
    });

    test("AUTHZ-16 makes a webhook's decision hold neither longer nor shorter", () => {
      const clock = new MovableClock();
      const decisions = new DecisionCache({ allowedMs: 300 * SECOND, unallowedMs: 30 * SECOND }, clock);
      decisions.set("q", { allowed: true, denied: false, reason: "" }, "jane");
      clock.set(jump);
      clock.advance(290 * SECOND);
      assert.equal(decisions.get("q")?.allowed, true);
      clock.advance(10 * SECOND);
      assert.equal(decisions.get("q"), undefined);
    });

    test("AUTHN-04 makes a token known neither longer nor shorter; its own end is by the time of day", async () => {
      const clock = new MovableClock();
      let verified = 0;
      const until = clock.now() + HOUR / 2;
      const verify = (token: string) => {
        verified++;
        return { user: USER, audiences: ["here"], ...(token === "ending" ? { until } : {}) };
      };
      const chain = new TokenChain({ verifiers: [{ name: "v", verify }], audiences: ["here"], clock, failed: () => undefined });
      await chain.user("endless");
      await chain.user("ending");
      clock.set(jump);
      clock.advance(9 * SECOND);
      await chain.user("endless");
      assert.equal(verified, 2);
      await chain.user("ending");
      assert.equal(verified, jump > 0 ? 3 : 2);
      clock.advance(SECOND);
      await chain.user("endless");
      assert.equal(verified, jump > 0 ? 4 : 3);
    });

    test("HEALTH-07 makes the time of grace neither longer nor shorter", async () => {
      const clock = new MovableClock();
      const check = { name: "hook", boot: true, check: () => Promise.reject(new Error("not yet")) };
      const health = new Health({ checks: [check], liveGraceMs: 60 * SECOND, clock, failed: () => undefined });
      clock.set(jump);
      clock.advance(50 * SECOND);
      assert.equal((await health.answer("/livez", ""))?.status, 200);
      clock.advance(10 * SECOND);
      assert.equal((await health.answer("/livez", ""))?.status, 500);
    });
  });
}
