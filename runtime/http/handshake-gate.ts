/**
 * When TLS begins on a new connection: with its first bytes, so that one that says nothing costs a descriptor and no more, and a few
 * per turn of the event loop: a handshake is work for most of a millisecond, and a thousand at once would hold up everybody else.
 */
import type { Socket } from "node:net";

const HANDSHAKES_PER_TURN = 2;

export class HandshakeGate {
  #waiting: (() => void)[] = [];
  #scheduled = false;

  /** Calls `begin` when it is the connection's turn; never for one that is gone by then. */
  pass(raw: Socket, begin: () => void): void {
    raw.once("readable", () => {
      if (raw.destroyed) return;
      if (raw.readableLength === 0) return void raw.destroy();
      this.#waiting.push(() => {
        if (!raw.destroyed) begin();
      });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(this.#turn);
  }

  readonly #turn = (): void => {
    this.#scheduled = false;
    for (const begin of this.#waiting.splice(0, HANDSHAKES_PER_TURN)) begin();
    if (this.#waiting.length > 0) this.#schedule();
  };
}
