import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mock, test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { LIST_ROOM_BYTES, ListRoom } from "../../../runtime/codec/lists/room.js";
import type { WatchOptions } from "../../../runtime/registry/options.js";
import type { ResourceWatch, WatchEvent } from "../../../runtime/registry/resource-watch.js";
import { parseFieldSelector } from "../../../runtime/registry/selectors/field-selector.js";
import { parseLabelSelector } from "../../../runtime/registry/selectors/label-selector.js";
import { StorageError } from "../../../runtime/storage/key-value-store.js";
import { eventually } from "../../support/eventually.js";
import { openFixture, type Resource, status } from "./registry-fixture.js";

const LONG = 600;

async function open(maps: Resource, options: Partial<WatchOptions> = {}, name = "", namespace = "ns"): Promise<ResourceWatch> {
  return maps.store.watch(maps.target(name, namespace), { timeoutSeconds: LONG, ...options }, () => undefined);
}

/** Everything that waits, in the portions in which it comes. On a busy machine a slice of time may be over before anything was looked at. */
function portions(watch: ResourceWatch): (readonly WatchEvent[])[] {
  const clock = mock.method(performance, "now", () => 0);
  const taken: (readonly WatchEvent[])[] = [];
  for (let events = watch.take(); events.length > 0; events = watch.take()) taken.push(events);
  clock.mock.restore();
  return taken;
}

/** Everything that waits, as `TYPE name@version`. */
const drain = (watch: ResourceWatch): string[] => portions(watch).flat().map(show);

function show(event: WatchEvent): string {
  if (event.type === "BOOKMARK") return `BOOKMARK@${event.resourceVersion}${event.initialEventsEnd ? " end" : ""}`;
  if (event.type === "ERROR") return `ERROR ${event.status.code} ${event.status.reason}`;
  const { name, resourceVersion } = event.object.object().metadata;
  return `${event.type} ${name}@${resourceVersion}`;
}

test("WATCH-02 WATCH-03 WATCH-05 WATCH-06 WATCH-13 starts and changes", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const a = (await maps.create({ metadata: { name: "a" } })).metadata.resourceVersion;
  const fresh = await open(maps);
  const zero = await open(maps, { resourceVersion: "0" });
  const from = await open(maps, { resourceVersion: a });
  const everywhere = await open(maps, { resourceVersion: a }, "", "");
  assert.deepEqual([drain(fresh), drain(zero), drain(from)], [[`ADDED a@${a}`], [`ADDED a@${a}`], []]);
  const b = (await maps.create({ metadata: { name: "b" } })).metadata.resourceVersion;
  const c = (await maps.create({ metadata: { name: "c" } }, "other")).metadata.resourceVersion;
  const changed = (await maps.put("b", { data: { k: "v" } })).metadata.resourceVersion;
  await maps.delete("b");
  const gone = await fixture.store.revision();
  const expected = [`ADDED b@${b}`, `MODIFIED b@${changed}`, `DELETED b@${gone}`];
  assert.deepEqual([drain(fresh), drain(zero), drain(from)], [expected, expected, expected]);
  assert.deepEqual(drain(everywhere), [expected[0], `ADDED c@${c}`, ...expected.slice(1)]);
  assert.deepEqual(drain(await open(maps, { resourceVersion: b })), expected.slice(1));
  for (const watch of [fresh, zero, from, everywhere]) watch.close();
});

test("LIM-05 a watch gives way to others while it passes over changes that do not match", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const resourceVersion = (await maps.create({ metadata: { name: "a" } })).metadata.resourceVersion as string;
  const changes = 600;
  for (let i = 0; i < changes; i++) await maps.put("a", { data: { k: String(i) } });
  let looked = 0;
  const matches = (): boolean => {
    looked++;
    for (const end = performance.now() + 0.02; performance.now() < end; );
    return false;
  };
  const labelSelector = { empty: false, matches, toString: () => "" };
  const options = { timeoutSeconds: LONG, resourceVersion, labelSelector };
  const watch = await maps.store.watch(maps.target(""), options, () => void watch.take());
  assert.deepEqual(watch.take(), []);
  assert.ok(looked < changes, `looked at ${looked} states in one turn`);
  await eventually(() => looked === 2 * changes);
  assert.equal(watch.ended, false);
  watch.close();
});

