/** Priority classes: what their value is stays, and their generation is the first. */
import type { PriorityClass } from "../../../generated/scheduling/v1/types.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { forbiddenField, toldAfter } from "../../errors/field-error.js";
import { setGeneration } from "../../registry/generation.js";
import type { ResourceHook } from "../../registry/resource-hook.js";

export const priorityClassHook: ResourceHook = {
  prepareForCreate(object) {
    setGeneration(object.metadata, 1);
  },
  validate(object, old) {
    if (old === undefined || priorityOf(object) === priorityOf(old)) return [];
    return toldAfter("value", [forbiddenField("Value", "may not be changed in an update.")]);
  },
};

const priorityOf = (object: Readonly<ApiObject>): number => (object as unknown as PriorityClass).value ?? 0;
