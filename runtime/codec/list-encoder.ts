/** Collections as chunks of bytes, put together from the cached encodings of their items (LIST-01, NEG-11, NEG-17). */
import type { JsonObject } from "../definition/json.js";
import type { ListMeta } from "../definition/object-meta.js";
import { apiVersionOf, type ResourceDefinition } from "../definition/resource-definition.js";
import type { EncodableObject } from "./encodable-object.js";
import { readJsonValue, stringifyJson } from "./json.js";
import { ListMessages } from "./list-messages.js";
import type { OutputForm } from "./negotiation.js";
import { ENVELOPE_TAIL, envelopeHead } from "./protobuf-envelope.js";
import { contentOf, type Representation } from "./representation.js";
import type { IncludeObject } from "./table.js";
import { fieldLength, writeFieldHead } from "./wire.js";
import { writeYaml, writeYamlItem } from "./yaml-writer.js";

/** Size that list chunks are filled to. */
export const LIST_CHUNK_BYTES = 128 * 1024;
/** Items whose binary form is made before other work may run. */
const MESSAGES_PER_TURN = 128;

const FIRST_CHUNK_BYTES = 4 * 1024;

const NOTHING = Buffer.alloc(0);
const COMMA = Buffer.from(",");
const OPEN_ITEM = Buffer.from("{");
const OPEN_NEXT_ITEM = Buffer.from(",{");
const END_OF_LIST = Buffer.from("]}\n");

/** One collection to encode. */
export interface ListRequest {
  readonly definition: ResourceDefinition;
  readonly metadata: ListMeta;
  /** In list order; read once. */
  readonly items: Iterable<EncodableObject>;
  readonly form: OutputForm;
  readonly includeObject: IncludeObject;
}

/** The chunks of a collection, made as they are taken; empty ones are mere opportunities to let other work run. */
export function encodeList(request: ListRequest, representation: Representation): Iterable<Buffer> {
  const { form } = request;
  if (form.encoding === "protobuf") return coalesce(protobufPieces(request, representation));
  if (form.encoding === "yaml") return coalesce(yamlPieces(request, representation));
  return coalesce(form.as === "Table" ? tablePieces(request, representation) : jsonPieces(request, representation));
}

/** Kind and API version of the collection itself. */
function typeOfList({ definition, form }: ListRequest, representation: Representation): { kind: string; apiVersion: string } {
  if (form.as === undefined) return { kind: definition.listKind, apiVersion: apiVersionOf(definition) };
  return { kind: form.as, apiVersion: representation.metaApiVersion(form) };
}

function* jsonPieces(request: ListRequest, representation: Representation): Generator<Buffer> {
  const head: JsonObject = { ...typeOfList(request, representation), metadata: request.metadata as JsonObject };
  yield Buffer.from(`${stringifyJson(head).slice(0, -1)},"items":[`);
  yield* request.form.as === undefined ? ownItems(request) : partialItems(request, representation);
  yield END_OF_LIST;
}

/** A collection says once what its items are: their kind and API version, which come first in their bytes, are passed over. */
function* ownItems({ definition, items }: ListRequest): Generator<Buffer> {
  const type = stringifyJson({ kind: definition.kind, apiVersion: apiVersionOf(definition) });
  const start = Buffer.byteLength(`${type.slice(0, -1)},`);
  let open = OPEN_ITEM;
  for (const item of items) {
    yield open;
    open = OPEN_NEXT_ITEM;
    yield item.json.subarray(start);
  }
}

function* partialItems({ items, form }: ListRequest, representation: Representation): Generator<Buffer> {
  let first = true;
  for (const item of items) {
    if (!first) yield COMMA;
    first = false;
    yield representation.partialJson(item, form);
  }
}

function* tablePieces(request: ListRequest, representation: Representation): Generator<Buffer> {
  const { definition, form } = request;
  yield representation.tableHead(definition, request.metadata, form, true);
  let first = true;
  for (const item of request.items) {
    if (!first) yield COMMA;
    first = false;
    yield representation.tableRow(definition, item, form, request.includeObject);
  }
  yield END_OF_LIST;
}

