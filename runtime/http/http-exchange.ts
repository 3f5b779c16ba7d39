/** What the pipeline needs of an exchange beyond what endpoints see. */
import type { TLSSocket } from "node:tls";
import type { Exchange } from "../endpoints/exchange.js";

export interface HttpExchange extends Exchange {
  readonly auditId: string;
  /** Of the answer; 0 until it begins. */
  readonly status: number;
  readonly socket: TLSSocket;
  /** Header names and values in turn, as received. */
  readonly rawHeaders: readonly string[];
  /** Adds a `Warning` header to the answer, if it has not begun. */
  warn(text: string): void;
  /** Waits no longer for the rest of the body: the answer that comes now ends the exchange. */
  giveUp(): void;
  /** Breaks the exchange off: a begun answer must not look complete. */
  destroy(): void;
}
