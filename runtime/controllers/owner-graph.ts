/** Who is owned by whom: an index of the objects that name owners, and of nothing else. */
import type { Steps } from "../codec/lists/steps.js";
import type { OwnerReference } from "../definition/object-meta.js";
import { LARGE_BYTES } from "../registry/large-objects.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ResourceStore } from "../registry/resource-store.js";
import { readMetadataItems, readMetadataMember } from "../registry/stored-object.js";

/** An object that names owners. */
export interface Dependent {
  readonly store: ResourceStore;
  readonly key: string;
}

/** Without the quote before it: to look for what every member begins with takes three times as long. */
const OWNER_REFERENCES = Buffer.from('ownerReferences":[');

/** Owner references of an entry; looks only into objects whose bytes mention some. */
export function ownersOf(entry: ObjectEntry): Iterable<OwnerReference> {
  if (!namesOwners(entry.view())) return [];
  // Reference by reference: it may have tens of thousands.
  if (entry.size >= LARGE_BYTES) return readMetadataItems<OwnerReference>(entry, "ownerReferences");
  return readMetadataMember(entry, "ownerReferences") ?? [];
}

/** Whether two states of an object name the same owners in the same way; looks at one after the other. */
export function* sameOwners(previous: ObjectEntry, entry: ObjectEntry): Steps<boolean> {
  if (previous === entry) return false;
  const before = ownersOf(previous)[Symbol.iterator]();
  for (const { apiVersion, kind, name, uid, blockOwnerDeletion } of ownersOf(entry)) {
    yield;
    const { value, done } = before.next();
    if (done === true || value.uid !== uid || value.blockOwnerDeletion !== blockOwnerDeletion) return false;
    if (value.name !== name || value.kind !== kind || value.apiVersion !== apiVersion) return false;
  }
  return before.next().done === true;
}

/** Whether the bytes of an object mention owner references, as those of its own metadata do. */
export const namesOwners = (json: Buffer): boolean => json.includes(OWNER_REFERENCES);

const TERMINATING = Buffer.from('deletionTimestamp":"');

/** Whether the bytes of an object mention a time of deletion. */
export const isEnding = (json: Buffer): boolean => json.includes(TERMINATING);

/** Finalizers of an object that is being deleted, undefined for others. */
export function finalizersOfEnding(entry: ObjectEntry): readonly string[] | undefined {
  if (!isEnding(entry.view()) || readMetadataMember(entry, "deletionTimestamp") === undefined) return undefined;
  return readMetadataMember(entry, "finalizers") ?? [];
}

export class OwnerGraph {
  readonly #dependents = new Map<string, Dependent>();
  readonly #owners = new Map<string, readonly string[]>();
  readonly #byOwner = new Map<string, Set<Dependent>>();

  /** Whether the object is known to name owners. */
  has(key: string): boolean {
    return this.#dependents.has(key);
  }

  /** Uids of the owners that an object names. */
  ownersOf(key: string): readonly string[] {
    return this.#owners.get(key) ?? [];
  }

  /** Records one owner after the other, of an object that is not known or was removed. */
  *record(store: ResourceStore, entry: ObjectEntry): Steps<void> {
    const { key } = entry;
    const dependent: Dependent = { store, key };
    const uids: string[] = [];
    for (const { uid } of ownersOf(entry)) {
      if (uids.length === 0) {
        this.#dependents.set(key, dependent);
        this.#owners.set(key, uids);
      }
      uids.push(uid);
      const owned = this.#byOwner.get(uid);
      if (owned === undefined) this.#byOwner.set(uid, new Set([dependent]));
      else owned.add(dependent);
      yield;
    }
  }

  remove(key: string): readonly string[] {
    const dependent = this.#dependents.get(key);
    if (dependent === undefined) return [];
    const uids = this.ownersOf(key);
    for (const uid of uids) {
      const owned = this.#byOwner.get(uid);
      owned?.delete(dependent);
      if (owned?.size === 0) this.#byOwner.delete(uid);
    }
    this.#owners.delete(key);
    this.#dependents.delete(key);
    return uids;
  }

  /** Whether any object names any owner. */
  get empty(): boolean {
    return this.#dependents.size === 0;
  }

  /** Keys of all objects that name owners. */
  keys(): Iterable<string> {
    return this.#dependents.keys();
  }

  find(key: string): Dependent | undefined {
    return this.#dependents.get(key);
  }

  /** Objects that name this owner at the moment: others may change the graph while the caller goes through them. */
  dependentsOf(uid: string): readonly Dependent[] {
    return [...(this.#byOwner.get(uid) ?? [])];
  }
}
