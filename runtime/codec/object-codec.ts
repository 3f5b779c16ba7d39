/** Objects, lists, watch events and errors in every representation a client can ask for; request bodies back to objects. */

import type { Clock } from "../clock/clock.js";
import type { JsonObject } from "../definition/json.js";
import type { ListMeta } from "../definition/object-meta.js";
import { apiVersionOf, type KindDefinition, type ResourceDefinition } from "../definition/resource-definition.js";
import type { StructSchema } from "../definition/schema.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { unsupportedMediaType } from "../errors/constructors.js";
import type { Status } from "../errors/status.js";
import { type BodyDecoderOptions, type BodyTarget, type DecodedBody, decodeBody, decodeOptions } from "./body-decoder.js";
import type { EncodableObject } from "./encodable-object.js";
import { readJsonValue, stringifyJson } from "./json/json.js";
import { type EncodedList, encodeList } from "./lists/encoder.js";
import { type InputForm, metaGroupOf, type OutputForm, requireListForm, requireObjectForm } from "./negotiation/negotiation.js";
import type { Piece, PieceMaker } from "./pieces.js";
import { wrap } from "./protobuf/envelope.js";
import { contentOf, type MetaTypes, Representation } from "./representation.js";
import type { IncludeObject } from "./tables/table.js";
import { WatchEncoder } from "./watches/encoder.js";
import { FrameCache } from "./watches/frame-cache.js";
import { writeYaml } from "./yaml/writer.js";

export type { BodyTarget, DecodedBody } from "./body-decoder.js";
export { LIST_CHUNK_BYTES } from "./lists/chunks.js";
export type { EncodedList } from "./lists/encoder.js";
export { hasListRoom, ListRoom } from "./lists/room.js";
export { collectionTurn, isSliceOver } from "./lists/turns.js";
export type { MetaTypes } from "./representation.js";
export type { IncludeObject } from "./tables/table.js";
export type { WatchEncoder } from "./watches/encoder.js";

export interface ObjectCodecOptions {
  readonly profile: VendorProfile;
  readonly metaTypes: MetaTypes;
  readonly clock: Clock;
  /** Makes pieces of large objects where nobody waits for them; absent: all are made at once. */
  readonly elsewhere?: PieceMaker;
  /** Whether a served resource has this type; decides between two wordings of a 400. */
  isRegistered?(group: string, version: string, kind: string): boolean;
}

export interface EncodeOptions {
  /** Of Tables; the other representations have no such choice. */
  readonly includeObject?: IncludeObject;
  /** For whom a list is: users take turns. */
  readonly user?: string;
}

const END_OF_TABLE = Buffer.from("]}\n");

/** One per server. Forms come from `negotiation.ts`. */
export class ObjectCodec {
  private readonly representation: Representation;
  private readonly frames = new FrameCache();
  private readonly bodyOptions: BodyDecoderOptions;

  constructor(private readonly options: ObjectCodecOptions) {
    const { profile, metaTypes, clock } = options;
    this.representation = new Representation(profile, metaTypes, clock, options.elsewhere);
    const isResource = (group: string, version: string, kind: string) => options.isRegistered?.(group, version, kind) === true;
    // Collections and the kinds of requests and answers are types too, though no body of theirs is ever right.
    this.bodyOptions = {
      profile,
      isRegistered: (group, version, kind) =>
        Object.hasOwn(metaTypes, kind) || isResource(group, version, kind) || isResource(group, version, kind.replace(/List$/, "")),
    };
  }

  /** The body of a response that is one object. @throws StatusError 406 for a list form asked of one object. */
  encodeObject(definition: KindDefinition, object: EncodableObject, form: OutputForm, options: EncodeOptions = {}): Buffer {
    const { representation } = this;
    requireObjectForm(form, definition.kind);
    if (form.encoding === "protobuf") {
      const { apiVersion, kind, message } = representation.message(definition, object, form);
      return wrap(this.options.profile.protobufPrefix, apiVersion, kind, message);
    }
    if (form.as === "Table") return this.encodeTable(definition, object, form, options.includeObject ?? "Metadata");
    if (form.encoding === "json") return representation.json(object, form);
    if (form.as === undefined) return Buffer.from(writeYaml(contentOf(object) as JsonObject));
    return Buffer.from(writeYaml(readJsonValue(representation.json(object, form))));
  }

