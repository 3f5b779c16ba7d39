/** Ends what has gone on for too long: one pass over all connections every second, instead of a timer for each thing that can hang. */

import type { HttpExchange } from "../exchanges/http-exchange.js";
import type { Connection } from "./connection.js";
import type { HeldBySweep } from "./held-by-sweep.js";

/** All in ticks of {@link SWEEP_INTERVAL_MS}. */
export interface SweepBounds {
  /** From accept to the end of the handshake. */
  readonly handshake: number;
  /** From the handshake, or the first byte of a later request, to the end of the headers. */
  readonly headers: number;
  /** As `headers`, for strangers. */
  readonly strangerHeaders: number;
  /** Without any request. */
  readonly idle: number;
  /** A request from its headers to the last byte of its answer. */
  readonly request: number;
  /** As `request`, as long as not all of it has arrived. */
  readonly arrival: number;
  /** As `request`, of a stranger who has not been answered. */
  readonly strangerRequest: number;
  /** As `request`, once a stranger has been answered. */
  readonly strangerAnswer: number;
  /** How long an answer that has begun may go on while its client takes nothing of it; what has no end of its own is under `stalled`. */
  readonly untaken: number;
  /** How long a watch, or another exchange that has no end of its own, may go on while its client reads nothing. */
  readonly stalled: number;
  /** As `stalled`, where whoever has begun the exchange ends it when its place is wanted. */
  readonly lingering: number;
  /** From being told of the end, of a request or of a connection on which nothing is open, to its being cut. */
  readonly grace: number;
}

export const SWEEP_INTERVAL_MS = 1000;
/** A connection on which nothing happens is closed after this. */
export const IDLE_SECONDS = 90;
/** After its time a request still gets this long to have its 504 read. */
const GRACE_TICKS = 5;
/** While the server stops, nobody is waited for longer who takes nothing or does not hang up. */
const PARTING_TICKS = 2;
/** Nor for the rest of a body, or for whoever is still being found out: most of those that are under way are there in a moment. */
const PARTING_ARRIVAL_TICKS = 5;

/** Bounds by the time a request may take. */
export function sweepBounds(requestTimeoutMs: number, handshakeTimeoutMs: number): SweepBounds {
  const ticks = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / SWEEP_INTERVAL_MS));
  return {
    handshake: ticks(handshakeTimeoutMs),
    headers: 32,
    strangerHeaders: 10,
    idle: ticks(IDLE_SECONDS * 1000),
    request: ticks(requestTimeoutMs) + GRACE_TICKS,
    arrival: ticks(requestTimeoutMs) + GRACE_TICKS,
    strangerRequest: ticks(requestTimeoutMs) + GRACE_TICKS,
    strangerAnswer: Math.min(10, ticks(requestTimeoutMs) + GRACE_TICKS),
    untaken: Number.POSITIVE_INFINITY,
    stalled: ticks(requestTimeoutMs) + GRACE_TICKS,
    lingering: Number.POSITIVE_INFINITY,
    grace: GRACE_TICKS,
  };
}

/** Bounds while the server stops: requests that are there still have their time, and answers that are taken; all else ends. */
export const partingBounds = (bounds: SweepBounds): SweepBounds => ({
  ...bounds,
  idle: 0,
  arrival: Math.min(PARTING_ARRIVAL_TICKS, bounds.arrival),
  strangerRequest: Math.min(PARTING_ARRIVAL_TICKS, bounds.strangerRequest),
  strangerAnswer: Math.min(PARTING_ARRIVAL_TICKS, bounds.strangerAnswer),
  untaken: PARTING_TICKS,
  stalled: PARTING_TICKS,
  lingering: PARTING_TICKS,
  grace: PARTING_TICKS,
});

/** Looks at one connection, `held` being what those before it in the same sweep hold. What is cut leaves the book by its close. */
export function sweepConnection(connection: Connection, bounds: SweepBounds, tick: number, held: HeldBySweep): void {
  const age = tick - connection.since;
  // One that broke the protocol is told so, and may never take it.
  if (connection.session?.destroyed === true) connection.leaving = true;
  if (connection.session !== undefined && connection.isStuck()) connection.cut();
  else if (connection.session !== undefined && held.bringsTooMuch(connection)) connection.cutOff();
  else if (held.holdsTooMuch(connection)) connection.cut();
  else if (connection.standing === "handshake") {
    if (age >= bounds.handshake) connection.cut();
  } else if (!connection.idle) {
    for (const exchange of connection.open) sweepExchange(exchange, connection, bounds, tick);
    connection.since = tick;
  } else if (age >= (connection.leaving ? bounds.grace : bounds.idle + bounds.grace)) {
    connection.cut();
  } else if (age >= bounds.idle) {
    if (!connection.leaving) connection.retire();
  } else {
    sweepHeaders(connection, bounds, tick);
  }
}

/** A request that has begun to arrive has to be there soon; so has the first one of a stranger. */
function sweepHeaders(connection: Connection, bounds: SweepBounds, tick: number): void {
  const stranger = connection.standing === "stranger";
  const limit = stranger ? bounds.strangerHeaders : bounds.headers;
  if (stranger && !connection.used && tick - connection.since >= limit) connection.cut();
  if (!isArriving(connection, stranger)) {
    connection.arriving = -1;
    return;
  }
  if (connection.arriving < 0) connection.arriving = tick;
  if (tick - connection.arriving >= limit) connection.cut();
}

/** Known clients of HTTP/2 are found by their probes: who is in the midst of headers cannot answer them. */
function isArriving(connection: Connection, isStrangers: boolean): boolean {
  if (connection.session !== undefined) return isStrangers && connection.hasPartialHead;
  const read = connection.tls?.bytesRead ?? 0;
  if (connection.readAtRest < 0) connection.readAtRest = connection.used ? read : 0;
  return read > connection.readAtRest;
}

/** A client that does not even take the end of a stream loses the connection. */
function sweepExchange(exchange: HttpExchange, connection: Connection, bounds: SweepBounds, tick: number): void {
  const limit = limitOf(exchange, connection.standing === "stranger", bounds);
  const late = (exchange.lasting ? exchange.stalledTicks(tick) : exchange.ageTicks(tick)) - limit;
  const untaken = exchange.answered && !exchange.lasting ? exchange.stalledTicks(tick) - bounds.untaken : Number.NEGATIVE_INFINITY;
  const over = Math.max(late, untaken);
  if (over >= bounds.grace) connection.cut();
  else if (over >= 0) exchange.destroy();
}

function limitOf(exchange: HttpExchange, isStrangers: boolean, bounds: SweepBounds): number {
  if (isStrangers && exchange.answered) return bounds.strangerAnswer;
  if (exchange.lasting) return exchange.lingering ? bounds.lingering : bounds.stalled;
  if (!exchange.arrived) return bounds.arrival;
  return isStrangers ? bounds.strangerRequest : bounds.request;
}
