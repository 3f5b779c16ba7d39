/** Many deadlines on one timer: a request that waits is put on a wheel, and taken off when it is done. */

/** How exactly deadlines are kept, in milliseconds. */
const TICK_MS = 50;

/** What is on the wheel. */
export interface Deadline {
  /** Never to be called back. */
  cancel(): void;
}

export class DeadlineWheel {
  /** What is due, by tick. */
  readonly #slots = new Map<number, Set<Entry>>();
  #timer: NodeJS.Timeout | undefined;
  #tick = 0;
  #begun = 0;

  /** `now` is a monotonic time in milliseconds. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Calls back once in `milliseconds` or a little later. */
  after(milliseconds: number, expire: () => void): Deadline {
    if (this.#timer === undefined) this.#start();
    const due = Math.max(this.#tick + 1, Math.ceil((this.now() - this.#begun + milliseconds) / TICK_MS));
    let slot = this.#slots.get(due);
    if (slot === undefined) {
      slot = new Set();
      this.#slots.set(due, slot);
    }
    const entry = new Entry(slot, expire);
    slot.add(entry);
    return entry;
  }

  #start(): void {
    this.#tick = 0;
    this.#begun = this.now();
    this.#timer = setInterval(() => this.#turn(), TICK_MS).unref();
  }

  #turn(): void {
    const present = Math.floor((this.now() - this.#begun) / TICK_MS);
    while (this.#tick < present) {
      this.#tick++;
      const slot = this.#slots.get(this.#tick);
      if (slot === undefined) continue;
      this.#slots.delete(this.#tick);
      for (const entry of slot) entry.expire();
    }
    if (this.#slots.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

class Entry implements Deadline {
  constructor(
    private readonly slot: Set<Entry>,
    readonly expire: () => void,
  ) {}

  cancel(): void {
    this.slot.delete(this);
  }
}
