// Generated from api-definitions/rbac/v1/cluster-role.yaml. Do not edit.
import { atomicList, field, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { labelSelectorSchema } from "../../../meta/v1/label-selector/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";
import { policyRuleSchema } from "../policy-rule/schemas.js";

/** Schema of ClusterRole (api-definitions/rbac/v1/cluster-role.yaml). */
export const clusterRoleSchema: StructSchema = struct("ClusterRole", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    rules: field(atomicList(policyRuleSchema)),
    aggregationRule: field(aggregationRuleSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of AggregationRule (api-definitions/rbac/v1/cluster-role.yaml). */
export const aggregationRuleSchema: StructSchema = struct("AggregationRule", () => ({
  checks: {
    rules: [
      {
        rule: "size(self.clusterRoleSelectors) > 0",
        message: "at least one clusterRoleSelector required if aggregationRule is non-nil",
        reason: "FieldValueRequired",
        fieldPath: ".clusterRoleSelectors",
      },
    ],
  },
  fields: {
    clusterRoleSelectors: field(
      atomicList(labelSelectorSchema, {
        rules: [{ rule: "isSelector(self)", message: "invalid label selector.", reason: "FieldValueInvalid", valueExpression: "null" }],
      }),
      { omitEmpty: true },
    ),
  },
}));
