/** Objects, lists, watch events and errors in every representation a client can ask for; request bodies back to objects. */
import type { JsonObject } from "../definition/json.js";
import type { ListMeta } from "../definition/object-meta.js";
import type { Clock } from "../definition/request-context.js";
import type { ProtobufCodec, ResourceDefinition } from "../definition/resource-definition.js";
import type { StructSchema } from "../definition/schema.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import type { Status } from "../errors/status.js";
import type { EncodableObject } from "./encodable-object.js";
import type { InputForm, OutputForm } from "./negotiation.js";
import type { ParsedBody } from "./parsed-body.js";

/** Schemas and codecs of the kinds that every API serves: Status, ListMeta, ObjectMeta, DeleteOptions ... by kind. */
export type MetaTypes = Readonly<Record<string, { readonly schema: StructSchema; readonly protobuf: ProtobufCodec }>>;

export interface ObjectCodecOptions {
  readonly profile: VendorProfile;
  readonly metaTypes: MetaTypes;
  readonly clock: Clock;
  /** Whether any served resource or option kind has this type; decides between two wordings of a 400. */
  isRegistered?(group: string, version: string, kind: string): boolean;
}

/** `includeObject` of Table requests; `Metadata` is the default. */
export type IncludeObject = "None" | "Metadata" | "Object";

export interface EncodeOptions {
  readonly includeObject?: IncludeObject;
}

/** What a body must be; every ResourceDefinition is one, and a sub-resource's own kind may be. */
export interface BodyTarget {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly protobuf?: ProtobufCodec;
}

/** A decoded body: always an object, with apiVersion and kind filled in when the client left them out. */
export interface DecodedBody extends ParsedBody {
  readonly value: JsonObject;
}

/** A watch in one representation; holds what differs between the first Table event and later ones. */
export interface WatchEncoder {
  /** A whole frame; shared between watchers of the same representation. */
  event(type: "ADDED" | "MODIFIED" | "DELETED", object: EncodableObject): Buffer;
  /** An object with nothing but a resource version and, at the end of initial events, the profile's annotation (WATCH-08). */
  bookmark(resourceVersion: string, initialEventsEnd: boolean): Buffer;
  /** The last frame of a watch that fails. */
  error(status: Status): Buffer;
}

export class ObjectCodec {
  constructor(private readonly options: ObjectCodecOptions) {}

  /** The body of a response that is one object. @throws StatusError 406 for a list form asked of one object. */
  encodeObject(definition: ResourceDefinition, object: EncodableObject, form: OutputForm, options?: EncodeOptions): Buffer {
    throw new Error(`not ready ${definition.kind} ${object.json.length} ${form.encoding} ${options} ${this.options}`);
  }

  /** The body of a failure, or of a success that is a Status; never a Table. */
  encodeStatus(status: Status, form: OutputForm): Buffer {
    throw new Error(`not ready ${status} ${form.encoding}`);
  }

  /** Any other document (discovery, Scale, review): the binary form needs `target.protobuf`. */
  encodeDocument(target: BodyTarget, document: JsonObject, form: OutputForm): Buffer {
    throw new Error(`not ready ${target.kind} ${document} ${form.encoding}`);
  }

  /**
   * A collection in chunks of about {@link LIST_CHUNK_BYTES}, made as they are taken. An empty chunk carries no data: it is
   * an opportunity to let other work run while binary lengths are added up. Items must already be in list order.
   * @throws StatusError 406 before the first chunk, for a form that a list cannot take.
   */
  encodeList(
    definition: ResourceDefinition,
    metadata: ListMeta,
    items: Iterable<EncodableObject>,
    form: OutputForm,
    options?: EncodeOptions,
  ): Iterable<Buffer> {
    throw new Error(`not ready ${definition} ${metadata} ${items} ${form} ${options}`);
  }

  /** Encodes the frames of one watch. */
  watchEncoder(definition: ResourceDefinition, form: OutputForm, options?: EncodeOptions): WatchEncoder {
    throw new Error(`not ready ${definition} ${form} ${options}`);
  }

  /**
   * Reads a request body as `target`. An empty body is malformed JSON, but an empty YAML document is an empty object.
   * @throws StatusError 400 (malformed, wrong kind, wrong version) or 415 (binary body for a kind without binary form).
   */
  decodeBody(bytes: Buffer, form: InputForm, target: BodyTarget): DecodedBody {
    throw new Error(`not ready ${bytes.length} ${form} ${target}`);
  }

  /** Reads a body of one of the option kinds, e.g. `DeleteOptions`, in whatever API version. @throws StatusError 400. */
  decodeOptions(bytes: Buffer, form: InputForm, kind: string): DecodedBody {
    throw new Error(`not ready ${bytes.length} ${form} ${kind}`);
  }
}

/** Size that list chunks are filled to. */
export const LIST_CHUNK_BYTES = 128 * 1024;
