/**
 * How handshakes share the event loop. The encryption works on all that has come of one in one piece, and verifies each certificate of a
 * chain, which may take milliseconds each: so it is not left to read by itself until its handshake is over, but handed what a client with a
 * few certificates sends and no more. Who sends more is cut off before anything of it is verified.
 */
import type { TLSSocket } from "node:tls";
import { canFeed, feed, hand, startReading, stopReading } from "../../flow/node-internals.js";
import type { Connection } from "./connection.js";
import { Turns } from "./turns.js";

/** Handshakes that begin, and those that go on, in one turn of the event loop, in milliseconds each. Who is to be known is among them, and is not to wait for many turns. */
const SLICE_MS = 2;
/** A handshake is handed no more than this of what its client sends behind its greeting: a few certificates. */
const MOST_BYTES = 6.5 * 1024;
/** As much for a while after one that took long: three or four. */
const WARY_BYTES = 5 * 1024;
const LONG_MS = 20;
const WARY_MS = 60_000;
/**
 * From so many on that took long, no more than takes so long at their pace: there are keys of which each certificate of 200 bytes takes 5 ms.
 * One certificate of a client has room in any case, of addresses from which somebody has been known one with the longest keys.
 */
const LONG_ONES = 3;
const TOLERATED_MS = 32;
const LEAST_BYTES = 1.5 * 1024;
const LEAST_FAMILIAR_BYTES = 2.5 * 1024;
/**
 * Where those of so many addresses took long within that time, those of all are held to it: one address alone is not to keep out
 * everybody who has a longer key, or an authority between his and the server's.
 */
const MANY_ADDRESSES = 8;
/** Of addresses whose handshakes took long, so many are told apart. */
const REMEMBERED_ADDRESSES = 1024;
/** One that takes longer than its share is followed by a rest so many times as long from all others. */
const SHARE_MS = 4;
const REST_FACTOR = 2;
/**
 * No client's greeting is longer, not with a ticket that holds its certificate. Each key in one is looked for in all groups that it names:
 * 16 KiB take six times as long as what clients send. The long ones rest so many times as long from one another.
 */
const LONG_GREETING_BYTES = 4 * 1024;
const LONG_REST_FACTOR = 4;
/** Looking again whether a client has sent something waits for a quarter of the time that it has sent nothing, within these bounds, in milliseconds. */
const SHORTEST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 256;
const PAUSE_SHARE = 4;

/** What a record of TLS is of that begins a connection. */
const HANDSHAKE = 22;

/** How long the first record of TLS is that these bytes begin (RFC 8446, 5.1). What begins none, or one longer than can be, does not get any better. */
function recordLength(greeting: Buffer): number {
  const HEAD_BYTES = 5;
  const MOST_RECORD_BYTES = 16 * 1024;
  if (greeting[0] !== HANDSHAKE) return greeting.length;
  if (greeting.length < HEAD_BYTES) return HEAD_BYTES;
  const length = greeting.readUInt16BE(3);
  return length <= MOST_RECORD_BYTES ? HEAD_BYTES + length : greeting.length;
}

/** How long the greeting is of which this is the first record, in however many it comes (RFC 8446, 4); endless where that does not say so. */
function greetingLength(record: Buffer): number {
  const RECORD_HEAD_BYTES = 5;
  const MESSAGE_HEAD_BYTES = 4;
  // What is no record is told so by the library.
  if (record[0] !== HANDSHAKE || record.length !== RECORD_HEAD_BYTES + record.readUInt16BE(3)) return 0;
  if (record.length < RECORD_HEAD_BYTES + MESSAGE_HEAD_BYTES) return Number.POSITIVE_INFINITY;
  return RECORD_HEAD_BYTES + MESSAGE_HEAD_BYTES + record.readUIntBE(RECORD_HEAD_BYTES + 1, 3);
}

/** A handshake on its way. */
interface Step {
  readonly connection: Connection;
  readonly handshake: TLSSocket;
  /** Bytes behind the greeting that it was handed. */
  handed: number;
  /** When it was handed the last of them, in milliseconds. */
  since: number;
}

