/** Keeps the status of quotas true: what is used is counted again whenever it may have changed (ADM-20). */
import { WorkQueue } from "../client/kit/work-queue.js";
import { useQuotaLedger } from "../kinds/core/quota/quota-ledger.js";
import { type Controller, type ControllerOptions, IDLE } from "./controller.js";

/** Changes that come within this time are counted together, milliseconds. */
const PAUSE_MS = 20;
/** Everything is counted again after this time, milliseconds. */
const RESYNC_MS = 5 * 60 * 1000;
/** How often the time is looked at, which may be moved. */
const LOOK_MS = 1_000;

/** Starts the loop; does nothing on a server that serves no quotas. */
export function startResourceQuota({ registry, failed }: ControllerOptions): Controller {
  const use = useQuotaLedger(registry);
  if (use === undefined) return IDLE;
  const { ledger } = use;
  const { clock } = registry.services;
  /** When something of a namespace lapses by itself. */
  const lapses = new Map<string, number>();
  const queue = new WorkQueue({
    parallel: 4,
    work: async (namespace) => {
      const lapse = await ledger.of(namespace)?.recount();
      if (lapse === undefined || lapse === Number.POSITIVE_INFINITY) lapses.delete(namespace);
      else lapses.set(namespace, lapse);
    },
    failed,
  });
  const unlisten = ledger.listen((namespace) => queue.addAfter(namespace, PAUSE_MS));
  let counted = clock.now();
  const timer = setInterval(() => {
    const now = clock.now();
    for (const [namespace, lapse] of lapses) if (lapse < now) queue.add(namespace);
    if (Math.abs(now - counted) < RESYNC_MS) return;
    counted = now;
    for (const namespace of ledger.namespaces()) queue.add(namespace);
  }, LOOK_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      unlisten();
      queue.close();
      use.close();
    },
  };
}
