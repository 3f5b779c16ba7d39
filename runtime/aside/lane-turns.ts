/** Whose turn it is on the thread for large requests: places, and time. */
import { mayHoldMore } from "../flow/fair-share.js";
import { TimeShares } from "../flow/time-shares.js";

/** Requests of a rank given to the thread at a time: one is worked on while others wait for the disk. */
const MAXIMUM_UNDER_WAY = 4;

/** What is heavy, and whose usual work is: it waits for all that others do who have had no more time, and for its user's own that is. */
const HEAVY_BYTES = 256 * 1024;
const HEAVY_MS = 50;

/** What a request takes of the thread at least; at worst it is a hundred times as much. */
const MS_PER_BYTE = 10 / (1024 * 1024);

/** Bodies of those that have begun and do not wait for others: beyond it a heavy one begins when there are none. */
const MOST_BYTES = 4 * 1024 * 1024;

/** What is, or is to be, worked on. */
export interface TurnTaker {
  readonly rank: number;
  readonly holder: string;
  readonly bytes: number;
}

/** What waits to be begun. */
export interface Queued {
  readonly bytes: number;
  /** {@link LaneTurns.now} when it came. */
  readonly since: number;
}

export interface AtWork extends TurnTaker {
  /** Of the thread. */
  spentMs: number;
  /** Others are asked for it: it needs no place. */
  isAsking: boolean;
  /** It has waited for others for a while, or for its turn to go on. */
  isAway: boolean;
  /** Answers that it goes on with when it is its turn. */
  readonly heldBack: readonly unknown[];
}

export class LaneTurns {
  readonly #shares = new TimeShares();

  constructor(private readonly underWay: () => Iterable<AtWork>) {}

  /**
   * What of the thread's time a holder will have had, as far as can be told, when what waits is done: who comes with little goes before
   * those who come with much at the same time, and not before those who have waited for as long as theirs takes.
   */
  readonly until = (holder: string, { bytes, since }: Queued): number =>
    this.#shares.of(holder, since) + bytes * MS_PER_BYTE + this.#shares.expected(holder);

  /** What whose turn it is has had of the thread's time. */
  get now(): number {
    return this.#shares.now;
  }

  #had(holder: string): number {
    return this.#shares.of(holder);
  }

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
    return [...this.underWay()].filter((entry) => entry.rank === rank && !entry.isAsking && !entry.isAway);
  }

  #hasRoom({ rank, bytes }: TurnTaker): boolean {
    let all = 0;
    for (const entry of this.underWay()) {
      const isWaiting = entry.isAsking && entry.isAway && entry.heldBack.length === 0;
      if (entry.rank === rank && !isWaiting) all += entry.bytes;
    }
    return all === 0 || all + bytes <= MOST_BYTES;
  }

  #mayTakeTime(heavy: TurnTaker): boolean {
    const had = this.#had(heavy.holder);
    for (const entry of this.underWay()) {
      if (entry === heavy || entry.rank !== heavy.rank || entry.isAway) continue;
      if (entry.holder === heavy.holder ? this.#isHeavy(entry) : this.#had(entry.holder) <= had) return false;
    }
    return true;
  }

  #isHeavy({ holder, bytes }: TurnTaker): boolean {
    return bytes >= HEAVY_BYTES || this.#shares.expected(holder) >= HEAVY_MS;
  }
}
