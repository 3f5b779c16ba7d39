// Generated from api-definitions/policy/v1beta1/pod-disruption-budget.yaml. Do not edit.
import { field, granularMap, mapList, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { conditionSchema } from "../../../meta/v1/condition/schemas.js";
import { labelSelectorSchema } from "../../../meta/v1/label-selector/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of PodDisruptionBudget (api-definitions/policy/v1beta1/pod-disruption-budget.yaml). */
export const podDisruptionBudgetSchema: StructSchema = struct("PodDisruptionBudget", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(podDisruptionBudgetSpecSchema),
    status: field(podDisruptionBudgetStatusSchema),
  },
}));

/** Schema of PodDisruptionBudgetSpec (api-definitions/policy/v1beta1/pod-disruption-budget.yaml). */
export const podDisruptionBudgetSpecSchema: StructSchema = struct("PodDisruptionBudgetSpec", () => ({
  checks: {
    rules: [
      {
        rule: "!has(self.minAvailable) || !has(self.maxUnavailable)",
        message: "minAvailable and maxUnavailable cannot be both set",
        reason: "FieldValueInvalid",
      },
    ],
  },
  fields: {
    minAvailable: field(
      scalar.IntOrString,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            { rule: "type(self) != int || self >= 0", message: "must be greater than or equal to 0", reason: "FieldValueInvalid" },
            {
              rule: "type(self) != string || self.matches('^[0-9]+%$')",
              message: "a valid percent string must be a numeric string followed by an ending '%' (e.g. '1%',  or '93%', regex used for validation is '[0-9]+%')",
              reason: "FieldValueInvalid",
            },
            {
              rule: "type(self) != string || !self.matches('^[0-9]+%$') || self.matches('^0*([0-9]{1,2}|100)%$')",
              message: "must not be greater than 100%",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
    selector: field(labelSelectorSchema, { omitEmpty: true, optional: true }),
    maxUnavailable: field(
      scalar.IntOrString,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            { rule: "type(self) != int || self >= 0", message: "must be greater than or equal to 0", reason: "FieldValueInvalid" },
            {
              rule: "type(self) != string || self.matches('^[0-9]+%$')",
              message: "a valid percent string must be a numeric string followed by an ending '%' (e.g. '1%',  or '93%', regex used for validation is '[0-9]+%')",
              reason: "FieldValueInvalid",
            },
            {
              rule: "type(self) != string || !self.matches('^[0-9]+%$') || self.matches('^0*([0-9]{1,2}|100)%$')",
              message: "must not be greater than 100%",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
  },
}));

/** Schema of PodDisruptionBudgetStatus (api-definitions/policy/v1beta1/pod-disruption-budget.yaml). */
export const podDisruptionBudgetStatusSchema: StructSchema = struct("PodDisruptionBudgetStatus", () => ({
  fields: {
    observedGeneration: field(scalar.int64, { omitEmpty: true }),
    disruptedPods: field(granularMap(scalar.Time), { omitEmpty: true }),
    disruptionsAllowed: field(scalar.int32, { required: true }),
    currentHealthy: field(scalar.int32, { required: true }),
    desiredHealthy: field(scalar.int32, { required: true }),
    expectedPods: field(scalar.int32, { required: true }),
    conditions: field(mapList(["type"], conditionSchema), { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
  },
}));
