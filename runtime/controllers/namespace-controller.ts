/** Empties terminating namespaces, says in their status what remains, and lets them go (NS-01, NS-05). */

import type { Namespace } from "../../generated/core/v1/types.js";
import type { WorkQueue } from "../client/kit/work-queue.js";
import { type Steps, soonOf } from "../codec/lists/steps.js";
import type { ApiObject } from "../definition/object-meta.js";
import { CacheFollower } from "../registry/followers/cache-follower.js";
import type { ObjectAccess } from "../registry/handlers.js";
import { collectionPrefix, objectKey } from "../registry/keys.js";
import { namespaceFinalizers } from "../registry/namespace-state.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import { timestamp } from "../registry/resource-core.js";
import type { ResourceStore } from "../registry/resource-store.js";
import { readMetadataItems } from "../registry/stored-object.js";
import { CachedObjects } from "./cached-objects.js";
import type { Controller, ControllerOptions } from "./controller.js";
import { objectsOf } from "./dynamic-objects.js";
import { loopQueue } from "./loop-queue.js";
import { type RemainingContent, setConditions } from "./namespace-conditions.js";
import { isEnding } from "./owner-graph.js";

/** Namespaces emptied at the same time: most of it is to wait, also for webhooks, and whose a namespace is nobody knows. */
const PARALLEL = 64;
/** Objects of a resource whose finalizers are counted for the status, and finalizers of each; the rest is only counted. */
const FINALIZER_SAMPLE = 1_000;
const FINALIZERS_OF_ONE = 200;
/** Finalizers that are told apart in the status. */
const FINALIZERS_TOLD = 200;
/** Between two looks at a namespace as long as there is something left of a resource, milliseconds: thousands may go one after the other. */
const PAUSE_MS = 250;

/** A namespace that waits for its content to go. */
interface Awaited {
  readonly followers: readonly CacheFollower[];
  /** Whose objects may not end yet, in that something has come, or may have been missed, or could not be deleted. */
  readonly undeleted: Set<ResourceStore>;
}

/** Starts the loop; does nothing on a server that serves no namespaces. */
export function startNamespaceController(options: ControllerOptions): Controller {
  const namespaces = options.registry.stored("", "v1", "namespaces")?.store;
  if (namespaces === undefined) return { stop: () => undefined };
  return new NamespaceController(options, namespaces);
}

class NamespaceController implements Controller {
  readonly #statuses: CachedObjects<Namespace>;
  readonly #finalizers: CachedObjects<Namespace>;
  readonly #queue: WorkQueue;
  readonly #follower: CacheFollower;
  readonly #unfollow: () => void;
  /** What terminating namespaces wait for, by namespace. */
  readonly #contents = new Map<string, Awaited>();

