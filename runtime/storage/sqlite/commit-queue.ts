/** Groups commits: all that wait when the writing thread is free go into one transaction (DESIGN: how things flow, a write). */
import { MAXIMUM_KEY_BYTES } from "../key-order.js";
import { type CommitRequest, type CommitResult, type KeyValue, type Revision, StorageError, type StoreEvent } from "../key-value-store.js";
import type { Lane } from "./call-lane.js";
import {
  COMMIT_HEADER_BYTES,
  MAXIMUM_VALUE_BYTES,
  type MessageReader,
  type MessageWriter,
  NO_ROOM,
  NUMBER_BYTES,
  Operation,
  Outcome,
} from "./messages.js";

/** Commits waiting at most; more are refused as `Unavailable`. Far above what a server lets in at once. */
export const MAXIMUM_WAITING_COMMITS = 10_000;
/** Commits in one transaction at most, so that none waits long for its neighbours. */
export const MAXIMUM_BATCH_COMMITS = 1024;
/** A batch waits for commits that are about to come for so many turns of the event loop, or until it has so many. */
const GATHERING_TURNS = 4;
const GATHERED_COMMITS = 64;
/** After an expected commit that never came, so many are not believed. */
const DOUBTED_EXPECTATIONS = 32;
/** A UTF-16 unit takes at most so many bytes in UTF-8. */
const UTF8_PER_UNIT = 3;

interface PendingCommit {
  readonly request: CommitRequest;
  readonly resolve: (result: CommitResult) => void;
  readonly reject: (error: StorageError) => void;
}

/** What became of the commits of one batch. */
interface DecidedBatch {
  readonly commits: readonly PendingCommit[];
  readonly results: readonly (CommitResult | StorageError)[];
  readonly events: readonly StoreEvent[];
}

export class CommitQueue {
  readonly #lane: Lane;
  readonly #onEvents: (events: readonly StoreEvent[]) => void;
  readonly #now: () => number;
  #logPages = 0;
  #waiting: PendingCommit[] = [];
  #batch: PendingCommit[] = [];
  /** Commits of the last batch. */
  #batchSize = 0;
  /** Somebody was woken for a commit that has not come yet. */
  #isExpected = false;
  /** Expectations that nobody is woken for any more. */
  #doubted = 0;
  #scheduled = false;
  #turns = 0;
  /** Whether more commits are about to come. */
  moreFollow: () => boolean = () => false;
  #drained: (() => void) | undefined;

  /** `onEvents` gets the durable changes of a batch, in revision order, before their commits resolve; `now` is the time keys expire by. */
  constructor(lane: Lane, now: () => number, onEvents: (events: readonly StoreEvent[]) => void) {
    this.#now = now;
    this.#lane = lane;
    this.#onEvents = onEvents;
  }

  /** Pages of the log that were not in the file yet when the last batch was written. */
  get logPages(): number {
    return this.#logPages;
  }

