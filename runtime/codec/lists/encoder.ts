/** Collections as chunks of bytes, put together from the cached encodings of their items (LIST-01, NEG-11, NEG-17). */
import type { JsonObject } from "../../definition/json.js";
import type { ListMeta } from "../../definition/object-meta.js";
import { apiVersionOf, type ResourceDefinition } from "../../definition/resource-definition.js";
import type { EncodableObject } from "../encodable-object.js";
import { readJsonValue, stringifyJson } from "../json/json.js";
import type { OutputForm } from "../negotiation/negotiation.js";
import type { Piece, Soon } from "../pieces.js";
import { ENVELOPE_TAIL, envelopeHead } from "../protobuf/envelope.js";
import { fieldLength, writeFieldHead } from "../protobuf/wire.js";
import type { Representation } from "../representation.js";
import type { IncludeObject } from "../tables/table.js";
import { writeYaml, writeYamlItem } from "../yaml/writer.js";
import { ChunkBuffer, LIST_CHUNK_BYTES } from "./chunks.js";
import { itemPiece, largeYamlItem } from "./items.js";
import { LargePiece } from "./large-piece.js";
import { measured } from "./measured.js";
import { ListMessages } from "./messages.js";
import { collectionTurn, isSliceOver, SliceWatch } from "./turns.js";

/** Stands between pieces where other work should run before the next is made. */
const PAUSE: Buffer = Buffer.alloc(0);

const FIRST_CHUNK_BYTES = 4 * 1024;

const COMMA = Buffer.from(",");
const WHOLE: Piece = { kind: "json" };

const OPEN_ITEM = Buffer.from("{");
const OPEN_NEXT_ITEM = Buffer.from(",{");
const END_OF_LIST = Buffer.from("]}\n");
const END_OF_ROWS = Buffer.from("]}");

type Pieces = Generator<Buffer | LargePiece>;
type Chunks = Generator<Soon<Buffer>>;

/** One collection to encode. */
export interface ListRequest {
  readonly definition: ResourceDefinition;
  readonly metadata: ListMeta;
  /** In list order; read once. */
  readonly items: Iterable<EncodableObject>;
  readonly form: OutputForm;
  readonly includeObject: IncludeObject;
  /** For whom. */
  readonly user?: string | undefined;
}

/** A collection on its way out. */
export interface EncodedList {
  /** Bytes of all chunks together, where they are known before the chunks are made. */
  readonly length: number | undefined;
  /**
   * Made as they are taken; each holds until the second one after it is taken. At an empty one whoever takes them waits for
   * `collectionTurn` before taking the next, at a promise for the chunk that it resolves with.
   */
  readonly chunks: Iterable<Soon<Buffer>>;
  /** Lets other collections use the memory of the chunks. Call it when they have left, or will never leave. */
  release(): void;
}

/** Resolves once the collection is measured, where that can be done without having all of it in memory. */
export async function encodeList(request: ListRequest, representation: Representation): Promise<EncodedList> {
  const { form, definition } = request;
  if (form.encoding === "protobuf") return protobufList(request, representation);
  if (form.encoding === "yaml") return coalesced(yamlPieces(request, representation));
  if (form.as === "Table") return coalesced(tablePieces(request, representation));
  if (form.as === undefined && definition.conversion.type === "none") return storedList(request, representation);
  return coalesced(jsonPieces(request, representation));
}

/** Kind and API version of the collection itself. */
function typeOfList({ definition, form }: ListRequest, representation: Representation): { kind: string; apiVersion: string } {
  if (form.as === undefined) return { kind: definition.listKind, apiVersion: apiVersionOf(definition) };
  return { kind: form.as, apiVersion: representation.metaApiVersion(form) };
}

function jsonHead(request: ListRequest, representation: Representation): Buffer {
  const head: JsonObject = { ...typeOfList(request, representation), metadata: request.metadata as JsonObject };
  return Buffer.from(`${stringifyJson(head).slice(0, -1)},"items":[`);
}

/** A collection says once what its items are: kind and API version, which come first in their bytes, are passed over. */
function lengthOfType(definition: ResourceDefinition): number {
  const type = stringifyJson({ kind: definition.kind, apiVersion: apiVersionOf(definition) });
  return Buffer.byteLength(`${type.slice(0, -1)},`);
}

