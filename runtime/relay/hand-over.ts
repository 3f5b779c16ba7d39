/** One request that is handed on: the place it holds, and when it is over. */
import type { Socket } from "node:net";
import type { Lingering, RawExchange } from "../registry/connect.js";
import type { PlaceHolder, RelayPlace } from "./relay-places.js";

export class HandOver implements PlaceHolder {
  readonly #ends = new AbortController();
  readonly #lingering: Lingering;
  #sharesEnd = false;
  #ended = false;
  #parting: NodeJS.Timeout | undefined;
  readonly #drained = (): void => {
    if (this.partingMs === 0) this.#ends.abort();
    else this.#parting = setTimeout(() => this.#ends.abort(), this.partingMs);
  };

  /** Its client is not cut off for taking nothing, but for its place. `draining` ends it, after `partingMs` what may come to an end of its own. */
  constructor(
    exchange: RawExchange,
    private readonly place: RelayPlace,
    private readonly draining: AbortSignal,
    private readonly partingMs = 0,
  ) {
    this.#lingering = exchange.linger();
    place.holder = this;
    exchange.onClose(() => {
      if (!this.#sharesEnd) this.#ends.abort();
    });
    if (draining.aborted) this.#drained();
    else draining.addEventListener("abort", this.#drained, { once: true });
  }

  /** Aborted when nobody wants the answer any more. */
  get signal(): AbortSignal {
    return this.#ends.signal;
  }

  /** Cuts a connection when nobody wants the answer any more. */
  hold(socket: Socket): Socket {
    const cut = (): void => void socket.destroy();
    if (this.signal.aborted) cut();
    else this.signal.addEventListener("abort", cut, { once: true });
    return socket;
  }

  /** From here on the client's end is told the other side by way of the connection, behind what is still on its way. */
  shareEnd(): void {
    this.#sharesEnd = true;
  }

  stalledMs(): number {
    return this.#lingering.stalledMs();
  }

  makeWay(): void {
    this.#lingering.cut();
    this.#ends.abort();
    this.end();
  }

  /** Leaves the place; what is still said to the client is bounded as any other answer. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.draining.removeEventListener("abort", this.#drained);
    clearTimeout(this.#parting);
    this.#lingering.end();
    this.place.leave();
  }
}
