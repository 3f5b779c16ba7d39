/** Trying again what may go better: lost races, and servers that ask for patience. */
import { ApiError, isConflict } from "./errors.js";
import { Backoff, type BackoffOptions, pause } from "./pause.js";

export interface RetryOptions extends Partial<BackoffOptions> {
  /** Tries in all, the first included; default 5. */
  readonly tries?: number;
  readonly signal?: AbortSignal;
}

const CONFLICT_PAUSE_MS = 10;
const LONGEST_CONFLICT_PAUSE_MS = 1000;
const DEFAULT_TRIES = 5;

/**
 * Runs `attempt` until it does not fail with what `again` accepts; the last failure is thrown. A `Retry-After` of the server is
 * waited for. `attempt` has to read what it changes anew each time.
 */
export async function retryWhen<T>(again: (error: unknown) => boolean, attempt: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const { tries = DEFAULT_TRIES, signal, firstMs = CONFLICT_PAUSE_MS, longestMs = LONGEST_CONFLICT_PAUSE_MS } = options;
  const backoff = new Backoff({ ...options, firstMs, longestMs });
  for (let tried = 1; ; tried++) {
    try {
      signal?.throwIfAborted();
      return await attempt();
    } catch (error) {
      if (tried >= tries || !again(error)) throw error;
      const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
      await pause(Math.max(asked, backoff.next()), signal);
    }
  }
}

/**
 * Reads, changes and replaces until no other writer comes between.
 *
 * @example
 * await retryOnConflict(async () => {
 *   const map = await maps.get("m");
 *   return maps.replace({ ...map, data: { ...map.data, seen: "yes" } });
 * });
 */
export const retryOnConflict = <T>(attempt: () => Promise<T>, options?: RetryOptions): Promise<T> =>
  retryWhen(isConflict, attempt, options);
