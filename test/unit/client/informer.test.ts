/** Informers against a source that does what servers do now and then; with a real server in test/clients. */
import assert from "node:assert/strict";
import { getEventListeners } from "node:events";
import { describe, it } from "node:test";
import type { ListOptions, WatchOptions } from "../../../runtime/client/call-options.js";
import { ApiError, isForbidden } from "../../../runtime/client/errors.js";
import { Informer, type InformerOptions } from "../../../runtime/client/informer/informer.js";
import type { ObjectShape, Page, Stored } from "../../../runtime/client/object-types.js";
import { pagesOf } from "../../../runtime/client/pages.js";
import type { Lists, Watches } from "../../../runtime/client/resource-types.js";
import type { TransportRequest } from "../../../runtime/client/transport.js";
import type { Watch, WatchEvent } from "../../../runtime/client/watch.js";
import { createClient } from "../../../runtime/sdk/client.js";
import { eventually } from "../../support/eventually.js";

type Thing = ObjectShape & { color?: string };

const thing = (name: string, resourceVersion: string, uid = name, color = ""): Stored<Thing> => ({
  metadata: { name, uid, resourceVersion, creationTimestamp: "2030-01-01T00:00:00Z" },
  color,
});

const bookmark = (resourceVersion: string, annotations?: Record<string, string>): WatchEvent<Thing> => ({
  type: "BOOKMARK",
  object: { metadata: { resourceVersion, ...(annotations ? { annotations } : {}) } },
});

const expired = (): ApiError => new ApiError({ code: 410, reason: "Expired", message: "too old" }, "GET /things");
const page = (items: Stored<Thing>[], resourceVersion: string, more: Partial<Page<Thing>> = {}): Page<Thing> => ({
  items,
  resourceVersion,
  continue: "",
  remainingItemCount: undefined,
  ...more,
});

/** A watch that gives these events, then fails, ends or stays silent. */
type Script = { events: WatchEvent<Thing>[]; ends: "silence" | "end" | Error };

class Source {
  readonly listed: ListOptions[] = [];
  readonly watched: WatchOptions[] = [];

  constructor(
    private readonly lists: (Page<Thing> | Error)[],
    private readonly watches: Script[],
  ) {}

  async list(options: ListOptions): Promise<Page<Thing>> {
    this.listed.push(options);
    const next = this.lists.shift();
    if (next === undefined) throw new Error("no more lists");
    if (next instanceof Error) throw next;
    return next;
  }

  pages(options: ListOptions): AsyncIterable<Page<Thing>> {
    return pagesOf((one) => this.list(one), options);
  }

  watch(options: WatchOptions): Watch<Thing> {
    this.watched.push(options);
    const { events, ends } = this.watches.shift() ?? { events: [], ends: "silence" as const };
    const closed = Promise.withResolvers<void>();
    options.signal?.addEventListener("abort", () => closed.resolve());
    return {
      opened: async () => {},
      close: () => closed.resolve(),
      async *[Symbol.asyncIterator]() {
        yield* events;
        if (ends instanceof Error) throw ends;
        if (ends === "silence") await closed.promise;
      },
    };
  }
}

function follow(source: Source, options: InformerOptions<Thing> = {}) {
  const seen: string[] = [];
  const errors: unknown[] = [];
  const informer = new Informer(source as unknown as Lists<Thing> & Watches<Thing>, {
    firstRetryMs: 1,
    longestRetryMs: 2,
    onError: (error) => errors.push(error),
    ...options,
  });
  informer.handle({
    add: (object, initial) => seen.push(`${initial ? "=" : "+"}${object.metadata.name}@${object.metadata.resourceVersion}`),
    update: (object, before) => seen.push(`${object.metadata.name}@${before.metadata.resourceVersion}>${object.metadata.resourceVersion}`),
    delete: (object, exact) => seen.push(`-${object.metadata.name}${exact ? "" : "?"}`),
  });
  return { informer: informer.start(), seen, errors };
}

