/** The binary messages of one collection: measured before any is sent, since their length comes first, and never all in memory. */
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import type { EncodableObject } from "../encodable-object.js";
import type { OutputForm } from "../negotiation/negotiation.js";
import { fieldLength } from "../protobuf/wire.js";
import type { Representation } from "../representation.js";

/**
 * Bytes of messages that are held from being measured until they are sent, and kept with their objects. Those behind them are only
 * measured, and made again to be sent: a list longer than any bound for kept encodings would only drive each other's out.
 */
export const HELD_MESSAGES_BYTES = 16 * 1024 * 1024;

export class ListMessages implements Iterable<Buffer> {
  readonly #held: Buffer[] = [];
  #heldBytes = 0;
  readonly #measured: EncodableObject[] = [];
  #length = 0;

  constructor(
    private readonly definition: ResourceDefinition,
    private readonly form: OutputForm,
    private readonly representation: Representation,
  ) {}

  /** Number of objects. */
  get count(): number {
    return this.#held.length + this.#measured.length;
  }

  /** Bytes of all messages as fields of the collection. */
  get length(): number {
    return this.#length;
  }

  add(object: EncodableObject): void {
    this.#length += fieldLength(this.#heldBytes < HELD_MESSAGES_BYTES ? this.#hold(object) : this.#measure(object));
  }

  /** The messages in the order they were added. */
  *[Symbol.iterator](): Generator<Buffer> {
    yield* this.#held;
    for (const object of this.#measured) yield this.#encode(object);
  }

  #hold(object: EncodableObject): number {
    const { message } = this.representation.message(this.definition, object, this.form);
    this.#held.push(message);
    this.#heldBytes += message.length;
    return message.length;
  }

  #measure(object: EncodableObject): number {
    this.#measured.push(object);
    if (this.form.as !== undefined) return this.#encode(object).length;
    object.messageLength ||= this.#encode(object).length;
    return object.messageLength;
  }

  #encode(object: EncodableObject): Buffer {
    return this.representation.encodeMessage(this.definition, object.object(), this.form);
  }
}
