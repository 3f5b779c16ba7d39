/** The body of an answer as Node streams it, for both HTTP versions. */
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { JoinedChunks } from "../../flow/joined-chunks.js";
import { TransportError, type TransportResponse } from "../transport.js";

/** An answer over HTTP/1.1 whose head has come. */
export const answerOf = (incoming: IncomingMessage, failed: (cause: unknown) => Error): TransportResponse => ({
  status: incoming.statusCode ?? 0,
  header: (name) => {
    const value = incoming.headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  },
  bytes: () => bytesOf(incoming, failed),
  chunks: () => chunksOf(incoming, failed),
  cancel: () => void incoming.destroy(),
});

const always = (): boolean => true;
const cutShort = (): Error => new Error("the answer was cut short");

/** Reads all of it. `failed` says why the stream ended early; `isWhole` is asked at its end, where that may be no end of the answer. */
export function bytesOf(stream: Readable, failed: (cause: unknown) => Error, isWhole = always): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks = new JoinedChunks();
    stream.on("data", (chunk: Buffer) => chunks.add(chunk));
    stream.once("end", () => {
      if (isWhole()) resolve(chunks.take());
      else reject(failed(cutShort()));
    });
    stream.once("error", (cause) => reject(failed(cause)));
    stream.once("close", () => {
      if (!stream.readableEnded) reject(failed(undefined));
    });
  });
}

/** The same piece by piece. */
export async function* chunksOf(stream: Readable, failed: (cause: unknown) => Error, isWhole = always): AsyncGenerator<Uint8Array, void> {
  try {
    for await (const chunk of stream) yield chunk as Buffer;
    if (!isWhole()) throw cutShort();
  } catch (cause) {
    throw failed(cause);
  } finally {
    stream.destroy();
  }
}

/** What a request fails with: the signal's reason when it was aborted, else that the server could not be reached. */
export function failureOf(cause: unknown, address: string, signal: AbortSignal | undefined, stale = false): Error {
  if (signal?.aborted) return signal.reason as Error;
  if (cause instanceof TransportError) return cause;
  const why = cause instanceof Error ? cause.message : "the connection was closed";
  return new TransportError(`cannot talk to ${address}: ${why}`, { cause, stale });
}