test("WATCH-04 large objects come a few at a time, at the start and as they change, selected or not", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const data = (text: string) => ({ k: text.repeat(200_000) });
  const names = ["a", "b", "c", "d", "e", "f"];
  for (const name of names) await maps.create({ metadata: { name, labels: { x: name } }, data: data("1") });
  const all = await open(maps);
  const one = await open(maps, { labelSelector: parseLabelSelector("x=f") });
  const taken = (): number[] => portions(all).map(({ length }) => length);
  assert.deepEqual(taken(), [2, 2, 2]);
  assert.equal(await eventually(() => drain(one)[0]?.slice(0, 7)), "ADDED f");
  drain(one);
  for (const name of names) await maps.put(name, { metadata: { labels: { x: name } }, data: data("2") });
  assert.deepEqual(taken(), [2, 2, 2]);
  // The changes before it do not concern this watch, and are passed over at once.
  assert.equal(drain(one).length, 1);
  all.close();
  one.close();
});

test("LIM-05 existing objects are looked at for 4 ms a turn", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const names = ["a", "b", "c", "d", "e"];
  for (const name of names) await maps.create({ metadata: { name } });
  let now = 0;
  let looks = 0;
  const matches = (): boolean => {
    now += 3;
    return ++looks === names.length;
  };
  const watch = await open(maps, { labelSelector: { empty: false, matches } });
  await nextTurn();
  const clock = t.mock.method(performance, "now", () => now);
  const taken = [watch.take(), watch.take()];
  assert.equal(looks, 2);
  await nextTurn();
  taken.push(watch.take());
  assert.equal(looks, 4);
  clock.mock.restore();
  assert.deepEqual(taken, [[], [], []]);
  await nextTurn();
  assert.equal(drain(watch).length, 1);
  watch.close();
});

test("WATCH-12 one object by name or by field selector", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  await maps.create({ metadata: { name: "a" } });
  await maps.create({ metadata: { name: "aa" } });
  const byName = await open(maps, {}, "a");
  const bySelector = await open(maps, { fieldSelector: parseFieldSelector("metadata.name=a", []) });
  await maps.put("aa", { data: { k: "v" } });
  await maps.put("a", { data: { k: "v" } });
  for (const watch of [byName, bySelector]) {
    assert.deepEqual(
      drain(watch).map((text) => text.replace(/@\d+/, "")),
      ["ADDED a", "MODIFIED a"],
    );
    watch.close();
  }
});

test("WATCH-14 leaving a selection is DELETED with the old content and the new version, shared by watchers", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  await maps.create({ metadata: { name: "a", labels: { x: "1" } }, data: { k: "old" } });
  const labelSelector = parseLabelSelector("x=1");
  const watches = [await open(maps, { labelSelector }), await open(maps, { labelSelector })];
  for (const watch of watches) drain(watch);
  const changed = await maps.put("a", { metadata: { labels: { x: "2" } }, data: { k: "new" } });
  const events = watches.map((watch) => watch.take()[0]);
  const [event] = events;
  assert.equal(event?.type, "DELETED");
  const object = event.object.object();
  assert.deepEqual([object["data"], object.metadata.resourceVersion], [{ k: "old" }, changed.metadata.resourceVersion]);
  assert.equal(events[1]?.type === "DELETED" && events[1].object, event.object);
  await maps.put("a", { metadata: { labels: { x: "1" } }, data: { k: "new" } });
  assert.match(drain(watches[0] as ResourceWatch).join(), /^ADDED a@\d+$/);
  for (const watch of watches) watch.close();
});

test("LIM-05 a watch begins with a few objects at a time while what others have not taken leaves no room for more", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  for (let i = 0; i < 60; i++) await maps.create({ metadata: { name: `m${i}` }, data: { text: "x".repeat(1024) } });
  const sizes = async (): Promise<number[]> => {
    const watch = await open(maps);
    const taken = portions(watch);
    watch.close();
    return taken.map(({ length }) => length);
  };
  assert.deepEqual(await sizes(), [60]);
  const others = new ListRoom();
  assert.ok(others.take(LIST_ROOM_BYTES));
  const scarce = await sizes();
  others.close();
  assert.equal(
    scarce.reduce((all, length) => all + length, 0),
    60,
  );
  assert.ok(Math.max(...scarce) < 20 && Math.min(...scarce) > 0, scarce.join());
  assert.deepEqual(await sizes(), [60]);
});

