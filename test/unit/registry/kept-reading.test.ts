import assert from "node:assert/strict";
import { test } from "node:test";
import { forEachOf } from "../../../runtime/codec/lists/steps.js";
import type { ApiObject } from "../../../runtime/definition/object-meta.js";
import { LARGE_BYTES } from "../../../runtime/registry/large-objects.js";
import { KeptReading } from "../../../runtime/registry/resources/kept-reading.js";
import { processMemory } from "../../../runtime/storage/cache/cache-memory.js";
import { openFixture } from "./registry-fixture.js";

const VALUES = 20_000;

/** Config maps of which a text and a number of values are read, and how often that was done. */
async function open(test: Parameters<typeof openFixture>[0]) {
  const { registry, resource } = await openFixture(test);
  const maps = resource("configmaps");
  const create = (name: string, values: number) =>
    maps.create({ metadata: { name, namespace: "ns" }, data: { say: name, values: "abcd,".repeat(values) } });
  const counted = { begun: 0, looks: 0 };
  const reading = new KeptReading(function* (object: Readonly<ApiObject>) {
    counted.begun++;
    const { say, values } = object["data"] as { readonly say: string; readonly values: string };
    yield* forEachOf(values.split(","), () => counted.looks++);
    return say;
  });
  const objects = registry.services.resource("", "v1", "configmaps");
  const list = async (...said: readonly string[]): Promise<string[]> => {
    const found = (await objects?.listBy("ns", reading, (say) => said.includes(say))) ?? [];
    return found.map(({ metadata }) => metadata.name as string);
  };
  return { maps, create, counted, list, reading };
}

test("LIM-05 a large object is read once for all who list by what it says, until it changes", async (test) => {
  const { maps, create, counted, list } = await open(test);
  for (const name of ["a", "b", "c"]) await create(name, VALUES);
  const lists = await Promise.all(Array.from({ length: 60 }, () => list("b", "c")));
  for (const names of lists) assert.deepEqual(names, ["b", "c"]);
  assert.deepEqual(await list("a"), ["a"]);
  assert.deepEqual(counted, { begun: 3, looks: 3 * (VALUES + 1) });
  await maps.change("a", (object) => Object.assign(object["data"] as object, { say: "b" }));
  assert.deepEqual(await list("b"), ["a", "b"]);
  await maps.delete("b");
  assert.deepEqual(await list("b"), ["a"]);
  assert.equal(counted.begun, 4);
});

test("LIM-05 nothing is kept of what small objects say, and what large ones say is forgotten where the process has no room", async (test) => {
  const { create, counted, list, reading } = await open(test);
  await create("small", 10);
  for (let i = 0; i < 3; i++) assert.deepEqual(await list("small"), ["small"]);
  assert.deepEqual([counted.begun, reading.bytes], [3, 0]);
  await create("large", VALUES);
  assert.deepEqual(await list("large"), ["large"]);
  assert.ok(reading.bytes > LARGE_BYTES);
  const before = processMemory.bytes;
  reading.forgetSome();
  assert.deepEqual([reading.bytes, processMemory.bytes < before], [0, true]);
  counted.begun = 0;
  for (let i = 0; i < 2; i++) assert.deepEqual(await list("large"), ["large"]);
  assert.equal(counted.begun, 3, "the small one twice, the large one once");
});

test("LIM-05 of an object that cannot be read nothing is kept: who asks again is told again", async (test) => {
  const { registry, resource } = await openFixture(test);
  await resource("configmaps").create({ metadata: { name: "a", namespace: "ns" }, data: { values: "abcd,".repeat(VALUES) } });
  let attempts = 0;
  const reading = new KeptReading<string>(function* () {
    yield;
    if (++attempts === 1) throw new TypeError("not today");
    return "read";
  });
  const list = () => registry.services.resource("", "v1", "configmaps")?.listBy("ns", reading, () => true);
  await assert.rejects(list() as Promise<unknown>, TypeError);
  assert.equal((await list())?.length, 1);
});
