/**
 * Documents to webhooks and their answers, over TLS connections that are kept and used again. What comes back is anybody's text: it is
 * bounded in size and in time, and read elsewhere.
 */
import type { IncomingMessage } from "node:http";
import { Agent, type RequestOptions, request } from "node:https";
import { isIP } from "node:net";
import { createSecureContext } from "node:tls";
import { ByteBudget, TooManyCalls } from "./call-budget.js";
import { type Address, failureText, postFailure } from "./failure-text.js";
import { hostAndPort, joinHostPort, parseUrl } from "./webhook-url.js";

/** Connections to one target; the next call waits for one of them. */
export const MAXIMUM_CONNECTIONS = 64;
/** Calls of one target, with those that wait for a connection: a target that does not answer holds so many requests and no more. */
export const MAXIMUM_CALLS = 128;
/** Bytes of an answer: a patch that replaces the largest object takes a third more than the object. */
export const MAXIMUM_ANSWER_BYTES = 5 * 1024 * 1024;
/** Bytes of all documents on their way, and of all answers as they come. */
const MAXIMUM_DOCUMENT_BYTES = 128 * 1024 * 1024;
const MAXIMUM_ANSWERS_BYTES = 64 * 1024 * 1024;
/** Connections that nobody needs are kept so long, in milliseconds; shorter than the programs at the other end commonly keep them. */
const IDLE_MS = 60_000;
/** Targets whose connections are kept; those asked least recently go first. */
const MAXIMUM_TARGETS = 256;

const USER_AGENT = "kube-apiserver-admission";
const STANDARD_PORT = 443;

/** Who is asked, as configurations say it; either `url` or `service`. */
export interface WebhookClientConfig {
  readonly url?: string;
  readonly service?: { readonly namespace: string; readonly name: string; readonly path?: string; readonly port?: number };
  /** PEM in base64. */
  readonly caBundle?: string;
}

/** What a target is shown as proof of who asks. */
export interface WebhookCredential {
  /** Value of the Authorization header. */
  readonly authorization?: string;
  readonly certificate?: { readonly certificate: string; readonly key: string };
}

export interface WebhookCallsOptions {
  readonly userAgent?: string;
  /** Where the port of a service leads. Throws Error with the peer's words, e.g. `service "x" not found`. */
  resolveService(namespace: string, name: string, port: number): Address | Promise<Address>;
  /** The credential for `host:port`; rejects when there should be one and is none. */
  credentialFor?(hostPort: string): WebhookCredential | Promise<WebhookCredential>;
}

export interface WebhookReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}

/** A call without an answer. */
export class WebhookUnreachable extends Error {
  /** `prepared` is false when it has not even come to asking. */
  constructor(
    message: string,
    readonly prepared: boolean,
  ) {
    super(message);
    this.name = "WebhookUnreachable";
  }
}

/** One target: whom it has to prove to be, and how this server proves itself. */
interface Target {
  readonly agent: Agent;
  calls: number;
}

/** Where a call goes. */
interface Endpoint {
  /** Host and port, as in the address and the Host header. */
  readonly authority: string;
  readonly name: string;
  readonly path: string;
  readonly hostPort: string;
  address(): Address | Promise<Address>;
}

/** A call on its way. */
interface Addressed {
  readonly target: Target;
  readonly endpoint: Endpoint;
  readonly credential: WebhookCredential;
}

export class WebhookCalls {
  readonly #targets = new Map<string, Target>();
  readonly #documents = new ByteBudget(MAXIMUM_DOCUMENT_BYTES);
  readonly #answers = new ByteBudget(MAXIMUM_ANSWERS_BYTES);

  constructor(private readonly options: WebhookCallsOptions) {}

  /**
   * Posts a JSON document and gives whatever comes back. `deadline` is a time of `performance.now()`.
   * @throws WebhookUnreachable when nothing came back in time, TooManyCalls when the target has enough to do.
   */
  async post(config: WebhookClientConfig, document: Buffer, deadline: number, signal: AbortSignal): Promise<WebhookReply> {
    const endpoint = this.#endpointOf(config);
    const credential = await this.#credentialFor(endpoint.hostPort);
    const target = this.#targetOf(config, endpoint, credential);
    if (target.calls >= MAXIMUM_CALLS) throw new TooManyCalls(`${MAXIMUM_CALLS} calls of ${endpoint.authority} are under way`);
    target.calls++;
    try {
      return await this.#call({ target, endpoint, credential }, document, deadline, signal);
    } finally {
      target.calls--;
    }
  }

