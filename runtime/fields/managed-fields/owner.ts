/** Owners of fields: one entry of managedFields each, told apart by manager, operation, sub-resource and, for updates, version. */
import type { JsonValue } from "../../definition/json.js";
import type { ManagedFieldsEntry } from "../../definition/object-meta.js";
import { quoteText } from "../../errors/quote-text.js";
import { type FieldSet, isEmptySet } from "../field-set/field-set.js";
import { parseFieldsV1, toFieldsV1 } from "../field-set/fields-v1.js";

/** Who writes, and how. */
export interface OwnerIdentity {
  readonly manager: string;
  readonly operation: "Apply" | "Update";
  readonly apiVersion: string;
  /** "" for the resource itself. */
  readonly subresource: string;
}

/** An owner and what it owns. */
export interface Owner extends OwnerIdentity {
  readonly set: FieldSet;
  /** RFC 3339 seconds in UTC. */
  readonly time: string | undefined;
  /** The entry that says the same, to be kept as it is. */
  readonly entry?: ManagedFieldsEntry;
}

/** Whether both are one owner. Appliers are one over all versions. */
export function isSameOwner(a: OwnerIdentity, b: OwnerIdentity): boolean {
  return (
    a.manager === b.manager &&
    a.operation === b.operation &&
    a.subresource === b.subresource &&
    (a.operation === "Apply" || a.apiVersion === b.apiVersion)
  );
}

/** The owner with another set: itself when the set is the same. */
export function withSet(owner: Owner, set: FieldSet): Owner {
  if (set === owner.set) return owner;
  const { manager, operation, apiVersion, subresource, time } = owner;
  return { manager, operation, apiVersion, subresource, time, set };
}

/** `"m1"`, `"m1" using v1` for an update, `"m1" with subresource "status"`. */
export function ownerText(owner: OwnerIdentity): string {
  const name = quoteText(owner.manager);
  const through = owner.subresource === "" ? name : `${name} with subresource ${quoteText(owner.subresource)}`;
  return owner.operation === "Update" ? `${through} using ${owner.apiVersion}` : through;
}

/** Whether a client asks for managedFields to be forgotten: a list of one empty entry does, an empty list does not (SSA-21, SSA-22). */
export function isReset(entries: readonly ManagedFieldsEntry[] | undefined): boolean {
  return entries?.length === 1 && Object.values(entries[0] ?? {}).every((value) => value === undefined || value === null || value === "");
}

/** How far the entries can be relied on. */
export type EntryOrigin = "stored" | "client";

/**
 * Reads managedFields. Stored sets are in canonical form and taken as they are. Throws RangeError for entries that cannot be
 * read: no operation, version or fieldsType, or fields that are no FieldsV1.
 */
export function decodeOwners(entries: readonly ManagedFieldsEntry[] | undefined, origin: EntryOrigin): Owner[] {
  if (entries === undefined || entries.length === 0) return [];
  const owners = entries.map((entry, index) => decodeOwner(entry, index, origin));
  return origin === "stored" ? owners : lastOfEach(owners);
}

/** Of several entries of one owner the last counts, at its place. */
function lastOfEach(owners: readonly Owner[]): Owner[] {
  const last = new Map(owners.map((owner) => [identityText(owner), owner]));
  return owners.filter((owner) => last.get(identityText(owner)) === owner);
}

/** Equal for what {@link isSameOwner} takes for the same. */
function identityText({ manager, operation, apiVersion, subresource }: OwnerIdentity): string {
  return JSON.stringify([manager, operation, subresource, operation === "Apply" ? "" : apiVersion]);
}

function decodeOwner(entry: ManagedFieldsEntry, index: number, origin: EntryOrigin): Owner {
  const { operation, apiVersion, fieldsType } = entry;
  if (operation !== "Apply" && operation !== "Update") throw new RangeError("operation must be `Apply` or `Update`");
  if (!apiVersion) throw new RangeError("apiVersion must not be empty");
  if (!fieldsType) throw new RangeError(`missing fieldsType in managed fields entry ${index}`);
  if (fieldsType !== "FieldsV1") {
    throw new RangeError(`invalid fieldsType ${JSON.stringify(fieldsType)} in managed fields entry ${index}`);
  }
  const fields = entry.fieldsV1 as JsonValue | undefined;
  const set = origin === "stored" ? ((fields ?? {}) as FieldSet) : parseFieldsV1(fields);
  const { manager = "", subresource = "", time } = entry;
  const owner = { manager, operation, apiVersion, subresource, time, set };
  return set === fields && !isEmptySet(set) ? { manager, operation, apiVersion, subresource, time, set, entry } : owner;
}

/** managedFields of these owners: `previous` itself when nothing changed. Undefined for no owner. */
export function encodeOwners(
  owners: readonly Owner[],
  previous: readonly ManagedFieldsEntry[] | undefined,
): readonly ManagedFieldsEntry[] | undefined {
  if (owners.length === 0) return undefined;
  const entries = [...owners].sort(compareOwners).map((owner) => owner.entry ?? encodeOwner(owner));
  const isUnchanged = previous?.length === entries.length && entries.every((entry, i) => entry === previous[i]);
  return isUnchanged ? previous : entries;
}

function encodeOwner({ manager, operation, apiVersion, time, set, subresource }: Owner): ManagedFieldsEntry {
  const entry: ManagedFieldsEntry = {};
  if (manager !== "") entry.manager = manager;
  entry.operation = operation;
  entry.apiVersion = apiVersion;
  if (time !== undefined) entry.time = time;
  entry.fieldsType = "FieldsV1";
  entry.fieldsV1 = toFieldsV1(set);
  if (subresource !== "") entry.subresource = subresource;
  return entry;
}

/** Appliers first, then by time, then by manager, version and sub-resource. */
function compareOwners(a: Owner, b: Owner): number {
  return (
    compareText(a.operation, b.operation) ||
    compareText(a.time ?? "", b.time ?? "") ||
    compareText(a.manager, b.manager) ||
    compareText(a.apiVersion, b.apiVersion) ||
    compareText(a.subresource, b.subresource)
  );
}

/** Order of the text; times of one form sort by age. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
