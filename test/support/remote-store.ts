/**
 * A store behind a network, in memory: several clients see one history, each late. Answers and events take turns of the event loop, what
 * moved under other keys is told only when somebody asks, watches break off and are overtaken by compaction.
 */
import { utf8OrderKey } from "../../runtime/definition/utf8-order.js";
import {
  type ChangesPage,
  type ChangesRequest,
  type CommitRequest,
  type CommitResult,
  type KeyValue,
  type KeyValueStore,
  type PastChange,
  type RangeRequest,
  type RangeResult,
  type Revision,
  StorageError,
  type StoreEvent,
  type StoreWatch,
  type WatchRequest,
} from "../../runtime/storage/key-value-store.js";

const MAXIMUM_KEY_BYTES = 16 * 1024;
const MAXIMUM_VALUE_BYTES = 4 * 1024 * 1024;
const MAXIMUM_UNDER_WAY = 10_000;
/** Of a change that hardly adds to what it replaces. */
const SMALL_BYTES = 1024;
const EVENTS_AT_A_TIME = 100;
const EXPIRY_CHECK_MS = 5;
const FIRST_REVISION = 1;

interface Stored {
  readonly value: Buffer;
  readonly revision: Revision;
  readonly expiresAt: number;
}

/** What all clients share. */
export class RemoteServer {
  readonly clock = { now: 1_000_000 };
  readonly log: PastChange[] = [];
  readonly clients = new Set<RemoteStore>();
  compacted: Revision = 0;
  /** Room for values, those of history included. */
  maximumBytes = Number.POSITIVE_INFINITY;
  /** True: no event and no progress reaches any client. */
  stalled = false;
  /** True: nobody gets an answer. */
  away = false;
  /** Times that somebody asked for the newest revision. */
  asked = 0;
  readonly #current = new Map<string, Stored>();
  #seenTime = this.clock.now;
  readonly #expiring: NodeJS.Timeout;

  constructor() {
    this.#expiring = setInterval(() => this.look(), EXPIRY_CHECK_MS);
  }

  get head(): Revision {
    return this.log.at(-1)?.revision ?? FIRST_REVISION;
  }

