/** Of an object with very many fields an apply takes little more time than reading them and writing what is left. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ApiObject, ManagedFieldsEntry } from "../../../../runtime/definition/object-meta.js";
import { StatusError } from "../../../../runtime/errors/status.js";
import { createFieldManager } from "../../../../runtime/fields/field-manager.js";
import { leastShare } from "../../../support/yardstick.js";
import { map, string } from "../merge/schemas.js";
import { thing } from "./session.js";

const COUNT = 30_000;
const OWNERS = 60;
const OF_EACH = 2_500;
const NOW = "2022-05-03T00:00:00Z";

const manager = createFieldManager(thing({ data: map(string) }), () => undefined, { lastAppliedAnnotation: "example.com/last-applied" });
const dataOf = (count: number, value: string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index.toString(36)}`, value]));
const objectOf = (data: object, managedFields?: readonly ManagedFieldsEntry[]): ApiObject =>
  ({
    apiVersion: "example.com/v1",
    kind: "Thing",
    metadata: { name: "a", ...(managedFields && { managedFields }) },
    data,
  }) as unknown as ApiObject;
const applied = (live: ApiObject | undefined, data: object, by: string): ApiObject =>
  manager.apply({ live, applied: objectOf(data), manager: by, force: false, subresource: "", now: NOW });
/** As it comes out of a store. */
const stored = (object: ApiObject): ApiObject => structuredClone(object);

const one = stored(applied(undefined, dataOf(COUNT, "a"), "m"));
const [entry] = applied(undefined, dataOf(OF_EACH, "a"), "m").metadata.managedFields ?? [];
const many = stored(
  objectOf(
    dataOf(OF_EACH, "a"),
    Array.from({ length: OWNERS }, (_, index) => ({ ...entry, manager: `m${index}` }) as ManagedFieldsEntry),
  ),
);

/** By what is applied, with times the yardstick that it takes at most. */
const APPLIES: readonly (readonly [what: string, most: number, apply: () => void])[] = [
  [
    `one that gives up all but one of ${COUNT} fields`,
    10,
    () => {
      const left = applied(one, { k0: "a" }, "m");
      assert.deepEqual((left as unknown as { data: object }).data, { k0: "a" });
      assert.deepEqual(
        left.metadata.managedFields?.map(({ fieldsV1 }) => fieldsV1),
        [{ "f:data": { "f:k0": {} } }],
      );
    },
  ],
  [
    `one in conflict with ${OWNERS} owners of ${OF_EACH} fields each`,
    4.5,
    () =>
      assert.throws(
        () => applied(many, dataOf(OF_EACH, "b"), "n"),
        (error) =>
          error instanceof StatusError &&
          error.message.startsWith(`Apply failed with ${OWNERS * OF_EACH} conflicts: conflicts with "m0":\n- .data.k0\n`) &&
          error.message.endsWith(`\nand ${OWNERS * OF_EACH - 500} more`) &&
          error.status.details?.causes?.length === 500,
      ),
  ],
];

for (const [what, most, apply] of APPLIES) {
  test(`LIM-05 an apply does not take long: ${what}`, () => {
    const share = leastShare(most, apply);
    assert.ok(share < most, `${share.toFixed(1)} times the yardstick`);
  });
}
