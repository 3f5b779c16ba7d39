// Generated from api-definitions/core/v1/persistent-volume-claim.yaml. Do not edit.
import { atomicList, field, granularMap, mapList, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { labelSelectorSchema } from "../../../meta/v1/label-selector/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";
import { typedLocalObjectReferenceSchema } from "../references/schemas.js";
import { resourceRequirementsSchema } from "../resource-requirements/schemas.js";

/** Schema of PersistentVolumeClaim (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimSchema: StructSchema = struct("PersistentVolumeClaim", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(persistentVolumeClaimSpecSchema),
    status: field(persistentVolumeClaimStatusSchema),
  },
}));

/** Schema of PersistentVolumeClaimSpec (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimSpecSchema: StructSchema = struct("PersistentVolumeClaimSpec", () => ({
  validationOrder: ["accessModes", "selector", "resources", "storageClassName", "volumeMode", "dataSource", "dataSourceRef", "."],
  checks: {
    rules: [
      {
        rule: "has(self.accessModes) && size(self.accessModes) > 0",
        message: "at least 1 access mode is required",
        reason: "FieldValueRequired",
        fieldPath: ".accessModes",
      },
      {
        rule: "!has(self.accessModes) || !('ReadWriteOncePod' in self.accessModes) || self.accessModes.all(mode, mode == 'ReadWriteOncePod')",
        message: "may not use ReadWriteOncePod with other access modes",
        reason: "FieldValueForbidden",
        fieldPath: ".accessModes",
      },
      {
        rule: "has(self.resources.requests) && 'storage' in self.resources.requests",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".resources[storage]",
      },
      {
        rule: "!has(self.resources.requests) || !('storage' in self.resources.requests) || quantity(self.resources.requests.storage).sign() > 0",
        message: "must be greater than zero",
        reason: "FieldValueInvalid",
        valueExpression: "self.resources.requests.storage",
        fieldPath: ".resources[storage]",
      },
      {
        rule: "!has(self.dataSource) || !has(self.dataSourceRef) || self.dataSource == self.dataSourceRef",
        message: "must match dataSourceRef",
        reason: "FieldValueInvalid",
        valueExpression: "'spec.dataSource'",
      },
    ],
  },
  fields: {
    accessModes: field(atomicList(scalar.string), { omitEmpty: true, errorPath: "accessModes" }),
    selector: field(labelSelectorSchema, { omitEmpty: true, optional: true }),
    resources: field(resourceRequirementsSchema),
    volumeName: field(scalar.string, { omitEmpty: true }),
    storageClassName: field(scalar.string, { omitEmpty: true, optional: true }),
    volumeMode: field(scalar.string, { omitEmpty: true, optional: true, default: "Filesystem" }),
    dataSource: field(
      typedLocalObjectReferenceSchema,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            {
              rule: "(has(self.apiGroup) && self.apiGroup != null && self.apiGroup != '') || self.kind == 'PersistentVolumeClaim'",
              message: "",
              reason: "FieldValueInvalid",
              valueExpression: "self.kind",
            },
          ],
        },
      },
    ),
    dataSourceRef: field(
      typedLocalObjectReferenceSchema,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            {
              rule: "(has(self.apiGroup) && self.apiGroup != null && self.apiGroup != '') || self.kind == 'PersistentVolumeClaim'",
              message: "",
              reason: "FieldValueInvalid",
              valueExpression: "self.kind",
            },
          ],
        },
        gate: "AnyVolumeDataSource",
      },
    ),
  },
}));

/** Schema of PersistentVolumeClaimStatus (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimStatusSchema: StructSchema = struct("PersistentVolumeClaimStatus", () => ({
  fields: {
    phase: field(scalar.string, { omitEmpty: true, default: "Pending" }),
    accessModes: field(atomicList(scalar.string), { omitEmpty: true }),
    capacity: field(
      granularMap(scalar.Quantity, {
        rules: [{ rule: "quantity(self).sign() >= 0", message: "must be a valid resource quantity", reason: "FieldValueInvalid" }],
      }),
      { omitEmpty: true },
    ),
    conditions: field(
      mapList(["type"], persistentVolumeClaimConditionSchema),
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" },
    ),
    allocatedResources: field(
      granularMap(scalar.Quantity, {
        rules: [{ rule: "quantity(self).sign() >= 0", message: "must be a valid resource quantity", reason: "FieldValueInvalid" }],
      }),
      { omitEmpty: true, gate: "RecoverVolumeExpansionFailure" },
    ),
    resizeStatus: field(scalar.string, { omitEmpty: true, optional: true, gate: "RecoverVolumeExpansionFailure" }),
  },
}));

/** Schema of PersistentVolumeClaimCondition (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimConditionSchema: StructSchema = struct("PersistentVolumeClaimCondition", () => ({
  fields: {
    type: field(scalar.string, { required: true }),
    status: field(scalar.string, { required: true }),
    lastProbeTime: field(scalar.Time),
    lastTransitionTime: field(scalar.Time),
    reason: field(scalar.string, { omitEmpty: true }),
    message: field(scalar.string, { omitEmpty: true }),
  },
}));
