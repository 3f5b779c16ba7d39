// Generated from api-definitions/apps/v1/replica-set.yaml. Do not edit.
import { field, mapList, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { podTemplateSpecSchema } from "../../../core/v1/pod-template/schemas.js";
import { labelSelectorSchema } from "../../../meta/v1/label-selector/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of ReplicaSet (api-definitions/apps/v1/replica-set.yaml). */
export const replicaSetSchema: StructSchema = struct("ReplicaSet", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(replicaSetSpecSchema),
    status: field(replicaSetStatusSchema),
  },
}));

/** Schema of ReplicaSetSpec (api-definitions/apps/v1/replica-set.yaml). */
export const replicaSetSpecSchema: StructSchema = struct("ReplicaSetSpec", () => ({
  checks: {
    rules: [
      {
        rule: "!has(self.selector) || size(self.selector.matchLabels) + size(self.selector.matchExpressions) > 0",
        message: "empty selector is invalid for deployment",
        reason: "FieldValueInvalid",
        fieldPath: ".selector",
      },
      {
        rule: "!has(self.selector) || isSelector(self.selector)",
        message: "invalid label selector",
        reason: "FieldValueInvalid",
        fieldPath: ".selector",
      },
      {
        rule: "has(self.selector) && (!isSelector(self.selector) || selectorMatches(self.selector, has(self.template.metadata) ? self.template.metadata.labels : {}))",
        message: "`selector` does not match template `labels`",
        reason: "FieldValueInvalid",
        fieldPath: ".template.metadata.labels",
      },
      {
        rule: "self.replicas <= 1 || !has(item.gcePersistentDisk) || item.gcePersistentDisk.readOnly",
        message: "must be true for replicated pods > 1; GCE PD can only be mounted on multiple machines if it is read-only",
        reason: "FieldValueInvalid",
        valueExpression: "false",
        fieldPath: ".gcePersistentDisk.readOnly",
        forEach: ".template.spec.volumes",
      },
      {
        rule: "self.template.spec.restartPolicy == 'Always'",
        message: "supported values: \"Always\"",
        reason: "FieldValueNotSupported",
        fieldPath: ".template.spec.restartPolicy",
      },
      {
        rule: "!has(self.template.spec.activeDeadlineSeconds)",
        message: "activeDeadlineSeconds in ReplicaSet is not Supported",
        reason: "FieldValueForbidden",
        fieldPath: ".template.spec.activeDeadlineSeconds",
      },
    ],
  },
  fields: {
    replicas: field(scalar.int32, { omitEmpty: true, optional: true, default: 1 }),
    minReadySeconds: field(scalar.int32, { omitEmpty: true }),
    selector: field(labelSelectorSchema, { required: true, optional: true, checks: { immutable: {} } }),
    template: field(podTemplateSpecSchema),
  },
}));

/** Schema of ReplicaSetStatus (api-definitions/apps/v1/replica-set.yaml). */
export const replicaSetStatusSchema: StructSchema = struct("ReplicaSetStatus", () => ({
  checks: {
    rules: [
      {
        rule: "self.fullyLabeledReplicas <= self.replicas",
        message: "cannot be greater than status.replicas",
        reason: "FieldValueInvalid",
        fieldPath: ".fullyLabeledReplicas",
      },
      {
        rule: "self.readyReplicas <= self.replicas",
        message: "cannot be greater than status.replicas",
        reason: "FieldValueInvalid",
        fieldPath: ".readyReplicas",
      },
      {
        rule: "self.availableReplicas <= self.replicas",
        message: "cannot be greater than status.replicas",
        reason: "FieldValueInvalid",
        fieldPath: ".availableReplicas",
      },
      {
        rule: "self.availableReplicas <= self.readyReplicas",
        message: "cannot be greater than readyReplicas",
        reason: "FieldValueInvalid",
        fieldPath: ".availableReplicas",
      },
    ],
  },
  fields: {
    replicas: field(scalar.int32, { required: true }),
    fullyLabeledReplicas: field(scalar.int32, { omitEmpty: true }),
    readyReplicas: field(scalar.int32, { omitEmpty: true }),
    availableReplicas: field(scalar.int32, { omitEmpty: true }),
    observedGeneration: field(scalar.int64, { omitEmpty: true }),
    conditions: field(mapList(["type"], replicaSetConditionSchema), { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
  },
}));

/** Schema of ReplicaSetCondition (api-definitions/apps/v1/replica-set.yaml). */
export const replicaSetConditionSchema: StructSchema = struct("ReplicaSetCondition", () => ({
  fields: {
    type: field(scalar.string, { required: true }),
    status: field(scalar.string, { required: true }),
    lastTransitionTime: field(scalar.Time),
    reason: field(scalar.string, { omitEmpty: true }),
    message: field(scalar.string, { omitEmpty: true }),
  },
}));
