/** A claim that waits tries its selector on volumes that are new to it, and not again on those that it was found not to select. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { bestVolume, type Claim, claimOf, type Volume, volumeOf } from "../../../runtime/controllers/volume-binding/binding-model.js";
import { UnselectedVolumes } from "../../../runtime/controllers/volume-binding/unselected-volumes.js";
import type { ApiObject } from "../../../runtime/definition/object-meta.js";
import type { VendorProfile } from "../../../runtime/definition/vendor-profile.js";

const PROFILE = { names: {} } as unknown as VendorProfile;
const volume = (name: string, labels: Record<string, string> = {}): Volume =>
  volumeOf(
    { metadata: { name, labels }, spec: { capacity: { storage: "1Gi" } }, status: { phase: "Available" } } as unknown as ApiObject,
    PROFILE,
  );
const claim = (uid: string): Claim =>
  claimOf(
    { metadata: { namespace: "a", name: "c", uid }, spec: { resources: { requests: { storage: "1Gi" } } } } as unknown as ApiObject,
    PROFILE,
  );

/** Finds a volume that is gold, and says on how many it was tried. */
function found(volumes: readonly Volume[], uid: string, unselected: UnselectedVolumes) {
  let tried = 0;
  const selector = {
    matches: (labels: Readonly<Record<string, string>>) => {
      tried++;
      return labels["kind"] === "gold";
    },
  } as unknown as Parameters<typeof bestVolume>[2];
  const steps = bestVolume(volumes, claim(uid), selector, false, () => false, unselected.of("a/c", uid, volumes.length));
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return { name: step.value?.name, tried };
}

test("PV-14 a volume that a claim does not select is tried once, and again when it has changed", () => {
  const unselected = new UnselectedVolumes();
  const volumes = Array.from({ length: 50 }, (_, index) => volume(`v${index}`));
  assert.deepEqual(found(volumes, "1", unselected), { name: undefined, tried: 50 });
  assert.deepEqual(found(volumes, "1", unselected), { name: undefined, tried: 0 });
  const changed = [volume("v0", { kind: "gold" }), ...volumes.slice(1)];
  assert.deepEqual(found(changed, "1", unselected), { name: "v0", tried: 1 });
  assert.deepEqual(found(changed, "1", unselected), { name: "v0", tried: 1 }, "what it selects is looked at each time");
});

test("PV-14 another claim of the same name, and one that is forgotten, tries all", () => {
  const unselected = new UnselectedVolumes();
  const volumes = [volume("v0"), volume("v1")];
  for (const uid of ["1", "2"]) assert.equal(found(volumes, uid, unselected).tried, 2);
  assert.equal(found(volumes, "2", unselected).tried, 0);
  unselected.forget("a/c");
  assert.equal(found(volumes, "2", unselected).tried, 2);
});

test("PV-14 what is remembered has a bound, which those that wait no more leave to others", () => {
  const unselected = new UnselectedVolumes(3);
  const volumes = [volume("v0"), volume("v1")];
  for (let round = 0; round < 3; round++) {
    const late = unselected.of("a/late", "1", 2);
    unselected.forget("a/late");
    for (const each of volumes) late.add(each);
    assert.equal(found(volumes, String(round), unselected).tried, 2);
    assert.equal(found(volumes, String(round), unselected).tried, 0);
  }
  const other = unselected.of("a/other", "1", 2);
  for (const each of volumes) other.add(each);
  assert.deepEqual(
    volumes.map((each) => other.has(each)),
    [true, false],
  );
});

test("PV-14 volumes that change ever again take no room for good", () => {
  const unselected = new UnselectedVolumes(40);
  let again = 0;
  for (let round = 0; round < 100; round++) {
    const volumes = Array.from({ length: 10 }, (_, index) => volume(`v${index}`));
    assert.equal(found(volumes, "1", unselected).tried, 10);
    again += found(volumes, "1", unselected).tried;
  }
  assert.ok(again <= 500, `${again} tried once more`);
  const other = unselected.of("a/other", "1", 1);
  const one = volume("one");
  other.add(one);
  assert.ok(other.has(one));
});
