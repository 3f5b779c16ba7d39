import assert from "node:assert/strict";
import { test } from "node:test";
import { atOnce } from "../../../../../runtime/codec/lists/steps.js";
import type { ApiObject } from "../../../../../runtime/definition/object-meta.js";
import type { Measure } from "../../../../../runtime/kinds/core/quota/measure.js";
import { followUsage } from "../../../../../runtime/kinds/core/quota/object-usage.js";
import { scopeOf } from "../../../../../runtime/kinds/core/quota/scopes.js";
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
