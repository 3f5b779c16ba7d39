/** Table cells that no path can give, by the name that a definition's column has for them. */
import type { JsonValue } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { claimAccessModes, claimCapacity, claimStatus, claimStorageClass } from "./claim.js";
import { podReadinessGates, podReady, podRestarts, podStatus } from "./pod.js";

/** `now` is milliseconds since the epoch. */
export type ColumnHook = (object: ApiObject, now: number) => JsonValue;

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
