/** What the server writes of its own accord before it takes requests. */
import type { RequestContext } from "../../definition/request-context.js";

/**
 * The first namespaces and roles are not sent to webhooks: one that runs only once this server does would keep it from starting.
 * Nobody can ask as what this looks for: a request has a path.
 */
export const isOfBoot = ({ user, info }: RequestContext): boolean => info.path === "" && user.name === "system:apiserver";