test("WATCH-08 sendInitialEvents ends with an annotated bookmark", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const a = await maps.create({ metadata: { name: "a" } });
  const options = { sendInitialEvents: true, resourceVersionMatch: "NotOlderThan", allowWatchBookmarks: true };
  const revision = await fixture.store.revision();
  const expected = [`ADDED a@${a.metadata.resourceVersion}`, `BOOKMARK@${revision} end`];
  for (const resourceVersion of [undefined, "", "0", a.metadata.resourceVersion]) {
    const watch = await open(maps, { ...options, resourceVersion });
    assert.deepEqual(drain(watch), expected);
    watch.close();
  }
  const silent = await open(maps, { ...options, sendInitialEvents: false });
  assert.deepEqual(drain(silent), []);
  silent.close();
  await assert.rejects(
    open(maps, { sendInitialEvents: true }),
    status(
      422,
      "Invalid",
      'ListOptions.meta.orch.io "" is invalid: resourceVersionMatch: Forbidden: sendInitialEvents requires setting resourceVersionMatch to NotOlderThan',
    ),
  );
  await assert.rejects(
    open(maps, { resourceVersionMatch: "Exact", resourceVersion: "1" }),
    status(422, "Invalid", /resourceVersionMatch is forbidden for watch unless sendInitialEvents is provided/),
  );
});

test("WATCH-07 WATCH-15 bookmarks each minute and before the end, moving on with foreign changes", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  let calls = 0;
  const watch = await maps.store.watch(maps.target(), { timeoutSeconds: 90, allowWatchBookmarks: true }, () => calls++);
  assert.deepEqual(drain(watch), []);
  await fixture.resource("secrets").create({ metadata: { name: "s" } });
  mock.timers.tick(60_000);
  assert.deepEqual(drain(watch), [`BOOKMARK@${await fixture.store.revision()}`]);
  mock.timers.tick(28_000);
  assert.deepEqual(drain(watch), [`BOOKMARK@${await fixture.store.revision()}`]);
  assert.equal(watch.ended, false);
  mock.timers.tick(2_000);
  assert.deepEqual(drain(watch), []);
  assert.equal(watch.ended, true);
  assert.equal(calls, 3);
  mock.timers.reset();
});

test("WATCH-09 WATCH-11 versions out of reach", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  await maps.create({ metadata: { name: "a" } });
  const first = await fixture.store.revision();
  await maps.put("a", { data: { k: "v" } });
  await fixture.store.compact(await fixture.store.revision());
  await maps.put("a", { data: { k: "w" } });
  const old = await open(maps, { resourceVersion: String(first) });
  const event = await eventually(() => old.take()[0]);
  assert.ok(event.type === "ERROR");
  assert.match(String(event.status.message), new RegExp(`^too old resource version: ${first} \\(\\d+\\)$`));
  assert.deepEqual([event.status.code, event.status.reason, old.take().length, old.ended], [410, "Expired", 0, true]);
  const next = (await fixture.store.revision()) + 2;
  const ahead = await open(maps, { resourceVersion: String(next) });
  await maps.put("a", { data: { k: "x" } });
  await maps.put("a", { data: { k: "y" } });
  assert.deepEqual(drain(ahead), []);
  await maps.put("a", { data: { k: "z" } });
  assert.equal(drain(ahead).length, 1);
  ahead.close();
  await assert.rejects(open(maps, { resourceVersion: "abc" }), status(400, "BadRequest"));
});

