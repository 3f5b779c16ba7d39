/** Holding on to objects until what depends on them is cleaned up (specification: Finalizers). */
import type { WriteOptions } from "../call-options.js";
import { isNotFound } from "../errors.js";
import type { ObjectShape, Stored } from "../object-types.js";
import type { Gets, Patches } from "../resource-types.js";
import { type RetryOptions, retryOnConflict } from "../retry.js";

export const isBeingDeleted = (object: ObjectShape): boolean => object.metadata?.deletionTimestamp !== undefined;

export const hasFinalizer = (object: ObjectShape, finalizer: string): boolean => object.metadata?.finalizers?.includes(finalizer) ?? false;

type Client<T extends ObjectShape> = Gets<T> & Patches<T>;

/** Adds a finalizer unless the object has it; other writers' changes of the list are not lost. Fails with `isNotFound` when it is gone. */
export const addFinalizer = <T extends ObjectShape>(
  client: Client<T>,
  name: string,
  finalizer: string,
  options?: Options,
): Promise<Stored<T>> =>
  change(client, name, (finalizers) => (finalizers.includes(finalizer) ? finalizers : [...finalizers, finalizer]), options);

/** Removes a finalizer if the object has it; the object goes when it was the last one and a deletion waits. Undefined: it is gone already. */
export const removeFinalizer = <T extends ObjectShape>(
  client: Client<T>,
  name: string,
  finalizer: string,
  options?: Options,
): Promise<Stored<T> | undefined> =>
  change(client, name, (finalizers) => finalizers.filter((other) => other !== finalizer), options).catch((error: unknown) => {
    if (!isNotFound(error)) throw error;
    return undefined;
  });

type Options = WriteOptions & RetryOptions;

function change<T extends ObjectShape>(
  client: Client<T>,
  name: string,
  to: (finalizers: readonly string[]) => readonly string[],
  options: Options = {},
): Promise<Stored<T>> {
  return retryOnConflict(async () => {
    const object = await client.get(name, options.signal ? { signal: options.signal } : {});
    const { finalizers = [], resourceVersion, uid } = object.metadata;
    const wanted = to(finalizers);
    if (wanted.length === finalizers.length) return object;
    const { dryRun, fieldManager, signal } = options;
    const write = { ...(dryRun ? { dryRun } : {}), ...(fieldManager ? { fieldManager } : {}), ...(signal ? { signal } : {}) };
    return client.patch.merge(name, { metadata: { finalizers: wanted, resourceVersion, uid } } as never, write);
  }, options);
}
