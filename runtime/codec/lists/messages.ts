/** The binary messages of one collection: measured before any is sent, since their length comes first, and never all in memory. */
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import type { EncodableObject } from "../encodable-object.js";
import type { OutputForm } from "../negotiation/negotiation.js";
import type { Piece, Soon } from "../pieces.js";
import { fieldLength } from "../protobuf/wire.js";
import type { Representation } from "../representation.js";
import { isLargePiece, LargePiece } from "./large-piece.js";

/**
 * Bytes of messages that are kept with their objects when they are measured, and held until they are sent but for large ones. Those behind
 * them are only measured, and made again to be sent: a list longer than any bound for kept encodings would only drive each other's out.
 */
export const HELD_MESSAGES_BYTES = 16 * 1024 * 1024;

/** Of all lists together, those that several hold counted for each. */
export const ALL_HELD_MESSAGES_BYTES = 64 * 1024 * 1024;

/** Lists that hold messages, in the order they began to: of a reader who reads none is here for long. */
const holders = new Set<ListMessages>();
let allHeldBytes = 0;

export class ListMessages {
  readonly #objects: EncodableObject[] = [];
  /** In the same order: how long their messages are, and those that are held. */
  readonly #lengths: number[] = [];
  readonly #held: (Buffer | undefined)[] = [];
  #heldBytes = 0;
  #hasLetGo = false;
  /** How many of the first are kept with their objects. */
  #kept = Number.POSITIVE_INFINITY;
  #keptBytes = 0;
  #length = 0;
  readonly #asked: Piece;

  constructor(
    private readonly definition: ResourceDefinition,
    private readonly form: OutputForm,
    private readonly representation: Representation,
  ) {
    this.#asked = { kind: "message", form };
  }

  get count(): number {
    return this.#objects.length;
  }

  /** Bytes of all messages as fields of the collection. */
  get length(): number {
    return this.#length;
  }

  /** A promise, to be waited for before the next is added, where the message is made elsewhere. */
  add(object: EncodableObject): Soon<void> {
    const isKept = this.#keptBytes < HELD_MESSAGES_BYTES;
    if (!isKept && this.form.as === undefined && object.messageLength) return this.#note(object, object.messageLength);
    const message = isKept ? this.representation.piece(this.definition, object, this.#asked) : this.#encode(object);
    if (message instanceof Promise) return message.then((bytes) => this.#take(object, bytes, isKept));
    this.#take(object, message, isKept);
  }

  /** In the order they were added; undefined where one is not held, which may be so later. */
  get held(): readonly (Buffer | undefined)[] {
    return this.#held;
  }

  /** Bytes of one. */
  lengthAt(index: number): number {
    return this.#lengths[index] as number;
  }

  /** One that is not held, made again. */
  remadeAt(index: number): Buffer | LargePiece {
    if (isLargePiece(this.lengthAt(index))) return this.#large(index);
    const made = this.#make(index);
    return made instanceof Promise ? this.#large(index, made) : made;
  }

  /** How many bytes are worked on to make it again. */
  workAt(index: number): number {
    return (this.#objects[index] as EncodableObject).size;
  }

  /** To be called once none is asked for any more. */
  release(): void {
    this.#letGo();
  }

  #take(object: EncodableObject, message: Buffer, isKept: boolean): void {
    const { length } = message;
    if (!isKept) {
      if (this.form.as === undefined) object.messageLength = length;
      this.#note(object, length);
      return;
    }
    this.#keptBytes += length;
    if (this.#hasLetGo || isLargePiece(length)) this.#add(object, undefined, length);
    else this.#hold(object, message);
  }

  /** Of one that is not kept, nor are those behind it. */
  #note(object: EncodableObject, length: number): void {
    if (this.#kept > this.count) this.#kept = this.count;
    this.#add(object, undefined, length);
  }

  #add(object: EncodableObject, message: Buffer | undefined, length: number): void {
    this.#objects.push(object);
    this.#lengths.push(length);
    this.#held.push(message);
    this.#length += fieldLength(length);
  }

  /** Where all hold too much, those that have for longest hold nothing any more. */
  #hold(object: EncodableObject, message: Buffer): void {
    const { length } = message;
    if (this.#heldBytes === 0) holders.add(this);
    this.#add(object, message, length);
    this.#heldBytes += length;
    allHeldBytes += length;
    if (allHeldBytes <= ALL_HELD_MESSAGES_BYTES) return;
    for (const longest of holders) {
      longest.#letGo();
      if (allHeldBytes <= ALL_HELD_MESSAGES_BYTES) return;
    }
  }

  #letGo(): void {
    this.#giveBack();
    this.#held.fill(undefined);
  }

  /** Counts no longer for what all hold, and holds no more. */
  #giveBack(): void {
    this.#hasLetGo = true;
    allHeldBytes -= this.#heldBytes;
    this.#heldBytes = 0;
    holders.delete(this);
  }

  #large(index: number, made?: Promise<Buffer>): LargePiece {
    return new LargePiece(() => this.#make(index), made);
  }

  #make(index: number): Soon<Buffer> {
    const object = this.#objects[index] as EncodableObject;
    return index < this.#kept ? this.representation.piece(this.definition, object, this.#asked) : this.#encode(object);
  }

  /** Kept nowhere, unless it is made elsewhere. */
  #encode(object: EncodableObject): Soon<Buffer> {
    const { definition, form, representation } = this;
    return (
      representation.pieceElsewhere(definition, object, this.#asked) ?? representation.encodeMessage(definition, object.object(), form)
    );
  }
}
