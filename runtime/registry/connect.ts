/** What a connect sub-resource (log, exec, proxy) is given: the exchange as it came, nothing read of it and nothing written. */
import type { OutgoingHttpHeaders } from "node:http";
import type { Duplex, Readable, Writable } from "node:stream";
import type { ApiObject } from "../definition/object-meta.js";

/** Values by lower-case name, repeated headers apart: some protocols tell several from one with commas. */
export type HeaderValues = Readonly<Record<string, readonly string[]>>;

/** An exchange that goes on for as long as its client likes, whether that takes anything or not, until `end`. */
export interface Lingering {
  /** For how long the client has taken nothing of what waits for it, in milliseconds, as seen within the last second. */
  stalledMs(): number;
  /** Breaks the exchange off. */
  cut(): void;
  /** From now on its client is cut off for taking nothing, as any other is. */
  end(): void;
}

/** One exchange over whichever protocol version. Exactly one of `respond` and `upgrade` is called. */
export interface RawExchange {
  readonly method: string;
  readonly headers: HeaderValues;
  /** Address of whoever sent it; "" once it is gone. */
  readonly clientAddress: string;
  /** The body, at the pace it is read. */
  readonly body: Readable;
  /** Whether there is a body, of whatever length. */
  readonly hasBody: boolean;
  /** Whether the client asked to speak another protocol over this connection. */
  readonly asksUpgrade: boolean;
  /** Whether that is a WebSocket. */
  readonly asksWebSocket: boolean;
  /**
   * Begins the answer. Whoever calls it ends what it gives; destroying that breaks the answer off.
   * @throws Error when the client is gone, or the headers are none that can be sent: nothing was answered then.
   */
  respond(status: number, headers: OutgoingHttpHeaders): Writable;
  /**
   * The connection itself, with what was read of it behind the head; what is written first is the head of the answer.
   * @throws RangeError when the client asked for no upgrade.
   */
  upgrade(): Duplex;
  /** From now on a client that takes nothing is not cut off for it: the caller does that where it has to, and ends it where it does so no longer. */
  linger(): Lingering;
  /** Calls back once the client is gone or has its whole answer. */
  onClose(listener: () => void): void;
}

export interface ConnectRequest {
  readonly exchange: RawExchange;
  /** What follows the sub-resource in the path, decoded, with its leading slash; "" for nothing. */
  readonly path: string;
  /** Encoded query without question mark. */
  readonly query: string;
}

/** A request that may go on: its parameters are read, and admission has agreed. */
export interface AdmittedConnect extends ConnectRequest {
  /** Of the kind that the definition names in `options`. */
  readonly options: ApiObject;
}
