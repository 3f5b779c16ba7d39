/** Lists a collection under the resource-version, paging and selector rules (LIST rows). */
import { holderName } from "../../definition/holder-name.js";
import type { RequestContext } from "../../definition/request-context.js";
import { badRequest, expired, tooLargeResourceVersion } from "../../errors/constructors.js";
import { hasReason } from "../../errors/status.js";
import type { CacheSnapshot } from "../../storage/cache/resource-cache.js";
import { type Revision, StorageError } from "../../storage/key-value-store.js";
import type { ObjectEntry } from "../object-entry.js";
import type { ListOptions, ObjectTarget } from "../options.js";
import { prefixOf, type ResourceCore } from "../resource-core.js";
import { translateStorageError } from "../storage-errors.js";
import { validateListOptions } from "../validation/options.js";
import type { ContinueToken, ContinueTokens } from "./continue-token.js";
import { type EntryMatcher, entryMatcher } from "./entry-matcher.js";
import { freshness, parseResourceVersion, reached } from "./resource-version.js";
import { collectMatching } from "./scan.js";

/** What a list shows before it is put into a version. */
export interface EntryList {
  readonly revision: Revision;
  readonly entries: Iterable<ObjectEntry>;
  readonly continue?: string;
  readonly remaining?: number;
  /** Of the state that the entries are of. */
  hold: CacheSnapshot<ObjectEntry>["hold"];
}

type Snapshot = CacheSnapshot<ObjectEntry>;

/** For whom a list is read. */
export type Asker = Pick<RequestContext, "user" | "isGone">;

const INCONSISTENT =
  "The provided continue parameter is too old to display a consistent list result. You can start a new list without the " +
  "continue parameter, or use the continue token in this response to retrieve the remainder of the results. Continuing with " +
  "the provided token results in an inconsistent list - objects that were created, modified, or deleted between the time the " +
  "first chunk was returned and now may show up in the list.";

/** @throws StatusError 400, 410, 422, 504. */
export function list(
  core: ResourceCore,
  tokens: ContinueTokens,
  target: ObjectTarget,
  options: ListOptions,
  asker?: Asker,
): EntryList | Promise<EntryList> {
  validateListOptions(core.profile, options);
  const page = new Page(core, tokens, target, options, asker && holderName(asker.user));
  const snapshot = options.continue ? continued(core, page, options, asker) : started(core, options, asker);
  return snapshot instanceof Promise ? snapshot.then((state) => page.read(state)) : page.read(snapshot);
}

/** The state a list without token shows: the tables of the specification, row by row. */
function started(core: ResourceCore, options: ListOptions, asker: Asker | undefined): Snapshot | Promise<Snapshot> {
  const revision = parseResourceVersion(options.resourceVersion);
  const exact = options.resourceVersionMatch === "Exact" || (!options.resourceVersionMatch && hasLimit(options));
  // A zero spelled otherwise than `0` passes the options' check, and means any version all the same.
  if (exact && revision > 0) return exactly(core, revision, asker, options.resourceVersion);
  const pending = freshness(core, options.resourceVersion);
  return pending === undefined ? core.cache.snapshot() : pending.then(() => core.cache.snapshot());
}

/** The state that a token's list shows; LIST-08 and LIST-09 for a version beside it. */
function continued(core: ResourceCore, page: Page, options: ListOptions, asker: Asker | undefined): Snapshot | Promise<Snapshot> {
  const { token } = page;
  if (options.resourceVersion && options.resourceVersion !== "0") {
    parseResourceVersion(options.resourceVersion);
    throw badRequest("specifying resource version is not allowed when using continue");
  }
  if (token.revision === -1) {
    const pending = core.cache.fresh();
    return pending === undefined ? core.cache.snapshot() : pending.then(() => core.cache.snapshot());
  }
  const snapshot = exactly(core, token.revision, asker);
  return snapshot instanceof Promise ? snapshot.catch((error) => Promise.reject(page.inconsistent(error))) : snapshot;
}

function exactly(core: ResourceCore, revision: Revision, asker: Asker | undefined, asked = String(revision)): Snapshot | Promise<Snapshot> {
  const current = core.cache.snapshot();
  return current.revision === revision ? current : fromHistory(core, revision, asker, asked);
}

async function fromHistory(core: ResourceCore, revision: Revision, asker: Asker | undefined, asked: string): Promise<Snapshot> {
  const pending = reached(core, revision, asked);
  if (pending !== undefined) await pending;
  try {
    return await core.cache.snapshotAt(revision, asker && { holder: holderName(asker.user), isGone: () => asker.isGone });
  } catch (error) {
    if (error instanceof StorageError && error.code === "FutureRevision") throw tooLargeResourceVersion(asked, core.cache.revision);
    throw translateStorageError(error);
  }
}

function hasLimit(options: ListOptions): boolean {
  return options.limit !== undefined && options.limit > 0;
}

/** One page: from where, how much, and what is left after it. */
class Page {
  readonly token: ContinueToken;
  readonly #prefix: string;
  readonly #limit: number;
  readonly #matcher: EntryMatcher | undefined;

  constructor(
    core: ResourceCore,
    private readonly tokens: ContinueTokens,
    target: ObjectTarget,
    options: ListOptions,
    private readonly user: string | undefined,
  ) {
    this.#prefix = prefixOf(core, target);
    this.#limit = hasLimit(options) ? (options.limit as number) : 0;
    this.#matcher = entryMatcher(target.definition, options);
    this.token = options.continue ? tokens.decode(options.continue, this.#prefix) : { revision: 0, after: "", sent: 0 };
  }

  /** Answers an expired token with one that goes on inconsistently (LIST-07). */
  inconsistent(error: unknown): unknown {
    if (!hasReason(error, "Expired")) return error;
    return expired(INCONSISTENT, this.tokens.encode({ ...this.token, revision: -1 }, this.#prefix));
  }

  read(snapshot: Snapshot): EntryList | Promise<EntryList> {
    const after = this.token.after === "" ? undefined : this.#prefix + this.token.after;
    const one = this.#matcher?.onlyKey(this.#prefix);
    const entries = one === undefined ? snapshot.entries(this.#prefix, after) : single(snapshot, one, after);
    if (this.#matcher === undefined && this.#limit === 0) return { revision: snapshot.revision, entries, hold: holdOf(snapshot) };
    const collected = collectMatching(entries, this.#matcher, this.#limit, this.user);
    return collected instanceof Promise
      ? collected.then(({ found, more }) => this.#result(snapshot, found, more))
      : this.#result(snapshot, collected.found, collected.more);
  }

  #result(snapshot: Snapshot, found: readonly ObjectEntry[], more: boolean): EntryList {
    const { revision } = snapshot;
    const hold = holdOf(snapshot);
    const last = found.at(-1);
    if (!more || last === undefined) return { revision, entries: found, hold };
    const sent = this.token.sent + found.length;
    // What follows an inconsistent page is consistent with it.
    const next = this.tokens.encode({ revision, after: last.key.slice(this.#prefix.length), sent }, this.#prefix);
    if (this.#matcher !== undefined) return { revision, entries: found, hold, continue: next };
    return { revision, entries: found, hold, continue: next, remaining: Math.max(snapshot.count(this.#prefix) - sent, 1) };
  }
}

const holdOf =
  (snapshot: Snapshot): EntryList["hold"] =>
  (giveUp) =>
    snapshot.hold(giveUp);

function single(snapshot: Snapshot, key: string, after: string | undefined): ObjectEntry[] {
  if (after !== undefined && key <= after) return [];
  for (const entry of snapshot.entries(key)) return entry.key === key ? [entry] : [];
  return [];
}
