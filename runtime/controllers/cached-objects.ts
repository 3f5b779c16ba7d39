/**
 * Objects of one resource as a loop works with them: shown by the server's cache, as the store of an informer would show them, and written
 * by the loop's client.
 */

import { isNotFound } from "../client/errors.js";
import type { ObjectShape, Replaceable, Stored } from "../client/object-types.js";
import { type RetryOptions, retryOnConflict } from "../client/retry.js";
import type { ObjectAccess, ObjectPlace } from "../registry/handlers.js";

/** Other writers that may come between, one after the other; then the work queue begins anew, after a pause. */
const TRIES: RetryOptions = { tries: 10 };

/** Replaces an object, or a sub-resource of it, by the version that it names. */
export type Replace<T extends ObjectShape> = (object: Stored<T> & Replaceable<T>, place: ObjectPlace) => Promise<unknown>;

export class CachedObjects<T extends ObjectShape> {
  constructor(
    private readonly cached: Pick<ObjectAccess, "get" | "copy">,
    private readonly replace: Replace<T>,
  ) {}

  /** The most recent state; undefined when there is none. Not to be mutated. */
  async get(place: ObjectPlace): Promise<Readonly<Stored<T>> | undefined> {
    return (await this.cached.get(place)) as Readonly<Stored<T>> | undefined;
  }

  /**
   * Writes what `change` makes of the most recent state, which it gets to mutate, and again of a newer one when somebody else came
   * between; `false` leaves the object as it is. Does nothing where there is none. Throws ApiError 403, 409, 422.
   */
  async change(place: ObjectPlace, change: (object: Stored<T>) => false | undefined): Promise<void> {
    const attempt = async (): Promise<void> => {
      const object = (await this.cached.copy(place)) as Stored<T> | undefined;
      if (object !== undefined && change(object) !== false) await this.replace(object as Stored<T> & Replaceable<T>, place);
    };
    try {
      await retryOnConflict(attempt, TRIES);
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }
}
