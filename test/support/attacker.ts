/** What somebody who only reaches the port can do: connections of every kind, raw bytes of both protocol versions. */

import { constants } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { type ClientHttp2Session, connect as connectHttp2, type SecureClientSessionOptions } from "node:http2";
import { connect as connectTcp, type Socket } from "node:net";
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from "node:tls";

/** Connection preface and empty SETTINGS. */
export const HTTP2_PREFACE = Buffer.concat([Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), frame(4, 0, 0, Buffer.alloc(0))]);

export const FRAME = {
  data: 0,
  headers: 1,
  priority: 2,
  reset: 3,
  settings: 4,
  ping: 6,
  goAway: 7,
  windowUpdate: 8,
  continuation: 9,
} as const;
export const FLAG = { endStream: 1, ack: 1, endHeaders: 4 } as const;

/** One frame of HTTP/2. */
export function frame(type: number, flags: number, stream: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head[3] = type;
  head[4] = flags;
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Lets so many bytes more be sent, of a stream or, of stream 0, of all together. */
export const windowUpdate = (stream: number, bytes: number): Buffer => frame(FRAME.windowUpdate, 0, stream, number(bytes));

/** Lets so many bytes be sent of each stream, those that are there included. */
export function initialWindow(bytes: number): Buffer {
  const INITIAL_WINDOW_SIZE = 4;
  return frame(FRAME.settings, 0, 0, Buffer.concat([Buffer.from([0, INITIAL_WINDOW_SIZE]), number(bytes)]));
}

/** A header that the decoder is to remember (RFC 7541, 6.2.1), with a new name. */
export function indexedHeader(name: string, value: string): Buffer {
  return Buffer.concat([Buffer.from([0x40]), text(name), text(value)]);
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value, "latin1");
  if (bytes.length < 127) return Buffer.concat([Buffer.from([bytes.length]), bytes]);
  const length = [127];
  let rest = bytes.length - 127;
  for (; rest >= 128; rest = Math.floor(rest / 128)) length.push((rest % 128) + 128);
  length.push(rest);
  return Buffer.concat([Buffer.from(length), bytes]);
}

/** The compressed headers of a request: method, path, and the two that every request has. */
export function requestHeaders(method: "GET" | "POST", path: string, more: Buffer = Buffer.alloc(0)): Buffer {
  const METHODS = { GET: 0x82, POST: 0x83 } as const;
  const HTTPS = 0x87;
  const pathAndAuthority = Buffer.concat([Buffer.from([0x04]), text(path), Buffer.from([0x01]), text("x")]);
  return Buffer.concat([Buffer.from([METHODS[method], HTTPS]), pathAndAuthority, more]);
}

/** What asks for a tunnel. */
export const CONNECT = Buffer.concat([Buffer.from([0x02]), text("CONNECT"), Buffer.from([0x01]), text("x:1")]);

/** Headers of which the decoder makes as many from a byte each. */
export function crumbs(count: number, name = "cookie"): Buffer {
  const NEWEST = 0xbe;
  return Buffer.concat([indexedHeader(name, ""), Buffer.alloc(count - 1, NEWEST)]);
}

/** A request with a body, and behind it so many headers. */
export function withTrailers(stream: number, count: number): Buffer {
  const trailers = Buffer.concat(Array.from({ length: count }, () => indexedHeader("t", "v")));
  return Buffer.concat([
    frame(FRAME.headers, FLAG.endHeaders, stream, requestHeaders("POST", "/api/v1/namespaces/default/configmaps")),
    frame(FRAME.data, 0, stream, Buffer.from("{}")),
    frame(FRAME.headers, FLAG.endHeaders | FLAG.endStream, stream, trailers),
  ]);
}

/** A request whose trailers do not end it, as they have to: for each the library resets a stream. */
export function brokenTrailers(stream: number): Buffer {
  return Buffer.concat([
    frame(FRAME.headers, FLAG.endHeaders, stream, requestHeaders("POST", "/api/v1/namespaces/default/configmaps")),
    frame(FRAME.headers, FLAG.endHeaders, stream, indexedHeader("a", "b")),
  ]);
}

