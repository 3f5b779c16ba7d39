/** What definitions of the core group name; the generator reads the names off this table. */
import type { KindFunctions } from "../../definition/resource-definition.js";
import { claimAccessModes, claimCapacity, claimStatus, claimStorageClass } from "./claim-cells.js";
import { podReadinessGates, podReady, podRestarts, podStatus } from "./pod-cells.js";
import { quotaLimits, quotaRequests } from "./quota-cells.js";

export const coreKinds = {
  cells: {
    claimAccessModes,
    claimCapacity,
    claimStatus,
    claimStorageClass,
    podReadinessGates,
    podReady,
    podRestarts,
    podStatus,
    quotaLimits,
    quotaRequests,
  },
  conversions: {},
} as const satisfies KindFunctions;
