/** How many requests are served at once, reads and writes apart (LIM-05). Long-running ones do not count. */
import type { UserInfo } from "../definition/request-context.js";
import { tooManyRequests } from "../errors/constructors.js";
import { mayHoldMore } from "../flow/fair-share.js";
import { PeakOfSecond } from "../metrics/peak-of-second.js";
import { isKnown } from "./connections/client-identity.js";

const RETRY_AFTER_SECONDS = 1;
/** Never refused: who keeps the server running must get in when it is busiest. */
export const ADMINISTRATORS = "system:masters";
/** Of all places, those that everybody who is nobody may hold together. */
const STRANGERS_SHARE = 1 / 4;
/** From this many remembered users on, those who hold nothing are forgotten. */
export const REMEMBERED_USERS = 4096;

/** A place that a request holds. */
export interface Place {
  leave(): void;
}

export class InFlightLimits {
  readonly #reading: Places;
  readonly #writing: Places;

  /** 0 is no limit. */
  constructor(maximumReading: number, maximumWriting: number) {
    this.#reading = new Places(maximumReading);
    this.#writing = new Places(maximumWriting);
  }

  /** Requests being served now. */
  get count(): number {
    return this.#reading.taken + this.#writing.taken;
  }

  /** The most requests at once during the last second. */
  get peak(): { readonly reading: number; readonly writing: number } {
    return { reading: this.#reading.peak, writing: this.#writing.peak };
  }

  /**
   * Takes a place, to be left when the work is really over. Throws 429 when there is none, or the user has his share. `at` is the time by
   * the clock that never goes back.
   */
  enter(user: UserInfo, mutating: boolean, at?: number): Place {
    const places = mutating ? this.#writing : this.#reading;
    return isKnown(user) ? places.take(user.name, user.groups.includes(ADMINISTRATORS), at) : places.takeAsStranger(at);
  }
}

/** Places of which each holder may have a part: users by name, or whatever else is told apart. */
export class Places {
  taken = 0;
  readonly #most = new PeakOfSecond();
  readonly #shares = new Map<string, Share>();
  readonly #strangers: Share;

  /** 0 is no limit. */
  constructor(private readonly maximum: number) {
    this.#strangers = new Share(this, Math.max(1, Math.floor(maximum * STRANGERS_SHARE)));
  }

  /** The most that were taken at once during the last second. */
  get peak(): number {
    return this.#most.read(this.taken);
  }

  /** Throws 429. */
  take(holder: string, unlimited = false, at?: number): Place {
    let share = this.#shares.get(holder);
    if (share === undefined) {
      if (this.#shares.size >= REMEMBERED_USERS) this.#forget();
      share = new Share(this, this.maximum);
      this.#shares.set(holder, share);
    }
    return this.#enter(share, unlimited, at);
  }

  /** Throws 429. */
  takeAsStranger(at?: number): Place {
    return this.#enter(this.#strangers, false, at);
  }

  #enter(share: Share, unlimited: boolean, at: number | undefined): Place {
    const isFull = this.maximum > 0 && (share.taken >= share.maximum || !mayHoldMore(share.taken, this.taken, this.maximum));
    if (isFull && !unlimited) throw tooManyRequests("Too many requests, please try again later.", RETRY_AFTER_SECONDS);
    this.#most.note(++this.taken, at);
    share.taken++;
    return share;
  }

  #forget(): void {
    for (const [holder, share] of this.#shares) if (share.taken === 0) this.#shares.delete(holder);
  }
}

/** What one holder has taken; leaving any of its places is the same. */
class Share implements Place {
  taken = 0;

  constructor(
    private readonly places: { taken: number },
    readonly maximum: number,
  ) {}

  leave(): void {
    this.taken--;
    this.places.taken--;
  }
}
