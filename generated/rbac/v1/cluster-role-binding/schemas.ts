// Generated from api-definitions/rbac/v1/cluster-role-binding.yaml. Do not edit.
import { atomicList, field, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";
import { roleRefSchema, subjectSchema } from "../policy-rule/schemas.js";

/** Schema of ClusterRoleBinding (api-definitions/rbac/v1/cluster-role-binding.yaml). */
export const clusterRoleBindingSchema: StructSchema = struct("ClusterRoleBinding", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    subjects: field(
      atomicList(subjectSchema, {
        rules: [
          {
            rule: "self.kind != 'ServiceAccount' || self.namespace != ''",
            message: "",
            reason: "FieldValueRequired",
            fieldPath: ".namespace",
          },
        ],
      }),
      { omitEmpty: true },
    ),
    roleRef: field(
      roleRefSchema,
      {
        required: true,
        checks: {
          rules: [
            {
              rule: "self.kind == 'ClusterRole'",
              message: "supported values: \"ClusterRole\"",
              reason: "FieldValueNotSupported",
              fieldPath: ".kind",
            },
          ],
          immutable: { message: "cannot change roleRef" },
        },
      },
    ),
  },
}));
