/**
 * Changes that the cache's window no longer holds, read from the store's history, as the cache would have given them: for watches that
 * come back late or after a restart (WATCH-10). Once the cache can take over, it does.
 */
import { firstChanges } from "../../storage/cache/cache-watchers.js";
import type { CacheChange, CacheWatch, CacheWatchRequest } from "../../storage/cache/resource-cache.js";
import { type Revision, StorageError, type StoreEvent, type StoreWatch } from "../../storage/key-value-store.js";
import type { ObjectEntry } from "../object-entry.js";
import type { ResourceCore } from "../resource-core.js";

/** Changes a watch may be behind; a client that missed more had better list again, and is told so. */
export const HISTORY_LIMIT = 20_000;
/** Bytes of states that wait for such a watch at most. */
const HISTORY_BYTES = 64 * 1024 * 1024;

type Change = CacheChange<ObjectEntry>;

export class HistoryChanges implements CacheWatch<ObjectEntry> {
  readonly #events: StoreEvent[] = [];
  readonly #changes: Change[] = [];
  /** States of keys as of the change read last. */
  readonly #states = new Map<string, ObjectEntry | undefined>();
  #history: StoreWatch | undefined;
  #live: CacheWatch<ObjectEntry> | undefined;
  #reading = false;
  /** Of the events and changes that wait. */
  #bytes = 0;
  /** The cache cannot take over before this revision. */
  #floor: Revision = 0;
  #ended: CacheWatch<ObjectEntry>["ended"];

  constructor(
    private readonly core: ResourceCore,
    private readonly request: CacheWatchRequest,
  ) {
    // All keys: the cache's position is a revision of the whole store, and only this tells that it is reached.
    this.#history = core.store.watch({
      prefix: "",
      after: request.after,
      onEvents: (events) => this.#receive(events),
      onEnd: (error) => this.#end(error),
    });
  }

  get ended(): CacheWatch<ObjectEntry>["ended"] {
    return this.#changes.length > 0 ? undefined : (this.#ended ?? this.#live?.ended);
  }

  take(): readonly Change[] {
    if (this.#changes.length === 0) return this.#live?.take() ?? [];
    const { count, bytes } = firstChanges(this.#changes);
    this.#bytes -= bytes;
    return this.#changes.splice(0, count);
  }

  /** False while changes may be missing that the cache has seen already. */
  get caughtUp(): boolean {
    return this.#live !== undefined;
  }

  close(): void {
    this.#ended = "closed";
    this.#history?.close();
    this.#live?.close();
    this.#events.length = 0;
    this.#changes.length = 0;
  }

  #receive(events: readonly StoreEvent[]): void {
    if (this.#ended !== undefined) return;
    for (const event of events) {
      if (!this.#concerns(event.key) && event !== events.at(-1)) continue;
      this.#events.push(event);
      this.#bytes += event.value?.length ?? 0;
    }
    if (this.#events.length + this.#changes.length > HISTORY_LIMIT || this.#bytes > HISTORY_BYTES) {
      this.#end(new StorageError("Compacted", `more than ${HISTORY_LIMIT} changes or ${HISTORY_BYTES} bytes behind`));
    } else if (!this.#reading) {
      void this.#read();
    }
  }

  /** Turns events into changes one after the other; what a change replaced is asked of the store once per key. */
  async #read(): Promise<void> {
    this.#reading = true;
    try {
      for (let event = this.#events.shift(); event !== undefined; event = this.#events.shift()) {
        if (this.#concerns(event.key)) {
          const change = await this.#describe(event);
          if (this.#ended !== undefined) return;
          this.#give(change);
        }
        if (this.#handOver(event.revision)) return;
      }
    } catch (error) {
      this.#end(error instanceof StorageError ? error : new StorageError("Unavailable", String(error), { cause: error }));
    } finally {
      this.#reading = false;
    }
  }

  async #describe({ key, value, revision, previousRevision }: StoreEvent): Promise<Change> {
    const previous = this.#states.has(key) ? this.#states.get(key) : await this.#stateAt(key, previousRevision);
    const current = value === undefined ? undefined : this.core.factory.create({ key, value, revision });
    this.#states.set(key, current);
    return {
      key,
      revision,
      size: (current ?? previous)?.size ?? 0,
      ...(current === undefined ? {} : { current }),
      ...(previous === undefined ? {} : { previous }),
      ...(current === undefined && previous !== undefined ? { deleted: previous.withRevision(revision) } : {}),
    };
  }

  async #stateAt(key: string, revision: Revision): Promise<ObjectEntry | undefined> {
    if (revision === 0) return undefined;
    const { items } = await this.core.store.range({ start: key, revision: Math.max(revision, this.request.after) });
    return items[0] === undefined ? undefined : this.core.factory.create(items[0]);
  }

  #concerns(key: string): boolean {
    const { prefix, exact } = this.request;
    return exact === true ? key === prefix : key.startsWith(prefix);
  }

  #give(change: Change): void {
    this.#changes.push(change);
    if (this.#changes.length === 1) this.request.onReady();
  }

  /** Lets the cache go on after `revision`, as soon as its window reaches back so far. */
  #handOver(revision: Revision): boolean {
    if (revision < this.#floor) return false;
    try {
      this.#live = this.core.cache.watch({ ...this.request, after: revision });
    } catch (error) {
      if (!(error instanceof StorageError) || error.code !== "Compacted") throw error;
      this.#floor = error.oldest ?? revision + 1;
      return false;
    }
    this.#history?.close();
    this.#history = undefined;
    this.#events.length = 0;
    this.#states.clear();
    this.request.onReady();
    return true;
  }

  #end(error: StorageError): void {
    if (this.#ended !== undefined) return;
    this.#ended = error;
    this.#history?.close();
    this.#events.length = 0;
    this.request.onReady();
  }
}
