/** Deletes the secrets of bootstrap tokens that have ended (BOOT-09). */

import { isConflict, isNotFound } from "../client/errors.js";
import { bootstrapTokenEnd, bootstrapTokenType } from "../kinds/core/bootstrap-token-secret.js";
import { FollowedMap } from "../registry/followers/followed-map.js";
import type { ObjectAccess } from "../registry/handlers.js";
import { collectionPrefix } from "../registry/keys.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import { type Controller, type ControllerOptions, IDLE } from "./controller.js";
import { DueTimes } from "./due-times.js";
import { loopQueue } from "./loop-queue.js";

const PARALLEL = 8;

export function startTokenCleaner({ registry, clients, clock, failed }: ControllerOptions): Controller {
  const store = registry.stored("", "v1", "secrets")?.store;
  if (store === undefined) return IDLE;
  const namespace = registry.profile.systemNamespace;
  const type = bootstrapTokenType(registry.profile);
  const typeBytes = Buffer.from(JSON.stringify(type));
  const secrets = registry.services.resource("", "v1", "secrets") as ObjectAccess;
  const clean = async (name: string): Promise<void> => {
    const secret = await secrets.get({ namespace, name });
    const end = secret === undefined ? undefined : bootstrapTokenEnd(secret);
    if (secret === undefined || secret["type"] !== type || end === undefined || end > clock.now()) return;
    const { uid = "", resourceVersion = "" } = secret.metadata;
    try {
      await clients.core.v1.secrets.namespace(namespace).delete(name, { preconditions: { uid, resourceVersion } });
    } catch (error) {
      // Gone, or changed: then it is looked at again.
      if (!isNotFound(error) && !isConflict(error)) throw error;
    }
  };
  const queue = loopQueue({ parallel: PARALLEL, work: clean, failed });
  const ends = new DueTimes(
    () => clock.now(),
    (name) => queue.add(name),
  );
  const prefix = collectionPrefix(store.prefix, namespace);
  const mayBeToken = (entry: ObjectEntry): boolean => entry.view().includes(typeBytes);
  const known = new FollowedMap<number>({
    store,
    prefix,
    readsWhole: mayBeToken,
    read: (entry) => (mayBeToken(entry) ? bootstrapTokenEnd(entry.shared()) : undefined),
    changed: (key, end) => {
      const name = key.slice(prefix.length);
      if (end === undefined) ends.delete(name);
      else ends.set(name, end);
    },
  });
  return {
    stop: () => {
      known.close();
      ends.close();
      queue.close();
    },
  };
}
