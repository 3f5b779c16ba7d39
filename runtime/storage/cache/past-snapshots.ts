/** States of a resource at older revisions: remembered for a while, because paging asks for the same one again and again. */
import type { Revision } from "../key-value-store.js";
import type { CacheMemory, Rememberer } from "./cache-memory.js";
import type { CacheEntry } from "./resource-cache.js";
import type { SortedEntries } from "./sorted-entries.js";

/** Each holds back the superseded entries it shows, and nothing else. */
export const MAXIMUM_PAST_SNAPSHOTS = 16;
/** What a state takes beside its entries, bytes, about. */
const STATE_BYTES = 4096;

/** The state at a revision. */
interface PastState<E extends CacheEntry> {
  readonly revision: Revision;
  readonly entries: SortedEntries<E>;
  /** Of entries that it alone holds back: those it was made with, and those that have been superseded since. */
  bytes: number;
}

export class PastSnapshots<E extends CacheEntry> implements Rememberer {
  /** Least recently used first. */
  #states: PastState<E>[] = [];
  #bytes = 0;

  constructor(private readonly memory: CacheMemory) {
    memory.join(this);
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(revision: Revision): Pick<PastState<E>, "entries" | "bytes"> | undefined {
    const index = this.#states.findIndex((state) => state.revision === revision);
    if (index === -1) return undefined;
    const [state] = this.#states.splice(index, 1) as [PastState<E>];
    this.#states.push(state);
    return state;
  }

  /** `bytes`: of the entries that the current state does not share. */
  remember(revision: Revision, entries: SortedEntries<E>, bytes: number): void {
    this.#keepOnly((state) => state.revision !== revision);
    this.#states.push({ revision, entries, bytes: 0 });
    if (this.#states.length > MAXIMUM_PAST_SNAPSHOTS) this.forgetSome();
    this.#grow(bytes + STATE_BYTES);
  }

  /** An entry is no longer current: whoever shows it holds it back. */
  superseded({ revision, size }: E): void {
    if (this.#states.some((state) => state.revision >= revision)) this.#grow(size);
  }

  /** Forgets what is older than a revision. */
  dropBefore(revision: Revision): void {
    this.#keepOnly((state) => state.revision >= revision);
  }

  /** Forgets the least recently used state. */
  forgetSome(): void {
    const [oldest] = this.#states;
    this.#keepOnly((state) => state !== oldest);
  }

  clear(): void {
    this.#keepOnly(() => false);
  }

  close(): void {
    this.clear();
    this.memory.leave(this);
  }

  /** Counted with the newest state, which goes last. */
  #grow(bytes: number): void {
    const newest = this.#states.at(-1);
    if (newest === undefined) return;
    newest.bytes += bytes;
    this.#bytes += bytes;
    this.memory.changed(bytes);
  }

  #keepOnly(isKept: (state: PastState<E>) => boolean): void {
    let gone = 0;
    this.#states = this.#states.filter((state) => {
      if (isKept(state)) return true;
      gone += state.bytes;
      return false;
    });
    if (gone === 0) return;
    this.#bytes -= gone;
    this.memory.changed(-gone);
  }
}