  /** The body of a failure, or of a success that is a Status; never a Table. */
  encodeStatus(status: Status, form: OutputForm): Buffer {
    const document = status as unknown as JsonObject;
    if (form.encoding === "yaml") return Buffer.from(writeYaml(document));
    if (form.encoding === "json") return Buffer.from(`${stringifyJson(document)}\n`);
    const message = this.representation.metaMessage("Status", document);
    return wrap(this.options.profile.protobufPrefix, status.apiVersion, status.kind, message);
  }

  /** Any other document (discovery, Scale, reviews); the binary form needs `target.protobuf`. */
  encodeDocument(target: BodyTarget, document: JsonObject, form: OutputForm): Buffer {
    if (form.encoding === "yaml") return Buffer.from(writeYaml(document));
    if (form.encoding === "json") return Buffer.from(`${stringifyJson(document)}\n`);
    if (target.protobuf === undefined) throw unsupportedMediaType(["application/json", "application/yaml"]);
    return wrap(this.options.profile.protobufPrefix, apiVersionOf(target), target.kind, target.protobuf.encode(document));
  }

  /**
   * A collection in chunks of about {@link LIST_CHUNK_BYTES}. Other work runs while it is measured.
   * Items must already be in list order.
   * @throws StatusError 406 for a form that a list cannot take.
   */
  encodeList(
    definition: ResourceDefinition,
    metadata: ListMeta,
    items: Iterable<EncodableObject>,
    form: OutputForm,
    options: EncodeOptions = {},
  ): Promise<EncodedList> {
    requireListForm(form, definition.listKind);
    const { includeObject = "Metadata", user } = options;
    return encodeList({ definition, metadata, items, form, includeObject, user }, this.representation.askedBy(user));
  }

  /** One piece of what is sent of an object, at once. */
  piece(definition: ResourceDefinition, object: EncodableObject, piece: Piece): Buffer {
    return this.representation.pieceHere(definition, object, piece);
  }

  /** Encodes the frames of one watch; make one per watch. */
  watchEncoder(definition: ResourceDefinition, form: OutputForm, options: EncodeOptions = {}): WatchEncoder {
    return new WatchEncoder(definition, form, options.includeObject ?? "Metadata", this.representation, this.frames);
  }

  /**
   * Reads a request body as `target`. An empty body is malformed JSON, but an empty YAML document is an empty object.
   * @throws StatusError 400 (malformed, wrong kind, wrong version) or 415 (binary body for a kind without binary form).
   */
  decodeBody(bytes: Buffer, form: InputForm, target: BodyTarget): DecodedBody {
    return decodeBody(bytes, form, target, this.bodyOptions);
  }

  /** Reads a body of one of the option kinds, e.g. `DeleteOptions`, in whatever API version. @throws StatusError 400. */
  decodeOptions(bytes: Buffer, form: InputForm, kind: string): DecodedBody {
    const protobuf = this.representation.metaCodec(kind);
    const target = { group: metaGroupOf(this.options.profile), version: "v1", kind, ...(protobuf === undefined ? {} : { protobuf }) };
    return decodeOptions(bytes, form, target, this.bodyOptions);
  }

  /** The schema of a kind that is no resource, e.g. `DeleteOptions`. */
  metaSchema(kind: string): StructSchema | undefined {
    return this.representation.metaSchema(kind);
  }

  private encodeTable(definition: KindDefinition, object: EncodableObject, form: OutputForm, include: IncludeObject): Buffer {
    const { representation } = this;
    const { resourceVersion } = contentOf(object).metadata;
    const metadata = resourceVersion === undefined ? {} : { resourceVersion };
    const head = representation.tableHead(definition, metadata, form, true);
    const table = Buffer.concat([head, representation.tableRow(definition, object, form, include), END_OF_TABLE]);
    return form.encoding === "json" ? table : Buffer.from(writeYaml(readJsonValue(table)));
  }
}
