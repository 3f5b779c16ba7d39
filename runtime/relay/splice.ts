/** Two connections made one: what comes from either goes to the other, as fast as that takes it, until one of them ends. */
import type { Duplex } from "node:stream";

/** How long a side may take to read what the other one has sent before it ended, and to end too, in milliseconds. */
const FAREWELL_MS = 10_000;

/** Resolves when both are closed. `signal` ends both at once. */
export function splice(client: Duplex, backend: Duplex, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let open = 2;
    let late: NodeJS.Timeout | undefined;
    const cut = (): void => {
      client.destroy();
      backend.destroy();
    };
    const closed = (): void => {
      if (--open > 0) return;
      clearTimeout(late);
      signal.removeEventListener("abort", cut);
      resolve();
    };
    const follow = (from: Duplex, to: Duplex): void => {
      from.on("error", () => from.destroy());
      from.once("end", () => {
        late ??= setTimeout(cut, FAREWELL_MS);
        to.end();
      });
      from.once("close", () => {
        late ??= setTimeout(cut, FAREWELL_MS);
        // What still comes is read away: a connection that is closed over it takes what was sent with it.
        to.unpipe(from);
        to.resume();
        to.end();
        closed();
      });
      from.pipe(to, { end: false });
    };
    follow(client, backend);
    follow(backend, client);
    if (signal.aborted) cut();
    else signal.addEventListener("abort", cut, { once: true });
  });
}
