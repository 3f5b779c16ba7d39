/** What the writing thread does between calls: the log and compaction. Between their steps the thread belongs to the commits. */
import type { Compaction } from "./compaction.js";
import type { Log } from "./log.js";

/** The log is copied into the file when nothing was asked for so long, milliseconds. */
const IDLE_MS = 200;

export class WriterBackground {
  #restUntil = 0;
  #failure: unknown;

  constructor(
    private readonly log: Log,
    private readonly compaction: Compaction,
  ) {}

  /** Pages of the log that are not in the file yet. */
  get uncopied(): number {
    return this.log.uncopied;
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
    const { log, compaction } = this;
    log.maintain(idle, compaction.pending);
    if (!compaction.pending) return log.uncopied > 0 && !idle ? IDLE_MS : log.trim();
    const started = performance.now();
    if (started < this.#restUntil) return this.#restUntil - started;
    compaction.step();
    const ended = performance.now();
    this.#restUntil = ended + compaction.restFactor * (ended - started);
    return this.#restUntil - ended;
  }
}
