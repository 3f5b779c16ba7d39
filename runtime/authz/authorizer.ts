/** Who may do what: the seam of authorization, and the order in which authorizers are asked (AUTHZ-02, AUTHZ-03). */
import type { RequestInfo, UserInfo } from "../definition/request-context.js";

/** What is to be decided on (AUTHZ-01). */
export interface AuthorizationAttributes {
  readonly user: UserInfo;
  readonly info: Pick<
    RequestInfo,
    "isResourceRequest" | "path" | "verb" | "apiGroup" | "apiVersion" | "namespace" | "resource" | "subresource" | "name"
  >;
}

/** `allowed` and `denied` are never both set; neither is no opinion. */
export interface Decision {
  readonly allowed: boolean;
  readonly denied: boolean;
  /** Shown to the caller when the request is refused; may be "". */
  readonly reason: string;
}

/** One mode of authorization. */
export interface Authorizer {
  readonly name: string;
  authorize(attributes: AuthorizationAttributes): Decision | Promise<Decision>;
}

export const ALLOWED: Decision = { allowed: true, denied: false, reason: "" };
export const NO_OPINION: Decision = { allowed: false, denied: false, reason: "" };

/**
 * Asks authorizers in order; the first allow or deny decides. When nobody has an opinion the decision is no opinion, which
 * means no, with all reasons given, one a line. Synchronous as long as the authorizers asked are.
 */
export function authorizeInOrder(authorizers: readonly Authorizer[]): Authorizer {
  const askFrom = (index: number, attributes: AuthorizationAttributes, reasons: readonly string[]): Decision | Promise<Decision> => {
    let given = reasons;
    for (let i = index; i < authorizers.length; i++) {
      const answer = authorizers[i]?.authorize(attributes) ?? NO_OPINION;
      if (answer instanceof Promise) {
        const soFar = given;
        return answer.then((decision) => (decides(decision) ? decision : askFrom(i + 1, attributes, noted(soFar, decision))));
      }
      if (decides(answer)) return answer;
      given = noted(given, answer);
    }
    return given.length === 0 ? NO_OPINION : { ...NO_OPINION, reason: given.join("\n") };
  };
  return { name: "union", authorize: (attributes) => askFrom(0, attributes, []) };
}

const decides = (decision: Decision): boolean => decision.allowed || decision.denied;
const noted = (reasons: readonly string[], { reason }: Decision): readonly string[] => (reason === "" ? reasons : [...reasons, reason]);
