/** The permission that a PUT or apply needs besides its own when it creates (PATH-08). */
import type { Decision } from "../authz/authorizer.js";
import { shownPart } from "../authz/forbidden.js";
import type { RequestInfo } from "../definition/request-context.js";
import { forbidden, internalError, tooManyQuestions } from "../errors/constructors.js";
import type { ResourceRequest } from "./resource-request.js";

/**
 * Throws 403, or rejects, when the user may not create the object, with nothing but the reason in its text; 500 when nobody could decide, 429 when too many ask those who could.
 * Undefined when it was decided at once.
 */
export function checkMayCreate(request: ResourceRequest): void | Promise<void> {
  const { info, user } = request.context;
  const decision = request.services.authorizer.authorize({ user, info: { ...info, verb: "create" } });
  if (decision instanceof Promise) return decision.then((made) => requireAllowed(made, info));
  requireAllowed(decision, info);
}

function requireAllowed({ allowed, reason, error, isBusy }: Decision, info: RequestInfo): void {
  if (allowed) return;
  if (error !== undefined) throw isBusy === true ? tooManyQuestions(error) : internalError(error);
  throw forbidden({ group: info.apiGroup, resource: info.resource }, shownPart(info.name), reason);
}
