/** Keys of objects in the store: `/registry/<group or core>/<resource>/` then `<namespace>!<name>` or `<name>`. */

/** `!` sorts below every character a namespace may hold, so key order is namespace, then name (LIST-26). */
const SEPARATOR = "!";

/** Prefix of all objects of a resource. */
export function resourcePrefix(group: string, resource: string): string {
  return `/registry/${group === "" ? "core" : group}/${resource}/`;
}

/**
 * Prefix of the objects in one namespace; "" is all namespaces and cluster scope. No namespace holds the separator, though paths may say so,
 * and names behind it may hold it: such a one has a place of its own, in which nothing is.
 */
export function collectionPrefix(prefix: string, namespace: string): string {
  if (namespace === "") return prefix;
  return namespace.includes(SEPARATOR) ? prefix + SEPARATOR : `${prefix}${namespace}${SEPARATOR}`;
}

/** The key that was asked for last: a request asks for its own several times, and a new text would be put together and hashed each time. */
let last = { prefix: "", namespace: "", name: "", key: "" };

/** Key of one object; `namespace` is "" at cluster scope. */
export function objectKey(prefix: string, namespace: string, name: string): string {
  if (name === last.name && namespace === last.namespace && prefix === last.prefix) return last.key;
  last = { prefix, namespace, name, key: collectionPrefix(prefix, namespace) + name };
  return last.key;
}

/** Where the separator of a namespaced key is. */
export function separatorOf(key: string, prefixLength: number): number {
  return key.indexOf(SEPARATOR, prefixLength);
}

export interface ObjectPlace {
  /** "" at cluster scope. */
  readonly namespace: string;
  readonly name: string;
}

/** What {@link objectKey} made the key of. Names at cluster scope may hold the separator. */
export function placeOfKey(key: string, prefix: string, namespaced: boolean): ObjectPlace {
  if (!namespaced) return { namespace: "", name: key.slice(prefix.length) };
  const separator = separatorOf(key, prefix.length);
  return { namespace: key.slice(prefix.length, separator), name: key.slice(separator + 1) };
}

/** Namespace of a key of any resource, "" of most at cluster scope: by it objects of one namespace share places and turns. */
export function namespaceOfKey(key: string): string {
  const begin = key.lastIndexOf("/") + 1;
  const end = key.indexOf(SEPARATOR, begin);
  return end < 0 ? "" : key.slice(begin, end);
}
