// Generated from api-definitions/core/v1/namespace.yaml. Do not edit.
import { atomicList, field, mapList, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of Namespace (api-definitions/core/v1/namespace.yaml). */
export const namespaceSchema: StructSchema = struct("Namespace", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(namespaceSpecSchema),
    status: field(namespaceStatusSchema),
  },
}));

/** Schema of NamespaceSpec (api-definitions/core/v1/namespace.yaml). */
export const namespaceSpecSchema: StructSchema = struct("NamespaceSpec", () => ({
  fields: {
    finalizers: field(
      atomicList(scalar.string, {
        rules: [
          {
            rule: "self.contains('/') || self in ['${namespaceFinalizer}', 'orphan', 'foregroundDeletion']",
            message: "name is neither a standard finalizer name nor is it fully qualified",
            reason: "FieldValueInvalid",
          },
        ],
      }),
      { omitEmpty: true, errorPath: "finalizers" },
    ),
  },
}));

/** Schema of NamespaceStatus (api-definitions/core/v1/namespace.yaml). */
export const namespaceStatusSchema: StructSchema = struct("NamespaceStatus", () => ({
  fields: {
    phase: field(
      scalar.string,
      {
        omitEmpty: true,
        default: "Active",
        checks: {
          rules: [
            {
              rule: "has(object.metadata.deletionTimestamp) || self == 'Active'",
              message: "may only be 'Active' if `deletionTimestamp` is empty",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!has(object.metadata.deletionTimestamp) || self == 'Terminating'",
              message: "may only be 'Terminating' if `deletionTimestamp` is not empty",
              reason: "FieldValueInvalid",
            },
          ],
        },
        errorPath: "Phase",
      },
    ),
    conditions: field(mapList(["type"], namespaceConditionSchema), { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
  },
}));

/** Schema of NamespaceCondition (api-definitions/core/v1/namespace.yaml). */
export const namespaceConditionSchema: StructSchema = struct("NamespaceCondition", () => ({
  fields: {
    type: field(scalar.string, { required: true }),
    status: field(scalar.string, { required: true }),
    lastTransitionTime: field(scalar.Time),
    reason: field(scalar.string, { omitEmpty: true }),
    message: field(scalar.string, { omitEmpty: true }),
  },
}));
