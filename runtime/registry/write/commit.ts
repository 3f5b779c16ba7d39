/** The last step of a write: to the store under guard, and back as the entry the cache made of it. */
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import { deepEqual } from "../../schema/deep-equal.js";
import type { KeyValue, Revision } from "../../storage/key-value-store.js";
import { fieldConversion, type Soon, toStorage } from "../conversion/versions.js";
import type { ObjectEntry } from "../object-entry.js";
import { type ResourceCore, requireOpen } from "../resource-core.js";
import { translated } from "../storage-errors.js";
import { encodeStored } from "../stored-object.js";

/** Refused by the guard: somebody else wrote first. */
export const LOST = Symbol("lost");

/** Attempts a write makes against writers of other processes before it gives up with a conflict. */
export const MAXIMUM_ATTEMPTS = 32;

/** The bytes to store for an object of a version; `before` is what it was read from, undefined on create. */
export function storedBytes(
  core: ResourceCore,
  object: ApiObject,
  definition: ResourceDefinition,
  before: ObjectEntry | undefined,
): Soon<Buffer> {
  const { hook, normaliser } = core;
  const encoded = (converted: ApiObject): Buffer => {
    const stored = before === undefined ? converted : withUnchangedParts(converted, definition, before);
    return encodeStored(hook.kept?.(stored) ?? stored, normaliser.stamp);
  };
  const stored = toStorage(object, definition);
  return stored instanceof Promise ? stored.then(encoded) : encoded(stored);
}

/** Parts that are still as the version shows them are as stored: it may have no place for all that they hold. */
function withUnchangedParts(converted: ApiObject, definition: ResourceDefinition, before: ObjectEntry): ApiObject {
  const conversion = fieldConversion(definition);
  if (conversion === undefined || before.heldIn !== undefined) return converted;
  const held = before.object();
  const [stored, shown] = [held, conversion.toStorage(conversion.fromStorage(held))] as unknown as [JsonObject, JsonObject];
  const kept = Object.entries(converted as unknown as JsonObject).map(([name, value]) => {
    const isUnchanged = name !== "metadata" && stored[name] !== undefined && deepEqual(value, shown[name]);
    return [name, isUnchanged ? stored[name] : value];
  });
  return Object.fromEntries(kept) as unknown as ApiObject;
}

/** Writes and returns the new entry. */
export async function commitValue(core: ResourceCore, key: string, value: Buffer, expected: Revision): Promise<ObjectEntry | typeof LOST> {
  const { lifetimeMs } = core;
  const request = lifetimeMs === undefined ? { key, value, expected } : { key, value, expected, ttlMs: lifetimeMs };
  const result = await translated(core.store.commit(request));
  if (!result.ok) return lost(core, result.current);
  const entry = core.cache.get(key);
  return entry?.revision === result.revision ? entry : core.factory.create({ key, value, revision: result.revision });
}

/** Deletes; true when done. */
export async function commitDeletion(core: ResourceCore, key: string, expected: Revision): Promise<true | typeof LOST> {
  const result = await translated(core.store.commit({ key, expected }));
  return result.ok ? true : lost(core, result.current);
}

/** Waits until the cache shows what the guard saw, so that the next attempt starts from there. @throws StatusError 503 when it never will. */
async function lost(core: ResourceCore, current: KeyValue | undefined): Promise<typeof LOST> {
  const pending = current === undefined ? core.cache.fresh() : core.cache.waitFor(current.revision, 1_000);
  if (pending !== undefined) await pending;
  requireOpen(core);
  return LOST;
}

/** An entry that is not in the store: the answer to a dry run, or the last state of what an update removed. */
export function transientEntry(core: ResourceCore, key: string, value: Buffer, revision: Revision): ObjectEntry {
  return core.factory.create({ key, value, revision });
}