/** Items that are sent as they are held. */
async function storedList(request: ListRequest, representation: Representation): Promise<EncodedList> {
  const head = jsonHead(request, representation);
  const start = lengthOfType(request.definition);
  const { items, bytes } = await measured(request.items);
  const opened = items.length * (OPEN_NEXT_ITEM.length - start) - (items.length > 0 ? OPEN_NEXT_ITEM.length - OPEN_ITEM.length : 0);
  const length = head.length + bytes + opened + END_OF_LIST.length;
  const chunk = new ChunkBuffer(length);
  return { length, chunks: storedItems(chunk, head, items, start), release: () => chunk.release() };
}

/** Every collection's way, so that the loop is flat: pieces handed from one generator to another double what a list costs. */
function* storedItems(chunk: ChunkBuffer, head: Buffer, items: readonly EncodableObject[], start: number): Generator<Buffer> {
  chunk.add(head);
  let open = OPEN_ITEM;
  for (const item of items) {
    const length = item.size - start;
    if (chunk.room < open.length + length) yield chunk.take();
    if (open.length + length <= chunk.room) {
      chunk.addItem(open, item, start);
    } else {
      chunk.add(open);
      yield chunk.take();
      yield item.json.subarray(start);
    }
    open = OPEN_NEXT_ITEM;
  }
  if (chunk.room < END_OF_LIST.length) yield chunk.take();
  chunk.add(END_OF_LIST);
  yield chunk.take();
}

function* jsonPieces(request: ListRequest, representation: Representation): Pieces {
  yield jsonHead(request, representation);
  yield* request.form.as === undefined ? convertedItems(request, representation) : partialItems(request, representation);
  yield END_OF_LIST;
}

function* convertedItems({ definition, items }: ListRequest, representation: Representation): Pieces {
  const start = lengthOfType(definition);
  const asItem = (json: Buffer): Buffer => json.subarray(start);
  let open = OPEN_ITEM;
  for (const item of items) {
    yield open;
    open = OPEN_NEXT_ITEM;
    yield itemPiece(representation, definition, item, WHOLE, asItem);
    if (isSliceOver()) yield PAUSE;
  }
}

function* partialItems({ definition, items, form }: ListRequest, representation: Representation): Pieces {
  const asked: Piece = { kind: "partial", form };
  const watch = new SliceWatch();
  let first = true;
  for (const item of items) {
    if (!first) yield COMMA;
    first = false;
    yield itemPiece(representation, definition, item, asked);
    if (watch.isOver(item.size)) yield PAUSE;
  }
}

function* tablePieces(request: ListRequest, representation: Representation): Pieces {
  const { definition, form } = request;
  const asked = representation.rowPiece(form, request.includeObject);
  yield representation.tableHead(definition, request.metadata, form, true);
  let first = true;
  for (const item of request.items) {
    if (!first) yield COMMA;
    first = false;
    yield itemPiece(representation, definition, item, asked);
    if (isSliceOver()) yield PAUSE;
  }
  yield END_OF_LIST;
}

/** Members in the order of their names, as the writer would put them: items stand before kind and metadata. */
function* yamlPieces(request: ListRequest, representation: Representation): Pieces {
  const { form } = request;
  const { kind, apiVersion } = typeOfList(request, representation);
  if (form.as === "Table") {
    yield* yamlTablePieces(request, representation);
    return;
  }
  yield Buffer.from(`apiVersion: ${apiVersion}\nitems:`);
  let first = true;
  for (const item of request.items) {
    if (first) yield Buffer.from("\n");
    first = false;
    const large = largeYamlItem(representation, request.definition, item, form);
    if (large !== undefined) {
      yield large;
      continue;
    }
    for (const text of representation.itemTexts(item, form)) {
      yield Buffer.from(text);
      if (isSliceOver()) yield PAUSE;
    }
  }
  yield Buffer.from(`${first ? " []\n" : ""}${writeYaml({ kind, metadata: request.metadata as JsonObject })}`);
}

/** Rows come last in the order of names. */
function* yamlTablePieces(request: ListRequest, representation: Representation): Pieces {
  const { definition, form } = request;
  const head = readJsonValue(
    Buffer.concat([representation.tableHead(definition, request.metadata, form, true), END_OF_ROWS]),
  ) as JsonObject;
  delete head["rows"];
  const asked = representation.rowPiece(form, request.includeObject);
  yield Buffer.from(`${writeYaml(head)}rows:`);
  let first = true;
  for (const item of request.items) {
    if (first) yield Buffer.from("\n");
    first = false;
    yield itemPiece(representation, definition, item, asked, rowItem);
    if (isSliceOver()) yield PAUSE;
  }
  if (first) yield Buffer.from(" []\n");
}

