/** The way of every request, top to bottom. */

import { anonymousUser } from "../authn/anonymous.js";
import type { Decision } from "../authz/authorizer.js";
import { holderName } from "../definition/holder-name.js";
import { checkParameterCount } from "../endpoints/query.js";
import { StatusError } from "../errors/status.js";
import { identify, isKnown } from "./connections/client-identity.js";
import { checkTimeoutParameter, expire, timeLimitOf } from "./deadline.js";
import { DecisionWait } from "./decision-wait.js";
import { dispatchResource } from "./dispatch.js";
import { renderError } from "./error-response.js";
import type { HttpRequest } from "./http-request.js";
import { impersonate } from "./impersonation.js";
import type { Place } from "./in-flight.js";
import { refusal } from "./refusal.js";
import { resolveTarget } from "./request-target.js";
import type { ServerServices } from "./server-services.js";
import { before, composeStages, ending, type Next, type Stage } from "./stage.js";

const UNAUTHORIZED = 401;
const READING_VERBS: ReadonlySet<string> = new Set(["get", "list", "watch", "head"]);

/** Where further stages dock on. */
export interface PipelineExtensions {
  /** Around everything: every request, refused ones too (metrics, tracing). */
  readonly outermost?: readonly Stage[];
  /** Around what a caller who is known asks for (audit). */
  readonly authenticated?: readonly Stage[];
}

/** The pipeline. Nothing about path, method or body is reported before the caller is known and allowed to ask. Never throws. */
export function composePipeline({ outermost = [], authenticated = [] }: PipelineExtensions = {}): Next {
  const observed = authenticated.length === 0 ? [] : [...authenticated, answerFailures];
  return composeStages([
    before(resolveInfo),
    ...outermost,
    answer,
    before(authenticate),
    ...observed,
    before(impersonate),
    limit,
    before(authorize),
    before(checkTimeoutParameter),
    before(waitForTurn),
    dispatch,
  ]);
}

function resolveInfo(request: HttpRequest): void {
  const { exchange } = request;
  const target = resolveTarget(exchange.method, exchange.url);
  request.target = target;
  request.info = target.info;
  request.rawQuery = target.query;
  exchange.lasting = target.isLasting;
}

/** Failures end here: stages outside of it see answers only. Then it counts and logs how the request ended. */
const answer: Stage = (request, server, next) => {
  let pending: void | Promise<void>;
  try {
    pending = next(request, server);
  } catch (error) {
    return fail(request, server, error);
  }
  if (pending === undefined) end(request, server);
  else
    return pending.then(
      () => end(request, server),
      (error: unknown) => fail(request, server, error),
    );
};

function fail(request: HttpRequest, server: ServerServices, error: unknown): void {
  renderError(request, server, error);
  server.untakenAnswers.note(request.exchange, request.user ?? anonymousUser);
  end(request, server);
}

function end(request: HttpRequest, server: ServerServices): void {
  server.requestMetrics.end(request);
  if (!server.accessLog) return;
  const { info, exchange, auditId, user } = request;
  const { method, status, bytes } = exchange;
  const milliseconds = Math.round(performance.now() - request.begun);
  server.log.info("request", { method, path: info.path, verb: info.verb, user: user?.name, auditId, status, bytes, milliseconds });
}

/** For stages inside that are to see answers only. */
const answerFailures: Stage = (request, server, next) => {
  try {
    const pending = next(request, server);
    return pending?.catch((error: unknown) => renderError(request, server, error));
  } catch (error) {
    renderError(request, server, error);
  }
};

/** Comes before a place is taken: those who wait until others have been asked about them have places of their own. */
function authenticate(request: HttpRequest, server: ServerServices): void | Promise<void> {
  try {
    const user = identify(server, request.exchange);
    if (!(user instanceof Promise)) return settle(request, user);
    return user.then(
      (found) => settle(request, found),
      (error: unknown) => unsettled(request, error),
    );
  } catch (error) {
    unsettled(request, error);
  }
}

function unsettled({ exchange }: HttpRequest, error: unknown): never {
  if (error instanceof StatusError && error.code === UNAUTHORIZED) exchange.connection.noteAsker(false);
  throw error;
}

function settle(request: HttpRequest, user: HttpRequest["user"] | undefined): void {
  if (user === undefined) return;
  request.caller = user;
  request.user = user;
  const { connection } = request.exchange;
  const isSomebody = isKnown(user);
  connection.noteAsker(isSomebody);
  if (connection.user === undefined && isSomebody) connection.recognise(holderName(user));
}

/**
 * Takes a place among those in flight, and answers 504 when the rest takes too long. Both until the work has really ended, even when
 * nobody waits for its answer any longer: whoever stands outside sees the work end, not the waiting. A write's is not held while its body
 * is on its way.
 */
const limit: Stage = (request, server, next) => {
  if (request.exchange.lasting) return next(request, server);
  server.untakenAnswers.check(request.user);
  request.exchange.sender = request.user;
  const place = enter(request, server);
  request.timeLimitMs = timeLimitOf(request, server.requestTimeoutMs);
  let pending: void | Promise<void>;
  try {
    pending = next(request, server);
  } catch (error) {
    place.leave();
    throw error;
  }
  if (pending === undefined) return leave(place, request, server);
  const deadline = server.deadlines.after(request.timeLimitMs, () => expire(request, server), request.begun);
  return ending(pending, () => {
    deadline.cancel();
    leave(place, request, server);
  });
};

const NO_PLACE: Place = { leave: () => undefined };

function enter({ info, exchange, user, begun }: HttpRequest, { inFlight }: ServerServices): Place {
  if (exchange.isInProcess) return NO_PLACE;
  if (READING_VERBS.has(info.verb)) return inFlight.enterReading(user, begun);
  exchange.place = inFlight.enterWriting(user, begun);
  return exchange.place;
}

/** What the client has yet to take is counted for as long as it takes. */
function leave(place: Place, { exchange, user }: HttpRequest, { untakenAnswers }: ServerServices): void {
  place.leave();
  untakenAnswers.note(exchange, user);
}

function authorize(request: HttpRequest, server: ServerServices): void | Promise<void> {
  const decision = server.authorizer.authorize(request);
  if (!(decision instanceof Promise)) return requireAllowed(request, decision);
  if (request.exchange.lasting) return waitForDecision(request, server, decision);
  return decision.then((made) => requireAllowed(request, made));
}

function requireAllowed(request: HttpRequest, decision: Decision): void {
  if (!decision.allowed) throw refusal(request, decision, request.exchange.url);
}

async function waitForDecision(request: HttpRequest, { undecided, deadlines }: ServerServices, decision: Promise<Decision>): Promise<void> {
  // Who has no place to wait in does not hear of it.
  decision.catch(() => undefined);
  const wait = new DecisionWait(request, undecided, deadlines);
  try {
    requireAllowed(request, await wait.for(decision));
  } finally {
    wait.end();
  }
}

/** Many writes that arrive together are not all worked on before anything else is. */
function waitForTurn({ info, exchange, user }: HttpRequest, { writeTurns }: ServerServices): void | Promise<void> {
  if (READING_VERBS.has(info.verb)) writeTurns.noteRead();
  else if (!exchange.lasting) return writeTurns.take(holderName(user));
}

function dispatch(request: HttpRequest, server: ServerServices): void | Promise<void> {
  const { malformed } = request.target;
  if (malformed !== undefined) throw malformed;
  checkParameterCount(request.rawQuery);
  return request.info.isResourceRequest ? dispatchResource(request, server) : server.application(request);
}
