/** What a connect sub-resource (log, exec, proxy) is given: the exchange as it came, nothing read of it and nothing written. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import type { Duplex, Readable, Writable } from "node:stream";

/** One exchange over whichever protocol version. Exactly one of `respond` and `upgrade` is called. */
export interface RawExchange {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** The body, at the pace it is read. */
  readonly body: Readable;
  /** Whether the client asked to speak another protocol over this connection. */
  readonly asksUpgrade: boolean;
  /** Begins the answer. Whoever calls it ends what it gives. */
  respond(status: number, headers: OutgoingHttpHeaders): Writable;
  /**
   * The connection itself, with what was read of it behind the head; what is written first is the head of the answer.
   * @throws RangeError when the client asked for no upgrade.
   */
  upgrade(): Duplex;
  /** Calls back once the client is gone or has its whole answer. */
  onClose(listener: () => void): void;
}

export interface ConnectRequest {
  readonly exchange: RawExchange;
  /** What follows the sub-resource in the path, as sent, with its leading slash; "" for nothing. */
  readonly path: string;
  /** Encoded query without question mark. */
  readonly query: string;
}
