/** The watches of one store: live events are handed on as they are acknowledged, older ones are read from history first. */
import { type ChangesPage, type Revision, StorageError, type StoreEvent, type StoreWatch, type WatchRequest } from "../key-value-store.js";

export type ReadEvents = (prefix: string, after: Revision) => Promise<ChangesPage>;

export class StoreWatches {
  readonly #watches = new Set<Watch>();
  readonly #read: ReadEvents;
  #head: Revision;

  constructor(head: Revision, read: ReadEvents) {
    this.#head = head;
    this.#read = read;
  }

  add(request: WatchRequest): StoreWatch {
    const watch = new Watch(request, (closed) => this.#watches.delete(closed));
    this.#watches.add(watch);
    if (request.after >= this.#head) watch.live = true;
    else void this.#catchUp(watch);
    return watch;
  }

  /** Hands the changes of one batch to every watch that has caught up. */
  dispatch(events: readonly StoreEvent[]): void {
    this.#head = (events.at(-1) as StoreEvent).revision;
    for (const watch of this.#watches) if (watch.live) watch.give(events, this.#head);
  }

  compacted(revision: Revision): void {
    for (const { request } of this.#watches) request.onCompact?.(revision);
  }

  end(error: StorageError): void {
    for (const watch of this.#watches) watch.end(error);
  }

  async #catchUp(watch: Watch): Promise<void> {
    try {
      while (!watch.closed && !watch.live) {
        const { changes, through } = await this.#read(watch.request.prefix, watch.position);
        if (watch.closed) return;
        watch.give(changes, through);
        // No event can come in between: acknowledgements happen on this thread.
        watch.live = watch.position >= this.#head;
      }
    } catch (error) {
      watch.end(error instanceof StorageError ? error : new StorageError("Unavailable", String(error), { cause: error }));
    }
  }
}

class Watch implements StoreWatch {
  /** Every event up to here was given. */
  position: Revision;
  live = false;
  closed = false;
  readonly #forget: (watch: Watch) => void;

  constructor(
    readonly request: WatchRequest,
    forget: (watch: Watch) => void,
  ) {
    this.position = request.after;
    this.#forget = forget;
  }

  /** `events` are all there are after `position` up to `through`, for this watch or not. */
  give(events: readonly StoreEvent[], through: Revision): void {
    const { prefix } = this.request;
    const position = this.position;
    const first = events[0];
    const all = prefix === "" && first !== undefined && first.revision > position;
    const wanted = all ? events : events.filter(({ key, revision }) => revision > position && key.startsWith(prefix));
    this.position = Math.max(position, through);
    if (wanted.length > 0) this.request.onEvents(wanted);
    // Closed from within, perhaps.
    if (!this.closed && wanted.at(-1)?.revision !== this.position && this.position > position) this.request.onProgress?.(this.position);
  }

  end(error: StorageError): void {
    if (this.closed) return;
    this.close();
    this.request.onEnd(error);
  }

  close(): void {
    this.closed = true;
    this.#forget(this);
  }
}
