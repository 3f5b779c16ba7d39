/**
 * Changes that the cache's window no longer holds, read from the store's history, as the cache would have given them: for watches that
 * come back late or after a restart (WATCH-10). A page is read when the watch has taken the one before it, so that a client who does not
 * read holds back one page and no more. Once the cache can take over, it does.
 */
import { pauseWhenOver } from "../../codec/lists/turns.js";
import { HistoryPages } from "../../storage/cache/history-pages.js";
import type { CacheChange, CacheWatch, CacheWatchRequest } from "../../storage/cache/resource-cache.js";
import { type Revision, StorageError } from "../../storage/key-value-store.js";
import type { ObjectEntry } from "../object-entry.js";
import type { ResourceCore } from "../resource-core.js";

type Change = CacheChange<ObjectEntry>;

export class HistoryChanges implements CacheWatch<ObjectEntry> {
  readonly #pages: HistoryPages;
  /** Everything up to here is in the page or was taken. */
  #position: Revision;
  #page: readonly Change[] = [];
  #live: CacheWatch<ObjectEntry> | undefined;
  #reading = false;
  #ended: CacheWatch<ObjectEntry>["ended"];

  constructor(
    private readonly core: ResourceCore,
    private readonly request: CacheWatchRequest,
    private readonly user: string | undefined,
  ) {
    this.#pages = HistoryPages.of(core.store);
    this.#position = request.after;
  }

  get ended(): CacheWatch<ObjectEntry>["ended"] {
    return this.#page.length > 0 ? undefined : (this.#ended ?? this.#live?.ended);
  }

  take(): readonly Change[] {
    if (this.#page.length > 0) {
      const taken = this.#page;
      this.#page = [];
      return taken;
    }
    if (this.#live !== undefined) return this.#live.take();
    if (this.#ended === undefined && !this.#reading) void this.#read();
    return [];
  }

  /** False while changes may be missing that the cache has seen already. */
  get caughtUp(): boolean {
    return this.#live !== undefined;
  }

  close(): void {
    this.#ended ??= "closed";
    this.#page = [];
    this.#live?.close();
  }

  /** Reads until there is something to take, or the cache has taken over. */
  async #read(): Promise<void> {
    this.#reading = true;
    try {
      while (this.#ended === undefined && this.#page.length === 0 && this.#live === undefined) await this.#readPage();
    } catch (error) {
      this.#ended ??= error instanceof StorageError ? error : new StorageError("Corrupt", String(error), { cause: error });
    }
    this.#reading = false;
    if (this.#ended !== "closed") this.request.onReady();
  }

  async #readPage(): Promise<void> {
    const { prefix, exact = false } = this.request;
    const { changes, through } = await this.#pages.read(prefix, this.#position, this.core.factory, this.user);
    // Hundreds wait for the same page, and go on in one turn.
    await pauseWhenOver(this.user);
    if (this.#ended !== undefined) return;
    this.#position = through;
    this.#page = exact ? changes.filter(({ key }) => key === prefix) : changes;
    this.#handOver();
  }

  /** Lets the cache go on, as soon as its window reaches back so far. */
  #handOver(): void {
    try {
      this.#live = this.core.cache.watch({ ...this.request, after: this.#position });
    } catch (error) {
      if (!(error instanceof StorageError) || error.code !== "Compacted") throw error;
    }
  }
}
