import { setMaxListeners } from "node:events";
import type { Listener } from "../http/connections/listener.js";

/** Where the server is between start and end. */
export class Lifecycle {
  booted = false;
  stopping = false;
  /** `host:port`, once it is known. */
  address = "";
  readonly #draining = new AbortController();

  constructor() {
    // Every watch listens; thousands of them are no leak.
    setMaxListeners(0, this.#draining.signal);
  }

  get draining(): AbortSignal {
    return this.#draining.signal;
  }

  /** Fails readyz for `delayMs` while everything is still served, then lets requests finish, at most `patienceMs` more. */
  async drain(listener: Listener, delayMs: number, patienceMs: number): Promise<void> {
    this.stopping = true;
    if (delayMs > 0) await new Promise((resume) => setTimeout(resume, delayMs));
    this.#draining.abort();
    let impatience: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resume) => {
      impatience = setTimeout(resume, patienceMs);
    });
    await Promise.race([listener.drain(), patience]);
    clearTimeout(impatience);
    listener.destroy();
  }
}
