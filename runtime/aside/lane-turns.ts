/** Whose turn it is on the thread for large requests: places, and time. */
import { mayHoldMore } from "../flow/fair-share.js";
import { TimeShares } from "../flow/time-shares.js";

/** Requests of a rank given to the thread at a time: one is worked on while others wait for the disk. */
const MAXIMUM_UNDER_WAY = 4;

/** What is heavy, and whose usual work is: it is worked on with no other such, and waits for what is not. */
const HEAVY_BYTES = 256 * 1024;
const HEAVY_MS = 50;

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
    return mayHoldMore(own, placed.length, MAXIMUM_UNDER_WAY) && this.#mayTakeTime(waiting, this.#isHeavy(waiting));
  }

  /** Whether what was under way may go on now that it has the answer. */
  mayGoOn(entry: AtWork): boolean {
    return this.#mayTakeTime(entry, entry.spentMs >= HEAVY_MS || this.#isHeavy(entry));
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

  /** What is heavy waits for others that are, and for what is not, of whom has had no more time. */
  #mayTakeTime(asking: TurnTaker, isHeavy: boolean): boolean {
    if (!isHeavy) return true;
    const { rank, holder } = asking;
    for (const entry of this.underWay()) {
      if (entry === asking || entry.rank !== rank || entry.isAway) continue;
      if (entry.spentMs >= HEAVY_MS || this.#isHeavy(entry)) return false;
      if (entry.holder !== holder && this.had(entry.holder) <= this.had(holder)) return false;
    }
    return true;
  }

  #isHeavy({ holder, bytes }: TurnTaker): boolean {
    return bytes >= HEAVY_BYTES || this.#shares.usual(holder) >= HEAVY_MS;
  }
}
