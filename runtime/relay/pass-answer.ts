/** The answer of a backend, on its way to the client. */
import type { OutgoingHttpHeaders } from "node:http";
import type { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { RawExchange } from "../registry/connect.js";
import type { Answered } from "./send.js";

export interface PassedHead {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
}

/**
 * Answers with the body as it comes, through `changes` in order. Resolves when that is over; a body that breaks off does so for the
 * client too. Throws while nothing was answered.
 */
export async function passAnswer(
  { answer, body }: Answered,
  exchange: RawExchange,
  { status, headers }: PassedHead,
  changes: readonly Transform[] = [],
): Promise<void> {
  try {
    const client = exchange.respond(status, headers);
    // Who breaks off has no one left to tell.
    await pipeline([body, ...changes, client]).catch(() => undefined);
  } finally {
    answer.socket.destroy();
  }
}
