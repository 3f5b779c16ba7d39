/** What a client has to know of a resource to speak of it, and the paths that follow from it. */
import type { ClientProfile } from "./profile.js";

export interface GroupVersionKind {
  /** Group without the vendor's domain when `vendorGroup`; "" is the core group. */
  readonly group: string;
  /** The group's name ends in the vendor's domain, e.g. `storage.orch.io`. */
  readonly vendorGroup?: boolean;
  readonly version: string;
  readonly kind: string;
}

export interface ResourceDescriptor extends GroupVersionKind {
  /** Name in paths, e.g. `pods`. */
  readonly plural: string;
  readonly namespaced: boolean;
  /** Sub-resources with the kind of their bodies; null: the resource's own. */
  readonly subresources?: Readonly<Record<string, GroupVersionKind | null>>;
}

/** `v1`, `apps/v1`, `storage.orch.io/v1`. */
export function apiVersionOf({ group, vendorGroup, version }: GroupVersionKind, { groupDomain }: ClientProfile): string {
  if (group === "") return version;
  return `${group}${vendorGroup ? `.${groupDomain}` : ""}/${version}`;
}

/** Path of a collection; without namespace, of all of them. */
export function collectionPath(descriptor: ResourceDescriptor, profile: ClientProfile, namespace: string | undefined): string {
  const root = descriptor.group === "" ? "/api/" : "/apis/";
  const scope = namespace === undefined ? "" : `/namespaces/${segment(namespace, "namespace")}`;
  return `${root}${apiVersionOf(descriptor, profile)}${scope}/${descriptor.plural}`;
}

/** One segment of a path. Throws TypeError for an empty one, which would name the collection. */
export function segment(text: string, what = "name"): string {
  if (typeof text !== "string" || text === "" || text === "." || text === "..")
    throw new TypeError(`a ${what} is needed, not ${JSON.stringify(text)}`);
  return encodeURIComponent(text);
}

export type QueryValue = string | number | boolean;

/** A query from its parameters; absent ones are left out, lists are said item by item. */
export function queryOf(parameters: Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>): string {
  let query = "";
  for (const name in parameters) {
    const value = parameters[name];
    if (value === undefined) continue;
    for (const one of typeof value === "object" ? value : [value]) query += `${query === "" ? "" : "&"}${name}=${encodeURIComponent(one)}`;
  }
  return query;
}
