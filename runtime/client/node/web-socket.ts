/** WebSockets over Node's sockets, with certificates, headers and proxies; the library is loaded with the first one. */
import type { Agent } from "node:http";
import type { Duplex } from "node:stream";
import { ShieldedAgent } from "../../definition/shielded-agent.js";
import type { MessageSocket, SocketAnswer, SocketRequest } from "../message-socket.js";
import { answerOf, failureOf } from "./incoming-body.js";
import { optionsInTunnel, proxyAgent } from "./proxy.js";
import { type ServerTls, tlsOptions } from "./tls-options.js";

/** A message that is larger is refused, with the connection. */
const MAXIMUM_MESSAGE_BYTES = 16 * 1024 * 1024;

/** Code of a connection that ended without a word. */
const ABNORMAL = 1006;

export interface WebSocketServer {
  readonly url: URL;
  readonly tls: ServerTls;
  readonly proxy: string | undefined;
}

/** Rejects with TransportError, or with the signal's reason. */
export async function openWebSocket({ url, tls, proxy }: WebSocketServer, request: SocketRequest): Promise<SocketAnswer> {
  const { path, headers, protocols, certificate, signal } = request;
  const { createWebSocketStream, WebSocket } = await import("ws");
  const secure = url.protocol === "https:";
  const secured = tlsOptions(tls, certificate);
  const agent: Agent | undefined = proxy !== undefined ? await proxyAgent(proxy) : secure ? new ShieldedAgent() : undefined;
  signal?.throwIfAborted();
  const address = url.origin;
  const failed = (cause: unknown): Error => failureOf(cause, address, signal);
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace(/^http/, "ws")}${url.pathname.replace(/\/+$/, "")}${path}`, [...protocols], {
      ...(proxy === undefined ? secured : optionsInTunnel(secured, tls.serverName ?? url.hostname.replace(/^\[|\]$/g, ""))),
      headers: headers as Record<string, string>,
      perMessageDeflate: false,
      followRedirects: false,
      maxPayload: MAXIMUM_MESSAGE_BYTES,
      ...(agent === undefined ? {} : { agent }),
    });
    const gone = (): void => socket.terminate();
    signal?.addEventListener("abort", gone, { once: true });
    socket.once("close", () => signal?.removeEventListener("abort", gone));
    socket.on("error", (cause) => reject(failed(cause)));
    socket.once("unexpected-response", (_, incoming) => resolve(answerOf(incoming, failed)));
    socket.once("open", () => {
      const ending = { broken: false };
      socket.once("close", (code) => {
        ending.broken = code === ABNORMAL;
      });
      resolve(messageSocket(createWebSocketStream(socket, { readableObjectMode: true }), socket.protocol, ending, failed));
    });
  });
}

/** The stream waits for who reads and tells who writes to wait. */
function messageSocket(
  stream: Duplex,
  protocol: string,
  ending: { readonly broken: boolean },
  failed: (cause: unknown) => Error,
): MessageSocket {
  stream.on("error", () => undefined);
  return {
    protocol,
    send: (message) =>
      new Promise((resolve, reject) => {
        stream.write(message, (error) => (error ? reject(failed(error)) : resolve()));
      }),
    async *messages() {
      try {
        for await (const message of stream) yield message as Uint8Array;
      } catch (cause) {
        throw failed(cause);
      }
      if (ending.broken) throw failed(undefined);
    },
    close: () => void stream.destroy(),
  };
}
