/** What caches remember of the past is bounded together: who needs more has more, and gives way first. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { EncodedForms } from "../../../../runtime/registry/encoded-forms.js";
import { objectEntryFactory } from "../../../../runtime/registry/object-entry.js";
import { encodeStored } from "../../../../runtime/registry/stored-object.js";
import { CacheMemory, processMemory } from "../../../../runtime/storage/cache/cache-memory.js";
import { HistoryPages } from "../../../../runtime/storage/cache/history-pages.js";
import { createWatchCache } from "../../../../runtime/storage/cache/watch-cache.js";
import { type ChangesPage, type KeyValueStore, StorageError } from "../../../../runtime/storage/key-value-store.js";
import { eventually } from "../../../support/eventually.js";
import { list, open, PREFIX, textFactory, withCache } from "./cache-fixture.js";

const BOUND = 100_000;
const compacted = (error: unknown): boolean => error instanceof StorageError && error.code === "Compacted";

it("windows of several caches share one bound; a busy one does not take the past of a quiet one", () =>
  withCache(async ({ store }) => {
    const memory = new CacheMemory(BOUND);
    const quiet = createWatchCache(store, "/q/", textFactory, { memory });
    const busy = createWatchCache(store, "/b/", textFactory, { memory });
    await Promise.all([quiet.ready(), busy.ready()]);
    const start = quiet.revision;
    const put = async (key: string, bytes: number, expected: number) => {
      const result = await store.commit({ key, value: Buffer.alloc(bytes, "x"), expected });
      assert.ok(result.ok);
      return result.revision;
    };
    await put("/q/a", 1_000, 0);
    let revision = 0;
    for (let i = 0; i < 50; i++) revision = await put("/b/a", 10_000, revision);
    assert.ok(memory.bytes > BOUND / 2 && memory.bytes <= BOUND, `${memory.bytes}`);
    const after = (cache: typeof quiet, prefix: string, from: number) =>
      cache.watch({ prefix, after: from, queueLimit: 100, onReady: () => undefined });
    assert.equal(after(quiet, "/q/", start).take().length, 1);
    assert.throws(() => after(busy, "/b/", start), compacted);
    assert.equal(after(busy, "/b/", revision - 5).take().length, 5);
    busy.close();
    assert.equal(memory.bytes, 1_000);
    quiet.close();
    assert.equal(memory.bytes, 0);
  }));

it("past states count what they hold back, and give way too", () =>
  withCache(async ({ store }) => {
    const memory = new CacheMemory(BOUND);
    const cache = createWatchCache(store, PREFIX, textFactory, { memory, windowChanges: 1 });
    await cache.ready();
    const known = new Map<string, number>();
    const round = async (text: string) => {
      for (let i = 0; i < 4; i++) {
        const key = `${PREFIX}a!${i}`;
        const result = await store.commit({ key, value: Buffer.from(text.repeat(5_000)), expected: known.get(key) ?? 0 });
        assert.ok(result.ok);
        known.set(key, result.revision);
      }
      return cache.revision;
    };
    const revisions: number[] = [];
    for (const text of ["1", "2", "3", "4", "5", "6", "7", "8", "9"]) revisions.push(await round(text));
    for (const revision of revisions) {
      assert.equal(list(await cache.snapshotAt(revision)).length, 4);
      assert.ok(memory.bytes <= BOUND, `${memory.bytes}`);
    }
    assert.ok(memory.bytes > BOUND / 2, `${memory.bytes}`);
    const again = await cache.snapshotAt(revisions[0] as number);
    assert.match(list(again)[0] as string, /^a!0=1+$/);
    const seen = open(cache, cache.revision);
    await round("a");
    assert.equal(seen.take().length, 4);
    assert.ok(memory.bytes <= BOUND);
    cache.close();
    assert.equal(memory.bytes, 0);
  }));

it("encodings and windows share the bound: what grows takes from what is largest", () =>
  withCache(async ({ store }) => {
    const memory = new CacheMemory(BOUND);
    const forms = new EncodedForms(memory);
    const held = new Map<string, Buffer>();
    for (let i = 0; i < 60; i++) forms.keep(held, `form ${i}`, Buffer.alloc(2_000));
    assert.ok(held.size < 60 && held.size > 30, `${held.size}`);
    assert.ok(memory.bytes <= BOUND && memory.bytes > BOUND * 0.9, `${memory.bytes}`);
    const before = held.size;
    const cache = createWatchCache(store, PREFIX, textFactory, { memory });
    await cache.ready();
    let revision = 0;
    for (let i = 0; i < 40; i++) {
      const result = await store.commit({ key: `${PREFIX}a!b`, value: Buffer.alloc(1_000, "x"), expected: revision });
      assert.ok(result.ok);
      revision = result.revision;
      assert.ok(memory.bytes <= BOUND, `${memory.bytes}`);
    }
    assert.ok(held.size < before - 10 && held.size > 0, `${held.size}`);
    assert.ok(!held.has("form 0") && held.has("form 59"), "the oldest go first");
    forms.keep(held, "huge", Buffer.alloc(BOUND / 10));
    assert.ok(!held.has("huge"), "one alone does not displace many");
    cache.close();
    assert.equal(memory.bytes, forms.bytes);
    forms.close();
    assert.equal(memory.bytes, 0);
  }));

it("parsed objects and pages of history are counted in the bound of the process", () =>
  withCache(async ({ store }) => {
    const factory = objectEntryFactory("", "configmaps", true);
    const value = encodeStored({ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "a" }, data: { text: "x".repeat(100_000) } });
    const before = processMemory.bytes;
    for (let i = 0; i < 200; i++) {
      const entry = factory.create({ key: `${factory.resource.prefix}ns!a${i}`, value, revision: i + 1 });
      assert.equal(entry.shared(), entry.shared(), "read once");
    }
    const parsed = processMemory.bytes - before;
    assert.ok(parsed > value.length * 8 && parsed <= 33 * 1024 * 1024, `${parsed}`);
    const committed = await store.commit({ key: "/other/a!b", value: Buffer.alloc(50_000, "x"), expected: 0 });
    assert.ok(committed.ok);
    await HistoryPages.of(store).read("/other/", committed.revision - 1, textFactory);
    assert.ok(processMemory.bytes - before - parsed >= 50_000);
    await eventually(() => processMemory.bytes - before - parsed === 0);
  }));

it("LIM-05 a part that cannot forget is passed over, and others give way", () => {
  const memory = new CacheMemory(100);
  const stuck = { bytes: 90, forgetSome: () => undefined };
  const other = {
    bytes: 50,
    forgetSome: () => {
      other.bytes = 0;
      memory.changed(-50);
    },
  };
  for (const part of [stuck, other]) {
    memory.join(part);
    memory.changed(part.bytes);
  }
  assert.deepEqual([memory.bytes, other.bytes], [90, 0]);
  stuck.bytes = 190;
  memory.changed(100);
  assert.equal(memory.bytes, 190);
});

it("LIM-05 pages of history that are read in another order than they were asked for leave nothing behind", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const COUNT = 200;
  const answers: (() => void)[] = [];
  const changes = ({ after }: { after: number }): Promise<ChangesPage> =>
    new Promise((resolve) => {
      const change = { key: "/a!x", value: Buffer.alloc(1000), revision: after + 1, previous: undefined };
      answers.push(() => resolve({ changes: [change], through: after + 1 } as unknown as ChangesPage));
    });
  const pages = HistoryPages.of({ changes } as unknown as KeyValueStore);
  const read = Array.from({ length: COUNT }, (_, index) => pages.read("/", 10 * index, textFactory));
  // Those of one holder come between those of another.
  const order = Array.from({ length: COUNT }, (_, index) => (index % 2 === 0 ? index / 2 : COUNT / 2 + (index - 1) / 2));
  for (const index of order) answers[index]?.();
  assert.equal((await Promise.all(read)).length, COUNT);
  assert.ok(pages.bytes > 0);
  t.mock.timers.tick(1000);
  assert.equal(pages.bytes, 0);
});