/** Members in the order of their names, as the writer would put them: items stand before kind and metadata. */
function* yamlPieces(request: ListRequest, representation: Representation): Generator<Buffer> {
  const { form } = request;
  const { kind, apiVersion } = typeOfList(request, representation);
  if (form.as === "Table") {
    yield Buffer.from(writeYaml(readJsonValue(Buffer.concat([...tablePieces(request, representation)]))));
    return;
  }
  yield Buffer.from(`apiVersion: ${apiVersion}\nitems:`);
  let first = true;
  for (const item of request.items) {
    if (first) yield Buffer.from("\n");
    first = false;
    yield Buffer.from(writeYamlItem(form.as === undefined ? untyped(item) : readJsonValue(representation.partialJson(item, form))));
  }
  yield Buffer.from(`${first ? " []\n" : ""}${writeYaml({ kind, metadata: request.metadata as JsonObject })}`);
}

function untyped(item: EncodableObject): JsonObject {
  const { kind: _kind, apiVersion: _apiVersion, ...content } = contentOf(item);
  return content as JsonObject;
}

/** Lengths come first in this encoding, so that all messages are measured before the first byte is sent. */
function* protobufPieces(request: ListRequest, representation: Representation): Generator<Buffer> {
  const { definition, form, metadata } = request;
  const messages = new ListMessages(definition, form, representation);
  for (const item of request.items) {
    messages.add(item);
    if (messages.count % MESSAGES_PER_TURN === 0) yield NOTHING;
  }
  const { kind, apiVersion } = typeOfList(request, representation);
  const listMeta = representation.listMetaMessage(metadata);
  yield envelopeHead(representation.profile.protobufPrefix, apiVersion, kind, fieldLength(listMeta.length) + messages.length);
  // The beta version of the metadata list has its two fields the other way round; fields stand in the order of their numbers.
  const itemsFirst = form.asVersion === "v1beta1";
  const [metadataField, itemsField] = itemsFirst ? [2, 1] : [1, 2];
  const listMetaField = Buffer.concat([fieldHead(metadataField, listMeta.length), listMeta]);
  if (!itemsFirst) yield listMetaField;
  for (const message of messages) {
    yield fieldHead(itemsField, message.length);
    yield message;
  }
  if (itemsFirst) yield listMetaField;
  yield ENVELOPE_TAIL;
}

const FIELD_HEAD = Buffer.alloc(16);

/** Valid until the next call: the pieces are copied as they are taken. */
function fieldHead(field: number, length: number): Buffer {
  return FIELD_HEAD.subarray(0, writeFieldHead(FIELD_HEAD, 0, field, length));
}

/**
 * Fills chunks from pieces; a piece of a chunk's size and more is passed on as it is. Two buffers take turns, because fresh ones for
 * every chunk of every list are what garbage collection would mostly be busy with.
 */
function* coalesce(pieces: Iterable<Buffer>): Generator<Buffer> {
  // Most lists are short: the first chunk is small.
  let chunk: Buffer = Buffer.allocUnsafe(FIRST_CHUNK_BYTES);
  let spare: Buffer | undefined;
  let following: Buffer | undefined;
  let used = 0;
  for (const piece of pieces) {
    if (piece.length === 0) {
      yield piece;
      continue;
    }
    if (used + piece.length > chunk.length) {
      if (used > 0) yield chunk.subarray(0, used);
      used = 0;
      if (piece.length >= LIST_CHUNK_BYTES) {
        yield piece;
        continue;
      }
      chunk = following ?? Buffer.allocUnsafeSlow(LIST_CHUNK_BYTES);
      [following, spare] = [spare, chunk];
    }
    chunk.set(piece, used);
    used += piece.length;
  }
  if (used > 0) yield chunk.subarray(0, used);
}
