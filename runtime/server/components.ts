/** How the parts of the control plane are, for `componentstatuses`: the store, the control loops, the scheduler beside the server. */
import { SERVED_RELEASE } from "../definition/served-release.js";
import type { ServerFlags } from "../flags/server-flags.js";
import type { ComponentHealth } from "../registry/handlers.js";
import { type KeyValueStore, StorageError } from "../storage/key-value-store.js";
import { probeHealth } from "./health-probe.js";

/** Where those programs serve their health on the machine of the server, as the peer assumes. */
const CONTROLLER_MANAGER_PORT = 10257;
const SCHEDULER_PORT = 10259;

/** Each component is asked once at a time, however many want to know. */
export function componentsOf(flags: ServerFlags, store: KeyValueStore, prefix: string): () => Promise<readonly ComponentHealth[]> {
  const ownLoops = [...flags.controllers].length > 0;
  const agent = `${prefix}probe/${SERVED_RELEASE.major}.${SERVED_RELEASE.minor}`;
  const probe = async (name: string, port: number): Promise<ComponentHealth> => ({ name, ...(await probeHealth({ port, agent })) });
  const ask = (): Promise<readonly ComponentHealth[]> =>
    Promise.all([
      ownLoops ? { name: "controller-manager", well: true, message: "ok" } : probe("controller-manager", CONTROLLER_MANAGER_PORT),
      probe("scheduler", SCHEDULER_PORT),
      storeHealth(store),
    ]);
  let underWay: Promise<readonly ComponentHealth[]> | undefined;
  return () => {
    underWay ??= ask().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/** In the words of an etcd server. */
async function storeHealth(store: KeyValueStore): Promise<ComponentHealth> {
  const name = "etcd-0";
  try {
    await store.health();
    return { name, well: true, message: JSON.stringify({ health: "true", reason: "" }) };
  } catch (error) {
    const reason = error instanceof StorageError ? error.code : "Unavailable";
    return { name, well: false, message: JSON.stringify({ health: "false", reason }), error: "Unhealthy status: false" };
  }
}
