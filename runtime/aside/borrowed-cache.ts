/** The cache of one request: it holds the object that the request names, and asks for it anew whenever it has to be sure. */
import { type EntryResource, ObjectEntry } from "../registry/object-entry.js";
import { ServedBytes } from "../registry/stored-object.js";
import type { CacheSnapshot, CacheWatch, EntryFactory, ResourceCache } from "../storage/cache/resource-cache.js";
import type { KeyValue, Revision } from "../storage/key-value-store.js";
import { asBuffer } from "./handed-over.js";
import type { FreshReply, HeldKey } from "./messages.js";

/** Asks the server's own cache; `atLeast` is a revision to wait for. */
export type AskFresh = (keys: readonly HeldKey[], atLeast?: Revision) => Promise<FreshReply>;

export class BorrowedCache implements ResourceCache<ObjectEntry> {
  revision: Revision = 0;
  readonly #entries = new Map<string, ObjectEntry>();

  /** `key` is the object that the request names; undefined when only its body does. */
  constructor(
    private readonly key: string | undefined,
    private readonly resource: EntryResource,
    private readonly factory: EntryFactory<ObjectEntry>,
    private readonly ask: AskFresh,
  ) {}

  /** What the store has under a key that a guard refused. */
  note(current: KeyValue): void {
    this.#entries.set(current.key, this.factory.create(current));
  }

  ready(): Promise<void> {
    return this.#refresh();
  }

  get(key: string): ObjectEntry | undefined {
    return this.#entries.get(key);
  }

  fresh(): Promise<void> {
    return this.#refresh();
  }

  async waitFor(revision: Revision): Promise<boolean> {
    await this.#refresh(revision);
    return this.revision >= revision;
  }

  async #refresh(atLeast?: Revision): Promise<void> {
    const { key } = this;
    const held = key === undefined ? [] : [{ key, revision: this.#entries.get(key)?.revision ?? 0 }];
    const reply = await this.ask(held, atLeast);
    this.revision = Math.max(this.revision, reply.revision);
    for (const gone of reply.gone) this.#entries.delete(gone);
    for (const sent of reply.entries) {
      const json = asBuffer(sent.json);
      const served = new ServedBytes(json, 0, json.length, sent.offset);
      this.#entries.set(sent.key, new ObjectEntry(this.resource, sent.key, sent.revision, served));
    }
  }

  snapshot(): CacheSnapshot<ObjectEntry> {
    throw new TypeError("collections are not read aside");
  }

  snapshotAt(): Promise<CacheSnapshot<ObjectEntry>> {
    return Promise.reject(new TypeError("collections are not read aside"));
  }

  watch(): CacheWatch<ObjectEntry> {
    throw new TypeError("collections are not watched aside");
  }

  close(): void {}
}