/** How much is handed on behind a greeting, as others took long. */
class Wariness {
  #until = Number.NEGATIVE_INFINITY;
  #bytes = WARY_BYTES;
  /** That took long, since it began. */
  #longOnes = 0;

  /** @param leastBytes handed on in any case */
  constructor(private readonly leastBytes: number) {}

  isOver(now: number): boolean {
    return now >= this.#until;
  }

  most(now: number): number {
    return this.isOver(now) ? MOST_BYTES : this.#bytes;
  }

  /** One took so many milliseconds for so many bytes. */
  note(handed: number, took: number, now: number): void {
    if (this.isOver(now)) {
      this.#longOnes = 0;
      this.#bytes = MOST_BYTES;
    }
    this.#longOnes++;
    this.#until = now + WARY_MS;
    const bearable = this.#longOnes < LONG_ONES ? MOST_BYTES : (handed * TOLERATED_MS) / took;
    this.#bytes = Math.min(this.#bytes, WARY_BYTES, Math.max(this.leastBytes, bearable));
  }
}

/** The handshakes of some addresses: those of others take neither their turns nor their rests. */
class HandshakeLane {
  readonly begins: Turns;
  /** Those whose greetings are long. */
  readonly longBegins: Turns;
  readonly goesOn = new Turns({ sliceMs: SLICE_MS });
  restUntil = Number.NEGATIVE_INFINITY;
  #longRestUntil = Number.NEGATIVE_INFINITY;
  readonly #ofAll: Wariness;
  /** By address; the one whose handshake took long last is the last. */
  readonly #ofAddress = new Map<string, Wariness>();