describe("informer", () => {
  it("SDK-06: lists, watches from the list's version, resumes from the last event or bookmark, whatever versions look like", async () => {
    const source = new Source(
      [page([thing("a", "x1")], "x5")],
      [
        { events: [{ type: "ADDED", object: thing("b", "x6") }, bookmark("x9")], ends: "end" },
        { events: [{ type: "DELETED", object: thing("b", "x10") }], ends: new Error("cut") },
        { events: [{ type: "MODIFIED", object: thing("a", "x11") }], ends: "silence" },
      ],
    );
    const { informer, seen, errors } = follow(source);
    await eventually(() => seen.length === 4);
    assert.deepEqual(seen, ["=a@x1", "+b@x6", "-b", "a@x1>x11"]);
    assert.deepEqual(
      source.watched.map(({ resourceVersion, bookmarks }) => [resourceVersion, bookmarks]),
      [
        ["x5", true],
        ["x9", true],
        ["x10", true],
      ],
    );
    assert.deepEqual(errors.map(String), ["Error: cut"]);
    assert.equal(source.listed.length, 1);
    await informer.stop();
  });

  it("SDK-04: bridges expired history by the difference: no duplicate adds, missed deletions, another object of the same name", async () => {
    const source = new Source(
      [
        page([thing("a", "1"), thing("b", "2"), thing("c", "3")], "5"),
        page([thing("a", "1"), thing("c", "8", "another"), thing("d", "9")], "9"),
      ],
      [
        { events: [], ends: expired() },
        { events: [{ type: "ADDED", object: thing("d", "9") }], ends: "silence" },
      ],
    );
    const { informer, seen, errors } = follow(source);
    await eventually(() => seen.length >= 7 && source.watched.length === 2);
    assert.deepEqual(seen, ["=a@1", "=b@2", "=c@3", "-c?", "+c@8", "+d@9", "-b?"]);
    assert.deepEqual(errors, [], "expired history is no failure");
    await informer.stop();
  });

  it("SDK-04: reads everything at once when the version expires between pages", async () => {
    const source = new Source([page([thing("a", "1")], "5", { continue: "t" }), expired(), page([thing("b", "6")], "6")], []);
    const { informer, seen } = follow(source);
    await informer.waitForSync();
    assert.deepEqual(seen, ["=b@6"]);
    assert.deepEqual(
      source.listed.map(({ limit }) => limit),
      [500, 500, undefined],
    );
    await informer.stop();
  });

  it("takes the state from the watch where the server offers it, and lists where it refuses", async () => {
    const annotation = "example.com/initial-events-end";
    const options = { initialEventsEndAnnotation: annotation };
    const offering = new Source(
      [],
      [
        {
          events: [
            { type: "ADDED", object: thing("a", "1") },
            bookmark("7", { [annotation]: "true" }),
            { type: "ADDED", object: thing("b", "8") },
          ],
          ends: "silence",
        },
      ],
    );
    const streamed = follow(offering, options);
    await eventually(() => streamed.seen.length === 2);
    assert.deepEqual(streamed.seen, ["=a@1", "+b@8"]);
    assert.equal(offering.listed.length, 0);
    await streamed.informer.stop();

    const refusing = new Source(
      [page([thing("a", "1")], "5")],
      [{ events: [], ends: new ApiError({ code: 422, reason: "Invalid" }, "GET /things") }],
    );
    const listed = follow(refusing, options);
    await listed.informer.waitForSync();
    assert.deepEqual(listed.seen, ["=a@1"]);
    assert.deepEqual(listed.errors, []);
    await listed.informer.stop();
  });

  it("tells of a watch that is forbidden, again and again, and goes on", async () => {
    const forbidden = new ApiError({ code: 403, reason: "Forbidden" }, "GET /things");
    const source = new Source(
      [page([], "5")],
      [
        { events: [], ends: forbidden },
        { events: [], ends: forbidden },
        { events: [{ type: "ADDED", object: thing("a", "6") }], ends: "silence" },
      ],
    );
    const { informer, seen, errors } = follow(source);
    await eventually(() => seen.length === 1);
    assert.equal(errors.filter(isForbidden).length, 2);
    await informer.stop();
  });

  it("resumes a watch on which nothing arrives any more", async () => {
    const source = new Source(
      [page([], "5")],
      [
        { events: [bookmark("6")], ends: "silence" },
        { events: [{ type: "ADDED", object: thing("a", "7") }], ends: "silence" },
      ],
    );
    const { informer, seen } = follow(source, { idleTimeoutMs: 20 });
    await eventually(() => seen.length === 1);
    assert.equal(source.watched[1]?.resourceVersion, "6");
    await informer.stop();
  });

  it("keeps indexes current, tells late handlers of what is there, resyncs, and survives handlers that throw", async () => {
    const source = new Source(
      [page([thing("a", "1", "a", "red"), thing("b", "2", "b", "red")], "5")],
      [{ events: [{ type: "MODIFIED", object: thing("a", "6", "a", "green") }], ends: "silence" }],
    );
    const { informer, seen, errors } = follow(source, { indexers: { color: ({ color = "" }) => [color] }, resyncMs: 5 });
    await eventually(() => informer.store.byIndex("color", "green").length === 1);
    assert.deepEqual(
      informer.store.byIndex("color", "red").map(({ metadata }) => metadata.name),
      ["b"],
    );
    assert.throws(() => informer.store.byIndex("shape", ""), TypeError);
    const late: string[] = [];
    const end = informer.handle({
      add: ({ metadata }) => void late.push(metadata.name),
      update: () => {
        throw new Error("handler");
      },
    });
    assert.deepEqual(late.sort(), ["a", "b"]);
    await eventually(() => seen.includes("b@2>2") && errors.length > 0);
    end();
    await informer.stop();
    const count = seen.length;
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(seen.length, count);
  });

  it("SDK-06: leaves nothing behind of watches that have ended, however many, on the signal that it ends them by", async (t) => {
    // In Node 22 each signal made of others leaves something behind on them.
    const joined = t.mock.method(AbortSignal, "any");
    const opened: AbortSignal[] = [];
    const transport = {
      send: async ({ path, signal }: TransportRequest) => {
        if (signal !== undefined) opened.push(signal);
        const body = path.includes("watch=") ? "" : JSON.stringify({ items: [], metadata: { resourceVersion: `v${opened.length}` } });
        return {
          status: 200,
          header: () => "application/json",
          bytes: async () => Buffer.from(body),
          chunks: async function* () {
            if (body !== "") yield Buffer.from(body);
          },
          cancel: () => {},
        };
      },
      close: () => {},
    };
    const { configMaps } = createClient({ server: "https://none.example", transport }).core.v1;
    const stopping = new AbortController();
    for (let i = 0; i < 100; i++) {
      for await (const _ of configMaps.watch({ signal: stopping.signal })) assert.fail("nothing happens");
    }
    assert.equal(getEventListeners(stopping.signal, "abort").length, 0);
    const informer = new Informer(configMaps, { firstRetryMs: 1, longestRetryMs: 1, streamingLists: false }).start();
    await eventually(() => opened.length > 150);
    await informer.stop();
    assert(opened.slice(100).every((signal) => getEventListeners(signal, "abort").length === 0));
    assert.equal(joined.mock.callCount(), 0);
  });

  it("leaves nothing behind on the signal of who has waited for it", async () => {
    const { informer } = follow(new Source([page([], "1")], []));
    const { signal } = new AbortController();
    await informer.waitForSync(signal);
    assert.equal(getEventListeners(signal, "abort").length, 0);
    await informer.stop();
  });

  it("passes over a change that its transform or an indexer throws at, tells of it once, and goes on", async () => {
    const source = new Source(
      [page([thing("a", "1"), thing("b", "2", "b", "bad"), thing("c", "3")], "5")],
      [
        {
          events: [
            { type: "MODIFIED", object: thing("a", "6", "a", "bad") },
            { type: "MODIFIED", object: thing("c", "7", "c", "odd") },
            { type: "DELETED", object: thing("c", "8", "c", "odd") },
            { type: "ADDED", object: thing("d", "9", "d", "red") },
          ],
          ends: "silence",
        },
      ],
    );
    const { informer, seen, errors } = follow(source, {
      transform(object) {
        if (object.color === "bad") throw new Error(`no ${object.metadata.name}`);
        return object;
      },
      indexers: {
        color({ color = "" }) {
          if (color === "odd") throw new Error("odd");
          return [color];
        },
      },
    });
    await informer.waitForSync();
    await eventually(() => seen.includes("+d@9"));
    assert.deepEqual(seen, ["=a@1", "=c@3", "c@3>7", "-c", "+d@9"]);
    assert.deepEqual(errors.map(String), ["Error: no b", "Error: no a", "Error: odd"]);
    assert.equal(informer.store.get("a")?.metadata.resourceVersion, "1");
    assert.deepEqual(
      informer.store.byIndex("color", "red").map(({ metadata }) => metadata.name),
      ["d"],
    );
    assert.equal(source.watched.length, 1);
    await informer.stop();
  });

  it("waits as long as a timer can where it is asked for more patience than that", async (t) => {
    const delays = t.mock.method(globalThis, "setTimeout");
    const busy = new ApiError({ code: 503, reason: "ServiceUnavailable", message: "later" }, "GET /things", 30 * 24 * 3600);
    const { informer } = follow(new Source([busy], []));
    const asked = (): number[] => delays.mock.calls.map((call) => call.arguments[1] as number).filter((delay) => delay > 1_000_000);
    await eventually(() => asked().length > 0);
    assert.deepEqual(asked(), [2_147_483_647]);
    await informer.stop();
  });

  it("stops while it waits, and tells whoever waits for it", async () => {
    const { informer } = follow(new Source([new Error("no"), new Error("no")], []), { firstRetryMs: 60_000, longestRetryMs: 60_000 });
    const waiting = assert.rejects(informer.waitForSync(), { message: "the informer was stopped" });
    await informer.stop();
    await waiting;
  });
});
