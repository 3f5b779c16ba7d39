/** What the answers of both protocol versions have in common. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { anonymousUser } from "../../authn/anonymous.js";
import { collectionTurn, isSliceOver } from "../../codec/object-codec.js";
import { holderName } from "../../definition/holder-name.js";
import type { UserInfo } from "../../definition/request-context.js";
import { MAXIMUM_BODY_BYTES, type ResponseStream } from "../../endpoints/exchange.js";
import { requestEntityTooLarge, tooManyRequests } from "../../errors/constructors.js";
import { StacklessError } from "../../errors/without-stack.js";
import { JoinedChunks, SMALL_CHUNK_BYTES } from "../../flow/joined-chunks.js";
import { Turns } from "../../flow/turns.js";
import type { Connection } from "../connections/connection.js";
import { SWEEP_INTERVAL_MS } from "../connections/connection-sweep.js";
import type { WritePlace } from "../write-place.js";
import { BodyRoom, COUNTED_BODY_BYTES } from "./body-room.js";
import type { RawAnswer } from "./raw-exchange.js";
import { WarningRecorder } from "./warnings.js";

/** Every answer says so unless it says otherwise itself: all of them depend on who asks. */
export const CACHE_CONTROL = "no-cache, private";

/**
 * Of an answer in one piece, what is handed over at once: an encrypted connection keeps as much memory as the longest write to it took, for
 * as long as it is open, and all that waits of HTTP/2's streams leaves in one turn when a client opens their windows.
 */
export const PIECE_BYTES = 64 * 1024;

/** Bodies from this size on are given out one per turn of the event loop: each can be work for milliseconds. */
const LARGE_BODY_BYTES = 8 * 1024;
const largeBodies = new Turns();

const RETRY_AFTER_SECONDS = 1;

/** Thrown when the client breaks off before its body is complete; nobody is left to answer. */
export class ClientGoneError extends StacklessError {
  constructor() {
    super("the client went away");
    this.name = "ClientGoneError";
  }
}

export const bodyTooLarge = () => requestEntityTooLarge(`limit is ${MAXIMUM_BODY_BYTES}`);

const tooManyBodies = () => tooManyRequests("Too many request bodies are on their way, please try again later.", RETRY_AFTER_SECONDS);

/** Whether the announced length alone refuses the body. */
export function announcesTooMuch(headers: IncomingHttpHeaders): boolean {
  const length = headers["content-length"];
  return length !== undefined && Number(length) > MAXIMUM_BODY_BYTES;
}

/** What a body comes by, in either protocol version. */
export type IncomingStream = Readable & { readonly aborted: boolean };

/** What of an exchange has a part in how its body comes. */
type BodyOwner = Pick<AnswerHead, "connection" | "sender" | "place" | "onClose">;

/** The body of one request, on its way in. */
class IncomingBody {
  #fail: ((error: Error) => void) | undefined;
  #whole: Promise<Buffer> | undefined;

  /**
   * The whole body, the same each time. Rejects with 413 beyond the limit, after `discard` has taken over what still comes, and with
   * {@link ClientGoneError} when the client breaks off or is not waited for any longer.
   * The place of the request is left until it is whole, and taken again in turn.
   */
  collect(body: IncomingStream, of: BodyOwner, discard: () => void): Promise<Buffer> {
    this.#whole ??= this.#collect(body, of, discard);
    return this.#whole;
  }

  #collect(body: IncomingStream, of: BodyOwner, discard: () => void): Promise<Buffer> {
    // What has been answered before anybody read it, as a request whose time was over, was read away: it tells of its end no more.
    if (body.readableEnded || body.destroyed) return Promise.reject(new ClientGoneError());
    const { connection, sender, place } = of;
    return new Promise((resolve, reject) => {
      // Whoever waits for the body or its end keeps all that is named here, for as long as its stream is open.
      let chunks: JoinedChunks | undefined = new JoinedChunks();
      let room: BodyRoom | undefined;
      let length = 0;
      let small = 0;
      let ended = false;
      const onData = (chunk: Buffer): void => {
        length += chunk.length;
        if (chunk.length < SMALL_CHUNK_BYTES) connection.noteLittle(++small);
        if (chunks === undefined) return;
        let refused = length > MAXIMUM_BODY_BYTES ? bodyTooLarge() : undefined;
        if (length >= COUNTED_BODY_BYTES && refused === undefined) {
          room ??= new BodyRoom(sender);
          if (!room.grow(length)) refused = tooManyBodies();
        }
        if (refused === undefined) chunks.add(chunk);
        else refuse(refused);
      };
      const refuse = (error: Error): void => {
        fail(error);
        if (ended) return;
        body.off("data", onData).off("end", onEnd).off("close", onClose);
        discard();
      };
      const fail = (error: Error): void => {
        room?.close();
        chunks = undefined;
        this.#fail = undefined;
        reject(error);
      };
      // Taking listeners off costs more than letting them go with the request.
      const onEnd = (): void => {
        ended = true;
        if (chunks === undefined) return;
        // Of a connection that is about to be cut off, parts may have been left out.
        if (body.aborted || connection.leavesNext) return void fail(new ClientGoneError());
        const turn = place?.takeAgain();
        if (turn === undefined) return void give();
        void turn.then(give);
        of.onClose(() => fail(new ClientGoneError()));
      };
      const give = (): void => {
        room?.close();
        if (length < LARGE_BODY_BYTES) take();
        else largeBodies.take(take);
      };
      const take = (): void => {
        if (chunks === undefined) return;
        resolve(chunks.take());
        chunks = undefined;
      };
      const onClose = (): void => {
        if (!ended) fail(new ClientGoneError());
      };
      place?.leaveForBody(refuse);
      this.#fail = fail;
      body.on("data", onData).on("end", onEnd).on("close", onClose);
    });
  }

  /** Keeps it no longer: its answer may wait for a client that reads slowly. */
  forget(): void {
    this.#whole = undefined;
  }

  /** Waits no longer. */
  abandon(): void {
    this.#fail?.(new ClientGoneError());
  }
}

