/** How many requests are served at once, reads and writes apart (LIM-05). Long-running ones do not count. */
import { holderName } from "../definition/holder-name.js";
import type { UserInfo } from "../definition/request-context.js";
import { tooManyRequests } from "../errors/constructors.js";
import { mayHoldMore } from "../flow/fair-share.js";
import { HolderQueue } from "../flow/holder-queue.js";
import { PeakOfSecond } from "../metrics/peak-of-second.js";
import { AwaitedBodies } from "./awaited-bodies.js";
import { isKnown } from "./connections/client-identity.js";
import { WritePlace } from "./write-place.js";

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
  readonly #awaited: AwaitedBodies;

  /** 0 is no limit. */
  constructor(maximumReading: number, maximumWriting: number) {
    this.#reading = new Places(maximumReading);
    this.#writing = new Places(maximumWriting);
    this.#awaited = new AwaitedBodies(maximumWriting);
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
  enterReading(user: UserInfo, at?: number): Place {
    return enter(this.#reading, user, at);
  }

  /** As {@link enterReading}; it is not held while a body is on its way. */
  enterWriting(user: UserInfo, at?: number): WritePlace {
    return new WritePlace(enter(this.#writing, user, at), isAdministrator(user) ? undefined : this.#awaited);
  }
}

const isAdministrator = ({ groups }: UserInfo): boolean => groups.includes(ADMINISTRATORS);

const enter = (places: Places, user: UserInfo, at: number | undefined): Share =>
  isKnown(user) ? places.take(holderName(user), isAdministrator(user), at) : places.takeAsStranger(at);

/** Places of which each holder may have a part: users by name, or whatever else is told apart. */
export class Places {
  taken = 0;
  readonly #most = new PeakOfSecond();
  readonly #shares = new Map<string, Share>();
  readonly #strangers: Share;
  readonly #waiting = new HolderQueue<() => void, Share>();

  /** 0 is no limit. */
  constructor(private readonly maximum: number) {
    this.#strangers = new Share(this, Math.max(1, Math.floor(maximum * STRANGERS_SHARE)));
  }

  /** The most that were taken at once during the last second. */
  get peak(): number {
    return this.#most.read(this.taken);
  }

  /** Throws 429. */
  take(holder: string, unlimited = false, at?: number): Share {
    let share = this.#shares.get(holder);
    if (share === undefined) {
      if (this.#shares.size >= REMEMBERED_USERS) this.#forget();
      share = new Share(this, this.maximum);
      this.#shares.set(holder, share);
    }
    return this.#enter(share, unlimited, at);
  }

  /** Throws 429. */
  takeAsStranger(at?: number): Share {
    return this.#enter(this.#strangers, false, at);
  }

  /** Takes one more for a holder. False where there is none, or he has his share. */
  takeFree(share: Share, unlimited: boolean): boolean {
    if (!unlimited && this.#isFull(share)) return false;
    this.#count(share);
    return true;
  }

  /** `begin` is called once a place is taken for the holder: they take turns. */
  wait(share: Share, begin: () => void): void {
    this.#waiting.add(begin, share);
  }

  /** Waits for a place no longer. */
  giveUp(share: Share, begin: () => void): void {
    this.#waiting.remove(begin, share);
  }

  leave(share: Share): void {
    share.taken--;
    this.taken--;
    while (this.#waiting.size > 0) {
      let next: Share | undefined;
      const begin = this.#waiting.take((_, holder) => {
        next = holder;
        return !this.#isFull(holder);
      });
      if (begin === undefined) return;
      this.#count(next as Share);
      begin();
    }
  }

  #enter(share: Share, unlimited: boolean, at: number | undefined): Share {
    if (!unlimited && this.#isFull(share)) throw tooManyRequests("Too many requests, please try again later.", RETRY_AFTER_SECONDS);
    this.#count(share, at);
    return share;
  }

  #isFull(share: Share): boolean {
    return this.maximum > 0 && (share.taken >= share.maximum || !mayHoldMore(share.taken, this.taken, this.maximum));
  }

  #count(share: Share, at?: number): void {
    this.#most.note(++this.taken, at);
    share.taken++;
  }

  #forget(): void {
    for (const [holder, share] of this.#shares) if (share.taken === 0 && share.away === 0) this.#shares.delete(holder);
  }
}

/** What one holder has taken; leaving any of its places is the same. */
export class Share implements Place {
  taken = 0;
  /** Those that he has left to come back to one. */
  away = 0;

  constructor(
    readonly places: Pick<Places, "takeFree" | "wait" | "giveUp" | "leave">,
    readonly maximum: number,
  ) {}

  leave(): void {
    this.places.leave(this);
  }
}
