/** The Status object and the error that carries it (ERR-01). */
import { shown } from "./shown-text.js";
import { StacklessError } from "./without-stack.js";

/** Characters of a message: what a client sent is quoted in many, and is not sent back many times over. */
export const MAXIMUM_MESSAGE_CHARACTERS = 192 * 1024;

export interface StatusCause {
  readonly reason?: string;
  readonly message?: string;
  readonly field?: string;
}

export interface StatusDetails {
  readonly name?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly uid?: string;
  readonly causes?: readonly StatusCause[];
  readonly retryAfterSeconds?: number;
}

/** `v1` Status, the body of every failure and of some successes. */
export interface Status {
  readonly kind: "Status";
  readonly apiVersion: "v1";
  readonly metadata: { readonly continue?: string; readonly resourceVersion?: string };
  readonly status: "Failure" | "Success";
  readonly message?: string;
  readonly reason?: string;
  readonly details?: StatusDetails;
  readonly code?: number;
}

/** A failure that a client caused, or must be told of: throw it anywhere, one place renders it. Its `cause`, if any, is for the log. */
export class StatusError extends StacklessError {
  readonly status: Status;

  constructor(code: number, reason: string, message: string, details?: StatusDetails, metadata: Status["metadata"] = {}) {
    const told = shown(message, MAXIMUM_MESSAGE_CHARACTERS);
    // Where it was thrown is never told nor logged.
    super(told);
    this.name = "StatusError";
    this.status = {
      kind: "Status",
      apiVersion: "v1",
      metadata,
      status: "Failure",
      message: told,
      ...(reason === "" ? {} : { reason }),
      ...(details === undefined ? {} : { details }),
      code,
    };
  }

  get code(): number {
    return this.status.code ?? 500;
  }

  get reason(): string {
    return this.status.reason ?? "";
  }
}

/** Whether `error` is a StatusError with this reason, e.g. `NotFound`. */
export function hasReason(error: unknown, reason: string): error is StatusError {
  return error instanceof StatusError && error.reason === reason;
}
