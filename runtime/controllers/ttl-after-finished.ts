/** Deletes jobs that have ended, so many seconds later as each of them says (CAT-13). */

import { isConflict, isNotFound } from "../client/errors.js";
import { isJsonObject } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import { FollowedMap } from "../registry/followers/followed-map.js";
import type { ObjectAccess } from "../registry/handlers.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import { type Controller, type ControllerOptions, IDLE } from "./controller.js";
import { DueTimes } from "./due-times.js";
import { namespacedQueue } from "./loop-queue.js";

/** Half of them, at most, of one namespace. */
const PARALLEL = 16;
const LIFETIME = Buffer.from('"ttlSecondsAfterFinished":');
const ENDS: ReadonlySet<unknown> = new Set(["Complete", "Failed"]);

interface EndedJob {
  readonly namespace: string;
  readonly name: string;
  /** When it is to go, in milliseconds since the epoch. */
  readonly due: number;
}

export function startTtlAfterFinished({ registry, clients, clock, failed }: ControllerOptions): Controller {
  const store = registry.stored("batch", "v1", "jobs")?.store;
  if (store === undefined) return IDLE;
  const jobs = registry.services.resource("batch", "v1", "jobs") as ObjectAccess;
  const remove = async (key: string): Promise<void> => {
    const known = ended.get(key);
    if (known === undefined || known.due > clock.now()) return;
    const { namespace, name } = known;
    const job = await jobs.get({ namespace, name });
    if (job === undefined || dueTime(job) !== known.due) return;
    const { uid = "", resourceVersion = "" } = job.metadata;
    try {
      const preconditions = { uid, resourceVersion };
      await clients.batch.v1.jobs.namespace(namespace).delete(name, { preconditions, propagationPolicy: "Foreground" });
    } catch (error) {
      // Gone, or changed: then it is looked at again.
      if (!isNotFound(error) && !isConflict(error)) throw error;
    }
  };
  const queue = namespacedQueue({ parallel: PARALLEL, work: remove, failed });
  const times = new DueTimes(
    () => clock.now(),
    (key) => queue.add(key),
  );
  const mayHaveLifetime = (entry: ObjectEntry): boolean => entry.view().includes(LIFETIME);
  const ended = new FollowedMap<EndedJob>({
    store,
    readsWhole: mayHaveLifetime,
    read: (entry) => {
      const due = mayHaveLifetime(entry) ? dueTime(entry.shared()) : undefined;
      return due === undefined ? undefined : { namespace: entry.namespace, name: entry.name, due };
    },
    changed: (key, job) => (job === undefined ? times.delete(key) : times.set(key, job.due)),
  });
  return {
    stop: () => {
      ended.close();
      times.close();
      queue.close();
    },
  };
}

/** Undefined for a job that goes on, is to stay, or goes already. */
function dueTime({ metadata, spec, status }: Readonly<ApiObject>): number | undefined {
  const seconds = isJsonObject(spec) ? spec["ttlSecondsAfterFinished"] : undefined;
  if (typeof seconds !== "number" || metadata.deletionTimestamp !== undefined) return undefined;
  const conditions = isJsonObject(status) && Array.isArray(status["conditions"]) ? status["conditions"] : [];
  const end = conditions.find((each) => isJsonObject(each) && ENDS.has(each["type"]) && each["status"] === "True");
  const time = isJsonObject(end) ? Date.parse(String(end["lastTransitionTime"])) : Number.NaN;
  return Number.isNaN(time) ? undefined : time + seconds * 1000;
}
