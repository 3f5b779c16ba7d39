import assert from "node:assert/strict";
import { test } from "node:test";
import { pathsOf, pathText } from "../../../../runtime/fields/field-set/field-set.js";
import { capUpdaters } from "../../../../runtime/fields/managed-fields/cap-updaters.js";
import type { Owner } from "../../../../runtime/fields/managed-fields/owner.js";
import { fields } from "../field-set/paths.js";

const owner = (manager: string, minute: number, more: Partial<Owner> = {}): Owner => ({
  manager,
  operation: "Update",
  apiVersion: "v1",
  subresource: "",
  time: `2022-05-03T00:${String(minute).padStart(2, "0")}:00Z`,
  set: fields([manager]),
  ...more,
});
const many = (count: number, more: Partial<Owner> = {}): Owner[] =>
  Array.from({ length: count }, (_, i) => owner(`m${String(i).padStart(2, "0")}`, i, more));
const shown = (owners: readonly Owner[]): Record<string, string[]> =>
  Object.fromEntries(
    owners.map((found) => [`${found.manager} ${found.apiVersion} ${found.time?.slice(14, 16)}`, pathsOf(found.set).map(pathText)]),
  );

test("ten updaters are few enough, and appliers do not count", () => {
  const owners = [...many(10), ...many(20, { operation: "Apply" })];
  assert.equal(capUpdaters(owners), owners);
});

test("the eleventh folds the two oldest into one", () => {
  const capped = capUpdaters(many(11));
  assert.equal(capped.length, 10);
  assert.deepEqual(shown(capped)["ancient-changes v1 01"], [".m00", ".m01"]);
});

test("a bucket that is there takes the next oldest", () => {
  const once = capUpdaters(many(11));
  const twice = capUpdaters([...once, owner("m11", 11)]);
  assert.equal(twice.length, 10);
  assert.deepEqual(shown(twice)["ancient-changes v1 02"], [".m00", ".m01", ".m02"]);
});

test("a bucket younger than an updater takes it too", () => {
  const capped = capUpdaters([
    owner("old", 0),
    owner("ancient-changes", 5),
    ...many(9).map((found) => ({ ...found, time: "2022-06-01T00:00:00Z" })),
  ]);
  assert.equal(capped.length, 10);
  assert.deepEqual(shown(capped)["ancient-changes v1 05"], [".ancient-changes", ".old"]);
});

test("every version has its bucket; versions that occur once are left", () => {
  const owners = [owner("single", 0, { apiVersion: "v3" }), ...many(6), ...many(6, { apiVersion: "v2" })];
  const capped = capUpdaters(owners);
  assert.equal(capped.length, 10);
  assert.deepEqual(
    Object.keys(shown(capped))
      .filter((name) => name.startsWith("ancient"))
      .sort(),
    ["ancient-changes v1 02", "ancient-changes v2 01"],
  );
  const versions = Array.from({ length: 12 }, (_, i) => owner("m", i, { apiVersion: `v${i}` }));
  assert.deepEqual(capUpdaters(versions), versions, "nothing can be folded");
});

test("owners through sub-resources are folded like others; those without a time are oldest", () => {
  const capped = capUpdaters([...many(10), owner("timeless", 0, { time: undefined, subresource: "status" })]);
  assert.deepEqual(shown(capped)["ancient-changes v1 00"], [".m00", ".timeless"]);
});
