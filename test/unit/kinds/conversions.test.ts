/** VER-11, VER-13: whatever a version can say survives being stored in another one; held for every kind with versions that differ. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { definitionFactories, vendorProfiles } from "../../../generated/index.js";
import type { ApiObject } from "../../../runtime/definition/object-meta.js";
import { apiVersionOf } from "../../../runtime/definition/resource-definition.js";
import type { VendorProfile } from "../../../runtime/definition/vendor-profile.js";
import { kinds } from "../../../runtime/kinds/index.js";
import { objectsOf } from "../codegen/emit/schema-arbitrary.js";

const definitions = definitionFactories.map((create) => create(vendorProfiles["orch"] as VendorProfile, kinds));

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "object" && Object.keys(value).length === 0);

/** Everything said is still there; a version may write fields besides that were absent, and leave out those that are empty. */
function assertHolds(found: unknown, said: unknown, path: string): void {
  if (isEmpty(said)) return;
  if (typeof said !== "object" || said === null) {
    assert.equal(found, said, path);
    return;
  }
  assert.equal(typeof found, "object", `${path} is gone`);
  if (Array.isArray(said)) assert.equal((found as unknown[]).length, said.length, path);
  for (const [key, value] of Object.entries(said)) assertHolds((found as Record<string, unknown>)?.[key], value, `${path}.${key}`);
}

describe("conversions there and back", () => {
  for (const { conversion, ...definition } of definitions) {
    if (conversion.type !== "sync") continue;
    const apiVersion = apiVersionOf(definition);
    test(`${apiVersion} ${definition.kind}`, () => {
      fc.assert(
        fc.property(objectsOf(definition.schema), (content) => {
          const object = { apiVersion, kind: definition.kind, ...content } as unknown as ApiObject;
          const before = structuredClone(object);
          const stored = conversion.toStorage(object);
          const back = conversion.fromStorage(stored);
          assertHolds(back, before, "");
          const again = conversion.toStorage(back);
          assertHolds(again, stored, "stored");
          assertHolds(stored, again, "stored again");
          assert.deepEqual(object, before, "the input is as it was");
        }),
        { numRuns: 50 },
      );
    });
  }
});
