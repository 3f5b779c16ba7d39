import assert from "node:assert/strict";
import { once } from "node:events";
import { describe, test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { collectionTurn, isSliceOver, SliceWatch } from "../../../../runtime/codec/lists/turns.js";
import { eventually } from "../../../support/eventually.js";

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
    const names = Array.from({ length: 10 }, (_, name) => name);
    /** Who is served in which turn. */
    async function round(): Promise<[name: number, turn: number][]> {
      useUp();
      let turn = 0;
      const served: [name: number, turn: number][] = [];
      const everybody = names.map(async (name) => {
        await collectionTurn();
        served.push([name, turn]);
      });
      setImmediate(() => turn++);
      await Promise.all(everybody);
      return served;
    }
    // The machine may take the processor away for longer than the slice.
    await eventually(async () => {
      const served = await round();
      assert.deepEqual(
        served.map(([name]) => name),
        names,
      );
      return served.every(([, turn]) => turn === 0);
    });
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

test("LIM-05 users take turns, however many lists each asks for", async () => {
  const order: string[] = [];
  const list = async (user: string): Promise<void> => {
    for (let piece = 0; piece < 4; piece++) {
      await collectionTurn(user);
      order.push(user);
      useUp();
    }
  };
  const greedy = Array.from({ length: 50 }, () => list("greedy"));
  await list("other");
  assert.ok(order.lastIndexOf("other") <= 12, `another's list of four pieces was over after ${order.lastIndexOf("other")} of all`);
  await Promise.all(greedy);
});
