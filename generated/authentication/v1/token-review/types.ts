// Generated from api-definitions/authentication/v1/token-review.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";
import type { UserInfo } from "../user-info/types.js";

/** Asks whom a token belongs to. It is answered and not stored. */
export interface TokenReview {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "TokenReview";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** The question. */
  spec: TokenReviewSpec;
  /** The answer. */
  status?: TokenReviewStatus;
}

/** A list of TokenReview objects. */
export type TokenReviewList = ObjectList<"TokenReviewList", TokenReview, ListMeta>;

/** The question. */
export interface TokenReviewSpec {
  /** The token. */
  token?: string;
  /** Audiences, one of which the token has to be meant for; the API server's when empty. */
  audiences?: string[];
}

/** The answer. */
export interface TokenReviewStatus {
  /** Whether the token is good. */
  authenticated?: boolean;
  /** Whom it belongs to. */
  user?: UserInfo;
  /** Those of the asked audiences that it is meant for. */
  audiences?: string[];
  /** Why it could not be checked. */
  error?: string;
}
