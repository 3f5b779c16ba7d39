/** Follows a collection for ever: lists, watches from there, resumes where it was cut off, lists anew where history is gone. */
import type { ItemsOptions, ListOptions, Selection, WatchOptions } from "../call-options.js";
import { ApiError, isBadRequest, isExpired, isInvalid } from "../errors.js";
import type { ObjectShape, Page, Stored } from "../object-types.js";
import { Backoff, following, pause, unheld } from "../pause.js";
import { TransportError } from "../transport.js";
import type { Watch, WatchEvent } from "../watch.js";

/** What is followed: a resource's client has it. `onBytes` is called for every piece that arrives. */
export interface ListsAndWatches<T extends ObjectShape> {
  list(options: ListOptions, onBytes?: () => void): Promise<Page<T>>;
  pages(options: ItemsOptions, onBytes?: () => void): AsyncIterable<Page<T>>;
  watch(options: WatchOptions, onBytes?: () => void): Watch<T>;
}

/** Told of what happens, in order. */
export interface ReflectorSink<T extends ObjectShape> {
  /** All there is now. */
  replaced(objects: Iterable<Stored<T>>): void;
  changed(event: Exclude<WatchEvent<T>, { readonly type: "BOOKMARK" }>): void;
  /** A list or watch failed and will be tried again. Expired history is no failure. */
  failed(error: unknown): void;
}

export interface ReflectorOptions extends Selection {
  /** Objects a page of a list; default 500. */
  readonly pageSize?: number;
  /** A list or watch of which nothing has arrived for so long is taken for dead and begun anew; default two minutes. */
  readonly idleTimeoutMs?: number;
  /** Pauses between tries that fail; default 0.8 s growing to 30 s. */
  readonly firstRetryMs?: number;
  readonly longestRetryMs?: number;
  /** Asks for the present state as the beginning of the watch, where the server can do that; default true. */
  readonly streamingLists?: boolean;
  /** Annotation of the bookmark that ends such a beginning. */
  readonly initialEventsEndAnnotation: string;
}

const IDLE_TIMEOUT_MS = 120_000;
const FIRST_RETRY_MS = 800;
const LONGEST_RETRY_MS = 30_000;
/** The server is asked to end watches after a time from this range, so that they spread over servers again. */
const SHORTEST_WATCH_S = 300;
const LONGEST_WATCH_S = 600;
/** A watch that ends sooner, without a word, is not opened again at once. */
const SUSPICIOUSLY_SHORT_MS = 1000;

export class Reflector<T extends ObjectShape> {
  /** Where the picture stands; undefined: a list is needed. */
  #version: string | undefined;
  #streams: boolean;
  readonly #backoff: Backoff;

  constructor(
    private readonly source: ListsAndWatches<T>,
    private readonly sink: ReflectorSink<T>,
    private readonly options: ReflectorOptions,
  ) {
    this.#streams = options.streamingLists ?? true;
    this.#backoff = new Backoff({ firstMs: options.firstRetryMs ?? FIRST_RETRY_MS, longestMs: options.longestRetryMs ?? LONGEST_RETRY_MS });
  }

