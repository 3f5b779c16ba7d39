/** Watches (WATCH rows): the head at once, each event at once, at the pace of the reader, to a clean end. */

import { negotiateWatch, type OutputForm } from "../codec/negotiation/negotiation.js";
import { collectionTurn, isSliceOver, ListRoom, type WatchEncoder } from "../codec/object-codec.js";
import type { Soon } from "../codec/pieces.js";
import { holderName } from "../definition/holder-name.js";
import { badRequest } from "../errors/constructors.js";
import type { WatchOptions } from "../registry/options.js";
import type { ResourceWatch, WatchEvent } from "../registry/resource-watch.js";
import { encodeOptions } from "./answer.js";
import { framesUnderWay, LARGE_FRAME_BYTES } from "./frames-under-way.js";
import { readListOptions } from "./list-options.js";
import { booleanValue, integerValue } from "./query.js";
import type { ResourceRequest } from "./resource-request.js";
import { type Frame, RUN_BYTES, StreamedAnswer, type WatchAnswer } from "./watch-answer.js";
import { openMessages } from "./watch-messages.js";
import { holdWatchQuery } from "./watch-query-room.js";

/** Resolves when the watch is over. */
export async function watchObjects(request: ResourceRequest): Promise<void> {
  // A thousand watches may be asked for in one turn.
  if (isSliceOver()) await collectionTurn(holderName(request.context.user));
  const letGo = holdWatchQuery(holderName(request.context.user), request.query);
  try {
    await watchUntilOver(request);
  } finally {
    letGo();
  }
}

async function watchUntilOver(request: ResourceRequest): Promise<void> {
  const { target, services } = request;
  const form = negotiateWatch(request.exchange.headers.accept, request.offer);
  const encoder = services.codec.watchEncoder(target.definition, form, encodeOptions(request.query, form));
  const options = readWatchOptions(request);
  const sender = new WatchSender(encoder);
  const watch = await request.resource.watch(request.context, target, options, () => sender.ready());
  const drain = (): void => sender.finish();
  services.draining.addEventListener("abort", drain);
  try {
    const answer = request.exchange.closed ? undefined : await beginAnswer(request, form);
    if (answer !== undefined) await sender.run(watch, answer, services.draining.aborted);
  } finally {
    services.draining.removeEventListener("abort", drain);
    watch.close();
  }
}

/** As a stream, or as messages for a client that asks for a WebSocket; undefined when the client is gone. */
async function beginAnswer({ exchange, services }: ResourceRequest, form: OutputForm): Promise<WatchAnswer | undefined> {
  if (!exchange.asksWebSocket) return new StreamedAnswer(exchange, form.streamMediaType);
  const raw = exchange.raw();
  return openMessages({ ...raw, headers: services.withoutCredentials(raw.headers) }, form);
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
    timeoutSeconds: asked === undefined || asked <= 0 ? minimum * (1 + request.context.random.share()) : asked,
  };
}

/** Moves events from a watch to a response. While the client is behind it takes nothing, so that the watch's bounded queue fills. */
class WatchSender {
  #watch: ResourceWatch | undefined;
  #answer: WatchAnswer | undefined;
  /** Taken from the watch, and how many of them have been sent. */
  #events: readonly WatchEvent[] = [];
  #sent = 0;
  #behind = false;
  #finished = false;
  #done: (() => void) | undefined;
  #failed: ((error: unknown) => void) | undefined;

  constructor(private readonly encoder: WatchEncoder) {}

