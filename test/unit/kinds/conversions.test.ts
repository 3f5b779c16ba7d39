/** VER-13: whatever a version can say survives being stored in another one; held for every kind with versions that differ. */
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

describe("conversions there and back", () => {
  for (const { conversion, ...definition } of definitions) {
    if (conversion.type !== "sync") continue;
    const apiVersion = apiVersionOf(definition);
    test(`${apiVersion} ${definition.kind}`, () => {
      fc.assert(
        fc.property(objectsOf(definition.schema), (content) => {
          const object = { apiVersion, kind: definition.kind, ...content } as unknown as ApiObject;
          const before = structuredClone(object);
          assert.deepEqual(conversion.fromStorage(conversion.toStorage(object)), before);
          assert.deepEqual(object, before, "the input is as it was");
        }),
        { numRuns: 50 },
      );
    });
  }
});
