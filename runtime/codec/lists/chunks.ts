/** Memory that the chunks of one collection are filled in, and that collections take over from one another. */
import type { EncodableObject } from "../encodable-object.js";
import { fieldLength, writeFieldHead } from "../protobuf/wire.js";
import { LIST_ROOM_BYTES, ListRoom } from "./room.js";

/** Size that list chunks are filled to: large ones cost the fewest turns of the event loop, larger ones no longer fit into what is nearest to the processor when ten lists take turns. */
export const LIST_CHUNK_BYTES = 128 * 1024;

/**
 * A smaller chunk is handed out as a copy. Writers ask their callers to wait, which is what keeps a chunk safe until it has left, only
 * for what reaches the high-water mark of a stream: 16 KiB or 64 KiB, as Node's version has it.
 */
const LENT_BYTES = 64 * 1024;
/** Where lists have no room left: chunks that writers still ask to wait for, filled with objects that are not held as they are sent. */
export const SCARCE_CHUNK_BYTES = LENT_BYTES + 16 * 1024;

/** Room that is left to chunks where large pieces take what they can. */
const LEFT_TO_CHUNKS_BYTES = LIST_ROOM_BYTES / 2;

/** Buffers of a chunk's size that wait for the next collection. */
const MAXIMUM_SPARE = 8;
const spare: Buffer[] = [];

const NONE: Buffer = Buffer.alloc(0);

/**
 * Collects pieces until there is a chunk. Two buffers take turns, so that a chunk holds until the second one after it is taken, and go
 * to the next collection afterwards: fresh ones for every chunk are what garbage collection would mostly be busy with.
 */
export class ChunkBuffer {
  #chunk: Buffer;
  #following: Buffer = NONE;
  #used = 0;
  readonly #room = new ListRoom();
  /** Bytes that were lent with what was handed out last, and before that. */
  #lent = 0;
  #lentBefore = 0;

  /** `expected` is the size of the first chunk, if that is less than a whole one. */
  constructor(expected: number) {
    const isShort = expected <= SCARCE_CHUNK_BYTES || (expected < LIST_CHUNK_BYTES && this.#room.take(expected));
    this.#chunk = isShort ? Buffer.allocUnsafe(expected) : NONE;
  }

  get empty(): boolean {
    return this.#used === 0;
  }

  /** Bytes that may still be added. */
  get room(): number {
    if (this.#used > 0) return this.#chunk.length - this.#used;
    return Math.max(this.#chunk.length, this.#room.has(LIST_CHUNK_BYTES) ? LIST_CHUNK_BYTES : SCARCE_CHUNK_BYTES);
  }

  /** `piece` is no longer than `room`. */
  add(piece: Buffer): void {
    this.#reserve(piece.length);
    this.#chunk.set(piece, this.#used);
    this.#used += piece.length;
  }

  /** What opens an item, and behind it the JSON of an object from a place before its version on; both are no longer than `room`. */
  addItem(open: Buffer, object: EncodableObject, from: number): void {
    const length = object.size - from;
    this.#reserve(open.length + length);
    const chunk = this.#chunk;
    let used = this.#used;
    for (let i = 0; i < open.length; i++) chunk[used++] = open[i] as number;
    if (object.copyJson === undefined) object.json.copy(chunk, used, from);
    else object.copyJson(chunk, used, from);
    this.#used = used + length;
  }

  /** A length-delimited field with a number below 16; all of it is no longer than `room`. */
  addField(field: number, content: Buffer): void {
    this.#reserve(fieldLength(content.length));
    const at = writeFieldHead(this.#chunk, this.#used, field, content.length);
    this.#chunk.set(content, at);
    this.#used = at + content.length;
  }

  #reserve(length: number): void {
    if (length <= this.#chunk.length - this.#used) return;
    if (this.#room.take(LIST_CHUNK_BYTES)) this.#chunk = spare.pop() ?? Buffer.allocUnsafeSlow(LIST_CHUNK_BYTES);
    else this.#chunk = Buffer.allocUnsafeSlow(SCARCE_CHUNK_BYTES);
  }

  /** Whether there is room to hand out a piece of so many bytes, which no chunk is filled with, as it is. It counts as a chunk that is taken. */
  lend(bytes: number): boolean {
    const hasRoom = this.#room.has(bytes + LEFT_TO_CHUNKS_BYTES) && this.#room.take(bytes);
    this.#handOut(hasRoom ? bytes : 0);
    return hasRoom;
  }

  /** What was handed out before the last time has left. */
  #handOut(lent: number): void {
    if (this.#lentBefore > 0) this.#room.give(this.#lentBefore);
    this.#lentBefore = this.#lent;
    this.#lent = lent;
  }

  /** What was added since the last time. */
  take(): Buffer {
    this.#handOut(0);
    const chunk = this.#chunk;
    const taken = chunk.subarray(0, this.#used);
    const isReused = chunk.length === LIST_CHUNK_BYTES;
    this.#used = 0;
    if (isReused && taken.length < LENT_BYTES) return Buffer.from(taken);
    this.#chunk = this.#following;
    this.#following = isReused ? chunk : NONE;
    return taken;
  }

  /** Gives the memory away; what is added later gets other, scarce memory. To be called once the chunks taken have left. */
  release(): void {
    for (const buffer of [this.#chunk, this.#following]) {
      if (buffer.length === LIST_CHUNK_BYTES && spare.length < MAXIMUM_SPARE) spare.push(buffer);
    }
    this.#chunk = NONE;
    this.#following = NONE;
    this.#used = 0;
    this.#room.close();
  }
}
