import assert from "node:assert/strict";
import { test } from "node:test";
import { atOnce } from "../../../../../runtime/codec/lists/steps.js";
import type { ApiObject } from "../../../../../runtime/definition/object-meta.js";
import type { Measure } from "../../../../../runtime/kinds/core/quota/measure.js";
import { followUsage } from "../../../../../runtime/kinds/core/quota/object-usage.js";
import { type Scope, scopeOf } from "../../../../../runtime/kinds/core/quota/scopes.js";
import { parseQuantity } from "../../../../../runtime/schema/quantity.js";
import { eventually } from "../../../../support/eventually.js";
import { openFixture } from "../../../registry/registry-fixture.js";

const ALL = atOnce(scopeOf([]));

const widthOf = (object: Readonly<ApiObject>): string => (object["data"] as Record<string, string>)["width"] as string;

/** Measures config maps by a number in them; what is no number cannot be measured. */
const measure: Measure = {
  group: "",
  resource: "configmaps",
  countsOnly: false,
  operations: ["CREATE"],
  measures: (name) => name === "width",
  usage: (object) => new Map([["width", parseQuantity(widthOf(object))]]),
};

test("an object that cannot be measured counts in quotas as it did when it was measured last (ADM-20)", async (test) => {
  const failures: string[] = [];
  const { resource } = await openFixture(test, { followFailed: (key) => failures.push(key) });
  const maps = resource("configmaps");
  const widen = (name: string, width: string) => maps.change(name, (object) => Object.assign(object, { data: { width } }));
  for (const name of ["a", "b"]) await maps.create({ metadata: { name, namespace: "ns" }, data: { width: "2" } });
  const usage = followUsage({ measure, store: maps.store, namespace: "ns", changed: () => undefined });
  test.after(() => usage.close());
  const width = async () => {
    await eventually(() => usage.catchUp(0));
    return usage.total(ALL).get("width");
  };
  assert.deepEqual(await width(), parseQuantity("4"));
  await widen("a", "unmeasurable");
  assert.deepEqual(await width(), parseQuantity("4"));
  await maps.create({ metadata: { name: "c", namespace: "ns" }, data: { width: "unmeasurable" } });
  assert.deepEqual(await width(), parseQuantity("4"));
  assert.equal(failures.length, 2);
  await widen("a", "3");
  assert.deepEqual(await width(), parseQuantity("5"));
  for (const name of ["a", "c"]) await maps.delete(name);
  assert.deepEqual(await width(), parseQuantity("2"));
});

test("ADM-20, LIM-05 objects whose usage ends by itself are not read again then, and are taken out some at a time", async (test) => {
  const { resource } = await openFixture(test);
  const maps = resource("configmaps");
  const lapsing: Measure = {
    ...measure,
    usage: (object, now) => (now > 100 ? new Map() : measure.usage(object, now)),
    lapses: () => 100,
  };
  for (let i = 0; i < 10; i++) await maps.create({ metadata: { name: `m${i}`, namespace: "ns" }, data: { width: "1" } });
  const usage = followUsage({ measure: lapsing, store: maps.store, namespace: "ns", changed: () => undefined });
  test.after(() => usage.close());
  const left = (): bigint | undefined => usage.total(ALL).get("width")?.unscaled;
  await eventually(() => usage.catchUp(0));
  assert.deepEqual([left(), usage.nextLapse()], [10n, 100]);
  const read = test.mock.method(maps.store.cache, "get");
  let turns = 0;
  while (!usage.catchUp(101, () => true)) assert.equal(left() ?? 0n, BigInt(10 - ++turns));
  assert.equal(turns, 10);
  assert.equal(read.mock.callCount(), 0);
  assert.equal(usage.nextLapse(), Number.POSITIVE_INFINITY);
});

