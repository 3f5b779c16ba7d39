/** Hands requests on and answers back: log, exec, attach, port-forward, proxy (CAT-10, PATH-15, PATH-27). */

import { createSecureContext, type SecureContext } from "node:tls";
import { holderName } from "../definition/holder-name.js";
import { OUTGOING_TLS } from "../definition/outgoing-tls.js";
import type { UserInfo } from "../definition/request-context.js";
import { badRequest, serviceUnavailable, unexplainedFailure } from "../errors/constructors.js";
import { quoteText } from "../errors/quote-text.js";
import type { Fetched, Forwarded, Relayed, Relays, RelayTarget } from "../registry/relays.js";
import { joinHostPort } from "../webhooks/webhook-url.js";
import type { AgentTls, AgentTrust } from "./agent-trust.js";
import { dial } from "./dial.js";
import { answerHeaders, forwardedHeaders, upgradeHeaders } from "./forwarded-headers.js";
import { HandOver } from "./hand-over.js";
import { passMessages } from "./log-messages.js";
import { lookupAddresses } from "./lookup.js";
import { isPage, pageChanges } from "./page-links.js";
import { passAnswer } from "./pass-answer.js";
import { MAXIMUM_OF_USER, MAXIMUM_PAGES, MAXIMUM_PAGES_OF_USER, MAXIMUM_RELAYS, type RelayPlace, RelayPlaces } from "./relay-places.js";
import { escapePath, Rewriting, requestPath } from "./rewriting.js";
import { type Answered, BROKEN, type SentRequest, send } from "./send.js";
import { splice } from "./splice.js";

/** How long it may take until a connection to a backend stands, in milliseconds. */
const BACKEND_TIMEOUT_MS = 30_000;
/** How long the answer of a side that speaks nothing else may be under way. */
const REFUSAL_MS = 10_000;
/** How long the answer of a backend may go on once the server stops. */
const PARTING_MS = 5_000;

const USER_AGENT = "kube-apiserver";

const FIRST_FINAL_STATUS = 200;

/** Many clients of HTTP/2 take no longer header. */
const LONGEST_LOCATION = 48 * 1024;

const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

export interface RelayOptions {
  readonly agentAddressTypes: readonly string[];
  readonly agentPort: number;
  /** How long it may take until a connection to an agent stands, in milliseconds. */
  readonly agentTimeoutMs: number;
  readonly agentTrust: AgentTrust;
  /** How long nothing may move of a body that is handed on, in milliseconds. */
  readonly requestTimeoutMs: number;
  /** Aborted when the server drains: what has no end of its own ends then, soon after that what is forwarded. */
  readonly draining: AbortSignal;
  readonly places?: RelayPlaces;
}

export class HttpRelays implements Relays {
  readonly agentAddressTypes: readonly string[];
  readonly agentPort: number;
  readonly #places: RelayPlaces;
  readonly #pages: RelayPlaces;
  #anyBackend: SecureContext | undefined;

  constructor(private readonly options: RelayOptions) {
    this.agentAddressTypes = options.agentAddressTypes;
    this.agentPort = options.agentPort;
    this.#places = options.places ?? new RelayPlaces(MAXIMUM_RELAYS, MAXIMUM_OF_USER, options.requestTimeoutMs);
    this.#pages = new RelayPlaces(MAXIMUM_PAGES, MAXIMUM_PAGES_OF_USER, options.requestTimeoutMs);
  }

  /** The addresses of a name; waits no longer than `signal` says, nor once the server stops. */
  lookup(name: string, signal: AbortSignal): Promise<readonly string[]> {
    return lookupAddresses(name, signal, this.options.draining);
  }

