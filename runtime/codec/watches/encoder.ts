/** Watch events as frames: JSON lines, or length-delimited protobuf (WATCH-01, WATCH-08, WATCH-16). */
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { apiVersionOf, type ResourceDefinition } from "../../definition/resource-definition.js";
import type { Status } from "../../errors/status.js";
import { type EncodableObject, transientObject } from "../encodable-object.js";
import { stringifyJson } from "../json/json.js";
import { LIST_CHUNK_BYTES } from "../lists/chunks.js";
import type { OutputForm } from "../negotiation/negotiation.js";
import type { Piece, Soon } from "../pieces.js";
import { ENVELOPE_TAIL, envelopeHead } from "../protobuf/envelope.js";
import { fieldLength, writeFieldHead } from "../protobuf/wire.js";
import { contentOf, type Representation } from "../representation.js";
import type { IncludeObject } from "../tables/table.js";
import type { FrameCache } from "./frame-cache.js";

export type ChangeType = "ADDED" | "MODIFIED" | "DELETED";

/** Of the number before a frame of protobuf. */
export const LENGTH_BYTES = 4;
const END_OF_LINE = Buffer.from("}\n");
const END_OF_ROWS = Buffer.from("]}");

/** The frames of one watch in one representation; knows whether the columns of a Table were sent. */
export class WatchEncoder {
  private columnsSent = false;

  constructor(
    private readonly definition: ResourceDefinition,
    private readonly form: OutputForm,
    private readonly includeObject: IncludeObject,
    private readonly representation: Representation,
    private readonly frames: FrameCache,
  ) {}

  /**
   * A frame in the pieces that it is made of. Watchers of the same representation share it, joined where it is short: the bytes of a large
   * object are shared anyway. A promise where it takes longer than others should wait.
   */
  event(type: ChangeType, object: EncodableObject): Soon<readonly Buffer[]> {
    const id = type + this.form.id;
    // Cells hold ages: a row is never shared.
    const isShared = this.form.as !== "Table";
    const known = isShared ? this.frames.find(object, id) : undefined;
    if (known !== undefined) return known;
    const frame = (piece: Buffer): readonly Buffer[] => {
      // A copy for each would be what garbage collection is mostly busy with.
      if (piece.length >= LIST_CHUNK_BYTES) return this.frame(type, object, piece);
      const joined = (): readonly Buffer[] => [Buffer.concat(this.frame(type, object, piece))];
      return isShared ? this.frames.get(object, id, joined) : joined();
    };
    const piece = this.representation.piece(this.definition, object, this.piece());
    return piece instanceof Promise ? piece.then(frame) : frame(piece);
  }

  /** Whether frames hold the bytes of the objects, and nothing that is made of them. */
  get sendsAsHeld(): boolean {
    return this.form.encoding === "json" && this.form.as === undefined;
  }

  private piece(): Piece {
    const { form, includeObject } = this;
    if (form.encoding === "protobuf") return { kind: "message", form };
    if (form.as === "Table") return { kind: "row", form, include: includeObject };
    return form.as === undefined ? { kind: "json" } : { kind: "partial", form };
  }

  /** An object with nothing but a resource version and, at the end of initial events, the profile's annotation (WATCH-08). */
  bookmark(resourceVersion: string, initialEventsEnd = false): Buffer {
    const annotations = { [this.representation.profile.initialEventsEndAnnotation]: "true" };
    const object: ApiObject = {
      kind: this.definition.kind,
      apiVersion: apiVersionOf(this.definition),
      metadata: { resourceVersion, ...(initialEventsEnd ? { annotations } : {}) },
    };
    const bookmark = transientObject(Buffer.from(stringifyJson(object as JsonObject)), () => object);
    return Buffer.concat(this.frame("BOOKMARK", bookmark, this.representation.pieceHere(this.definition, bookmark, this.piece())));
  }

  /** The last frame of a watch that fails. */
  error(status: Status): Buffer {
    if (this.form.encoding !== "protobuf") return Buffer.concat(jsonFrame("ERROR", Buffer.from(JSON.stringify(status))));
    const message = this.representation.metaMessage("Status", status as unknown as JsonObject);
    return Buffer.concat(this.protobufFrame("ERROR", status.apiVersion, status.kind, message));
  }

  /** `piece` is what is sent of the object. */
  private frame(type: ChangeType | "BOOKMARK", object: EncodableObject, piece: Buffer): readonly Buffer[] {
    const { form, representation, definition } = this;
    if (form.encoding === "protobuf") {
      const { apiVersion, kind } = representation.messageType(definition, form);
      return this.protobufFrame(type, apiVersion, kind, piece);
    }
    if (form.as !== "Table") return jsonFrame(type, piece);
    const resourceVersion = object.resourceVersion ?? contentOf(object).metadata.resourceVersion ?? "";
    const head = representation.tableHead(definition, { resourceVersion }, form, !this.columnsSent);
    this.columnsSent = true;
    return jsonFrame(type, head, piece, END_OF_ROWS);
  }

  /** Big-endian length, then a bare WatchEvent {type=1, object=2 {raw=1}} whose raw is a whole enveloped object. */
  private protobufFrame(type: string, apiVersion: string, kind: string, message: Buffer): readonly Buffer[] {
    const envelope = envelopeHead(this.representation.profile.protobufPrefix, apiVersion, kind, message.length);
    const rawLength = envelope.length + message.length + ENVELOPE_TAIL.length;
    const extensionLength = fieldLength(rawLength);
    const eventLength = fieldLength(type.length) + fieldLength(extensionLength);
    const head = Buffer.allocUnsafe(LENGTH_BYTES + eventLength - rawLength);
    let at = head.writeUInt32BE(eventLength, 0);
    at = writeFieldHead(head, at, 1, type.length);
    at += head.write(type, at, "latin1");
    at = writeFieldHead(head, at, 2, extensionLength);
    writeFieldHead(head, at, 1, rawLength);
    return [head, envelope, message, ENVELOPE_TAIL];
  }
}

function jsonFrame(type: string, ...object: readonly Buffer[]): readonly Buffer[] {
  return [Buffer.from(`{"type":"${type}","object":`), ...object, END_OF_LINE];
}