/** Where a server is, and how it is known. */
export interface Target {
  readonly url: string;
  readonly credentials: { readonly ca: string };
}

export class Attacker {
  readonly #sockets = new Set<Socket | ClientHttp2Session>();
  readonly #host: string;
  readonly #port: number;

  constructor(private readonly server: Target) {
    const { hostname, port } = new URL(server.url);
    this.#host = hostname;
    this.#port = Number(port);
  }

  /** A TCP connection that says nothing. */
  tcp(): Promise<Socket> {
    return this.#opened(connectTcp({ host: this.#host, port: this.#port }), "connect");
  }

  /** An encrypted connection without a certificate; what the server sends is read unless it is paused. */
  async tls(protocol: "h2" | "http/1.1", more: ConnectionOptions = {}): Promise<TLSSocket> {
    const { ca } = this.server.credentials;
    const socket = connectTls({ host: this.#host, port: this.#port, ca, ALPNProtocols: [protocol], ...more });
    await this.#opened(socket, "secureConnect");
    return socket;
  }

  /** An HTTP/2 connection that has said hello. */
  async http2Socket(more: ConnectionOptions = {}): Promise<TLSSocket> {
    const socket = await this.tls("h2", more);
    socket.write(HTTP2_PREFACE);
    return socket;
  }

  http2Session(options: SecureClientSessionOptions = {}): ClientHttp2Session {
    const session = connectHttp2(this.server.url, { ca: this.server.credentials.ca, ...options });
    session.on("error", () => undefined);
    this.#sockets.add(session);
    return session;
  }

  #opened<T extends Socket>(socket: T, event: string): Promise<T> {
    this.#sockets.add(socket);
    return new Promise((resolve, reject) => {
      socket.once("error", reject);
      socket.once(event, () => {
        socket.removeAllListeners("error").on("error", () => undefined);
        resolve(socket);
      });
    });
  }

  /** A WebSocket of a client who says nothing once he has asked for it, whatever he is told; resolves with that when it ends. */
  async silentWebSocket(path: string, credentials: ConnectionOptions): Promise<Buffer> {
    const socket = await this.tls("http/1.1", { ...credentials, allowHalfOpen: true } as ConnectionOptions);
    const asked = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==";
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${asked}\r\n\r\n`);
    const said: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => said.push(chunk));
    await new Promise((resolve) => socket.once("end", resolve));
    return Buffer.concat(said);
  }

  /** Leaves. */
  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }
}

/** Options of a client that speaks nothing newer than TLS 1.2. */
export const TLS12_ONLY: ConnectionOptions = { maxVersion: "TLSv1.2", secureOptions: constants.SSL_OP_LEGACY_SERVER_CONNECT };

/** Descriptors of sockets that a process has open. */
export function openSockets(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** Resident memory of a process, in MiB. */
export function residentMemory(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "latin1"));
  return Number(line?.[1]) / 1024;
}

/** Seconds that a process has had a processor. */
export function cpuTime(pid: number): number {
  const TICKS_A_SECOND = 100;
  const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** Resolves when the server has hung up, with everything it said before. */
export function hungUp(socket: Socket): Promise<string> {
  let said = "";
  socket.on("data", (chunk: Buffer) => {
    said += chunk.toString("latin1");
  });
  return new Promise((resolve) => {
    if (socket.destroyed) resolve(said);
    socket.once("close", () => resolve(said));
  });
}

/** How many frames of a kind a stream of frames holds. */
export function countFrames(bytes: Buffer, type: number): number {
  let count = 0;
  for (let at = 0; at + 9 <= bytes.length; at += 9 + bytes.readUIntBE(at, 3)) if (bytes[at + 3] === type) count++;
  return count;
}

/** What the last GOAWAY of a stream of frames says; -1 without one. */
export function lastErrorCode(bytes: Buffer): number {
  let code = -1;
  for (let at = 0; at + 9 <= bytes.length; at += 9 + bytes.readUIntBE(at, 3)) {
    if (bytes[at + 3] === FRAME.goAway && at + 17 <= bytes.length) code = bytes.readUInt32BE(at + 13);
  }
  return code;
}
