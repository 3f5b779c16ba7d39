/** Who a request is that brings no credentials (ANON-01). */
import type { UserInfo } from "../definition/request-context.js";

/** `system:anonymous`, member of `system:unauthenticated` and of nothing else. */
export const anonymousUser: UserInfo = { name: "system:anonymous", uid: "", groups: ["system:unauthenticated"], extra: {} };
