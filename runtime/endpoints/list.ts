/** GET of a collection (LIST rows): the head, then cached bytes, in chunks, at the pace of the reader. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { JsonIndenter } from "../codec/json-indenter.js";
import { negotiateOutput, type OutputForm } from "../codec/negotiation.js";
import type { ListMeta } from "../definition/object-meta.js";
import type { ListResult } from "../registry/resource-store.js";
import { answerBytes, compresses, encodeOptions, isPretty } from "./answer.js";
import { COMPRESSION_THRESHOLD_BYTES, GZIP_HEADERS, GzipResponseStream } from "./compression.js";
import type { ResponseStream } from "./exchange.js";
import { readListOptions } from "./list-options.js";
import { booleanValue } from "./query.js";
import type { ResourceRequest } from "./resource-request.js";

/** Answers up to this size are sent with their length; longer ones are streamed. */
const WHOLE_BYTES = COMPRESSION_THRESHOLD_BYTES;

export function listObjects(request: ResourceRequest): void | Promise<void> {
  const form = negotiateOutput(request.exchange.headers.accept, request.offer);
  const sendInitialEvents = booleanValue(request.query, "sendInitialEvents");
  const read = readListOptions(request.query, request.target.definition);
  const options = sendInitialEvents === undefined ? read : { ...read, sendInitialEvents };
  const paged = request.services.gate("APIListChunking");
  encodeOptions(request.query, form);
  const result = request.store.list(request.target, paged ? options : { ...options, limit: undefined, continue: undefined });
  return result instanceof Promise ? result.then((list) => answerList(request, list, form)) : answerList(request, result, form);
}

async function answerList(request: ResourceRequest, list: ListResult, form: OutputForm): Promise<void> {
  const { definition } = request.target;
  const metadata: ListMeta = { resourceVersion: String(list.revision) };
  if (list.continue !== undefined) metadata.continue = list.continue;
  if (list.remaining !== undefined && request.services.gate("RemainingItemCount")) metadata.remainingItemCount = list.remaining;
  const chunks = request.services.codec
    .encodeList(definition, metadata, list.entries, form, encodeOptions(request.query, form))
    [Symbol.iterator]();
  const head = await takeWhole(chunks);
  if (head.done) return answerBytes(request, 200, head.chunks.length === 1 ? (head.chunks[0] as Buffer) : Buffer.concat(head.chunks), form);
  const stream = openStream(request, form);
  const indenter = isPretty(request, form) ? new JsonIndenter() : undefined;
  await pour(stream, head.chunks, indenter);
  await pour(stream, { [Symbol.iterator]: () => chunks }, indenter);
  stream.end();
}

interface Taken {
  readonly chunks: readonly Buffer[];
  /** True: this is all there is. */
  readonly done: boolean;
}

/** Takes chunks until the answer is known to be longer than {@link WHOLE_BYTES}. */
async function takeWhole(chunks: Iterator<Buffer>): Promise<Taken> {
  const taken: Buffer[] = [];
  let length = 0;
  while (length < WHOLE_BYTES) {
    const next = chunks.next();
    if (next.done === true) return { chunks: taken, done: true };
    if (next.value.length === 0) await nextTurn();
    taken.push(next.value);
    length += next.value.length;
  }
  return { chunks: taken, done: false };
}

function openStream(request: ResourceRequest, form: OutputForm): ResponseStream {
  if (!compresses(request)) return request.exchange.stream(200, form.mediaType);
  return new GzipResponseStream(request.exchange.stream(200, form.mediaType, GZIP_HEADERS));
}

/** Writes at the pace of the reader, and lets other work run between chunks. */
async function pour(stream: ResponseStream, chunks: Iterable<Buffer>, indenter: JsonIndenter | undefined): Promise<void> {
  for (const chunk of chunks) {
    if (stream.closed) return;
    if (chunk.length === 0) await nextTurn();
    else if (!stream.write(indenter === undefined ? chunk : indenter.write(chunk))) await stream.drained();
  }
}
