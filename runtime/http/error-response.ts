/** The one place where failures become answers (ERR rows). */
import { prettyJson } from "../codec/json/json.js";
import { negotiateError } from "../codec/negotiation/negotiation.js";
import { wantsPretty } from "../endpoints/pretty.js";
import { internalError } from "../errors/constructors.js";
import { StatusError } from "../errors/status.js";
import { LineLimit } from "../log/line-limit.js";
import { translateStorageError } from "../registry/storage-errors.js";
import { ClientGoneError } from "./exchanges/respond.js";
import { type HttpRequest, NOT_WANTED } from "./http-request.js";
import { PlainFailure } from "./plain-failure.js";
import type { ServerServices } from "./server-services.js";

/**
 * Answers with the Status of the error, in the form the client negotiated. An answer that has begun is broken off, but for the one to a
 * request whose time was over: that is whole, and on its way.
 */
export function renderError(request: HttpRequest, server: ServerServices, error: unknown): void {
  const { exchange } = request;
  const failure = asStatusError(request, server, error);
  if (failure === undefined || request.isGone) return;
  if (exchange.answered) {
    exchange.destroy();
    return;
  }
  if (error instanceof PlainFailure) {
    exchange.send(500, "text/plain; charset=utf-8", Buffer.from(`${error.message}\n`), ["X-Content-Type-Options", "nosniff"]);
    return;
  }
  const form = negotiateError(exchange.headers.accept, server.documents);
  const encoded = server.codec.encodeStatus(failure.status, form);
  const pretty = form.encoding === "json" && (form.pretty || wantsPretty(request.rawQuery, exchange.headers["user-agent"]));
  exchange.send(httpStatus(failure.code), form.mediaType, pretty ? prettyJson(encoded) : encoded, headersOf(failure));
}

/** A webhook may refuse with any code; HTTP/2 knows none above this one, and the Status says it all the same. */
const HIGHEST_STATUS = 599;

const httpStatus = (code: number): number => (code > HIGHEST_STATUS ? 500 : code);

function headersOf(failure: StatusError): string[] {
  const headers: string[] = [];
  const retryAfter = failure.status.details?.retryAfterSeconds;
  if (retryAfter !== undefined && retryAfter > 0) headers.push("Retry-After", String(retryAfter));
  if (failure.code === 403) headers.push("X-Content-Type-Options", "nosniff");
  return headers;
}

/** Undefined when nobody is left to answer. What no client can have caused is logged with an id, and only the id is told. */
function asStatusError(request: HttpRequest, server: ServerServices, thrown: unknown): StatusError | undefined {
  const error = translateStorageError(thrown);
  if (error instanceof ClientGoneError || error === NOT_WANTED) return undefined;
  const told = error instanceof StatusError ? error : internalError(request.auditId);
  const why = told === error ? told.cause : error;
  if (why !== undefined && isWorthTelling(why, server)) logFailure(request, server, why);
  return told;
}

/** Anybody can ask what nobody can decide on: of each second so much is logged of it. */
const TOLD_A_SECOND = 10;
const undecided = new LineLimit(TOLD_A_SECOND);

const isWorthTelling = (why: unknown, { clock }: ServerServices): boolean =>
  !(why instanceof PlainFailure) || (!why.isCallers && undecided.allows(clock.now()));

function logFailure({ info, auditId }: HttpRequest, server: ServerServices, why: unknown): void {
  const cause = why instanceof Error ? (why.stack ?? why.message) : String(why);
  server.log.error("request failed", { auditId, verb: info?.verb, path: info?.path, cause });
}
