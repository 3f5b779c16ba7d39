/** Who may do what: the seam of authorization, and the order in which authorizers are asked (AUTHZ-02, AUTHZ-03). */
import type { RequestInfo, UserInfo } from "../definition/request-context.js";
import type { RuleList } from "../registry/handlers.js";

/** What is to be decided on (AUTHZ-01). */
export interface AuthorizationAttributes {
  readonly user: UserInfo;
  /** Who asks, where somebody asks about another. */
  readonly asker?: UserInfo;
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
  /** What went wrong while it was decided. Where nobody allows, the refusal is a failure of the server. */
  readonly error?: string;
  /** Set where that is that somebody has too many questions to be asked another: he may be asked again. */
  readonly isBusy?: boolean;
}

/** One mode of authorization. */
export interface Authorizer {
  readonly name: string;
  authorize(attributes: AuthorizationAttributes): Decision | Promise<Decision>;
  /** What the user may do in the namespace, cluster-wide permissions included; absent where reviews are told nothing of it (AUTHZ-13). */
  rulesFor?(user: UserInfo, namespace: string): RuleList;
}

export const ALLOWED: Decision = { allowed: true, denied: false, reason: "" };
export const NO_OPINION: Decision = { allowed: false, denied: false, reason: "" };

/** What authorizers said that had no opinion. */
interface Heard {
  readonly reasons: readonly string[];
  readonly errors: readonly string[];
  readonly isBusy: boolean;
}

const NOTHING: Heard = { reasons: [], errors: [], isBusy: false };

/**
 * Asks authorizers in order; the first allow or deny decides. When nobody has an opinion the decision is no opinion, which
 * means no, with all reasons given, one a line. Synchronous as long as the authorizers asked are.
 */
export function authorizeInOrder(authorizers: readonly Authorizer[]): Authorizer & Required<Pick<Authorizer, "rulesFor">> {
  const askFrom = (index: number, attributes: AuthorizationAttributes, before: Heard): Decision | Promise<Decision> => {
    let heard = before;
    for (let i = index; i < authorizers.length; i++) {
      const answer = authorizers[i]?.authorize(attributes) ?? NO_OPINION;
      if (answer instanceof Promise) {
        const soFar = heard;
        return answer.then((decision) => (decides(decision) ? decision : askFrom(i + 1, attributes, noted(soFar, decision))));
      }
      if (decides(answer)) return answer;
      heard = noted(heard, answer);
    }
    return summary(heard);
  };
  return {
    name: "union",
    authorize: (attributes) => askFrom(0, attributes, NOTHING),
    rulesFor: (user, namespace) => joined(authorizers.flatMap((authorizer) => authorizer.rulesFor?.(user, namespace) ?? [])),
  };
}

const decides = (decision: Decision): boolean => decision.allowed || decision.denied;

function noted(heard: Heard, { reason, error, isBusy = false }: Decision): Heard {
  if (reason === "" && error === undefined) return heard;
  const reasons = reason === "" ? heard.reasons : [...heard.reasons, reason];
  return { reasons, errors: error === undefined ? heard.errors : [...heard.errors, error], isBusy: heard.isBusy || isBusy };
}

function summary(heard: Heard): Decision {
  if (heard === NOTHING) return NO_OPINION;
  const reason = heard.reasons.join("\n");
  if (heard.errors.length === 0) return { ...NO_OPINION, reason };
  return { ...NO_OPINION, reason, error: joinedErrors(heard.errors), ...(heard.isBusy ? { isBusy: true } : {}) };
}

/** Several errors as one text: each once, in brackets unless there is only one. */
function joinedErrors(errors: readonly string[]): string {
  const distinct = [...new Set(errors)];
  return distinct.length === 1 ? (distinct[0] as string) : `[${distinct.join(", ")}]`;
}

const joined = (lists: readonly RuleList[]): RuleList => ({
  rules: lists.flatMap(({ rules }) => rules),
  incomplete: lists.some(({ incomplete }) => incomplete),
  errors: lists.flatMap(({ errors }) => errors),
});
