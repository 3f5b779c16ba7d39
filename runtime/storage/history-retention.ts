/** Compacts a store so that history of a given age is kept and little more. */
import { type KeyValueStore, type Revision, StorageError } from "./key-value-store.js";

/** The age is kept to this share of itself, within these bounds, milliseconds. */
const MARKS_PER_RETENTION = 10;
const SHORTEST_INTERVAL_MS = 50;
const LONGEST_INTERVAL_MS = 30_000;

interface Mark {
  readonly atMs: number;
  readonly revision: Revision;
}

export interface HistoryRetentionOptions {
  /** Revisions superseded longer ago than this are forgotten. */
  readonly retentionMs: number;
  /** Monotonic time, milliseconds. */
  readonly now?: () => number;
  /** Hears of a compaction that failed; the next one is tried all the same. */
  readonly onError?: (error: unknown) => void;
}

export interface HistoryRetention {
  stop(): void;
}

/** Starts now, as if all history there is had been written now: nothing is known of its age. */
export function keepHistory(store: Pick<KeyValueStore, "revision" | "compact">, options: HistoryRetentionOptions): HistoryRetention {
  const now = options.now ?? (() => performance.now());
  const marks: Mark[] = [];
  let compacting = false;

  async function tick(): Promise<void> {
    if (compacting) return;
    compacting = true;
    try {
      const revision = await store.revision();
      if (marks.at(-1)?.revision !== revision) marks.push({ atMs: now(), revision });
      const due = supersededBefore(marks, now() - options.retentionMs);
      if (due !== undefined) await store.compact(due);
    } catch (error) {
      if (!(error instanceof StorageError && error.code === "Closed")) options.onError?.(error);
    } finally {
      compacting = false;
    }
  }

  const interval = Math.min(LONGEST_INTERVAL_MS, Math.max(SHORTEST_INTERVAL_MS, options.retentionMs / MARKS_PER_RETENTION));
  const timer = setInterval(() => void tick(), interval);
  timer.unref();
  void tick();
  return { stop: () => clearInterval(timer) };
}

/** The newest revision that was the latest at or before a time; forgets the marks before it. */
function supersededBefore(marks: Mark[], atMs: number): Revision | undefined {
  const recent = marks.findIndex((mark) => mark.atMs > atMs);
  const old = recent === -1 ? marks.length : recent;
  if (old === 0) return undefined;
  const due = marks[old - 1] as Mark;
  marks.splice(0, old - 1);
  return marks.length > 0 && due.revision > 0 ? due.revision : undefined;
}