  /** Ends all connections. */
  close(): void {
    for (const { agent } of this.#targets.values()) agent.destroy();
    this.#targets.clear();
  }

  async #call({ target, endpoint, credential }: Addressed, document: Buffer, deadline: number, signal: AbortSignal): Promise<WebhookReply> {
    const seconds = Math.ceil((deadline - performance.now()) / 1000);
    const path = `${endpoint.path}?timeout=${Math.max(seconds, 1)}s`;
    const url = `https://${endpoint.authority}${path}`;
    const late = lateness(deadline, signal);
    let address: Address = { host: endpoint.name, port: STANDARD_PORT };
    try {
      const room = this.#documents.take(document.length, late.signal);
      if (room !== undefined) await room;
      try {
        address = await endpoint.address();
        const headers = this.#headers(endpoint, document, credential);
        const options = { method: "POST", ...address, path, agent: target.agent, headers };
        return await this.#exchange(options, document, late.signal, true);
      } finally {
        this.#documents.give(document.length);
      }
    } catch (error) {
      if (error instanceof WebhookUnreachable) throw new WebhookUnreachable(postFailure(url, error.message), true);
      const cause = late.signal.aborted ? "context deadline exceeded" : told(error, address, endpoint.name);
      throw new WebhookUnreachable(postFailure(url, cause), true);
    } finally {
      late.end();
    }
  }

  #headers(endpoint: Endpoint, document: Buffer, { authorization }: WebhookCredential): Record<string, string | number> {
    return {
      host: endpoint.authority,
      accept: "application/json, */*",
      "content-type": "application/json",
      "content-length": document.length,
      "user-agent": this.options.userAgent ?? USER_AGENT,
      ...(authorization === undefined ? {} : { authorization }),
    };
  }

  /** A connection that the other side closed while nobody used it is no answer: the document goes over another one, once. */
  #exchange(options: RequestOptions, document: Buffer, signal: AbortSignal, mayRepeat: boolean): Promise<WebhookReply> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const outgoing = request(options);
      const abort = (): void => void outgoing.destroy(new Error("aborted"));
      let [answered, settled] = [false, false];
      signal.addEventListener("abort", abort, { once: true });
      const settle = (work: () => void): void => {
        if (settled) return;
        settled = true;
        signal.removeEventListener("abort", abort);
        work();
      };
      outgoing.once("response", (incoming) => {
        answered = true;
        this.#read(incoming).then(
          (reply) => settle(() => resolve(reply)),
          (error) => settle(() => reject(error)),
        );
      });
      outgoing.once("error", (error: NodeJS.ErrnoException) => {
        if (answered) return;
        const stale = mayRepeat && outgoing.reusedSocket && !signal.aborted && ["ECONNRESET", "EPIPE"].includes(error.code ?? "");
        settle(() => (stale ? this.#exchange(options, document, signal, false).then(resolve, reject) : reject(error)));
      });
      // An offer to speak another protocol ends in neither answer nor error.
      outgoing.once("close", () => {
        if (!answered) settle(() => reject(new WebhookUnreachable("EOF", true)));
      });
      outgoing.end(document);
    });
  }

  async #read(incoming: IncomingMessage): Promise<WebhookReply> {
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of incoming as AsyncIterable<Buffer>) {
        if (size + chunk.length > MAXIMUM_ANSWER_BYTES) {
          throw new WebhookUnreachable(`the answer has more than ${MAXIMUM_ANSWER_BYTES} bytes`, true);
        }
        if (!this.#answers.tryTake(chunk.length)) throw new WebhookUnreachable("too many large answers of webhooks are under way", true);
        size += chunk.length;
        chunks.push(chunk);
      }
    } finally {
      this.#answers.give(size);
    }
    return { status: incoming.statusCode ?? 0, contentType: incoming.headers["content-type"] ?? "", body: Buffer.concat(chunks) };
  }

  #endpointOf({ url, service }: WebhookClientConfig): Endpoint {
    if (service !== undefined) {
      const { namespace, name: service_, path = "", port = STANDARD_PORT } = service;
      const name = `${service_}.${namespace}.svc`;
      const hostPort = joinHostPort(name, port);
      return {
        authority: hostPort,
        name,
        hostPort,
        path: cleanPath(path),
        address: () => this.options.resolveService(namespace, service_, port),
      };
    }
    try {
      const { host: authority, path } = parseUrl(url ?? "");
      const address = hostAndPort(authority, STANDARD_PORT);
      if (address.host === "") throw new RangeError("no host");
      return {
        authority,
        name: address.host,
        hostPort: joinHostPort(address.host, address.port),
        path: cleanPath(path),
        address: () => address,
      };
    } catch (error) {
      throw new WebhookUnreachable(`Unparsable URL: ${(error as Error).message}`, false);
    }
  }

  #targetOf({ caBundle = "" }: WebhookClientConfig, { name, hostPort }: Endpoint, credential: WebhookCredential): Target {
    const { certificate = { certificate: "", key: "" } } = credential;
    const key = [hostPort, caBundle, certificate.certificate, certificate.key].join("\0");
    const known = this.#targets.get(key);
    if (known !== undefined) {
      // Told last again, so that the first is the one that was asked least recently.
      this.#targets.delete(key);
      this.#targets.set(key, known);
      return known;
    }
    const target: Target = { agent: agentFor(name, caBundle, certificate), calls: 0 };
    this.#targets.set(key, target);
    if (this.#targets.size > MAXIMUM_TARGETS) this.#forget();
    return target;
  }

  async #credentialFor(hostPort: string): Promise<WebhookCredential> {
    try {
      return (await this.options.credentialFor?.(hostPort)) ?? {};
    } catch (error) {
      throw new WebhookUnreachable((error as Error).message, false);
    }
  }

  /** The connections of a target that nobody asks at the moment. */
  #forget(): void {
    for (const [key, { agent, calls }] of this.#targets) {
      if (calls > 0) continue;
      agent.destroy();
      this.#targets.delete(key);
      return;
    }
  }
}

