import assert from "node:assert/strict";
import { test } from "node:test";
import { SharedStore } from "../../../runtime/flow/shared-store.js";

const kept = (store: SharedStore<string>, ...keys: string[]) => keys.filter((key) => store.get(key) !== undefined);

test("whoever has most entries loses the one had longest", () => {
  const store = new SharedStore<string>({ entries: 4, size: 100 });
  for (const key of ["a1", "b1", "b2", "b3", "c1", "c2"]) store.set(key, key, { holder: key.slice(0, 1), size: 1 });
  assert.deepEqual(kept(store, "a1", "b1", "b2", "b3", "c1", "c2"), ["a1", "b3", "c1", "c2"]);
});

test("whoever has most of the size loses what makes room, and is told of", () => {
  const forgotten: string[] = [];
  const store = new SharedStore<string>({ entries: 100, size: 10 }, (value) => forgotten.push(value));
  store.set("a1", "a1", { holder: "a", size: 3 });
  for (const key of ["b1", "b2", "b3"]) store.set(key, key, { holder: "b", size: 2 });
  store.grow("b3", 2);
  assert.deepEqual(forgotten, ["b1"]);
  store.set("c1", "too much", { holder: "c", size: 11 });
  assert.deepEqual(forgotten, ["b1", "too much"]);
  assert.deepEqual(kept(store, "a1", "b2", "b3"), ["a1", "b2", "b3"]);
  assert.equal(store.size, 9);
  store.deleteOldest((value) => value !== "b3");
  assert.deepEqual([forgotten.slice(2), store.size], [["a1", "b2"], 4]);
  store.clear();
  assert.deepEqual([forgotten.slice(4), store.size], [["b3"], 0]);
});
