/** The watch cache over a store that others write too: progress, lost connections, compaction that overtakes it. */
import assert from "node:assert/strict";
import { it, type TestContext } from "node:test";
import { createWatchCache } from "../../../../runtime/storage/cache/watch-cache.js";
import { StorageError } from "../../../../runtime/storage/key-value-store.js";
import { eventually } from "../../../support/eventually.js";
import { RemoteServer, RemoteStore } from "../../../support/remote-store.js";
import { list, open, PREFIX, textFactory } from "./cache-fixture.js";

async function shared(context: TestContext) {
  const server = new RemoteServer();
  const [mine, other] = [new RemoteStore(server), new RemoteStore(server)];
  context.after(async () => {
    await Promise.all([mine.close(), other.close()]);
    server.stop();
  });
  const cache = createWatchCache(mine, PREFIX, textFactory);
  await cache.ready();
  const write = async (key: string, text: string | undefined) => {
    const { items } = await other.range({ start: key });
    const expected = items[0]?.revision ?? 0;
    const result = await other.commit(text === undefined ? { key, expected } : { key, expected, value: Buffer.from(text) });
    assert.ok(result.ok);
    return result.revision;
  };
  return { server, mine, cache, put: (name: string, text: string) => write(`${PREFIX}${name}`, text), write };
}

it("shows what others wrote to whoever asks for it fresh, also when it was none of its own", async (context) => {
  const { cache, put, write } = await shared(context);
  await put("a!x", "1");
  await cache.fresh();
  assert.deepEqual(list(cache.snapshot()), ["a!x=1"]);
  const foreign = await write("/elsewhere/x", "1");
  await cache.fresh();
  assert.ok(cache.revision >= foreign);
});

it("asks the store once for all who wait at that moment, and again for who comes later", async (context) => {
  const { server, cache, put } = await shared(context);
  await cache.fresh();
  const before = server.asked;
  const first = Array.from({ length: 500 }, () => cache.fresh());
  await Promise.all(first);
  assert.equal(server.asked - before, 1);
  const under = cache.fresh();
  await new Promise(setImmediate);
  await put("a!y", "1");
  const later = Promise.all(Array.from({ length: 500 }, () => cache.fresh()));
  await under;
  await later;
  assert.equal(server.asked - before, 3);
  assert.deepEqual(list(cache.snapshot()), ["a!y=1"]);
});

it("goes on where it was when its watch breaks off, without a gap", async (context) => {
  const { server, cache, put } = await shared(context);
  const first = await put("a!x", "1");
  await cache.fresh();
  const seen = open(cache, cache.revision);
  server.cut();
  const second = await put("a!x", "2");
  const third = await put("a!y", "1");
  await eventually(() => cache.revision >= third);
  assert.ok(second > first);
  assert.deepEqual(seen.take(), [`${second} ~a!x=2`, `${third} +a!y=1`]);
  assert.equal(seen.watch.ended, undefined);
});

it("loads anew when history was compacted before it had seen it; watches are told to start over", async (context) => {
  const { server, mine, cache, put, write } = await shared(context);
  await put("a!x", "1");
  await put("a!gone", "1");
  await cache.fresh();
  const behind = cache.revision;
  const seen = open(cache, behind);
  server.stalled = true;
  await put("a!x", "2");
  await write(`${PREFIX}a!gone`, undefined);
  const last = await put("a!new", "1");
  server.compact(last);
  server.away = true;
  server.stalled = false;
  server.cut();
  await eventually(() => seen.watch.ended !== undefined || cache.revision === behind);
  assert.deepEqual(list(cache.snapshot()), ["a!gone=1", "a!x=1"]);
  server.away = false;
  await eventually(() => seen.watch.ended !== undefined);
  assert.ok(seen.watch.ended instanceof StorageError && seen.watch.ended.code === "Compacted");
  await cache.ready();
  await cache.fresh();
  assert.deepEqual(list(cache.snapshot()), ["a!new=1", "a!x=2"]);
  assert.throws(
    () => open(cache, behind),
    (error) => error instanceof StorageError && error.code === "Compacted",
  );
  const again = open(cache, cache.revision);
  const result = await mine.commit({ key: `${PREFIX}a!z`, value: Buffer.from("1"), expected: 0 });
  assert.ok(result.ok);
  assert.deepEqual(again.take(), [`${result.revision} +a!z=1`]);
});

it("refuses a fresh read that it cannot give in time, and shows the past until then", async (context) => {
  const { server, cache, put } = await shared(context);
  await put("a!x", "1");
  await cache.fresh();
  server.stalled = true;
  await put("a!x", "2");
  await assert.rejects(cache.fresh() ?? Promise.resolve(), (error) => error instanceof StorageError && error.code === "Unavailable");
  assert.deepEqual(list(cache.snapshot()), ["a!x=1"]);
});
