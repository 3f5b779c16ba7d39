/** An object that a token lives and dies with, looked at in the cache at each use and read again only after it has changed. */
import type { Clock } from "../clock/clock.js";
import { objectKey } from "../registry/keys.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import { readMetadataMembers } from "../registry/stored-object.js";

/** How long an object that is being deleted still stands for the tokens bound to it. */
export const TERMINATING_GRACE_MS = 60_000;

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

  /** `graceMs` is how long it still stands for the token once it is being deleted; `accepts` is asked of each new state besides. */
  constructor(
    registry: ResourceRegistry,
    private readonly identity: ObjectIdentity,
    private readonly clock: Clock,
    private readonly graceMs: number,
    private readonly accepts: (entry: ObjectEntry) => boolean = () => true,
  ) {
    const store = registry.stored("", "v1", identity.resource)?.store;
    const key = store === undefined ? "" : objectKey(store.prefix, identity.namespace, identity.name);
    this.#find = () => store?.cache.get(key);
  }

  /** Whether it is there, is the very same and not in deletion for too long. */
  holds(): boolean {
    const entry = this.#find();
    if (entry === undefined) return false;
    if (entry !== this.#seen) {
      this.#seen = entry;
      this.#until = this.#judge(entry);
    }
    return this.clock.now() < this.#until;
  }

  /** Until when this state stands for the token. */
  #judge(entry: ObjectEntry): number {
    const { uid, deletionTimestamp } = readMetadataMembers(entry, ["uid", "deletionTimestamp"]);
    if (uid !== this.identity.uid || !this.accepts(entry)) return 0;
    return deletionTimestamp === undefined ? Number.POSITIVE_INFINITY : Date.parse(deletionTimestamp) + this.graceMs;
  }
}

/** Resolves when the cache shows every acknowledged write: a token made a moment ago elsewhere is good here. */
export async function freshObjects(registry: ResourceRegistry, resources: readonly string[]): Promise<void> {
  await Promise.all(resources.map((resource) => registry.stored("", "v1", resource)?.store.cache.fresh()));
}
