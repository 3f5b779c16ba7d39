/** Clients of HTTP/2 who ask for much at once, over connections of their own, and are granted as much of the answers as they like. */
import type { ConnectionOptions, TLSSocket } from "node:tls";
import type { Credentials } from "./api-client.js";
import { Attacker, FLAG, FRAME, frame, HTTP2_PREFACE, initialWindow, requestHeaders, windowUpdate } from "./attacker.js";
import { eventually } from "./eventually.js";

const CLIENT_MAGIC_BYTES = 24;
const FRAME_HEAD_BYTES = 9;

/** One connection that counts what it is told. */
class Connection {
  answers = 0;
  #rest: Buffer = Buffer.alloc(0);
  #next = 1;

  constructor(
    private readonly socket: TLSSocket,
    window: number,
  ) {
    const greeting = [HTTP2_PREFACE.subarray(0, CLIENT_MAGIC_BYTES), initialWindow(window)];
    if (window > 0) greeting.push(windowUpdate(0, window));
    socket.on("data", (chunk: Buffer) => this.#read(chunk)).write(Buffer.concat(greeting));
  }

  ask(paths: readonly string[]): void {
    const flags = FLAG.endHeaders | FLAG.endStream;
    const frames = paths.map((path, i) => frame(FRAME.headers, flags, this.#next + 2 * i, requestHeaders("GET", path)));
    this.#next += 2 * paths.length;
    this.socket.write(Buffer.concat(frames));
  }

  #read(chunk: Buffer): void {
    let bytes = Buffer.concat([this.#rest, chunk]);
    while (bytes.length >= FRAME_HEAD_BYTES) {
      const end = FRAME_HEAD_BYTES + bytes.readUIntBE(0, 3);
      if (bytes.length < end) break;
      if (bytes[3] === FRAME.headers) this.answers++;
      bytes = bytes.subarray(end);
    }
    this.#rest = bytes;
  }
}

export class Http2Readers {
  readonly #attacker: Attacker;
  readonly #connections: Connection[] = [];

  constructor(private readonly server: { readonly url: string; readonly credentials: Credentials }) {
    this.#attacker = new Attacker(server);
  }

  /** Opens connections, on each of which somebody is known; `window`: bytes that the server may send, of each answer and in all. */
  async connect(count: number, window: number): Promise<void> {
    const { cert, key } = this.server.credentials;
    for (let i = 0; i < count; i++) {
      this.#connections.push(new Connection(await this.#attacker.tls("h2", { cert, key } as ConnectionOptions), window));
    }
    this.ask(() => ["/api"]);
    await this.answered(1);
  }

  /** Asks for paths on each connection, all of them in one piece. */
  ask(paths: (connection: number) => readonly string[]): void {
    for (const [index, connection] of this.#connections.entries()) connection.ask(paths(index));
  }

  /** Resolves when so many answers of each connection have begun. */
  answered(count: number): Promise<unknown> {
    return eventually(() => this.#connections.every(({ answers }) => answers >= count));
  }

  /** Leaves. */
  close(): void {
    this.#attacker.close();
  }
}