  async fetch({ context, request, target }: Relayed): Promise<Fetched> {
    const { exchange } = request;
    const { host, port, scheme } = target;
    const path = requestPath(target);
    const authority = joinHostPort(host, Number(port));
    const headers = ["host", authority, "user-agent", USER_AGENT, "connection", "close"];
    const handOver = new HandOver(exchange, this.#places.take(context.user), this.options.draining);
    try {
      // Nobody wants it; of a connection that is not read the end would not be seen.
      if (exchange.hasBody && !exchange.asksUpgrade) exchange.body.on("error", () => undefined).resume();
      const asked = await this.#ask(target, { method: "GET", path, headers }, handOver, holderName(context.user));
      const { answer, body } = asked;
      return {
        status: answer.statusCode ?? 0,
        async text(maximum) {
          const chunks: Buffer[] = [];
          let size = 0;
          try {
            for await (const chunk of body as AsyncIterable<Buffer>) {
              chunks.push(chunk);
              size += chunk.length;
              if (size >= maximum) break;
            }
          } finally {
            answer.socket.destroy();
            handOver.end();
          }
          return Buffer.concat(chunks).subarray(0, maximum).toString();
        },
        pass(status, contentType) {
          const passed = exchange.asksWebSocket
            ? passMessages(asked, exchange)
            : passAnswer(asked, exchange, { status, headers: { "content-type": contentType } });
          return passed.finally(() => handOver.end());
        },
      };
    } catch (error) {
      handOver.end();
      throw unexplainedFailure(`Get ${quoteText(`${scheme}://${authority}${path}`)}: ${(error as Error).message}`);
    }
  }

  async upgrade(relayed: Relayed): Promise<void> {
    if (!relayed.request.exchange.asksUpgrade) throw badRequest("Upgrade request required");
    const handOver = new HandOver(relayed.request.exchange, this.#places.take(relayed.context.user), this.options.draining);
    try {
      await this.#upgrade(relayed, handOver);
    } finally {
      handOver.end();
    }
  }

  async #upgrade(relayed: Relayed, handOver: HandOver): Promise<void> {
    const { context, request, target } = relayed;
    const { exchange } = request;
    const sent = { method: exchange.method, path: requestPath(target), headers: upgradeHeaders(exchange) };
    const asked = await this.#send(target, sent, handOver, holderName(context.user)).catch((error: Error) => {
      throw unexplainedFailure(`error dialing backend: ${error.message}`);
    });
    if (asked.upgraded === undefined) return await refused(asked, relayed);
    handOver.shareEnd();
    await joined(asked.answer, asked.upgraded, exchange.upgrade(), handOver.signal, holderName(context.user));
  }

  async forward(forwarded: Forwarded): Promise<void> {
    const { context, request, prefix } = forwarded;
    const { exchange } = request;
    const partingMs = exchange.asksUpgrade ? 0 : PARTING_MS;
    // From here on the end of its client is seen, which stops the search for the target.
    const handOver = new HandOver(exchange, this.#places.take(context.user), this.options.draining, partingMs);
    try {
      const relayed = { context, request, target: await forwarded.target() };
      await (exchange.asksUpgrade ? this.#upgrade(relayed, handOver) : this.#forward(relayed, prefix, handOver));
    } finally {
      handOver.end();
    }
  }

  async #forward({ context, request, target }: Relayed, prefix: string, handOver: HandOver): Promise<void> {
    const { exchange } = request;
    if (target.path === "" && READS.has(exchange.method)) {
      const location = `${escapePath(context.info.path)}/${target.query === "" ? "" : `?${target.query}`}`;
      if (location.length > LONGEST_LOCATION) throw badRequest(`the address to be asked for instead has ${location.length} bytes`);
      exchange.respond(301, { location }).end();
      return;
    }
    const path = escapePath(target.path);
    const rewriting = new Rewriting(target, prefix, exchange.headers["host"]?.[0] ?? "");
    const sent = {
      method: exchange.method,
      path: requestPath(target, path),
      headers: forwardedHeaders(exchange, { "x-forwarded-uri": rewriting.forwardedUri(path) }),
      ...(exchange.hasBody ? { body: exchange.body, stalledMs: this.options.requestTimeoutMs } : {}),
    };
    let page: RelayPlace | undefined;
    try {
      const asked = await this.#ask(target, sent, handOver, holderName(context.user)).catch((error: Error) => {
        throw serviceUnavailable(`error trying to reach service: ${error.message}`);
      });
      const { answer } = asked;
      const headers = answerHeaders(answer.headersDistinct as Record<string, string[]>);
      const location = answer.headers.location;
      if (location !== undefined) headers["location"] = rewriting.rewriteHeader(location);
      if (location === undefined && exchange.method !== "HEAD" && hasContent(answer) && isPage(answer))
        page = this.#placeForPage(context.user, asked, handOver, READS.has(exchange.method));
      const changes = page === undefined ? [] : await pageChanges(answer, rewriting, holderName(context.user));
      if (changes.length > 0) delete headers["content-length"];
      await passAnswer(asked, exchange, { status: answer.statusCode ?? 502, headers }, changes);
    } finally {
      page?.leave();
    }
  }

  /** Undefined where there is none for the answer of what must not be done twice: it goes on as it came. @throws StatusError 429 of a read. */
  #placeForPage(user: UserInfo, { answer }: Answered, handOver: HandOver, mayComeAgain: boolean): RelayPlace | undefined {
    try {
      const page = this.#pages.take(user);
      const makeWay = (): void => {
        page.leave();
        handOver.makeWay();
      };
      page.holder = { stalledMs: () => handOver.stalledMs(), makeWay };
      return page;
    } catch (error) {
      if (!mayComeAgain) return undefined;
      answer.socket.destroy();
      throw error;
    }
  }

  /** The answer to a request that asks for no other protocol: who speaks one, or gives a code that none has, has not answered. Rejects as `#send` does. */
  async #ask(target: RelayTarget, request: SentRequest, handOver: HandOver, user: string): Promise<Answered> {
    const asked = await this.#send(target, request, handOver, user);
    const { answer } = asked;
    const { statusCode: status = 0, headers } = answer;
    const strange = strangeCoding(answer);
    if (status >= FIRST_FINAL_STATUS && strange === undefined) return asked;
    answer.socket.destroy();
    if (strange !== undefined) throw new Error(`${BROKEN}${strange}`);
    if (status !== 101) throw new Error(`${BROKEN}malformed HTTP status code "${status}"`);
    throw new Error(`backend tried to switch protocol ${quoteText(headers.upgrade ?? "")} when "" was requested`);
  }

  /** Rejects with an Error in the words of the peer's clients. */
  async #send(target: RelayTarget, request: SentRequest, handOver: HandOver, user: string): Promise<Answered> {
    const { scheme, host, addresses, port, trust } = target;
    const timeoutMs = trust === "backend" ? BACKEND_TIMEOUT_MS : this.options.agentTimeoutMs;
    const tls = scheme === "https" ? await this.#tls(trust) : undefined;
    const socket = await dial({ host, addresses, port, tls, timeoutMs, signal: handOver.signal, user });
    return send(handOver.hold(socket), request, user);
  }

  async #tls(trust: RelayTarget["trust"]): Promise<AgentTls> {
    if (trust !== "backend") return this.options.agentTrust.tls(trust === "agent");
    this.#anyBackend ??= createSecureContext(OUTGOING_TLS);
    return { context: this.#anyBackend, verifies: false };
  }
}