test("ADM-20, LIM-05 what a new scope selects is summed up kind by kind, and stays true of what changes meanwhile", async (test) => {
  const { resource } = await openFixture(test);
  const maps = resource("configmaps");
  const create = (name: string, kind: string) => maps.create({ metadata: { name, namespace: "ns" }, data: { kind, width: "1" } });
  for (let i = 0; i < 10; i++) await create(`m${i}`, `k${i}`);
  const traits = (object: Readonly<ApiObject>) => {
    const { kind: priorityClass = "" } = object["data"] as Record<string, string>;
    return { terminating: false, bestEffort: false, crossNamespaceAffinity: false, priorityClass };
  };
  const usage = followUsage({ measure: { ...measure, traits }, store: maps.store, namespace: "ns", changed: () => undefined });
  test.after(() => usage.close());
  await eventually(() => usage.catchUp(0));
  const scope = atOnce(scopeOf([{ scopeName: "PriorityClass", operator: "NotIn", values: ["k9"] }]));
  usage.add(scope);
  let turns = 0;
  const isWhole = (): boolean => {
    turns++;
    return usage.catchUp(0, () => true);
  };
  for (let i = 0; i < 4; i++) assert.equal(isWhole(), false);
  const more = { a: "k0", b: "k1", c: "k5", d: "k6", e: "k9", f: "other" };
  for (const name of ["m1", "m2", "m6", "m7"]) await maps.delete(name);
  for (const [name, kind] of Object.entries(more)) await create(name, kind);
  await eventually(isWhole);
  assert.ok(turns > 9, `${turns} turns`);
  assert.deepEqual(usage.total(scope).get("width"), parseQuantity("10"));
  for (const name of ["m0", "b", "m8", "m9"]) await maps.delete(name);
  await eventually(() => usage.catchUp(0));
  assert.deepEqual(usage.total(scope).get("width"), parseQuantity("7"));
  usage.forget(scope.key);
  assert.deepEqual(usage.total(scope).get("width"), parseQuantity("7"));
});

/** Names that some config maps use one of each. */
const manyNames: Measure = {
  ...measure,
  usage: (object) => {
    const { first = "0", names = "0" } = object["data"] as Record<string, string>;
    return new Map(Array.from({ length: Number(names) }, (_, index) => [`n${Number(first) + index}`, parseQuantity("1")]));
  },
  traits: (object) => {
    const { kind: priorityClass = "" } = object["data"] as Record<string, string>;
    return { terminating: false, bestEffort: false, crossNamespaceAffinity: false, priorityClass };
  },
};
/** Steps of 256 names. */
const NAMES = 5000;

test("ADM-20, LIM-05 a kind of many names is summed up some names at a time, and stays true of what changes meanwhile", async (test) => {
  const { resource } = await openFixture(test);
  const maps = resource("configmaps");
  const usage = followUsage({ measure: manyNames, store: maps.store, namespace: "ns", changed: () => undefined });
  test.after(() => usage.close());
  const create = (name: string, kind: string, first: number, names: number) =>
    maps.create({ metadata: { name, namespace: "ns" }, data: { kind, first: String(first), names: String(names) } });
  let scopes = 0;
  const added = () => {
    const scope = atOnce(scopeOf([{ scopeName: "PriorityClass", operator: "NotIn", values: [`other-${scopes++}`] }]));
    usage.add(scope);
    return scope;
  };
  const shown = (scope: Scope) =>
    [...usage.total(scope)].filter(([, { unscaled }]) => unscaled !== 0n).map(([name, { unscaled }]) => [name, unscaled]);
  for (const last of ["alone", "beside another"]) {
    await create("a", "many", 0, NAMES);
    if (last !== "alone") await create("b", "many", NAMES / 2, NAMES);
    await eventually(() => usage.catchUp(0));
    const scope = added();
    for (let turn = 0; turn < 5; turn++)
      assert.equal(
        usage.catchUp(0, () => true),
        false,
      );
    await create("c", "many", 200, NAMES + 1000);
    await maps.delete("a");
    await maps.change("c", (object) => Object.assign(object, { data: { kind: "many", first: "100", names: String(NAMES) } }));
    if (last === "alone") await maps.delete("c");
    await create("d", "few", 0, 3);
    await create("e", "many", 10, NAMES);
    let turns = 0;
    await eventually(() => turns++ > 1000 || usage.catchUp(0, () => true));
    assert.ok(turns > NAMES / 512 && turns < 1000, `${turns} turns`);
    assert.deepEqual(new Map(shown(scope) as [string, bigint][]), new Map(shown(added()) as [string, bigint][]), last);
    for (const name of await maps.names()) await maps.delete(name);
    await eventually(() => usage.catchUp(0));
    assert.deepEqual(shown(scope), []);
  }
});

