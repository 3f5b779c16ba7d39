/** Deletes keys whose time is over: as commits guarded by the very write that set the time, so that each happens once or not at all. */
import type { CommitRequest, CommitResult, Revision } from "../key-value-store.js";
import type { Lane } from "./call-lane.js";
import { Operation } from "./messages.js";

/** How often it is looked whether a time is over, milliseconds. */
export const EXPIRY_CHECK_MS = 1_000;

export interface ExpiryOptions {
  readonly lane: Lane;
  commit(request: CommitRequest): Promise<CommitResult>;
  /** Milliseconds since the epoch. */
  now(): number;
  readonly checkMs: number;
  /** Hears of keys that could not be deleted; they are tried again. */
  failed(error: unknown): void;
}

interface Due {
  readonly keys: readonly { readonly key: string; readonly revision: Revision }[];
  readonly next: number;
}

export class Expiry {
  readonly #options: ExpiryOptions;
  #timer: NodeJS.Timeout | undefined;
  /** No key is due before. */
  #next: number;
  #deleting = false;

  constructor(options: ExpiryOptions, next: number) {
    this.#options = options;
    this.#next = next;
    this.#wait();
  }

  /** A key was written that is due so many milliseconds from now. */
  expect(ttlMs: number): void {
    this.#next = Math.min(this.#next, this.#options.now() + ttlMs);
    this.#wait();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#next = Number.POSITIVE_INFINITY;
  }

  /** A store in which nothing expires has no timer. */
  #wait(): void {
    if (this.#timer !== undefined || this.#next === Number.POSITIVE_INFINITY) return;
    this.#timer = setInterval(() => void this.#look(), this.#options.checkMs).unref();
  }

  async #look(): Promise<void> {
    if (this.#deleting || this.#options.now() < this.#next) return;
    this.#deleting = true;
    try {
      for (let due = await this.#due(); due.keys.length > 0; due = await this.#due()) {
        await Promise.all(due.keys.map(({ key, revision }) => this.#options.commit({ key, expected: revision, withoutCurrent: true })));
      }
    } catch (error) {
      this.#options.failed(error);
    } finally {
      this.#deleting = false;
    }
  }

  #due(): Promise<Due> {
    const now = this.#options.now();
    // What is written from here on says so by itself.
    this.#next = Number.POSITIVE_INFINITY;
    return this.#options.lane
      .ask<Due>({
        operation: Operation.Expired,
        write: (to) => to.number(now),
        read: (from) => {
          const keys = Array.from({ length: from.number() }, () => ({ key: from.text(), revision: from.number() }));
          return { keys, next: from.number() };
        },
      })
      .then(
        (due) => {
          this.#next = Math.min(this.#next, due.next);
          return due;
        },
        (error: unknown) => {
          this.#next = now;
          throw error;
        },
      );
  }
}
