/** What definitions of the group of certificates name. */
import type { KindFunctions } from "../../definition/resource-definition.js";
import { certificateRequestCondition, requestedDuration } from "./cells.js";

export const certificatesKinds = {
  cells: { certificateRequestCondition, requestedDuration },
  conversions: {},
} as const satisfies KindFunctions;
