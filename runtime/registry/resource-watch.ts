/** A running watch of one client: selector transitions, initial events, bookmarks and the end of the stream (WATCH rows). */
import type { EncodableObject } from "../codec/encodable-object.js";
import type { Status } from "../errors/status.js";

/** One event of the stream. The same object is handed to every watcher, so that its `form` encodes it once. */
export type WatchEvent =
  | { readonly type: "ADDED" | "MODIFIED" | "DELETED"; readonly object: EncodableObject }
  | { readonly type: "BOOKMARK"; readonly resourceVersion: string; readonly initialEventsEnd: boolean }
  | { readonly type: "ERROR"; readonly status: Status };

/** Pulled by the sender: `onReady` (given to `ResourceStore.watch`) tells that `take` has something or that the watch ended. */
export interface ResourceWatch {
  /**
   * The next events in order, a bounded number at a time; empty when nothing waits. Call again until it is empty: `onReady` comes
   * only after that. What is not taken waits in a bounded queue, whose overflow ends the watch.
   */
  take(): readonly WatchEvent[];
  /** True when `take` is empty and will stay so: end the response cleanly. */
  readonly ended: boolean;
  /** Whether an object of its events is what there is now. */
  isPresent(object: EncodableObject): boolean;
  /** Frees the watch at once; the client is gone. */
  close(): void;
}
