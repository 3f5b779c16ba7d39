/** Runs one request through the pipeline, synchronously as far as its stages are, and sees to it that it is answered once. */

import { requestTimedOut, timeoutOf } from "./deadline.js";
import { renderError } from "./error-response.js";
import type { HttpExchange } from "./http-exchange.js";
import { HttpRequest } from "./http-request.js";
import { PIPELINE } from "./pipeline.js";
import { isLongRunning } from "./request-info.js";
import type { ServerServices } from "./server-services.js";

/** Never throws. */
export function serve(exchange: HttpExchange, server: ServerServices): void {
  const request = new HttpRequest(exchange, server);
  try {
    const pending = advance(request, server, 0);
    if (pending !== undefined) {
      void settle(request, server, pending);
      return;
    }
  } catch (error) {
    renderError(request, server, error);
  }
  finish(request, server);
}

function advance(request: HttpRequest, server: ServerServices, from: number): void | Promise<void> {
  for (let i = from; i < PIPELINE.length; i++) {
    const pending = PIPELINE[i]?.(request, server);
    if (pending !== undefined) return pending.then(() => advance(request, server, i + 1));
  }
}

async function settle(request: HttpRequest, server: ServerServices, pending: Promise<void>): Promise<void> {
  const timer = isLongRunning(request.info) ? undefined : setTimeout(expire, timeoutOf(request, server.requestTimeoutMs), request, server);
  try {
    await pending;
  } catch (error) {
    renderError(request, server, error);
  } finally {
    clearTimeout(timer);
    finish(request, server);
  }
}

function expire(request: HttpRequest, server: ServerServices): void {
  request.exchange.giveUp();
  renderError(request, server, requestTimedOut());
  request.abort();
  release(request);
}

function finish(request: HttpRequest, server: ServerServices): void {
  release(request);
  server.requestMetrics.end(request);
  if (!server.accessLog) return;
  const { info, exchange, auditId } = request;
  server.log.info("request", {
    method: exchange.method,
    path: info.path,
    verb: info.verb,
    user: request.user?.name,
    auditId,
    status: exchange.status,
    milliseconds: Math.round(performance.now() - request.begun),
  });
}

function release(request: HttpRequest): void {
  request.release?.();
  request.release = undefined;
}
