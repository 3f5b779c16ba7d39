/** A plain HTTPS client for black-box tests: it hides nothing of what the server sends. */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { Agent, request } from "node:https";
import type { SecureContext } from "node:tls";

export interface Credentials {
  readonly ca: string;
  readonly cert?: string;
  readonly key?: string;
  /** In place of all of these. */
  readonly secureContext?: SecureContext;
}

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string | string[]>>;
  /** Sent as JSON unless a string or bytes. */
  readonly body?: unknown;
  /** Content-Type; JSON by default when there is a body. */
  readonly type?: string;
  readonly accept?: string;
  /** Sends each letter of the body, a string, in a chunk of its own. */
  readonly chunked?: boolean;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers of every shape
  readonly json: any;
}

/** A running watch: events in the order they came. */
export interface WatchStream {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The next event; undefined when the stream has ended. */
  next(): Promise<WatchedEvent | undefined>;
  close(): void;
}

export interface WatchedEvent {
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into objects of every kind
  readonly object: any;
}

export class ApiClient {
  readonly #agent: Agent;

  constructor(
    readonly url: string,
    credentials: Credentials,
  ) {
    this.#agent = new Agent({ keepAlive: true, ...credentials });
  }

  get = (path: string, options?: RequestOptions): Promise<Reply> => this.send("GET", path, options);
  post = (path: string, body: unknown, options?: RequestOptions): Promise<Reply> => this.send("POST", path, { ...options, body });
  put = (path: string, body: unknown, options?: RequestOptions): Promise<Reply> => this.send("PUT", path, { ...options, body });
  delete = (path: string, body?: unknown, options?: RequestOptions): Promise<Reply> =>
    this.send("DELETE", path, body === undefined ? options : { ...options, body });
  mergePatch = (path: string, body: unknown, options?: RequestOptions): Promise<Reply> =>
    this.send("PATCH", path, { ...options, body, type: "application/merge-patch+json" });
  jsonPatch = (path: string, body: unknown): Promise<Reply> => this.send("PATCH", path, { body, type: "application/json-patch+json" });
  strategicPatch = (path: string, body: unknown): Promise<Reply> =>
    this.send("PATCH", path, { body, type: "application/strategic-merge-patch+json" });
  apply = (path: string, body: unknown, options?: RequestOptions): Promise<Reply> =>
    this.send("PATCH", path, { ...options, body, type: "application/apply-patch+yaml" });

  /** Sends one request and reads the whole answer. */
  async send(method: string, path: string, options: RequestOptions = {}): Promise<Reply> {
    const response = await this.open(method, path, options);
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      bytes,
      get text() {
        return bytes.toString();
      },
      get json() {
        return JSON.parse(bytes.toString());
      },
    };
  }

  /** Sends one request and gives the answer as a stream. */
  open(method: string, path: string, options: RequestOptions = {}): Promise<IncomingMessage> {
    const { body } = options;
    const payload = body === undefined || typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const headers: Record<string, string | string[]> = { ...options.headers };
    if (options.accept !== undefined) headers["accept"] = options.accept;
    if (payload !== undefined) {
      headers["content-type"] = options.type ?? "application/json";
      if (options.chunked !== true) headers["content-length"] = String(Buffer.byteLength(payload as string));
    }
    return new Promise((resolve, reject) => {
      const outgoing = request(new URL(this.url), { method, path, agent: this.#agent, headers }, resolve);
      outgoing.on("error", reject);
      if (options.chunked !== true) return void outgoing.end(payload);
      outgoing.once("socket", (socket) => {
        socket.cork();
        for (const letter of payload as string) outgoing.write(letter);
        outgoing.end();
        socket.uncork();
      });
    });
  }

  /** Opens a JSON watch. */
  async watch(path: string, options?: RequestOptions): Promise<WatchStream> {
    const response = await this.open("GET", path, options);
    const lines = linesOf(response);
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      async next() {
        const { value, done } = await lines.next();
        return done ? undefined : (JSON.parse(value) as WatchedEvent);
      },
      close: () => response.destroy(),
    };
  }

  close(): void {
    this.#agent.destroy();
  }
}

async function* linesOf(stream: IncomingMessage): AsyncGenerator<string, void> {
  let rest = "";
  for await (const chunk of stream) {
    const parts = (rest + (chunk as Buffer).toString()).split("\n");
    rest = parts.pop() as string;
    for (const part of parts) yield part;
  }
}
