/** What definitions of the authentication group name; the generator reads the names off this table. */
import type { KindBindings } from "../kind-bindings.js";
import { serviceAccountToken } from "./service-account-token.js";
import { tokenReview } from "./token-review.js";

export const authenticationKinds = {
  handlers: { "service-account-token": serviceAccountToken, "token-review": tokenReview },
} as const satisfies Partial<KindBindings>;
