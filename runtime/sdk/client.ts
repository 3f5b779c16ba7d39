/** `orch/client` where there are no modules of Node: everything but files, plug-ins and sockets. */
import { Clientset } from "../../generated/client/clientset.js";
import { orchProfile } from "../../generated/client/profiles.js";
import { Connection, type ConnectionOptions } from "../client/connection.js";
import { fetchTransport } from "../client/fetch-transport.js";

export * from "../../generated/client/clientset.js";
export { kubernetesProfile, orchProfile } from "../../generated/client/profiles.js";
export * from "../client/exports.js";

export interface ClientOptions extends Partial<Omit<ConnectionOptions, "transport">> {
  /** Address of the server, e.g. `https://api.example.com`. */
  readonly server: string;
  /** Default: the platform's `fetch`. */
  readonly transport?: ConnectionOptions["transport"];
}

/**
 * A client of a server whose address and credentials are known.
 *
 * @example
 * const clients = createClient({ server: "https://api.example.com", credentials: bearerToken(token) });
 * for await (const pod of clients.core.v1.pods.namespace("default").items()) console.log(pod.metadata.name);
 */
export function createClient({
  server,
  transport = fetchTransport({ server }),
  profile = orchProfile,
  ...options
}: ClientOptions): Clientset {
  return new Clientset(new Connection({ transport, profile, ...options }));
}
