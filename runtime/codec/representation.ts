/** One object in each representation: its own kind, PartialObjectMetadata, a Table row; as JSON, YAML or protobuf message. */

import type { Clock } from "../clock/clock.js";
import type { JsonObject } from "../definition/json.js";
import type { ApiObject, ListMeta } from "../definition/object-meta.js";
import { apiVersionOf, type KindDefinition, type ProtobufCodec } from "../definition/resource-definition.js";
import type { StructSchema } from "../definition/schema.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { unsupportedMediaType } from "../errors/constructors.js";
import type { EncodableObject } from "./encodable-object.js";
import { readJsonValue, stringifyJson } from "./json/json.js";
import { metaGroupOf, type OutputForm } from "./negotiation/negotiation.js";
import { partialObjectMetadata } from "./partial-metadata.js";
import type { Piece, PieceMaker, Soon } from "./pieces.js";
import { wireFields } from "./protobuf/wire.js";
import { isLasting, lastingRow, rowAt } from "./tables/lasting-row.js";
import { columnDefinitions, type IncludeObject, printerOf, tableRow } from "./tables/table.js";
import { yamlItemPieces } from "./yaml/writer.js";

/** Schemas and codecs of the kinds that are no resources and mean the same in every group, by kind: Status, PartialObjectMetadata, DeleteOptions ... */
export type MetaTypes = Readonly<Record<string, { readonly schema: StructSchema; readonly protobuf: ProtobufCodec }>>;

const NULL = Buffer.from("null");

/** Kind and API version as they stand in an object, and a bare message of that kind. */
export interface TypedMessage {
  readonly apiVersion: string;
  readonly kind: string;
  readonly message: Buffer;
}

/** Makes the pieces that responses and watch frames are put together from. */
export class Representation {
  constructor(
    readonly profile: VendorProfile,
    private readonly metaTypes: MetaTypes,
    private readonly clock: Clock,
    private readonly elsewhere?: PieceMaker,
    private readonly partialIds = new Map<string, string>(),
  ) {}

  /** The same for a user, in whose turns is made what takes longer than others should wait. */
  askedBy(user: string | undefined): Representation {
    if (user === undefined || this.elsewhere === undefined) return this;
    return new Representation(this.profile, this.metaTypes, this.clock, this.elsewhere.askedBy(user), this.partialIds);
  }

  /** A piece of what is sent of an object; a promise where that takes longer than others should wait. */
  piece(definition: KindDefinition, object: EncodableObject, piece: Piece): Soon<Buffer> {
    if (piece.kind === "row" && this.#isRowKept(definition, object, piece.include)) {
      const { form, include, now = this.clock.now() } = piece;
      const lasting = this.piece(definition, object, { kind: "lastingRow", form, include });
      const printed = (row: Buffer): Buffer => rowAt(printerOf(definition), row, now);
      return lasting instanceof Promise ? lasting.then(printed) : printed(lasting);
    }
    const id = idOf(piece, this);
    const known = id === undefined || isHeld(piece, object) ? undefined : object.known?.(id);
    if (known !== undefined) return known;
    const made = isHeld(piece, object) ? undefined : this.elsewhere?.make(definition, object, piece);
    if (made === undefined) return this.pieceHere(definition, object, piece);
    return id === undefined ? made : made.then((bytes) => object.form(id, () => bytes));
  }

