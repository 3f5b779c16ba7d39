/** Pods of a job that have ended and are not counted yet: each has a UID, and is in the lists once. */
import type { UncountedTerminatedPods } from "../../../generated/batch/v1/types.js";
import { duplicate, type FieldError, invalidValue, MAXIMUM_FIELD_ERRORS } from "../../errors/field-error.js";
import type { TypeHook } from "../../registry/type-hook.js";

export const uncountedPodsHook: TypeHook<UncountedTerminatedPods> = {
  validate({ succeeded = [], failed = [] }, _old, path) {
    const errors: FieldError[] = [];
    const seen = new Set<string>();
    for (const [list, uids] of Object.entries({ succeeded, failed })) {
      for (const [index, uid] of uids.entries()) {
        if (errors.length >= MAXIMUM_FIELD_ERRORS) return errors;
        const field = `${path}.${list}[${index}]`;
        if (uid === "") errors.push(invalidValue(field, uid, "must not be empty"));
        else if (seen.has(uid)) errors.push(duplicate(field, uid));
        seen.add(uid);
      }
    }
    return errors;
  },
};
