/** Whose turn it is on the thread for large requests: places, and time. */
import { mayHoldMore } from "../flow/fair-share.js";
import { TimeShares } from "../flow/time-shares.js";

/** Requests of a rank given to the thread at a time: one is worked on while others wait for the disk. */
const MAXIMUM_UNDER_WAY = 4;

/** What is heavy, and whose usual work is: it waits for all that others do who have had no more time, and for its user's own that is. */
const HEAVY_BYTES = 256 * 1024;
const HEAVY_MS = 50;

/** Bodies of those that have begun and do not wait for others: beyond it a heavy one begins when there are none. */
const MOST_BYTES = 4 * 1024 * 1024;

/** What is, or is to be, worked on. */
export interface TurnTaker {
  readonly rank: number;
  readonly holder: string;
  readonly bytes: number;
}

export interface AtWork extends TurnTaker {
  /** Of the thread. */
  spentMs: number;
  /** What it holds while it waits for others, and needs no place. */
  askingBytes: number;
  /** It has waited for others for a while, or for its turn to go on. */
  isAway: boolean;
  /** Answers that it goes on with when it is its turn. */
  readonly heldBack: readonly unknown[];
}

export class LaneTurns {
  readonly #shares = new TimeShares();

  constructor(private readonly underWay: () => Iterable<AtWork>) {}

  /** What of the thread's time a holder has had. */
  readonly had = (holder: string): number => this.#shares.of(holder);

  hasPlace(rank: number): boolean {
    return this.#placed(rank).length < MAXIMUM_UNDER_WAY;
  }

  /** Whether it may begin while there is a place. */
  mayBegin(waiting: TurnTaker): boolean {
    const placed = this.#placed(waiting.rank);
    const own = placed.filter(({ holder }) => holder === waiting.holder).length;
    if (!mayHoldMore(own, placed.length, MAXIMUM_UNDER_WAY)) return false;
    return !this.#isHeavy(waiting) || (this.#hasRoom(waiting) && this.#mayTakeTime(waiting));
  }

  /** Whether what was under way may go on now that it has the answer. */
  mayGoOn(entry: AtWork): boolean {
    return !this.#isHeavy(entry) || this.#mayTakeTime(entry);
  }

  begin({ holder }: TurnTaker): void {
    this.#shares.begin(holder);
  }

  spend(entry: AtWork, ms: number): void {
    entry.spentMs += ms;
    this.#shares.spend(entry.holder, ms, entry.spentMs);
  }

  end({ holder, spentMs }: AtWork): void {
    this.#shares.end(holder, spentMs);
  }

  /** Nobody has had anything. */
  clear(): void {
    this.#shares.clear();
  }

  #placed(rank: number): AtWork[] {
    return [...this.underWay()].filter((entry) => entry.rank === rank && entry.askingBytes === 0 && !entry.isAway);
  }

  #hasRoom({ rank, bytes }: TurnTaker): boolean {
    let all = 0;
    for (const entry of this.underWay()) {
      const isWaiting = entry.askingBytes > 0 && entry.isAway && entry.heldBack.length === 0;
      if (entry.rank === rank && !isWaiting) all += entry.bytes;
    }
    return all === 0 || all + bytes <= MOST_BYTES;
  }

  #mayTakeTime(heavy: TurnTaker): boolean {
    const had = this.had(heavy.holder);
    for (const entry of this.underWay()) {
      if (entry === heavy || entry.rank !== heavy.rank || entry.isAway) continue;
      if (entry.holder === heavy.holder ? this.#isHeavy(entry) : this.had(entry.holder) <= had) return false;
    }
    return true;
  }

  #isHeavy({ holder, bytes }: TurnTaker): boolean {
    return bytes >= HEAVY_BYTES || this.#shares.usual(holder) >= HEAVY_MS;
  }
}
