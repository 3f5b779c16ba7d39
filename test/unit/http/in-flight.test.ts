import assert from "node:assert/strict";
import { test } from "node:test";
import type { UserInfo } from "../../../runtime/definition/request-context.js";
import { InFlightLimits } from "../../../runtime/http/in-flight.js";

const known = (name: string, ...groups: string[]): UserInfo => ({ name, uid: "", groups, extra: {} });

/** How many places somebody gets who asks for as many as there are. */
function taken(limits: InFlightLimits, user: UserInfo): number {
  for (let count = 0; ; count++) {
    try {
      limits.enter(user, true);
    } catch {
      return count;
    }
  }
}

test("LIM-05 of all places one user gets three quarters, and two leave some to the others", () => {
  const limits = new InFlightLimits(400, 200);
  assert.equal(taken(limits, known("ann")), 150);
  const second = taken(limits, known("bob"));
  assert.ok(second >= 30 && second <= 40, `${second} of the 50 that are left`);
  assert.ok(taken(limits, known("carol")) >= 5);
  limits.enter(known("admin", "system:masters"), true);
});

test("LIM-05 many who hold few each get all places there are, and places that were left are given anew", () => {
  const limits = new InFlightLimits(400, 200);
  const places = Array.from({ length: 200 }, (_, index) => limits.enter(known(`user${index % 100}`), true));
  assert.throws(() => limits.enter(known("one more"), true), { code: 429 });
  for (const place of places) place.leave();
  assert.equal(taken(limits, known("ann")), 150);
});

test("LIM-05 a limit of few places lets everybody in who comes alone, and 0 is none", () => {
  for (const [maximum, alone] of [
    [1, 1],
    [2, 2],
    [4, 3],
    [5, 4],
  ] as const) {
    assert.equal(taken(new InFlightLimits(400, maximum), known("ann")), alone);
  }
  const unlimited = new InFlightLimits(0, 0);
  for (let i = 0; i < 1000; i++) unlimited.enter(known("ann"), true);
});
