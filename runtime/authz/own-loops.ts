/** What the server's own control loops may do where no mode knows of their roles: what the roles of the start give them, nothing else. */
import type { UserInfo } from "../definition/request-context.js";
import { type Authorizer, NO_OPINION } from "./authorizer.js";

/** `loops` holds the very objects that loops act as: who only bears the name of one, with whatever proof, gains nothing. */
export const ownLoops = (loops: Pick<WeakSet<UserInfo>, "has">, roles: Authorizer): Authorizer => ({
  name: "own-loops",
  authorize: (attributes) => (loops.has(attributes.user) ? roles.authorize(attributes) : NO_OPINION),
});
