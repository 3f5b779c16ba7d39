/** Keeps objects that somebody uses from going: all have a finalizer, which is taken off those that are to go and that nobody uses any more. */
import type { WorkQueue } from "../client/kit/work-queue.js";
import type { ObjectShape } from "../client/object-types.js";
import type { ApiObject } from "../definition/object-meta.js";
import { CacheFollower } from "../registry/followers/cache-follower.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ResourceStore } from "../registry/resource-store.js";
import type { CachedObjects } from "./cached-objects.js";
import type { Controller, ControllerOptions } from "./controller.js";
import { namespacedQueue } from "./loop-queue.js";
import { finalizersOfEnding } from "./owner-graph.js";

/** Half of them, at most, of one namespace. */
const PARALLEL = 16;

export interface Protection<T extends ObjectShape> {
  readonly store: ResourceStore;
  readonly objects: CachedObjects<T>;
  readonly finalizer: string;
  /** Whether an object that is to go has to wait; what it waits for has to bring it back by {@link ProtectionFinalizer.lookAt}. */
  isUsed(object: Readonly<ApiObject>, key: string): boolean | Promise<boolean>;
}

export class ProtectionFinalizer<T extends ObjectShape> implements Controller {
  readonly #finalizerBytes: Buffer;
  readonly #queue: WorkQueue;
  readonly #follower: CacheFollower;

  constructor(
    options: ControllerOptions,
    private readonly protection: Protection<T>,
  ) {
    this.#finalizerBytes = Buffer.from(JSON.stringify(protection.finalizer));
    this.#queue = namespacedQueue({
      parallel: PARALLEL,
      work: (key) => this.#settle(key),
      failed: options.failed,
    });
    this.#follower = new CacheFollower({
      store: protection.store,
      present: (entry) => this.#look(entry),
      changed: ({ current }) => {
        if (current !== undefined) this.#look(current);
      },
    });
  }

  /** Looks again at the object with this key, if there is one that waits. */
  lookAt(key: string): void {
    const entry = this.protection.store.cache.get(key);
    if (entry !== undefined) this.#look(entry);
  }

  stop(): void {
    this.#follower.close();
    this.#queue.close();
  }

  #look(entry: ObjectEntry): void {
    const isGoing = finalizersOfEnding(entry) !== undefined;
    if (isGoing === entry.view().includes(this.#finalizerBytes)) this.#queue.add(entry.key);
  }

  async #settle(key: string): Promise<void> {
    const { store, objects, finalizer, isUsed } = this.protection;
    const entry = store.cache.get(key);
    if (entry === undefined) return;
    const object = await entry.read();
    const isGoing = object.metadata.deletionTimestamp !== undefined;
    const has = object.metadata.finalizers?.includes(finalizer) === true;
    if (isGoing !== has || (isGoing && (await isUsed(object, key)))) return;
    await objects.change({ namespace: entry.namespace, name: entry.name }, ({ metadata }) => {
      if (metadata.uid !== object.metadata.uid || (metadata.deletionTimestamp !== undefined) !== isGoing) return false;
      const others = (metadata.finalizers ?? []).filter((each) => each !== finalizer);
      metadata.finalizers = isGoing ? others : [...others, finalizer];
      return undefined;
    });
  }
}
