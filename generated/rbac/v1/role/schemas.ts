// Generated from api-definitions/rbac/v1/role.yaml. Do not edit.
import { atomicList, field, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";
import { policyRuleSchema } from "../policy-rule/schemas.js";

/** Schema of Role (api-definitions/rbac/v1/role.yaml). */
export const roleSchema: StructSchema = struct("Role", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    rules: field(
      atomicList(policyRuleSchema, {
        rules: [
          {
            rule: "size(self.nonResourceURLs) == 0",
            message: "namespaced rules cannot apply to non-resource URLs",
            reason: "FieldValueInvalid",
            fieldPath: ".nonResourceURLs",
          },
        ],
      }),
    ),
  },
}));
