/** A client's way to one server: credentials, encoding, warnings, refusals as errors, other tries where the server asks for them. */
import { type Credential, type Credentials, fixedCredentials, type Impersonation, impersonationHeaders } from "./credentials.js";
import { type Encoding, jsonEncoding, type RequestBody } from "./encoding.js";
import { ApiError, ProtocolError, type StatusShape } from "./errors.js";
import { isSocket, type MessageSocket, type SocketAnswer } from "./message-socket.js";
import { following, pause, untilAborted } from "./pause.js";
import type { ClientProfile } from "./profile.js";
import { joined, tapped } from "./tapped.js";
import { type Transport, TransportError, type TransportResponse } from "./transport.js";
import { parseWarnings } from "./warnings.js";

export interface ConnectionOptions {
  readonly transport: Transport;
  /** Whose names the server uses. */
  readonly profile: ClientProfile;
  /** Default: none, which is the anonymous user. */
  readonly credentials?: Credentials;
  /** Default: JSON. */
  readonly encoding?: Encoding;
  /** Acts as somebody else in every request. */
  readonly impersonate?: Impersonation;
  readonly userAgent?: string;
  /** Told of each warning that an answer carries. */
  onWarning?(text: string): void;
  /** Namespace of the configuration's context, for programs that ask for it. */
  readonly namespace?: string;
  /** How often a request is sent again because the server said when to come back; default 5. */
  readonly retries?: number;
}

/** What every call takes. */
export interface CallOptions {
  /** Ends the call; it rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** A request to become a WebSocket. */
export interface ApiSocketRequest extends CallOptions {
  readonly path: string;
  readonly query?: string;
  /** Those that the client speaks, the best first. */
  readonly protocols: readonly string[];
}

export interface ApiRequest extends CallOptions {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD" | "OPTIONS";
  /** Absolute path without query. */
  readonly path: string;
  readonly query?: string;
  /** Bytes or text with the media type they are of. */
  readonly body?: RequestBody;
  /** Default: that of the encoding. */
  readonly accept?: string;
  /** Further ones. */
  readonly headers?: Readonly<Record<string, string>>;
}

const DEFAULT_RETRIES = 5;
/** A server that asks for more patience than this is not waited for. */
const LONGEST_RETRY_AFTER_S = 120;
/** More of a refusal is not read: those of servers that refuse hundreds of fields take a part of it. */
const MAXIMUM_REFUSAL_BYTES = 1024 * 1024;
/** Kept connections that were closed meanwhile: a read is sent again at most so often. */
const STALE_RETRIES = 3;
const OVERLOADED: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);

export class Connection {
  readonly profile: ClientProfile;
  readonly encoding: Encoding;
  readonly namespace: string;
  readonly #transport: Transport;
  readonly #credentials: Credentials;
  readonly #headers: Readonly<Record<string, string | readonly string[]>>;
  readonly #retries: number;
  readonly #onWarning: ((text: string) => void) | undefined;
  /** Pauses before another try, of this and of every connection made by {@link with}. */
  #pauses = new Set<AbortController>();

