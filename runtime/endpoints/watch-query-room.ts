/** The memory that queries of watches have as long as those are open, long selectors above all: bounded for each user, and for all of them together. */
import { tooManyRequests } from "../errors/constructors.js";
import { HolderAmounts } from "../flow/holder-amounts.js";

/** Characters of all queries that count, and of one user's; a selector takes some 80 bytes for each. */
const MOST_CHARACTERS = 4 * 1024 * 1024;
const USER_CHARACTERS = 1024 * 1024;
/** Shorter ones do not count: watches take more by themselves. */
const LEAST_CHARACTERS = 512;
const RETRY_AFTER_SECONDS = 1;

const held = new HolderAmounts();

/** Counts a query until what is returned is called. @throws StatusError 429 where there is no room for it. */
export function holdWatchQuery(user: string, query: string): () => void {
  const { length } = query;
  if (length < LEAST_CHARACTERS) return nothing;
  if (held.all + length > MOST_CHARACTERS || held.of(user) + length > USER_CHARACTERS) {
    throw tooManyRequests("Too many watches have long selectors, please try again later.", RETRY_AFTER_SECONDS);
  }
  held.add(user, length);
  return () => held.add(user, -length);
}

function nothing(): void {}
