// Generated from api-definitions/core/v1/topology-selector.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of TopologySelectorTerm (api-definitions/core/v1/topology-selector.yaml). */
export const topologySelectorTermSchema: StructSchema = struct("TopologySelectorTerm", () => ({
  atomic: true,
  fields: {
    matchLabelExpressions: field(
      atomicList(topologySelectorLabelRequirementSchema),
      { omitEmpty: true, checks: { unique: [{ keys: ["key"] }] } },
    ),
  },
}));

/** Schema of TopologySelectorLabelRequirement (api-definitions/core/v1/topology-selector.yaml). */
export const topologySelectorLabelRequirementSchema: StructSchema = struct("TopologySelectorLabelRequirement", () => ({
  checks: { rules: [{ rule: "size(self.values) > 0", message: "", reason: "FieldValueRequired", fieldPath: ".values" }] },
  fields: {
    key: field(scalar.string, { required: true }),
    values: field(atomicList(scalar.string), { required: true, checks: { unique: [{ keys: [] }] } }),
  },
}));