test("WATCH-04 WATCH-10 WATCH-14 versions from before the start are served from history, then from the cache", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "registry-"));
  t.after(() => rm(folder, { recursive: true }));
  const first = await openFixture(t, { folder });
  const maps = first.resource("configmaps");
  const start = (await maps.create({ metadata: { name: "a", labels: { x: "1" } }, data: { k: "old" } })).metadata.resourceVersion;
  await maps.create({ metadata: { name: "z" } }, "other");
  const b = (await maps.create({ metadata: { name: "b", labels: { x: "1" } } })).metadata.resourceVersion;
  const changed = (await maps.put("a", { metadata: { labels: { x: "2" } } })).metadata.resourceVersion;
  await maps.delete("b");
  const gone = await first.store.revision();
  first.registry.close();
  await first.store.close();
  const again = (await openFixture(t, { folder })).resource("configmaps");
  const all = await open(again, { resourceVersion: start });
  const some = await open(again, { resourceVersion: start, labelSelector: parseLabelSelector("x=1"), allowWatchBookmarks: true });
  const one = await open(again, { resourceVersion: start }, "a");
  const collect = async (watch: ResourceWatch, count: number) => {
    const seen: string[] = [];
    await eventually(() => seen.push(...drain(watch)) >= count);
    return seen;
  };
  assert.deepEqual(await collect(all, 3), [`ADDED b@${b}`, `MODIFIED a@${changed}`, `DELETED b@${gone}`]);
  assert.deepEqual(await collect(some, 3), [`ADDED b@${b}`, `DELETED a@${changed}`, `DELETED b@${gone}`]);
  assert.deepEqual(await collect(one, 1), [`MODIFIED a@${changed}`]);
  const later = (await again.put("a", { metadata: { labels: { x: "1" } } })).metadata.resourceVersion;
  assert.deepEqual(await collect(all, 1), [`MODIFIED a@${later}`]);
  assert.deepEqual(await collect(some, 1), [`ADDED a@${later}`]);
  assert.deepEqual(await collect(one, 1), [`MODIFIED a@${later}`]);
  const last = (await again.put("a", { metadata: { labels: { x: "3" } } })).metadata.resourceVersion;
  assert.deepEqual(await collect(some, 1), [`DELETED a@${last}`]);
  for (const watch of [all, some, one]) watch.close();
});

test("WATCH-10 a watch of the past ends without an error when the store is away or its kind goes: its client goes on where it was", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "registry-"));
  t.after(() => rm(folder, { recursive: true }));
  const first = await openFixture(t, { folder });
  const start = (await first.resource("configmaps").create({ metadata: { name: "a" } })).metadata.resourceVersion;
  const changed = (await first.resource("configmaps").put("a", { data: { k: "v" } })).metadata.resourceVersion;
  // More than a cache reads again when it starts.
  const others = Array.from({ length: 1100 }, (_, i) => ({ key: `/others/${i}`, value: Buffer.from("1"), expected: 0 }));
  await Promise.all(others.map((other) => first.store.commit(other)));
  first.registry.close();
  await first.store.close();
  const { store, registry, resource } = await openFixture(t, { folder });
  const maps = resource("configmaps");
  const changes = store.changes.bind(store);
  const all = async (watch: ResourceWatch): Promise<string[]> => {
    const seen: string[] = [];
    await eventually(() => {
      seen.push(...drain(watch));
      return watch.ended;
    });
    return seen;
  };
  store.changes = () => Promise.reject(new StorageError("Unavailable", "it is away"));
  assert.deepEqual(await all(await open(maps, { resourceVersion: start })), []);
  store.changes = async (request) => {
    registry.remove({ group: "", resource: "configmaps" });
    return changes(request);
  };
  assert.deepEqual(await all(await open(maps, { resourceVersion: start })), [`MODIFIED a@${changed}`]);
});

test("WATCH-07 a watch from before the start that missed nothing gets its bookmarks", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "registry-"));
  t.after(() => rm(folder, { recursive: true }));
  const first = await openFixture(t, { folder });
  const start = (await first.resource("configmaps").create({ metadata: { name: "a" } })).metadata.resourceVersion;
  await first.resource("secrets").create({ metadata: { name: "s" } });
  first.registry.close();
  await first.store.close();
  const again = await openFixture(t, { folder });
  const watch = await open(again.resource("configmaps"), { resourceVersion: start, allowWatchBookmarks: true, timeoutSeconds: 2.01 });
  const [bookmark] = await eventually(() => {
    const shown = drain(watch);
    return shown.length > 0 && shown;
  });
  assert.equal(bookmark, `BOOKMARK@${await again.store.revision()}`);
  watch.close();
});
