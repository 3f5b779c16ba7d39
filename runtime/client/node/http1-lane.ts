/** Requests over HTTP/1.1 connections that are kept and used again. */
import type { Agent as HttpAgent } from "node:http";
import { type Agent, request as httpsRequest, type RequestOptions } from "node:https";
import { boundInterimAnswers } from "../../definition/interim-answers.js";
import { ShieldedAgent } from "../../definition/shielded-agent.js";
import { paceEncryption } from "../../flow/paced-encryption.js";
import { PacedReading } from "../../flow/paced-reading.js";
import type { ClientCertificate, TransportRequest, TransportResponse } from "../transport.js";
import { answerOf, failureOf } from "./incoming-body.js";
import type { Lane } from "./node-transport.js";
import { optionsInTunnel, proxyAgent } from "./proxy.js";
import { type ServerTls, tlsOptions } from "./tls-options.js";

// An import of this module reads all it offers, WebSocket among it: 60 ms and several MiB of a client that nothing here uses.
const http = process.getBuiltinModule("node:http");

interface Http1LaneOptions {
  readonly url: URL;
  readonly tls: ServerTls;
  readonly certificate: ClientCertificate | undefined;
  readonly proxy: string | undefined;
}

/** A connection of which the system hears nothing is asked for a sign of life after this time. */
const KEEP_ALIVE_PROBE_MS = 30_000;

export class Http1Lane implements Lane {
  readonly #agent: Agent | HttpAgent | Promise<Agent | HttpAgent>;
  readonly #prefix: string;
  readonly #address: string;
  readonly #send: typeof httpsRequest;
  readonly #target: RequestOptions;

  constructor({ url, tls, certificate, proxy }: Http1LaneOptions) {
    const secure = url.protocol === "https:";
    const hostname = url.hostname.replace(/^\[|\]$/g, "");
    const secured = tlsOptions(tls, certificate);
    const options = { keepAlive: true, keepAliveMsecs: KEEP_ALIVE_PROBE_MS, scheduling: "lifo" as const, ...secured };
    this.#agent = proxy !== undefined ? proxyAgent(proxy) : secure ? new ShieldedAgent(options) : new http.Agent(options);
    this.#prefix = url.pathname.replace(/\/+$/, "");
    this.#address = url.origin;
    this.#send = secure ? httpsRequest : (http.request as typeof httpsRequest);
    this.#target = {
      hostname,
      port: url.port === "" ? (secure ? "443" : "80") : url.port,
      ...(proxy === undefined ? {} : optionsInTunnel(secured, tls.serverName ?? hostname)),
    };
  }

  async send(request: TransportRequest): Promise<TransportResponse> {
    const agent = this.#agent instanceof Promise ? await this.#agent : this.#agent;
    return new Promise((resolve, reject) => this.#start(request, agent, resolve, reject));
  }

  #start(
    request: TransportRequest,
    agent: Agent | HttpAgent,
    resolve: (response: TransportResponse) => void,
    reject: (error: Error) => void,
  ): void {
    const { method, path, body, signal } = request;
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const headers = request.headers as Record<string, string | string[]>;
    const outgoing = this.#send(
      {
        ...this.#target,
        method,
        path: this.#prefix + path,
        agent,
        headers: body === undefined ? headers : { ...headers, "content-length": Buffer.byteLength(body) },
      },
      (incoming) => {
        if (signal !== undefined) incoming.once("close", release);
        resolve(answerOf(incoming, (cause) => failureOf(cause, this.#address, signal)));
      },
    );
    boundInterimAnswers(outgoing);
    outgoing.once("socket", (socket) => {
      paceEncryption(socket, this.#address);
      PacedReading.of(socket, this.#address);
    });
    const abort = (): void => void outgoing.destroy();
    const release = (): void => signal?.removeEventListener("abort", abort);
    signal?.addEventListener("abort", abort, { once: true });
    outgoing.once("error", (cause) => {
      release();
      const stale = outgoing.reusedSocket && ["ECONNRESET", "EPIPE"].includes((cause as NodeJS.ErrnoException).code ?? "");
      reject(failureOf(cause, this.#address, signal, stale));
    });
    outgoing.end(body);
  }

  close(): void {
    if (this.#agent instanceof Promise)
      void this.#agent.then(
        (agent) => agent.destroy(),
        () => {},
      );
    else this.#agent.destroy();
  }
}
