/** The seam below exec, attach and port-forward: a WebSocket of whatever platform. */
import type { TransportRequest, TransportResponse } from "./transport.js";

/** A request to become a WebSocket; its headers say who asks. */
export interface SocketRequest extends Pick<TransportRequest, "path" | "headers" | "certificate" | "signal"> {
  /** Those that the client speaks, the best first. */
  readonly protocols: readonly string[];
  /** The bearer token as one more protocol, for platforms whose WebSockets take no headers. */
  readonly tokenProtocol?: string;
}

export interface MessageSocket {
  /** The protocol that the server has chosen; "" for none. */
  readonly protocol: string;
  /** Resolves when the next one may be sent. Rejects with TransportError when the connection is gone. */
  send(message: Uint8Array): Promise<void>;
  /** Messages as they come, until the other side ends. Throws TransportError when the connection breaks; leaving the loop early closes it. */
  messages(): AsyncIterable<Uint8Array>;
  close(): void;
}

/** A WebSocket, or the answer that came in its place. */
export type SocketAnswer = MessageSocket | TransportResponse;

export const isSocket = (answer: SocketAnswer): answer is MessageSocket => "protocol" in answer;