  constructor(
    private readonly options: ControllerOptions,
    private readonly namespaces: ResourceStore,
  ) {
    const cached = options.registry.services.resource("", "v1", "namespaces") as ObjectAccess;
    const { status, finalize } = options.clients.core.v1.namespaces;
    this.#statuses = new CachedObjects(cached, (namespace) => status.replace(namespace.metadata.name, namespace));
    this.#finalizers = new CachedObjects(cached, (namespace) => finalize.replace(namespace.metadata.name, namespace));
    this.#queue = loopQueue({
      parallel: PARALLEL,
      work: (name) => this.#finish(name),
      failed: options.failed,
    });
    this.#follower = new CacheFollower({
      store: namespaces,
      present: (entry) => this.#look(entry),
      settled: () => {
        for (const name of [...this.#contents.keys()]) if (this.#find(name) === undefined) this.#forget(name);
      },
      changed: ({ current, previous }) => {
        if (current !== undefined) this.#look(current);
        else if (previous !== undefined) this.#forget(previous.name);
      },
    });
    this.#unfollow = options.registry.follow({ added: () => this.#lookAgain(), removed: () => this.#lookAgain() });
  }

  /** What is served from now on, or no longer, may be in the way of a namespace that ends. */
  #lookAgain(): void {
    for (const name of [...this.#contents.keys()]) {
      this.#forget(name);
      this.#queue.add(name);
    }
  }

  stop(): void {
    this.#unfollow();
    this.#queue.close();
    this.#follower.close();
    for (const name of [...this.#contents.keys()]) this.#forget(name);
  }

  #look(entry: ObjectEntry): void {
    if (isEnding(entry.view()) && entry.metadataMember("deletionTimestamp") !== undefined) this.#queue.add(entry.name);
  }

  #find(name: string): ObjectEntry | undefined {
    return this.namespaces.cache.get(objectKey(this.namespaces.prefix, "", name));
  }

  /** Everything that can be done now for one namespace; what it waits for brings it back. */
  async #finish(name: string): Promise<void> {
    const entry = this.#find(name);
    const namespace = await entry?.read();
    if (namespace?.metadata.deletionTimestamp === undefined) return;
    if (!namespaceFinalizers(namespace).includes(this.options.registry.profile.namespaceFinalizer)) return;
    const failures = await this.#deleteContent(name);
    const looked = soonOf(this.#remaining(name, failures));
    // Nothing comes between finding nothing and asking for creations: only what is there takes time.
    const remaining = looked instanceof Promise ? await looked : looked;
    const underWay = remaining.objects.size === 0 ? this.options.registry.creations.ended(name) : undefined;
    if (underWay !== undefined) {
      await underWay;
      return this.#finish(name);
    }
    // Also when nothing is left: a namespace that others hold is not to say for ever what it waited for.
    await this.#report(name, remaining);
    if (remaining.objects.size === 0) {
      await this.#release(name);
      this.#forget(name);
      return;
    }
    this.#follow(name);
    if (failures.length > 0) throw new Error(`content of namespace ${name} cannot be deleted: ${failures.join("; ")}`);
  }

  /** Asks for the deletion of everything, resource by resource in the order of definitions; gives the texts of failures. */
  async #deleteContent(name: string): Promise<string[]> {
    const failures: string[] = [];
    const undeleted = this.#contents.get(name)?.undeleted;
    for (const store of this.#stores()) {
      if (store.cache.snapshot().count(collectionPrefix(store.prefix, name)) === 0) continue;
      // What ends already would be looked at, all of it, whenever one object goes.
      if (undeleted?.delete(store) === false) continue;
      try {
        await objectsOf(this.options, store, name)?.deleteCollection({ propagationPolicy: "Background" });
      } catch (error) {
        undeleted?.add(store);
        failures.push(error instanceof Error ? error.message : String(error));
      }
    }
    return failures;
  }

  *#remaining(name: string, failures: readonly string[]): Steps<RemainingContent> {
    const objects = new Map<string, number>();
    const finalizers = new Map<string, number>();
    for (const { cache, prefix, definition } of this.#stores()) {
      const snapshot = cache.snapshot();
      const within = collectionPrefix(prefix, name);
      const count = snapshot.count(within);
      if (count > 0) objects.set(`${definition.resource}.${definition.group}`, count);
      let sampled = 0;
      for (const entry of snapshot.entries(within)) {
        if (sampled++ === FINALIZER_SAMPLE) break;
        for (const finalizer of finalizersOf(entry)) {
          const known = finalizers.get(finalizer);
          if (known !== undefined || finalizers.size < FINALIZERS_TOLD) finalizers.set(finalizer, (known ?? 0) + 1);
        }
        yield;
      }
    }
    return { objects, finalizers, failures };
  }

  /** Removals from the content bring the namespace back into the queue, and so does what may have been missed: before now, or meanwhile. */
  #follow(name: string): void {
    if (this.#contents.has(name)) return;
    const undeleted = new Set<ResourceStore>();
    const followers = this.#stores().map((store) => {
      const prefix = collectionPrefix(store.prefix, name);
      return new CacheFollower({
        store,
        prefix,
        // At the start, too: nobody has seen what came between the deletion and now.
        settled: () => {
          undeleted.add(store);
          this.#queue.add(name);
        },
        changed: ({ current, previous }) => {
          if (current !== undefined) {
            if (previous === undefined) undeleted.add(store);
          } else if (store.cache.snapshot().count(prefix) > 0) this.#queue.addAfter(name, PAUSE_MS);
          else this.#queue.add(name);
        },
      });
    });
    this.#contents.set(name, { followers, undeleted });
  }

  #forget(name: string): void {
    for (const follower of this.#contents.get(name)?.followers ?? []) follower.close();
    this.#contents.delete(name);
  }

  #report(name: string, remaining: RemainingContent): Promise<void> {
    const now = timestamp(this.options.clock.now());
    return this.#statuses.change({ namespace: "", name }, (namespace) => {
      setConditions(namespace as ApiObject, remaining, now);
    });
  }

  /** Takes the finalizer off; without others the namespace goes with that write. */
  #release(name: string): Promise<void> {
    const { namespaceFinalizer } = this.options.registry.profile;
    return this.#finalizers.change({ namespace: "", name }, (namespace) => {
      const finalizers = namespaceFinalizers(namespace as ApiObject).filter((finalizer) => finalizer !== namespaceFinalizer);
      namespace.spec = { ...namespace.spec, finalizers };
    });
  }

  #stores(): ResourceStore[] {
    return this.options.registry.stores().filter(({ definition }) => definition.namespaced);
  }
}

function* finalizersOf(entry: ObjectEntry): Generator<string> {
  if (!entry.view().includes('"finalizers":[')) return;
  let count = 0;
  for (const finalizer of readMetadataItems<string>(entry, "finalizers")) {
    if (count++ === FINALIZERS_OF_ONE) return;
    yield finalizer;
  }
}