const rowItem = (row: Buffer): Buffer => Buffer.from(writeYamlItem(readJsonValue(row)));

/** Lengths come first in this encoding, so that all messages are measured before the first byte is sent. */
async function protobufList(request: ListRequest, representation: Representation): Promise<EncodedList> {
  const { definition, form, metadata } = request;
  const messages = new ListMessages(definition, form, representation);
  try {
    await measureMessages(messages, request);
  } catch (error) {
    messages.release();
    throw error;
  }
  const { kind, apiVersion } = typeOfList(request, representation);
  const listMeta = representation.listMetaMessage(metadata);
  const contentLength = fieldLength(listMeta.length) + messages.length;
  const head = envelopeHead(representation.profile.protobufPrefix, apiVersion, kind, contentLength);
  const length = head.length + contentLength + ENVELOPE_TAIL.length;
  const chunk = new ChunkBuffer(length);
  const release = (): void => {
    messages.release();
    chunk.release();
  };
  return { length, chunks: protobufChunks(chunk, head, listMeta, messages, form), release };
}

async function measureMessages(messages: ListMessages, { items, user }: ListRequest): Promise<void> {
  const watch = new SliceWatch();
  for (const item of items) {
    const pending = messages.add(item);
    if (pending !== undefined) await pending;
    else if (!watch.isOver(item.size)) continue;
    await collectionTurn(user);
  }
}

function* remadeField(chunk: ChunkBuffer, messages: ListMessages, index: number, field: number): Chunks {
  const length = messages.lengthAt(index);
  const message = messages.remadeAt(index);
  if (message instanceof LargePiece || fieldLength(length) > chunk.room) yield* coalesce(chunk, [fieldHead(field, length), message], false);
  else chunk.addField(field, message);
}

/** A flat loop, as that of {@link storedItems}. */
function* protobufChunks(chunk: ChunkBuffer, head: Buffer, listMeta: Buffer, messages: ListMessages, form: OutputForm): Chunks {
  // The beta version of the metadata list has its two fields the other way round; fields stand in the order of their numbers.
  const itemsFirst = form.asVersion === "v1beta1";
  const [metadataField, itemsField] = itemsFirst ? [2, 1] : [1, 2];
  const metadata = [fieldHead(metadataField, listMeta.length), listMeta];
  yield* coalesce(chunk, itemsFirst ? [head] : [head, ...metadata], false);
  const watch = new SliceWatch();
  const { count } = messages;
  const { held } = messages;
  for (let i = 0; i < count; i++) {
    const message = held[i];
    const length = message === undefined ? messages.lengthAt(i) : message.length;
    const isLong = fieldLength(length) > chunk.room;
    if (isLong && !chunk.empty) yield chunk.take();
    if (message === undefined) yield* remadeField(chunk, messages, i, itemsField);
    else if (!isLong || fieldLength(length) <= chunk.room) chunk.addField(itemsField, message);
    else yield* coalesce(chunk, [fieldHead(itemsField, length), message], false);
    if (watch.isOver(message === undefined ? messages.workAt(i) : length)) yield PAUSE;
  }
  yield* coalesce(chunk, itemsFirst ? [...metadata, ENVELOPE_TAIL] : [ENVELOPE_TAIL]);
}

function fieldHead(field: number, length: number): Buffer {
  const head = Buffer.allocUnsafe(16);
  return head.subarray(0, writeFieldHead(head, 0, field, length));
}

/** Fills chunks from pieces. */
function coalesced(pieces: Pieces): EncodedList {
  // Most lists are short: the first chunk is small.
  const chunk = new ChunkBuffer(FIRST_CHUNK_BYTES);
  return { length: undefined, chunks: coalesce(chunk, pieces), release: () => chunk.release() };
}

/** A piece of a chunk's size and more is passed on as it is, a large one as there is room. What fills no chunk stays in it where more follows. */
function* coalesce(chunk: ChunkBuffer, pieces: Iterable<Buffer | LargePiece>, isAll = true): Chunks {
  for (const piece of pieces) {
    if (piece instanceof LargePiece) {
      if (!chunk.empty) yield chunk.take();
      while (!piece.isOver) yield piece.next(chunk);
      continue;
    }
    if (piece === PAUSE) {
      yield PAUSE;
      continue;
    }
    if (piece.length > chunk.room && !chunk.empty) yield chunk.take();
    if (piece.length >= LIST_CHUNK_BYTES || piece.length > chunk.room) yield piece;
    else chunk.add(piece);
  }
  if (isAll && !chunk.empty) yield chunk.take();
}
