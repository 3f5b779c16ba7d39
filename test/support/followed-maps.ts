/** Config maps that change while an informer follows them through a relay that cuts its connections again and again. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startRelay } from "./cutting-relay.js";
import { makeRandomChanges, stateOf } from "./random-changes.js";
import { startServer, type TestServer } from "./server.js";

const CHANGES = 500;
const CUT_EVERY = 100;
export const MAPS = "/api/v1/namespaces/default/configmaps";

export interface FollowedMaps {
  readonly server: TestServer;
  /** That of the administrator, by way of the relay. */
  readonly kubeconfig: string;
  /** Makes all changes; the map `last` comes last. */
  change(): Promise<void>;
  /** What the server holds, one sorted `name@resourceVersion` per map. */
  state(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts a server under the profile of other clients; the kubeconfig is written into the folder. */
export async function followMaps(folder: string): Promise<FollowedMaps> {
  const server = await startServer({ profile: "kubernetes" });
  const relay = await startRelay(server.url);
  const kubeconfig = join(folder, "kubeconfig");
  writeFileSync(kubeconfig, readFileSync(server.kubeconfig, "utf8").replace(/server: .*/, `server: ${relay.url}`));
  return {
    server,
    kubeconfig,
    change: () => makeRandomChanges(server.admin, MAPS, CHANGES, (i) => i % CUT_EVERY === CUT_EVERY - 1 && relay.cut()),
    state: () => stateOf(server.admin, MAPS),
    async stop() {
      relay.close();
      await server.stop();
    },
  };
}
