import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { FanOut } from "../../../runtime/registry/read/fan-out.js";

/** A fan-out whose watches take as long as they say, by a clock of its own; `turn` is one of the event loop. */
function openFanOut(t: TestContext) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const turns: (() => void)[] = [];
  t.mock.method(globalThis, "setImmediate", (work: () => void) => ({ unref: () => void 0, length: turns.push(work) }));
  let time = 0;
  // Also of the turn that it shares with others.
  t.mock.method(performance, "now", () => time);
  const done: string[] = [];
  const fanOut = new FanOut();
  const watch = (name: string, ms: number) => () => {
    time += ms;
    done.push(name);
  };
  const turn = (): readonly string[] => {
    for (const work of turns.splice(0)) work();
    return done.splice(0);
  };
  const pass = (ms: number): readonly string[] => {
    t.mock.timers.tick(ms);
    return turn();
  };
  return { fanOut, watch, pass, turn };
}

test("WATCH-01 watches are told in order, each once, when the turn that made the changes is over", (t) => {
  const { fanOut, watch, turn } = openFanOut(t);
  const [a, b] = [watch("a", 0.01), watch("b", 0.01)];
  fanOut.tell(a);
  fanOut.tell(b);
  assert.deepEqual(turn(), ["a", "b"]);
  assert.deepEqual(turn(), []);
  fanOut.tell(b);
  assert.deepEqual(turn(), ["b"]);
});

test("telling many goes on in slices: whatever waits in the event loop gets its turn between", (t) => {
  const { fanOut, watch, turn } = openFanOut(t);
  for (const name of ["a", "b", "c", "d", "e"]) fanOut.tell(watch(name, 2));
  assert.deepEqual(turn(), ["a", "b", "c"]);
  assert.deepEqual(turn(), ["d", "e"]);
});

for (const [spent, rest] of [
  [8, 2],
  [10, 4],
  [16, 16],
  [20, 28],
  [24, 44],
] as const) {
  test(`the next round begins ${rest} ms after one of ${spent}, and tells of all that came meanwhile at once`, (t) => {
    const { fanOut, watch, turn, pass } = openFanOut(t);
    const [a, b] = [watch("a", spent), watch("b", 0)];
    fanOut.tell(a);
    assert.deepEqual(turn(), ["a"]);
    fanOut.tell(b);
    assert.deepEqual(turn(), []);
    assert.deepEqual(pass(rest - 1), []);
    fanOut.tell(a);
    assert.deepEqual(pass(1), ["b", "a"]);
    assert.deepEqual(pass(rest), []);
    fanOut.tell(a);
    assert.deepEqual(turn(), ["a"], "a fan-out that has rested begins at once");
  });
}

test("a round that takes no longer than a slice is followed by no rest: a few hundred hear of each change at once", (t) => {
  const { fanOut, watch, turn } = openFanOut(t);
  const a = watch("a", 6);
  for (let change = 0; change < 3; change++) {
    fanOut.tell(a);
    assert.deepEqual(turn(), ["a"]);
  }
});

test("a rest is short however long telling took", (t) => {
  const { fanOut, watch, turn, pass } = openFanOut(t);
  const a = watch("a", 1_000);
  fanOut.tell(a);
  assert.deepEqual(turn(), ["a"]);
  fanOut.tell(a);
  assert.deepEqual(pass(50), ["a"]);
});

test("a watch that says again that something waits is told at once, and one that is closed not at all", (t) => {
  const { fanOut, watch, turn } = openFanOut(t);
  const [a, b, c] = [watch("a", 6), watch("b", 5), watch("c", 5)];
  for (const each of [a, b, c]) fanOut.tell(each);
  fanOut.tell(b);
  assert.deepEqual(turn(), ["b", "a"]);
  fanOut.forget(c);
  assert.deepEqual(turn(), []);
});
