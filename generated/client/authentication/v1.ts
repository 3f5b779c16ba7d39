// Generated from api-definitions/authentication/v1. Do not edit.
import {
  type Connection,
  type Described,
  type ResourceDescriptor,
  type Submits,
  resourceClient,
} from "../../../runtime/client/generated-doorway.js";
import type { TokenReview } from "../../authentication/v1/types.js";

/** How tokenreviews are spoken of. */
export const tokenReviewDescriptor: ResourceDescriptor = { group: "authentication", vendorGroup: true, version: "v1", kind: "TokenReview", plural: "tokenreviews", namespaced: false };

/** What can be done with tokenreviews. */
export interface TokenReviewClient
  extends Described,
    Submits<TokenReview> {}

/** The resources of authentication/v1. */
export class AuthenticationV1 {
  constructor(readonly connection: Connection) {
  }

  /** Asks whom a token belongs to. It is answered and not stored. */
  get tokenReviews(): TokenReviewClient {
    return resourceClient(this.connection, tokenReviewDescriptor);
  }
}