  /** Resolves when the signal is aborted and nothing is under way any more. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.#step(signal);
      } catch (error) {
        if (!signal.aborted) await this.#recover(error, signal).catch(() => {});
      }
    }
  }

  async #step(signal: AbortSignal): Promise<void> {
    const begun = performance.now();
    if (this.#version === undefined && !this.#streams) await this.#list(signal);
    const events = await this.#watch(signal);
    if (events > 0 || performance.now() - begun > SUSPICIOUSLY_SHORT_MS) this.#backoff.reset();
    else await pause(this.#backoff.next(), signal);
  }

  async #recover(error: unknown, signal: AbortSignal): Promise<void> {
    if (this.#version === undefined && this.#streams && (isInvalid(error) || isBadRequest(error))) {
      this.#streams = false;
      return;
    }
    if (isExpired(error)) this.#version = undefined;
    else this.sink.failed(error);
    const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
    await pause(Math.max(asked, this.#backoff.next()), signal);
  }

  /** The most recent state. Throws TransportError when nothing of it arrives any more. */
  async #list(stopping: AbortSignal): Promise<void> {
    const { controller, release } = following(stopping);
    const { sign, end } = this.#whenSilent(() => controller.abort(new TransportError("nothing of the list arrives any more")));
    try {
      await this.#listAlive(controller.signal, sign);
    } finally {
      end();
      release();
    }
  }

  /** Page by page; as a whole when its version expires between pages. */
  async #listAlive(signal: AbortSignal, onBytes: () => void): Promise<void> {
    const { labelSelector, fieldSelector, pageSize } = this.options;
    const selection = { ...(labelSelector ? { labelSelector } : {}), ...(fieldSelector ? { fieldSelector } : {}) };
    const objects: Stored<T>[] = [];
    let version = "";
    try {
      for await (const page of this.source.pages({ ...selection, ...(pageSize ? { pageSize } : {}), signal }, onBytes)) {
        for (const object of page.items) objects.push(object);
        version = page.resourceVersion;
      }
    } catch (error) {
      if (!isExpired(error)) throw error;
      const page = await this.source.list({ ...selection, signal }, onBytes);
      objects.splice(0, objects.length, ...page.items);
      version = page.resourceVersion;
    }
    signal.throwIfAborted();
    this.sink.replaced(objects);
    this.#version = version;
  }

  /** Returns how many events came. Throws for what the watch ended with, unless the server simply ended it. */
  async #watch(signal: AbortSignal): Promise<number> {
    signal.throwIfAborted();
    const initial = this.#version === undefined ? new Map<string, Stored<T>>() : undefined;
    const { sign, end } = this.#whenSilent(() => watch.close());
    const watch = this.source.watch(this.#watchOptions(signal), sign);
    let events = 0;
    try {
      for await (const event of watch) {
        if (signal.aborted) break;
        events++;
        this.#take(event, initial);
      }
    } finally {
      end();
    }
    return events;
  }

  /** Calls when there was no sign of life for too long. */
  #whenSilent(call: () => void): { sign(): void; end(): void } {
    const { idleTimeoutMs = IDLE_TIMEOUT_MS } = this.options;
    let lastSign = performance.now();
    const look = (): void => {
      if (performance.now() - lastSign >= idleTimeoutMs) call();
    };
    const watchdog = unheld(setInterval(look, Math.max(10, idleTimeoutMs / 4)));
    const sign = (): void => {
      lastSign = performance.now();
    };
    return { sign, end: () => clearInterval(watchdog) };
  }

  #watchOptions(signal: AbortSignal): WatchOptions {
    const { labelSelector, fieldSelector } = this.options;
    const timeoutSeconds = Math.round(SHORTEST_WATCH_S + Math.random() * (LONGEST_WATCH_S - SHORTEST_WATCH_S));
    return {
      signal,
      bookmarks: true,
      timeoutSeconds,
      ...(labelSelector ? { labelSelector } : {}),
      ...(fieldSelector ? { fieldSelector } : {}),
      ...(this.#version === undefined ? { sendInitialEvents: true } : { resourceVersion: this.#version }),
    };
  }

  /** `initial` collects the beginning of a streamed list; the version counts only from its end. */
  #take(event: WatchEvent<T>, initial: Map<string, Stored<T>> | undefined): void {
    const { resourceVersion } = event.object.metadata;
    if (this.#version === undefined && initial !== undefined) {
      if (event.type === "BOOKMARK") {
        if (event.object.metadata.annotations?.[this.options.initialEventsEndAnnotation] !== "true") return;
        this.sink.replaced(initial.values());
        initial.clear();
        this.#version = resourceVersion;
      } else if (event.type === "DELETED") initial.delete(event.object.metadata.uid);
      else initial.set(event.object.metadata.uid, event.object);
      return;
    }
    if (event.type !== "BOOKMARK") this.sink.changed(event);
    this.#version = resourceVersion;
  }
}
