/** What the server refused, as typed errors: one class, one question per reason (specification: Errors). */

/** One field's part in a refusal. */
export interface StatusCause {
  /** e.g. `FieldValueRequired`. */
  readonly reason?: string;
  readonly message?: string;
  /** Path of the field, e.g. `spec.containers[0].name`. */
  readonly field?: string;
}

/** The server's `Status` object, as far as clients go by it. */
export interface StatusShape {
  readonly status?: string;
  readonly message?: string;
  readonly reason?: string;
  readonly code?: number;
  readonly details?: {
    readonly name?: string;
    readonly group?: string;
    readonly kind?: string;
    readonly uid?: string;
    readonly causes?: readonly StatusCause[];
    readonly retryAfterSeconds?: number;
  };
}

/** The server's refusal of one request. `message` is the server's own text. */
export class ApiError extends Error {
  /** HTTP status. */
  readonly code: number;
  /** Machine-readable reason such as `NotFound`; "" when the server gave none. */
  readonly reason: string;
  readonly status: StatusShape;
  /** What the request was, e.g. `GET /api/v1/nodes/n`: path without query. */
  readonly request: string;
  /** How long the server asks to wait before another try. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: StatusShape, request: string, retryAfterSeconds?: number) {
    super(status.message ?? `the server answered ${status.code ?? "with a failure"}`);
    this.name = "ApiError";
    this.status = status;
    this.code = status.code ?? 0;
    this.reason = status.reason ?? "";
    this.request = request;
    this.retryAfterSeconds = retryAfterSeconds ?? status.details?.retryAfterSeconds;
  }

  /** The fields that are to blame, in the server's order; empty for most reasons. */
  get causes(): readonly StatusCause[] {
    return this.status.details?.causes ?? [];
  }
}

const has =
  (code: number, ...reasons: readonly string[]) =>
  (error: unknown): error is ApiError =>
    error instanceof ApiError && (reasons.includes(error.reason) || (error.reason === "" && error.code === code));

/** The object, or the resource itself, does not exist. */
export const isNotFound = has(404, "NotFound");
/** A create met an object of the same name. */
export const isAlreadyExists = (error: unknown): error is ApiError => error instanceof ApiError && error.reason === "AlreadyExists";
/** The object has changed since it was read, or other managers own what was applied. */
export const isConflict = has(409, "Conflict");
/** The object breaks rules of its kind; `causes` name the fields. */
export const isInvalid = has(422, "Invalid");
export const isForbidden = has(403, "Forbidden");
export const isUnauthorized = has(401, "Unauthorized");
/** The history that a version or continue token needs is gone: list anew. */
export const isExpired = has(410, "Expired", "Gone");
export const isBadRequest = has(400, "BadRequest");
export const isTooManyRequests = has(429, "TooManyRequests");
export const isTimeout = has(504, "Timeout", "ServerTimeout");
export const isServiceUnavailable = has(503, "ServiceUnavailable");
export const isInternalError = has(500, "InternalError");
export const isMethodNotSupported = has(405, "MethodNotAllowed");

/** True for an error that a cause of this reason is in, e.g. `FieldManagerConflict` or `FieldValueRequired`. */
export function hasCause(error: unknown, reason: string): error is ApiError {
  return error instanceof ApiError && error.causes.some((cause) => cause.reason === reason);
}

/** An answer that is not what the protocol says: no JSON, another binary prefix, a list at another version than asked for. */
export class ProtocolError extends Error {
  constructor(message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = "ProtocolError";
  }
}

/** Client configuration that cannot be used. The message names the file, the entry and what would be right, and no secret. */
export class ConfigurationError extends Error {
  constructor(message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = "ConfigurationError";
  }
}
