/** Filters entries in slices, so that a selector over a large collection does not hold the event loop. */
import { collectionTurn, SliceWatch } from "../../codec/lists/turns.js";
import type { ObjectEntry } from "../object-entry.js";
import type { EntryMatcher } from "./entry-matcher.js";

export interface Collected {
  readonly found: readonly ObjectEntry[];
  /** Whether entries were left unseen because the limit was reached. */
  readonly more: boolean;
}

/** The first `limit` (0: all) matching entries, for a user. Synchronous when one slice is enough. */
export function collectMatching(
  entries: Iterable<ObjectEntry>,
  matcher: EntryMatcher | undefined,
  limit: number,
  user?: string,
): Collected | Promise<Collected> {
  const scan = new Scan(entries, matcher, limit);
  return scan.slice() ? scan.result() : finish(scan, user);
}

async function finish(scan: Scan, user: string | undefined): Promise<Collected> {
  do await collectionTurn(user);
  while (!scan.slice());
  return scan.result();
}

class Scan {
  readonly #iterator: Iterator<ObjectEntry>;
  readonly #found: ObjectEntry[] = [];
  #more = false;

  constructor(
    entries: Iterable<ObjectEntry>,
    private readonly matcher: EntryMatcher | undefined,
    private readonly limit: number,
  ) {
    this.#iterator = entries[Symbol.iterator]();
  }

  /** Looks at one slice; true when the scan is over. */
  slice(): boolean {
    const { matcher, limit } = this;
    const iterator = this.#iterator;
    const found = this.#found;
    // A page without selectors is as long as its limit; nothing of its entries is looked at.
    const watch = matcher === undefined ? undefined : new SliceWatch();
    for (let bytes = 0; watch?.isOver(bytes) !== true; ) {
      const next = iterator.next();
      if (next.done) return true;
      if (limit > 0 && found.length === limit) {
        this.#more = true;
        iterator.return?.();
        return true;
      }
      const entry = next.value;
      if (matcher !== undefined) bytes = matcher.bytesRead(entry);
      if (matcher === undefined || matcher.matches(entry)) found.push(entry);
    }
    return false;
  }

  result(): Collected {
    return { found: this.#found, more: this.#more };
  }
}
