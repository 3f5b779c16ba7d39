/** Which users are agents of nodes (AUTHZ-14). */
import type { UserInfo } from "./request-context.js";

/** Group that all agents of nodes are in. */
const NODES_GROUP = "system:nodes";

const NODE_USER_PREFIX = "system:node:";

/** Name of the node whose agent the user is; "" for an agent of no node in particular, undefined for everybody else. */
export function nodeNameOf({ name, groups }: Pick<UserInfo, "name" | "groups">): string | undefined {
  return name.startsWith(NODE_USER_PREFIX) && groups.includes(NODES_GROUP) ? name.slice(NODE_USER_PREFIX.length) : undefined;
}
