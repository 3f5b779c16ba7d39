/** `orch/client` on Node: the whole client, with configuration files, plug-ins, clusters and sockets. */
import { Clientset } from "../../generated/client/clientset.js";
import { orchProfile } from "../../generated/client/profiles.js";
import { type ConnectOptions, connectAnyhow } from "../client/node/connect.js";

export * from "../client/node/exports.js";
export * from "./client.js";

export type ConnectClientOptions = Omit<ConnectOptions, "profile"> & Partial<Pick<ConnectOptions, "profile">>;

/**
 * A client as kubectl would be one: by the files of `KUBECONFIG` or at home, else as a program inside a cluster.
 * Throws ConfigurationError; sends nothing yet.
 *
 * @example
 * const clients = await connect();
 * const map = await clients.core.v1.configMaps.namespace("default").get("settings");
 */
export async function connect(options: ConnectClientOptions = {}): Promise<Clientset> {
  return new Clientset(await connectAnyhow({ profile: orchProfile, ...options }));
}
