/** A running watch as an async iterable (specification: Watch). */
import type { Connection } from "./connection.js";
import { ApiError, ProtocolError, type StatusShape } from "./errors.js";
import type { ObjectShape, Stored } from "./object-types.js";
import { following } from "./pause.js";
import { tapped } from "./tapped.js";
import type { TransportResponse } from "./transport.js";

/** One change. A bookmark's object has a resource version and nothing else to go by. */
export type WatchEvent<T extends ObjectShape> =
  | { readonly type: "ADDED" | "MODIFIED" | "DELETED"; readonly object: Stored<T> }
  | { readonly type: "BOOKMARK"; readonly object: { metadata: { resourceVersion: string; annotations?: Record<string, string> } } };

/**
 * Iterate it once. The loop ends when the server ends the watch, which it does now and then; it throws ApiError for what the server
 * refuses or cannot go on with (`isExpired`: list anew), TransportError when the connection breaks. Leaving the loop closes the watch.
 */
export interface Watch<T extends ObjectShape> extends AsyncIterable<WatchEvent<T>> {
  /** Resolves when the server has accepted the watch. Without it, a refusal shows in the loop. */
  opened(): Promise<void>;
  close(): void;
}

interface WatchRequest {
  readonly path: string;
  readonly query: string;
  readonly signal: AbortSignal | undefined;
  /** Told of every piece that arrives, whatever it holds: a sign of life. */
  readonly onBytes?: (() => void) | undefined;
}

/** Connects at the first `opened` or the first turn of the loop. */
export function openWatch<T extends ObjectShape>(connection: Connection, request: WatchRequest): Watch<T> {
  const { controller: closing, release } = following(request.signal);
  let opening: Promise<TransportResponse> | undefined;
  const open = (): Promise<TransportResponse> => {
    opening ??= connection.open({
      method: "GET",
      path: request.path,
      query: request.query,
      accept: connection.encoding.acceptStream,
      signal: closing.signal,
    });
    return opening;
  };
  return {
    opened: async () => void (await open()),
    close: () => {
      release();
      closing.abort();
    },
    async *[Symbol.asyncIterator]() {
      try {
        const response = await open();
        const chunks = tapped(response.chunks(), request.onBytes);
        const frames = connection.encoding.frames(chunks, response.header("content-type") ?? "");
        for await (const frame of frames) yield eventOf<T>(frame, request.path);
      } catch (error) {
        if (!closing.signal.aborted || request.signal?.aborted) throw error;
      } finally {
        release();
        closing.abort();
      }
    },
  };
}

function eventOf<T extends ObjectShape>(frame: { type: string; object: unknown }, path: string): WatchEvent<T> {
  switch (frame.type) {
    case "ADDED":
    case "MODIFIED":
    case "DELETED":
    case "BOOKMARK":
      return frame as WatchEvent<T>;
    case "ERROR":
      throw new ApiError(frame.object as StatusShape, `GET ${path}`);
    default:
      throw new ProtocolError(`the watch told of ${JSON.stringify(frame.type)}, which is no type of event`);
  }
}
