/** Keeps an object of one name in every namespace that is not ending: makes it, corrects it, makes it again. */
import { WorkQueue } from "../client/kit/work-queue.js";
import type { JsonObject } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import { hasReason } from "../errors/status.js";
import { CacheFollower } from "../registry/followers/cache-follower.js";
import type { ObjectAccess } from "../registry/handlers.js";
import { objectKey } from "../registry/keys.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ResourceStore } from "../registry/resource-store.js";
import type { Controller, ControllerOptions } from "./controller.js";

/** Namespaces worked on at the same time: their objects share a durable commit. */
const PARALLEL = 32;

/** The object, without its place. */
export interface WantedObject {
  /** Plural, of the core group. */
  readonly resource: string;
  readonly name: string;
  /** Members of a new one besides metadata. */
  content(): JsonObject;
  /** Whether what is there may stay as it is; absent: it may, whatever it is. */
  isRight?(object: Readonly<ApiObject>): boolean;
  /** Makes it right. */
  correct?(object: ApiObject): void;
}

export class ObjectPerNamespace implements Controller {
  readonly #objects: ObjectAccess;
  readonly #queue: WorkQueue;
  readonly #followers: readonly CacheFollower[];

  constructor(
    private readonly options: ControllerOptions,
    private readonly wanted: WantedObject,
    private readonly namespaces: ResourceStore,
    private readonly store: ResourceStore,
  ) {
    this.#objects = options.registry.services.resource("", "v1", wanted.resource) as ObjectAccess;
    this.#queue = new WorkQueue({ parallel: PARALLEL, work: (namespace) => this.#keep(namespace), failed: options.failed });
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
    const { name, content, isRight } = this.wanted;
    const place = { namespace, name };
    const { context } = this.options;
    try {
      const entry = this.store.cache.get(objectKey(this.store.prefix, namespace, name));
      if (entry === undefined) {
        await this.#objects.create(context, place, { ...content(), apiVersion: "v1", kind: "", metadata: {} });
        return;
      }
      const object = entry.shared();
      if (isRight?.(object) !== false) return;
      // One that cannot be corrected makes way for another.
      if (object["immutable"] === true) await this.#objects.delete(context, place, { uid: object.metadata.uid as string });
      else await this.#objects.update(context, place, (current) => this.wanted.correct?.(current));
    } catch (error) {
      // Somebody else was faster, or the namespace has ended meanwhile.
      if (hasReason(error, "AlreadyExists") || hasReason(error, "NotFound") || !this.#isLasting(namespace)) return;
      throw error;
    }
  }

  #isLasting(namespace: string): boolean {
    const entry = this.namespaces.cache.get(objectKey(this.namespaces.prefix, "", namespace));
    return entry !== undefined && entry.metadata().deletionTimestamp === undefined;
  }
}
