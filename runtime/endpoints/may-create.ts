/** The permission that a PUT or apply needs besides its own when it creates (PATH-08). */
import { forbiddenBy } from "../authz/forbidden.js";
import type { ResourceRequest } from "./resource-request.js";

/** Throws 403 when the user may not create the object. */
export async function checkMayCreate(request: ResourceRequest): Promise<void> {
  const { info, user } = request.context;
  const attributes = { user, info: { ...info, verb: "create" } };
  const decision = await request.services.authorizer.authorize(attributes);
  if (!decision.allowed) throw forbiddenBy(attributes, decision.reason);
}