/** The part of an exchange that no protocol version changes. */
export abstract class AnswerHead {
  /** Of the answer; 0 until it begins. */
  status = 0;
  /** Of the answer's body, handed over to be sent. */
  bytes = 0;
  lasting = false;
  lingering = false;
  readonly isInProcess: boolean = false;
  sender: UserInfo = anonymousUser;
  place: WritePlace | undefined;
  readonly asksWebSocket: boolean = false;
  /** Bytes of an answer in one piece that have not been handed over. */
  protected rest = 0;
  #incoming: IncomingBody | undefined;
  #warnings: WarningRecorder | undefined;
  #firstTick = -1;
  #stalledFrom = -1;
  #stalledTicks = 0;
  #sent = -1;

  constructor(
    readonly auditId: string,
    readonly connection: Connection,
  ) {}

  protected get incoming(): IncomingBody {
    this.#incoming ??= new IncomingBody();
    return this.#incoming;
  }

  protected begin(status: number): void {
    this.status = status;
    this.#incoming?.forget();
  }

  /** Whether nothing more can be sent. */
  abstract get closed(): boolean;

  abstract onClose(listener: () => void): void;

  abstract destroy(): void;

  connectionClosed(): void {}

  /** Bytes that wait for the client to read. */
  protected abstract waiting(): number;

  get untaken(): number {
    return Math.min(this.bytes, this.waiting());
  }

  /** Bytes that the client was sent or that wait for it. */
  protected handedOver(): number {
    return this.bytes;
  }

  /** Hands a long answer over at the pace of its reader; `end` gets the last piece, unless the client has gone by then. */
  protected async sendInPieces(body: Buffer, stream: ResponseStream, end: (piece: Buffer) => void): Promise<void> {
    for (let at = 0; !this.closed; at += PIECE_BYTES) {
      const piece = body.subarray(at, at + PIECE_BYTES);
      this.rest = body.length - at - piece.length;
      if (this.rest === 0) return end(piece);
      if (stream.write(piece)) continue;
      await stream.drained();
      // Thousands may have room at once.
      if (isSliceOver()) await collectionTurn(holderName(this.sender));
    }
  }

  /** What a raw answer is counted by; `more` headers are of it, whatever it says itself. */
  protected rawAnswer(more: OutgoingHttpHeaders = {}): RawAnswer {
    return {
      head: () => {
        const warnings = this.warningValues();
        return {
          "audit-id": this.auditId,
          "cache-control": CACHE_CONTROL,
          ...(warnings.length === 0 ? {} : ({ warning: [...warnings] } as object)),
          ...more,
        };
      },
      begun: (status) => this.begin(status),
      sent: (bytes) => {
        this.bytes += bytes;
      },
      linger: () => {
        this.lingering = true;
        return {
          stalledMs: () => this.#stalledTicks * SWEEP_INTERVAL_MS,
          cut: () => this.destroy(),
          end: () => {
            this.lingering = false;
          },
        };
      },
    };
  }

  ageTicks(tick: number): number {
    if (this.#firstTick < 0) this.#firstTick = tick;
    return tick - this.#firstTick;
  }

  stalledTicks(tick: number): number {
    const waiting = this.waiting();
    const sent = this.handedOver() - waiting;
    if (waiting === 0 || sent > this.#sent || this.#stalledFrom < 0) this.#stalledFrom = tick;
    this.#sent = sent;
    this.#stalledTicks = tick - this.#stalledFrom;
    return this.#stalledTicks;
  }

  /** Whether the answer has begun. */
  get answered(): boolean {
    return this.status !== 0;
  }

  /** Adds a `Warning` header to the answer, if it has not begun. */
  warn(text: string): void {
    this.#warnings ??= new WarningRecorder();
    this.#warnings.add(text);
  }

  protected warningValues(): readonly string[] {
    return this.#warnings === undefined ? NONE : this.#warnings.values();
  }
}

const NONE: readonly string[] = [];
