/** One constructor for each reason a request can fail, worded as the peer words it (specification: Errors). */
import { type FieldError, fieldErrorBody, MAXIMUM_FIELD_ERRORS, shownField } from "./field-error.js";
import { quoteText } from "./quote-text.js";
import { type StatusCause, StatusError } from "./status.js";

/** What an error speaks about. `resource` is the plural name in NotFound, AlreadyExists, Conflict and Forbidden. */
export interface ResourceRef {
  readonly group: string;
  readonly resource: string;
}

const qualified = (ref: ResourceRef): string => (ref.group === "" ? ref.resource : `${ref.resource}.${ref.group}`);
const detailsOf = (ref: ResourceRef, name: string) => ({ name, ...(ref.group === "" ? {} : { group: ref.group }), kind: ref.resource });

export const badRequest = (message: string): StatusError => new StatusError(400, "BadRequest", message);

export const unauthorized = (message = "Unauthorized"): StatusError => new StatusError(401, "Unauthorized", message);

/** 403 on a resource; `why` is the sentence after the colon. */
export const forbidden = (ref: ResourceRef, name: string, why: string, causes?: readonly StatusCause[]): StatusError => {
  const subject = name === "" ? `${qualified(ref)} is forbidden` : `${qualified(ref)} ${quoteText(name)} is forbidden`;
  return new StatusError(403, "Forbidden", `${subject}: ${why}`, {
    ...(name === "" ? {} : { name }),
    ...(ref.group === "" ? {} : { group: ref.group }),
    kind: ref.resource,
    ...(causes === undefined ? {} : { causes }),
  });
};

export const notFound = (ref: ResourceRef, name: string): StatusError =>
  new StatusError(404, "NotFound", `${qualified(ref)} ${quoteText(name)} not found`, detailsOf(ref, name));

/** 404 of a path that no resource serves. */
export const unknownPath = (): StatusError => new StatusError(404, "NotFound", "the server could not find the requested resource", {});

export const methodNotAllowed = (): StatusError =>
  new StatusError(405, "MethodNotAllowed", "the server does not allow this method on the requested resource", {});

export const notAcceptable = (accepted: readonly string[]): StatusError =>
  new StatusError(406, "NotAcceptable", `only the following media types are accepted: ${accepted.join(", ")}`);

export const alreadyExists = (ref: ResourceRef, name: string): StatusError =>
  new StatusError(409, "AlreadyExists", `${qualified(ref)} ${quoteText(name)} already exists`, detailsOf(ref, name));

export const conflict = (ref: ResourceRef, name: string, why: string): StatusError =>
  new StatusError(409, "Conflict", `Operation cannot be fulfilled on ${qualified(ref)} ${quoteText(name)}: ${why}`, detailsOf(ref, name));

/** The `why` of every optimistic-locking failure. */
export const OBJECT_MODIFIED = "the object has been modified; please apply your changes to the latest version and try again";

/** 409 of an apply; one cause per field. */
export const applyConflict = (message: string, causes: readonly StatusCause[]): StatusError =>
  new StatusError(409, "Conflict", message, { causes });

/** 410 Expired: a version or token that history no longer holds; `continueToken` lets a client go on inconsistently. */
export const expired = (message: string, continueToken?: string): StatusError =>
  new StatusError(410, "Expired", message, undefined, continueToken === undefined ? {} : { continue: continueToken });

export const requestEntityTooLarge = (message: string): StatusError =>
  new StatusError(413, "RequestEntityTooLarge", `Request entity too large: ${message}`);

export const unsupportedMediaType = (accepted: readonly string[]): StatusError =>
  new StatusError(
    415,
    "UnsupportedMediaType",
    `the body of the request was in an unknown format - accepted media types include: ${accepted.join(", ")}`,
  );

/** Characters that the causes of one answer have together; the first is told whatever its size. */
const CAUSES_CHARACTERS = 128 * 1024;

/** Causes in order, as many as an answer tells. */
function causesOf(errors: readonly FieldError[]): Required<StatusCause>[] {
  const causes: Required<StatusCause>[] = [];
  let characters = 0;
  for (const error of errors) {
    if (causes.length >= MAXIMUM_FIELD_ERRORS || characters > CAUSES_CHARACTERS) break;
    const cause = { reason: error.type, message: fieldErrorBody(error), field: shownField(error) };
    characters += cause.message.length + cause.field.length;
    causes.push(cause);
  }
  return causes;
}

/**
 * 422; `kind` is the Kind, not the resource. One cause per field error. Brackets only around several messages. Of very many errors,
 * or very long ones, the first are told and the rest counted.
 */
export const invalid = (group: string, kind: string, name: string, errors: readonly FieldError[]): StatusError => {
  const causes = causesOf(errors);
  const messages = [...new Set(causes.map(({ field, message }) => `${field}: ${message}`))];
  if (causes.length < errors.length) messages.push(`and ${errors.length - causes.length} more`);
  const summary = messages.length === 1 ? messages[0] : `[${messages.join(", ")}]`;
  const qualifiedKind = group === "" ? kind : `${kind}.${group}`;
  return new StatusError(422, "Invalid", `${qualifiedKind} ${quoteText(name)} is invalid: ${summary}`, {
    ...(name === "" ? {} : { name }),
    ...(group === "" ? {} : { group }),
    ...(kind === "" ? {} : { kind }),
    causes,
  });
};

export const tooManyRequests = (message: string, retryAfterSeconds: number): StatusError =>
  new StatusError(429, "TooManyRequests", message, { retryAfterSeconds });

const ASK_AGAIN_SECONDS = 1;

/** 429 of what nobody decides on at the moment, because too much else is asked of those who do. */
export const tooManyQuestions = (message: string): StatusError => tooManyRequests(message, ASK_AGAIN_SECONDS);

/** 500; `id` is in the log beside the cause, which the client is not told. */
export const internalError = (what: string): StatusError =>
  new StatusError(500, "InternalError", `Internal error occurred: ${what}`, { causes: [{ message: what }] });

/** 500 of what the peer has no reason for: its text is all that is told. */
export const unexplainedFailure = (message: string): StatusError => new StatusError(500, "", message);

export const serviceUnavailable = (message: string, retryAfterSeconds?: number): StatusError =>
  new StatusError(503, "ServiceUnavailable", message, retryAfterSeconds === undefined ? undefined : { retryAfterSeconds });

/** For what is still under way when the server ends. */
export const serverEnds = (): StatusError => serviceUnavailable("the server is shutting down", 1);

/** 504 of a resource version that the store has not reached (LIST-18). */
export const tooLargeResourceVersion = (requested: string, current: number): StatusError =>
  new StatusError(504, "Timeout", `Timeout: Too large resource version: ${requested}, current: ${current}`, {
    retryAfterSeconds: 1,
    causes: [{ reason: "ResourceVersionTooLarge", message: "Too large resource version" }],
  });

export const timeout = (message: string, retryAfterSeconds: number): StatusError =>
  new StatusError(504, "Timeout", `Timeout: ${message}`, { retryAfterSeconds });

/** A write that was withdrawn because its caller is gone or its time is over: nothing of it is stored. */
export const writeWithdrawn = (): StatusError =>
  new StatusError(504, "Timeout", "Timeout: the request ended before its write was handed to the store, nothing was written", {});
