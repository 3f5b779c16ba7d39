/** Clients in a process of their own that is killed, so that the system ends all of their connections in one moment. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { ConnectionOptions } from "node:tls";
import { fileURLToPath } from "node:url";
import type { Credentials } from "./api-client.js";
import { Attacker } from "./attacker.js";

interface Server {
  readonly url: string;
  /** Of somebody known, and PEM of the server's authority. */
  readonly credentials: Credentials;
}

interface Order extends Server {
  readonly count: number;
  readonly path: string;
}

/** So many connections of somebody known, opened in one moment, on each of which a path has been asked for once. Killing the process ends them. */
export async function startDoomedClients(server: Server, count: number, path: string): Promise<ChildProcess> {
  const child = fork(fileURLToPath(import.meta.url));
  child.send({ url: server.url, credentials: server.credentials, count, path } satisfies Order);
  await Promise.race([once(child, "message"), once(child, "exit").then(([code]) => Promise.reject(new Error(`exit code ${code}`)))]);
  return child;
}

async function connect({ url, credentials, count, path }: Order): Promise<void> {
  const { cert, key } = credentials;
  const attacker = new Attacker({ url, credentials });
  const one = async (): Promise<void> => {
    const socket = await attacker.tls("http/1.1", { cert, key } as ConnectionOptions);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
    await once(socket, "data");
  };
  await Promise.all(Array.from({ length: count }, one));
  process.send?.("open");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once("message", (order: Order) => void connect(order));
  process.once("disconnect", () => process.exit());
}
