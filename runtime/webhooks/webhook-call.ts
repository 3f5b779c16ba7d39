/** Documents to webhooks and their answers, over TLS connections that are kept and used again. */
import { setTimeout as pause } from "node:timers/promises";
import { mayHoldMore } from "../flow/fair-share.js";
import { AnswerRoom, ByteBudget, TooManyCalls } from "./call-budget.js";
import { type Endpoint, endpointOf, type ResolveService, type WebhookClientConfig } from "./endpoint.js";
import { exchange, type WebhookReply, WebhookUnreachable } from "./exchange.js";
import { type Address, failureText, postFailure } from "./failure-text.js";
import { Lateness } from "./lateness.js";
import { type ClientCertificate, MAXIMUM_CALLS, type Target, Targets, targetKey } from "./targets.js";

/** Bytes of all documents on their way, and of all answers as they come. */
const MAXIMUM_DOCUMENT_BYTES = 128 * 1024 * 1024;
const MAXIMUM_ANSWERS_BYTES = 64 * 1024 * 1024;

/** Questions asked again of a target that asks for it. */
const MAXIMUM_REPEATS = 10;

const USER_AGENT = "kube-apiserver-admission";

/** What a target is shown as proof of who asks. */
export interface WebhookCredential {
  /** Value of the Authorization header. */
  readonly authorization?: string;
  readonly certificate?: ClientCertificate;
}

const NO_CREDENTIAL: WebhookCredential = {};

export interface WebhookCallsOptions {
  readonly userAgent?: string;
  readonly resolveService: ResolveService;
  /** The credential for `host:port`; rejects when there should be one and is none. */
  credentialFor?(hostPort: string): WebhookCredential | Promise<WebhookCredential>;
}

/** What a configuration comes to, as long as it is the same. */
interface Prepared {
  readonly endpoint: Endpoint;
  /** Key of the target that is shown no certificate. */
  readonly key: string;
  /** Names and values of the headers that are the same for every call. */
  readonly headers: readonly string[];
}

/** For whom a target is asked. */
export interface Caller {
  /** Users take turns, and have a share of the calls each. */
  readonly holder: string;
  /** A time of `performance.now()`. */
  readonly deadline: number;
  readonly signal: AbortSignal;
}

/** A call on its way. */
interface Addressed {
  readonly target: Target;
  readonly prepared: Prepared;
  readonly credential: WebhookCredential;
  readonly document: Buffer;
}

export class WebhookCalls {
  readonly #targets = new Targets();
  readonly #prepared = new WeakMap<WebhookClientConfig, Prepared>();
  readonly #documents = new ByteBudget(MAXIMUM_DOCUMENT_BYTES);
  readonly #answers = new AnswerRoom(MAXIMUM_ANSWERS_BYTES);

  constructor(private readonly options: WebhookCallsOptions) {}

