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
/** One that takes longer than its share is followed by a rest so many times as long from all others. */
const SHARE_MS = 4;
const REST_FACTOR = 2;
/**
 * No client's is longer, not with a ticket that holds its certificate. Each key in a greeting is looked for in all groups that it names: 16 KiB
 * take six times as long as what clients send. Those of strangers rest so many times as long from one another.
 */
const LONG_GREETING_BYTES = 4 * 1024;
const LONG_REST_FACTOR = 4;
/** Looking again whether a client has sent something waits for a quarter of the time that it has sent nothing, within these bounds, in milliseconds. */
const SHORTEST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 256;
const PAUSE_SHARE = 4;

/** How long the first record of TLS is that these bytes begin (RFC 8446, 5.1). What begins none, or one longer than can be, does not get any better. */
function recordLength(greeting: Buffer): number {
  const HANDSHAKE = 22;
  const HEAD_BYTES = 5;
  const MOST_RECORD_BYTES = 16 * 1024;
  if (greeting[0] !== HANDSHAKE) return greeting.length;
  if (greeting.length < HEAD_BYTES) return HEAD_BYTES;
  const length = greeting.readUInt16BE(3);
  return length <= MOST_RECORD_BYTES ? HEAD_BYTES + length : greeting.length;
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

export class HandshakePace {
  readonly #begins: Turns;
  /** From addresses from which somebody has been known: strangers do not hold these up. */
  readonly #familiar: Turns;
  /** Those of strangers whose greetings are long. */
  readonly #long: Turns;
  #longRestUntil = Number.NEGATIVE_INFINITY;
  readonly #goesOn = new Turns({ sliceMs: SLICE_MS });
  readonly #familiarGoesOn = new Turns({ sliceMs: SLICE_MS });
  #waryUntil = Number.NEGATIVE_INFINITY;
  #restUntil = Number.NEGATIVE_INFINITY;

  /** None begins as long as `isHeld` says so, of those of addresses from which somebody has been known, or of others. `now` is a monotonic time in milliseconds. */
  constructor(
    isHeld: (isFamiliar: boolean) => boolean = () => false,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#begins = new Turns({ sliceMs: SLICE_MS, isHeld: () => isHeld(false) });
    this.#familiar = new Turns({ sliceMs: SLICE_MS, isHeld: () => isHeld(true) });
    this.#long = new Turns({ isHeld: () => this.now() < this.#longRestUntil || isHeld(false) });
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
      raw.unshift(greeting.subarray(0, length));
      const ahead = greeting.subarray(length);
      const isLong = length > LONG_GREETING_BYTES && !connection.isFamiliar;
      const turns = isLong ? this.#long : connection.isFamiliar ? this.#familiar : this.#begins;
      turns.take(() => {
        if (raw.destroyed) return;
        const began = this.now();
        this.#begin(connection, begin, ahead);
        // Behind the tick in which Node hands the greeting over.
        if (isLong) process.nextTick(() => this.#restFrom(began));
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
      else if (ahead.length > this.#most) connection.cut();
      else this.#work(step, () => hand(handshake, ahead));
    });
  }

  #restFrom(began: number): void {
    const ended = this.now();
    this.#longRestUntil = ended + (ended - began) * LONG_REST_FACTOR;
  }

  get #most(): number {
    return this.now() < this.#waryUntil ? WARY_BYTES : MOST_BYTES;
  }

  /** Looks again in a while. */
  #pause(step: Step): void {
    const exact = (this.now() - step.since) / PAUSE_SHARE;
    // Few different ones, so that few timers serve all.
    const pause = exact < SHORTEST_PAUSE_MS ? SHORTEST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, 2 ** Math.floor(Math.log2(exact)));
    this.#queueIn(pause, step);
  }

  #queueIn(milliseconds: number, step: Step): void {
    const { isFamiliar, address } = step.connection;
    const turns = isFamiliar ? this.#familiarGoesOn : this.#goesOn;
    setTimeout(() => turns.take(() => this.#look(step), address), milliseconds).unref();
  }

  #look(step: Step): void {
    const { connection, handshake, handed } = step;
    if (connection.raw.destroyed) return;
    const rest = this.#restUntil - this.now();
    if (handed >= this.#most) connection.cut();
    else if (rest > 0) this.#queueIn(rest, step);
    else this.#work(step, () => feed(connection.raw, handshake, this.#most - handed));
  }

  /** `handOn` returns how many bytes the handshake was handed; -1 once the other side has hung up. */
  #work(step: Step, handOn: () => number): void {
    const { connection } = step;
    const began = this.now();
    const count = handOn();
    const ended = this.now();
    if (count < 0) return void connection.cut();
    if (count > 0) {
      step.handed += count;
      step.since = ended;
    }
    const took = ended - began;
    if (took >= SHARE_MS) this.#restUntil = ended + took * REST_FACTOR;
    if (took >= LONG_MS && step.handed > WARY_BYTES) this.#waryUntil = ended + WARY_MS;
    if (connection.raw.destroyed) return;
    if (connection.standing === "handshake") this.#pause(step);
    // A stranger waits for his turn.
    else if (connection.standing === "known") startReading(connection.raw, connection.tls);
  }
}
