/** The namespace that a write goes to, as the cache has it. */
import { objectKey } from "../../registry/keys.js";
import type { ObjectEntry } from "../../registry/object-entry.js";
import type { ResourceRegistry, StoredKind } from "../../registry/resource-registry.js";

/** Undefined where namespaces are not served. */
export const namespacesOf = (registry: ResourceRegistry): StoredKind | undefined => registry.stored("", "v1", "namespaces");

/** Undefined when there is none of that name. */
export function namespaceOf(registry: ResourceRegistry, name: string, namespaces = namespacesOf(registry)): ObjectEntry | undefined {
  const store = namespaces?.store;
  return store?.cache.get(objectKey(store.prefix, "", name));
}

/** What is made of a namespace: once for each of its states, when first asked for. */
export class OfNamespaces<T> {
  readonly #made = new WeakMap<ObjectEntry, T>();

  constructor(
    private readonly registry: ResourceRegistry,
    private readonly make: (namespace: ObjectEntry) => T,
  ) {}

  /** Undefined when there is none of that name. */
  of(name: string, namespaces = namespacesOf(this.registry)): T | undefined {
    const entry = namespaceOf(this.registry, name, namespaces);
    if (entry === undefined) return undefined;
    let made = this.#made.get(entry);
    if (made === undefined) {
      made = this.make(entry);
      this.#made.set(entry, made);
    }
    return made;
  }
}
