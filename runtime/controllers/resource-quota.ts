/** Keeps the status of quotas true: what is used is counted again whenever it may have changed (ADM-20). */
import { WorkQueue } from "../client/kit/work-queue.js";
import { useQuotaLedger } from "../kinds/core/quota/quota-ledger.js";
import { type Controller, IDLE, type ServerControllerOptions } from "./controller.js";
import { DueTimes } from "./due-times.js";

/** Namespaces counted at the same time: most of it is to wait for the store, and whose a namespace is nobody knows. */
const PARALLEL = 64;
/** Changes that come within this time are counted together, milliseconds. */
const PAUSE_MS = 20;
/** What nothing has told of for this time is counted again all the same, milliseconds. */
const RESYNC_MS = 5 * 60 * 1000;

/** Starts the loop; does nothing on a server that serves no quotas. */
export function startResourceQuota({
  registry,
  large,
  failed,
}: Pick<ServerControllerOptions, "registry" | "large" | "failed">): Controller {
  const use = useQuotaLedger(registry);
  if (use === undefined) return IDLE;
  const { ledger } = use;
  ledger.writeLargeBy(large);
  const { clock } = registry.services;
  const lapsing = new DueTimes(
    () => clock.now(),
    (namespace) => queue.add(namespace),
  );
  const resync = new DueTimes(
    () => clock.steady(),
    (namespace) => queue.add(namespace),
  );
  const queue = new WorkQueue({
    parallel: PARALLEL,
    work: async (namespace) => {
      const lapses = await ledger.of(namespace)?.recount();
      if (lapses === undefined || lapses === Number.POSITIVE_INFINITY) lapsing.delete(namespace);
      else lapsing.set(namespace, lapses + 1);
      if (lapses === undefined) resync.delete(namespace);
      else resync.set(namespace, clock.steady() + RESYNC_MS);
    },
    failed,
  });
  const unlisten = ledger.listen((namespace) => queue.addAfter(namespace, PAUSE_MS));
  return {
    stop: () => {
      lapsing.close();
      resync.close();
      unlisten();
      queue.close();
      use.close();
    },
  };
}
