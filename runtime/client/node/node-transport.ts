/** The transport for Node: HTTP/1.1 over kept connections or HTTP/2, plain, over TLS or through a proxy. */
import { type ClientCertificate, type Transport, TransportError, type TransportRequest, type TransportResponse } from "../transport.js";
import { Http1Lane } from "./http1-lane.js";
import { Http2Lane, PING_EVERY_MS } from "./http2-lane.js";
import { NegotiatedLane, offersHttp2 } from "./negotiated-lane.js";
import type { ServerTls } from "./tls-options.js";
import { openWebSocket } from "./web-socket.js";

export interface NodeTransportOptions {
  /** Address of the server, e.g. `https://10.0.0.1:6443`; may have a path. */
  readonly server: string;
  readonly tls?: ServerTls;
  /** `http://`, `https://` or `socks5://` address of a proxy, which is spoken to over HTTP/1.1. */
  readonly proxy?: string;
  /**
   * Default `http1`, which every server and proxy speaks. `http2` carries many requests and watches over one connection, for less
   * processor time each where many are under way, and its pings find dead connections; where the server does not offer it, it is HTTP/1.1.
   */
  readonly protocol?: "http1" | "http2";
  /** HTTP/2 connections that do not answer a ping, or begin none, until the next one is due are given up; default 30 s. */
  readonly pingEveryMs?: number;
}

/** Connections that prove themselves with one certificate, or none. */
export interface Lane {
  send(request: TransportRequest): Promise<TransportResponse>;
  /** Ends connections at once. */
  close(): void;
}

/** Connections are made at the first request and belong to one client certificate; another one closes them. */
export function nodeTransport(options: NodeTransportOptions): Transport {
  const url = new URL(options.server);
  const tls = options.tls ?? {};
  const wantsHttp2 = options.protocol === "http2" && options.proxy === undefined && url.protocol === "https:";
  const patienceMs = options.pingEveryMs ?? PING_EVERY_MS;
  const create = (certificate: ClientCertificate | undefined): Lane => {
    const lanes = (http2: boolean): Lane =>
      http2 ? new Http2Lane(url, tls, certificate, patienceMs) : new Http1Lane({ url, tls, certificate, proxy: options.proxy });
    return wantsHttp2 ? new NegotiatedLane((signal) => offersHttp2(url, tls, certificate, { patienceMs, signal }), lanes) : lanes(false);
  };
  let closing = new AbortController();
  let lane: Lane | undefined;
  let proof: ClientCertificate | undefined;
  return {
    send(request) {
      const { certificate } = request;
      if (lane === undefined || certificate?.certificate !== proof?.certificate || certificate?.key !== proof?.key) {
        const before = lane;
        lane = create(certificate);
        proof = certificate;
        before?.close();
      }
      return lane.send(request);
    },
    async openSocket(request) {
      const signal = request.signal === undefined ? closing.signal : AbortSignal.any([request.signal, closing.signal]);
      return openWebSocket({ url, tls, proxy: options.proxy }, { ...request, signal });
    },
    close() {
      closing.abort(new TransportError("the client was closed"));
      closing = new AbortController();
      lane?.close();
      lane = undefined;
    },
  };
}
