/** Watches of a cache that miss changes, as when more come than are taken: those who follow have to start over. */
import type { ObjectEntry } from "../../runtime/registry/object-entry.js";
import type { CacheWatch, CacheWatchRequest, ResourceCache } from "../../runtime/storage/cache/resource-cache.js";

export interface MissedChanges {
  /** Watches that are open. */
  readonly watches: number;
  /** From now on no change is told. */
  begin(): void;
  /** The watches end for being slow; those opened after that tell of changes as before. */
  end(): void;
}

/** To be called before anybody watches. */
export function missedChanges(cache: ResourceCache<ObjectEntry>): MissedChanges {
  const open = new Set<DeafWatch>();
  const watch = cache.watch.bind(cache);
  cache.watch = (request) => {
    const deaf: DeafWatch = new DeafWatch(watch(request), request, () => open.delete(deaf));
    open.add(deaf);
    return deaf;
  };
  return {
    get watches() {
      return open.size;
    },
    begin: () => {
      for (const each of open) each.isDeaf = true;
    },
    end: () => {
      for (const each of [...open]) each.overrun();
      open.clear();
    },
  };
}

class DeafWatch implements CacheWatch<ObjectEntry> {
  isDeaf = false;
  #isOverrun = false;

  constructor(
    private readonly watch: CacheWatch<ObjectEntry>,
    private readonly request: CacheWatchRequest,
    private readonly closed: () => void,
  ) {}

  take() {
    const changes = this.watch.take();
    return this.isDeaf ? [] : changes;
  }

  get ended() {
    return this.#isOverrun ? "slow" : this.watch.ended;
  }

  overrun(): void {
    this.#isOverrun = true;
    this.request.onReady();
  }

  close(): void {
    this.closed();
    this.watch.close();
  }
}
