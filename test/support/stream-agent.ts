/** An agent of a node: logs that a test writes, and connections that it speaks over as it likes. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import type { TLSSocket } from "node:tls";
import { issueAuthority, issueCertificate } from "../../runtime/certificates/issue.js";
import type { ApiClient } from "./api-client.js";
import { assertOk } from "./assertions.js";

export interface AgentCall {
  readonly method: string;
  readonly url: string;
  readonly request: IncomingMessage;
  /** Common name of the certificate that came along. */
  readonly peer: string | undefined;
}

export interface StreamAgent {
  readonly port: number;
  /** Every request so far. */
  readonly calls: AgentCall[];
  /** Flags of a server that believes the agent and shows it a certificate. */
  readonly flags: readonly string[];
  /** Answers requests without an upgrade. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Takes a connection that is asked to speak another protocol, before anything is answered. */
  join: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Connections that are open. */
  open(): number;
  close(): Promise<void>;
}

/** What a client of an upgraded connection sends comes back in capital letters. */
export function shout(request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { upgrade = "", "sec-websocket-protocol": offered, "x-stream-protocol-version": versions } = request.headers;
  const chosen = offered === undefined ? "" : `Sec-WebSocket-Protocol: ${offered.split(",")[0]}\r\n`;
  const version = versions === undefined ? "" : `X-Stream-Protocol-Version: ${String(versions).split(",")[0]}\r\n`;
  socket.write(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${upgrade}\r\n${chosen}${version}\r\n`);
  socket.on("error", () => undefined);
  if (head.length > 0) socket.unshift(head);
  socket.on("data", (chunk: Buffer) => socket.write(chunk.toString("latin1").toUpperCase(), "latin1"));
  socket.on("end", () => socket.end());
}

/** Listens on `host`, whose certificate it has. */
export async function startStreamAgent(host = "127.0.0.1"): Promise<StreamAgent> {
  const folder = mkdtempSync(join(tmpdir(), "orch-agent-"));
  const authority = await issueAuthority("agent-authority", Date.now());
  const serving = await issueCertificate(authority, { commonName: "agent", usage: "server", names: [host] }, Date.now());
  const client = await issueCertificate(authority, { commonName: "the-server", usage: "client", names: [] }, Date.now());
  const files = { "ca.crt": authority.certificate, "client.crt": client.certificate, "client.key": client.key };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const calls: AgentCall[] = [];
  const note = (request: IncomingMessage): void => {
    const peer = (request.socket as TLSSocket).getPeerCertificate().subject?.CN as string | undefined;
    calls.push({ method: request.method ?? "", url: request.url ?? "", request, peer });
  };
  const sockets = new Set<TLSSocket>();
  const server = createServer({
    cert: serving.certificate,
    key: serving.key,
    ca: authority.certificate,
    requestCert: true,
    rejectUnauthorized: false,
  });
  server.on("secureConnection", (socket: TLSSocket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("request", (request, response) => {
    note(request);
    agent.answer(request, response);
  });
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    note(request);
    agent.join(request, socket, head);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const agent: StreamAgent = {
    port: (server.address() as AddressInfo).port,
    calls,
    flags: [
      `--kubelet-certificate-authority=${join(folder, "ca.crt")}`,
      `--kubelet-client-certificate=${join(folder, "client.crt")}`,
      `--kubelet-client-key=${join(folder, "client.key")}`,
    ],
    answer: (_, response) => response.end("nothing"),
    join: shout,
    open: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return agent;
}

/** A node whose agent listens there. */
export async function writeNode(admin: ApiClient, name: string, address: string, port: number): Promise<void> {
  assertOk(await admin.post("/api/v1/nodes", { metadata: { name } }), 201);
  const status = { addresses: [{ type: "InternalIP", address }], daemonEndpoints: { kubeletEndpoint: { Port: port } } };
  assertOk(await admin.mergePatch(`/api/v1/nodes/${name}/status`, { status }), 200);
}

/** As {@link writePod}, on no node, found at an address. */
export async function writeRunningPod(admin: ApiClient, name: string, ip: string): Promise<void> {
  await writePod(admin, name, "", [{ name: "c", image: "i" }]);
  const status = { podIP: ip, podIPs: [{ ip }], phase: "Running" };
  assertOk(await admin.mergePatch(`/api/v1/namespaces/default/pods/${name}/status`, { status }), 200);
}

/** A pod in `default`; `node` "" leaves it where it is. */
export async function writePod(admin: ApiClient, name: string, node: string, containers: readonly object[]): Promise<void> {
  const spec = { containers, ...(node === "" ? {} : { nodeName: node }), terminationGracePeriodSeconds: 0 };
  assertOk(await admin.post("/api/v1/namespaces/default/pods", { metadata: { name }, spec }), 201);
}
