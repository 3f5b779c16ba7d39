/** The process behind `measureTypedClient`: the same GET by the typed client and by hand, in turns, so that both see the same machine. */
import { readFileSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import { Agent, request } from "node:https";
import { performance } from "node:perf_hooks";
import { connect } from "orch/client";
import { parse } from "yaml";
import type { ClientFigures, ClientOrder, ClientReport } from "./typed-client.js";

const CALLERS = 16;
const ROUNDS = 6;
const ROUND_MS = 1000;

const NONE: ClientFigures = { requests: 0, seconds: 0, cpuMs: 0 };

/** Gets the object once and gives it parsed. */
type Get = () => Promise<unknown>;

interface Way {
  readonly get: Get;
  end(): void;
}

process.once("message", (order: ClientOrder) => {
  measure(order).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function measure(order: ClientOrder): Promise<ClientReport> {
  const typed = await typedWay(order);
  const bare = order.protocol === "http1" ? bareHttp1(order) : bareHttp2(order);
  // Compiled code is what is compared.
  for (const { get } of [typed, bare]) await round(get);
  const figures = { typed: NONE, bare: NONE };
  for (let i = 0; i < ROUNDS; i++) {
    figures.typed = sum(figures.typed, await round(typed.get));
    figures.bare = sum(figures.bare, await round(bare.get));
  }
  typed.end();
  bare.end();
  return figures;
}

async function round(get: Get): Promise<ClientFigures> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  let requests = 0;
  const caller = async (): Promise<void> => {
    for (; performance.now() - start < ROUND_MS; requests++) await get();
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  const { user, system } = process.cpuUsage(cpu);
  return { requests, seconds: (performance.now() - start) / 1000, cpuMs: (user + system) / 1000 };
}

const sum = (a: ClientFigures, b: ClientFigures): ClientFigures => ({
  requests: a.requests + b.requests,
  seconds: a.seconds + b.seconds,
  cpuMs: a.cpuMs + b.cpuMs,
});

async function typedWay({ kubeconfig, protocol, name }: ClientOrder): Promise<Way> {
  const clients = await connect({ kubeconfig, protocol });
  const maps = clients.core.v1.configMaps.namespace("default");
  return { get: () => maps.get(name), end: () => clients.connection.close() };
}

function credentialsOf(kubeconfig: string) {
  const { clusters, users } = parse(readFileSync(kubeconfig, "utf8"));
  const inline = (text: string): Buffer => Buffer.from(text, "base64");
  return {
    url: clusters[0].cluster.server as string,
    ca: inline(clusters[0].cluster["certificate-authority-data"]),
    cert: inline(users[0].user["client-certificate-data"]),
    key: inline(users[0].user["client-key-data"]),
  };
}

function bareHttp1({ kubeconfig, path }: ClientOrder): Way {
  const { url, ...tls } = credentialsOf(kubeconfig);
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, ...tls });
  const get = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const sent = request({ agent, hostname, port, path, headers: { accept: "application/json" } }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("end", () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
        incoming.on("error", reject);
      });
      sent.on("error", reject);
      sent.end();
    });
  return { get, end: () => agent.destroy() };
}

function bareHttp2({ kubeconfig, path }: ClientOrder): Way {
  const { url, ...tls } = credentialsOf(kubeconfig);
  const session = connectHttp2(url, tls);
  const get = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const stream = session.request({ ":path": path, accept: "application/json" });
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
      stream.on("error", reject);
    });
  return { get, end: () => session.close() };
}