/** What else than cutting it into chunks was done to the body of an answer, which nobody could tell the client. */
function strangeCoding({ httpVersionMinor, headersDistinct }: Answered["answer"]): string | undefined {
  const [coding = "chunked", ...more] = headersDistinct["transfer-encoding"] ?? [];
  if (httpVersionMinor === 0) return undefined;
  if (more.length > 0) return `too many transfer encodings: [${[coding, ...more].map(quoteText).join(" ")}]`;
  return coding.toLowerCase() === "chunked" ? undefined : `unsupported transfer encoding: ${quoteText(coding)}`;
}

/** Whether an answer may have a body: of none there is nothing to be unpacked. */
const hasContent = ({ statusCode = 0, headers }: Answered["answer"]): boolean =>
  statusCode !== 204 && statusCode !== 304 && headers["content-length"] !== "0";

/** What the other side answers instead is shown when it is an error. */
async function refused(asked: Answered, { request }: Relayed): Promise<void> {
  const { answer } = asked;
  const { statusCode: status = 0 } = answer;
  if (status < 400) {
    answer.socket.destroy();
    throw unexplainedFailure(`invalid upgrade response: status code ${status}`);
  }
  const strange = strangeCoding(answer);
  if (strange !== undefined) {
    answer.socket.destroy();
    throw unexplainedFailure(strange);
  }
  const late = setTimeout(() => answer.destroy(), REFUSAL_MS);
  const headers = answerHeaders(answer.headersDistinct as Record<string, string[]>);
  await passAnswer(asked, request.exchange, { status, headers }).finally(() => clearTimeout(late));
}

/** The head of the answer, as it came, then whatever either side says. */
function joined(
  { statusMessage, rawHeaders }: Answered["answer"],
  { socket, head }: NonNullable<Answered["upgraded"]>,
  client: Parameters<typeof splice>[0],
  signal: AbortSignal,
  user: string,
): Promise<void> {
  const lines = [`HTTP/1.1 101 ${statusMessage}`];
  for (let i = 0; i < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  client.write(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  // The other side may have ended behind it already, and takes nothing back then.
  if (head.length > 0) client.write(head);
  return splice(client, socket, signal, user);
}
