/** GET of a collection (LIST rows): the head, then cached bytes, in chunks, at the pace of the reader. */

import { JsonIndenter } from "../codec/json/indenter.js";
import { negotiateOutput, type OutputForm } from "../codec/negotiation/negotiation.js";
import { collectionTurn, hasListRoom, isSliceOver, LIST_CHUNK_BYTES, ListRoom } from "../codec/object-codec.js";
import type { Soon } from "../codec/pieces.js";
import { holderName } from "../definition/holder-name.js";
import type { ListMeta } from "../definition/object-meta.js";
import type { ListResult } from "../registry/resource.js";
import { answerBytes, compresses, encodeOptions, isPretty } from "./answer.js";
import { COMPRESSION_THRESHOLD_BYTES, GZIP_HEADERS, GzipResponseStream } from "./compression.js";
import type { ResponseStream } from "./exchange.js";
import { readListOptions } from "./list-options.js";
import { booleanValue } from "./query.js";
import type { ResourceRequest } from "./resource-request.js";
import { chunksOf } from "./write-in-chunks.js";

/** Answers up to this size are sent with their length; longer ones are streamed. */
const WHOLE_BYTES = COMPRESSION_THRESHOLD_BYTES;

export function listObjects(request: ResourceRequest): void | Promise<void> {
  // Hundreds of lists may be asked for in one turn.
  return isSliceOver() ? collectionTurn(holderName(request.context.user)).then(() => readAndAnswer(request)) : readAndAnswer(request);
}

function readAndAnswer(request: ResourceRequest): void | Promise<void> {
  const form = negotiateOutput(request.exchange.headers.accept, request.offer);
  const sendInitialEvents = booleanValue(request.query, "sendInitialEvents");
  const read = readListOptions(request.query, request.target.definition);
  const options = sendInitialEvents === undefined ? read : { ...read, sendInitialEvents };
  const paged = request.services.gate("APIListChunking");
  encodeOptions(request.query, form);
  const result = request.resource.list(
    request.context,
    request.target,
    paged ? options : { ...options, limit: undefined, continue: undefined },
  );
  return result instanceof Promise ? result.then((list) => answerList(request, list, form)) : answerList(request, result, form);
}

async function answerList(request: ResourceRequest, list: ListResult, form: OutputForm): Promise<void> {
  const { definition } = request.target;
  const user = holderName(request.context.user);
  const metadata: ListMeta = list.revision === 0 ? {} : { resourceVersion: String(list.revision) };
  if (list.continue !== undefined) metadata.continue = list.continue;
  if (list.remaining !== undefined && request.services.gate("RemainingItemCount")) metadata.remainingItemCount = list.remaining;
  const encoding = request.services.codec.encodeList(definition, metadata, list.entries, form, {
    ...encodeOptions(request.query, form),
    user,
  });
  const { length, chunks, release } = await encoding;
  request.exchange.onClose(release);
  // Hundreds that waited for the same go on in one turn.
  if (isSliceOver()) await collectionTurn(user);
  const iterator = chunks[Symbol.iterator]();
  const head = await takeWhole(iterator, user);
  if (head.done) return answerBytes(request, 200, head.chunks.length === 1 ? (head.chunks[0] as Buffer) : Buffer.concat(head.chunks), form);
  const indenter = isPretty(request, form) ? new JsonIndenter() : undefined;
  const stream = openStream(request, form, indenter === undefined ? length : undefined);
  if (list.hold !== undefined) request.exchange.onClose(list.hold(() => stream.destroy()));
  await pour(stream, joined(head.chunks, iterator), indenter, user);
  stream.end();
}

interface Taken {
  readonly chunks: readonly Buffer[];
  /** True: this is all there is. */
  readonly done: boolean;
}

/** What a compressor holds: its tables and window, and what waits before and behind it. */
const COMPRESSOR_BYTES = 3 * LIST_CHUNK_BYTES;

/** Whether a list may make more of itself than its reader has taken. */
const hasRoom = (): boolean => hasListRoom(LIST_CHUNK_BYTES);

/** Takes chunks until the answer is known to be longer than {@link WHOLE_BYTES}, or than what there is room for. */
async function takeWhole(chunks: Iterator<Soon<Buffer>>, user: string): Promise<Taken> {
  const taken: Buffer[] = [];
  let length = 0;
  while (length === 0 || (length < WHOLE_BYTES && hasRoom())) {
    const next = chunks.next();
    if (next.done === true) return { chunks: taken, done: true };
    const chunk = next.value instanceof Promise ? await next.value : next.value;
    if (chunk.length === 0) {
      await collectionTurn(user);
      continue;
    }
    taken.push(chunk);
    length += chunk.length;
  }
  return { chunks: taken, done: false };
}

function openStream(request: ResourceRequest, form: OutputForm, length: number | undefined): ResponseStream {
  const { exchange } = request;
  const room = new ListRoom();
  if (!compresses(request) || !room.take(COMPRESSOR_BYTES)) return exchange.stream(200, form.mediaType, { length });
  exchange.onClose(() => room.close());
  return new GzipResponseStream(exchange.stream(200, form.mediaType, { headers: GZIP_HEADERS }));
}

/** Writes at the pace of the reader, and lets other work run between chunks. Where there is room the next one is made while one is on its way. */
async function pour(
  stream: ResponseStream,
  chunks: Iterable<Soon<Buffer>>,
  indenter: JsonIndenter | undefined,
  user: string,
): Promise<void> {
  let behind = false;
  for (const next of chunks) {
    // Whether it fails is of no account to a reader who has gone before it is there.
    if (next instanceof Promise) next.catch(() => undefined);
    if (behind) await stream.drained();
    behind = false;
    if (stream.closed) return;
    const chunk = next instanceof Promise ? await next : next;
    if (stream.closed) return;
    if (chunk.length === 0) {
      await collectionTurn(user);
      continue;
    }
    for (const part of chunksOf([chunk])) {
      if (behind) await stream.drained();
      // Hundreds may have room at once.
      if (isSliceOver()) await collectionTurn(user);
      if (stream.closed) return;
      behind = !stream.write(indenter === undefined ? part : indenter.write(part));
    }
    if (!behind || hasRoom()) continue;
    await stream.drained();
    behind = false;
  }
}

function* joined(taken: readonly Buffer[], rest: Iterator<Soon<Buffer>>): Generator<Soon<Buffer>> {
  yield* taken;
  yield* { [Symbol.iterator]: () => rest };
}
