// Generated from api-definitions/meta/v1/condition.yaml. Do not edit.
import { field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of Condition (api-definitions/meta/v1/condition.yaml). */
export const conditionSchema: StructSchema = struct("Condition", () => ({
  fields: {
    type: field(scalar.string, { required: true }),
    status: field(scalar.string, { required: true }),
    observedGeneration: field(scalar.int64, { omitEmpty: true }),
    lastTransitionTime: field(scalar.Time, { required: true }),
    reason: field(scalar.string, { required: true }),
    message: field(scalar.string, { required: true }),
  },
}));
