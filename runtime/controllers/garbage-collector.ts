/**
 * Removes objects whose owners are all gone, and serves the `foregroundDeletion` and `orphan` finalizers (DEL-08, DEL-09). It decides
 * on the caches' present state and guards each write by uid and version, so a decision that has aged does nothing.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import { WorkQueue } from "../client/kit/work-queue.js";
import type { ApiObject, OwnerReference } from "../definition/object-meta.js";
import { hasReason } from "../errors/status.js";
import { CacheFollower } from "../registry/followers/cache-follower.js";
import { objectKey } from "../registry/keys.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ObjectTarget } from "../registry/options.js";
import type { ResourceStore } from "../registry/resource-store.js";
import { FOREGROUND_FINALIZER, ORPHAN_FINALIZER } from "../registry/write/deletion-plan.js";
import type { CacheChange } from "../storage/cache/resource-cache.js";
import type { Controller, ControllerOptions } from "./controller.js";
import { type Dependent, OwnerGraph, ownersOf, terminatingMetadata } from "./owner-graph.js";

/** Objects worked on at the same time. */
const PARALLEL = 32;
/** Owners of one object that are looked up before other work may run. */
const OWNERS_PER_TURN = 256;

/** What an owner reference means at the moment. */
type OwnerState =
  /** There, and staying. */
  | "solid"
  /** Certainly not there. */
  | "absent"
  /** There until its dependents are gone. */
  | "waiting"
  /** Of a kind, or in a place, that cannot be looked up: never a reason to delete. */
  | "unresolvable";

export function startGarbageCollector(options: ControllerOptions): Controller {
  return new GarbageCollector(options);
}

class GarbageCollector implements Controller {
  readonly #graph = new OwnerGraph();
  readonly #stores = new Map<string, ResourceStore>();
  readonly #queue: WorkQueue;
  readonly #followers = new Map<ResourceStore, CacheFollower>();
  readonly #unfollow: () => void;

