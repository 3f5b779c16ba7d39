/** The last step of a write: to the store under guard, and back as the entry the cache made of it. */
import type { ApiObject } from "../../definition/object-meta.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import type { KeyValue, Revision } from "../../storage/key-value-store.js";
import { type Soon, toStorage } from "../conversion/versions.js";
import type { ObjectEntry } from "../object-entry.js";
import type { ResourceCore } from "../resource-core.js";
import { translated } from "../storage-errors.js";
import { encodeStored } from "../stored-object.js";

/** Refused by the guard: somebody else wrote first. */
export const LOST = Symbol("lost");

/** Attempts a write makes against writers of other processes before it gives up with a conflict. */
export const MAXIMUM_ATTEMPTS = 32;

/** The bytes to store for an object of a version. */
export function storedBytes({ normaliser: { stamp } }: ResourceCore, object: ApiObject, definition: ResourceDefinition): Soon<Buffer> {
  const stored = toStorage(object, definition);
  return stored instanceof Promise ? stored.then((held) => encodeStored(held, stamp)) : encodeStored(stored, stamp);
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

/** Waits until the cache shows what the guard saw, so that the next attempt starts from there. */
async function lost(core: ResourceCore, current: KeyValue | undefined): Promise<typeof LOST> {
  const pending = current === undefined ? core.cache.fresh() : core.cache.waitFor(current.revision, 1_000);
  if (pending !== undefined) await pending;
  return LOST;
}

/** An entry that is not in the store: the answer to a dry run, or the last state of what an update removed. */
export function transientEntry(core: ResourceCore, key: string, value: Buffer, revision: Revision): ObjectEntry {
  return core.factory.create({ key, value, revision });
}