  /**
   * Posts a JSON document and gives whatever comes back, after asking again as often as the target asks for it and there is time.
   * A configuration is read once.
   * @throws WebhookUnreachable when nothing came back in time, TooManyCalls when the target has enough to do, for this user or for all.
   */
  async post(config: WebhookClientConfig, document: Buffer, caller: Caller): Promise<WebhookReply> {
    const { holder, deadline, signal } = caller;
    const prepared = this.#prepare(config);
    const { endpoint } = prepared;
    const credential = this.options.credentialFor === undefined ? NO_CREDENTIAL : await this.#credentialFor(endpoint.hostPort);
    const target = this.#targetOf(config, prepared, credential);
    const { calls } = target;
    if (!mayHoldMore(calls.of(holder), calls.all, MAXIMUM_CALLS)) {
      throw new TooManyCalls(`${calls.all} calls of ${endpoint.authority} are under way`);
    }
    calls.add(holder, 1);
    try {
      const addressed = { target, prepared, credential, document };
      for (let repeats = 0; ; repeats++) {
        const reply = await this.#call(addressed, caller);
        const pauseMs = repeats < MAXIMUM_REPEATS ? askedPause(reply) : undefined;
        if (pauseMs === undefined || performance.now() + pauseMs >= deadline) return reply;
        await pause(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    } finally {
      calls.add(holder, -1);
    }
  }

  /** Ends all connections. */
  close(): void {
    this.#targets.close();
  }

  async #call({ target, prepared, credential, document }: Addressed, { holder, deadline, signal }: Caller): Promise<WebhookReply> {
    const { endpoint } = prepared;
    const seconds = Math.ceil((deadline - performance.now()) / 1000);
    const path = `${endpoint.path}?timeout=${Math.max(seconds, 1)}s`;
    const lateness = new Lateness(deadline, signal);
    let address: Address = { host: endpoint.name, port: 0 };
    try {
      // Whoever has gone already is told of nothing any more.
      if (lateness.late) throw new WebhookUnreachable("context deadline exceeded", true);
      const waited = target.places.enter(holder);
      if (waited !== undefined) {
        lateness.tell(() => waited.giveUp(new Error("context deadline exceeded")));
        await waited.turn;
        lateness.tell(undefined);
      }
      try {
        const room = this.#documents.take(document.length, lateness);
        if (room !== undefined) await room;
        try {
          const found = endpoint.address();
          address = found instanceof Promise ? await found : found;
          const headers = headersFor(prepared, document, credential);
          return await exchange({ agent: target.agent, address, path, headers, document }, { answers: this.#answers, lateness });
        } finally {
          this.#documents.give(document.length);
        }
      } finally {
        target.places.leave(holder);
      }
    } catch (error) {
      const url = `https://${endpoint.authority}${path}`;
      if (error instanceof WebhookUnreachable) throw new WebhookUnreachable(postFailure(url, error.message), true);
      const cause = lateness.late ? "context deadline exceeded" : told(error, address, endpoint.name);
      throw new WebhookUnreachable(postFailure(url, cause), true);
    } finally {
      lateness.end();
    }
  }

  #prepare(config: WebhookClientConfig): Prepared {
    const known = this.#prepared.get(config);
    if (known !== undefined) return known;
    const endpoint = endpointOf(config, this.options.resolveService);
    const { name, hostPort, authority } = endpoint;
    const key = targetKey({ name, hostPort, caBundle: config.caBundle ?? "" });
    const { userAgent = USER_AGENT } = this.options;
    const headers = ["host", authority, "accept", "application/json, */*", "content-type", "application/json", "user-agent", userAgent];
    const prepared = { endpoint, key, headers };
    this.#prepared.set(config, prepared);
    return prepared;
  }

  #targetOf({ caBundle = "" }: WebhookClientConfig, { endpoint, key }: Prepared, { certificate }: WebhookCredential): Target {
    const identity = { name: endpoint.name, hostPort: endpoint.hostPort, caBundle, certificate };
    return this.#targets.find(certificate === undefined ? key : targetKey(identity), identity);
  }

  async #credentialFor(hostPort: string): Promise<WebhookCredential> {
    try {
      return (await this.options.credentialFor?.(hostPort)) ?? NO_CREDENTIAL;
    } catch (error) {
      throw new WebhookUnreachable((error as Error).message, false);
    }
  }
}

/** Milliseconds, of an answer that says to ask again: there are too many questions, or something is wrong for now. */
function askedPause({ status, retryAfter }: WebhookReply): number | undefined {
  const mayRepeat = status === 429 || status >= 500;
  return mayRepeat && retryAfter !== undefined ? retryAfter * 1000 : undefined;
}

function headersFor({ headers }: Prepared, document: Buffer, { authorization }: WebhookCredential): readonly string[] {
  const length = String(document.length);
  return authorization === undefined
    ? [...headers, "content-length", length]
    : [...headers, "content-length", length, "authorization", authorization];
}

/** Errors of connections have codes; others were worded here or by what resolves services. */
function told(error: unknown, address: Address, name: string): string {
  const hasCode = (error as NodeJS.ErrnoException).code !== undefined;
  return hasCode || !(error instanceof Error) ? failureText(error, address, name) : error.message;
}
