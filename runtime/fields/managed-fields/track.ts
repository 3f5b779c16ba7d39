/** How owners change with a write: an update takes what it changes, an apply owns what it names (SSA-08 to SSA-16). */
import { EMPTY_SET, equalSets, type FieldSet, isEmptySet } from "../field-set/field-set.js";
import { difference, intersection, union } from "../field-set/set-algebra.js";
import type { Change } from "./change.js";
import { compareText, isSameOwner, type Owner, type OwnerIdentity, withSet } from "./owner.js";

/** Fields that an apply would take from their owner. */
export interface OwnedConflicts {
  readonly owner: Owner;
  readonly fields: FieldSet;
}

/** Owners after an update: the writer owns what it added or modified, besides what it owned; nobody owns what is gone. */
export function trackUpdate(owners: readonly Owner[], change: Change, writer: OwnerIdentity, now: string): readonly Owner[] {
  const claimed = change.in(writer.apiVersion)!.set.node;
  if (change.isNothing) return owners;
  const former = owners.find((owner) => isSameOwner(owner, writer));
  const rest = owners.flatMap((owner) => {
    if (owner === former && !isEmptySet(claimed)) return [];
    const left = afterChange(owner, change);
    return left === undefined ? [] : [left];
  });
  if (isEmptySet(claimed)) return rest;
  const kept = former === undefined ? undefined : afterChange(former, change);
  return [...rest, asOwner(writer, kept === undefined ? claimed : union(kept.set, claimed), former, now)];
}

/** Fields that other owners have and an apply changes, by owner. */
export function conflictsOf(owners: readonly Owner[], change: Change, applier: OwnerIdentity): OwnedConflicts[] {
  const others = owners.filter((owner) => !isSameOwner(owner, applier)).sort(compareOwners);
  if (others.length === 0) return [];
  return others.flatMap((owner) => {
    const touched = change.in(owner.apiVersion);
    const fields = touched === undefined ? EMPTY_SET : intersection(owner.set, touched.set);
    return isEmptySet(fields) ? [] : [{ owner, fields }];
  });
}

/**
 * Owners after an apply: the applier owns `set` and nothing else, others lose what changed or went. The time of its entry is that of
 * the last apply that changed something.
 */
export function trackApply(owners: readonly Owner[], change: Change, applier: OwnerIdentity, set: FieldSet, now: string): readonly Owner[] {
  const former = owners.find((owner) => isSameOwner(owner, applier));
  const others = owners.filter((owner) => owner !== former);
  const isKept = others.length === 0 || change.isNothing;
  const left = isKept ? others : others.map((owner) => afterChange(owner, change)).filter((owner) => owner !== undefined);
  if (isEmptySet(set)) return left;
  return [...left, asOwner(applier, set, former !== undefined && change.isNothing ? former : undefined, now)];
}

/** What an owner keeps; undefined when that is nothing, or its version is not served any more. */
function afterChange(owner: Owner, change: Change): Owner | undefined {
  const touched = change.in(owner.apiVersion);
  if (touched === undefined) return undefined;
  const set = difference(difference(owner.set, touched.set), touched.removed);
  return isEmptySet(set) ? undefined : withSet(owner, set);
}

/** The time of `former` holds while its set does. */
function asOwner(identity: OwnerIdentity, set: FieldSet, former: Owner | undefined, now: string): Owner {
  if (former !== undefined && former.apiVersion === identity.apiVersion && equalSets(former.set, set)) return former;
  const { manager, operation, apiVersion, subresource } = identity;
  return { manager, operation, apiVersion, subresource, set, time: now };
}

function compareOwners(a: Owner, b: Owner): number {
  return (
    compareText(a.manager, b.manager) ||
    compareText(a.operation, b.operation) ||
    compareText(a.apiVersion, b.apiVersion) ||
    compareText(a.subresource, b.subresource)
  );
}
