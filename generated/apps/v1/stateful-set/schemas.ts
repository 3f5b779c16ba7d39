// Generated from api-definitions/apps/v1/stateful-set.yaml. Do not edit.
import { atomicList, field, mapList, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { persistentVolumeClaimSchema } from "../../../core/v1/persistent-volume-claim/schemas.js";
import { podTemplateSpecSchema } from "../../../core/v1/pod-template/schemas.js";
import { labelSelectorSchema } from "../../../meta/v1/label-selector/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of StatefulSet (api-definitions/apps/v1/stateful-set.yaml). */
export const statefulSetSchema: StructSchema = struct("StatefulSet", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(
      statefulSetSpecSchema,
      {
        checks: {
          immutable: {
            except: [".replicas", ".template", ".updateStrategy", ".persistentVolumeClaimRetentionPolicy", ".minReadySeconds"],
            message: "updates to statefulset spec for fields other than 'replicas', 'template', 'updateStrategy', 'persistentVolumeClaimRetentionPolicy' and 'minReadySeconds' are forbidden",
            reason: "FieldValueForbidden",
          },
        },
      },
    ),
    status: field(statefulSetStatusSchema),
  },
}));

/** Schema of StatefulSetSpec (api-definitions/apps/v1/stateful-set.yaml). */
export const statefulSetSpecSchema: StructSchema = struct("StatefulSetSpec", () => ({
  checks: {
    rules: [
      {
        rule: "!has(self.selector) || size(self.selector.matchLabels) + size(self.selector.matchExpressions) > 0",
        message: "empty selector is invalid for statefulset",
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
        rule: "self.template.spec.restartPolicy == 'Always'",
        message: "supported values: \"Always\"",
        reason: "FieldValueNotSupported",
        fieldPath: ".template.spec.restartPolicy",
      },
      {
        rule: "!has(self.template.spec.activeDeadlineSeconds)",
        message: "activeDeadlineSeconds in StatefulSet is not Supported",
        reason: "FieldValueForbidden",
        fieldPath: ".template.spec.activeDeadlineSeconds",
      },
    ],
  },
  fields: {
    replicas: field(scalar.int32, { omitEmpty: true, optional: true, default: 1 }),
    selector: field(labelSelectorSchema, { required: true, optional: true }),
    template: field(podTemplateSpecSchema, { required: true, unchecked: true }),
    volumeClaimTemplates: field(atomicList(persistentVolumeClaimSchema), { omitEmpty: true, unchecked: true }),
    serviceName: field(scalar.string, { required: true }),
    podManagementPolicy: field(
      scalar.string,
      {
        omitEmpty: true,
        default: "OrderedReady",
        checks: {
          rules: [
            { rule: "self in ['OrderedReady', 'Parallel']", message: "must be 'OrderedReady' or 'Parallel'", reason: "FieldValueInvalid" },
          ],
        },
      },
    ),
    updateStrategy: field(statefulSetUpdateStrategySchema, { default: {} }),
    revisionHistoryLimit: field(scalar.int32, { omitEmpty: true, optional: true, default: 10 }),
    minReadySeconds: field(scalar.int32, { omitEmpty: true }),
    persistentVolumeClaimRetentionPolicy: field(
      statefulSetPersistentVolumeClaimRetentionPolicySchema,
      { omitEmpty: true, optional: true, gate: "StatefulSetAutoDeletePVC" },
    ),
  },
}));

/** Schema of StatefulSetStatus (api-definitions/apps/v1/stateful-set.yaml). */
export const statefulSetStatusSchema: StructSchema = struct("StatefulSetStatus", () => ({
  checks: {
    rules: [
      {
        rule: "self.readyReplicas <= self.replicas",
        message: "cannot be greater than status.replicas",
        reason: "FieldValueInvalid",
        fieldPath: ".readyReplicas",
      },
      {
        rule: "self.currentReplicas <= self.replicas",
        message: "cannot be greater than status.replicas",
        reason: "FieldValueInvalid",
        fieldPath: ".currentReplicas",
      },
      {
        rule: "self.updatedReplicas <= self.replicas",
        message: "cannot be greater than status.replicas",
        reason: "FieldValueInvalid",
        fieldPath: ".updatedReplicas",
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
    observedGeneration: field(scalar.int64, { omitEmpty: true }),
    replicas: field(scalar.int32, { required: true }),
    readyReplicas: field(scalar.int32, { omitEmpty: true }),
    currentReplicas: field(scalar.int32, { omitEmpty: true }),
    updatedReplicas: field(scalar.int32, { omitEmpty: true }),
    currentRevision: field(scalar.string, { omitEmpty: true }),
    updateRevision: field(scalar.string, { omitEmpty: true }),
    collisionCount: field(scalar.int32, { omitEmpty: true, optional: true }),
    conditions: field(mapList(["type"], statefulSetConditionSchema), { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
    availableReplicas: field(scalar.int32),
  },
}));

/** Schema of StatefulSetUpdateStrategy (api-definitions/apps/v1/stateful-set.yaml). */
export const statefulSetUpdateStrategySchema: StructSchema = struct("StatefulSetUpdateStrategy", () => ({
  checks: {
    rules: [
      { rule: "self.type in ['RollingUpdate', 'OnDelete']", message: "must be 'RollingUpdate' or 'OnDelete'", reason: "FieldValueInvalid" },
      {
        rule: "self.type != 'OnDelete' || !has(self.rollingUpdate)",
        message: "only allowed for updateStrategy 'RollingUpdate'",
        reason: "FieldValueInvalid",
        fieldPath: ".rollingUpdate",
      },
    ],
  },
  fields: {
    rollingUpdate: field(
      rollingUpdateStatefulSetStrategySchema,
      { omitEmpty: true, optional: true, defaultsWhen: [{ when: "self.type == ''", value: {} }] },
    ),
    type: field(scalar.string, { omitEmpty: true, defaultsWhen: [{ when: "true", value: "RollingUpdate" }] }),
  },
}));

/** Schema of RollingUpdateStatefulSetStrategy (api-definitions/apps/v1/stateful-set.yaml). */
export const rollingUpdateStatefulSetStrategySchema: StructSchema = struct("RollingUpdateStatefulSetStrategy", () => ({
  fields: {
    partition: field(scalar.int32, { omitEmpty: true, optional: true, default: 0 }),
    maxUnavailable: field(scalar.IntOrString, { omitEmpty: true, optional: true, gate: "MaxUnavailableStatefulSet" }),
  },
}));

/** Schema of StatefulSetPersistentVolumeClaimRetentionPolicy (api-definitions/apps/v1/stateful-set.yaml). */
export const statefulSetPersistentVolumeClaimRetentionPolicySchema: StructSchema = struct("StatefulSetPersistentVolumeClaimRetentionPolicy", () => ({
  fields: {
    whenDeleted: field(scalar.string, { omitEmpty: true, default: "Retain" }),
    whenScaled: field(scalar.string, { omitEmpty: true, default: "Retain" }),
  },
}));

/** Schema of StatefulSetCondition (api-definitions/apps/v1/stateful-set.yaml). */
export const statefulSetConditionSchema: StructSchema = struct("StatefulSetCondition", () => ({
  fields: {
    type: field(scalar.string, { required: true }),
    status: field(scalar.string, { required: true }),
    lastTransitionTime: field(scalar.Time),
    reason: field(scalar.string, { omitEmpty: true }),
    message: field(scalar.string, { omitEmpty: true }),
  },
}));
