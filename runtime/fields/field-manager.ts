/** Keeps `metadata.managedFields` true on every write, and merges applied configurations (specification: Server-side apply). */
import { isJsonObject, type JsonObject, type JsonValue } from "../definition/json.js";
import type { ApiObject, ManagedFieldsEntry } from "../definition/object-meta.js";
import { apiVersionOf, type ResourceDefinition } from "../definition/resource-definition.js";
import type { Schema } from "../definition/schema.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { deepEqual } from "../schema/deep-equal.js";
import { conform } from "./conform.js";
import { deepCopy } from "./deep-copy.js";
import { EMPTY_SET, type FieldSet, isEmptySet } from "./field-set/field-set.js";
import { difference, isSubset } from "./field-set/set-algebra.js";
import { capUpdaters } from "./managed-fields/cap-updaters.js";
import { Change, ownedOnly } from "./managed-fields/change.js";
import { FieldScope } from "./managed-fields/field-scope.js";
import { COMMAND_LINE_MANAGER, unchangedSinceLastApplied, withLastApplied } from "./managed-fields/last-applied.js";
import {
  decodeOwners,
  type EntryOrigin,
  encodeOwners,
  isReset,
  isSameOwner,
  type Owner,
  type OwnerIdentity,
  ownerText,
  withSet,
} from "./managed-fields/owner.js";
import { conflictsOf, type OwnedConflicts, trackApply, trackUpdate } from "./managed-fields/track.js";
import { canonicalConfig, requireApplicable } from "./merge/applied-config.js";
import { conflictError } from "./merge/conflict.js";
import { fieldSetOf, nullFields } from "./merge/field-set-of.js";
import { merge } from "./merge/merge.js";
import { prune } from "./merge/prune.js";
import { reconcileWithSchema } from "./merge/reconcile-schema.js";
import { memberSchema } from "./merge/schema-view.js";
import { VersionConverter } from "./merge/version-converter.js";

export { managerFromUserAgent, validateManagerName } from "./managed-fields/manager-name.js";

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
   * shares nothing with `live` or `applied` but entries of managedFields, which nobody may change in place. It is conformed but
   * not defaulted: the caller applies defaults, which nobody owns, and checks `metadata.resourceVersion` and `uid`, which are
   * the configuration's where it has them. Throws a 400 for a configuration that does not fit the schema (undeclared fields,
   * duplicates, managedFields set), a 409 for conflicts.
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
  return new StructuredFieldManager(definition, new VersionConverter(definition, versions), profile.lastAppliedAnnotation);
}

/** Manager of what objects without managedFields held when they were first applied to. */
const BEFORE_FIRST_APPLY = "before-first-apply";

/** Manager that gave no name. */
const UNKNOWN_MANAGER = "unknown";

class StructuredFieldManager implements FieldManager {
  private readonly apiVersion: string;
  private readonly scopes = new Map<string, FieldScope>();

  constructor(
    private readonly definition: ResourceDefinition,
    private readonly versions: VersionConverter,
    private readonly lastAppliedAnnotation: string,
  ) {
    this.apiVersion = apiVersionOf(definition);
  }

  update({ live, object, manager, subresource, now }: UpdateOptions): ApiObject {
    const stored = live?.metadata.managedFields;
    const owners = this.fitted(this.ownersOfUpdate(stored, object.metadata.managedFields, subresource));
    const writer = this.identity(manager, "Update", subresource);
    const next = trackUpdate(owners, this.change(live, object as JsonObject, subresource), writer, now);
    setManagedFields(object, encodeOwners(capUpdaters(next), stored));
    return object;
  }

