/** The binary messages of one collection: measured before any is sent, since their length comes first, and never all in memory. */
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import type { EncodableObject } from "../encodable-object.js";
import type { OutputForm } from "../negotiation/negotiation.js";
import type { Piece, Soon } from "../pieces.js";
import { fieldLength } from "../protobuf/wire.js";
import type { Representation } from "../representation.js";

/**
 * Bytes of messages that are held from being measured until they are sent, and kept with their objects. Those behind them are only
 * measured, and made again to be sent: a list longer than any bound for kept encodings would only drive each other's out.
 */
export const HELD_MESSAGES_BYTES = 16 * 1024 * 1024;

export class ListMessages {
  readonly #held: Buffer[] = [];
  #heldBytes = 0;
  /** With the lengths of their messages. */
  readonly #measured: { readonly object: EncodableObject; readonly length: number }[] = [];
  #length = 0;
  readonly #asked: Piece;

  constructor(
    private readonly definition: ResourceDefinition,
    private readonly form: OutputForm,
    private readonly representation: Representation,
  ) {
    this.#asked = { kind: "message", form };
  }

  /** Bytes of all messages as fields of the collection. */
  get length(): number {
    return this.#length;
  }

  /** A promise, to be waited for before the next is added, where the message is made elsewhere. */
  add(object: EncodableObject): Soon<void> {
    const isHeld = this.#heldBytes < HELD_MESSAGES_BYTES;
    if (!isHeld && this.form.as === undefined && object.messageLength) return this.#note(object, object.messageLength);
    const message = isHeld ? this.representation.piece(this.definition, object, this.#asked) : this.#encode(object);
    if (message instanceof Promise) return message.then((bytes) => this.#take(object, bytes, isHeld));
    this.#take(object, message, isHeld);
  }

  /** The first messages, in the order they were added, and as many as are held. */
  get held(): readonly Buffer[] {
    return this.#held;
  }

  /** Those behind them, made again as they are taken, each with its length and how many bytes are worked on for it. */
  *remade(): Generator<{ readonly message: Soon<Buffer>; readonly length: number; readonly worked: number }> {
    for (const { object, length } of this.#measured) yield { message: this.#encode(object), length, worked: object.size };
  }

  #take(object: EncodableObject, message: Buffer, isHeld: boolean): void {
    if (!isHeld) {
      if (this.form.as === undefined) object.messageLength = message.length;
      this.#note(object, message.length);
      return;
    }
    this.#held.push(message);
    this.#heldBytes += message.length;
    this.#length += fieldLength(message.length);
  }

  #note(object: EncodableObject, length: number): void {
    this.#measured.push({ object, length });
    this.#length += fieldLength(length);
  }

  /** Kept nowhere, unless it is made elsewhere. */
  #encode(object: EncodableObject): Soon<Buffer> {
    const { definition, form, representation } = this;
    return (
      representation.pieceElsewhere(definition, object, this.#asked) ?? representation.encodeMessage(definition, object.object(), form)
    );
  }
}
