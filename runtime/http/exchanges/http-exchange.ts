/** What the pipeline needs of an exchange beyond what endpoints see. */
import type { TLSSocket } from "node:tls";
import type { UserInfo } from "../../definition/request-context.js";
import type { Exchange } from "../../endpoints/exchange.js";
import type { Connection } from "../connections/connection.js";
import type { WritePlace } from "../write-place.js";

export interface HttpExchange extends Exchange {
  readonly auditId: string;
  readonly connection: Connection;
  readonly socket: TLSSocket;
  /** Whether somebody in this process asks, who bounds himself what he asks at once: such requests take no place in flight. */
  readonly isInProcess: boolean;
  /** Header names and values in turn, as received. */
  readonly rawHeaders: readonly string[];
  /** Whether all of the request has arrived. */
  readonly arrived: boolean;
  /** Status of the answer that has begun; 0 before. */
  readonly status: number;
  /** Bytes of the answer's body that were handed over to be sent. */
  readonly bytes: number;
  /** Those of them that wait for the client. */
  readonly untaken: number;
  /** Set for a request that lasts as long as its client likes: then only a client that reads nothing is cut off. */
  lasting: boolean;
  /** Whether such a client is not cut off either, as somebody else sees to it. */
  readonly lingering: boolean;
  /** Whose request it is, nobody's until that is known: its body is counted as his. */
  sender: UserInfo;
  /** That of a write among those in flight: it is left while the body is on its way. */
  place: WritePlace | undefined;
  /** Ticks since it was first asked. */
  ageTicks(tick: number): number;
  /** Ticks for which the client has read nothing of what waits for it. */
  stalledTicks(tick: number): number;
  /** Adds a `Warning` header to the answer, if it has not begun. */
  warn(text: string): void;
  /** Waits no longer for the rest of the body: whoever reads it is told that the client is gone, and the answer that comes now ends the exchange. */
  giveUp(): void;
  /** Its connection is gone: an answer that waits behind others is over with it. */
  connectionClosed(): void;
  /** Breaks the exchange off: a begun answer must not look complete. */
  destroy(): void;
}
