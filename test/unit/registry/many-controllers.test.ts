/** What it takes to tell that many own an object as its controller: each mistake shows all of them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { definitionFactories } from "../../../generated/index.js";
import type { ObjectMeta } from "../../../runtime/definition/object-meta.js";
import type { ResourceDefinition } from "../../../runtime/definition/resource-definition.js";
import { fieldErrorBody } from "../../../runtime/errors/field-error.js";
import { metaErrors } from "../../../runtime/registry/validation/object-meta.js";
import { leastShare } from "../../support/yardstick.js";
import { profile } from "./registry-fixture.js";

const MAPS = definitionFactories.map((factory) => factory(profile)).find(({ resource }) => resource === "configmaps") as ResourceDefinition;

const owned = (count: number): ObjectMeta =>
  ({
    name: "a",
    namespace: "default",
    ownerReferences: Array.from({ length: count }, (_, i) => ({
      apiVersion: "v1",
      kind: "a",
      name: `a${i}`,
      uid: `u${i}`,
      controller: true,
    })),
  }) as unknown as ObjectMeta;

const told = (metadata: ObjectMeta): string[] => metaErrors(metadata, MAPS, profile).map((error) => fieldErrorBody(error));

test("META-10 one mistake for each controller after the first", () => {
  const text = 'Only one reference can have Controller set to true. Found "true" in references for';
  const shown = JSON.stringify(owned(3).ownerReferences);
  assert.deepEqual(told(owned(3)), [`Invalid value: ${shown}: ${text} a0 and a1`, `Invalid value: ${shown}: ${text} a0 and a2`]);
});

test("LIM-05 the list of owners is written once for all mistakes", () => {
  const metadata = owned(232);
  const share = leastShare(0.5, () => void assert.equal(told(metadata).length, 200));
  assert.ok(share < 0.5, `${share.toFixed(2)} times the yardstick`);
});
