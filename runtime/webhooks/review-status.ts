/** What webhooks answer whose questions are kept in `spec` and whose answers come in `status`. */
import { isJsonObject, type JsonObject, type JsonValue } from "../definition/json.js";
import { parseJsonText } from "../definition/json-text.js";
import { hasTooMuch } from "../definition/reading-bounds.js";

/** A kind of review and who is asked for it. */
export interface ReviewKind {
  /** E.g. `TokenReview`. */
  readonly kind: string;
  /** As messages call the webhook, e.g. `token webhook`. */
  readonly webhook: string;
  /** The one version that an answer may be of; absent: any. */
  readonly apiVersion?: string | undefined;
}

/** The failure to tell of an answer in which something is of another type than it should be. */
export const notUnderstood = ({ kind, webhook }: ReviewKind): RangeError => new RangeError(`the answer of the ${webhook} is no ${kind}`);

/**
 * The `status` of an answer, empty where there is none; nothing is known of its members. Throws RangeError for what is no answer, or has
 * more in it than is read.
 */
export function statusOfReview(text: string, review: ReviewKind): JsonObject {
  if (hasTooMuch(text)) {
    throw new RangeError(`the answer of the ${review.webhook} has too much in it`);
  }
  const answer = parsed(text);
  if (!isJsonObject(answer) || answer["kind"] !== review.kind) throw notUnderstood(review);
  if (review.apiVersion !== undefined && answer["apiVersion"] !== review.apiVersion) {
    throw new RangeError(`the answer of the ${review.webhook} is not of version ${review.apiVersion}`);
  }
  const status = answer["status"] ?? {};
  if (!isJsonObject(status)) throw notUnderstood(review);
  return status;
}

function parsed(text: string): JsonValue | undefined {
  try {
    return parseJsonText(text) as JsonValue;
  } catch {
    return undefined;
  }
}
