/** Of an object with thousands of owners a write takes time in proportion to what changes and what they own, not to the product. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import type { ApiObject, ManagedFieldsEntry } from "../../../../runtime/definition/object-meta.js";
import { StatusError } from "../../../../runtime/errors/status.js";
import { createFieldManager } from "../../../../runtime/fields/field-manager.js";
import { leastShare } from "../../../support/yardstick.js";
import { map, string } from "../merge/schemas.js";
import { thing } from "./session.js";

const COUNT = 3_000;
/** Times the yardstick: the product takes hundreds. */
const SHARE = 20;
const NOW = "2022-05-03T00:00:00Z";

const names = Array.from({ length: COUNT }, (_, index) => `k${index}`);
const dataOf = (value: string, of = names): Record<string, string> => Object.fromEntries(of.map((name) => [name, value]));
const objectOf = (data: object, managedFields?: ManagedFieldsEntry[]): ApiObject =>
  ({
    apiVersion: "example.com/v1",
    kind: "Thing",
    metadata: { name: "a", ...(managedFields && { managedFields }) },
    data,
  }) as unknown as ApiObject;
const entryOf = (manager: string, fields: JsonObject): ManagedFieldsEntry => ({
  manager,
  operation: "Apply",
  apiVersion: "example.com/v1",
  time: NOW,
  fieldsType: "FieldsV1",
  fieldsV1: { "f:data": fields },
});
/** One owner for each field, and of the map besides. */
const owned = names.map((name) => entryOf(name, { ".": {}, [`f:${name}`]: {} }));
const live = objectOf(dataOf("a"), owned);

const definition = thing({ data: map(string) });
const manager = createFieldManager(definition, () => undefined, { lastAppliedAnnotation: "example.com/last-applied" });
const ownersOf = ({ metadata }: ApiObject): ManagedFieldsEntry[] => metadata.managedFields ?? [];
const applied = (live: ApiObject, data: object, force: boolean): ApiObject =>
  manager.apply({ live, applied: objectOf(data), manager: "m", force, subresource: "", now: NOW });

const WRITES: Readonly<Record<string, () => void>> = {
  "an update that changes what each of them owns": () => {
    const updated = manager.update({ live, object: objectOf(dataOf("b")), manager: "m", subresource: "", now: NOW });
    assert.deepEqual(ownersOf(updated)[0]?.fieldsV1, { "f:data": {} }, "of the map they remain owners");
    assert.equal(ownersOf(updated).length, COUNT + 1);
  },
  "an apply that is in conflict with each": () => {
    assert.throws(
      () => applied(live, dataOf("b"), false),
      (error) => error instanceof StatusError && error.message.includes(`Apply failed with ${COUNT} conflicts`),
    );
  },
  "an apply that takes from each what it owns": () => {
    assert.equal(ownersOf(applied(live, dataOf("b"), true)).length, COUNT + 1);
  },
  "an apply that drops what each of them owns too": () => {
    const all = entryOf("m", Object.fromEntries(names.map((name) => [`f:${name}`, {}])));
    const left = applied(objectOf(dataOf("a"), [...owned, all]), { k0: "a" }, false);
    assert.deepEqual((left as unknown as { data: object }).data, dataOf("a"));
    assert.deepEqual(ownersOf(left).find((entry) => entry.manager === "m")?.fieldsV1, { "f:data": { "f:k0": {} } });
  },
};

for (const [what, write] of Object.entries(WRITES)) {
  test(`LIM-05 with ${COUNT} owners, ${what} takes no longer than reading them`, () => {
    const share = leastShare(SHARE, write);
    assert.ok(share < SHARE, `${share.toFixed(1)} times the yardstick`);
  });
}
