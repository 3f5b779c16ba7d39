import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { WorkQueue, type WorkQueueOptions } from "../../../runtime/client/kit/work-queue.js";
import { eventually } from "../../support/eventually.js";
import { leastShare } from "../../support/yardstick.js";

function queueOf(work: (key: string) => Promise<void>, options: Partial<WorkQueueOptions> = {}) {
  const failures: string[] = [];
  const queue = new WorkQueue({
    parallel: 2,
    firstPauseMs: 1,
    longestPauseMs: 4,
    failed: (key) => void failures.push(key),
    ...options,
    work,
  });
  return { queue, failures };
}

describe("work queue", () => {
  it("works on a key once however often it is added, and again when it is added meanwhile", async () => {
    const done: string[] = [];
    const gate = Promise.withResolvers<void>();
    const { queue } = queueOf(async (key) => {
      done.push(key);
      await gate.promise;
    });
    for (const key of ["a", "a", "b", "a"]) queue.add(key);
    await eventually(() => done.length === 2);
    queue.add("a");
    queue.add("a");
    gate.resolve();
    await queue.idle();
    assert.deepEqual(done, ["a", "b", "a"]);
  });

  it("never works on more keys at a time than it may, nor twice on one", async () => {
    let working = 0;
    let most = 0;
    const { queue } = queueOf(async () => {
      most = Math.max(most, ++working);
      await new Promise((resolve) => setImmediate(resolve));
      working--;
    });
    for (let i = 0; i < 20; i++) queue.add(`k${i % 7}`);
    await queue.idle();
    assert.equal(most, 2);
  });

  it("lets others have their turn between keys whose work waits for nothing", async () => {
    let done = 0;
    const { queue } = queueOf(async () => {
      done++;
      for (const end = performance.now() + 1; performance.now() < end; );
    });
    for (let i = 0; i < 200; i++) queue.add(`k${i}`);
    await new Promise((resolve) => setTimeout(resolve, 0));
    assert.ok(done < 200, "all keys were worked on in one turn");
    await queue.idle();
    assert.equal(done, 200);
  });

  it("tries again after a failure, and after a time that was asked for", async () => {
    let tries = 0;
    const { queue, failures } = queueOf(async () => {
      if (++tries < 4) throw new Error("not yet");
    });
    queue.add("a");
    await eventually(() => tries === 4);
    assert.deepEqual(failures, ["a", "a", "a"]);
    queue.addAfter("b", 60_000);
    queue.addAfter("b", 1);
    await eventually(() => tries === 5);
    queue.close();
  });

  it("brings a key back in two months, and not at once", async (t) => {
    const timers = t.mock.method(globalThis, "setTimeout");
    let isBegun = false;
    const { queue } = queueOf(async () => {
      isBegun = true;
    });
    const days = 24 * 3600 * 1000;
    queue.addAfter("a", 60 * days);
    const rest = (): (() => void) => timers.mock.calls.at(-1)?.arguments[0] as () => void;
    rest()();
    rest()();
    assert.equal(queue.size, 0);
    const delays = timers.mock.calls.map((call) => call.arguments[1] as number);
    assert.deepEqual(delays, [2_147_483_647, 2_147_483_647, 60 * days - 2 * 2_147_483_647]);
    assert.ok(!isBegun);
    rest()();
    await eventually(() => isBegun);
    queue.close();
  });

  it("comes to what waits at once, however many keys were taken before", async () => {
    const keys = Array.from({ length: 60_000 }, (_, index) => `k${index}`);
    let begun = 0;
    const { queue } = queueOf(() => (++begun < 40_000 ? Promise.resolve() : new Promise(() => {})));
    for (const key of keys) queue.add(key);
    await eventually(() => begun > 40_000);
    const waiting = keys.slice(-queue.size);
    const share = leastShare(3, () => {
      for (const key of waiting) queue.add(key);
    });
    queue.close();
    assert.ok(share < 3, `${share.toFixed(1)} yardsticks`);
  });

  it("lets others have the places of those that wait for long, up to four times as many, and works on each once at a time", async () => {
    const gate = Promise.withResolvers<void>();
    const begun: string[] = [];
    const { queue } = queueOf(
      async (key) => {
        begun.push(key);
        if (key.startsWith("slow")) await gate.promise;
      },
      { patienceMs: 5 },
    );
    const slow = Array.from({ length: 12 }, (_, index) => `slow${index}`);
    for (const key of [...slow.slice(0, 8), "quick"]) queue.add(key);
    await eventually(() => begun.includes("quick"));
    assert.equal(begun.length, 9);
    for (const key of [...slow.slice(8), "late", "slow0"]) queue.add(key);
    // The two places are left no more once eight others are held without one.
    await eventually(() => begun.length === 11);
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.equal(begun.length, 11);
    gate.resolve();
    await queue.idle();
    assert.deepEqual(begun.slice(11).toSorted(), ["late", "slow0", "slow10", "slow11"]);
  });

  it("lets no holder have more that wait for long than it leaves for others", async () => {
    const gate = Promise.withResolvers<void>();
    const begun: string[] = [];
    const { queue } = queueOf(
      async (key) => {
        begun.push(key);
        await gate.promise;
      },
      { parallel: 4, patienceMs: 5, holderOf: (key) => key.slice(0, 1) },
    );
    for (let i = 0; i < 100; i++) queue.add(`a${i}`);
    // Half of sixteen, and half of the places.
    await eventually(() => begun.length === 10);
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.equal(begun.length, 10);
    // Half of what is left, and of the places.
    for (let i = 0; i < 5; i++) queue.add(`b${i}`);
    await eventually(() => begun.length === 15);
    assert.equal(begun.filter((key) => key.startsWith("b")).length, 5);
    gate.resolve();
    await queue.idle();
    assert.equal(begun.length, 105);
  });

  it("works again on what is added meanwhile after what waited before", async () => {
    const done: string[] = [];
    const { queue } = queueOf(
      async (key) => {
        if (!done.includes(key)) queue.add(key);
        done.push(key);
      },
      { parallel: 1 },
    );
    for (const key of ["a", "b", "c"]) queue.add(key);
    await queue.idle();
    assert.deepEqual(done, ["a", "b", "c", "a", "b", "c"]);
    assert.equal(queue.size, 0);
  });

  it("lets holders take turns, each with its keys in order", async () => {
    const done: string[] = [];
    const { queue } = queueOf(async (key) => void done.push(key), { parallel: 1, holderOf: (key) => key.slice(0, 1) });
    for (const key of ["a1", "a2", "a3", "b1", "b2", "c1"]) queue.add(key);
    await queue.idle();
    assert.deepEqual(done, ["a1", "a2", "b1", "c1", "a3", "b2"]);
  });

  it("leaves as many places free as a holder has, and gives it others when one is given back", async () => {
    const begun: string[] = [];
    const gates = new Map<string, () => void>();
    const { queue } = queueOf(
      (key) => {
        begun.push(key);
        return new Promise((resolve) => gates.set(key, resolve));
      },
      { parallel: 8, holderOf: (key) => key.slice(0, 1) },
    );
    const add = (holder: string): void => {
      for (let i = 0; i < 10; i++) queue.add(`${holder}${i}`);
    };
    const soon = async (keys: string[]): Promise<void> => {
      await eventually(() => begun.length >= keys.length);
      assert.deepEqual(begun, keys);
    };
    const known = ["a0", "a1", "a2", "a3"];
    add("a");
    await soon(known);
    add("b");
    await soon(known.concat("b0", "b1"));
    for (const holder of "cde") add(holder);
    await soon(known.concat("b0", "b1", "c0", "d0"));
    assert.equal(queue.size, 50 - begun.length);
    gates.get("a0")?.();
    await soon(known.concat("b0", "b1", "c0", "d0", "e0"));
    for (const key of ["b0", "b1", "c0"]) gates.get(key)?.();
    await eventually(() => begun.length === 11);
    assert.deepEqual(begun.slice(9).sort(), ["b2", "c1"], "two are free: only those with fewer than are free come on");
    queue.close();
    assert.equal(queue.size, 0);
    for (const end of gates.values()) end();
    await queue.idle();
  });

  it("begins no more keys a second than it may", async () => {
    let begun = 0;
    const { queue } = queueOf(
      async () => {
        begun++;
      },
      { perSecond: 2 },
    );
    for (let i = 0; i < 10; i++) queue.add(`k${i}`);
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(begun, 2);
    assert.equal(queue.size, 8);
    queue.close();
    await queue.idle();
  });
});