  constructor(
    private readonly leastBytes: number,
    isHeld: () => boolean,
    private readonly now: () => number,
  ) {
    this.#ofAll = new Wariness(leastBytes);
    this.begins = new Turns({ sliceMs: SLICE_MS, isHeld });
    this.longBegins = new Turns({ isHeld: () => this.now() < this.#longRestUntil || isHeld() });
  }

  /** Bytes that a handshake of an address is handed at most behind its greeting. */
  most(address: string): number {
    const now = this.now();
    return Math.min(this.#ofAll.most(now), this.#ofAddress.get(address)?.most(now) ?? MOST_BYTES);
  }

  /** One with a long greeting has begun, which it did at `began`. */
  noteLong(began: number): void {
    const ended = this.now();
    this.#longRestUntil = ended + (ended - began) * LONG_REST_FACTOR;
  }

  /** So much has been handed to one of an address, the last of it since `began`. */
  note(address: string, handed: number, began: number): void {
    const ended = this.now();
    const took = ended - began;
    if (took >= SHARE_MS) this.restUntil = ended + took * REST_FACTOR;
    if (took < LONG_MS || handed <= LEAST_BYTES) return;
    const own = this.#ofAddress.get(address) ?? new Wariness(this.leastBytes);
    own.note(handed, took, ended);
    this.#ofAddress.delete(address);
    this.#ofAddress.set(address, own);
    for (const [oldest, wariness] of this.#ofAddress) {
      if (this.#ofAddress.size <= REMEMBERED_ADDRESSES && !wariness.isOver(ended)) break;
      this.#ofAddress.delete(oldest);
    }
    if (this.#ofAddress.size >= MANY_ADDRESSES) this.#ofAll.note(handed, took, ended);
  }
}

export class HandshakePace {
  readonly #strangers: HandshakeLane;
  /** From addresses from which somebody has been known. */
  readonly #familiar: HandshakeLane;

  /** None begins as long as `isHeld` says so, of those of addresses from which somebody has been known, or of others. `now` is a monotonic time in milliseconds. */
  constructor(
    isHeld: (isFamiliar: boolean) => boolean = () => false,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#strangers = new HandshakeLane(LEAST_BYTES, () => isHeld(false), now);
    this.#familiar = new HandshakeLane(LEAST_FAMILIAR_BYTES, () => isHeld(true), now);
  }

  #laneOf({ isFamiliar }: Connection): HandshakeLane {
    return isFamiliar ? this.#familiar : this.#strangers;
  }

  /**
   * Calls `begin`, which returns what is to encrypt it, when it is the turn of a new connection; never for one that is gone by then. It
   * begins once its greeting is whole, so that one that says nothing, or not all of it, costs a descriptor and no more, and nobody waits
   * for it. When the handshake is over, a known client's connection is read on; a stranger's waits for its turn.
   */
  greet(connection: Connection, begin: () => TLSSocket | undefined): void {
    const { raw } = connection;
    let greeting: Buffer | undefined;
    const onReadable = (): void => {
      if (raw.destroyed) return;
      const more = raw.read() as Buffer | null;
      if (more === null) return void raw.destroy();
      greeting = greeting === undefined ? more : Buffer.concat([greeting, more]);
      const length = recordLength(greeting);
      connection.greeting = greeting.length < length;
      if (connection.greeting) return;
      raw.off("readable", onReadable);
      // What comes until its turn would be handed over along with the greeting, all of it.
      stopReading(raw);
      const record = greeting.subarray(0, length);
      const ahead = greeting.subarray(length);
      const lane = this.#laneOf(connection);
      const isLong = length > LONG_GREETING_BYTES;
      // What comes in further records would be no greeting of its own. No client cuts up so long a one.
      if (!isLong && greetingLength(record) > LONG_GREETING_BYTES) return void raw.destroy();
      raw.unshift(record);
      (isLong ? lane.longBegins : lane.begins).take(() => {
        if (raw.destroyed) return;
        const began = this.now();
        this.#begin(connection, begin, ahead);
        // Behind the tick in which Node hands the greeting over.
        if (isLong) process.nextTick(() => lane.noteLong(began));
      }, connection.address);
    };
    raw.on("readable", onReadable);
  }

  #begin(connection: Connection, begin: () => TLSSocket | undefined, ahead: Buffer): void {
    const handshake = begin();
    if (handshake === undefined || !canFeed(connection.raw)) return void startReading(connection.raw, undefined);
    // Node hands over the greeting in a tick, and begins to read on.
    process.nextTick(() => {
      if (connection.standing !== "handshake" || connection.raw.destroyed) return;
      stopReading(connection.raw);
      const step = { connection, handshake, handed: 0, since: this.now() };
      if (ahead.length === 0) this.#pause(step);
      else if (ahead.length > this.#laneOf(connection).most(connection.address)) connection.cut();
      else this.#work(step, () => hand(handshake, ahead));
    });
  }

  /** Looks again in a while. */
  #pause(step: Step): void {
    const exact = (this.now() - step.since) / PAUSE_SHARE;
    // Few different ones, so that few timers serve all.
    const pause = exact < SHORTEST_PAUSE_MS ? SHORTEST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, 2 ** Math.floor(Math.log2(exact)));
    this.#queueIn(pause, step);
  }

  #queueIn(milliseconds: number, step: Step): void {
    const { connection } = step;
    const { goesOn } = this.#laneOf(connection);
    setTimeout(() => goesOn.take(() => this.#look(step), connection.address), milliseconds).unref();
  }

  #look(step: Step): void {
    const { connection, handshake, handed } = step;
    if (connection.raw.destroyed) return;
    const lane = this.#laneOf(connection);
    const most = lane.most(connection.address);
    const rest = lane.restUntil - this.now();
    if (handed >= most) connection.cut();
    else if (rest > 0) this.#queueIn(rest, step);
    else this.#work(step, () => feed(connection.raw, handshake, most - handed));
  }

  /** `handOn` returns how many bytes the handshake was handed; -1 once the other side has hung up. */
  #work(step: Step, handOn: () => number): void {
    const { connection } = step;
    const lane = this.#laneOf(connection);
    const began = this.now();
    const count = handOn();
    if (count < 0) return void connection.cut();
    if (count > 0) {
      step.handed += count;
      step.since = this.now();
    }
    lane.note(connection.address, step.handed, began);
    if (connection.raw.destroyed) return;
    if (connection.standing === "handshake") this.#pause(step);
    // A stranger waits for his turn.
    else if (connection.standing === "known") startReading(connection.raw, connection.tls);
  }
}
