/**
 * The process of the readers that a soak run has all along: watchers that stay, watchers that leave and come back from where they were,
 * pagers in no hurry, and lists at versions of the past. Each checks what it is given; the first mistake ends the process.
 */
import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { ApiClient, type Credentials } from "../support/api-client.js";

export interface ReaderOptions {
  readonly url: string;
  readonly credentials: Credentials;
  readonly collection: string;
  /** Number of objects, none of which is created or deleted meanwhile. */
  readonly objects: number;
  /** Version the watchers start from. */
  readonly start: number;
  /** How long history is kept, milliseconds; the versions that are listed exactly are half as old. */
  readonly retentionMs: number;
}

export interface ReaderCounts {
  /** Changes that each watcher saw, all of them the same number. */
  readonly changes: number;
  readonly resumptions: number;
  readonly pages: number;
  readonly pastLists: number;
}

const PAGE = 100;
const BETWEEN_PAGES_MS = 100;
const BETWEEN_PAST_LISTS_MS = 250;
/** Said when the readers know where the end is: one change more lets those go who have seen all and still wait. */
const ENDING = "ending";

/** How long a restless watcher stays, and stays away. */
const STAY_MS = 2_000;
const AWAY_MS = 500;

process.once("message", (options: ReaderOptions) => {
  const readers = new Readers(options);
  process.once("message", (end: number) => {
    void readers.finish(end).then((counts) => process.send?.(counts, () => process.exit(0)));
    process.send?.(ENDING);
  });
  process.send?.("started");
});

class Readers {
  readonly #client: ApiClient;
  readonly #watchers: Promise<number>[];
  readonly #others: Promise<void>[];
  #stopping = false;
  #end = Number.POSITIVE_INFINITY;
  #resumptions = 0;
  #pages = 0;
  #pastLists = 0;

  constructor(readonly options: ReaderOptions) {
    this.#client = new ApiClient(options.url, options.credentials);
    this.#watchers = [this.#watch(false), this.#watch(false), this.#watch(true), this.#watch(true)];
    this.#others = [this.#page(), this.#page(), this.#listPast()];
  }

  /** `end` is the version of the last change that counts. */
  async finish(end: number): Promise<ReaderCounts> {
    this.#stopping = true;
    this.#end = end;
    await Promise.all(this.#others);
    const counts = await Promise.all(this.#watchers);
    for (const count of counts) assert.equal(count, counts[0], "every watcher saw as many changes");
    return { changes: counts[0] as number, resumptions: this.#resumptions, pages: this.#pages, pastLists: this.#pastLists };
  }

  async #watch(restless: boolean): Promise<number> {
    let version = this.options.start;
    const seen: number[] = [];
    while (version < this.#end) {
      const stream = await this.#client.watch(`${this.options.collection}?watch=1&allowWatchBookmarks=true&resourceVersion=${version}`);
      assert.equal(stream.status, 200);
      let left = false;
      const leave = (): void => {
        left = true;
        stream.close();
      };
      const leaving = restless ? setTimeout(leave, STAY_MS) : undefined;
      try {
        for (let event = await stream.next(); event !== undefined; event = await stream.next()) {
          assert.ok(event.type === "MODIFIED" || event.type === "BOOKMARK", JSON.stringify(event));
          const next = Number(event.object.metadata.resourceVersion);
          if (event.type === "MODIFIED") {
            assert.ok(next > version, `a change at ${next} after ${version}`);
            seen.push(next);
          }
          version = next;
          if (version >= this.#end) break;
        }
      } catch (error) {
        if (!left) throw error;
      }
      clearTimeout(leaving);
      stream.close();
      this.#resumptions++;
      if (!this.#stopping) await delay(AWAY_MS);
    }
    return seen.filter((change) => change <= this.#end).length;
  }

  async #page(): Promise<void> {
    while (!this.#stopping) {
      let token = "";
      let version = "";
      let items = 0;
      const begun = performance.now();
      do {
        const list = await this.#get(`limit=${PAGE}&continue=${encodeURIComponent(token)}`, begun);
        if (list === undefined) break;
        const { metadata, items: page } = list;
        assert.ok(version === "" || version === metadata.resourceVersion, "all pages show one version");
        version = metadata.resourceVersion;
        items += page.length;
        token = metadata.continue ?? "";
        this.#pages++;
        await delay(BETWEEN_PAGES_MS);
        if (token === "") assert.equal(items, this.options.objects);
      } while (token !== "");
    }
  }

  async #listPast(): Promise<void> {
    const versions: { readonly atMs: number; readonly version: string }[] = [];
    while (!this.#stopping) {
      const atMs = performance.now();
      const newest = await this.#get("limit=1", atMs);
      versions.push({ atMs, version: newest.metadata.resourceVersion });
      const due = versions.findLast((past) => past.atMs <= performance.now() - this.options.retentionMs / 2);
      if (due !== undefined) {
        versions.splice(0, versions.indexOf(due));
        const list = await this.#get(`resourceVersion=${due.version}&resourceVersionMatch=Exact`, due.atMs);
        if (list !== undefined) this.#checkPast(list.items, due.version);
      }
      await delay(BETWEEN_PAST_LISTS_MS);
    }
  }

  #checkPast(items: readonly { readonly metadata: { readonly resourceVersion: string } }[], version: string): void {
    assert.equal(items.length, this.options.objects);
    for (const item of items) assert.ok(Number(item.metadata.resourceVersion) <= Number(version));
    this.#pastLists++;
  }

  /** A list of what was known at `knownAt`; undefined when the answer took so long that it may have been forgotten. */
  async #get(query: string, knownAt: number) {
    const reply = await this.#client.get(`${this.options.collection}?${query}`);
    if (reply.status === 410 && performance.now() - knownAt > this.options.retentionMs) return undefined;
    assert.equal(reply.status, 200, reply.text);
    return reply.json;
  }
}