  commit({ key, value, expected, ttlMs, withoutCurrent }: CommitRequest): CommitResult {
    const known = this.#current.get(key);
    if ((known?.revision ?? 0) !== expected || (value === undefined && known === undefined)) {
      return {
        ok: false,
        current: known === undefined || withoutCurrent ? undefined : { key, value: known.value, revision: known.revision },
      };
    }
    const more = (value?.length ?? 0) - (known?.value.length ?? 0);
    if (more > SMALL_BYTES && Number.isFinite(this.maximumBytes) && this.#heldBytes() + more > this.maximumBytes)
      throw new StorageError("Full", "there is no room");
    const revision = this.head + 1;
    const previous = known === undefined ? {} : { previous: { value: known.value, revision: known.revision } };
    if (value === undefined) this.#current.delete(key);
    else this.#current.set(key, { value, revision, expiresAt: ttlMs === undefined ? Number.POSITIVE_INFINITY : this.clock.now + ttlMs });
    this.log.push(
      value === undefined
        ? { key, revision, created: false, ...previous }
        : { key, value, revision, created: known === undefined, ...previous },
    );
    for (const client of this.clients) client.wake();
    return { ok: true, revision };
  }

  /** Items in key order as of a revision. */
  stateAt(revision: Revision): KeyValue[] {
    const state = new Map<string, KeyValue>();
    for (const { key, value, revision: changed } of this.log) {
      if (changed > revision) break;
      if (value === undefined) state.delete(key);
      else state.set(key, { key, value, revision: changed });
    }
    return [...state.values()].sort((a, b) => (utf8OrderKey(a.key) < utf8OrderKey(b.key) ? -1 : 1));
  }

  compact(revision: Revision): void {
    this.compacted = Math.max(this.compacted, revision);
    for (const client of this.clients) client.told(this.compacted);
  }

  #heldBytes(): number {
    const held = this.log.filter(({ key, revision }) => revision > this.compacted || this.#current.get(key)?.revision === revision);
    return held.reduce((bytes, { value }) => bytes + (value?.length ?? 0), 0);
  }

  /** Breaks every watch off, as a lost connection does. */
  cut(): void {
    for (const client of this.clients) client.cut();
  }

  stop(): void {
    clearInterval(this.#expiring);
  }

  /** Looks at the clock: what is due goes, and moves with a clock that is set back. */
  look(): void {
    const back = Math.max(0, this.#seenTime - this.clock.now);
    this.#seenTime = this.clock.now;
    for (const [key, stored] of back > 0 ? this.#current : []) this.#current.set(key, { ...stored, expiresAt: stored.expiresAt - back });
    for (const [key, { revision, expiresAt }] of this.#current) {
      if (expiresAt <= this.clock.now) this.commit({ key, expected: revision, withoutCurrent: true });
    }
  }
}

export class RemoteStore implements KeyValueStore {
  readonly exclusive = false;
  readonly #server: RemoteServer;
  readonly #watches = new Set<RemoteWatch>();
  #underWay = 0;
  #closed = false;

  constructor(server: RemoteServer) {
    this.#server = server;
    server.clients.add(this);
  }

  async range({ start, end, limit = 0, revision }: RangeRequest): Promise<RangeResult> {
    this.#requireOpen();
    await this.#travel();
    const at = revision ?? this.#server.head;
    this.#requireHeld(at);
    const from = Buffer.from(start);
    const to = Buffer.from(end ?? `${start}\0`);
    const found = this.#server
      .stateAt(at)
      .filter(({ key }) => Buffer.compare(Buffer.from(key), from) >= 0 && Buffer.compare(Buffer.from(key), to) < 0);
    await this.#travel();
    return { items: limit === 0 ? found : found.slice(0, limit), revision: at, count: found.length };
  }

  async commit(request: CommitRequest): Promise<CommitResult> {
    this.#requireOpen();
    if (Buffer.byteLength(request.key) > MAXIMUM_KEY_BYTES || (request.value?.length ?? 0) > MAXIMUM_VALUE_BYTES) {
      throw new StorageError("TooLarge", "too large");
    }
    if (this.#underWay >= MAXIMUM_UNDER_WAY) throw new StorageError("Unavailable", "too many writes are under way");
    this.#underWay++;
    try {
      await this.#travel();
      const result = this.#server.commit(request);
      await this.#travel();
      if (result.ok) await Promise.all([...this.#watches].map((watch) => watch.reached(result.revision)));
      return result;
    } finally {
      this.#underWay--;
    }
  }

  async changes({ prefix, after, limit, maximumBytes }: ChangesRequest): Promise<ChangesPage> {
    this.#requireOpen();
    await this.#travel();
    if (after < this.#server.compacted) throw compactedError(after, this.#server.compacted);
    const changes: PastChange[] = [];
    let bytes = 0;
    for (const change of this.#server.log) {
      if (change.revision <= after || !change.key.startsWith(prefix)) continue;
      if (changes.length > 0 && (changes.length === limit || bytes >= maximumBytes)) {
        return { changes, through: change.revision - 1 };
      }
      changes.push(change);
      bytes += (change.value?.length ?? 0) + (change.previous?.value.length ?? 0);
    }
    return { changes, through: Math.max(after, this.#server.head) };
  }

  watch(request: WatchRequest): StoreWatch {
    this.#requireOpen();
    const watch = new RemoteWatch(this.#server, request, (ended) => this.#watches.delete(ended));
    this.#watches.add(watch);
    watch.wake();
    return watch;
  }

  async compact(revision: Revision): Promise<void> {
    this.#requireOpen();
    await this.#travel();
    if (revision > this.#server.head) throw new StorageError("FutureRevision", "not written yet");
    this.#server.compact(revision);
  }

  async revision(): Promise<Revision> {
    this.#requireOpen();
    await this.#travel();
    this.#server.asked++;
    const { head } = this.#server;
    for (const watch of this.#watches) watch.askForProgress(head);
    await this.#travel();
    return head;
  }

  async health(): Promise<void> {
    this.#requireOpen();
    await this.#travel();
  }

  async close(): Promise<void> {
    this.#closed = true;
    while (this.#underWay > 0) await new Promise(setImmediate);
    this.#server.clients.delete(this);
    for (const watch of [...this.#watches]) watch.end(closedError());
  }

  wake(): void {
    for (const watch of this.#watches) watch.wake();
  }

  told(compacted: Revision): void {
    for (const watch of this.#watches) watch.told(compacted);
  }

  cut(): void {
    for (const watch of [...this.#watches]) watch.end(new StorageError("Unavailable", "the connection was lost"));
  }

  /** One way through the network. */
  async #travel(): Promise<void> {
    await new Promise(setImmediate);
    if (this.#server.away) throw new StorageError("Unavailable", "nobody answers");
  }

  #requireOpen(): void {
    if (this.#closed) throw closedError();
  }

  #requireHeld(revision: Revision): void {
    if (revision > this.#server.head) throw new StorageError("FutureRevision", `revision ${revision} is not written yet`);
    if (revision < this.#server.compacted) throw compactedError(revision, this.#server.compacted);
  }
}

class RemoteWatch implements StoreWatch {
  #position: Revision;
  #progressAt: Revision = 0;
  #running = false;
  #closed = false;
  #waiting: { revision: Revision; done: () => void }[] = [];

  constructor(
    private readonly server: RemoteServer,
    private readonly request: WatchRequest,
    private readonly forget: (watch: RemoteWatch) => void,
  ) {
    this.#position = request.after;
  }

  /** Resolves when everything up to a revision was given, or nothing more will be. */
  reached(revision: Revision): Promise<void> {
    if (this.#closed || this.#position >= revision) return Promise.resolve();
    return new Promise((done) => this.#waiting.push({ revision, done }));
  }

  askForProgress(revision: Revision): void {
    this.#progressAt = Math.max(this.#progressAt, revision);
    this.wake();
  }

  told(compacted: Revision): void {
    if (!this.server.stalled) this.request.onCompact?.(compacted);
  }

  wake(): void {
    if (this.#running || this.#closed) return;
    this.#running = true;
    setImmediate(() => this.#run());
  }

  end(error: StorageError): void {
    if (this.#closed) return;
    this.close();
    this.request.onEnd(error);
  }

  close(): void {
    this.#closed = true;
    this.forget(this);
    for (const { done } of this.#waiting) done();
  }

  #run(): void {
    this.#running = false;
    const { log, compacted, stalled, head } = this.server;
    if (this.#closed || stalled) return;
    if (this.#position < compacted) {
      this.end(compactedError(this.#position, compacted));
      return;
    }
    const next = log.slice(Math.max(0, this.#position - FIRST_REVISION)).slice(0, EVENTS_AT_A_TIME);
    const events: StoreEvent[] = next
      .filter(({ key, revision }) => revision > this.#position && key.startsWith(this.request.prefix))
      .map(bare);
    this.#position = Math.max(this.#position, next.at(-1)?.revision ?? 0);
    if (events.length > 0) this.request.onEvents(events);
    if (this.#closed) return;
    if (this.#progressAt > 0 && this.#position >= this.#progressAt) {
      this.#progressAt = 0;
      this.request.onProgress?.(this.#position);
    }
    this.#waiting = this.#waiting.filter(({ revision, done }) => {
      if (revision > this.#position) return true;
      done();
      return false;
    });
    if (this.#position < head) this.wake();
  }
}

function bare({ key, value, revision, created }: PastChange): StoreEvent {
  return value === undefined ? { key, revision, created } : { key, value, revision, created };
}

const closedError = (): StorageError => new StorageError("Closed", "the store is closed");

function compactedError(revision: Revision, oldest: Revision): StorageError {
  return new StorageError("Compacted", `revision ${revision} has been compacted`, { oldest });
}
