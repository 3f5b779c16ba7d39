/**
 * Strangers' work, one piece of each kind per turn of the event loop: beginning a handshake, and reading from a connection on which
 * nobody is known yet. Between any two turns everybody who is known is served; strangers wait for each other, in order.
 */
import type { Socket } from "node:net";
import type { Connection } from "./connection.js";
import { startReading, stopReading } from "./node-internals.js";
import { Turns } from "./turns.js";

export class StrangerPace {
  readonly #handshakes = new Turns();
  readonly #reads = new Turns();

  /**
   * Calls `begin` when it is the turn of a new connection; never for one that is gone by then. It begins with its first bytes, so that
   * one that says nothing costs a descriptor and no more.
   */
  greet(raw: Socket, begin: () => void): void {
    raw.once("readable", () => {
      if (raw.destroyed) return;
      if (raw.readableLength === 0) return void raw.destroy();
      this.#handshakes.take(() => {
        if (!raw.destroyed) begin();
      });
    });
  }

  /** A stranger has been served: nothing more is read from the connection until it is its turn again. */
  yieldTurn(connection: Connection): void {
    if (connection.waiting) return;
    connection.waiting = true;
    stopReading(connection.raw);
    this.#reads.take(() => this.resume(connection));
  }

  /** Reads on, now. */
  resume(connection: Connection): void {
    if (!connection.waiting) return;
    connection.waiting = false;
    if (!connection.raw.destroyed) startReading(connection.raw, connection.tls);
  }
}
