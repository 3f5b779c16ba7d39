/** What the writing thread does between calls: the log and compaction. Between their steps the thread belongs to the commits. */
import type { Compaction } from "./compaction.js";
import type { Log } from "./log.js";
import type { Reserve } from "./reserve.js";

/** The log is copied into the file when nothing was asked for so long, milliseconds. */
const IDLE_MS = 200;

export class WriterBackground {
  #restUntil = 0;
  #failure: unknown;

  constructor(
    private readonly log: Log,
    private readonly compaction: Compaction,
    private readonly reserve: Reserve,
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
      const wait = this.#work(idle);
      this.#failure = undefined;
      return wait;
    } catch (error) {
      // A full or failing disk: tried again after the next call.
      this.#failure = error;
      return Number.POSITIVE_INFINITY;
    }
  }

  #work(idle: boolean): number {
    const { log, compaction, reserve } = this;
    // Also when there is no rest from commits.
    if (reserve.isOpen) reserve.maintain();
    compaction.sparing = reserve.isOpen;
    log.maintain(idle, compaction.pending);
    reserve.cover(log.uncopiedBytes);
    if (!compaction.pending) return log.uncopied > 0 && !idle ? IDLE_MS : Math.min(log.trim(), this.#keepReserve(idle));
    const started = performance.now();
    if (started < this.#restUntil) return this.#restUntil - started;
    compaction.step();
    const ended = performance.now();
    this.#restUntil = ended + compaction.restFactor * (ended - started);
    return this.#restUntil - ended;
  }
}
