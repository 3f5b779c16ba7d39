/**
 * Layout of what the main thread and the storage threads say to each other: little-endian numbers, length-prefixed UTF-8 and bytes.
 * Both directions of each message are here, side by side.
 */
import { MAXIMUM_KEY_BYTES } from "../key-order.js";
import type { Revision } from "../key-value-store.js";

/** What a storage thread can be asked to do. */
export const Operation = { Commit: 1, Range: 2, Events: 3, Compact: 4, Count: 5, Probe: 6, Checkpoint: 7, Close: 8, Expired: 9 } as const;

/** How one commit of a batch went, in its answer. */
export const Outcome = { Written: 0, RefusedAbsent: 1, RefusedCurrent: 2, Full: 3 } as const;

/** What a store says that has no room but for what makes some. */
export const NO_ROOM = "the store is full: only deletions and small changes are taken";

/** Largest value of one key. */
export const MAXIMUM_VALUE_BYTES = 4 * 1024 * 1024;
/** A batch of commits, or the question of a read. Holds at least one commit of every size allowed. */
export const REQUEST_BYTES = 2 * (MAXIMUM_VALUE_BYTES + MAXIMUM_KEY_BYTES);
/** An answer holds at least one change of every size allowed, with what it replaced. */
export const RESPONSE_BYTES = 2 * MAXIMUM_VALUE_BYTES + 4 * MAXIMUM_KEY_BYTES;

const ABSENT = 0xffff_ffff;
export const NUMBER_BYTES = 8;
const LENGTH_BYTES = 4;

/** Bytes of a commit in a request beside its key and value. */
export const COMMIT_HEADER_BYTES = 2 * LENGTH_BYTES + 4 * NUMBER_BYTES;
/** Bytes of an item or event in an answer beside its key and value. */
export const ITEM_HEADER_BYTES = 3 * LENGTH_BYTES + 3 * NUMBER_BYTES;

/** Writes a message from the start of a buffer. */
export class MessageWriter {
  #at = 0;

  constructor(readonly buffer: Buffer) {}

  get length(): number {
    return this.#at;
  }

  get room(): number {
    return this.buffer.length - this.#at;
  }

  reset(): void {
    this.#at = 0;
  }

  number(value: number): void {
    this.#at = this.buffer.writeDoubleLE(value, this.#at);
  }

  text(value: string): void {
    const length = this.buffer.write(value, this.#at + LENGTH_BYTES);
    this.buffer.writeUInt32LE(length, this.#at);
    this.#at += LENGTH_BYTES + length;
  }

  bytes(value: Uint8Array | undefined | null): void {
    this.buffer.writeUInt32LE(value?.length ?? ABSENT, this.#at);
    this.#at += LENGTH_BYTES;
    if (value === undefined || value === null) return;
    this.buffer.set(value, this.#at);
    this.#at += value.length;
  }
}

/** Reads a message from the start of a buffer. */
export class MessageReader {
  #at = 0;

  constructor(readonly buffer: Buffer) {}

  reset(): void {
    this.#at = 0;
  }

  number(): number {
    const value = this.buffer.readDoubleLE(this.#at);
    this.#at += NUMBER_BYTES;
    // A small integer needs no memory of its own: every cached entry keeps its revision.
    const integer = value | 0;
    return integer === value ? integer : value;
  }

  text(): string {
    const start = this.#at + LENGTH_BYTES;
    this.#at = start + this.buffer.readUInt32LE(this.#at);
    return this.buffer.toString("utf8", start, this.#at);
  }

  /** A view of the message's own memory. */
  bytes(): Buffer | undefined {
    const length = this.buffer.readUInt32LE(this.#at);
    this.#at += LENGTH_BYTES;
    if (length === ABSENT) return undefined;
    this.#at += length;
    return this.buffer.subarray(this.#at - length, this.#at);
  }
}

/** A slice of a range: items up to `limit` or as many as the answer holds, in key order. */
export interface RangeQuestion {
  readonly start: string;
  /** First key not included. */
  readonly end: string;
  readonly revision: Revision;
  readonly limit: number;
}

export function writeRangeQuestion(to: MessageWriter, question: RangeQuestion): void {
  to.text(question.start);
  to.text(question.end);
  to.number(question.revision);
  to.number(question.limit);
}

export function readRangeQuestion(from: MessageReader): RangeQuestion {
  return { start: from.text(), end: from.text(), revision: from.number(), limit: from.number() };
}

/** A page of history: changes of keys below `end` from `start` on, after one revision, up to another. */
export interface EventsQuestion {
  readonly start: string;
  /** First key not included; empty is no bound. */
  readonly end: string;
  readonly after: Revision;
  readonly through: Revision;
  readonly limit: number;
  readonly maximumBytes: number;
  /** Whether what was replaced is wanted too. */
  readonly previous: boolean;
}

export function writeEventsQuestion(to: MessageWriter, question: EventsQuestion): void {
  to.text(question.start);
  to.text(question.end);
  to.number(question.after);
  to.number(question.through);
  to.number(question.limit);
  to.number(question.maximumBytes);
  to.number(question.previous ? 1 : 0);
}

export function readEventsQuestion(from: MessageReader): EventsQuestion {
  return {
    start: from.text(),
    end: from.text(),
    after: from.number(),
    through: from.number(),
    limit: from.number(),
    maximumBytes: from.number(),
    previous: from.number() === 1,
  };
}
