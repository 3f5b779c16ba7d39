/** Translates failures of the store into failures that a client understands: the only place that does. */
import { expired, internalError, serverEnds, serviceUnavailable, timeout } from "../errors/constructors.js";
import { StatusError } from "../errors/status.js";
import { StorageError } from "../storage/key-value-store.js";

const RETRY_SECONDS = 1;
/** It takes somebody to make room. */
const FULL_RETRY_SECONDS = 10;
const FULL = "the backing store is full, nothing was written; deletions and small changes are still taken";

/** What a client is told of an error that came from the store; other errors are returned as they are. */
export function translateStorageError(error: unknown): unknown {
  if (!(error instanceof StorageError)) return error;
  switch (error.code) {
    case "Compacted":
      return expired("The resourceVersion for the provided list is too old.");
    case "FutureRevision":
      return timeout("the requested revision has not been reached", RETRY_SECONDS);
    case "TooLarge":
      return new StatusError(413, "RequestEntityTooLarge", `Request entity too large: ${error.message}`);
    case "Unavailable":
      // Not a 429: whether a write took effect is unknown, so a client must not take it for undone.
      return because(error, serviceUnavailable("the backing store cannot serve at the moment, please try again later", RETRY_SECONDS));
    case "Full":
      return because(error, new StatusError(507, "InsufficientStorage", FULL, { retryAfterSeconds: FULL_RETRY_SECONDS }));
    case "Closed":
      return serverEnds();
    case "Corrupt":
    case "Missing":
      return because(error, internalError("the backing store is damaged, the log of the server says how"));
  }
}

/** Whether a write that failed so, translated or not, may have been stored all the same. */
export function mayBeStored(error: unknown): boolean {
  const cause = error instanceof StatusError ? error.cause : error;
  return cause instanceof StorageError && cause.code === "Unavailable";
}

/** What the client is told, with what the log is told. */
function because(cause: StorageError, told: StatusError): StatusError {
  told.cause = cause;
  return told;
}

/** A call of the store with its failures translated. */
export const translated = <T>(call: Promise<T>): Promise<T> => call.then(undefined, refuse);

function refuse(error: unknown): never {
  throw translateStorageError(error);
}
