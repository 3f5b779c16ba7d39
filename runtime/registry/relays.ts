/** Handing requests on to whatever is behind an object: the agent of a node, a container, what a service leads to. */
import type { RequestContext } from "../definition/request-context.js";
import type { ConnectRequest } from "./connect.js";

/** How far the other side is believed, and what it is shown. */
export type RelayTrust =
  /** It has to prove itself to the authority of node agents, where there is one, and is shown this server's certificate for them. */
  | "agent"
  /** As `agent`, but whatever it proves is taken. */
  | "unverified-agent"
  /** Whatever it proves is taken, and nothing is shown. */
  | "backend";

/** Where a request is handed on to. */
export interface RelayTarget {
  readonly scheme: "http" | "https";
  /** Name or address, an IPv6 address without brackets. */
  readonly host: string;
  /** Those of the host, where they were looked at: one of them is connected to, whatever the name leads to by then. */
  readonly addresses?: readonly string[];
  /** A number, or whatever a client wrote in its place. */
  readonly port: string;
  /** Decoded, without steps that lead nowhere; "" for none. */
  readonly path: string;
  /** Encoded, without question mark. */
  readonly query: string;
  readonly trust: RelayTrust;
}

/** A request on its way to somewhere else. */
export interface Relayed {
  readonly context: RequestContext;
  readonly request: ConnectRequest;
  readonly target: RelayTarget;
}

/** A request that goes on as it is, below a path that the other side knows nothing of. */
export interface Forwarded extends Omit<Relayed, "target"> {
  /** The decoded path in front of what is handed on. */
  readonly prefix: string;
  /** Finds the target, which may take long: called once the request has its place. */
  target(): Promise<RelayTarget>;
}

/** An answer that was fetched for a client, who has not been answered yet. */
export interface Fetched {
  readonly status: number;
  /** The first `maximum` bytes of the body, as text; ends the connection. */
  text(maximum: number): Promise<string>;
  /**
   * Answers the client with the body, as it comes; in messages, if a WebSocket is what he asks for. Resolves when that is over.
   * Throws StatusError 400, 403 for a WebSocket that there is not.
   */
  pass(status: number, contentType: string): Promise<void>;
}

export interface Relays {
  /** The order in which addresses of nodes are looked for, by type. */
  readonly agentAddressTypes: readonly string[];
  /** Where agents listen whose nodes do not say. */
  readonly agentPort: number;
  /** Addresses of a name. Throws StatusError 400 when it has none, or nobody says so in time, and the reason of `signal`. */
  lookup(name: string, signal: AbortSignal): Promise<readonly string[]>;
  /**
   * GETs the target with nothing of the client's request. Throws StatusError 429 and 500.
   * The place that it takes is left when what it gives has been used, or the client goes away.
   */
  fetch(relayed: Relayed): Promise<Fetched>;
  /**
   * Hands the client's request to speak another protocol on, and then its bytes and those that come back until either side ends.
   * Throws StatusError 400 for a request without an upgrade, 429, 500.
   */
  upgrade(relayed: Relayed): Promise<void>;
  /**
   * Hands any request on, and its answer back, with addresses in it that lead through the prefix. A read without any path is sent to the
   * one below which pages find each other. Throws StatusError 400, 429, 503, and what finding the target throws.
   */
  forward(forwarded: Forwarded): Promise<void>;
}
