/** Calls to a storage thread: each is carried out once and gets its own answer, whenever the threads wake. */
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { setTimeout as pause, setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { createChannelMemory, ThreadCaller } from "../../../../runtime/storage/sqlite/channel.js";

const COUNT = 1;
const COUNT_AT_THE_GATE = 2;
const END = 3;

/** Answers every call with how many there were, one of them only when the gate opens. */
const COUNTING_THREAD = `
  const { workerData } = require("node:worker_threads");
  import(workerData.channel).then(({ ThreadAnswerer }) => {
    const answerer = new ThreadAnswerer(workerData.memory);
    answerer.answer(0);
    for (let calls = 0, operation; operation !== ${END}; ) {
      operation = answerer.next(workerData.timeoutMs ?? Number.POSITIVE_INFINITY);
      Atomics.add(workerData.gate, 1, 1);
      if (operation === undefined) continue;
      if (operation === ${COUNT_AT_THE_GATE}) Atomics.wait(workerData.gate, 0, 0);
      answerer.response.writeDoubleLE(++calls, 0);
      answerer.answer(8);
    }
  });`;

/** The second cell of the gate counts how often the thread woke; it does so after `timeoutMs` at the latest. */
function startCounting(context: TestContext, timeoutMs?: number) {
  const memory = createChannelMemory(64, 64);
  const gate = new Int32Array(new SharedArrayBuffer(8));
  const channel = new URL("../../../../runtime/storage/sqlite/channel.js", import.meta.url).href;
  const worker = new Worker(COUNTING_THREAD, { eval: true, workerData: { memory, gate, channel, timeoutMs } });
  context.after(() => worker.terminate());
  return { caller: new ThreadCaller(worker, memory), gate, memory };
}

/** Wakes whoever sleeps in the channel, as a thread does that was held up right before it wakes the other. */
async function wakeSleeper(control: SharedArrayBuffer): Promise<void> {
  const cells = new Int32Array(control);
  for (let woken = 0; woken === 0; await setImmediate()) {
    for (let cell = 0; cell < cells.length; cell++) woken += Atomics.notify(cells, cell);
  }
}

test("a wake that comes late repeats no call and takes no answer for another", { timeout: 30_000 }, async (context) => {
  const { caller, gate, memory } = startCounting(context);
  const ask = async (operation: number): Promise<number> => (await caller.call(operation)).readDoubleLE(0);
  await caller.started();
  assert.equal(await ask(COUNT), 1);
  await wakeSleeper(memory.control);
  assert.equal(await ask(COUNT), 2);
  const third = ask(COUNT_AT_THE_GATE);
  await wakeSleeper(memory.control);
  await setImmediate();
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
  assert.equal(await third, 3);
  assert.equal(await ask(END), 4);
});

test("a thread that is called up answers the call that comes, and sleeps on where none does", { timeout: 30_000 }, async (context) => {
  const { caller, gate } = startCounting(context);
  await caller.started();
  for (let call = 1; call <= 2_000; call++) {
    caller.callUp();
    // Some calls find it awake, some asleep again.
    if (call % 20 === 0) await pause(1);
    else if (call % 3 === 0) await setImmediate();
    assert.equal((await caller.call(COUNT)).readDoubleLE(0), call);
  }
  const woken = Atomics.load(gate, 1);
  for (let i = 0; i < 20; i++) {
    caller.callUp();
    await pause(1);
  }
  assert.equal(Atomics.load(gate, 1), woken, "whoever was called up takes that for a call, or for time that is over");
  assert.equal((await caller.call(END)).readDoubleLE(0), 2_001);
});

test("being called up puts off nothing that a thread does after a time", { timeout: 30_000 }, async (context) => {
  const { caller, gate } = startCounting(context, 20);
  await caller.started();
  while (Atomics.load(gate, 1) < 3) {
    caller.callUp();
    await pause(1);
  }
  await caller.call(END);
});
