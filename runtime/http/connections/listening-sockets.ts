/**
 * On what one server listens: several sockets of one port, among which the system deals those who connect. Node accepts one connection of a
 * socket in a turn of the event loop, so with a single one a stranger who connects a few hundred times a second, and says nothing, would keep
 * everybody else who comes waiting for seconds as soon as there is much to do in each turn.
 */
import { type AddressInfo, createServer, type ListenOptions, type Server, type ServerOpts, type Socket } from "node:net";

/** Connections that are accepted in a turn of the event loop. */
export const ACCEPTED_IN_TURN = 16;

export class ListeningSockets {
  readonly #more: Server[] = [];

  /** `options` are those of the connections of `server`, whichever socket they come by. */
  constructor(
    private readonly server: Server,
    private readonly options: ServerOpts,
  ) {}

  /** Resolves with the port, a free one for 0. Rejects when the address cannot be had: ports are shared with no other program. */
  async listen(port: number, host: string): Promise<number> {
    if (port !== 0) await claim(port, host);
    try {
      await begin(this.server, { port, host, reusePort: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOTSUP") throw error;
      // The system does not deal connections among sockets.
      await begin(this.server, { port, host });
    }
    const { port: given, address } = this.server.address() as AddressInfo;
    await this.#listenOnMore(given, address);
    return given;
  }

  async #listenOnMore(port: number, host: string): Promise<void> {
    while (this.#more.length < ACCEPTED_IN_TURN - 1) {
      const more = createServer(this.options, (socket: Socket) => void this.server.emit("connection", socket));
      try {
        await begin(more, { port, host, reusePort: true });
      } catch {
        // One is enough to serve; Node shares ports from 22.12 on.
        return;
      }
      more.on("error", ignore);
      this.#more.push(more);
    }
  }

  /** Accepts nothing more; resolves when all that was accepted is gone. */
  async close(): Promise<void> {
    await Promise.all([this.server, ...this.#more].map(end));
  }
}

/** Fails where another program listens on the port, also when it is one that shares its ports. */
async function claim(port: number, host: string): Promise<void> {
  const claiming = createServer();
  await begin(claiming, { port, host });
  await end(claiming);
}

function begin(server: Server, options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(options, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

const end = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

function ignore(): void {}
