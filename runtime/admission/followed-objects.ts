/**
 * Objects that a plugin has to know before it is asked: read once per change, found by namespace and name. Of one that cannot be read the
 * last version that could be holds on: a broken limit still limits as it did.
 */
import { inSlices, type Steps } from "../codec/lists/steps.js";
import type { ApiObject } from "../definition/object-meta.js";
import { type FollowedIndex, followIndex } from "../registry/followers/index-follower.js";
import { placeOfKey } from "../registry/keys.js";
import { LARGE_BYTES } from "../registry/large-objects.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";

export interface FollowedResource {
  readonly group: string;
  readonly version: string;
  readonly resource: string;
}

export class FollowedObjects<T> {
  readonly #none: ReadonlyMap<string, T> = new Map();
  readonly #byNamespace = new Map<string, Map<string, T>>();
  /** Of large objects, which are read before they are told of. */
  readonly #readAhead = new WeakMap<ObjectEntry, { readonly value: T | undefined }>();
  #followed: FollowedIndex | undefined;

  /** `read` makes of an object what the plugin needs; undefined for those that it need not know. `steps` is the same, for large ones. */
  constructor(
    private readonly registry: ResourceRegistry,
    private readonly resource: FollowedResource,
    private readonly read: (object: Readonly<ApiObject>) => T | undefined,
    private readonly steps?: (object: Readonly<ApiObject>) => Steps<T | undefined>,
  ) {}

  /** Resolves when all that is there is known. Follows nothing on a server that does not serve the resource. */
  open(): Promise<void> | undefined {
    const { group, version, resource } = this.resource;
    const store = this.registry.stored(group, version, resource)?.store;
    if (store === undefined) return undefined;
    const { namespaced } = store.definition;
    this.#followed = followIndex(store, {
      keepsLastGood: true,
      readAhead: (entry) => this.#ahead(entry),
      set: (entry) => {
        const known = this.#readAhead.get(entry);
        this.#set(entry.namespace, entry.name, known === undefined ? this.read(entry.shared()) : known.value);
      },
      remove: (key) => {
        const { namespace, name } = placeOfKey(key, store.prefix, namespaced);
        this.#set(namespace, name, undefined);
      },
    });
    return this.#followed.ready;
  }

  close(): void {
    this.#followed?.close();
    this.#followed = undefined;
  }

  /** By name; of a resource without namespaces those of "". As new as the cache. */
  in(namespace: string): ReadonlyMap<string, T> {
    this.#followed?.catchUp();
    return this.#byNamespace.get(namespace) ?? this.#none;
  }

  /** Whether there is none. As new as the cache. */
  get isEmpty(): boolean {
    this.#followed?.catchUp();
    return this.#byNamespace.size === 0;
  }

  #ahead(entry: ObjectEntry): Promise<void> | undefined {
    const { steps } = this;
    if (steps === undefined || entry.size < LARGE_BYTES || this.#readAhead.has(entry)) return undefined;
    const reading = async (): Promise<T | undefined> => inSlices(steps(await entry.read()));
    return reading().then(
      (value) => void this.#readAhead.set(entry, { value }),
      // Whoever takes it in is told why it cannot be read.
      () => undefined,
    );
  }

  #set(namespace: string, name: string, value: T | undefined): void {
    const known = this.#byNamespace.get(namespace);
    if (value === undefined) {
      if (known?.delete(name) && known.size === 0) this.#byNamespace.delete(namespace);
    } else if (known === undefined) {
      this.#byNamespace.set(namespace, new Map([[name, value]]));
    } else {
      known.set(name, value);
    }
  }
}
