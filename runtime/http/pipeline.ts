/** The way of every request, top to bottom. */
import { forbiddenBy } from "../authz/forbidden.js";
import { badRequest } from "../errors/constructors.js";
import { identify } from "./client-identity.js";
import { checkTimeoutParameter } from "./deadline.js";
import { dispatchResource } from "./dispatch.js";
import type { HttpRequest } from "./http-request.js";
import { impersonate } from "./impersonation.js";
import { decodePath, isLongRunning, resolveRequestInfo, splitTarget } from "./request-info.js";
import type { ServerServices } from "./server-services.js";

/** One step. Throws to refuse; a promise makes the later steps wait. */
export type Stage = (request: HttpRequest, server: ServerServices) => void | Promise<void>;

const READING_VERBS: ReadonlySet<string> = new Set(["get", "list", "watch", "head"]);

/** Nothing about path, method or body is reported before the caller is known and allowed to ask. */
export const PIPELINE: readonly Stage[] = [
  resolveInfo,
  limitInFlight,
  authenticate,
  impersonate,
  authorize,
  checkTimeoutParameter,
  dispatch,
];

function resolveInfo(request: HttpRequest): void {
  const { method, url } = request.exchange;
  const { path, query } = splitTarget(url);
  request.rawQuery = query;
  const decoded = decodePath(path);
  if (decoded === undefined) request.malformed = badRequest(`invalid URL escape in ${JSON.stringify(path.slice(0, 256))}`);
  request.info = resolveRequestInfo(method, decoded ?? path, query, decoded === undefined);
}

function limitInFlight(request: HttpRequest, server: ServerServices): void {
  if (!isLongRunning(request.info)) request.release = server.inFlight.enter(!READING_VERBS.has(request.info.verb));
}

function authenticate(request: HttpRequest, server: ServerServices): void | Promise<void> {
  const { exchange } = request;
  const user = identify(server.authenticator, exchange.socket, exchange.headers.authorization, server.clock.now());
  if (user instanceof Promise) {
    return user.then((found) => {
      if (found !== undefined) request.user = found;
    });
  }
  if (user !== undefined) request.user = user;
}

function authorize(request: HttpRequest, server: ServerServices): void | Promise<void> {
  const decision = server.authorizer.authorize(request);
  if (decision instanceof Promise) {
    return decision.then(({ allowed, reason }) => {
      if (!allowed) throw forbiddenBy(request, reason);
    });
  }
  if (!decision.allowed) throw forbiddenBy(request, decision.reason);
}

function dispatch(request: HttpRequest, server: ServerServices): void | Promise<void> {
  if (request.malformed !== undefined) throw request.malformed;
  return request.info.isResourceRequest ? dispatchResource(request, server) : server.application(request);
}