  constructor(private readonly options: ControllerOptions) {
    this.#queue = new WorkQueue({
      parallel: PARALLEL,
      work: (key) => this.#work(key),
      failed: options.failed,
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
    const follower = new CacheFollower({
      store,
      present: (entry) => this.#look(store, entry),
      changed: (change) => this.#changed(store, change),
    });
    this.#followers.set(store, follower);
    for (const key of this.#graph.keys()) this.#queue.add(key);
  }

  /** Objects of a kind that is served no longer are nobody's dependents, and owners that cannot be looked up. */
  #forgetStore(store: ResourceStore): void {
    this.#followers.get(store)?.close();
    this.#followers.delete(store);
    if (this.#stores.get(store.prefix) !== store) return;
    this.#stores.delete(store.prefix);
    for (const key of [...this.#graph.keys()]) if (key.startsWith(store.prefix)) this.#graph.remove(key);
  }

  #changed(store: ResourceStore, { current, previous, key }: CacheChange<ObjectEntry>): void {
    if (current !== undefined) {
      this.#look(store, current);
      return;
    }
    // Owners that wait for this dependent, then dependents that lost this owner.
    this.#addOwners(previous, this.#graph.remove(key));
    if (previous === undefined || this.#graph.empty) return;
    for (const dependent of this.#graph.dependentsOf(previous.metadata().uid as string)) this.#queue.add(dependent.key);
  }

  #look(store: ResourceStore, entry: ObjectEntry): void {
    const uids = this.#graph.remove(entry.key);
    const owned = this.#graph.set(store, entry);
    if (owned) this.#queue.add(entry.key);
    this.#addOwners(entry, uids);
    const finalizers = terminatingMetadata(entry)?.finalizers ?? [];
    if (finalizers.includes(FOREGROUND_FINALIZER) || finalizers.includes(ORPHAN_FINALIZER)) this.#queue.add(entry.key);
  }

  /** Brings waiting owners back when a dependent of them changes or goes. */
  #addOwners(dependent: ObjectEntry | undefined, uids: readonly string[]): void {
    if (dependent === undefined || uids.length === 0) return;
    const former = new Set(uids);
    const seen = new Set<ObjectEntry>();
    for (const reference of ownersOf(dependent)) {
      if (!former.has(reference.uid)) continue;
      const owner = this.#findOwner(dependent, reference);
      if (owner === undefined || owner === "unresolvable" || seen.has(owner)) continue;
      seen.add(owner);
      if (terminatingMetadata(owner) !== undefined) this.#queue.add(owner.key);
    }
  }

  async #work(key: string): Promise<void> {
    const store = this.#stores.get(key.slice(0, key.lastIndexOf("/") + 1));
    const entry = store?.cache.get(key);
    if (store === undefined || entry === undefined) return;
    try {
      const finalizers = terminatingMetadata(entry)?.finalizers ?? [];
      if (finalizers.includes(ORPHAN_FINALIZER)) await this.#orphan(store, entry);
      else if (finalizers.includes(FOREGROUND_FINALIZER)) await this.#deleteInForeground(store, entry);
      else await this.#collect(store, entry);
    } catch (error) {
      if (!hasReason(error, "NotFound")) throw error;
    }
  }

  /** Decides the fate of an object by the state of its owners. */
  async #collect(store: ResourceStore, entry: ObjectEntry): Promise<void> {
    if (terminatingMetadata(entry) !== undefined) return;
    const owners = ownersOf(entry);
    const states = await this.#statesOf(entry, owners);
    // While one owner is unknown nothing is known of its dependents.
    if (states.includes("unresolvable")) return;
    const gone = owners.filter((_, index) => states[index] === "absent" || states[index] === "waiting");
    if (gone.length === 0) return;
    if (gone.length < owners.length) return this.#dropOwners(store, entry, new Set(gone.map(({ uid }) => uid)));
    const dependents = this.#graph.dependentsOf(uidOf(entry));
    if (states.includes("waiting") && dependents.length > 0) {
      await this.#unblockCircle(store, entry, dependents);
      return this.#delete(store, entry, "Foreground");
    }
    const { finalizers = [] } = entry.metadata();
    if (finalizers.includes(ORPHAN_FINALIZER)) return this.#delete(store, entry, "Orphan");
    return this.#delete(store, entry, finalizers.includes(FOREGROUND_FINALIZER) ? "Foreground" : "Background");
  }

