/** Places for so much at a time, of which a holder may have a part; the others wait, holders in turn. */
import { mayHoldMore } from "./fair-share.js";
import { HolderAmounts } from "./holder-amounts.js";
import { HolderQueue } from "./holder-queue.js";

/** It waits for a place. */
export interface PlaceWaited {
  /** Resolves when the place is taken. */
  readonly turn: Promise<void>;
  /** Waits no longer: `turn` rejects, unless the place has been taken. */
  giveUp(error: Error): void;
}

interface Waiting {
  readonly holder: Holder;
  begin(): void;
}

/** Whom nothing tells apart, `undefined`, may have all of them. */
export type Holder = string | undefined;

export class SharedPlaces {
  readonly #taken = new HolderAmounts<Holder>();
  readonly #waiting = new HolderAmounts<Holder>();
  readonly #queue = new HolderQueue<Waiting, Holder>();

  constructor(
    private readonly maximum: number,
    private readonly maximumWaiting: number,
  ) {}

  /** Whether there is a place, or room to wait for one. */
  hasRoom(holder: Holder): boolean {
    return isOpen(this.#taken, this.maximum, holder) || isOpen(this.#waiting, this.maximumWaiting, holder);
  }

  /** Takes a place, which is to be left. Undefined when there was one. */
  enter(holder: Holder): PlaceWaited | undefined {
    if (isOpen(this.#taken, this.maximum, holder)) {
      this.#taken.add(holder, 1);
      return undefined;
    }
    const { promise: turn, resolve: begin, reject } = Promise.withResolvers<void>();
    const waiting = { holder, begin };
    this.#queue.add(waiting, holder);
    this.#waiting.add(holder, 1);
    const giveUp = (error: Error): void => {
      if (this.#queue.remove(waiting, holder)) this.#waiting.add(holder, -1);
      reject(error);
    };
    return { turn, giveUp };
  }

  leave(holder: Holder): void {
    this.#taken.add(holder, -1);
    const next = this.#queue.take((first) => isOpen(this.#taken, this.maximum, first.holder));
    if (next === undefined) return;
    this.#waiting.add(next.holder, -1);
    this.#taken.add(next.holder, 1);
    next.begin();
  }
}

function isOpen(amounts: HolderAmounts<Holder>, maximum: number, holder: Holder): boolean {
  return holder === undefined ? amounts.all < maximum : mayHoldMore(amounts.of(holder), amounts.all, maximum);
}
