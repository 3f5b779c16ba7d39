/** `--authorization-mode=AlwaysDeny`: nobody may do anything (AUTHZ-04). */
import { type Authorizer, type Decision, NO_OPINION } from "./authorizer.js";

/** No opinion rather than a denial, as in the peer: a later mode may still allow. */
const REFUSED: Decision = { ...NO_OPINION, reason: "Everything is forbidden." };

export const alwaysDeny: Authorizer = { name: "AlwaysDeny", authorize: () => REFUSED };
