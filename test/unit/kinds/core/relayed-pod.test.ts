import assert from "node:assert/strict";
import { test } from "node:test";
import type { RequestContext } from "../../../../runtime/definition/request-context.js";
import { loopTurn } from "../../../../runtime/flow/turns.js";
import { objectOf } from "../../../../runtime/kinds/core/relayed/relayed-pod.js";
import type { HandlerServices } from "../../../../runtime/registry/handlers.js";

const WAITING = 50;
/** Of work that each has with the object. */
const WORK_MS = 1;

test("all who wait for the reading of one large pod go on in turns of their own", async () => {
  const { promise: reading, resolve } = Promise.withResolvers<unknown>();
  const services = { resource: () => ({ get: () => reading }) } as unknown as HandlerServices;
  const context = { user: { name: "ann" } } as RequestContext;
  const turns = new Set<number>();
  const done = Array.from({ length: WAITING }, async () => {
    await objectOf(services, context, "pods", "default", "a");
    turns.add(loopTurn());
    for (const end = performance.now() + WORK_MS; performance.now() < end; );
  });
  resolve({});
  await Promise.all(done);
  assert.ok(turns.size >= WAITING / 10, `${WAITING} went on in ${turns.size} turns`);
});
