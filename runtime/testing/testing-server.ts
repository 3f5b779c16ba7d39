/** The server's side of `orch/testing`: part of the bundled program, which `testing-entry.ts` loads. */
import { featureGates } from "../../generated/feature-gates.js";
import { kubeconfigText } from "../certificates/kubeconfig.js";
import { userKubeconfig } from "../certificates/user-kubeconfig.js";
import { parseServerFlags } from "../flags/server-flags.js";
import { type GeneratedIndex, launch } from "../launch.js";
import type { KeyValueStore } from "../storage/key-value-store.js";
import { InjectedFaults } from "./injected-faults.js";
import type { ServerEntry } from "./server-entry.js";

export const startServer: ServerEntry["startServer"] = async (argv, { clock, generated }) => {
  const flags = parseServerFlags(argv, featureGates);
  let launchedStore: KeyValueStore | undefined;
  const faults = new InjectedFaults(() => launchedStore as KeyValueStore);
  const { server, store } = await launch(flags, {
    clock,
    intercept: (exchange, next) => faults.intercept(exchange, next),
    ...(generated === undefined ? {} : { generated: generated as GeneratedIndex }),
  });
  launchedStore = store;
  return {
    url: server.url,
    kubeconfig: server.kubeconfig,
    faults,
    userKubeconfig: async (userName, groups) => {
      const given = await userKubeconfig({ dataDir: flags["data-dir"], user: userName, groups, now: Date.now() });
      return kubeconfigText({ ...given, server: server.url, userName });
    },
    transport: (name, groups) => server.transport({ name, uid: "", groups: [...groups, "system:authenticated"], extra: {} }),
    stop: () => server.stop(),
  };
};
