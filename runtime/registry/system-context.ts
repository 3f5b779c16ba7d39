/** The context of what the server does of its own accord: controllers and start-up. */
import type { Clock } from "../clock/clock.js";
import type { Random } from "../clock/random.js";
import { NO_RESOURCE, type RequestContext } from "../definition/request-context.js";
import type { VendorProfile } from "../definition/vendor-profile.js";

export interface SystemContextOptions {
  readonly profile: VendorProfile;
  readonly clock: Clock;
  readonly random: Random;
  /** Who acts, e.g. `system:apiserver`; also the manager of the fields it writes. */
  readonly user: string;
  readonly signal?: AbortSignal;
  /** For what is written before the server takes requests. */
  readonly boot?: true;
}

const NEVER = new AbortController().signal;

/** A context with all permissions and nobody to warn. */
export function systemContext({ profile, clock, random, user, signal = NEVER, boot }: SystemContextOptions): RequestContext {
  return {
    info: NO_RESOURCE,
    user: { name: user, uid: "", groups: ["system:masters", "system:authenticated"], extra: {} },
    auditId: "",
    userAgent: user.replace(/^system:(.*:)?/, ""),
    profile,
    clock,
    random,
    signal,
    get isGone() {
      return signal.aborted;
    },
    ...(boot === undefined ? {} : { boot }),
    warn: () => undefined,
  };
}
