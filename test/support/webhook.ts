/** A webhook of admission over TLS, with an authority of its own; what it answers each test says. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import { issueAuthority, issueCertificate } from "../../runtime/certificates/issue.js";

/** One call as it arrived. */
export interface HookCall {
  /** Path with query. */
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  /** Common name of the client's certificate. */
  readonly peer: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into reviews of every kind
  readonly review: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly request: any;
}

/** Name of an object that only tells whether a configuration is known: it is asked about and not recorded. */
export const SENTINEL = "sentinel";

/** What goes into `response` beside the uid, or undefined for a handler that answers by itself. */
export type HookAnswer = object | undefined | Promise<object | undefined>;

export type HookHandler = (call: HookCall, response: ServerResponse) => HookAnswer;

export interface TestWebhook {
  readonly port: number;
  /** `https://127.0.0.1:port`. */
  readonly url: string;
  /** PEM of its authority, in base64, as configurations have it. */
  readonly caBundle: string;
  /** PEM of a client's certificate that its authority signed. */
  readonly client: { readonly certificate: string; readonly key: string };
  readonly calls: HookCall[];
  /** Connections that have been made. */
  readonly connections: { count: number };
  /** Answers calls whose path begins so; the longest path wins. */
  on(path: string, handler: HookHandler): void;
  /** Closes all connections. */
  cut(): void;
  close(): Promise<void>;
}

export const allow: HookHandler = () => ({ allowed: true });

/** An answer that allows and patches. */
export const patchWith = (...operations: readonly object[]): object => ({
  allowed: true,
  patchType: "JSONPatch",
  patch: Buffer.from(JSON.stringify(operations)).toString("base64"),
});

/** `names` are those of its certificate. */
export async function startWebhook(...names: readonly string[]): Promise<TestWebhook> {
  const authority = await issueAuthority("webhook-authority", Date.now());
  const issue = (commonName: string, usage: "server" | "client") =>
    issueCertificate(authority, { commonName, usage, names: usage === "server" ? [...names] : [] }, Date.now());
  const [serving, client] = [await issue("webhook", "server"), await issue("the-server", "client")];
  const handlers = new Map<string, HookHandler>();
  const calls: HookCall[] = [];
  const connections = { count: 0 };
  const options = { cert: serving.certificate, key: serving.key, ca: authority.certificate, requestCert: true, rejectUnauthorized: false };
  const server: Server = createServer(options, (request, response) => void answer(request, response));
  const sockets = new Set<Socket>();
  server.on("secureConnection", (socket: TLSSocket) => {
    connections.count++;
    socket.unref();
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => {});
  });
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = request.url ?? "";
    const review = JSON.parse(Buffer.concat(chunks).toString() || "{}");
    const peer = (request.socket as TLSSocket).getPeerCertificate().subject?.CN as string | undefined;
    const call: HookCall = { url, headers: request.headers, peer, review, request: review.request };
    if (review.request?.name !== SENTINEL) calls.push(call);
    const [path] = [...handlers.keys()].filter((each) => url.startsWith(each)).sort((a, b) => b.length - a.length);
    const given = await (handlers.get(path ?? "") ?? allow)(call, response);
    if (given === undefined) return;
    const { kind, apiVersion } = review;
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ kind, apiVersion, response: { uid: review.request.uid, ...given } }));
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A test that failed before it closed it ends all the same.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `https://127.0.0.1:${port}`,
    caBundle: Buffer.from(authority.certificate).toString("base64"),
    client,
    calls,
    connections,
    on: (path, handler) => void handlers.set(path, handler),
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
