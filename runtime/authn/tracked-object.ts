/** An object that a token lives and dies with, looked at in the cache at each use and read again only after it has changed. */
import type { Clock } from "../clock/clock.js";
import type { ApiObject } from "../definition/object-meta.js";
import { objectKey } from "../registry/keys.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";

/** How long an object that is being deleted still stands for its tokens. */
const TERMINATING_GRACE_MS = 60_000;

export interface ObjectIdentity {
  /** Plural, of the core group. */
  readonly resource: string;
  readonly namespace: string;
  readonly name: string;
  readonly uid: string;
}

export class TrackedObject {
  #seen: ObjectEntry | undefined;
  #until = 0;
  readonly #find: () => ObjectEntry | undefined;

  /** `accepts` is asked of each new state besides name, uid and deletion. */
  constructor(
    registry: ResourceRegistry,
    private readonly identity: ObjectIdentity,
    private readonly clock: Clock,
    private readonly accepts: (object: Readonly<ApiObject>) => boolean = () => true,
  ) {
    const store = registry.stored("", "v1", identity.resource)?.store;
    const key = store === undefined ? "" : objectKey(store.prefix, identity.namespace, identity.name);
    this.#find = () => store?.cache.get(key);
  }

  /** Whether it is there, is the very same and is not long in deletion. */
  holds(): boolean {
    const entry = this.#find();
    if (entry === undefined) return false;
    if (entry !== this.#seen) {
      this.#seen = entry;
      this.#until = this.#judge(entry.shared());
    }
    return this.clock.now() < this.#until;
  }

  /** Until when this state stands for the token. */
  #judge(object: Readonly<ApiObject>): number {
    const { uid, deletionTimestamp } = object.metadata;
    if (uid !== this.identity.uid || !this.accepts(object)) return 0;
    return deletionTimestamp === undefined ? Number.POSITIVE_INFINITY : Date.parse(deletionTimestamp) + TERMINATING_GRACE_MS;
  }
}

/** Resolves when the cache shows every acknowledged write: a token made a moment ago elsewhere is good here. */
export async function freshObjects(registry: ResourceRegistry, resources: readonly string[]): Promise<void> {
  await Promise.all(resources.map((resource) => registry.stored("", "v1", resource)?.store.cache.fresh()));
}
