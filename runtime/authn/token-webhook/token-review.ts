/** What a token webhook is asked and answers, in the versions it may speak (TWH-02 to TWH-07). */
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { UserInfo } from "../../definition/request-context.js";
import { notUnderstood, type ReviewKind, statusOfReview } from "../../webhooks/review-status.js";

const REVIEW: ReviewKind = { kind: "TokenReview", webhook: "token webhook" };

export type ReviewVersion = "v1" | "v1beta1";

/** `apiVersion` is that of reviews, e.g. `authentication.example.org/v1`. */
export const reviewDocument = (token: string, audiences: readonly string[], apiVersion: string): string =>
  JSON.stringify({
    kind: "TokenReview",
    apiVersion,
    metadata: { creationTimestamp: null },
    spec: { token, audiences },
    status: { user: {} },
  });

export interface ReviewAnswer {
  /** Undefined: the token is not good. */
  readonly user: UserInfo | undefined;
  /** What the webhook says the token is meant for; empty where it says nothing. */
  readonly audiences: readonly string[];
  /** Why the token is not good; "" where the webhook does not say. */
  readonly error: string;
}

/** Throws RangeError for what is no answer. Only the status is looked at. */
export function answerOf(text: string, apiVersion: string): ReviewAnswer {
  const { authenticated = false, user = {}, audiences, error = "" } = statusOfReview(text, { ...REVIEW, apiVersion });
  if (typeof authenticated !== "boolean" || typeof error !== "string" || !isJsonObject(user)) throw notUnderstood(REVIEW);
  if (!authenticated) return { user: undefined, audiences: [], error };
  return { user: userOf(user), audiences: textsOf(audiences), error: "" };
}

/** More than anybody is in; each takes time with every request. */
const MOST_GROUPS = 4096;

/** An answer without a name is no authentication. */
function userOf({ username = "", uid = "", groups, extra = {} }: JsonObject): UserInfo {
  if (typeof username !== "string" || typeof uid !== "string" || (extra !== null && !isJsonObject(extra))) throw notUnderstood(REVIEW);
  if (username === "") throw new RangeError("the token webhook names no user");
  const memberships = textsOf(groups);
  if (memberships.length > MOST_GROUPS) throw new RangeError(`the token webhook names a user of more than ${MOST_GROUPS} groups`);
  const attributes = Object.entries(extra ?? {}).map(([key, values]) => [key, textsOf(values)] as const);
  return { name: username, uid, groups: memberships, extra: Object.fromEntries(attributes) };
}

function textsOf(value: JsonValue | undefined): string[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || !value.every((item) => typeof item === "string")) throw notUnderstood(REVIEW);
  return value as string[];
}
