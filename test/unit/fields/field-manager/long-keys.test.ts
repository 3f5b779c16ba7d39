/** Keys of list items may be as long as a request: what is told of them is cut, and they are read and compared once, not for each other item. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonValue } from "../../../../runtime/definition/json.js";
import type { ApiObject } from "../../../../runtime/definition/object-meta.js";
import { StatusError } from "../../../../runtime/errors/status.js";
import { createFieldManager } from "../../../../runtime/fields/field-manager.js";
import { leastShare } from "../../../support/yardstick.js";
import { keyed, string, struct } from "../merge/schemas.js";
import { thing } from "./session.js";

const NOW = "2022-05-03T00:00:00Z";
const inner = keyed(struct({ name: string }), "name");
const items = keyed(struct({ name: string, inner }), "name");
const manager = createFieldManager(thing({ items }), () => undefined, { lastAppliedAnnotation: "example.com/last-applied" });
const objectOf = (list: readonly JsonValue[]): ApiObject =>
  ({ apiVersion: "example.com/v1", kind: "Thing", metadata: { name: "a" }, items: list }) as unknown as ApiObject;
const applied = (live: ApiObject | undefined, list: readonly JsonValue[]): ApiObject =>
  manager.apply({ live, applied: objectOf(list), manager: "m", force: false, subresource: "", now: NOW });
const numbered = (count: number): { name: string }[] => Array.from({ length: count }, (_, index) => ({ name: `n${index}` }));

function isQuick(most: number, work: () => void): void {
  const share = leastShare(most, work);
  assert.ok(share < most, `${share.toFixed(1)} times the yardstick`);
}

const refused = (list: readonly JsonValue[]): string => {
  let message = "";
  assert.throws(
    () => applied(undefined, list),
    (error) => {
      assert.ok(error instanceof StatusError && error.code === 400, String(error));
      message = error.message;
      return true;
    },
  );
  return message;
};

test("LIM-05 mistakes below a long key are told briefly, and not without end", () => {
  const twice = Array.from({ length: 400 }, () => ({ name: "a" }));
  isQuick(2, () => assert.ok(refused([{ name: "\u007f".repeat(60_000), inner: twice }]).length < 300_000));
});

test("LIM-05 one long key among many items is read once", () => {
  const [many, long] = [numbered(20_000), { name: "z".repeat(500_000) }];
  const live = structuredClone(applied(undefined, many));
  isQuick(20, () => void applied(live, [...many, long]));
});

test("LIM-05 a long key that waits for its place is compared by it", () => {
  const [many, long] = [numbered(20_000), { name: "z".repeat(500_000) }];
  const live = structuredClone(applied(undefined, [long]));
  isQuick(20, () => {
    const { items: list } = applied(live, [...many, long]) as unknown as { items: unknown[] };
    assert.equal(list.length, many.length + 1);
  });
});

test("SSA-01 a key that is deep is refused as what it is", () => {
  let deep: JsonValue = "a";
  for (let i = 0; i < 9000; i++) deep = { a: deep };
  assert.match(refused([{ name: deep }]), /element 0: associative list with keys has an element with a key that is too deep/);
});
