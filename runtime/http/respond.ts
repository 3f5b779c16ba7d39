/** What the answers of both protocol versions have in common. */
import type { IncomingHttpHeaders } from "node:http";
import { MAXIMUM_BODY_BYTES } from "../endpoints/exchange.js";
import { requestEntityTooLarge } from "../errors/constructors.js";
import { WarningRecorder } from "./warnings.js";

/** Every answer says so unless it says otherwise itself: all of them depend on who asks. */
export const CACHE_CONTROL = "no-cache, private";

/** Bytes of a refused body that are still read and thrown away, so that the client gets to see the answer. */
export const MAXIMUM_DISCARDED_BYTES = 64 * 1024 * 1024;

/** Thrown when the client breaks off before its body is complete; nobody is left to answer. */
export class ClientGoneError extends Error {
  constructor() {
    super("the client went away");
    this.name = "ClientGoneError";
  }
}

export const bodyTooLarge = () => requestEntityTooLarge(`limit is ${MAXIMUM_BODY_BYTES}`);

/** Whether the announced length alone refuses the body. */
export function announcesTooMuch(headers: IncomingHttpHeaders): boolean {
  const length = headers["content-length"];
  return length !== undefined && Number(length) > MAXIMUM_BODY_BYTES;
}

/** Collects body chunks within the limit. */
export class BodyCollector {
  readonly #chunks: Buffer[] = [];
  #length = 0;

  /** False once the body is too large; what was collected is then let go. */
  add(chunk: Buffer): boolean {
    this.#length += chunk.length;
    if (this.#length > MAXIMUM_BODY_BYTES) {
      this.#chunks.length = 0;
      return false;
    }
    this.#chunks.push(chunk);
    return true;
  }

  take(): Buffer {
    return this.#chunks.length === 1 ? (this.#chunks[0] as Buffer) : Buffer.concat(this.#chunks, this.#length);
  }
}

/** The part of an exchange that no protocol version changes. */
export abstract class AnswerHead {
  answered = false;
  #warnings: WarningRecorder | undefined;

  constructor(readonly auditId: string) {}

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
