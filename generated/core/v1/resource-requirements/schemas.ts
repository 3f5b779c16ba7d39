// Generated from api-definitions/core/v1/resource-requirements.yaml. Do not edit.
import { field, granularMap, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of ResourceRequirements (api-definitions/core/v1/resource-requirements.yaml). */
export const resourceRequirementsSchema: StructSchema = struct("ResourceRequirements", () => ({
  validationOrder: ["limits", "requests", "."],
  fields: {
    limits: field(granularMap(scalar.Quantity), { omitEmpty: true }),
    requests: field(granularMap(scalar.Quantity), { omitEmpty: true }),
  },
}));
