/** Cells of resource quotas: what is used, of what may be. */
import type { ResourceQuota } from "../../../generated/core/v1/types.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { ComputedCell } from "../../definition/resource-definition.js";

/** `name: used/hard` of everything but limits, with ", " between. */
export const quotaRequests: ComputedCell = (object) => amounts(object, (name) => !name.startsWith("limits."));

/** `name: used/hard` of limits, with ", " between. */
export const quotaLimits: ComputedCell = (object) => amounts(object, (name) => name.startsWith("limits."));

function amounts(object: ApiObject, counts: (name: string) => boolean): string {
  const { hard = {}, used = {} } = (object as unknown as ResourceQuota).status ?? {};
  const names = Object.keys(hard).filter(counts).sort();
  return names.map((name) => `${name}: ${(Object.hasOwn(used, name) ? used[name] : undefined) ?? "0"}/${hard[name]}`).join(", ");
}
