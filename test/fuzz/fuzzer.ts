/**
 * A small fuzzer: seeds are cut, repeated, joined and peppered with what parsers trip over, from a stream of chance that its seed repeats.
 * An input has failed when it brings out an error that no client may cause, or takes longer than its size allows.
 */

import { workWatch } from "../support/thread-time.js";
import { yardstick } from "../support/yardstick.js";

/** Largest body: larger ones are not worked on where they could hold others up. */
const BODY_BYTES = 64 * 1024;
/** What comes in a header or a request line: all of a head may be one. */
export const HEAD_BYTES = 384 * 1024;

/** How many times the yardstick one input may take: some 50 ms on a machine that has nothing else to do. */
const SHARE = 2;

/** What came late by chance is tried again. */
const ATTEMPTS = 4;

export interface FuzzTarget {
  readonly name: string;
  /** Inputs that are well-formed, and those that once were too much. */
  readonly seeds: readonly string[];
  /** Texts that mean something to the parser. */
  readonly tokens: readonly string[];
  /** Largest input; default that of a body which is read where others wait. */
  readonly maximumBytes?: number;
  /** How many times the yardstick one input may take; default {@link SHARE}. */
  readonly share?: number;
  /** Throws, or rejects, for what the parser should not have done; what it may throw it keeps to itself. */
  run(input: Buffer): void | Promise<void>;
}

export interface FuzzFailure {
  readonly input: Buffer;
  readonly why: string;
}

export interface FuzzOutcome {
  readonly runs: number;
  readonly failure: FuzzFailure | undefined;
}

/** Numbers below 1 in a sequence that is always the same for a seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The first failure among the inputs of some seconds; undefined when there is none. */
export async function fuzz(target: FuzzTarget, seed: number, seconds: number): Promise<FuzzOutcome> {
  const mutate = new Mutator(target, chance(seed));
  const usual = yardstick();
  const end = performance.now() + seconds * 1000;
  let runs = 0;
  for (const text of target.seeds) {
    const failure = await tryInput(target, Buffer.from(text), usual);
    if (failure !== undefined) return { runs, failure };
  }
  while (performance.now() < end) {
    runs++;
    const failure = await tryInput(target, mutate.next(), usual);
    if (failure !== undefined) return { runs, failure };
  }
  return { runs, failure: undefined };
}

/**
 * Runs one input; `usual` is what the yardstick took. One that is late is tried again beside a yardstick of that time: processors are
 * slower for everybody while others use their caches.
 */
async function tryInput(target: FuzzTarget, input: Buffer, usual: number): Promise<FuzzFailure | undefined> {
  let least = { taken: Number.POSITIVE_INFINITY, limit: 0 };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const limit = (target.share ?? SHARE) * (attempt === 0 ? usual : yardstick());
    const worked = workWatch();
    try {
      await target.run(input);
    } catch (error) {
      return { input, why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    const taken = worked();
    if (taken <= limit) return undefined;
    if (taken < least.taken) least = { taken, limit };
  }
  return { input, why: `${least.taken.toFixed(0)} ms for ${input.length} bytes, where ${least.limit.toFixed(0)} ms are allowed` };
}

/** Tokens that every parser meets. */
const COMMON = [
  "",
  "\0",
  "\u00ff",
  "\u2028",
  "\ufeff",
  "\u{1f600}",
  "\ud800",
  "__proto__",
  "constructor",
  "toString",
  "9".repeat(30),
  "-0",
  "1e999",
  "%ff",
  "\\",
  "\r\n",
];

/** Makes inputs of the seeds of a target. */
export class Mutator {
  readonly #pool: Buffer[];
  readonly #tokens: readonly Buffer[];
  readonly #maximumBytes: number;

  constructor(
    target: Pick<FuzzTarget, "seeds" | "tokens" | "maximumBytes">,
    private readonly random: () => number,
  ) {
    this.#pool = target.seeds.map((text) => Buffer.from(text));
    this.#maximumBytes = target.maximumBytes ?? BODY_BYTES;
    this.#tokens = [...target.tokens, ...COMMON].map((text) => Buffer.from(text));
  }

  next(): Buffer {
    let input = this.#pick(this.#pool);
    for (let count = 1 + this.#below(4); count > 0; count--) input = this.#mutated(input);
    const result = input.subarray(0, this.#maximumBytes);
    // Now and then an outcome is built upon.
    if (this.random() < 0.02 && result.length < 1024)
      this.#pool[this.#below(this.#pool.length)] = this.random() < 0.5 ? result : this.#pick(this.#pool);
    return result;
  }

  #mutated(input: Buffer): Buffer {
    const at = this.#below(input.length + 1);
    const to = Math.min(input.length, at + this.#below(Math.min(64, input.length + 1)));
    const piece = input.subarray(at, to);
    switch (this.#below(8)) {
      case 0:
        return Buffer.concat([input.subarray(0, at), input.subarray(to)]);
      case 1:
        return Buffer.concat([input.subarray(0, at), this.#pick(this.#tokens), input.subarray(at)]);
      case 2:
        return Buffer.concat([input.subarray(0, at), this.#pick(this.#tokens), input.subarray(to)]);
      case 3:
        return Buffer.concat([input.subarray(0, to), this.#repeated(piece), input.subarray(to)]);
      case 4:
        return Buffer.concat([input.subarray(0, at), this.#repeated(this.#pick(this.#tokens)), input.subarray(to)]);
      case 5: {
        const other = this.#pick(this.#pool);
        return Buffer.concat([input.subarray(0, at), other.subarray(this.#below(other.length + 1))]);
      }
      case 6: {
        const changed = Buffer.from(input);
        if (changed.length > 0) changed[this.#below(changed.length)] = this.#below(256);
        return changed;
      }
      default:
        return Buffer.concat([this.#repeated(this.#pick(this.#tokens)), input, this.#repeated(this.#pick(this.#tokens))]);
    }
  }

  /** A few times, or as often as there is room: what is quadratic shows only then. */
  #repeated(piece: Buffer): Buffer {
    const room = Math.floor(this.#maximumBytes / Math.max(1, piece.length));
    const times = piece.length === 0 ? 0 : this.random() < 0.9 ? this.#below(8) : this.#below(room);
    return Buffer.alloc(times * piece.length, piece);
  }

  #pick<T>(from: readonly T[]): T {
    return from[this.#below(from.length)] as T;
  }

  #below(bound: number): number {
    return Math.floor(this.random() * bound);
  }
}
