/** Bounds the number of owners by update, so that objects that many clients write do not grow without end. */
import { union } from "../field-set/set-algebra.js";
import { compareText, isSameOwner, type Owner, withSet } from "./owner.js";

/** Owners by update that an object may have; the oldest are folded together beyond it. */
export const UPDATERS_MAX = 10;

/** Manager of what was folded, one entry for each version. */
const ANCIENT_CHANGES = "ancient-changes";

/** At most {@link UPDATERS_MAX} owners by update, as far as their versions allow. Appliers are left alone. */
export function capUpdaters(owners: readonly Owner[]): readonly Owner[] {
  const oldestFirst = owners.filter((owner) => owner.operation === "Update").sort(compareAge);
  let excess = oldestFirst.length - UPDATERS_MAX;
  if (excess <= 0) return owners;
  let kept = owners;
  const firstOfVersion = new Map<string, Owner>();
  for (const owner of oldestFirst) {
    if (excess <= 0) break;
    const first = firstOfVersion.get(owner.apiVersion);
    if (first === undefined) {
      firstOfVersion.set(owner.apiVersion, owner);
      continue;
    }
    kept = fold(kept, first, owner);
    excess--;
  }
  return kept;
}

/** Puts `owner` into the bucket of its version, which begins as `first`. */
function fold(owners: readonly Owner[], first: Owner, owner: Owner): readonly Owner[] {
  const identity = { manager: ANCIENT_CHANGES, operation: "Update", apiVersion: owner.apiVersion, subresource: "" } as const;
  const bucket = owners.find((candidate) => isSameOwner(candidate, identity));
  const base = bucket === undefined || bucket === owner ? first : bucket;
  const { entry: _, ...folded } = withSet(base, union(owner.set, base.set));
  return [...owners.filter((other) => other !== owner && other !== base), { ...folded, ...identity, time: owner.time }];
}

function compareAge(a: Owner, b: Owner): number {
  return compareText(a.time ?? "", b.time ?? "") || compareText(identityText(a), identityText(b));
}

function identityText({ manager, operation, apiVersion, subresource }: Owner): string {
  return JSON.stringify({ manager, operation, apiVersion, ...(subresource === "" ? {} : { subresource }) });
}
