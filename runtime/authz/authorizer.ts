/** Who may do what: the seam of authorization and the order authorizers are asked in (specification: Authorization). */
import type { UserInfo } from "../definition/request-context.js";

/** What is to be decided on. */
export interface Attributes {
  readonly user: UserInfo;
  /** API verb of a resource request, else the lower-case HTTP method. */
  readonly verb: string;
  readonly isResourceRequest: boolean;
  readonly path: string;
  readonly apiGroup: string;
  readonly apiVersion: string;
  readonly namespace: string;
  readonly resource: string;
  readonly subresource: string;
  readonly name: string;
}

export interface Decision {
  readonly decision: "allow" | "deny" | "noOpinion";
  /** Why, for the refusal and the audit log; may be "". */
  readonly reason: string;
}

/** One mode of authorization. */
export interface Authorizer {
  authorize(attributes: Attributes): Decision | Promise<Decision>;
}

/** Asks authorizers in order; the first allow or deny decides, no opinion anywhere is `noOpinion` with all reasons joined by `, `. */
export function authorizeInOrder(authorizers: readonly Authorizer[]): Authorizer {
  return { authorize: (attributes) => authorizers[0]?.authorize(attributes) ?? { decision: "noOpinion", reason: "" } };
}
