/** A TCP relay that passes on what a client says first, and the rest when a test says so: a handshake stays unfinished until then. */
import { createConnection, createServer } from "node:net";

export interface HoldingRelay {
  /** Address to give to a client. */
  readonly url: string;
  /** Resolves when there is something that is held back. */
  readonly held: Promise<void>;
  release(): void;
  close(): void;
}

export async function startHoldingRelay(target: string): Promise<HoldingRelay> {
  let release = (): void => undefined;
  let tellHeld = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = new Promise<void>((resolve) => {
    tellHeld = resolve;
  });
  const listener = createServer((client) => {
    const server = createConnection(Number(new URL(target).port), "127.0.0.1");
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on("error", () => undefined).once("close", () => other.destroy());
    }
    server.pipe(client);
    client.once("data", (greeting) => {
      server.write(greeting);
      client.pause().once("readable", () => {
        tellHeld();
        void released.then(() => client.pipe(server));
      });
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const { port } = listener.address() as { port: number };
  return { url: `https://127.0.0.1:${port}`, held, release: () => release(), close: () => listener.close() };
}
