import assert from "node:assert/strict";
import { once } from "node:events";
import { describe, test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { collectionTurn, isSliceOver, SliceWatch } from "../../../../runtime/codec/lists/turns.js";

/** Works as long as the slice lasts. */
function useUp(): void {
  while (!isSliceOver());
}

describe("the slice of a turn", () => {
  test("LIM-05 is shared by all that begin in it, and the next turn has another", async () => {
    await nextTurn();
    useUp();
    assert.ok(isSliceOver(), "who begins later in the turn does nothing");
    await nextTurn();
    assert.ok(!isSliceOver());
  });

  test("LIM-05 is looked at after large items at once, after 64 small ones, however small", async () => {
    for (const [bytes, untold] of [
      [64 * 1024, 0],
      [16 * 1024, 3],
      [1, 63],
    ] as const) {
      await nextTurn();
      const watch = new SliceWatch();
      assert.ok(!watch.isOver(0));
      useUp();
      for (let item = 0; item < untold; item++) assert.ok(!watch.isOver(bytes));
      assert.ok(watch.isOver(bytes));
    }
  });

  test("LIM-05 is given in order, to all in one turn of the loop who do little", async () => {
    useUp();
    let turns = 0;
    const served: [name: number, turn: number][] = [];
    const everybody = Promise.all(
      Array.from({ length: 10 }, async (_, name) => {
        await collectionTurn();
        served.push([name, turns]);
      }),
    );
    setImmediate(() => turns++);
    await everybody;
    assert.deepEqual(
      served,
      Array.from({ length: 10 }, (_, name) => [name, 0]),
    );
  });

  test("LIM-05 goes to one after the other of those who use it up", async () => {
    const served: number[] = [];
    await Promise.all(
      Array.from({ length: 100 }, async (_, name) => {
        await collectionTurn();
        served.push(name);
        if (name > 2) return;
        useUp();
        await collectionTurn();
        served.push(1000 + name);
      }),
    );
    assert.deepEqual(served, [...Array(100).keys(), 1000, 1001, 1002]);
  });

  test("LIM-05 comes to those who wait though others use it up in every turn", async () => {
    const { port1, port2 } = new MessageChannel();
    await nextTurn();
    const served: number[] = [];
    const patient = Array.from({ length: 3 }, async (_, name) => {
      await collectionTurn();
      served.push(name);
      useUp();
    });
    useUp();
    for (let turns = 0; served.length < 3 && turns < 20; turns++) {
      await nextTurn();
      // It arrives before the turn comes to anybody who waits.
      const message = once(port1, "message");
      port2.postMessage(turns);
      await message;
      useUp();
    }
    port1.close();
    assert.deepEqual(served, [0, 1, 2]);
    await Promise.all(patient);
  });
});
