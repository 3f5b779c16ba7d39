import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { atOnce, sortedInSteps } from "../../../../runtime/codec/lists/steps.js";

type Item = readonly [key: number, place: number];

const isBefore = ([one]: Item, [other]: Item): boolean => one < other;

test("items are sorted in steps as they are at once, those that are equal as they came", () => {
  const keys = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 3_000 });
  fc.assert(
    fc.property(keys, (found) => {
      const items = found.map((key, place): Item => [key, place]);
      assert.deepEqual(
        atOnce(sortedInSteps(items, isBefore)),
        items.toSorted(([one], [other]) => one - other),
      );
    }),
  );
});

test("LIM-05 there is a step for every few items that are sorted or merged", () => {
  const items = Array.from({ length: 100_000 }, (_, index): Item => [(index * 7919) % 100_003, index]);
  let compared = 0;
  let most = 0;
  const steps = sortedInSteps(items, (one, other) => {
    compared++;
    return isBefore(one, other);
  });
  while (steps.next().done !== true) {
    most = Math.max(most, compared);
    compared = 0;
  }
  assert.ok(most < 10_000, `${most} comparisons in a step`);
});
