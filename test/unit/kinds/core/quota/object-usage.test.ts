import assert from "node:assert/strict";
import { test } from "node:test";
import type { ApiObject } from "../../../../../runtime/definition/object-meta.js";
import type { Measure } from "../../../../../runtime/kinds/core/quota/measure.js";
import { followUsage } from "../../../../../runtime/kinds/core/quota/object-usage.js";
import { parseQuantity } from "../../../../../runtime/schema/quantity.js";
import { eventually } from "../../../../support/eventually.js";
import { openFixture } from "../../../registry/registry-fixture.js";

const ALL = { key: "", demands: [] };

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
