/** Many deadlines on one timer: a request that waits is put on a wheel, and taken off when it is done. */

/** How exactly deadlines are kept, in milliseconds. */
const TICK_MS = 50;

/** What is on the wheel. */
export interface Deadline {
  /** Never to be called back. */
  cancel(): void;
}

export class DeadlineWheel {
  /** What is due, by tick: each is the head of a ring. */
  readonly #slots = new Map<number, Entry>();
  readonly #waiting: Waiting = { count: 0 };
  #timer: NodeJS.Timeout | undefined;
  #tick = 0;
  #begun = 0;

  /** `now` is a monotonic time in milliseconds. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Calls back once in `milliseconds` after `from`, or a little later. */
  after(milliseconds: number, expire: () => void, from = this.now()): Deadline {
    if (this.#timer === undefined) this.#start();
    const due = Math.max(this.#tick + 1, Math.ceil((from - this.#begun + milliseconds) / TICK_MS));
    let slot = this.#slots.get(due);
    if (slot === undefined) {
      slot = new Entry(() => undefined, this.#waiting);
      this.#slots.set(due, slot);
    }
    const entry = new Entry(expire, this.#waiting);
    entry.enter(slot);
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
      for (let entry = slot.next; entry !== slot; entry = slot.next) {
        entry.cancel();
        entry.expire();
      }
    }
    // What was taken off has left its slot behind.
    if (this.#waiting.count > 0) return;
    this.#slots.clear();
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/** How many are on a wheel. */
interface Waiting {
  count: number;
}

/** One of a ring, so that it is put in and taken out without a look at the others. */
class Entry implements Deadline {
  next: Entry = this;
  #previous: Entry = this;

  constructor(
    readonly expire: () => void,
    private readonly waiting: Waiting,
  ) {}

  /** Becomes the last before `head`. */
  enter(head: Entry): void {
    const last = head.#previous;
    this.next = head;
    this.#previous = last;
    last.next = this;
    head.#previous = this;
    this.waiting.count++;
  }

  cancel(): void {
    if (this.next === this) return;
    this.waiting.count--;
    this.next.#previous = this.#previous;
    this.#previous.next = this.next;
    this.next = this;
    this.#previous = this;
  }
}
