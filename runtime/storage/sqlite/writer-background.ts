/** What the writing thread does between calls: the log and compaction. Between their steps the thread belongs to the commits. */
import type { Compaction } from "./compaction.js";
import type { Log } from "./log.js";
import type { Reserve } from "./reserve.js";

/** The log is copied into the file when nothing was asked for so long, milliseconds. */
const IDLE_MS = 200;
/** When what a full or failing disk refused is tried again, unless a call comes first, milliseconds. */
const RETRY_MS = 250;

export class WriterBackground {
  #restUntil = 0;
  #failure: unknown;

  constructor(
    private readonly log: Log,
    private readonly compaction: Compaction,
    private readonly reserve: Reserve,
    /** Does it again where there may be room, when there was none. */
    private readonly withRoom: (write: () => void) => void,
  ) {}

  /** The room is taken when there is nothing else to do. */
  #keepReserve(idle: boolean): number {
    return idle ? this.reserve.maintain() : IDLE_MS;
  }

  /** Throws what the last run failed with. */
  probe(): void {
    if (this.#failure !== undefined) throw this.#failure;
  }

  run(idle: boolean): number {
    try {
      this.#failure = undefined;
      return this.#work(idle);
    } catch (error) {
      this.#failure = error;
      return RETRY_MS;
    }
  }

  #copy(idle: boolean, pressed: boolean): void {
    try {
      this.withRoom(() => this.log.maintain(idle, this.compaction.pending, pressed));
    } catch (error) {
      // Pages that compaction cuts off need not be copied: it may go on in what the log has room for.
      if (!this.compaction.pending) throw error;
      this.#failure = error;
    }
  }

  #work(idle: boolean): number {
    const { log, compaction, reserve } = this;
    // Also when there is no rest from commits.
    if (reserve.isOpen) reserve.maintain();
    compaction.sparing = reserve.isOpen;
    const pressed = reserve.isOpen || !reserve.covers(log.uncopiedBytes);
    this.#copy(idle, pressed);
    reserve.cover(log.uncopiedBytes);
    const untilTrim = compaction.pending && !pressed ? Number.POSITIVE_INFINITY : log.trim(pressed);
    if (!compaction.pending) return log.uncopied > 0 && !idle ? IDLE_MS : Math.min(untilTrim, this.#keepReserve(idle));
    const started = performance.now();
    if (started < this.#restUntil) return this.#restUntil - started;
    this.withRoom(() => compaction.step());
    const ended = performance.now();
    this.#restUntil = ended + compaction.restFactor * (ended - started);
    return this.#restUntil - ended;
  }
}
