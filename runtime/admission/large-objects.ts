/** Whether a resource has large objects: what a plugin takes of one may make a small write a large one. */
import { type FollowedIndex, followIndex } from "../registry/followers/index-follower.js";
import { LARGE_BYTES } from "../registry/large-objects.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import type { FollowedResource } from "./followed-objects.js";

export class LargeObjects {
  readonly #keys = new Set<string>();
  #followed: FollowedIndex | undefined;

  constructor(
    private readonly registry: ResourceRegistry,
    private readonly resource: FollowedResource,
  ) {}

  /** Resolves when all that is there is known. Follows nothing on a server that does not serve the resource. */
  open(): Promise<void> | undefined {
    const { group, version, resource } = this.resource;
    const store = this.registry.stored(group, version, resource)?.store;
    if (store === undefined) return undefined;
    this.#followed = followIndex(store, {
      readsWhole: () => false,
      set: ({ key, size }) => void (size >= LARGE_BYTES ? this.#keys.add(key) : this.#keys.delete(key)),
      remove: (key) => this.#keys.delete(key),
    });
    return this.#followed.ready;
  }

  close(): void {
    this.#followed?.close();
    this.#followed = undefined;
  }

  /** Whether there is none. As new as the cache. */
  get isEmpty(): boolean {
    this.#followed?.catchUp();
    return this.#keys.size === 0;
  }
}
