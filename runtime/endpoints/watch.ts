/** Watches (WATCH rows): the head at once, each event at once, at the pace of the reader, to a clean end. */
import { negotiateWatch } from "../codec/negotiation/negotiation.js";
import type { WatchEncoder } from "../codec/object-codec.js";
import { badRequest } from "../errors/constructors.js";
import type { WatchOptions } from "../registry/options.js";
import type { ResourceWatch, WatchEvent } from "../registry/resource-watch.js";
import { encodeOptions } from "./answer.js";
import type { ResponseStream } from "./exchange.js";
import { readListOptions } from "./list-options.js";
import { booleanValue, integerValue } from "./query.js";
import type { ResourceRequest } from "./resource-request.js";

/** Resolves when the watch is over. */
export async function watchObjects(request: ResourceRequest): Promise<void> {
  const { target, services } = request;
  const form = negotiateWatch(request.exchange.headers.accept, request.offer);
  const encoder = services.codec.watchEncoder(target.definition, form, encodeOptions(request.query, form));
  const options = readWatchOptions(request);
  const sender = new WatchSender(encoder);
  const watch = await request.resource.watch(request.context, target, options, () => sender.ready());
  if (request.exchange.closed) return watch.close();
  const stream = request.exchange.stream(200, form.streamMediaType, { live: true });
  const drain = (): void => sender.finish();
  services.draining.addEventListener("abort", drain);
  try {
    await sender.run(watch, stream, request);
  } finally {
    services.draining.removeEventListener("abort", drain);
    watch.close();
  }
}

function readWatchOptions(request: ResourceRequest): WatchOptions {
  const { query } = request;
  const { name, definition } = request.target;
  const asked = integerValue(query, "timeoutSeconds");
  const minimum = request.services.minimumWatchSeconds;
  const options = readListOptions(query, definition);
  if (name !== "" && options.fieldSelector !== undefined && options.fieldSelector.exact("metadata.name") !== name) {
    throw badRequest("fieldSelector metadata.name doesn't match requested name");
  }
  return {
    ...options,
    allowWatchBookmarks: booleanValue(query, "allowWatchBookmarks"),
    sendInitialEvents: booleanValue(query, "sendInitialEvents"),
    timeoutSeconds: asked === undefined || asked <= 0 ? minimum * (1 + Math.random()) : asked,
  };
}

/** Moves events from a watch to a response. While the client is behind it takes nothing, so that the watch's bounded queue fills. */
class WatchSender {
  #watch: ResourceWatch | undefined;
  #stream: ResponseStream | undefined;
  #behind = false;
  #done: (() => void) | undefined;

  constructor(private readonly encoder: WatchEncoder) {}

  run(watch: ResourceWatch, stream: ResponseStream, request: ResourceRequest): Promise<void> {
    return new Promise((resolve) => {
      this.#watch = watch;
      this.#stream = stream;
      this.#done = resolve;
      request.exchange.onClose(resolve);
      if (request.services.draining.aborted) this.finish();
      else this.ready();
    });
  }

  /** Sends what waits; called whenever something does. */
  ready(): void {
    const watch = this.#watch;
    const stream = this.#stream;
    if (watch === undefined || stream === undefined || this.#behind) return;
    for (let events = watch.take(); events.length > 0; events = watch.take()) {
      if (stream.write(this.#frames(events))) continue;
      this.#wait(stream);
      return;
    }
    if (watch.ended) this.finish();
  }

  /** Ends the response cleanly: last chunk, END_STREAM. */
  finish(): void {
    this.#stream?.end();
    this.#done?.();
  }

  #wait(stream: ResponseStream): void {
    this.#behind = true;
    void stream.drained().then(() => {
      this.#behind = false;
      if (stream.closed) this.#done?.();
      else this.ready();
    });
  }

  #frames(events: readonly WatchEvent[]): Buffer {
    if (events.length === 1) return this.#frame(events[0] as WatchEvent);
    return Buffer.concat(events.map((event) => this.#frame(event)));
  }

  #frame(event: WatchEvent): Buffer {
    if (event.type === "ERROR") return this.encoder.error(event.status);
    if (event.type === "BOOKMARK") return this.encoder.bookmark(event.resourceVersion, event.initialEventsEnd);
    return this.encoder.event(event.type, event.object);
  }
}
