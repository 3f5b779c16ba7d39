import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setImmediate as settled } from "node:timers/promises";
import type { UserInfo } from "../../../runtime/definition/request-context.js";
import { InFlightLimits } from "../../../runtime/http/in-flight.js";

const known = (name: string, ...groups: string[]): UserInfo => ({ name, uid: "", groups, extra: {} });

/** How many places somebody gets who asks for as many as there are. */
function taken(limits: InFlightLimits, user: UserInfo): number {
  for (let count = 0; ; count++) {
    try {
      limits.enterWriting(user);
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
  limits.enterWriting(known("admin", "system:masters"));
});

test("LIM-05 many who hold few each get all places there are, and places that were left are given anew", () => {
  const limits = new InFlightLimits(400, 200);
  const places = Array.from({ length: 200 }, (_, index) => limits.enterWriting(known(`user${index % 100}`)));
  assert.throws(() => limits.enterWriting(known("one more")), { code: 429 });
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
  for (let i = 0; i < 1000; i++) unlimited.enterWriting(known("ann"));
});

describe("LIM-05 a write whose body is on its way", () => {
  const WRITES = 4;
  /** A place that is left for a body, and what it has been told. */
  function awaiting(limits: InFlightLimits, user: UserInfo) {
    const place = limits.enterWriting(user);
    const told: string[] = [];
    place.leaveForBody(({ message }) => told.push(message));
    return { place, told };
  }

  test("holds no place; once the body is whole it has one again, in turn with others", async () => {
    const limits = new InFlightLimits(4, WRITES);
    const first = awaiting(limits, known("ann"));
    const second = awaiting(limits, known("ann"));
    const other = awaiting(limits, known("bob"));
    assert.equal(limits.count, 0);
    const held = Array.from({ length: taken(new InFlightLimits(4, WRITES), known("ann")) }, () => limits.enterWriting(known("ann")));
    held.push(limits.enterWriting(known("bob")));
    const begun: string[] = [];
    for (const [name, { place }] of Object.entries({ first, second, other })) {
      void place.takeAgain()?.then(() => begun.push(name));
    }
    await settled();
    assert.deepEqual(begun, []);
    held.pop()?.leave();
    await settled();
    assert.deepEqual(begun, ["other"], "who has few has his before who has most");
    second.place.leave();
    for (const place of held) place.leave();
    await settled();
    assert.deepEqual(begun, ["other", "first"], "who has gone has none");
    for (const { place } of [first, other]) place.leave();
    assert.equal(limits.count, 0);
    assert.equal(taken(limits, known("ann")), 3);
  });

  test("has a place at once where there is one, and an administrator where there is none", () => {
    const limits = new InFlightLimits(4, 1);
    const [one, admin] = [awaiting(limits, known("ann")), awaiting(limits, known("admin", "system:masters"))];
    assert.equal(one.place.takeAgain(), undefined);
    assert.equal(admin.place.takeAgain(), undefined);
    assert.equal(limits.count, 2);
    for (const { place } of [one, admin]) place.leave();
    assert.equal(limits.count, 0);
  });

  test("makes room for one of somebody who has fewer where too many are awaited, and is refused where nobody has more", () => {
    const limits = new InFlightLimits(4, WRITES);
    const modest = awaiting(limits, known("bob"));
    const greedy = Array.from({ length: 4 * WRITES - 1 }, () => awaiting(limits, known("ann")));
    const refused = limits.enterWriting(known("ann"));
    assert.throws(() => refused.leaveForBody(() => undefined), { code: 429 });
    refused.leave();
    awaiting(limits, known("admin", "system:masters"));
    awaiting(limits, known("bob"));
    assert.deepEqual(
      greedy.map(({ told }) => told.length),
      greedy.map((_, index) => (index === 0 ? 1 : 0)),
    );
    assert.match(greedy[0]?.told[0] as string, /bodies are awaited/);
    assert.deepEqual(modest.told, []);
    assert.equal(limits.count, 0);
  });
});
