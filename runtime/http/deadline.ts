/** How long a request may take (flag `--request-timeout`, parameter `timeout`). */
import { parseGoDuration } from "../definition/go-duration.js";
import { firstValue } from "../endpoints/query.js";
import { badRequest } from "../errors/constructors.js";
import { StatusError } from "../errors/status.js";
import { renderError } from "./error-response.js";
import type { HttpRequest } from "./http-request.js";
import type { ServerServices } from "./server-services.js";

/** Throws 400 for a `timeout` parameter that is no duration. */
export function checkTimeoutParameter(request: HttpRequest): void {
  if (request.rawQuery !== "" && !request.exchange.lasting) askedTimeout(request.rawQuery);
}

/** Answers 504, and tells the rest by the request's signal that its answer is no longer wanted. */
export function expire(request: HttpRequest, server: ServerServices): void {
  request.exchange.giveUp();
  renderError(request, server, requestTimedOut());
  request.abort();
}

/** Milliseconds until the request is answered with a 504: what the client asks for, at most `maximum`. */
export function timeLimitOf(request: HttpRequest, maximum: number): number {
  if (request.rawQuery === "") return maximum;
  try {
    const asked = askedTimeout(request.rawQuery);
    return asked !== undefined && asked > 0 ? Math.min(asked, maximum) : maximum;
  } catch {
    return maximum;
  }
}

/** The answer to a request that took too long. */
export const requestTimedOut = (): StatusError =>
  new StatusError(504, "Timeout", "Timeout: request did not complete within the allotted timeout", {});

function askedTimeout(query: string): number | undefined {
  const text = firstValue(query, "timeout");
  if (text === undefined || text === "") return undefined;
  try {
    return parseGoDuration(text);
  } catch (error) {
    throw badRequest(`invalid timeout specified in the request URL - ${(error as Error).message}`);
  }
}
