/**
 * How handshakes of clients begin: each when its greeting is whole, in turns. What comes behind it they are handed as `flow/handshake-lane.ts` does.
 */
import type { TLSSocket } from "node:tls";
import { HANDSHAKE_SLICE_MS, HandshakeLane } from "../../flow/handshake-lane.js";
import { canFeed, startReading, stopReading } from "../../flow/node-internals.js";
import { Turns } from "../../flow/turns.js";
import type { Connection } from "./connection.js";

/** A handshake is handed no more than this of what its client sends behind its greeting: a few certificates. */
const MOST_BYTES = 6.5 * 1024;
/** As much for a while after one that took long: three or four. */
const WARY_BYTES = 5 * 1024;
/** One certificate of a client has room in any case, of addresses from which somebody has been known one with the longest keys. */
const LEAST_BYTES = 1.5 * 1024;
const LEAST_FAMILIAR_BYTES = 2.5 * 1024;
/**
 * No client's greeting is longer, not with a ticket that holds its certificate. Each key in one is looked for in all groups that it names:
 * 16 KiB take six times as long as what clients send. The long ones rest so many times as long from one another.
 */
const LONG_GREETING_BYTES = 4 * 1024;
const LONG_REST_FACTOR = 4;

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

/** The handshakes of some addresses: those of others take neither their turns nor their rests. */
class ClientLane {
  readonly begins: Turns;
  /** Those whose greetings are long. */
  readonly longBegins: Turns;
  readonly goesOn: HandshakeLane;
  #longRestUntil = Number.NEGATIVE_INFINITY;

  constructor(
    least: number,
    isHeld: () => boolean,
    private readonly now: () => number,
  ) {
    this.goesOn = new HandshakeLane({ most: MOST_BYTES, wary: WARY_BYTES, least }, now);
    this.begins = new Turns({ sliceMs: HANDSHAKE_SLICE_MS, isHeld });
    this.longBegins = new Turns({ isHeld: () => this.now() < this.#longRestUntil || isHeld() });
  }

  /** One with a long greeting has begun, which it did at `began`. */
  noteLong(began: number): void {
    const ended = this.now();
    this.#longRestUntil = ended + (ended - began) * LONG_REST_FACTOR;
  }
}

export class HandshakePace {
  readonly #strangers: ClientLane;
  /** From addresses from which somebody has been known. */
  readonly #familiar: ClientLane;

  /** None begins as long as `isHeld` says so, of those of addresses from which somebody has been known, or of others. `now` is a monotonic time in milliseconds. */
  constructor(
    isHeld: (isFamiliar: boolean) => boolean = () => false,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#strangers = new ClientLane(LEAST_BYTES, () => isHeld(false), now);
    this.#familiar = new ClientLane(LEAST_FAMILIAR_BYTES, () => isHeld(true), now);
  }

  #laneOf({ isFamiliar }: Connection): ClientLane {
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
      const { raw, address } = connection;
      if (connection.standing !== "handshake" || raw.destroyed) return;
      stopReading(raw);
      const cut = (): void => void connection.cut();
      this.#laneOf(connection).goesOn.feed(
        {
          ...{ holder: address, raw, encryption: handshake, cut, end: cut },
          isUnderWay: () => connection.standing === "handshake",
          // A stranger waits for his turn.
          goOn: () => connection.standing === "known" && startReading(raw, connection.tls),
        },
        ahead,
      );
    });
  }
}
