import assert from "node:assert/strict";
import { test } from "node:test";
import { CacheMemory } from "../../../../runtime/storage/cache/cache-memory.js";
import { CacheWatchers } from "../../../../runtime/storage/cache/cache-watchers.js";
import type { CacheEntry } from "../../../../runtime/storage/cache/resource-cache.js";
import { leastShare } from "../../../support/yardstick.js";

test("LIM-05: a change costs nothing for those who have not taken the one before it, however many they are", () => {
  let told = 0;
  const watchers = new CacheWatchers<CacheEntry>("/maps/");
  const open = (): unknown => watchers.add({ prefix: "/maps/a!", after: 0, queueLimit: 10_000_000, onReady: () => told++ }, []);
  Array.from({ length: 2000 }, open);
  let revision = 0;
  const share = leastShare(8, () => {
    for (let i = 0; i < 100_000; i++) watchers.push({ revision: ++revision, key: "/maps/a!x", size: 1 });
    watchers.notify();
  });
  assert.equal(told, 2000);
  assert.ok(share < 8, `took ${share.toFixed(1)} times the yardstick`);
});

const MIB = 1024 * 1024;

test("LIM-05 what waits for watchers is bounded for all of them and all caches: those furthest behind get no more of it", () => {
  const memory = new CacheMemory(20 * MIB);
  const maps = new CacheWatchers<CacheEntry>("/maps/", memory);
  const secrets = new CacheWatchers<CacheEntry>("/secrets/", memory);
  let revision = 0;
  const push = (watchers: typeof maps, prefix: string, megabytes: number): void => {
    for (let i = 0; i < megabytes; i++) watchers.push({ revision: ++revision, key: `${prefix}a!x`, size: MIB });
    watchers.notify();
  };
  const open = (watchers: typeof maps, prefix: string, exact = false) =>
    watchers.add({ prefix: exact ? `${prefix}a!x` : prefix, exact, after: revision, queueLimit: 10_000, onReady: () => undefined }, []);
  const drain = (watch: ReturnType<typeof open>): number => {
    let count = 0;
    for (let taken = watch.take(); taken.length > 0; taken = watch.take()) count += taken.length;
    return count;
  };
  const quick = open(maps, "/maps/");
  const [first, second] = [open(maps, "/maps/"), open(maps, "/maps/", true)];
  push(maps, "/maps/", 8);
  assert.equal(drain(quick), 8);
  const third = open(maps, "/maps/");
  const other = open(secrets, "/secrets/");
  push(secrets, "/secrets/", 8);
  push(maps, "/maps/", 3);
  assert.deepEqual([first.ended, second.ended, third.ended, other.ended], [undefined, undefined, undefined, undefined]);
  let told = 0;
  const release = maps.hold(revision, () => told++);
  push(maps, "/maps/", 4);
  assert.deepEqual([first.ended, second.ended, third.ended, other.ended, told], ["slow", "slow", undefined, undefined, 0]);
  assert.deepEqual([first, second].map(drain), [0, 0], "nothing is left of what waited");
  assert.deepEqual([drain(third), drain(quick)], [7, 7]);
  // The third has taken all; who reads a past state is left, and is further behind than whoever waits in the other cache.
  push(maps, "/maps/", 12);
  assert.deepEqual([told, third.ended, other.ended], [1, undefined, undefined]);
  release();
  assert.deepEqual([drain(other), drain(third)], [8, 12]);
  push(maps, "/maps/", 100);
  assert.deepEqual([quick, third].map(drain), [0, 0]);
});

test("LIM-05 who reads a state that was made anew is given up when such states are too many, never for what changed before it was made", () => {
  const watchers = new CacheWatchers<CacheEntry>("/maps/", new CacheMemory(20 * MIB));
  for (let revision = 1; revision <= 60; revision++) watchers.push({ revision, key: "/maps/a!x", size: MIB });
  const told: string[] = [];
  const stateOf = (mebibytes: number) => ({ entries: {}, bytes: mebibytes * MIB });
  const read = (name: string, state: ReturnType<typeof stateOf>): (() => void) => watchers.hold(60, () => told.push(name), state);
  const large = stateOf(60);
  read("large", large);
  read("also", large);
  const small = read("small", stateOf(15));
  assert.deepEqual(told, [], "one there may be, however large, and others while there is room");
  small();
  read("small again", stateOf(15));
  read("another", stateOf(10));
  assert.deepEqual(told, ["large", "also"], "the one that has been read longest goes, with all who read it");
  read("a third", stateOf(12));
  assert.deepEqual(told, ["large", "also", "small again"]);
});

test("LIM-05 who is given up as soon as he holds a state leaves nothing of it", () => {
  const watchers = new CacheWatchers<CacheEntry>("/maps/", new CacheMemory(20 * MIB));
  for (let revision = 1; revision <= 60; revision++) watchers.push({ revision, key: "/maps/a!x", size: MIB });
  const told: string[] = [];
  for (const name of ["first", "second", "third"]) watchers.hold(1, () => told.push(name), { entries: {}, bytes: 15 * MIB });
  assert.deepEqual(told, ["first", "second", "third"]);
  assert.equal(watchers.bytes, 0);
});

test("LIM-05 a watch that was cut off keeps what waited for it only as long as there is room", () => {
  const watchers = new CacheWatchers<CacheEntry>("/maps/", new CacheMemory(20 * MIB));
  let revision = 0;
  const open = () => watchers.add({ prefix: "/maps/", after: revision, queueLimit: 4, onReady: () => undefined }, []);
  const push = (count: number): void => {
    for (let i = 0; i < count; i++) watchers.push({ revision: ++revision, key: "/maps/a!x", size: MIB });
  };
  const [early, late] = [open(), open()];
  push(5);
  assert.deepEqual([early.ended, late.ended], ["slow", "slow"]);
  assert.equal(early.take().length, 1, "what waits may be taken");
  push(14);
  assert.equal(early.take().length, 1);
  push(20);
  assert.deepEqual([early.take().length, late.take().length], [0, 0]);
});

test("LIM-05 of many caches that keep little each nobody is cut off who takes what there is", () => {
  const memory = new CacheMemory(4 * MIB);
  const caches = Array.from({ length: 10 }, (_, i) => new CacheWatchers<CacheEntry>(`/c${i}/`, memory));
  const watches = caches.map((watchers, i) => watchers.add({ prefix: `/c${i}/`, after: 0, queueLimit: 100, onReady: () => undefined }, []));
  for (let revision = 1; revision <= 4000; revision++) {
    const at = revision % caches.length;
    caches[at]?.push({ revision, key: `/c${at}/a!x`, size: 64 * 1024 });
    assert.equal(watches[at]?.take().length, 1);
  }
  assert.ok(memory.bytes <= 4 * MIB);
  for (const watchers of caches) watchers.close();
  assert.equal(memory.bytes, 0);
});
