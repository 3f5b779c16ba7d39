/** Members of `system:masters` may do everything, whatever the modes say (AUTHZ-09). */
import { ALLOWED, type Authorizer, NO_OPINION } from "./authorizer.js";

export const MASTERS_GROUP = "system:masters";

export const privilegedGroup: Authorizer = {
  name: "privileged-group",
  authorize: ({ user }) => (user.groups.includes(MASTERS_GROUP) ? ALLOWED : NO_OPINION),
};
