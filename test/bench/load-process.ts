/** The process behind `runLoad`: raw TLS sockets for HTTP/1.1, sessions of ten streams for HTTP/2. */
import { type ClientHttp2Session, connect as connectHttp2 } from "node:http2";
import { performance } from "node:perf_hooks";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { WebhookCalls } from "../../runtime/webhooks/webhook-call.js";
import { type LoadClients, type LoadResult, type LoadRound, percentile, type Workload } from "./load.js";

const STREAMS_PER_SESSION = 10;
const LAST_CHUNK = Buffer.from("0\r\n\r\n");
const HEADERS_END = Buffer.from("\r\n\r\n");

interface OneRequest {
  readonly method: string;
  readonly path: string;
  readonly type?: string;
  readonly accept?: string;
  readonly body?: string;
}

process.once("message", (options: LoadClients) => {
  const clients = options.protocol === "h1" ? http1Clients(options) : http2Clients(options);
  const fail = (error: Error): void => {
    console.error(error.message);
    process.exit(1);
  };
  clients.catch(fail);
  process.on("message", (round: LoadRound) => {
    clients.then((connected) => run(connected, round)).then((result) => process.send?.(result), fail);
  });
});
process.once("disconnect", () => process.exit(0));

async function run(clients: readonly Client[], options: LoadRound): Promise<LoadResult> {
  const latencies: number[] = [];
  let bytes = 0;
  let failures = 0;
  let firstFailure = "";
  const start = performance.now();
  const { seconds: duration = Number.POSITIVE_INFINITY, requests = Number.POSITIVE_INFINITY } = options;
  const end = start + duration * 1000;
  const ask = askerOf(options.workload);
  let sent = 0;
  await Promise.all(
    clients.map(async (client, index) => {
      for (let i = 0; performance.now() < end && sent < requests; i++) {
        sent++;
        let begun = performance.now();
        const reply = await client(requestOf(options.workload, index, i));
        if (ask !== undefined) {
          begun = performance.now();
          await ask();
        }
        latencies.push(performance.now() - begun);
        bytes += reply.bytes;
        if (reply.status >= 300) {
          failures++;
          firstFailure ||= `${reply.status} ${reply.text}`;
        }
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const sorted = Float64Array.from(latencies).sort();
  return {
    requests: latencies.length,
    failures,
    firstFailure,
    seconds,
    bytes,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  };
}

const ASKING_MS = 30_000;
const webhookCalls = new WebhookCalls({
  resolveService: () => {
    throw new Error("webhooks of benches are no services");
  },
});

function askerOf(workload: Workload): (() => Promise<unknown>) | undefined {
  if (workload.kind !== "create" || workload.asked === undefined) return undefined;
  const { clientConfig, document } = workload.asked;
  const bytes = Buffer.from(document);
  return () =>
    webhookCalls.post(clientConfig, bytes, { holder: "", deadline: performance.now() + ASKING_MS, signal: new AbortController().signal });
}

function requestOf(workload: Workload, client: number, i: number): OneRequest {
  switch (workload.kind) {
    case "get":
      return { method: "GET", path: workload.path, ...(workload.accept === undefined ? {} : { accept: workload.accept }) };
    case "create": {
      const name = `${workload.prefix}-${client}-${i}`;
      return { method: "POST", path: workload.collection, body: bodyOf(workload.object, name, "x".repeat(workload.bytes)) };
    }
    case "update": {
      const name = `${workload.prefix}-${client}${workload.objects === undefined ? "" : `-${i % workload.objects}`}`;
      return { method: "PUT", path: `${workload.collection}/${name}`, body: configMap(name, `${i}-`.padEnd(workload.bytes, "x")) };
    }
    case "apply": {
      const name = workload.each === "new" ? `${workload.prefix}-${client}-${i}` : `${workload.prefix}-${client}`;
      const value = workload.each === "changed" ? `${i}` : "value";
      const data = Object.fromEntries(Array.from({ length: workload.items }, (_, item) => [`key-${item}`, value]));
      const body = JSON.stringify({ apiVersion: "v1", kind: "ConfigMap", metadata: { name }, data });
      return {
        method: "PATCH",
        path: `${workload.collection}/${name}?fieldManager=bench`,
        type: "application/apply-patch+yaml",
        body,
      };
    }
  }
}

const bodyOf = (object: "configmap" | "pod" | undefined, name: string, text: string): string =>
  object === "pod" ? pod(name, text) : configMap(name, text);

function pod(name: string, text: string): string {
  const resources = { requests: { cpu: "100m", memory: "64Mi" }, limits: { memory: "64Mi" } };
  const spec = { containers: [{ name: "c", image: "i", resources, env: [{ name: "TEXT", value: text }] }] };
  return JSON.stringify({ apiVersion: "v1", kind: "Pod", metadata: { name }, spec });
}

function configMap(name: string, text: string): string {
  return `{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"${name}"},"data":{"text":"${text}"}}`;
}

interface ReplySeen {
  readonly status: number;
  readonly bytes: number;
  readonly text: string;
}

type Client = (request: OneRequest) => Promise<ReplySeen>;

function http1Clients(options: LoadClients): Promise<Client[]> {
  const { hostname, port } = new URL(options.url);
  const more = Object.entries(options.headers ?? {}).map(([name, value]) => `${name}: ${value}\r\n`);
  return Promise.all(
    Array.from(
      { length: options.clients },
      () =>
        new Promise<Client>((resolve, reject) => {
          const socket = connectTls({ host: hostname, port: Number(port), ALPNProtocols: ["http/1.1"], ...options.credentials }, () => {
            socket.off("error", reject);
            const connection = new Http1Connection(socket, hostname);
            resolve((request) => connection.exchange(request, more));
          });
          socket.setNoDelay(true);
          socket.once("error", reject);
        }),
    ),
  );
}

/** One request after the other over one connection. */
class Http1Connection {
  #fail: ((error: Error) => void) | undefined;
  #lost: Error | undefined;

  constructor(
    private readonly socket: TLSSocket,
    private readonly host: string,
  ) {
    socket.on("error", (error) => this.#lose(error.message));
    socket.on("close", () => this.#lose("closed by the server"));
  }

  /** Rejects when the connection is lost before the answer is whole. */
  async exchange(request: OneRequest, more: readonly string[]): Promise<ReplySeen> {
    if (this.#lost !== undefined) throw this.#lost;
    const { method, path, body, type, accept } = request;
    const headers = `${method} ${path} HTTP/1.1\r\nhost: ${this.host}\r\naccept: ${accept ?? "application/json"}\r\n${more.join("")}`;
    this.socket.write(
      body === undefined
        ? `${headers}\r\n`
        : `${headers}content-type: ${type ?? "application/json"}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    return this.#reply();
  }

  #lose(why: string): void {
    this.#lost ??= new Error(`a connection was lost: ${why}`);
    this.#fail?.(this.#lost);
  }

  #reply(): Promise<ReplySeen> {
    const { socket } = this;
    return new Promise((resolve, reject) => {
      this.#fail = reject;
      let head: Buffer | undefined;
      let pending: Buffer = Buffer.alloc(0);
      let expected = -1;
      let received = 0;
      const read = (chunk: Buffer): void => {
        let body = chunk;
        if (head === undefined) {
          pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
          const end = pending.indexOf(HEADERS_END);
          if (end < 0) return;
          head = pending.subarray(0, end);
          const length = /content-length: *(\d+)/i.exec(head.toString("latin1"));
          expected = length ? Number(length[1]) : -1;
          body = pending.subarray(end + 4);
        }
        received += body.length;
        const complete = expected >= 0 ? received >= expected : body.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
        if (!complete) return;
        socket.off("data", read);
        this.#fail = undefined;
        const status = Number(head.toString("latin1", 9, 12));
        resolve({ status, bytes: received, text: status >= 300 ? body.toString("utf8", 0, 200) : "" });
      };
      socket.on("data", read);
    });
  }
}

async function http2Clients(options: LoadClients): Promise<Client[]> {
  const sessions = await Promise.all(
    Array.from({ length: Math.ceil(options.clients / STREAMS_PER_SESSION) }, () => {
      const session = connectHttp2(options.url, { ...options.credentials } as object);
      return new Promise<ClientHttp2Session>((resolve, reject) => {
        session.once("connect", () => resolve(session));
        session.once("error", reject);
      });
    }),
  );
  return Array.from({ length: options.clients }, (_, i) => {
    const session = sessions[i % sessions.length] as ClientHttp2Session;
    return (request: OneRequest) => http2Exchange(session, request, options.headers);
  });
}

function http2Exchange(session: ClientHttp2Session, request: OneRequest, more: LoadClients["headers"]): Promise<ReplySeen> {
  const { method, path, body, type, accept } = request;
  const stream = session.request(
    {
      ":method": method,
      ":path": path,
      ...more,
      accept: accept ?? "application/json",
      ...(body === undefined ? {} : { "content-type": type ?? "application/json" }),
    },
    { endStream: body === undefined },
  );
  if (body !== undefined) stream.end(body);
  return new Promise((resolve, reject) => {
    let status = 0;
    let bytes = 0;
    stream.on("response", (headers) => {
      status = headers[":status"] ?? 0;
    });
    stream.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
    });
    stream.on("end", () => resolve({ status, bytes, text: "" }));
    stream.on("error", reject);
    stream.on("close", () => reject(new Error("a stream was closed by the server before its answer was whole")));
  });
}