  constructor(readonly options: ConnectionOptions) {
    this.profile = options.profile;
    this.encoding = options.encoding ?? jsonEncoding;
    this.namespace = options.namespace ?? "default";
    this.#transport = options.transport;
    this.#credentials = options.credentials ?? fixedCredentials();
    this.#retries = options.retries ?? DEFAULT_RETRIES;
    this.#onWarning = options.onWarning;
    this.#headers = {
      "user-agent": options.userAgent ?? "orch-client",
      ...(options.impersonate === undefined ? {} : impersonationHeaders(options.impersonate)),
    };
  }

  /** The same connections with other options, e.g. to act as somebody else. */
  with(options: Partial<Omit<ConnectionOptions, "transport">>): Connection {
    const other = new Connection({ ...this.options, ...options });
    other.#pauses = this.#pauses;
    return other;
  }

  /**
   * Sends a request and decodes the answer; `onBytes` is called for every piece of it that arrives. Throws ApiError, TransportError,
   * ProtocolError or the signal's reason.
   */
  async call(request: ApiRequest, onBytes?: () => void): Promise<unknown> {
    const response = await this.open(request);
    const bytes = onBytes === undefined ? await response.bytes() : await joined(tapped(response.chunks(), onBytes));
    return this.encoding.decode(bytes, response.header("content-type") ?? "");
  }

  /** Sends a request and gives the answer once its head is there and says success. */
  async open(request: ApiRequest): Promise<TransportResponse> {
    return this.#answered(
      request,
      (credential) => this.#send(request, credential),
      ({ status }) => status < 400,
    );
  }

  /** As `open`, with whatever status the answer has: it may be that of a program behind the server. */
  async relay(request: ApiRequest): Promise<TransportResponse> {
    return this.#answered(
      request,
      (credential) => this.#send(request, credential),
      ({ status }) => status !== 401,
    );
  }

  /** Opens a WebSocket. Throws ApiError, TransportError, ProtocolError or the signal's reason. */
  async openSocket(request: ApiSocketRequest): Promise<MessageSocket> {
    const asked: ApiRequest = { ...request, method: "GET" };
    const answer = await this.#answered(
      asked,
      (credential) => this.#sendSocket(request, credential),
      (given) => isSocket(given) || given.status < 400,
    );
    if (isSocket(answer)) return answer;
    answer.cancel();
    throw new ProtocolError(`the server answered ${answer.status} instead of opening a WebSocket`);
  }

  /** Sends until what comes is `good`, as far as that makes sense. */
  async #answered<T extends SocketAnswer>(
    request: ApiRequest,
    send: (credential: Credential) => Promise<T>,
    good: (answer: T) => boolean,
  ): Promise<T> {
    const { body, signal } = request;
    // Whoever sends it hears of a failure; where nobody comes to that, it is not unhandled.
    if (body?.body instanceof Promise) body.body.catch(() => undefined);
    let credential = await this.#current(signal);
    let refused = false;
    for (let tried = 0, stale = 0; ; ) {
      const response = await send(credential).catch((error: unknown) => error as Error);
      if (response instanceof Error) {
        if (!canRepeat(request, response) || ++stale > STALE_RETRIES) throw response;
        continue;
      }
      if (isSocket(response)) return response;
      this.#tellWarnings(response);
      if (good(response)) return response;
      const error = await this.#errorOf(response, request);
      if (error.code === 401 && !refused) {
        refused = true;
        const others = this.#credentials.refused(credential);
        if (!(await (others instanceof Promise ? untilAborted(others, signal) : others))) throw error;
        credential = await this.#current(signal);
        continue;
      }
      if (!isPatient(error) || tried++ >= this.#retries) throw error;
      await this.#pause((error.retryAfterSeconds as number) * 1000, signal);
    }
  }

  /** Whoever is asked for credentials may take long: a plug-in, an identity provider. */
  #current(signal: AbortSignal | undefined): Credential | Promise<Credential> {
    const current = this.#credentials.current();
    return current instanceof Promise ? untilAborted(current, signal) : current;
  }

  async #pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
    const { controller, release } = following(signal);
    this.#pauses.add(controller);
    try {
      await pause(milliseconds, controller.signal);
    } finally {
      this.#pauses.delete(controller);
      release();
    }
  }

  /** Closes all connections of this and of every connection made by {@link with}: what is under way, or waits for another try, fails. */
  close(): void {
    for (const pause of this.#pauses) pause.abort(new TransportError("the client was closed"));
    this.#transport.close();
  }

  async #send(request: ApiRequest, credential: Credential): Promise<TransportResponse> {
    const { method, path, query, body, signal } = request;
    const accept = request.accept ?? this.encoding.accept;
    const headers: Record<string, string | readonly string[]> = { accept, ...this.#headers, ...request.headers };
    if (body !== undefined) headers["content-type"] = body.type;
    if (credential.authorization !== undefined) headers["authorization"] = credential.authorization;
    return this.#transport.send({
      method,
      path: query ? `${path}?${query}` : path,
      headers,
      ...(body === undefined ? {} : { body: await body.body }),
      ...(credential.certificate === undefined ? {} : { certificate: credential.certificate }),
      ...(signal === undefined ? {} : { signal }),
    });
  }

  async #sendSocket({ path, query, protocols, signal }: ApiSocketRequest, credential: Credential): Promise<SocketAnswer> {
    if (this.#transport.openSocket === undefined) throw new TransportError("the transport has no WebSockets");
    const { authorization, certificate } = credential;
    const token = authorization?.startsWith("Bearer ") ? authorization.slice("Bearer ".length) : undefined;
    return this.#transport.openSocket({
      path: query ? `${path}?${query}` : path,
      protocols,
      headers: authorization === undefined ? this.#headers : { ...this.#headers, authorization },
      ...(token === undefined ? {} : { tokenProtocol: tokenProtocol(this.profile.groupDomain, token) }),
      ...(certificate === undefined ? {} : { certificate }),
      ...(signal === undefined ? {} : { signal }),
    });
  }

  async #errorOf(response: TransportResponse, request: ApiRequest): Promise<ApiError> {
    const type = response.header("content-type") ?? "";
    const header = Number(response.header("retry-after") ?? Number.NaN);
    const status = await this.#statusOf(await joined(response.chunks(), MAXIMUM_REFUSAL_BYTES), type, response.status);
    return new ApiError(status, `${request.method} ${request.path}`, Number.isFinite(header) ? header : undefined);
  }

  async #statusOf(bytes: Uint8Array, type: string, code: number): Promise<StatusShape> {
    try {
      const status = (await this.encoding.decode(bytes, type)) as StatusShape & { kind?: string };
      if (status?.kind === "Status") return { code, ...status };
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
    }
    return plainStatus(bytes, type, code);
  }

  #tellWarnings(response: TransportResponse): void {
    if (this.#onWarning === undefined) return;
    const header = response.header("warning");
    if (header !== undefined) for (const text of parseWarnings(header)) this.#onWarning(text);
  }
}

/** A request that surely was not handled, or one that changes nothing. */
const canRepeat = (request: ApiRequest, error: unknown): boolean =>
  error instanceof TransportError && error.stale && request.method === "GET" && !request.signal?.aborted;

/** The server says when to come back, as it does for requests that it has not begun to handle. */
const isPatient = (error: ApiError): boolean =>
  OVERLOADED.has(error.code) && error.retryAfterSeconds !== undefined && error.retryAfterSeconds <= LONGEST_RETRY_AFTER_S;

/** A bearer token as a protocol of a WebSocket (AUTHN-02). */
function tokenProtocol(domain: string, token: string): string {
  const encoded = btoa(String.fromCharCode(...new TextEncoder().encode(token)));
  return `base64url.bearer.authorization.${domain}.${encoded.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

const decoder = new TextDecoder();
/** Of an answer that is no Status, so much is shown. */
const SHOWN_CHARACTERS = 1024;

function plainStatus(bytes: Uint8Array, type: string, code: number): StatusShape {
  const shown = type.startsWith("text/") ? decoder.decode(bytes).trim().slice(0, SHOWN_CHARACTERS) : "";
  return { code, message: shown === "" ? `the server answered ${code}` : shown, reason: "" };
}
