/** Who is owned by whom: an index of the objects that name owners, and of nothing else. */
import type { ObjectMeta, OwnerReference } from "../definition/object-meta.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ResourceStore } from "../registry/resource-store.js";

/** An object that names owners. */
export interface Dependent {
  readonly store: ResourceStore;
  readonly key: string;
}

const OWNER_REFERENCES = Buffer.from('"ownerReferences":[');

/** Owner references of an entry; parses only objects whose bytes mention some. */
export function ownersOf(entry: ObjectEntry): readonly OwnerReference[] {
  return entry.json.includes(OWNER_REFERENCES) ? (entry.metadata().ownerReferences ?? []) : [];
}

const TERMINATING = Buffer.from('"deletionTimestamp":"');

/** Metadata of an object that is being deleted, undefined for others. */
export function terminatingMetadata(entry: ObjectEntry): ObjectMeta | undefined {
  if (!entry.json.includes(TERMINATING)) return undefined;
  const metadata = entry.metadata();
  return metadata.deletionTimestamp === undefined ? undefined : metadata;
}

export class OwnerGraph {
  readonly #dependents = new Map<string, Dependent>();
  readonly #owners = new Map<string, readonly string[]>();
  readonly #byOwner = new Map<string, Set<string>>();

  /** Records the owners of an object; true when it has some. */
  set(store: ResourceStore, entry: ObjectEntry): boolean {
    const uids = ownersOf(entry).map(({ uid }) => uid);
    if (uids.length === 0) {
      this.remove(entry.key);
      return false;
    }
    const known = this.#owners.get(entry.key);
    if (known !== undefined && known.length === uids.length && known.every((uid, index) => uid === uids[index])) return true;
    this.remove(entry.key);
    this.#dependents.set(entry.key, { store, key: entry.key });
    this.#owners.set(entry.key, uids);
    for (const uid of uids) {
      const owned = this.#byOwner.get(uid);
      if (owned === undefined) this.#byOwner.set(uid, new Set([entry.key]));
      else owned.add(entry.key);
    }
    return true;
  }

  remove(key: string): readonly string[] {
    const uids = this.#owners.get(key) ?? [];
    for (const uid of uids) {
      const owned = this.#byOwner.get(uid);
      owned?.delete(key);
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

  /** Objects that name this owner. */
  dependentsOf(uid: string): readonly Dependent[] {
    return [...(this.#byOwner.get(uid) ?? [])].map((key) => this.#dependents.get(key) as Dependent);
  }
}