test("ADM-20, LIM-05 what one object of many names changes for many scopes is taken in some names at a time, however many follow", async (test) => {
  const { resource } = await openFixture(test);
  const maps = resource("configmaps");
  const usage = followUsage({ measure: manyNames, store: maps.store, namespace: "ns", changed: () => undefined });
  test.after(() => usage.close());
  const data = (kind: string, first: number, names: number) => ({ kind, first: String(first), names: String(names) });
  const scopeWithout = (value: string) => atOnce(scopeOf([{ scopeName: "PriorityClass", operator: "NotIn", values: [value] }]));
  const scopes = Array.from({ length: 30 }, (_, i) => scopeWithout(`k${i}`));
  for (const scope of scopes) usage.add(scope);
  await eventually(() => usage.catchUp(0));
  const shown = (scope: Scope): Map<string, bigint> =>
    new Map([...usage.total(scope)].filter(([, { unscaled }]) => unscaled !== 0n).map(([name, { unscaled }]) => [name, unscaled]));
  /** From outside of the scope, to be summed up anew. */
  const expected = (left: string, objects: ReadonlyMap<string, Record<string, string>>): Map<string, bigint> => {
    const sum = new Map<string, bigint>();
    for (const { kind = "", first, names } of objects.values()) {
      if (kind === left) continue;
      for (let at = Number(first); at < Number(first) + Number(names); at++) sum.set(`n${at}`, (sum.get(`n${at}`) ?? 0n) + 1n);
    }
    return sum;
  };
  const objects = new Map<string, Record<string, string>>();
  let turns = 0;
  const MOST_TURNS = 100_000;
  const settle = () =>
    eventually(() => {
      for (let k = 0; k < 1000; k++) if (turns++ > MOST_TURNS || usage.catchUp(0, () => true)) return true;
      return false;
    });
  for (const changes of [1, 3, 100, 2, 40]) {
    for (let i = 0; i < changes; i++) {
      const name = `m${i % 7}`;
      const next = data(`k${i % 5}`, i * 10, 400 + i);
      if (objects.has(name) && i % 3 === 0) {
        await maps.delete(name);
        objects.delete(name);
      } else if (objects.has(name)) {
        await maps.change(name, (object) => Object.assign(object, { data: next }));
        objects.set(name, next);
      } else {
        await maps.create({ metadata: { name, namespace: "ns" }, data: next });
        objects.set(name, next);
      }
      // Some of it is taken in between.
      for (let k = 0; k < i % 4; k++) usage.catchUp(0, () => true);
    }
    turns = 0;
    await settle();
    assert.ok(turns < MOST_TURNS, "is whole at last");
    if (changes === 1) assert.ok(turns > scopes.length, `${turns} turns`);
    for (const at of [0, 1, 4, 29]) assert.deepEqual(shown(scopes[at] as Scope), expected(`k${at}`, objects), `after ${changes}`);
  }
});

test("ADM-20, LIM-05 what one object changes for thousands of scopes is taken in some scopes at a time", async (test) => {
  const { resource } = await openFixture(test);
  const maps = resource("configmaps");
  const usage = followUsage({ measure: manyNames, store: maps.store, namespace: "ns", changed: () => undefined });
  test.after(() => usage.close());
  const scopes = Array.from({ length: 2000 }, (_, i) =>
    atOnce(scopeOf([{ scopeName: "PriorityClass", operator: "NotIn", values: [`k${i}`] }])),
  );
  for (const scope of scopes) usage.add(scope);
  await eventually(() => usage.catchUp(0));
  await maps.create({ metadata: { name: "a", namespace: "ns" }, data: { kind: "other", first: "0", names: "3" } });
  let turns = 0;
  await eventually(() => {
    while (turns < scopes.length / 2) {
      turns++;
      if (usage.catchUp(0, () => true)) return true;
    }
    return usage.catchUp(0);
  });
  assert.equal(turns, scopes.length / 2);
  for (const scope of scopes) assert.deepEqual(usage.total(scope).get("n2"), parseQuantity("1"));
});
