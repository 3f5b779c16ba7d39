/** Errors between threads: their class is what matters, and a copy would lose it. */
import { StatusError } from "../errors/status.js";
import { DecodeError } from "../fields/decode-error.js";
import { StorageError } from "../storage/key-value-store.js";
import type { Failure } from "./messages.js";

export function failureOf(error: unknown): Failure {
  if (error instanceof DecodeError) return { kind: "decode", text: error.text, prefix: error.prefix };
  if (error instanceof StatusError) {
    return { kind: "status", status: error.status, ...(error.cause === undefined ? {} : { cause: textOf(error.cause) }) };
  }
  if (error instanceof StorageError) {
    const { code, message, oldest } = error;
    return { kind: "storage", code, message, ...(oldest === undefined ? {} : { oldest }) };
  }
  return { kind: "unknown", text: textOf(error) };
}

export function errorOf(failure: Failure): Error {
  switch (failure.kind) {
    case "status": {
      const { code = 500, reason = "", message = "", details, metadata } = failure.status;
      const error = new StatusError(code, reason, message, details, metadata);
      if (failure.cause !== undefined) error.cause = failure.cause;
      return error;
    }
    case "storage":
      return new StorageError(failure.code, failure.message, failure.oldest === undefined ? {} : { oldest: failure.oldest });
    case "decode":
      return new DecodeError(failure.text, failure.prefix);
    case "unknown":
      return new Error(failure.text);
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