  /** What carries the whole object takes too much room. */
  #isRowKept(definition: KindDefinition, object: EncodableObject, include: IncludeObject): boolean {
    return include !== "Object" && this.elsewhere?.takes(definition, object) === true && isLasting(printerOf(definition));
  }

  /** As {@link piece}, but only where it is made elsewhere, and kept nowhere. */
  pieceElsewhere(definition: KindDefinition, object: EncodableObject, piece: Piece): Promise<Buffer> | undefined {
    return this.elsewhere?.make(definition, object, piece);
  }

  /** As {@link piece}, at once. */
  pieceHere(definition: KindDefinition, object: EncodableObject, piece: Piece): Buffer {
    switch (piece.kind) {
      case "json":
        return object.json;
      case "partial":
        return this.partialJson(object, piece.form);
      case "message":
        return this.message(definition, object, piece.form).message;
      case "row":
        return this.tableRow(definition, object, piece.form, piece.include, piece.now);
      case "lastingRow":
        return lastingRow(printerOf(definition), contentOf(object) as ApiObject, this.#included(object, piece.form, piece.include));
      case "item":
        return Buffer.concat(Array.from(this.itemTexts(object, piece.form), (text) => Buffer.from(text)));
    }
  }

  /** An object as an item of a YAML list, in texts that are made one by one. */
  itemTexts(object: EncodableObject, form: OutputForm): Iterable<string> {
    return yamlItemPieces(form.as === undefined ? untyped(object) : (readJsonValue(this.partialJson(object, form)) as JsonObject));
  }

  /** API version and kind of the message of an object in a form. */
  messageType(definition: KindDefinition, form: OutputForm): { readonly apiVersion: string; readonly kind: string } {
    if (form.as === undefined) return { apiVersion: apiVersionOf(definition), kind: definition.kind };
    return { apiVersion: this.metaApiVersion(form), kind: "PartialObjectMetadata" };
  }

  /** API version of Table and PartialObjectMetadata in the version that was asked for. */
  metaApiVersion(form: OutputForm): string {
    return `${metaGroupOf(this.profile)}/${form.asVersion ?? "v1"}`;
  }

  /** What metadata is kept as. The same string every time: of one that was just put together each look-up makes a hash first. */
  partialId({ asVersion = "v1" }: OutputForm): string {
    let id = this.partialIds.get(asVersion);
    if (id === undefined) {
      id = `json;${metaGroupOf(this.profile)}/${asVersion}`;
      this.partialIds.set(asVersion, id);
    }
    return id;
  }

  /** JSON of the object, or of its metadata when the form asks for that. */
  json(object: EncodableObject, form: OutputForm): Buffer {
    return form.as === undefined ? object.json : this.partialJson(object, form);
  }

  partialJson(object: EncodableObject, form: OutputForm): Buffer {
    return object.form(this.partialId(form), () =>
      Buffer.from(stringifyJson(partialObjectMetadata(contentOf(object), this.metaApiVersion(form)))),
    );
  }

  /** The message of the object, or of its metadata when the form asks for that; without envelope. */
  message(definition: KindDefinition, object: EncodableObject, form: OutputForm): TypedMessage {
    const message = object.form(messageId(form), () => this.encodeMessage(definition, contentOf(object), form));
    return { ...this.messageType(definition, form), message };
  }

  /** The bytes of {@link message}, taken from the content and kept nowhere. */
  encodeMessage(definition: KindDefinition, content: Readonly<ApiObject>, form: OutputForm): Buffer {
    if (form.as !== undefined) return this.metaMessage("PartialObjectMetadata", { metadata: content.metadata as JsonObject });
    const { protobuf } = definition;
    if (protobuf === undefined) throw unsupportedMediaType(["application/json", "application/yaml"]);
    return asBuffer(protobuf.encode(content as JsonObject));
  }

  /** A message of one of the kinds that every API serves. */
  metaMessage(kind: string, value: JsonObject): Buffer {
    const type = this.metaTypes[kind];
    if (type === undefined) throw new RangeError(`no codec for ${kind}`);
    return asBuffer(type.protobuf.encode(value));
  }

  metaSchema(kind: string): StructSchema | undefined {
    return this.metaTypes[kind]?.schema;
  }

  metaCodec(kind: string): ProtobufCodec | undefined {
    return this.metaTypes[kind]?.protobuf;
  }

  /** The ListMeta of any collection, taken from a collection that has nothing else. */
  listMetaMessage(metadata: ListMeta): Buffer {
    const list = this.metaMessage("PartialObjectMetadataList", { metadata: metadata as JsonObject, items: [] });
    for (const { number, content } of wireFields(list)) {
      if (number === 1 && content !== undefined) return content;
    }
    return Buffer.alloc(0);
  }

  /** JSON of a Table up to its rows. Later events of a watch leave the columns out (WATCH-16). */
  tableHead(definition: KindDefinition, metadata: ListMeta, form: OutputForm, columns: boolean): Buffer {
    const definitions = columns ? columnDefinitions(printerOf(definition)) : null;
    const head = { kind: "Table", apiVersion: this.metaApiVersion(form), metadata: metadata as JsonObject };
    return Buffer.from(`${stringifyJson(head).slice(0, -1)},"columnDefinitions":${stringifyJson(definitions)},"rows":[`);
  }

  /** What is asked for of the objects of one Table, whose rows are the same whenever they are made: of this second, so that Tables share them. */
  rowPiece(form: OutputForm, include: IncludeObject): Piece {
    return { kind: "row", form, include, now: Math.floor(this.clock.now() / 1000) * 1000 };
  }

  /** JSON of the row of one object. */
  tableRow(
    definition: KindDefinition,
    object: EncodableObject,
    form: OutputForm,
    include: IncludeObject,
    now: number = this.clock.now(),
  ): Buffer {
    return tableRow(printerOf(definition), contentOf(object) as ApiObject, now, this.#included(object, form, include));
  }

  #included(object: EncodableObject, form: OutputForm, include: IncludeObject): Buffer {
    return include === "None" ? NULL : include === "Object" ? object.json : this.partialJson(object, form);
  }
}

const messageId = ({ as }: OutputForm): string => (as === undefined ? "protobuf" : "protobuf;metadata");

/** What a piece is kept as; rows hold ages, and items are long. */
function idOf(piece: Piece, representation: Representation): string | undefined {
  if (piece.kind === "json") return "json";
  if (piece.kind === "partial") return representation.partialId(piece.form);
  if (piece.kind === "lastingRow") return `row;${piece.include};${representation.metaApiVersion(piece.form)}`;
  return piece.kind === "message" ? messageId(piece.form) : undefined;
}

/** Whether the piece is what is stored. */
const isHeld = ({ kind }: Piece, { held }: EncodableObject): boolean => kind === "json" && held === undefined;

/** A collection says once what its items are. */
function untyped(item: EncodableObject): JsonObject {
  const { kind: _kind, apiVersion: _apiVersion, ...content } = contentOf(item);
  return content as JsonObject;
}

/** The parsed object, shared where possible. */
export function contentOf(object: EncodableObject): Readonly<ApiObject> {
  return object.shared?.() ?? object.object();
}

/** A view of the same memory as a Buffer. */
function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
