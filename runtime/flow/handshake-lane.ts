/**
 * How handshakes share the event loop. The encryption works on all that has come of one in one piece, and verifies each certificate of a
 * chain, which may take milliseconds each: so it is not left to read by itself until its handshake is over, but handed what somebody with a
 * few certificates sends and no more. Who sends more is cut off before anything of it is verified.
 */
import type { Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import { feed, hand } from "./node-internals.js";
import { Turns } from "./turns.js";

/** Handshakes that begin, and those that go on, in one turn of the event loop, in milliseconds each. Who is to be known is among them, and is not to wait for many turns. */
export const HANDSHAKE_SLICE_MS = 2;
const LONG_MS = 20;
const WARY_MS = 60_000;
/**
 * From so many on that took long, no more than takes so long at their pace: there are keys of which each certificate of 200 bytes takes 5 ms.
 */
const LONG_ONES = 3;
const TOLERATED_MS = 32;
/**
 * Where those of so many holders took long within that time, those of all are held to it: one alone is not to keep out everybody who has a
 * longer key, or an authority between his and the other side's.
 */
const MANY_HOLDERS = 8;
/** Of holders whose handshakes took long, so many are told apart. */
const REMEMBERED_HOLDERS = 1024;
/** One that takes longer than its share is followed by a rest so many times as long from all others. */
const SHARE_MS = 4;
const REST_FACTOR = 2;
/** Looking again whether the other side has sent something waits for a quarter of the time that it has sent nothing, within these bounds, in milliseconds. */
const SHORTEST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 256;
const PAUSE_SHARE = 4;

/** How much a handshake is handed at most, in bytes. */
export interface HandshakeBounds {
  readonly most: number;
  /** For a while after one that took long. */
  readonly wary: number;
  /** Whatever others took. */
  readonly least: number;
}

/** A handshake that is handed what has come. */
export interface FedHandshake {
  /** Whose handshakes share turns, and are held to what others of them took. */
  readonly holder: string;
  /** Where the bytes come from, which nobody reads meanwhile. */
  readonly raw: Socket;
  readonly encryption: TLSSocket;
  /** Whether it is under way still. */
  isUnderWay(): boolean;
  /** The other side has sent more than it may. */
  cut(): void;
  /** It has hung up. */
  end(): void;
  /** The handshake is over, and nobody reads the connection. */
  goOn(): void;
}

interface Progress {
  /** Bytes that it was handed. */
  handed: number;
  /** When it was handed the last of them, in milliseconds. */
  since: number;
}

/** How much is handed on, as others took long. */
class Wariness {
  #until = Number.NEGATIVE_INFINITY;
  #bytes: number;
  /** That took long, since it began. */
  #longOnes = 0;

  constructor(private readonly bounds: HandshakeBounds) {
    this.#bytes = bounds.wary;
  }

  isOver(now: number): boolean {
    return now >= this.#until;
  }

  most(now: number): number {
    return this.isOver(now) ? this.bounds.most : this.#bytes;
  }

  /** One took so many milliseconds for so many bytes. */
  note(handed: number, took: number, now: number): void {
    const { most, wary, least } = this.bounds;
    if (this.isOver(now)) {
      this.#longOnes = 0;
      this.#bytes = most;
    }
    this.#longOnes++;
    this.#until = now + WARY_MS;
    const bearable = this.#longOnes < LONG_ONES ? most : (handed * TOLERATED_MS) / took;
    this.#bytes = Math.min(this.#bytes, wary, Math.max(least, bearable));
  }
}

/** The handshakes of some holders: those of others take neither their turns nor their rests. */
export class HandshakeLane {
  readonly #goesOn = new Turns({ sliceMs: HANDSHAKE_SLICE_MS, restMs: () => this.#restUntil - this.now() });
  #restUntil = Number.NEGATIVE_INFINITY;
  readonly #ofAll: Wariness;
  /** By holder; the one whose handshake took long last is the last. */
  readonly #ofHolder = new Map<string, Wariness>();

  /** `now` is a monotonic time in milliseconds. */
  constructor(
    private readonly bounds: HandshakeBounds,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#ofAll = new Wariness(bounds);
  }

  /** Hands a handshake what comes of it, after what has come already, until it is over or cut off. */
  feed(handshake: FedHandshake, ahead: Buffer = Buffer.alloc(0)): void {
    const progress = { handed: 0, since: this.now() };
    const most = this.#most(handshake.holder);
    if (ahead.length === 0) this.#pause(handshake, progress);
    else if (ahead.length > most) handshake.cut();
    else this.#work(handshake, progress, most, () => hand(handshake.encryption, ahead));
  }

  /** Bytes that a handshake of a holder is handed at most. */
  #most(holder: string): number {
    const now = this.now();
    return Math.min(this.#ofAll.most(now), this.#ofHolder.get(holder)?.most(now) ?? this.bounds.most);
  }

  /** Looks again in a while. */
  #pause(handshake: FedHandshake, progress: Progress): void {
    const exact = (this.now() - progress.since) / PAUSE_SHARE;
    // Few different ones, so that few timers serve all.
    const pause = exact < SHORTEST_PAUSE_MS ? SHORTEST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, 2 ** Math.floor(Math.log2(exact)));
    setTimeout(() => this.#goesOn.take(() => this.#look(handshake, progress), handshake.holder), pause).unref();
  }

  #look(handshake: FedHandshake, progress: Progress): void {
    const { raw, encryption, holder } = handshake;
    if (raw.destroyed) return;
    const most = this.#most(holder);
    if (progress.handed >= most) handshake.cut();
    else this.#work(handshake, progress, most, () => feed(raw, encryption, most - progress.handed));
  }

  /** Of `most` bytes it has been handed some; `handOn` returns how many bytes the handshake was handed; -1 once the other side has hung up. */
  #work(handshake: FedHandshake, progress: Progress, most: number, handOn: () => number): void {
    const began = this.now();
    const count = handOn();
    if (count < 0) return void handshake.end();
    if (count > 0) {
      progress.handed += count;
      progress.since = this.now();
    }
    this.#note(handshake.holder, progress.handed, began);
    if (handshake.raw.destroyed) return;
    if (!handshake.isUnderWay()) handshake.goOn();
    else if (progress.handed >= most) handshake.cut();
    else this.#pause(handshake, progress);
  }

  /** So much has been handed to one of a holder, the last of it since `began`. */
  #note(holder: string, handed: number, began: number): void {
    const ended = this.now();
    const took = ended - began;
    if (took >= SHARE_MS) this.#restUntil = ended + took * REST_FACTOR;
    if (took < LONG_MS || handed <= this.bounds.least) return;
    const own = this.#ofHolder.get(holder) ?? new Wariness(this.bounds);
    own.note(handed, took, ended);
    this.#ofHolder.delete(holder);
    this.#ofHolder.set(holder, own);
    for (const [oldest, wariness] of this.#ofHolder) {
      if (this.#ofHolder.size <= REMEMBERED_HOLDERS && !wariness.isOver(ended)) break;
      this.#ofHolder.delete(oldest);
    }
    if (this.#ofHolder.size >= MANY_HOLDERS) this.#ofAll.note(handed, took, ended);
  }
}
