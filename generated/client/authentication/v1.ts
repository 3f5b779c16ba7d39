// Generated from api-definitions/authentication/v1. Do not edit.
import { type Connection, resourceClient } from "../../../runtime/client/generated-doorway.js";
import { type TokenReviewClient, tokenReviewDescriptor } from "./v1/token-review.js";

/** The resources of authentication/v1. */
export class AuthenticationV1 {
  constructor(readonly connection: Connection) {
  }

  /** Asks whom a token belongs to. It is answered and not stored. */
  get tokenReviews(): TokenReviewClient {
    return resourceClient(this.connection, tokenReviewDescriptor);
  }
}

export type { TokenReviewClient } from "./v1/token-review.js";
