/** Translates failures of the store into failures that a client understands: the only place that does. */
import { expired, timeout, tooManyRequests } from "../errors/constructors.js";
import { StatusError } from "../errors/status.js";
import { StorageError } from "../storage/key-value-store.js";

const RETRY_SECONDS = 1;

/** What a client is told of an error that came from the store; other errors are returned as they are. */
export function translateStorageError(error: unknown): unknown {
  if (!(error instanceof StorageError)) return error;
  switch (error.code) {
    case "Compacted":
      return expired("The resourceVersion for the provided list is too old.");
    case "FutureRevision":
      return timeout("the requested revision has not been reached", RETRY_SECONDS);
    case "TooLarge":
      return new StatusError(413, "RequestEntityTooLarge", `Request entity is too large: ${error.message}`, {});
    case "Unavailable":
      return tooManyRequests("the backing store cannot serve at the moment, please try again later", RETRY_SECONDS);
    case "Closed":
      return new StatusError(503, "ServiceUnavailable", "the server is shutting down", { retryAfterSeconds: RETRY_SECONDS });
    case "Corrupt":
      return error;
  }
}

/** Runs a call of the store with its failures translated. */
export async function translated<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw translateStorageError(error);
  }
}