  apply({ live, applied, manager, force, subresource, now }: ApplyOptions): ApiObject {
    requireApplicable(applied, this.definition);
    const scope = this.scope(subresource);
    const config = canonicalConfig(scope.applicable(applied as JsonObject), this.definition);
    const owners = this.ownersOfApply(live, subresource, now);
    const applier = this.identity(manager, "Apply", subresource);
    const former = owners.find((owner) => isSameOwner(owner, applier));
    const set = ownedOnly(fieldSetOf(scope.ownable(config), this.definition.schema, former?.set));
    const next = this.mergedInto(live, config, set, owners, former);
    const change = this.change(live, next, subresource);
    if (!force) this.refuseConflicts(conflictsOf(owners, change, applier), live, manager);
    const managedFields = encodeOwners(trackApply(owners, change, applier, set, now), live?.metadata.managedFields);
    const result = this.result(
      live,
      holdsList(config, this.definition.schema) && change.isNothing ? withIdentityOf(next, live) : next,
      managedFields,
    );
    return manager === COMMAND_LINE_MANAGER ? this.withLastApplied(result, live, applied) : result;
  }

  private identity(manager: string, operation: "Apply" | "Update", subresource: string): OwnerIdentity {
    return { manager: manager === "" ? UNKNOWN_MANAGER : manager, operation, apiVersion: this.apiVersion, subresource };
  }

  private scope(subresource: string): FieldScope {
    let scope = this.scopes.get(subresource);
    if (scope === undefined) {
      scope = new FieldScope(this.definition, subresource);
      this.scopes.set(subresource, scope);
    }
    return scope;
  }

  private change(from: ApiObject | undefined, to: JsonObject, subresource: string): Change {
    const { apiVersion } = this;
    const left = (from as JsonObject | undefined) ?? {};
    return new Change({ object: left, apiVersion }, { object: to, apiVersion }, this.scope(subresource), this.versions);
  }

  /**
   * The owners that a client's object speaks of: its own list where that can be read, less the entries of nothing and of versions
   * that are not served; else the stored one. Through a sub-resource the stored one always.
   */
  private ownersOfUpdate(stored: ManagedFields | undefined, sent: ManagedFields | undefined, subresource: string): readonly Owner[] {
    if (subresource !== "" || sent === undefined || sent.length === 0) return storedOwners(stored);
    if (isReset(sent)) return [];
    if (deepEqual(sent as unknown as JsonValue, stored as unknown as JsonValue)) return storedOwners(stored);
    const told = readableOwners(sent, "client");
    return (
      told?.filter(({ set, apiVersion }) => !isEmptySet(set) && this.versions.schemaOf(apiVersion) !== undefined) ?? storedOwners(stored)
    );
  }

  /** Owners whose sets were recorded under an older schema, fitted to the present one. */
  private fitted(owners: readonly Owner[]): readonly Owner[] {
    return owners.map((owner) => {
      const schema = this.versions.schemaOf(owner.apiVersion);
      return schema === undefined ? owner : withSet(owner, reconcileWithSchema(owner.set, schema));
    });
  }

  /** An object that nobody owns anything of is taken over as it is, so that an apply conflicts with what was there (SSA-34). */
  private ownersOfApply(live: ApiObject | undefined, subresource: string, now: string): readonly Owner[] {
    const owners = this.fitted(storedOwners(live?.metadata.managedFields));
    if (live === undefined || owners.length > 0) return owners;
    const keeper = this.identity(BEFORE_FIRST_APPLY, "Update", subresource);
    return trackUpdate([], this.change(undefined, live as JsonObject, subresource), keeper, now);
  }

  /** The stored object with the configuration merged in, and without what the applier gave up by it. */
  private mergedInto(
    live: ApiObject | undefined,
    config: JsonObject,
    set: FieldSet,
    owners: readonly Owner[],
    former: Owner | undefined,
  ): JsonObject {
    if (live === undefined) return config;
    const merged = merge(live as JsonObject, config, this.definition.schema);
    if (former === undefined || isSubset(former.set, set)) return merged;
    const others = owners.filter((owner) => owner !== former);
    const named = { set: fieldSetOf(config, this.definition.schema), apiVersion: this.apiVersion };
    return prune({ object: merged, apiVersion: this.apiVersion }, former, [...others, named], nullFields(config), this.versions);
  }

