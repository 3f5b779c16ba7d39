/**
 * Removes objects whose owners are all gone, and serves the `foregroundDeletion` and `orphan` finalizers (DEL-08, DEL-09). It decides
 * on the caches' present state and guards each write by uid and version, so a decision that has aged does nothing.
 */

import type { DeleteOptions } from "../client/call-options.js";
import { isConflict, isNotFound } from "../client/errors.js";
import type { WorkQueue } from "../client/kit/work-queue.js";
import { forEachOf, inSlices, type Steps, soonOf } from "../codec/lists/steps.js";
import type { JsonObject } from "../definition/json.js";
import type { OwnerReference } from "../definition/object-meta.js";
import { CacheFollower } from "../registry/followers/cache-follower.js";
import { objectKey } from "../registry/keys.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ResourceStore } from "../registry/resource-store.js";
import { readMetadataMember } from "../registry/stored-object.js";
import { FOREGROUND_FINALIZER, ORPHAN_FINALIZER } from "../registry/write/deletion-plan.js";
import type { CacheChange } from "../storage/cache/resource-cache.js";
import type { Controller, ControllerOptions } from "./controller.js";
import { objectsOf } from "./dynamic-objects.js";
import { namespacedQueue } from "./loop-queue.js";
import { type Dependent, finalizersOfEnding, isEnding, type NamedOwner, namesOwners, OwnerGraph, ownersOf } from "./owner-graph.js";
import { WaitingOwners } from "./waiting-owners.js";

/** Objects worked on at the same time, half of them at most of one namespace. */
const PARALLEL = 64;
/** Milliseconds until an owner is looked at again whose dependents have not all been told of. */
const CATCH_UP_MS = 20;
/**
 * Dependents of more owners than this are looked at a little later, a millisecond for each: their owners often go together, and a patch of
 * all that is to be done for them costs as much as one for each.
 */
const FEW_OWNERS = 8;
const LONGEST_DELAY_MS = 100;

/** What an owner reference means at the moment. */
type OwnerState =
  /** There, and staying. */
  | "solid"
  /** Certainly not there. */
  | "absent"
  /** There until its dependents are gone. */
  | "waiting"
  /** There until its dependents name it no longer, and stay. */
  | "orphaning";

/** What the owners of one object mean together. */
interface Owners {
  /** Uids of those that are absent or waiting. */
  readonly gone: ReadonlySet<string>;
  /** Uids of those that the object is to lose, and stay. */
  readonly orphaning: ReadonlySet<string>;
  readonly isWaiting: boolean;
  /** Whether there are others; "unknown" when one cannot be looked up. */
  readonly remain: "none" | "some" | "unknown";
  /** Where those that are absent were looked for. */
  readonly searched: ReadonlySet<ResourceStore>;
}

export function startGarbageCollector(options: ControllerOptions): Controller {
  return new GarbageCollector(options);
}

class GarbageCollector implements Controller {
  readonly #graph = new OwnerGraph();
  readonly #stores = new Map<string, ResourceStore>();
  readonly #waiting = new WaitingOwners();
  readonly #queue: WorkQueue;
  readonly #followers = new Map<ResourceStore, CacheFollower>();
  readonly #unfollow: () => void;

