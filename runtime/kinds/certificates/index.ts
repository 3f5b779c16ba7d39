/** What definitions of the group of certificates name. */
import type { KindBindings } from "../kind-bindings.js";
import { certificateRequestCondition, requestedDuration } from "./cells.js";

export const certificatesKinds = {
  cells: { certificateRequestCondition, requestedDuration },
} as const satisfies Partial<KindBindings>;
