/** Waiting that ends when it is no longer wanted, and growing pauses between tries. */

/** A timer that keeps no Node process alive. */
export function unheld<T extends ReturnType<typeof setTimeout>>(timer: T): T {
  if (typeof timer === "object") timer.unref();
  return timer;
}

/** Calls back once what waits in the event loop has had its turn. */
export const laterTurn = (callback: () => void): void =>
  void (typeof setImmediate === "function" ? setImmediate(callback) : setTimeout(callback, 0));

/** The longest delay of a timer, milliseconds: one that is told a longer time ends at once. */
export const LONGEST_TIMER_MS = 2_147_483_647;

/** Resolves after `milliseconds`, or {@link LONGEST_TIMER_MS}; rejects with the signal's reason when it is aborted. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const ended = (): void => {
      signal?.removeEventListener("abort", stop);
      resolve();
    };
    const timer = setTimeout(ended, Math.min(milliseconds, LONGEST_TIMER_MS));
    signal?.addEventListener("abort", stop, { once: true });
  });
}

/** As the promise, unless the signal is aborted before: then rejects with its reason, and what comes of the promise is nobody's. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    // A signal may live as long as the program.
    promise.finally(() => signal.removeEventListener("abort", abort)).then(resolve, reject);
  });
}

/** A controller that is aborted when another signal is, until it is let go. */
export interface Following {
  readonly controller: AbortController;
  release(): void;
}

/** For what happens often beside a signal that lives long: in Node 22 each `AbortSignal.any` leaves something behind for as long as that does. */
export function following(signal: AbortSignal | undefined): Following {
  const controller = new AbortController();
  const abort = (): void => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort, { once: true });
  return { controller, release: () => signal?.removeEventListener("abort", abort) };
}

export interface BackoffOptions {
  /** Milliseconds of the first pause. */
  readonly firstMs: number;
  /** No pause is longer. */
  readonly longestMs: number;
  /** Each pause is so many times the last; default 2. */
  readonly factor?: number;
  /** A random part of up to so much of the pause is added; default 0.2. */
  readonly jitter?: number;
}

/** Pauses that grow until {@link Backoff.reset}. */
export class Backoff {
  #next: number;

  constructor(private readonly options: BackoffOptions) {
    this.#next = options.firstMs;
  }

  /** Milliseconds to wait now; the next answer is longer. */
  next(): number {
    const { longestMs, factor = 2, jitter = 0.2 } = this.options;
    const base = Math.min(this.#next, longestMs);
    this.#next = Math.min(this.#next * factor, longestMs);
    return base * (1 + Math.random() * jitter);
  }

  reset(): void {
    this.#next = this.options.firstMs;
  }
}
