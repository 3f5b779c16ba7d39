import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { CacheFollower } from "../../../../runtime/registry/followers/cache-follower.js";
import { FollowedMap } from "../../../../runtime/registry/followers/followed-map.js";
import { followIndex } from "../../../../runtime/registry/followers/index-follower.js";
import type { ObjectEntry } from "../../../../runtime/registry/object-entry.js";
import { eventually } from "../../../support/eventually.js";
import { openFixture } from "../registry-fixture.js";

const NAMES = ["a", "bad", "c"];

async function fixture(test: TestContext) {
  const failures: string[] = [];
  const { resource } = await openFixture(test, {
    followFailed: (key, error) => failures.push(`${key.split(/[/!]/).at(-1)}: ${(error as Error).message}`),
  });
  const maps = resource("configmaps");
  for (const name of NAMES) await maps.create({ metadata: { name, namespace: "ns" } });
  return { maps, failures };
}

for (const [how, fail] of Object.entries({
  throws: () => {
    throw new Error("bad");
  },
  rejects: async () => {
    await Promise.resolve();
    throw new Error("bad");
  },
})) {
  test(`a follower that ${how} at one object is told of the others, and of those that come later`, async (test) => {
    const { maps, failures } = await fixture(test);
    const told: string[] = [];
    const look = (name: string): unknown => (name === "bad" ? fail() : told.push(name));
    const follower = new CacheFollower({
      store: maps.store,
      present: ({ name }) => look(name),
      settled: () => {
        told.push("settled");
        return fail();
      },
      changed: ({ current }) => look(current?.name ?? "gone"),
    });
    await eventually(() => told.includes("settled") && failures.length === 2);
    assert.deepEqual(told, ["a", "c", "settled"]);
    assert.deepEqual(failures, ["bad: bad", ": bad"]);
    await maps.change("bad", (object) => Object.assign(object, { data: { a: "b" } }));
    await maps.create({ metadata: { name: "d", namespace: "ns" } });
    await eventually(() => told.includes("d"));
    assert.deepEqual(failures.slice(2), ["bad: bad"]);
    await maps.change("bad", (object) => Object.assign(object, { data: { a: "c" } }));
    await maps.create({ metadata: { name: "e", namespace: "ns" } });
    await eventually(() => follower.catchUp());
    assert.deepEqual(told.slice(3), ["d", "e"], "whoever catches up is not told of the failure of another object");
    follower.close();
  });
}

test("a map keeps nothing of an object whose new version it cannot read", async (test) => {
  const { maps, failures } = await fixture(test);
  const told: unknown[] = [];
  const map = new FollowedMap<string>({
    store: maps.store,
    read: (entry: ObjectEntry) => {
      const { name, data } = entry.object() as unknown as { name: string; data?: { a: string } };
      if (data !== undefined) throw new Error("unreadable");
      return `kept ${name ?? entry.name}`;
    },
    changed: (key, ...values) => told.push([key.split(/[/!]/).at(-1), ...values]),
  });
  await map.ready;
  await maps.change("bad", (object) => Object.assign(object, { data: { a: "b" } }));
  await eventually(() => map.catchUp() && failures.length === 1);
  assert.deepEqual([...map.values()], ["kept a", "kept c"]);
  assert.deepEqual(told.at(-1), ["bad", undefined, "kept bad"]);
  map.close();
});

for (const keepsLastGood of [false, true]) {
  const what = keepsLastGood
    ? "keeps the last version of an object that it could take in"
    : "keeps nothing of an object that it cannot take in";
  test(`an index ${what}, and nothing of what it took in by half`, async (test) => {
    const { maps, failures } = await fixture(test);
    const halves = new Set<string>();
    const known = new Map<string, string>();
    const index = followIndex(maps.store, {
      keepsLastGood,
      set: (entry) => {
        const { name, data } = entry.object() as unknown as { name: string; data?: { a: string } };
        if (!known.has(entry.key)) halves.add(entry.key);
        if (entry.name === "bad" && data?.a !== "good") throw new Error("unreadable");
        known.set(entry.key, data?.a ?? name);
      },
      remove: (key) => {
        halves.delete(key);
        known.delete(key);
      },
    });
    test.after(() => index.close());
    await index.ready;
    const state = async () => {
      await eventually(() => index.catchUp());
      return { halves: halves.size, bad: [...known].find(([key]) => key.endsWith("bad"))?.[1] };
    };
    assert.deepEqual(await state(), { halves: 2, bad: undefined });
    const say = (a: string) => maps.change("bad", (object) => Object.assign(object, { data: { a } }));
    await say("good");
    assert.deepEqual(await state(), { halves: 3, bad: "good" });
    await say("nothing good");
    assert.deepEqual(await state(), keepsLastGood ? { halves: 3, bad: "good" } : { halves: 2, bad: undefined });
    await maps.delete("bad");
    assert.deepEqual(await state(), { halves: 2, bad: undefined });
    assert.equal(failures.length, 2);
  });
}

test("who catches up lets others have their turn when it is said to, goes on by itself, and misses nothing", async (test) => {
  const { maps } = await fixture(test);
  const told: string[] = [];
  const follower = new CacheFollower({ store: maps.store, changed: ({ current }) => told.push(current?.name ?? "") });
  test.after(() => follower.close());
  await eventually(() => follower.catchUp());
  await Promise.all(["d", "e", "f"].map((name) => maps.create({ metadata: { name, namespace: "ns" } })));
  const left = 3 - told.length;
  for (let i = 1; i < left; i++) {
    const before = told.length;
    assert.equal(
      follower.catchUp(() => true),
      false,
    );
    assert.equal(told.length, before + 1);
  }
  await eventually(() => follower.catchUp());
  assert.deepEqual(told.toSorted(), ["d", "e", "f"]);
});
