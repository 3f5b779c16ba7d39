/** States of a resource at older revisions: remembered for a while, because paging asks for the same one again and again. */
import type { Revision } from "../key-value-store.js";
import type { CacheEntry } from "./resource-cache.js";
import type { SortedEntries } from "./sorted-entries.js";

/** Each holds back the superseded entries it shows, and nothing else. */
export const MAXIMUM_PAST_SNAPSHOTS = 16;

/** The state that was current from one revision on, up to another at least. */
interface PastState<E extends CacheEntry> {
  readonly from: Revision;
  readonly through: Revision;
  readonly entries: SortedEntries<E>;
}

export class PastSnapshots<E extends CacheEntry> {
  /** Least recently used first. */
  #states: PastState<E>[] = [];

  find(revision: Revision): SortedEntries<E> | undefined {
    const index = this.#states.findIndex(({ from, through }) => from <= revision && revision <= through);
    if (index === -1) return undefined;
    const [state] = this.#states.splice(index, 1) as [PastState<E>];
    this.#states.push(state);
    return state.entries;
  }

  remember(from: Revision, through: Revision, entries: SortedEntries<E>): void {
    this.#states = this.#states.filter((state) => state.from !== from);
    this.#states.push({ from, through, entries });
    if (this.#states.length > MAXIMUM_PAST_SNAPSHOTS) this.#states.shift();
  }

  /** Forgets what ended before a revision. */
  dropBefore(revision: Revision): void {
    this.#states = this.#states.filter(({ through }) => through >= revision);
  }

  clear(): void {
    this.#states = [];
  }
}