  constructor(private readonly options: ControllerOptions) {
    this.#queue = namespacedQueue({
      parallel: PARALLEL,
      work: (key) => this.#work(key),
      // Somebody else was faster: an ordinary reason to look again.
      failed: (key, error) => {
        if (!isConflict(error)) options.failed(key, error);
      },
    });
    this.#unfollow = options.registry.follow({
      added: (store) => this.#followStore(store),
      removed: (store) => this.#forgetStore(store),
    });
  }

  stop(): void {
    this.#unfollow();
    this.#queue.close();
    for (const follower of this.#followers.values()) follower.close();
  }

  /** Owners of a kind that was not served until now may be found, or found missing. */
  #followStore(store: ResourceStore): void {
    this.#stores.set(store.prefix, store);
    let given = new Set<string>();
    let isStarted = false;
    const follower = new CacheFollower({
      store,
      present: (entry) => {
        given.add(entry.key);
        return this.#isNothingToIt(entry) ? undefined : soonOf(this.#look(store, entry));
      },
      settled: () => {
        if (isStarted) this.#startedOver(store, given);
        isStarted = true;
        given = new Set();
      },
      changed: (change) => {
        const { current } = change;
        return current !== undefined && this.#isNothingToIt(current) ? undefined : soonOf(this.#changed(store, change));
      },
    });
    this.#followers.set(store, follower);
    this.#queueDependents();
  }

  #queueDependents(): void {
    for (const key of this.#graph.keys()) this.#queue.add(key);
  }

  #queueWaiting(): void {
    for (const key of this.#waiting.keys()) this.#queue.add(key);
  }

  #queueDependent(key: string): void {
    const { length } = this.#graph.ownersOf(key);
    if (length <= FEW_OWNERS) this.#queue.add(key);
    else this.#queue.addAfter(key, Math.min(length, LONGEST_DELAY_MS));
  }

  /** What went while changes were missed is nobody's dependent any more; whose owner or dependent it was is not known, so all are looked at. */
  #startedOver(store: ResourceStore, given: ReadonlySet<string>): void {
    const isGone = (key: string): boolean => key.startsWith(store.prefix) && !given.has(key);
    for (const key of [...this.#graph.keys()]) if (isGone(key)) this.#graph.remove(key);
    for (const key of [...this.#waiting.keys()]) if (isGone(key)) this.#waiting.delete(key);
    this.#queueDependents();
    this.#queueWaiting();
  }

  /** Objects of a kind that is served no longer are nobody's dependents, and owners that cannot be looked up. */
  #forgetStore(store: ResourceStore): void {
    this.#followers.get(store)?.close();
    this.#followers.delete(store);
    if (this.#stores.get(store.prefix) !== store) return;
    this.#stores.delete(store.prefix);
    for (const key of [...this.#graph.keys()]) if (key.startsWith(store.prefix)) this.#graph.remove(key);
    for (const key of [...this.#waiting.keys()]) if (key.startsWith(store.prefix)) this.#waiting.delete(key);
    this.#queueWaiting();
  }

  /** Most objects have no owners and are not ending, and had none and were not. */
  #isNothingToIt(entry: ObjectEntry): boolean {
    const { key } = entry;
    const json = entry.view();
    return !namesOwners(json) && !this.#graph.has(key) && !isEnding(json) && !this.#waiting.has(key);
  }

  *#changed(store: ResourceStore, { current, previous, key }: CacheChange<ObjectEntry>): Steps<void> {
    if (current !== undefined) {
      yield* this.#look(store, current);
      return;
    }
    this.#waiting.delete(key);
    // Owners that wait for this dependent, then dependents that lost this owner.
    yield* this.#bringBack(key, this.#graph.remove(key));
    if (previous === undefined || this.#graph.empty) return;
    yield* forEachOf(this.#graph.dependentsOf(previous.uid), ([dependent]) => this.#queueDependent(dependent.key));
  }

  *#look(store: ResourceStore, entry: ObjectEntry): Steps<void> {
    const { key } = entry;
    yield* this.#bringBack(key, yield* this.#graph.update(store, entry));
    // It may have gone while its owners were looked at.
    if (this.#stores.get(store.prefix) !== store) return;
    if (this.#graph.has(key)) this.#queueDependent(key);
    const finalizers = finalizersOfEnding(entry) ?? [];
    if (finalizers.includes(FOREGROUND_FINALIZER) || finalizers.includes(ORPHAN_FINALIZER)) {
      this.#waiting.add(key, entry.uid, finalizers.includes(ORPHAN_FINALIZER));
      this.#queue.add(key);
    } else this.#waiting.delete(key);
  }

  /** Brings back those of the owners which a dependent that has other owners, or is gone, may have kept from going. */
  *#bringBack(dependent: string, owners: readonly string[]): Steps<void> {
    if (this.#waiting.size === 0) return;
    yield* forEachOf(owners, (uid) => {
      const owner = this.#waiting.ofUid(uid);
      if (owner !== undefined && (owner.heldBy ?? dependent) === dependent) this.#queue.add(owner.key);
    });
  }

  async #work(key: string): Promise<void> {
    const store = this.#stores.get(key.slice(0, key.lastIndexOf("/") + 1));
    const entry = store?.cache.get(key);
    if (store === undefined || entry === undefined) return;
    try {
      const finalizers = finalizersOfEnding(entry);
      if (finalizers === undefined) await this.#collect(store, entry);
      else if (this.#isOrphan(key) && (await this.#leaveOwners(store, entry))) return;
      else if (finalizers.includes(ORPHAN_FINALIZER)) await this.#letGo(store, entry, ORPHAN_FINALIZER);
      else if (finalizers.includes(FOREGROUND_FINALIZER)) await this.#letGo(store, entry, FOREGROUND_FINALIZER);
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }

  /** Decides the fate of an object by the state of its owners. */
  async #collect(store: ResourceStore, entry: ObjectEntry): Promise<void> {
    let owners = await this.#ownersOf(entry);
    if (await madeFresh(owners.searched)) owners = await this.#ownersOf(entry);
    const { gone, orphaning, isWaiting, remain } = owners;
    if (orphaning.size > 0) return this.#dropOwners(store, entry, remain === "unknown" ? orphaning : new Set([...orphaning, ...gone]));
    if (remain === "unknown" || gone.size === 0) return;
    if (remain === "some") return this.#dropOwners(store, entry, gone);
    if (isWaiting) {
      if (!this.#isCaughtUp(entry.key)) return;
      if (this.#graph.isOwner(entry.uid)) {
        if (await this.#unblockCircle(store, entry)) return;
        return this.#delete(store, entry, "Foreground");
      }
    }
    const finalizers = readMetadataMember(entry, "finalizers") ?? [];
    if (finalizers.includes(ORPHAN_FINALIZER)) return this.#delete(store, entry, "Orphan");
    return this.#delete(store, entry, finalizers.includes(FOREGROUND_FINALIZER) ? "Foreground" : "Background");
  }

  /** Whether an owner is to leave the object behind. */
  #isOrphan(key: string): boolean {
    return this.#waiting.size > 0 && this.#graph.ownersOf(key).some((uid) => this.#waiting.ofUid(uid)?.isOrphaning === true);
  }

  /** Takes the owners that leave it behind out of an object that ends already. True when there are any: that change brings it back. */
  async #leaveOwners(store: ResourceStore, entry: ObjectEntry): Promise<boolean> {
    const { orphaning } = await this.#ownersOf(entry);
    if (orphaning.size === 0) return false;
    await this.#dropOwners(store, entry, orphaning);
    return true;
  }

  /** Has all dependents looked at; the owner goes when a look finds none that keeps it. */
  async #letGo(store: ResourceStore, owner: ObjectEntry, finalizer: string): Promise<void> {
    if (!this.#isCaughtUp(owner.key)) return;
    if (!(await inSlices(this.#isHeld(owner, finalizer === ORPHAN_FINALIZER)))) await this.#dropFinalizer(store, owner, finalizer);
  }

  /** Whether a dependent keeps an owner from going: one that blocks it, or any that is to lose it. An owner that has changed comes back. */
  *#isHeld(owner: ObjectEntry, isOrphaning: boolean): Steps<boolean> {
    const waiting = this.#waiting.ofUid(owner.uid);
    if (waiting === undefined || waiting.isOrphaning !== isOrphaning) return true;
    waiting.heldBy = undefined;
    for (const [{ store, key }, named] of this.#graph.dependentsOf(owner.uid)) {
      yield;
      const reference = this.#referenceTo(store.cache.get(key), named, owner);
      if (reference === undefined) continue;
      if (!waiting.isTold) this.#queueDependent(key);
      if (isOrphaning || reference.blocks) waiting.heldBy ??= key;
      if (waiting.isTold && waiting.heldBy !== undefined) return true;
    }
    waiting.isTold = true;
    return waiting.heldBy !== undefined;
  }

  /** Whether the graph is as new as the caches. While it is not, dependents may be missing in it: the key comes back then. */
  #isCaughtUp(key: string): boolean {
    for (const follower of this.#followers.values()) {
      if (follower.catchUp()) continue;
      this.#queue.addAfter(key, CATCH_UP_MS);
      return false;
    }
    return true;
  }

  /** An object and one that it owns, which waits, would wait for each other for ever. True where that is changed, which brings the object back. */
  async #unblockCircle(store: ResourceStore, entry: ObjectEntry): Promise<boolean> {
    if (!(await inSlices(this.#isInCircle(entry)))) return false;
    await this.#unblock(store, entry);
    return true;
  }

  *#isInCircle(entry: ObjectEntry): Steps<boolean> {
    const named = new Set<string>();
    for (const { uid, blockOwnerDeletion } of ownersOf(entry)) {
      yield;
      // Of several references with one uid a patch changes the first.
      if (blockOwnerDeletion === true && !named.has(uid)) return yield* this.#anyWaits(entry.uid);
      named.add(uid);
    }
    return false;
  }

  *#anyWaits(owner: string): Steps<boolean> {
    for (const [{ store, key }] of this.#graph.dependentsOf(owner)) {
      yield;
      // To look into each of them takes ten times as long.
      if (!this.#waiting.has(key)) continue;
      const entry = store.cache.get(key);
      if (entry !== undefined && finalizersOfEnding(entry)?.includes(FOREGROUND_FINALIZER) === true) return true;
    }
    return false;
  }

  /** The reference of a dependent that really means this owner. */
  #referenceTo(dependent: ObjectEntry | undefined, named: NamedOwner, owner: ObjectEntry): NamedOwner | undefined {
    if (dependent === undefined) return undefined;
    let reference: NamedOwner | undefined = named;
    while (reference !== undefined && this.#placeOf(dependent, reference)?.key !== owner.key) reference = reference.also;
    return reference;
  }

  /** What the owners of an object mean together. While one is unknown nothing is known of its dependents. */
  async #ownersOf(dependent: ObjectEntry): Promise<Owners> {
    const gone = new Set<string>();
    const orphaning = new Set<string>();
    const known = new Map<ObjectEntry, OwnerState>();
    const searched = new Set<ResourceStore>();
    let [isWaiting, isUnknown, isSolid] = [false, false, false];
    const look = function* (this: GarbageCollector): Steps<void> {
      for (const reference of ownersOf(dependent)) {
        const place = this.#placeOf(dependent, reference);
        yield;
        if (place === undefined) {
          isUnknown = true;
          continue;
        }
        const state = stateOf(ownerAt(place, reference.uid), known);
        if (state === "absent") searched.add(place.store);
        if (state === "solid") isSolid = true;
        else if (state === "orphaning") orphaning.add(reference.uid);
        else gone.add(reference.uid);
        isWaiting ||= state === "waiting";
      }
    };
    await inSlices(look.call(this));
    return { gone, orphaning, isWaiting, remain: isUnknown ? "unknown" : isSolid ? "some" : "none", searched };
  }

  /**
   * Where an owner would be: owners are looked for in the dependent's own namespace. Undefined for what cannot be looked up, which is
   * never a reason to delete: kinds that are not served, and namespaced owners of a cluster-scoped dependent.
   */
  #placeOf(
    dependent: ObjectEntry,
    { apiVersion, kind, name }: Pick<OwnerReference, "apiVersion" | "kind" | "name">,
  ): Dependent | undefined {
    const slash = apiVersion.indexOf("/");
    const served = this.options.registry.storedKind(slash < 0 ? "" : apiVersion.slice(0, slash), apiVersion.slice(slash + 1), kind);
    if (served === undefined) return undefined;
    const { store, definition } = served;
    if (definition.namespaced && dependent.namespace === "") return undefined;
    return { store, key: objectKey(store.prefix, definition.namespaced ? dependent.namespace : "", name) };
  }

  async #delete(
    store: ResourceStore,
    entry: ObjectEntry,
    propagationPolicy: NonNullable<DeleteOptions["propagationPolicy"]>,
  ): Promise<void> {
    const preconditions = { uid: entry.uid, resourceVersion: entry.resourceVersion };
    await objectsOf(this.options, store, entry.namespace)?.delete(entry.name, { preconditions, propagationPolicy });
  }

  #dropOwners(store: ResourceStore, entry: ObjectEntry, uids: ReadonlySet<string>): Promise<void> {
    return this.#patch(store, entry, {
      strategic: () => ({ ownerReferences: Array.from(uids, (uid) => ({ $patch: "delete", uid })) }),
      merge: () => ({ ownerReferences: [...ownersOf(entry)].filter(({ uid }) => !uids.has(uid)) }),
    });
  }

  #dropFinalizer(store: ResourceStore, entry: ObjectEntry, finalizer: string): Promise<void> {
    return this.#patch(store, entry, {
      strategic: () => ({ "$deleteFromPrimitiveList/finalizers": [finalizer] }),
      merge: () => ({ finalizers: (readMetadataMember(entry, "finalizers") ?? []).filter((name) => name !== finalizer) }),
    });
  }

  #unblock(store: ResourceStore, entry: ObjectEntry): Promise<void> {
    return this.#patch(store, entry, {
      strategic: () => ({
        // A reference that is there no longer would be added.
        resourceVersion: entry.resourceVersion,
        ownerReferences: this.#graph.ownersOf(entry.key).map((uid) => ({ uid, blockOwnerDeletion: false })),
      }),
      merge: () => ({ ownerReferences: Array.from(ownersOf(entry), (reference) => ({ ...reference, blockOwnerDeletion: false })) }),
    });
  }

  /** Changes metadata of this very object; where lists are replaced as a whole, of this very state of it. */
  async #patch(store: ResourceStore, entry: ObjectEntry, metadata: MetadataPatch): Promise<void> {
    const objects = objectsOf(this.options, store, entry.namespace);
    const { uid, resourceVersion, name } = entry;
    if (store.definition.origin === "generated") await objects?.patch.strategic(name, { metadata: { uid, ...metadata.strategic() } });
    else await objects?.patch.merge(name, { metadata: { uid, resourceVersion, ...metadata.merge() } });
  }
}

/** A change of metadata in both forms: resources that come at run time have no keys to merge lists by. */
interface MetadataPatch {
  strategic(): JsonObject;
  merge(): object;
}

function ownerAt({ store, key }: Dependent, uid: string): ObjectEntry | undefined {
  const owner = store.cache.get(key);
  return owner?.uid === uid ? owner : undefined;
}

function stateOf(owner: ObjectEntry | undefined, known: Map<ObjectEntry, OwnerState>): OwnerState {
  if (owner === undefined) return "absent";
  let state = known.get(owner);
  if (state === undefined) {
    const finalizers = finalizersOfEnding(owner) ?? [];
    state = finalizers.includes(ORPHAN_FINALIZER) ? "orphaning" : finalizers.includes(FOREGROUND_FINALIZER) ? "waiting" : "solid";
    known.set(owner, state);
  }
  return state;
}

/** Waits until stores show every acknowledged write; false when they do already. */
async function madeFresh(stores: Iterable<ResourceStore>): Promise<boolean> {
  const late = Array.from(stores, ({ cache }) => cache.fresh()).filter((each) => each !== undefined);
  await Promise.all(late);
  return late.length > 0;
}
