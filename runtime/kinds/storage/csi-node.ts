/** CSINodes: the entry of a driver may come and go but not change. */
import { isJsonObject, type JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { type FieldError, invalidValue } from "../../errors/field-error.js";
import type { ResourceHook } from "../../registry/resource-hook.js";
import { deepEqual } from "../../schema/deep-equal.js";

function driversOf({ spec }: Readonly<ApiObject>): readonly JsonObject[] {
  const drivers = isJsonObject(spec) ? spec["drivers"] : undefined;
  return Array.isArray(drivers) ? (drivers as JsonObject[]) : [];
}

export const csiNodeHook: ResourceHook = {
  validate(node, old) {
    if (old === undefined) return [];
    const before = new Map(driversOf(old).map((driver) => [driver["name"], driver]));
    const errors: FieldError[] = [];
    for (const driver of driversOf(node)) {
      const stored = before.get(driver["name"]);
      if (stored !== undefined && !deepEqual(stored, driver)) errors.push(invalidValue("CSINodeDriver", driver, "field is immutable"));
    }
    return errors;
  },
};
