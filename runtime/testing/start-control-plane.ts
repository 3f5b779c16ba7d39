/** `orch/testing`: a whole control plane in this process, for the length of a test. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { kubernetesProfile, orchProfile } from "../../generated/client/profiles.js";
import type { ConnectClientOptions } from "../sdk/client-node.js";
import { type Clientset, connect, createClient } from "../sdk/client-node.js";
import type { Faults } from "./faults.js";
import { MovableClock } from "./movable-clock.js";
import type { ServerEntry, StartedServer } from "./server-entry.js";

export type { EndFault, Faults, Refusal } from "./faults.js";
export { MovableClock } from "./movable-clock.js";

export interface ControlPlaneOptions {
  /** Default `orch`. */
  readonly profile?: "orch" | "kubernetes";
  /** Flags as on the command line, e.g. `["--authorization-mode=Node,RBAC"]`. */
  readonly flags?: readonly string[];
  /** What the generator made of definitions of one's own: the module `index.js` of its output. */
  readonly generated?: object;
  /** Clients that are handed out go without sockets and TLS; then {@link ControlPlane.faults} that break connections off do not reach them. */
  readonly inProcess?: boolean;
  /** How the clients that are handed out connect, e.g. with the binary encoding. */
  readonly client?: Pick<ConnectClientOptions, "encoding" | "protocol" | "onWarning" | "retries">;
}

/** Somebody who may use the server. */
export interface TestUser {
  readonly clients: Clientset;
  /** The client configuration as YAML, for other tools. */
  readonly kubeconfigText: string;
}

export interface ControlPlane {
  /** e.g. `https://127.0.0.1:40123`. */
  readonly url: string;
  /** Clients with all rights. */
  readonly admin: Clientset;
  /** Path of the administrator's client configuration, for kubectl and others. */
  readonly kubeconfig: string;
  readonly dataDir: string;
  /** The server's time of day. */
  readonly clock: MovableClock;
  readonly faults: Faults;
  /** A user with a certificate of the server's authority; groups as the test wants them. */
  user(name: string, options?: { readonly groups?: readonly string[] }): Promise<TestUser>;
  /** Ends the server and all clients that were handed out, and removes its files. */
  stop(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts one; resolves when it is ready. Several at a time do not meet.
 *
 * @example
 * const plane = await startControlPlane();
 * await plane.admin.core.v1.configMaps.namespace("default").create({ metadata: { name: "m" } });
 * await plane.stop();
 */
export async function startControlPlane(options: ControlPlaneOptions = {}): Promise<ControlPlane> {
  const { profile = "orch", flags = [], client = {}, inProcess = false } = options;
  const dataDir = await mkdtemp(join(tmpdir(), "orch-control-plane-"));
  const clock = new MovableClock();
  const { startServer } = await serverEntry();
  const argv = ["--data-dir", dataDir, "--secure-port=0", `--vendor-profile=${profile}`, "--log-level=error", ...flags];
  let server: StartedServer;
  try {
    server = await startServer(argv, { clock, ...(options.generated === undefined ? {} : { generated: options.generated }) });
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
  const settings = { ...client, profile: profile === "orch" ? orchProfile : kubernetesProfile };
  const { protocol: _, ...inside } = settings;
  const handedOut: Clientset[] = [];
  const connectAs = async (user: string, groups: readonly string[], kubeconfigText: string): Promise<Clientset> => {
    const clients = inProcess
      ? createClient({ ...inside, server: server.url, transport: server.transport(user, groups) })
      : await connect({ ...settings, kubeconfigText });
    handedOut.push(clients);
    return clients;
  };
  const admin = await connectAs("admin", ["system:masters"], await readFile(server.kubeconfig, "utf8"));
  const stop = once(async () => {
    for (const clients of handedOut) clients.connection.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    url: server.url,
    admin,
    kubeconfig: server.kubeconfig,
    dataDir,
    clock,
    faults: server.faults,
    async user(name, { groups = [] } = {}) {
      const kubeconfigText = await server.userKubeconfig(name, groups);
      return { clients: await connectAs(name, groups, kubeconfigText), kubeconfigText };
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/**
 * The server is a bundle of its own, in a package of its own: a program that only imports this has none of it, and who has only the client
 * installed is told what is missing.
 */
async function serverEntry(): Promise<ServerEntry> {
  return import("#testing-server").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== "ERR_MODULE_NOT_FOUND" || !cause.message.includes("'orch-apiserver'")) throw cause;
    throw new Error("a control plane needs the package orch-apiserver beside orch, of the same version", { cause });
  });
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}
