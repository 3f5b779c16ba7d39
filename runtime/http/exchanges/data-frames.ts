/** What comes of a body over HTTP/2, frame by frame from the first on, whether anybody reads it or not. */
import type { ServerHttp2Stream } from "node:http2";
import { SMALL_CHUNK_BYTES } from "../../flow/joined-chunks.js";
import { keepParts } from "../../flow/node-internals.js";
import type { Connection } from "../connections/connection.js";

/** Frames with less than this are tiny. */
const TINY_FRAME_BYTES = 16;

/** Of a body, or in one turn of the event loop of those that are handed on: a packet can hold thousands, each of which costs as much as one that is full. */
const MOST_TINY_FRAMES = 1024;

export class DataFrames {
  #tiny = 0;
  #isHandedOn = false;

  constructor(
    stream: ServerHttp2Stream,
    private readonly connection: Connection,
  ) {
    keepParts(stream, (bytes) => this.keeps(bytes));
  }

  /** As many tiny ones may come as the client likes, at the pace of somebody who talks to whom the body is handed on. */
  handOn(): void {
    this.#isHandedOn = true;
  }

  /** Whether one of so many bytes is kept. */
  keeps(bytes: number): boolean {
    const { connection } = this;
    if (connection.leavesNext) return false;
    if (bytes >= SMALL_CHUNK_BYTES) return true;
    connection.notePiece();
    if (bytes >= TINY_FRAME_BYTES || this.#toleratesTiny()) return true;
    connection.cutOffSoon();
    return false;
  }

  #toleratesTiny(): boolean {
    return this.#isHandedOn ? this.connection.takeTiny(MOST_TINY_FRAMES) : ++this.#tiny <= MOST_TINY_FRAMES;
  }
}
