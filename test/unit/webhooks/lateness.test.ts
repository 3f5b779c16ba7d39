import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Lateness } from "../../../runtime/webhooks/lateness.js";

describe("lateness", () => {
  test("HOOK-19 is not told before the deadline: nobody then finds time left to go on without the answer", async () => {
    const signal = new AbortController().signal;
    const ends = Array.from({ length: 200 }, (_, index) => performance.now() + 20 + index / 7);
    const early = await Promise.all(
      ends.map(
        (deadline) => new Promise<number>((resolve) => new Lateness(deadline, signal).tell(() => resolve(deadline - performance.now()))),
      ),
    );
    assert.deepEqual(
      early.filter((milliseconds) => milliseconds > 0),
      [],
    );
  });

  test("a deadline that has passed and a request that has ended are late at once", () => {
    const { signal } = new AbortController();
    assert.equal(new Lateness(performance.now() - 1, signal).late, true);
    assert.equal(new Lateness(performance.now() + 60_000, AbortSignal.abort()).late, true);
  });

  test("the end of the request is told, once; nothing is told after the answer", () => {
    const request = new AbortController();
    const lateness = new Lateness(performance.now() + 60_000, request.signal);
    let told = 0;
    lateness.tell(() => told++);
    request.abort();
    request.abort();
    lateness.end();
    assert.equal(told, 1);
    const answered = new AbortController();
    const ended = new Lateness(performance.now() + 60_000, answered.signal);
    ended.tell(() => told++);
    ended.end();
    answered.abort();
    assert.equal(told, 1);
    assert.equal(ended.late, false);
  });
});