  private refuseConflicts(conflicts: readonly OwnedConflicts[], live: ApiObject | undefined, manager: string): void {
    if (conflicts.length === 0) return;
    const excused =
      manager === COMMAND_LINE_MANAGER && live !== undefined
        ? unchangedSinceLastApplied(live, this.lastAppliedAnnotation, this.definition.schema)
        : EMPTY_SET;
    const left = conflicts
      .map(({ owner, fields }) => ({ owner: ownerText(owner), fields: difference(fields, excused) }))
      .filter(({ fields }) => !isEmptySet(fields));
    if (left.length > 0) throw conflictError(left);
  }

  /** `live` itself when nothing changed. */
  private result(live: ApiObject | undefined, merged: JsonObject, managedFields: ManagedFields | undefined): ApiObject {
    const object = merged === live ? undefined : this.conformed(merged, live);
    if (object === undefined && managedFields === live?.metadata.managedFields) return live!;
    const result = object ?? deepCopy(withoutManagedFields(live as JsonObject) as JsonObject);
    setManagedFields(result as ApiObject, managedFields);
    return result as ApiObject;
  }

  /** What is to be stored, managedFields aside; undefined when it is what `live` has already. */
  private conformed(merged: JsonObject, live: ApiObject | undefined): JsonObject | undefined {
    const { object } = conform(withoutManagedFields(merged), this.definition.schema);
    return live !== undefined && deepEqual(object, withoutManagedFields(live as JsonObject)) ? undefined : deepCopy(object);
  }

  private withLastApplied(result: ApiObject, live: ApiObject | undefined, applied: ApiObject): ApiObject {
    const annotations = withLastApplied(result.metadata.annotations, this.lastAppliedAnnotation, applied);
    if (annotations === undefined) return result;
    const changed = result === live ? (deepCopy(result as JsonObject) as ApiObject) : result;
    changed.metadata.annotations = annotations;
    return changed;
  }
}

/** Why a list of managedFields cannot be read, in the words of its reader; undefined when it can. */
export function managedFieldsProblem(entries: readonly ManagedFieldsEntry[] | undefined): string | undefined {
  try {
    decodeOwners(entries, "client");
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

type ManagedFields = readonly ManagedFieldsEntry[];

function storedOwners(stored: ManagedFields | undefined): Owner[] {
  return readableOwners(stored, "stored") ?? [];
}

function readableOwners(entries: ManagedFields | undefined, origin: EntryOrigin): Owner[] | undefined {
  try {
    return decodeOwners(entries, origin);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function setManagedFields(object: ApiObject, entries: ManagedFields | undefined): void {
  if (entries === undefined) delete object.metadata.managedFields;
  else object.metadata.managedFields = entries as ManagedFieldsEntry[];
}

/** Levels that are searched for lists; a configuration that goes deeper is taken to hold one. */
const SEARCHED_LEVELS = 100;

/** Whether a configuration can order anything anew. */
function holdsList(value: JsonObject, schema: Schema, levels = SEARCHED_LEVELS): boolean {
  if (levels === 0) return true;
  if (schema.kind === "map" && schema.value.kind === "scalar") return false;
  for (const name in value) {
    const member = value[name];
    if (Array.isArray(member)) return true;
    if (isJsonObject(member) && holdsList(member, memberSchema(schema, name), levels - 1)) return true;
  }
  return false;
}

/** `live` as it is, order of lists included, but for the identity that `next` gives it. */
function withIdentityOf(next: JsonObject, live: ApiObject | undefined): JsonObject {
  const metadata = next["metadata"];
  if (live === undefined || !isJsonObject(metadata)) return next;
  const { resourceVersion, uid } = metadata;
  if (resourceVersion === live.metadata.resourceVersion && uid === live.metadata.uid) return live as JsonObject;
  const kept: JsonObject = { ...(live as JsonObject) };
  kept["metadata"] = { ...(kept["metadata"] as JsonObject), resourceVersion, uid };
  return kept;
}

function withoutManagedFields(object: JsonObject): JsonObject {
  const { metadata } = object;
  if (!isJsonObject(metadata) || metadata["managedFields"] === undefined) return object;
  const { managedFields: _, ...rest } = metadata;
  return { ...object, metadata: rest };
}
