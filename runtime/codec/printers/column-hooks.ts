/** Table cells that no path can give, by the name that a definition's column has for them. */
import { claimAccessModes, claimCapacity, claimStatus, claimStorageClass } from "./claim.js";
import type { ColumnHook } from "./column-hook.js";
import { podReadinessGates, podReady, podRestarts, podStatus } from "./pod.js";

/** The hooks by the names definitions give them. */
export const columnHooks = {
  claimAccessModes,
  claimCapacity,
  claimStatus,
  claimStorageClass,
  podReadinessGates,
  podReady,
  podRestarts,
  podStatus,
} as const satisfies Record<string, ColumnHook>;
