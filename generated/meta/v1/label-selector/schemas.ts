// Generated from api-definitions/meta/v1/label-selector.yaml. Do not edit.
import { atomicList, field, granularMap, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of LabelSelector (api-definitions/meta/v1/label-selector.yaml). */
export const labelSelectorSchema: StructSchema = struct("LabelSelector", () => ({
  atomic: true,
  validationOrder: ["matchLabels", "matchExpressions", "."],
  fields: {
    matchLabels: field(granularMap(scalar.string), { omitEmpty: true, errorPath: "matchLabels" }),
    matchExpressions: field(atomicList(labelSelectorRequirementSchema), { omitEmpty: true }),
  },
}));

/** Schema of LabelSelectorRequirement (api-definitions/meta/v1/label-selector.yaml). */
export const labelSelectorRequirementSchema: StructSchema = struct("LabelSelectorRequirement", () => ({
  validationOrder: ["values", "operator", "key"],
  checks: {
    rules: [
      {
        rule: "self.operator in ['In', 'NotIn', 'Exists', 'DoesNotExist']",
        message: "not a valid selector operator",
        reason: "FieldValueInvalid",
        fieldPath: ".operator",
      },
      {
        rule: "!(self.operator in ['In', 'NotIn']) || (has(self.values) && size(self.values) > 0)",
        message: "must be specified when `operator` is 'In' or 'NotIn'",
        reason: "FieldValueRequired",
        fieldPath: ".values",
      },
      {
        rule: "!(self.operator in ['Exists', 'DoesNotExist']) || !has(self.values) || size(self.values) == 0",
        message: "may not be specified when `operator` is 'Exists' or 'DoesNotExist'",
        reason: "FieldValueForbidden",
        fieldPath: ".values",
      },
    ],
  },
  fields: {
    key: field(scalar.string, { required: true }),
    operator: field(scalar.string, { required: true }),
    values: field(atomicList(scalar.string), { omitEmpty: true }),
  },
}));