  /**
   * A commit is expected: whether to wake for it who writes. Not where commits come together, which find him awake or gather meanwhile, nor
   * for some time after one that never came, as of an update that changed nothing.
   */
  expect(): boolean {
    if (this.#scheduled || this.#batchSize > 1) return false;
    if (this.#doubted > 0) {
      this.#doubted--;
      return false;
    }
    if (this.#isExpected) this.#doubted = DOUBTED_EXPECTATIONS;
    this.#isExpected = !this.#isExpected;
    return this.#isExpected;
  }

  commit(request: CommitRequest): Promise<CommitResult> {
    if (request.key.length * UTF8_PER_UNIT > MAXIMUM_KEY_BYTES) return refuse("TooLarge", `a key takes at most ${MAXIMUM_KEY_BYTES} bytes`);
    if (request.value !== undefined && request.value.length > MAXIMUM_VALUE_BYTES) {
      return refuse("TooLarge", `a value takes at most ${MAXIMUM_VALUE_BYTES} bytes, not ${request.value.length}`);
    }
    if (this.#waiting.length >= MAXIMUM_WAITING_COMMITS) return refuse("Unavailable", "too many writes are waiting for the disk");
    this.#isExpected = false;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      if (this.#scheduled) return;
      this.#scheduled = true;
      // Requests that the event loop has read together are written together.
      this.#turns = 0;
      setImmediate(this.#gather);
    });
  }

  /** Resolves when nothing waits any more. */
  drain(): Promise<void> {
    if (!this.#scheduled) return Promise.resolve();
    return new Promise((resolve) => {
      this.#drained = resolve;
    });
  }

  /** A transaction costs as much as several commits in it. */
  readonly #gather = (): void => {
    const isEnough = this.#waiting.length >= GATHERED_COMMITS || this.#turns++ === GATHERING_TURNS;
    if (isEnough || !this.moreFollow()) this.#send();
    else setImmediate(this.#gather);
  };

  readonly #send = (): void => {
    this.#lane.ask({ operation: Operation.Commit, write: this.#write, read: this.#read }).then(this.#deliver, this.#abandon);
  };

  readonly #write = (to: MessageWriter): void => {
    to.number(0);
    to.number(0);
    let count = 0;
    for (const { request } of this.#waiting) {
      const bytes = COMMIT_HEADER_BYTES + request.key.length * UTF8_PER_UNIT + (request.value?.length ?? 0);
      if (count === MAXIMUM_BATCH_COMMITS || bytes > to.room) break;
      to.number(request.expected);
      to.number(request.withoutCurrent === true ? 1 : 0);
      to.number(request.ttlMs ?? 0);
      to.number(request.ttlMs === undefined ? 0 : this.#now() + request.ttlMs);
      to.text(request.key);
      to.bytes(request.value);
      count++;
    }
    to.buffer.writeDoubleLE(count, 0);
    to.buffer.writeDoubleLE(to.length, NUMBER_BYTES);
    this.#batch = this.#waiting;
    this.#batchSize = count;
    this.#waiting = this.#batch.splice(count);
  };

  readonly #read = (from: MessageReader): DecidedBatch => {
    const decided = from.number();
    this.#logPages = from.number();
    const commits = this.#batch;
    this.#batch = [];
    // A full answer leaves the rest undecided; it goes first in the next batch.
    if (decided < commits.length) this.#waiting = [...commits.splice(decided), ...this.#waiting];
    const events: StoreEvent[] = [];
    const results = commits.map(({ request }) => readResult(from, request, events));
    this.#sendNext();
    return { commits, results, events };
  };

  readonly #deliver = ({ commits, results, events }: DecidedBatch): void => {
    if (events.length > 0) this.#onEvents(events);
    for (const [i, { resolve, reject }] of commits.entries()) {
      const result = results[i] as CommitResult | StorageError;
      if (result instanceof StorageError) reject(result);
      else resolve(result);
    }
    if (!this.#scheduled) this.#drained?.();
  };

  readonly #abandon = (error: StorageError): void => {
    // There was nobody to hand a batch to: then nothing of what waits can be written.
    const commits = this.#batch.length > 0 ? this.#batch : this.#waiting.splice(0);
    this.#batch = [];
    this.#sendNext();
    for (const { reject } of commits) reject(error);
    if (!this.#scheduled) this.#drained?.();
  };

  #sendNext(): void {
    this.#scheduled = this.#waiting.length > 0;
    this.#turns = 0;
    if (this.#scheduled) this.#gather();
  }
}

function readResult(from: MessageReader, request: CommitRequest, events: StoreEvent[]): CommitResult | StorageError {
  const outcome = from.number();
  if (outcome === Outcome.Full) return new StorageError("Full", NO_ROOM);
  if (outcome === Outcome.RefusedAbsent) return { ok: false, current: undefined };
  const revision: Revision = from.number();
  if (outcome === Outcome.RefusedCurrent) {
    const current: KeyValue = { key: request.key, value: Buffer.from(from.bytes() as Buffer), revision };
    return { ok: false, current };
  }
  // A commit that held replaced what it expected; the event shares the caller's own bytes.
  const { key, value, expected } = request;
  events.push(value === undefined ? { key, revision, created: false } : { key, value, revision, created: expected === 0 });
  return { ok: true, revision };
}

function refuse(code: "TooLarge" | "Unavailable", message: string): Promise<never> {
  return Promise.reject(new StorageError(code, message));
}
