/** Opens watches: where they start and what they begin with (WATCH-04 to WATCH-06, WATCH-09, WATCH-11). */
import type { CacheSnapshot, CacheWatch, CacheWatchRequest } from "../../storage/cache/resource-cache.js";
import { type Revision, StorageError } from "../../storage/key-value-store.js";
import { objectKey } from "../keys.js";
import type { ObjectEntry } from "../object-entry.js";
import type { ObjectTarget, WatchOptions } from "../options.js";
import { prefixOf, type ResourceCore } from "../resource-core.js";
import type { ResourceWatch } from "../resource-watch.js";
import { validateWatchOptions } from "../validation/options.js";
import { ConvertingWatch } from "./converting-watch.js";
import { type EntryMatcher, entryMatcher } from "./entry-matcher.js";
import { fanOut } from "./fan-out.js";
import { HistoryChanges } from "./history-changes.js";
import { freshness, parseResourceVersion } from "./resource-version.js";
import { RunningWatch } from "./running-watch.js";

/** Changes that may wait for one client; about ten seconds of a busy resource, and entries are shared by all watchers. */
export const WATCH_QUEUE_LIMIT = 4_096;

/** @throws StatusError 400, 422, 504. Everything later is an event of the stream. */
export function watch(
  core: ResourceCore,
  target: ObjectTarget,
  options: WatchOptions,
  onReady: () => void,
  user?: string,
): ResourceWatch | Promise<ResourceWatch> {
  validateWatchOptions(core.profile, options);
  const revision = parseResourceVersion(options.resourceVersion);
  const opener = new WatchOpener(core, target, options, onReady, user);
  if (options.sendInitialEvents === undefined && revision > 0) return opener.after(revision);
  if (options.sendInitialEvents === false && revision > 0) return opener.after(revision);
  const pending = freshness(core, options.resourceVersion);
  return pending === undefined ? opener.now() : pending.then(() => opener.now());
}

class WatchOpener {
  readonly #prefix: string;
  readonly #exact: boolean;
  readonly #matcher: EntryMatcher | undefined;

  constructor(
    private readonly core: ResourceCore,
    private readonly target: ObjectTarget,
    private readonly options: WatchOptions,
    private readonly onReady: () => void,
    private readonly user: string | undefined,
  ) {
    const collection = prefixOf(core, target);
    this.#matcher = entryMatcher(target.definition, options);
    const only = target.name === "" ? this.#matcher?.onlyKey(collection) : objectKey(core.resource.prefix, target.namespace, target.name);
    this.#prefix = only ?? collection;
    this.#exact = only !== undefined;
  }

  /**
   * Changes after exactly this version: from the cache, or for what its window no longer holds from history. A version that lies
   * ahead gives silence until it is passed.
   */
  after(revision: Revision): ResourceWatch {
    const request = this.#request(Math.min(revision, this.core.cache.revision));
    try {
      return this.#run(this.core.cache.watch(request), revision, undefined);
    } catch (error) {
      if (!(error instanceof StorageError) || error.code !== "Compacted") throw error;
      return this.#run(new HistoryChanges(this.core, request, this.user), revision, undefined);
    }
  }

  /** From the present state on, which is sent first unless the client declines it. */
  now(): ResourceWatch {
    const snapshot = this.core.cache.snapshot();
    const initial = this.options.sendInitialEvents === false ? undefined : snapshot;
    return this.#run(this.core.cache.watch(this.#request(snapshot.revision)), snapshot.revision, initial);
  }

  #request(after: Revision): CacheWatchRequest {
    const onReady = (): void => fanOut.tell(this.onReady);
    return { prefix: this.#prefix, exact: this.#exact, after, queueLimit: WATCH_QUEUE_LIMIT, onReady };
  }

  #run(changes: CacheWatch<ObjectEntry>, start: Revision, snapshot: CacheSnapshot<ObjectEntry> | undefined): ResourceWatch {
    const options = {
      definition: this.target.definition,
      changes,
      start,
      matcher: this.#matcher,
      bookmarks: this.options.allowWatchBookmarks === true,
      markInitialEnd: this.options.sendInitialEvents === true,
      timeoutMs: this.options.timeoutSeconds * 1000,
      revision: () => this.core.cache.revision,
      present: (key: string) => this.core.cache.get(key),
      onReady: this.onReady,
    };
    // Not in the reach of any closure here: the watch outlives its interest in it.
    const running = new RunningWatch(options, snapshot && { entries: this.#entries(snapshot), state: snapshot });
    const { definition } = this.target;
    return this.core.normaliser.leavesVersions ? new ConvertingWatch(running, definition, this.onReady) : running;
  }

  #entries(snapshot: CacheSnapshot<ObjectEntry>): Iterable<ObjectEntry> {
    if (!this.#exact) return snapshot.entries(this.#prefix);
    const entry = this.core.cache.get(this.#prefix);
    return entry === undefined ? [] : [entry];
  }
}
