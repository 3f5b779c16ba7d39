/** The permission that a PUT or apply needs besides its own when it creates (PATH-08). */
import { shownPart } from "../authz/forbidden.js";
import { forbidden, internalError } from "../errors/constructors.js";
import type { ResourceRequest } from "./resource-request.js";

/** Throws 403 when the user may not create the object, with nothing but the reason in its text; 500 when nobody could decide. */
export async function checkMayCreate(request: ResourceRequest): Promise<void> {
  const { info, user } = request.context;
  const { allowed, reason, error } = await request.services.authorizer.authorize({ user, info: { ...info, verb: "create" } });
  if (allowed) return;
  if (error !== undefined) throw internalError(error);
  throw forbidden({ group: info.apiGroup, resource: info.resource }, shownPart(info.name), reason);
}
