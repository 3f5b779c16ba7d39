/** Bounds the number of owners by update, so that objects that many clients write do not grow without end. */
import type { FieldSet } from "../field-set/field-set.js";
import { unionOf } from "../field-set/set-algebra.js";
import { compareText, type Owner } from "./owner.js";

/** Owners by update that an object may have; the oldest are folded together beyond it. */
const UPDATERS_MAX = 10;

/** Manager of what was folded, one entry for each version. */
const ANCIENT_CHANGES = "ancient-changes";

/** Owners that become one; their sets are joined at the end, all at once. */
interface Fold {
  readonly apiVersion: string;
  readonly sets: FieldSet[];
  time: string | undefined;
}

/** At most {@link UPDATERS_MAX} owners by update, as far as their versions allow. Appliers are left alone. */
export function capUpdaters(owners: readonly Owner[]): readonly Owner[] {
  const oldestFirst = owners.filter((owner) => owner.operation === "Update").sort(compareAge);
  const excess = oldestFirst.length - UPDATERS_MAX;
  if (excess <= 0) return owners;
  const folding = new Folding(owners);
  for (const owner of oldestFirst) {
    if (folding.folded >= excess) break;
    folding.visit(owner);
  }
  return folding.folded === 0 ? owners : folding.owners();
}

class Folding {
  folded = 0;
  readonly #left: Set<Owner | Fold>;
  readonly #buckets = new Map<string, Owner | Fold>();
  readonly #firstOfVersion = new Map<string, Owner>();

  constructor(owners: readonly Owner[]) {
    this.#left = new Set(owners);
    for (const owner of owners) {
      if (isBucket(owner) && !this.#buckets.has(owner.apiVersion)) this.#buckets.set(owner.apiVersion, owner);
    }
  }

  /** Puts an owner into the bucket of its version, which begins as the oldest one. */
  visit(owner: Owner): void {
    const { apiVersion } = owner;
    const first = this.#firstOfVersion.get(apiVersion);
    if (first === undefined) {
      this.#firstOfVersion.set(apiVersion, owner);
      return;
    }
    const bucket = this.#buckets.get(apiVersion);
    const base = bucket === undefined || bucket === owner ? first : bucket;
    const fold: Fold = "sets" in base ? base : { apiVersion, sets: [base.set], time: undefined };
    fold.sets.push(owner.set);
    fold.time = owner.time;
    this.#left.delete(owner);
    this.#left.delete(base);
    this.#left.add(fold);
    this.#buckets.set(apiVersion, fold);
    this.folded++;
  }

  owners(): readonly Owner[] {
    return [...this.#left].map((owner) => {
      if (!("sets" in owner)) return owner;
      const { apiVersion, sets, time } = owner;
      return { manager: ANCIENT_CHANGES, operation: "Update", apiVersion, subresource: "", set: unionOf(sets), time };
    });
  }
}

function isBucket({ manager, operation, subresource }: Owner): boolean {
  return manager === ANCIENT_CHANGES && operation === "Update" && subresource === "";
}

function compareAge(a: Owner, b: Owner): number {
  return compareText(a.time ?? "", b.time ?? "") || compareText(identityText(a), identityText(b));
}

function identityText({ manager, operation, apiVersion, subresource }: Owner): string {
  return JSON.stringify({ manager, operation, apiVersion, ...(subresource === "" ? {} : { subresource }) });
}