function agentFor(name: string, caBundle: string, { certificate, key }: { readonly certificate: string; readonly key: string }): Agent {
  const bundle = Buffer.from(caBundle, "base64").toString("latin1");
  if (bundle !== "" && !bundle.includes("-----BEGIN CERTIFICATE-----")) {
    throw new WebhookUnreachable("unable to load root certificates: unable to parse bytes as PEM block", false);
  }
  const options = {
    ...(bundle === "" ? {} : { ca: bundle }),
    ...(certificate === "" ? {} : { cert: certificate, key }),
    ALPNProtocols: ["http/1.1"],
  };
  try {
    const secureContext = createSecureContext({ ...options, minVersion: "TLSv1.2" });
    return new Agent({
      keepAlive: true,
      maxSockets: MAXIMUM_CONNECTIONS,
      scheduling: "lifo",
      timeout: IDLE_MS,
      secureContext,
      ALPNProtocols: ["http/1.1"],
      // An address has no name to ask for; the certificate is held to it all the same.
      ...(isIP(name) === 0 ? { servername: name } : {}),
    });
  } catch {
    throw new WebhookUnreachable("unable to load root certificates: unable to parse bytes as PEM block", false);
  }
}

/** A signal for the first of: the deadline, the end of the request. */
function lateness(deadline: number, signal: AbortSignal): { readonly signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const abort = (): void => controller.abort(new Error("context deadline exceeded"));
  const timer = setTimeout(abort, Math.max(deadline - performance.now(), 0));
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
    },
  };
}

/** Errors of connections have codes; others were worded here or by what resolves services. */
function told(error: unknown, address: Address, name: string): string {
  const hasCode = (error as NodeJS.ErrnoException).code !== undefined;
  return hasCode || !(error instanceof Error) ? failureText(error, address, name) : error.message;
}

/** As the peer joins paths: without empty parts, dots and a slash at the end; what a path cannot hold is escaped. */
function cleanPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return `/${parts.join("/")}`.replace(/[^\x21-\x7e]/gu, (character) =>
    Array.from(Buffer.from(character), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join(""),
  );
}
