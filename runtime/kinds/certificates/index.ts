/** What definitions of the group of certificates name. */
import type { KindBindings } from "../kind-bindings.js";
import { certificateRequestCondition, requestedDuration } from "./cells.js";
import { signingRequestHook } from "./signing-request.js";

export const certificatesKinds = {
  cells: { certificateRequestCondition, requestedDuration },
  resourceHooks: { "certificate-signing-request": signingRequestHook },
} as const satisfies Partial<KindBindings>;
