/** A TCP relay in front of a server whose connections a test can cut at will. */
import { createConnection, createServer, type Socket } from "node:net";

export interface CuttingRelay {
  /** Address to give to clients; TLS passes through untouched. */
  readonly url: string;
  /** Cuts every connection there is. */
  cut(): void;
  close(): void;
}

export async function startRelay(target: string): Promise<CuttingRelay> {
  const sockets = new Set<Socket>();
  const listener = createServer((inbound) => {
    const outbound = createConnection(Number(new URL(target).port), "127.0.0.1");
    for (const socket of [inbound, outbound]) {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
      socket.on("error", () => {
        inbound.destroy();
        outbound.destroy();
      });
    }
    inbound.pipe(outbound).pipe(inbound);
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `https://127.0.0.1:${(listener.address() as { port: number }).port}`,
    cut,
    close() {
      cut();
      listener.close();
    },
  };
}
