/** CSIDrivers: their generation counts changes of what can be changed, and begins with the first. */
import type { CSIDriver } from "../../../generated/storage/v1/types.js";
import type { JsonValue } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { setGeneration } from "../../registry/generation.js";
import type { ResourceHook } from "../../registry/resource-hook.js";
import { deepEqual } from "../../schema/deep-equal.js";

export const csiDriverHook: ResourceHook = {
  prepareForUpdate(object, old) {
    if (!deepEqual(changeable(object), changeable(old))) setGeneration(object.metadata, (old.metadata.generation ?? 0) + 1);
  },
};

function changeable(driver: Readonly<ApiObject>): JsonValue {
  const { tokenRequests = [], requiresRepublish = false } = (driver as unknown as CSIDriver).spec ?? {};
  return [tokenRequests as unknown as JsonValue, requiresRepublish];
}