  /** Rejects when events cannot be made into frames: the answer is cut off then. */
  run(watch: ResourceWatch, answer: WatchAnswer, draining: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#watch = watch;
      this.#answer = answer;
      this.#done = resolve;
      this.#failed = reject;
      answer.onClose(resolve);
      if (draining) this.finish();
      else this.ready();
    });
  }

  /** Sends what waits; called whenever something does. Does not throw: what fails of one watch is not for those who tell of changes. */
  ready(): void {
    try {
      this.#send();
    } catch (error) {
      const answer = this.#answer;
      this.#answer = undefined;
      this.#failed?.(error);
      answer?.destroy();
    }
  }

  #send(): void {
    const answer = this.#answer;
    if (answer === undefined || this.#behind) return;
    while (this.#takeMore()) {
      const frames: Frame[] = [];
      let pending: Promise<Frame> | undefined;
      let bytes = 0;
      while (pending === undefined && bytes < RUN_BYTES && this.#sent < this.#events.length) {
        const frame = this.#frame(this.#events[this.#sent++] as WatchEvent);
        if (frame instanceof Promise) pending = frame;
        else {
          frames.push(frame);
          bytes += bytesOf(frame);
        }
      }
      const writing = answer.send(frames);
      if (writing === undefined && pending === undefined) continue;
      void this.#wait(answer, writing, pending, writing === undefined ? 0 : bytes);
      return;
    }
    if (this.#watch?.ended === true) this.finish();
  }

  /** False when nothing waits. */
  #takeMore(): boolean {
    if (this.#sent < this.#events.length) return true;
    this.#events = this.#watch?.take() ?? [];
    this.#sent = 0;
    return this.#events.length > 0;
  }

  /** Ends the response cleanly, behind a frame that is on its way: last chunk, END_STREAM. */
  finish(): void {
    this.#finished = true;
    if (this.#behind) return;
    this.#answer?.end();
    this.#done?.();
  }

  /** Until the client has taken what it was sent, so many bytes, and a frame that is being made has been sent, too. */
  async #wait(answer: WatchAnswer, writing: Promise<void> | undefined, pending: Promise<Frame> | undefined, bytes: number): Promise<void> {
    this.#behind = true;
    const room = new ListRoom();
    if (bytes > RUN_BYTES) room.take(bytes);
    // Of a frame that is being made it is known when it has been.
    const taken = pending === undefined ? this.#keep(answer, bytes) : undefined;
    const sent = await this.#sendLater(answer, writing, pending);
    taken?.();
    room.close();
    // One client can open the windows of thousands at once.
    if (sent && !answer.closed && !this.#finished && isSliceOver()) await collectionTurn();
    this.#behind = false;
    if (!sent || answer.closed) this.#done?.();
    else if (this.#finished) this.finish();
    else this.ready();
  }

  async #sendMade(answer: WatchAnswer, frame: Frame): Promise<void> {
    const writing = answer.send([frame]);
    if (writing === undefined) return;
    const taken = this.#keep(answer, bytesOf(frame));
    try {
      await writing;
    } finally {
      taken?.();
    }
  }

  /** What is on its way, so many bytes, is mostly the frame of the object that was sent last: small ones go together. */
  #keep(answer: WatchAnswer, bytes: number): (() => void) | undefined {
    const event = this.#events[this.#sent - 1];
    const watch = this.#watch;
    if (bytes < LARGE_FRAME_BYTES || event === undefined || !("object" in event) || watch === undefined) return undefined;
    const { object } = event;
    const isPresent = (): boolean => this.encoder.sendsAsHeld && watch.isPresent(object);
    return framesUnderWay.add({ object, bytes, isPresent, giveUp: () => answer.destroy() });
  }

  /** False when that failed: the client sees an answer that is cut off. */
  async #sendLater(answer: WatchAnswer, writing: Promise<void> | undefined, pending: Promise<Frame> | undefined): Promise<boolean> {
    try {
      const frame = await pending;
      await writing;
      if (frame !== undefined && !answer.closed && !this.#finished) await this.#sendMade(answer, frame);
      return true;
    } catch (error) {
      if (!answer.closed) this.#failed?.(error);
      answer.destroy();
      return false;
    }
  }

  #frame(event: WatchEvent): Soon<Frame> {
    if (event.type === "ERROR") return [this.encoder.error(event.status)];
    if (event.type === "BOOKMARK") return [this.encoder.bookmark(event.resourceVersion, event.initialEventsEnd)];
    return this.encoder.event(event.type, event.object);
  }
}

function bytesOf(frame: Frame): number {
  let bytes = 0;
  for (const piece of frame) bytes += piece.length;
  return bytes;
}
