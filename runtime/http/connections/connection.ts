/** One TCP connection from accept to close: who is on it, what is open on it, since when. */
import { constants, type ServerHttp2Session } from "node:http2";
import { isIPv6, type Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import { withoutStacks } from "../../errors/without-stack.js";
import { endParsing, holdsBack, startReading, stopParsing, stopReading } from "../../flow/node-internals.js";
import { loopTurn, Turns } from "../../flow/turns.js";
import type { HttpExchange } from "../exchanges/http-exchange.js";
import { HeaderBudget, type SharedHeaders } from "../header-budget.js";
import type { CertificateTrust } from "./certificate-trust.js";
import type { Presented } from "./client-identity.js";
import { PipelinedRequests } from "./pipelined-requests.js";

/** A connection is encrypted first, then a stranger's, then that of somebody who has proven who he is; never back: where he is that no longer, it ends. */
export type Standing = "handshake" | "stranger" | "known";

/** Requests of one HTTP/1.1 connection that wait for their answers; a client that sends more ahead is cut off. */
const MAXIMUM_PIPELINED = 128;
/** As before, while nobody is known on the connection. */
const STRANGER_PIPELINED = 16;
/** Streams of a connection on which nobody is known yet: further ones are refused to be tried again. */
export const STRANGER_STREAMS = 16;
/**
 * So many clients open before they have read how many they may; the library holds those to it who have more open at once, but not those
 * who reset them, nor those who let each be answered without reading it.
 */
const STREAMS_UNTOLD = 100;
/**
 * After so many requests of somebody known in one turn of the event loop nothing more is read from his connection, and streams that have
 * come with them wait: those that are reset by then are not served. Connections of which so much comes are read on one a turn, users in turn.
 */
const REQUESTS_AT_ONCE = 32;
/** After so many requests of nobody in a row a connection ends on which somebody was known: who is nobody any longer begins anew, as a stranger. */
const UNKNOWN_IN_A_ROW = 32;
/** How often it is looked which turn it is, in requests. */
const REQUESTS_A_LOOK = 16;
/** One with more of either counts as several: each pair of a header takes time to decode, whatever it says, and a target to be understood. */
const PAIRS_OF_REQUEST = 32;
const TARGET_OF_REQUEST = 1024;
const talkers = new Turns();
/** Probes, farewells and broken streams of a client from one sweep to the next; those that measure a line send a few. */
const MAXIMUM_ASIDES = 100;
const MAXIMUM_KEY_CHANGES = 4;
/** Of what came from one sweep to the next, so much on the line and so many times what it holds: each record holds a byte or two. */
const SLIVERED_BYTES = 2 * 1024;
const SLIVERS = 8;
/** The longest record, on the line. */
const RECORD_BYTES = 16 * 1024 + 512;
/** After so many little pieces of a body others are read first. */
const LITTLE_PIECES = 1024;
/** What a client that means well sends of a head before the rest; what HTTP/2 holds of one at most, with what is yet to be decoded. */
export const SMALL_HEAD_BYTES = 32 * 1024;
const LONGEST_HEAD_BYTES = 512 * 1024;
/** Headers behind a body; nobody reads them, and hardly any client sends some. */
const MAXIMUM_TRAILERS = 32;

/**
 * Made once: the stack of one that is made while the library calls refers to the session, which then refers to itself by way of its
 * settings, and stays for good when the client has not acknowledged those.
 */
const ASKED_TOO_MUCH = new Error("a client asked for too much");

/** What is told of connections. */
export interface ConnectionEvents {
  onRecognised(connection: Connection): void;
  onLittle(): void;
  onPiece(connection: Connection): void;
  onTooMuch(connection: Connection): void;
}

export class Connection {
  standing: Standing = "handshake";
  /** The first who was known on it. */
  user: string | undefined;
  tls: TLSSocket | undefined;
  /** Whose certificates count on it. */
  trust: CertificateTrust | undefined;
  session: ServerHttp2Session | undefined;
  /** What the handshake has shown, once somebody asked. */
  presented: Presented | undefined;
  /** Tick at which it entered its standing, its last exchange was seen open, or that began or ended. */
  since: number;
  /** Tick at which headers were first seen to arrive that are not whole yet; -1: none. */
  arriving = -1;
  /** Bytes read when the last request was there, or nothing under way: more than these are part of another; over HTTP/2 when no head was seen to be partial. -1: not known yet. */
  readAtRest = -1;
  /** Whether a greeting has begun to arrive that is not whole yet: those of honest clients are, within moments. */
  greeting = false;
  /** Whether somebody has been known at its address lately. */
  isFamiliar = false;
  /** Whether any request has come. */
  used = false;
  /** Whether the last request of HTTP/1.1 was said to have a body: then it is not known where the next one begins. */
  bodyBefore = false;
  /** Whether nothing is read from it until it is its turn. */
  waiting = false;
  /** Requests of nobody since somebody was known on it. */
  #unknown = 0;
  /** Requests of somebody known that wait to be begun. */
  putOff = 0;
  /** Whether nothing is read from it until it has rested. */
  #resting = false;
  /** Requests of somebody known since it was looked which turn it is; of this turn at least so many, and which that is. */
  #requests = 0;
  #requestsOfTurn = 0;
  #requestTurn = -1;
  /** Set once nothing that still comes is read as a request. */
  broken = false;
  /** Set once it is to be cut off in the next turn of the event loop. */
  leavesNext = false;
  /** Set once it is to end with what is open. */
  leaving = false;
  /** Set by {@link retire}, or where it is to serve one request and no more: it leaves of this side's own accord, so that the last answer is to say so; where a request is at fault its own answer does. */
  isRetired = false;
  readonly address: string;
  /** Of HTTP/2, in no order. */
  readonly #streams = new Set<HttpExchange>();
  readonly #headers: HeaderBudget;
  /** Of HTTP/1.1. */
  readonly #pipelined: PipelinedRequests;
  /** What has come and waits for another turn: streams, or all that came with the end of the handshake. */
  readonly #deferred: (() => void)[] = [];
  /** Streams begun in a turn of the event loop, and which. */
  #begun = 0;
  #turn = -1;
  #asides = 0;
  #asideTick = -1;
  /** Tiny pieces of what is handed on in a turn of the event loop, and which. */
  #tiny = 0;
  #tinyTurn = -1;
  /** Of HTTP/2: the stream that was told of last. */
  #lastStream = 0;
  #hasPartialHead = false;
  /** Bytes read when that was found out; -1: it is to be found out anew. */
  #partialAt = -1;
  /** Bytes sent when something was seen to be held back; -1: nothing was. */
  #heldBackAt = -1;
  /** Bytes read at the sweep before, on the line and out of the encryption. */
  #readBefore = 0;
  /** What has come on the line, beyond so many times what it held. */
  #emptyBytes = 0;
  #decryptedBefore = 0;

  constructor(
    readonly raw: Socket,
    tick: number,
    private readonly events: ConnectionEvents,
    headers: SharedHeaders,
  ) {
    this.#headers = new HeaderBudget(headers);
    this.#pipelined = new PipelinedRequests(this.#headers);
    this.address = addressKey(raw.remoteAddress ?? "");
    this.since = tick;
  }

  /** Exchanges that are not over. */
  get open(): Iterable<HttpExchange> {
    this.#pipelined.dropAnswered();
    return this.session === undefined ? this.#pipelined : this.#streams;
  }

  /** How many exchanges are not over, or not known to be. */
  get openCount(): number {
    return this.#streams.size + this.#pipelined.size;
  }

  /** Whether no request of HTTP/1.1 has come behind that of an exchange. */
  isNewest(exchange: HttpExchange): boolean {
    return this.#pipelined.newest === exchange;
  }

  get idle(): boolean {
    this.#pipelined.dropAnswered();
    return this.#streams.size === 0 && this.#pipelined.size === 0;
  }

  /**
   * A stream has begun, in this turn of the event loop; `endStream` is to be called when it closes. Says whether it is to be served, has to
   * wait until it is given to `defer` and comes back, or is the last straw. All streams of strangers wait, and those of somebody known that
   * come many at once: those that are reset as soon as they have begun are not served at all.
   */
  beginStream(exchange: HttpExchange, headerBytes: number, turn: number): "serve" | "wait" | "cut" {
    this.used = true;
    this.#streams.add(exchange);
    if (!this.#headers.add(headerBytes)) return "cut";
    if (this.standing === "known") {
      if (this.#resting) return "wait";
      this.#countRequest(exchange.rawHeaders, exchange.url);
      return "serve";
    }
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#begun = 0;
    }
    return ++this.#begun > STREAMS_UNTOLD || this.#streams.size > STREAMS_UNTOLD ? "cut" : "wait";
  }

  /** The head of a stream is whole. */
  noteHead(stream: number): void {
    this.#lastStream = stream;
    this.#partialAt = -1;
  }

  /** Whether headers have begun to arrive over HTTP/2 that are not whole: nothing else may come before the rest. Node tells of whole ones alone. */
  get hasPartialHead(): boolean {
    const { session } = this;
    const { bytesRead } = this.raw;
    if (session === undefined || session.destroyed || bytesRead === this.#partialAt) return this.#hasPartialHead;
    this.#partialAt = bytesRead;
    this.#hasPartialHead = (session.state.lastProcStreamID ?? 0) > this.#lastStream;
    return this.#hasPartialHead;
  }

  /** Has `serve` called in another turn. */
  defer(serve: () => void): void {
    this.#deferred.push(serve);
  }

  /** Whether anything waits. */
  get hasDeferred(): boolean {
    return this.#deferred.length > 0;
  }

  /** Serves so much of what waits. False when nothing waited. */
  serveDeferred(most: number): boolean {
    const due = this.#deferred.splice(0, most);
    for (const serve of due) serve();
    return due.length > 0;
  }

  endStream(exchange: HttpExchange, headerBytes: number, tick: number): void {
    this.#streams.delete(exchange);
    this.#headers.remove(headerBytes);
    this.since = tick;
    if (this.isRetired) this.session?.close();
  }

  /** A request of HTTP/1.1 has begun. False when too many before it wait for their answers, or hold too much by their headers. */
  beginRequest(exchange: HttpExchange, hasBody: boolean, tick: number): boolean {
    this.bodyBefore = hasBody;
    this.used = true;
    // Most are over before anybody looks which are open.
    this.since = tick;
    // What comes behind a body is told from it once that has been read.
    this.readAtRest = hasBody ? -1 : (this.tls?.bytesRead ?? -1);
    this.arriving = -1;
    if (this.standing === "known") this.#countRequest(exchange.rawHeaders, exchange.url);
    if (!this.#pipelined.add(exchange)) return false;
    return this.#pipelined.size <= (this.standing === "known" ? MAXIMUM_PIPELINED : STRANGER_PIPELINED);
  }

  /** Somebody has proven who he is on this connection, for the first time: it is no stranger's any longer. */
  recognise(user: string): void {
    this.user = user;
    this.events.onRecognised(this);
  }

  /** Whether a request has turned out to be somebody's: certificates end and tokens are revoked while their bearers stay connected. */
  noteAsker(isKnown: boolean): void {
    if (isKnown) this.#unknown = 0;
    else if (this.standing === "known" && ++this.#unknown === UNKNOWN_IN_A_ROW && !this.isRetired) this.retire();
  }

  /** Its standing is another from now on. */
  rise(standing: Standing): void {
    // What a handshake brings holds nothing.
    if (this.standing === "handshake") this.#readBefore = this.raw.bytesRead;
    this.standing = standing;
    if (standing === "known") this.#headers.leaveStrangers(this.holder);
  }

  /** A little piece of a body has been read, which costs as much as a large one: the `count`th of that body. */
  noteLittle(count: number): void {
    this.events.onLittle();
    if (count % LITTLE_PIECES === 0) this.restReading();
  }

  /** A tiny piece of what is handed on has come. False when more do in one turn of the event loop than `most`. */
  takeTiny(most: number): boolean {
    const turn = loopTurn();
    if (turn !== this.#tinyTurn) this.#tiny = 0;
    this.#tinyTurn = turn;
    return ++this.#tiny <= most;
  }

  /** A piece of what is no request by itself has come, however small. */
  notePiece(): void {
    this.events.onPiece(this);
  }

  /** Nothing of it counts any longer. */
  closed(): void {
    this.#headers.close();
    if (this.openCount === 0) return;
    setImmediate(() => {
      for (const exchange of [...this.open]) exchange.connectionClosed();
    });
  }

  /** Whether nothing has been sent of what there is to send since it was asked the last time, although nothing is under way: nothing will be. */
  isStuck(): boolean {
    const { raw, tls } = this;
    const before = this.#heldBackAt;
    this.#heldBackAt = tls !== undefined && holdsBack(raw, tls) ? raw.bytesWritten : -1;
    return before >= 0 && this.#heldBackAt === before;
  }

  /**
   * Bytes that have come on the line in records of next to nothing since it was asked the last time; 0 where they held more than that, are
   * few, or may be the beginning of one record, which a slow line takes seconds for. Each record takes as long as a large one, and over
   * HTTP/2 nobody is told of what is no whole frame.
   */
  sliveredBytes(): number {
    const [read, decrypted] = [this.raw.bytesRead, this.tls?.bytesRead ?? 0];
    const [onLine, held] = [read - this.#readBefore, decrypted - this.#decryptedBefore];
    this.#readBefore = read;
    this.#decryptedBefore = decrypted;
    this.#emptyBytes = Math.max(0, this.#emptyBytes + onLine - SLIVERS * held);
    return onLine >= SLIVERED_BYTES && this.#emptyBytes > RECORD_BYTES ? onLine : 0;
  }

  /** What has come of the head of a request that is not whole. */
  partialHeadBytes(): number {
    const { session, readAtRest, tls } = this;
    if (session !== undefined) return this.#partialStreamBytes();
    return tls === undefined || readAtRest < 0 || !this.idle ? 0 : tls.bytesRead - readAtRest;
  }

  /** Over HTTP/2 heads and all else come between each other: what has come since none was seen to be partial, which is not looked at where it is little. */
  #partialStreamBytes(): number {
    const bytes = this.raw.bytesRead - Math.max(0, this.readAtRest);
    if (bytes <= SMALL_HEAD_BYTES || this.hasPartialHead) return Math.min(bytes, LONGEST_HEAD_BYTES);
    this.readAtRest = this.raw.bytesRead;
    return 0;
  }

  /** Lets what is open finish, takes nothing new. */
  retire(): void {
    this.leaving = true;
    this.isRetired = true;
    if (this.session !== undefined) this.session.close();
    else if (this.tls === undefined) this.cut();
    else if (this.idle) this.tls.end();
    // An answer that had begun before did not say that it is the last one.
    else this.#pipelined.newest?.onClose(() => this.retire());
  }

  #countRequest(namesAndValues: readonly string[], target: string): void {
    const weight = Math.max(1, namesAndValues.length / (2 * PAIRS_OF_REQUEST), target.length / TARGET_OF_REQUEST);
    this.#requests += weight;
    if (this.#requests < REQUESTS_A_LOOK) return;
    const turn = loopTurn();
    if (turn === this.#requestTurn) this.#requestsOfTurn += this.#requests;
    // Those before it may have come in other turns.
    else this.#requestsOfTurn = weight > 1 ? weight : 0;
    this.#requestTurn = turn;
    this.#requests = 0;
    if (this.#requestsOfTurn >= REQUESTS_AT_ONCE) this.restReading();
  }

  /**
   * Reads nothing more in this turn of the event loop, nor until others that rest have had theirs, and what waits here is served. False
   * where it rests already.
   */
  restReading(resting: Turns = talkers): boolean {
    if (this.#resting) return false;
    this.#resting = true;
    stopReading(this.raw, this.tls);
    resting.take(this.#goOn, this.holder);
    return true;
  }

  /** By what it takes turns. */
  get holder(): string {
    return this.user ?? this.address;
  }

  readonly #goOn = (): void => {
    if (this.raw.destroyed) return;
    if (this.standing === "known" && this.serveDeferred(REQUESTS_AT_ONCE)) return void talkers.take(this.#goOn, this.holder);
    this.#resting = false;
    if (!this.waiting) startReading(this.raw, this.tls);
  };

  /** The client sent a frame that asks for nothing, or broke off a stream by its own fault. False when it does so more often than there is reason to. */
  tolerateAside(tick: number, weight = 1): boolean {
    if (tick !== this.#asideTick) {
      this.#asideTick = tick;
      this.#asides = 0;
    }
    this.#asides += weight;
    return this.#asides <= MAXIMUM_ASIDES;
  }

  /** The client has changed its keys. False when it does so more often than there is reason to: clients do after millions of records. */
  changeKeys(tick: number): boolean {
    return this.tolerateAside(tick, MAXIMUM_ASIDES / MAXIMUM_KEY_CHANGES);
  }

  /** Headers came behind a body, which take as much to read as those of a request. False when they are more than there is reason for. */
  takeTrailers(namesAndValues: readonly string[] = []): boolean {
    if (this.standing === "known") this.#countRequest(namesAndValues, "");
    return namesAndValues.length <= 2 * MAXIMUM_TRAILERS;
  }

  /** Takes nothing that still comes over HTTP/1.1 for a request, nor for a part of one. */
  dropRest(): void {
    this.broken = true;
    this.leaving = true;
    if (this.tls === undefined) return;
    endParsing(this.tls);
    this.stopParsing(this.tls);
  }

  /** Nothing that still comes is read as a request. */
  stopParsing(tls: TLSSocket): void {
    stopParsing(tls, () => this.events.onPiece(this));
  }

  /** Ends the connection now, whatever state it is in. */
  cut(): void {
    this.broken = true;
    if (this.tls !== undefined) endParsing(this.tls);
    withoutStacks(() => this.session?.destroy());
    this.tls?.destroy();
    this.raw.destroy();
  }

  /** As {@link cutOff}, for whoever is told by the library of what has come: it is in the middle of that. */
  cutOffSoon(): void {
    this.events.onTooMuch(this);
  }

  /** Ends the connection of a client that asks for more than there is reason to; over HTTP/2 it is told so, as far as it still reads. */
  cutOff(): void {
    if (this.session === undefined) this.cut();
    if (this.broken || this.session === undefined) return;
    this.broken = true;
    stopReading(this.raw, this.tls);
    // Node makes an error for each stream.
    withoutStacks(() => this.session?.destroy(ASKED_TOO_MUCH, constants.NGHTTP2_ENHANCE_YOUR_CALM));
    // What it is told leaves when all that it sent has been taken.
    setImmediate(() => this.cut());
  }
}

/** Clients of one site share an address: all of IPv4, the first half of IPv6, of which one client commands the second. */
function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  if (address.startsWith("::ffff:") && address.includes(".")) return address.slice(7);
  const [head = "", tail] = address.split("::");
  const front = head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  const middle = tail === undefined ? [] : Array(Math.max(0, 8 - front.length - back.length)).fill("0");
  return [...front, ...middle, ...back].slice(0, 4).join(":");
}
