// Generated from api-definitions/authentication/v1/token-review.yaml. Do not edit.
import type { Described, ResourceDescriptor, Submits } from "../../../../runtime/client/generated-doorway.js";
import type { TokenReview } from "../../../authentication/v1/token-review/types.js";

/** How tokenreviews are spoken of. */
export const tokenReviewDescriptor: ResourceDescriptor = { group: "authentication", vendorGroup: true, version: "v1", kind: "TokenReview", plural: "tokenreviews", namespaced: false };

/** What can be done with tokenreviews. */
export interface TokenReviewClient
  extends Described,
    Submits<TokenReview> {}
