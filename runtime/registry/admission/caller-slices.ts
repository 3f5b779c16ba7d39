/** Work of plugins for one request, in slices: it takes its turns by the name of whoever asks, and ends when he has gone. */

import { type Steps, soonOf } from "../../codec/lists/steps.js";
import { holderName } from "../../definition/holder-name.js";
import type { RequestContext } from "../../definition/request-context.js";
import { writeWithdrawn } from "../../errors/constructors.js";
import type { Soon } from "../conversion/versions.js";

export type Caller = Pick<RequestContext, "isGone" | "user">;

/** What the work comes to: of what is done within a slice at once. @throws StatusError 504 once nobody waits for it. */
export const soonFor = <T>(steps: Steps<T>, caller: Caller): Soon<T> => soonOf(whileThere(steps, caller), holderName(caller.user));

function* whileThere<T>(steps: Steps<T>, caller: Caller): Steps<T> {
  for (let next = steps.next(); ; next = steps.next()) {
    if (next.done === true) return next.value;
    yield;
    if (caller.isGone) throw writeWithdrawn();
  }
}
