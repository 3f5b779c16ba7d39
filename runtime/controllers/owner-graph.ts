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

/** How a dependent names an owner; dependents that name it alike share one. */
export interface NamedOwner extends Pick<OwnerReference, "apiVersion" | "kind" | "name"> {
  /** Whether the owner is to stay until the dependent has gone. */
  readonly blocks: boolean;
  /** Another reference of the dependent with the same uid. */
  readonly also?: NamedOwner | undefined;
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
  readonly #byOwner = new Map<string, Map<Dependent, NamedOwner>>();
  #last: NamedOwner | undefined;

  /** Whether the object is known to name owners. */
  has(key: string): boolean {
    return this.#dependents.has(key);
  }

  /** Uids of the owners that an object names. */
  ownersOf(key: string): readonly string[] {
    return this.#owners.get(key) ?? [];
  }

  /** Records the owners of a state of an object, one after the other; gives the uids of those of the state before, if there are any changes. */
  *update(store: ResourceStore, entry: ObjectEntry): Steps<readonly string[]> {
    const { key } = entry;
    const former = this.ownersOf(key);
    const known = this.#dependents.get(key);
    const dependent = known?.store === store ? known : { store, key };
    if (known !== dependent) this.remove(key);
    const before = this.ownersOf(key);
    const uids = new Set<string>();
    // What is linked by now: it may be removed while others have their turn.
    const linked = [...before];
    let isChanged = before.length < former.length;
    for (const reference of ownersOf(entry)) {
      const { uid } = reference;
      this.#dependents.set(key, dependent);
      this.#owners.set(key, linked);
      if (this.#name(dependent, reference, uids.has(uid))) {
        isChanged = true;
        linked.push(uid);
      }
      uids.add(uid);
      yield;
      if (this.#dependents.get(key) !== dependent) return [];
    }
    for (const uid of before) {
      if (uids.has(uid)) continue;
      this.#unlink(dependent, uid);
      isChanged = true;
      yield;
      if (this.#dependents.get(key) !== dependent) return [];
    }
    if (uids.size > 0) this.#owners.set(key, [...uids]);
    else this.remove(key);
    return isChanged ? former : [];
  }

  remove(key: string): readonly string[] {
    const dependent = this.#dependents.get(key);
    if (dependent === undefined) return [];
    const uids = this.ownersOf(key);
    for (const uid of uids) this.#unlink(dependent, uid);
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

  /** Whether any object names this owner. */
  isOwner(uid: string): boolean {
    return this.#byOwner.has(uid);
  }

  /** Objects that name this owner, and how; those that come while the caller goes through them are given, too, unless all others have gone. */
  dependentsOf(uid: string): Iterable<readonly [Dependent, NamedOwner]> {
    return this.#byOwner.get(uid) ?? [];
  }

  /** Whether that is new. A dependent that names an owner twice, `again`, is found under both names. */
  #name(dependent: Dependent, reference: OwnerReference, again: boolean): boolean {
    const { uid } = reference;
    let owned = this.#byOwner.get(uid);
    if (owned === undefined) {
      owned = new Map();
      this.#byOwner.set(uid, owned);
    }
    const known = owned.get(dependent);
    if (!again && known !== undefined && isNamedSo(known, reference)) return false;
    const first: NamedOwner | undefined = owned.values().next().value;
    if (again) owned.set(dependent, { ...this.#named(reference), also: known });
    else owned.set(dependent, first !== undefined && isNamedSo(first, reference) ? first : this.#named(reference));
    return true;
  }

  /** Names of kinds are mostly those of the reference before, and kept once. */
  #named({ apiVersion, kind, name, blockOwnerDeletion }: OwnerReference): NamedOwner {
    const last = this.#last;
    this.#last = {
      apiVersion: last?.apiVersion === apiVersion ? last.apiVersion : apiVersion,
      kind: last?.kind === kind ? last.kind : kind,
      name,
      blocks: blockOwnerDeletion === true,
    };
    return this.#last;
  }

  #unlink(dependent: Dependent, uid: string): void {
    const owned = this.#byOwner.get(uid);
    owned?.delete(dependent);
    if (owned?.size === 0) this.#byOwner.delete(uid);
  }
}

const isNamedSo = (named: NamedOwner, { apiVersion, kind, name, blockOwnerDeletion }: OwnerReference): boolean =>
  named.also === undefined &&
  named.name === name &&
  named.kind === kind &&
  named.apiVersion === apiVersion &&
  named.blocks === (blockOwnerDeletion === true);
