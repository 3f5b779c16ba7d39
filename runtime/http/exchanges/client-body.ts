/** The body of a request that is handed on, at the pace of its reader, in pieces that are as large as what is there. */
import { SMALL_CHUNK_BYTES } from "../../flow/joined-chunks.js";
import { JoinedPieces } from "../../flow/joined-pieces.js";
import { type TakenParts, takeParts } from "../../flow/node-internals.js";
import type { Connection } from "../connections/connection.js";
import { ClientGoneError, type IncomingStream } from "./respond.js";

/**
 * Takes over what comes of `native` from `begin` on, until it `leave`s it to others. Fails with an Error when the client breaks off;
 * destroying it calls `breakOff`. Asks `keeps` about each part that comes: what is not kept is gone.
 */
export class ClientBody extends JoinedPieces {
  #taken: TakenParts | undefined;
  #isHeld = false;
  #isOver = false;
  #small = 0;

  constructor(
    private readonly native: IncomingStream,
    private readonly connection: Pick<Connection, "noteLittle" | "leavesNext">,
    private readonly breakOff: () => void,
    private readonly keeps: (bytes: number) => boolean = () => true,
  ) {
    super();
  }

  /** Whoever is to read it says so as soon as that is known: what comes before is kept chunk by chunk. */
  begin(): this {
    if (this.#taken !== undefined || this.#isOver) return this;
    const { native } = this;
    if (native.readableEnded) this.#end();
    else if (native.destroyed) this.destroy(new ClientGoneError());
    if (this.#isOver) return this;
    this.#taken = takeParts(native, (part) => this.#take(part));
    native.once("end", this.#onEnd).once("error", this.#onError).once("close", this.#onClose);
    native.resume();
    return this;
  }

  /** Whoever read it does so no longer: what still comes goes to others, from `native`. */
  leave(): void {
    if (this.#taken === undefined || this.#isOver) return;
    this.#isOver = true;
    this.native.off("end", this.#onEnd).off("error", this.#onError).off("close", this.#onClose);
    this.#taken.giveBack();
    this.destroy(new ClientGoneError());
  }

  readonly #onEnd = (): void => {
    // Of a connection that is about to be cut off, parts may have been left out.
    if (this.native.aborted || this.connection.leavesNext) this.destroy(new ClientGoneError());
    else this.#end();
  };

  readonly #onError = (error: Error): void => {
    this.destroy(error);
  };

  readonly #onClose = (): void => {
    if (!this.isWhole) this.destroy(new ClientGoneError());
  };

  #end(): void {
    this.#isOver = true;
    this.end();
  }

  #take(part: Buffer): boolean {
    if (!this.keeps(part.length) || this.destroyed) return true;
    const hasRoom = this.add(part);
    if (part.length < SMALL_CHUNK_BYTES) this.connection.noteLittle(++this.#small);
    return hasRoom;
  }

  protected override hold(): void {
    this.#isHeld = true;
  }

  protected override release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#taken?.goOn();
  }

  override _read(): void {
    this.begin();
    super._read();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (this.#taken !== undefined && !this.#isOver) {
      this.#isOver = true;
      this.breakOff();
    }
    done(error);
  }
}
