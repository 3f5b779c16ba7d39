/** Keeps an object of one name in every namespace that is not ending: makes it, corrects it, makes it again. */
import type { Clientset } from "../../generated/client/clientset.js";
import { isAlreadyExists, isNotFound } from "../client/errors.js";
import type { WorkQueue } from "../client/kit/work-queue.js";
import type { Creatable, ObjectShape, Stored } from "../client/object-types.js";
import type { Creates, Deletes, Replaces } from "../client/resource-types.js";
import { CacheFollower } from "../registry/followers/cache-follower.js";
import type { ObjectAccess } from "../registry/handlers.js";
import { objectKey } from "../registry/keys.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ResourceStore } from "../registry/resource-store.js";
import { CachedObjects } from "./cached-objects.js";
import type { Controller, ServerControllerOptions } from "./controller.js";
import { loopQueue } from "./loop-queue.js";

/** Namespaces worked on at the same time: their objects share a durable commit. */
const PARALLEL = 32;

/** The object, without its place. */
export interface WantedObject<T extends ObjectShape> {
  /** Plural, of the core group. */
  readonly resource: string;
  readonly name: string;
  /** A new one, named so. */
  make(name: string): Creatable<T>;
  objects(clients: Clientset, namespace: string): Creates<T> & Replaces<T> & Deletes<unknown>;
  /** Whether what is there may stay as it is; absent: it may, whatever it is. */
  isRight?(object: Readonly<Stored<T>>): boolean;
  /** Makes it right. */
  correct?(object: Stored<T>): void;
  /** Whether it cannot be made right. */
  isImmutable?(object: Readonly<Stored<T>>): boolean;
}

export class ObjectPerNamespace<T extends ObjectShape> implements Controller {
  readonly #objects: CachedObjects<T>;
  readonly #queue: WorkQueue;
  readonly #followers: readonly CacheFollower[];

  constructor(
    private readonly options: ServerControllerOptions,
    private readonly wanted: WantedObject<T>,
    private readonly namespaces: ResourceStore,
    store: ResourceStore,
  ) {
    const cached = options.registry.services.resource("", "v1", wanted.resource) as ObjectAccess;
    this.#objects = new CachedObjects(cached, (object, { namespace }) => wanted.objects(options.clients, namespace).replace(object));
    this.#queue = loopQueue({
      parallel: PARALLEL,
      work: (namespace) => this.#keep(namespace),
      failed: options.failed,
    });
    const end = `!${wanted.name}`;
    this.#followers = [
      new CacheFollower({
        store: namespaces,
        present: ({ name }) => this.#queue.add(name),
        // Who ends gets nothing any more, and what is in a namespace changes with it no further.
        changed: ({ current, previous }) => {
          if (current !== undefined && previous === undefined) this.#queue.add(current.name);
        },
      }),
      new CacheFollower({
        store,
        // What went or changed unseen is found by looking at every namespace again.
        settled: () => this.lookAgain(),
        present: () => undefined,
        changed: ({ key, current, previous }) => {
          if (key.endsWith(end)) this.#queue.add((current ?? (previous as ObjectEntry)).namespace);
        },
      }),
    ];
  }

  /** Looks at every namespace: what is wanted has become another. */
  lookAgain(): void {
    for (const { name } of this.namespaces.cache.snapshot().entries(this.namespaces.prefix)) this.#queue.add(name);
  }

  stop(): void {
    this.#queue.close();
    for (const follower of this.#followers) follower.close();
  }

  async #keep(namespace: string): Promise<void> {
    if (!this.#isLasting(namespace)) return;
    const { name, objects, isRight, isImmutable } = this.wanted;
    const { clients, serverClients } = this.options;
    const place = { namespace, name };
    try {
      const object = await this.#objects.get(place);
      if (object === undefined) await objects(clients, namespace).create(this.wanted.make(name));
      else if (isRight?.(object) !== false) return;
      // One that cannot be corrected makes way for another.
      else if (isImmutable?.(object)) {
        await objects(serverClients, namespace).delete(name, { preconditions: { uid: object.metadata.uid } });
      } else
        await this.#objects.change(place, (current) => {
          this.wanted.correct?.(current);
        });
    } catch (error) {
      // Somebody else was faster, or the namespace has ended meanwhile.
      if (isAlreadyExists(error) || isNotFound(error) || !this.#isLasting(namespace)) return;
      throw error;
    }
  }

  #isLasting(namespace: string): boolean {
    const entry = this.namespaces.cache.get(objectKey(this.namespaces.prefix, "", namespace));
    return entry !== undefined && entry.metadataMember("deletionTimestamp") === undefined;
  }
}
