import assert from "node:assert/strict";
import { test } from "node:test";
import { type Call, CallLane } from "../../../../runtime/storage/sqlite/call-lane.js";
import type { ThreadCaller } from "../../../../runtime/storage/sqlite/channel.js";

const call = (operation: number, holder?: string): Call<number> => ({
  operation,
  ...(holder === undefined ? {} : { holder }),
  write: () => undefined,
  read: () => operation,
});

test("calls of one holder are made in their order, and those of others between them", async () => {
  const made: number[] = [];
  const request = Buffer.alloc(64);
  const thread = { request, call: async (operation: number) => made.push(operation) && request } as unknown as ThreadCaller;
  const lane = new CallLane(thread);
  const asked = [
    lane.ask(call(1)),
    ...[2, 3, 4].map((operation) => lane.ask(call(operation, "/a/"))),
    lane.ask(call(5, "/b/")),
    lane.ask(call(6)),
  ];
  assert.deepEqual(await Promise.all(asked), [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(made, [1, 2, 5, 6, 3, 4]);
});
