import assert from "node:assert/strict";
import { test } from "node:test";
import type { ManagedFieldsEntry } from "../../../../runtime/definition/object-meta.js";
import { ScaleOwners } from "../../../../runtime/fields/managed-fields/scale-owners.js";
import { leastShare } from "../../../support/yardstick.js";

const COUNT = 10_000;
const path = ["spec", "replicas"];
const scaleOwners = new ScaleOwners({
  object: { apiVersions: ["apps/v1"], apiVersion: "apps/v1", path },
  scale: { apiVersion: "autoscaling/v1", path },
});
const entry = (apiVersion: string, manager: string): ManagedFieldsEntry => ({
  manager,
  operation: "Apply",
  apiVersion,
  fieldsType: "FieldsV1",
  fieldsV1: { "f:spec": { "f:replicas": {} } },
});
const inScale = (manager: string): ManagedFieldsEntry => entry("autoscaling/v1", manager);
const inObject = (manager: string): ManagedFieldsEntry => entry("apps/v1", manager);

test("SSA-24 who owns the number in the scale owns it in the object: who did keeps its entry, who does not loses it", () => {
  const kept = inObject("b");
  const owners = scaleOwners.toObject([inScale("c"), inScale("b")], [inObject("a"), kept]);
  assert.deepEqual(owners, [inObject("b"), inObject("c")]);
  assert.equal(owners?.[0], kept);
});

test(`LIM-05 ${COUNT} owners of a scale take no longer than reading them, when the object has as many others`, () => {
  const names = Array.from({ length: COUNT }, (_, index) => `manager-of-replicas-${index}`);
  const sent = names.map(inScale);
  const stored = names.map((name) => inObject(`${name}-before`));
  const share = leastShare(20, () => assert.equal(scaleOwners.toObject(sent, stored)?.length, COUNT));
  assert.ok(share < 20, `${share.toFixed(1)} times the yardstick`);
});
