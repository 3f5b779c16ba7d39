// Generated from api-definitions/policy/v1. Do not edit.
import { atomicList, field, granularMap, mapList, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { conditionSchema, deleteOptionsSchema, labelSelectorSchema, listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of Eviction (api-definitions/policy/v1/eviction.yaml). */
export const evictionSchema: StructSchema = struct("Eviction", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    deleteOptions: field(deleteOptionsSchema, 2, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of PodDisruptionBudget (api-definitions/policy/v1/pod-disruption-budget.yaml). */
export const podDisruptionBudgetSchema: StructSchema = struct("PodDisruptionBudget", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(podDisruptionBudgetSpecSchema, 2),
    status: field(podDisruptionBudgetStatusSchema, 3),
  },
}));

/** Schema of PodDisruptionBudgetList (api-definitions/policy/v1/pod-disruption-budget.yaml). */
export const podDisruptionBudgetListSchema: StructSchema = struct("PodDisruptionBudgetList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(podDisruptionBudgetSchema), 2, { required: true }),
  },
}));

/** Schema of PodDisruptionBudgetSpec (api-definitions/policy/v1/pod-disruption-budget.yaml). */
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
      1,
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
    selector: field(labelSelectorSchema, 2, { omitEmpty: true, optional: true, patchStrategy: ["replace"] }),
    maxUnavailable: field(
      scalar.IntOrString,
      3,
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

/** Schema of PodDisruptionBudgetStatus (api-definitions/policy/v1/pod-disruption-budget.yaml). */
export const podDisruptionBudgetStatusSchema: StructSchema = struct("PodDisruptionBudgetStatus", () => ({
  fields: {
    observedGeneration: field(scalar.int64, 1, { omitEmpty: true }),
    disruptedPods: field(granularMap(scalar.Time), 2, { omitEmpty: true }),
    disruptionsAllowed: field(scalar.int32, 3, { required: true }),
    currentHealthy: field(scalar.int32, 4, { required: true }),
    desiredHealthy: field(scalar.int32, 5, { required: true }),
    expectedPods: field(scalar.int32, 6, { required: true }),
    conditions: field(mapList(["type"], conditionSchema), 7, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
  },
}));
