// Generated from api-definitions/rbac/v1/role-binding.yaml. Do not edit.
import { atomicList, field, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";
import { roleRefSchema, subjectSchema } from "../policy-rule/schemas.js";

/** Schema of RoleBinding (api-definitions/rbac/v1/role-binding.yaml). */
export const roleBindingSchema: StructSchema = struct("RoleBinding", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    subjects: field(atomicList(subjectSchema), { omitEmpty: true }),
    roleRef: field(
      roleRefSchema,
      {
        required: true,
        checks: {
          rules: [
            {
              rule: "self.kind in ['Role', 'ClusterRole']",
              message: "supported values: \"Role\", \"ClusterRole\"",
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