  /** Deletes dependents; the owner goes when none that blocks it is left. */
  async #deleteInForeground(store: ResourceStore, owner: ObjectEntry): Promise<void> {
    const uid = uidOf(owner);
    let blocked = false;
    for (const { store: dependents, key } of this.#graph.dependentsOf(uid)) {
      const reference = this.#referenceTo(dependents.cache.get(key), owner, uid);
      if (reference === undefined) continue;
      blocked ||= reference.blockOwnerDeletion === true;
      this.#queue.add(key);
    }
    if (!blocked) await this.#dropFinalizer(store, owner, FOREGROUND_FINALIZER);
  }

  /** Takes the owner out of its dependents' references, then lets it go. */
  async #orphan(store: ResourceStore, owner: ObjectEntry): Promise<void> {
    const uid = uidOf(owner);
    for (const { store: dependents, key } of this.#graph.dependentsOf(uid)) {
      const dependent = dependents.cache.get(key);
      if (dependent !== undefined && this.#referenceTo(dependent, owner, uid) !== undefined) {
        await this.#dropOwners(dependents, dependent, new Set([uid])).catch(ignoreMissing);
      }
    }
    await this.#dropFinalizer(store, owner, ORPHAN_FINALIZER);
  }

  /** Two objects that own each other and both wait would wait for ever. */
  async #unblockCircle(store: ResourceStore, entry: ObjectEntry, dependents: readonly Dependent[]): Promise<void> {
    const circular = dependents.some(({ store: others, key }) => {
      const other = others.cache.get(key);
      return other !== undefined && terminatingMetadata(other)?.finalizers?.includes(FOREGROUND_FINALIZER) === true;
    });
    if (!circular) return;
    await this.#change(store, entry, ({ metadata }) => {
      for (const reference of metadata.ownerReferences ?? []) reference.blockOwnerDeletion = false;
    });
  }

  /** The reference of a dependent that really means this owner. */
  #referenceTo(dependent: ObjectEntry | undefined, owner: ObjectEntry, uid: string): OwnerReference | undefined {
    if (dependent === undefined) return undefined;
    return ownersOf(dependent).find((reference) => reference.uid === uid && this.#findOwner(dependent, reference) === owner);
  }

  /** The state of each owner, some hundred at a time: an object may name tens of thousands. */
  async #statesOf(dependent: ObjectEntry, references: readonly OwnerReference[]): Promise<readonly OwnerState[]> {
    const states: OwnerState[] = [];
    const known = new Map<ObjectEntry, OwnerState>();
    for (const reference of references) {
      if (states.push(this.#stateOf(dependent, reference, known)) % OWNERS_PER_TURN === 0) await nextTurn();
    }
    return states;
  }

  #stateOf(dependent: ObjectEntry, reference: OwnerReference, known: Map<ObjectEntry, OwnerState>): OwnerState {
    const owner = this.#findOwner(dependent, reference);
    if (owner === "unresolvable") return "unresolvable";
    if (owner === undefined) return "absent";
    let state = known.get(owner);
    if (state === undefined) {
      state = terminatingMetadata(owner)?.finalizers?.includes(FOREGROUND_FINALIZER) === true ? "waiting" : "solid";
      known.set(owner, state);
    }
    return state;
  }

  /**
   * Owners are looked for in the dependent's own namespace. A cluster-scoped dependent cannot have a namespaced owner: such a
   * reference is not resolved, and the dependent stays.
   */
  #findOwner(dependent: ObjectEntry, { apiVersion, kind, name, uid }: OwnerReference): ObjectEntry | "unresolvable" | undefined {
    const slash = apiVersion.indexOf("/");
    const served = this.options.registry.storedKind(slash < 0 ? "" : apiVersion.slice(0, slash), apiVersion.slice(slash + 1), kind);
    if (served === undefined) return "unresolvable";
    const { namespaced } = served.definition;
    if (namespaced && dependent.namespace === "") return "unresolvable";
    const owner = served.store.cache.get(objectKey(served.store.prefix, namespaced ? dependent.namespace : "", name));
    return owner !== undefined && uidOf(owner) === uid ? owner : undefined;
  }

  async #delete(store: ResourceStore, entry: ObjectEntry, propagationPolicy: string): Promise<void> {
    const preconditions = { uid: uidOf(entry), resourceVersion: entry.resourceVersion };
    await store.delete(this.options.context, targetOf(store, entry), { preconditions, propagationPolicy });
  }

  #dropOwners(store: ResourceStore, entry: ObjectEntry, uids: ReadonlySet<string>): Promise<void> {
    return this.#change(store, entry, ({ metadata }) => {
      metadata.ownerReferences = (metadata.ownerReferences ?? []).filter(({ uid }) => !uids.has(uid));
    });
  }

  #dropFinalizer(store: ResourceStore, entry: ObjectEntry, finalizer: string): Promise<void> {
    return this.#change(store, entry, ({ metadata }) => {
      metadata.finalizers = (metadata.finalizers ?? []).filter((name) => name !== finalizer);
    });
  }

  async #change(store: ResourceStore, entry: ObjectEntry, change: (object: ApiObject) => void): Promise<void> {
    const uid = uidOf(entry);
    const compute = (current: ApiObject | undefined): ApiObject => {
      if (current?.metadata.uid === uid) change(current);
      return current as ApiObject;
    };
    await store.update(this.options.context, targetOf(store, entry), compute, {});
  }
}

function uidOf(entry: ObjectEntry): string {
  return entry.metadata().uid as string;
}

function targetOf(store: ResourceStore, { namespace, name }: ObjectEntry): ObjectTarget {
  return { definition: store.definition, namespace, name, subresource: "" };
}

function ignoreMissing(error: unknown): void {
  if (!hasReason(error, "NotFound")) throw error;
}
