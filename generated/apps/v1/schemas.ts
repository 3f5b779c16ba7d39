// Generated from api-definitions/apps/v1. Do not edit.
import { atomicList, field, mapList, rawExtension, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { persistentVolumeClaimSchema, podTemplateSpecSchema } from "../../core/v1/schemas.js";
import { labelSelectorSchema, listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of ControllerRevision (api-definitions/apps/v1/controller-revision.yaml). */
export const controllerRevisionSchema: StructSchema = struct("ControllerRevision", () => ({
  checks: { rules: [{ rule: "has(self.data)", message: "data is mandatory", reason: "FieldValueRequired", fieldPath: ".data" }] },
  fields: {
    metadata: field(objectMetaSchema, 1),
    data: field(rawExtension, 2, { omitEmpty: true, optional: true, checks: { immutable: {} } }),
    revision: field(scalar.int64, 3, { required: true }),
  },
}));

/** Schema of ControllerRevisionList (api-definitions/apps/v1/controller-revision.yaml). */
export const controllerRevisionListSchema: StructSchema = struct("ControllerRevisionList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(controllerRevisionSchema), 2, { required: true }),
  },
}));

/** Schema of DaemonSet (api-definitions/apps/v1/daemon-set.yaml). */
export const daemonSetSchema: StructSchema = struct("DaemonSet", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(daemonSetSpecSchema, 2),
    status: field(daemonSetStatusSchema, 3),
  },
}));

/** Schema of DaemonSetList (api-definitions/apps/v1/daemon-set.yaml). */
export const daemonSetListSchema: StructSchema = struct("DaemonSetList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(daemonSetSchema), 2, { required: true }),
  },
}));

/** Schema of DaemonSetSpec (api-definitions/apps/v1/daemon-set.yaml). */
export const daemonSetSpecSchema: StructSchema = struct("DaemonSetSpec", () => ({
  checks: {
    rules: [
      {
        rule: "!has(self.selector) || size(self.selector.matchLabels) + size(self.selector.matchExpressions) > 0",
        message: "empty selector is invalid for daemonset",
        reason: "FieldValueInvalid",
        fieldPath: ".selector",
      },
      {
        rule: "has(self.selector) && selectorMatches(self.selector, has(self.template.metadata) ? self.template.metadata.labels : {})",
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
        message: "activeDeadlineSeconds in DaemonSet is not Supported",
        reason: "FieldValueForbidden",
        fieldPath: ".template.spec.activeDeadlineSeconds",
      },
    ],
  },
  fields: {
    selector: field(labelSelectorSchema, 1, { required: true, optional: true, checks: { immutable: {} } }),
    template: field(podTemplateSpecSchema, 2, { required: true }),
    updateStrategy: field(daemonSetUpdateStrategySchema, 3, { default: {} }),
    minReadySeconds: field(scalar.int32, 4, { omitEmpty: true }),
    revisionHistoryLimit: field(scalar.int32, 6, { omitEmpty: true, optional: true, default: 10 }),
  },
}));

/** Schema of DaemonSetStatus (api-definitions/apps/v1/daemon-set.yaml). */
export const daemonSetStatusSchema: StructSchema = struct("DaemonSetStatus", () => ({
  fields: {
    currentNumberScheduled: field(scalar.int32, 1, { required: true }),
    numberMisscheduled: field(scalar.int32, 2, { required: true }),
    desiredNumberScheduled: field(scalar.int32, 3, { required: true }),
    numberReady: field(scalar.int32, 4, { required: true }),
    observedGeneration: field(scalar.int64, 5, { omitEmpty: true }),
    updatedNumberScheduled: field(scalar.int32, 6, { omitEmpty: true }),
    numberAvailable: field(scalar.int32, 7, { omitEmpty: true }),
    numberUnavailable: field(scalar.int32, 8, { omitEmpty: true }),
    collisionCount: field(scalar.int32, 9, { omitEmpty: true, optional: true }),
    conditions: field(
      mapList(["type"], daemonSetConditionSchema),
      10,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" },
    ),
  },
}));

/** Schema of DaemonSetUpdateStrategy (api-definitions/apps/v1/daemon-set.yaml). */
export const daemonSetUpdateStrategySchema: StructSchema = struct("DaemonSetUpdateStrategy", () => ({
  checks: {
    rules: [
      {
        rule: "self.type in ['RollingUpdate', 'OnDelete']",
        message: "supported values: \"RollingUpdate\", \"OnDelete\"",
        reason: "FieldValueNotSupported",
      },
    ],
  },
  fields: {
    type: field(scalar.string, 1, { omitEmpty: true, default: "RollingUpdate" }),
    rollingUpdate: field(
      rollingUpdateDaemonSetSchema,
      2,
      { omitEmpty: true, optional: true, defaultsWhen: [{ when: "self.type == 'RollingUpdate'", value: {} }] },
    ),
  },
}));

/** Schema of RollingUpdateDaemonSet (api-definitions/apps/v1/daemon-set.yaml). */
export const rollingUpdateDaemonSetSchema: StructSchema = struct("RollingUpdateDaemonSet", () => ({
  checks: {
    rules: [
      {
        rule: "self.maxUnavailable in [0, '0%'] || self.maxSurge in [0, '0%']",
        message: "may not be set when maxUnavailable is non-zero",
        reason: "FieldValueInvalid",
        fieldPath: ".maxSurge",
      },
      {
        rule: "!(self.maxUnavailable in [0, '0%']) || !(self.maxSurge in [0, '0%'])",
        message: "cannot be 0 when maxSurge is 0",
        reason: "FieldValueRequired",
        fieldPath: ".maxUnavailable",
      },
    ],
  },
  fields: {
    maxUnavailable: field(
      scalar.IntOrString,
      1,
      {
        omitEmpty: true,
        optional: true,
        default: 1,
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
    maxSurge: field(
      scalar.IntOrString,
      2,
      {
        omitEmpty: true,
        optional: true,
        default: 0,
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

/** Schema of DaemonSetCondition (api-definitions/apps/v1/daemon-set.yaml). */
export const daemonSetConditionSchema: StructSchema = struct("DaemonSetCondition", () => ({
  fields: {
    type: field(scalar.string, 1, { required: true }),
    status: field(scalar.string, 2, { required: true }),
    lastTransitionTime: field(scalar.Time, 3),
    reason: field(scalar.string, 4, { omitEmpty: true }),
    message: field(scalar.string, 5, { omitEmpty: true }),
  },
}));

/** Schema of Deployment (api-definitions/apps/v1/deployment.yaml). */
export const deploymentSchema: StructSchema = struct("Deployment", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(deploymentSpecSchema, 2),
    status: field(deploymentStatusSchema, 3),
  },
}));

/** Schema of DeploymentList (api-definitions/apps/v1/deployment.yaml). */
export const deploymentListSchema: StructSchema = struct("DeploymentList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(deploymentSchema), 2, { required: true }),
  },
}));

/** Schema of DeploymentSpec (api-definitions/apps/v1/deployment.yaml). */
export const deploymentSpecSchema: StructSchema = struct("DeploymentSpec", () => ({
  checks: {
    rules: [
      {
        rule: "!has(self.selector) || size(self.selector.matchLabels) + size(self.selector.matchExpressions) > 0",
        message: "empty selector is invalid for deployment",
        reason: "FieldValueInvalid",
        fieldPath: ".selector",
      },
      {
        rule: "has(self.selector) && selectorMatches(self.selector, has(self.template.metadata) ? self.template.metadata.labels : {})",
        message: "`selector` does not match template `labels`",
        reason: "FieldValueInvalid",
        fieldPath: ".template.metadata.labels",
      },
      {
        rule: "!has(self.progressDeadlineSeconds) || self.progressDeadlineSeconds > self.minReadySeconds",
        message: "must be greater than minReadySeconds",
        reason: "FieldValueInvalid",
        fieldPath: ".progressDeadlineSeconds",
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
    replicas: field(scalar.int32, 1, { omitEmpty: true, optional: true, default: 1 }),
    selector: field(labelSelectorSchema, 2, { required: true, optional: true, checks: { immutable: {} } }),
    template: field(podTemplateSpecSchema, 3, { required: true }),
    strategy: field(deploymentStrategySchema, 4, { default: {}, patchStrategy: ["retainKeys"] }),
    minReadySeconds: field(scalar.int32, 5, { omitEmpty: true }),
    revisionHistoryLimit: field(scalar.int32, 6, { omitEmpty: true, optional: true, default: 10 }),
    paused: field(scalar.boolean, 7, { omitEmpty: true }),
    progressDeadlineSeconds: field(scalar.int32, 9, { omitEmpty: true, optional: true, default: 600 }),
  },
}));

/** Schema of DeploymentStatus (api-definitions/apps/v1/deployment.yaml). */
export const deploymentStatusSchema: StructSchema = struct("DeploymentStatus", () => ({
  checks: {
    rules: [
      {
        rule: "self.updatedReplicas <= self.replicas",
        message: "cannot be greater than status.replicas",
        reason: "FieldValueInvalid",
        fieldPath: ".updatedReplicas",
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
    observedGeneration: field(scalar.int64, 1, { omitEmpty: true }),
    replicas: field(scalar.int32, 2, { omitEmpty: true }),
    updatedReplicas: field(scalar.int32, 3, { omitEmpty: true }),
    readyReplicas: field(scalar.int32, 7, { omitEmpty: true }),
    availableReplicas: field(scalar.int32, 4, { omitEmpty: true }),
    unavailableReplicas: field(scalar.int32, 5, { omitEmpty: true }),
    conditions: field(
      mapList(["type"], deploymentConditionSchema),
      6,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" },
    ),
    collisionCount: field(scalar.int32, 8, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of DeploymentStrategy (api-definitions/apps/v1/deployment.yaml). */
export const deploymentStrategySchema: StructSchema = struct("DeploymentStrategy", () => ({
  checks: {
    rules: [
      {
        rule: "self.type in ['Recreate', 'RollingUpdate']",
        message: "supported values: \"Recreate\", \"RollingUpdate\"",
        reason: "FieldValueNotSupported",
      },
      {
        rule: "self.type != 'Recreate' || !has(self.rollingUpdate)",
        message: "may not be specified when strategy `type` is 'Recreate'",
        reason: "FieldValueForbidden",
        fieldPath: ".rollingUpdate",
      },
    ],
  },
  fields: {
    type: field(scalar.string, 1, { omitEmpty: true, default: "RollingUpdate" }),
    rollingUpdate: field(
      rollingUpdateDeploymentSchema,
      2,
      { omitEmpty: true, optional: true, defaultsWhen: [{ when: "self.type == 'RollingUpdate'", value: {} }] },
    ),
  },
}));

/** Schema of RollingUpdateDeployment (api-definitions/apps/v1/deployment.yaml). */
export const rollingUpdateDeploymentSchema: StructSchema = struct("RollingUpdateDeployment", () => ({
  checks: {
    rules: [
      {
        rule: "!(self.maxUnavailable in [0, '0%']) || !(self.maxSurge in [0, '0%'])",
        message: "may not be 0 when `maxSurge` is 0",
        reason: "FieldValueInvalid",
        fieldPath: ".maxUnavailable",
      },
    ],
  },
  fields: {
    maxUnavailable: field(
      scalar.IntOrString,
      1,
      {
        omitEmpty: true,
        optional: true,
        default: "25%",
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
    maxSurge: field(
      scalar.IntOrString,
      2,
      {
        omitEmpty: true,
        optional: true,
        default: "25%",
        checks: {
          rules: [
            { rule: "type(self) != int || self >= 0", message: "must be greater than or equal to 0", reason: "FieldValueInvalid" },
            {
              rule: "type(self) != string || self.matches('^[0-9]+%$')",
              message: "a valid percent string must be a numeric string followed by an ending '%' (e.g. '1%',  or '93%', regex used for validation is '[0-9]+%')",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
  },
}));

/** Schema of DeploymentCondition (api-definitions/apps/v1/deployment.yaml). */
export const deploymentConditionSchema: StructSchema = struct("DeploymentCondition", () => ({
  fields: {
    type: field(scalar.string, 1, { required: true }),
    status: field(scalar.string, 2, { required: true }),
    lastUpdateTime: field(scalar.Time, 6),
    lastTransitionTime: field(scalar.Time, 7),
    reason: field(scalar.string, 4, { omitEmpty: true }),
    message: field(scalar.string, 5, { omitEmpty: true }),
  },
}));

/** Schema of ReplicaSet (api-definitions/apps/v1/replica-set.yaml). */
export const replicaSetSchema: StructSchema = struct("ReplicaSet", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(replicaSetSpecSchema, 2),
    status: field(replicaSetStatusSchema, 3),
  },
}));

/** Schema of ReplicaSetList (api-definitions/apps/v1/replica-set.yaml). */
export const replicaSetListSchema: StructSchema = struct("ReplicaSetList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(replicaSetSchema), 2, { required: true }),
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
        rule: "has(self.selector) && selectorMatches(self.selector, has(self.template.metadata) ? self.template.metadata.labels : {})",
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
        message: "activeDeadlineSeconds in ReplicaSet is not Supported",
        reason: "FieldValueForbidden",
        fieldPath: ".template.spec.activeDeadlineSeconds",
      },
    ],
  },
  fields: {
    replicas: field(scalar.int32, 1, { omitEmpty: true, optional: true, default: 1 }),
    minReadySeconds: field(scalar.int32, 4, { omitEmpty: true }),
    selector: field(labelSelectorSchema, 2, { required: true, optional: true, checks: { immutable: {} } }),
    template: field(podTemplateSpecSchema, 3),
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
    replicas: field(scalar.int32, 1, { required: true }),
    fullyLabeledReplicas: field(scalar.int32, 2, { omitEmpty: true }),
    readyReplicas: field(scalar.int32, 4, { omitEmpty: true }),
    availableReplicas: field(scalar.int32, 5, { omitEmpty: true }),
    observedGeneration: field(scalar.int64, 3, { omitEmpty: true }),
    conditions: field(
      mapList(["type"], replicaSetConditionSchema),
      6,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" },
    ),
  },
}));

/** Schema of ReplicaSetCondition (api-definitions/apps/v1/replica-set.yaml). */
export const replicaSetConditionSchema: StructSchema = struct("ReplicaSetCondition", () => ({
  fields: {
    type: field(scalar.string, 1, { required: true }),
    status: field(scalar.string, 2, { required: true }),
    lastTransitionTime: field(scalar.Time, 3),
    reason: field(scalar.string, 4, { omitEmpty: true }),
    message: field(scalar.string, 5, { omitEmpty: true }),
  },
}));

/** Schema of StatefulSet (api-definitions/apps/v1/stateful-set.yaml). */
export const statefulSetSchema: StructSchema = struct("StatefulSet", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(
      statefulSetSpecSchema,
      2,
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
    status: field(statefulSetStatusSchema, 3),
  },
}));

/** Schema of StatefulSetList (api-definitions/apps/v1/stateful-set.yaml). */
export const statefulSetListSchema: StructSchema = struct("StatefulSetList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(statefulSetSchema), 2, { required: true }),
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
        rule: "has(self.selector) && selectorMatches(self.selector, has(self.template.metadata) ? self.template.metadata.labels : {})",
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
    replicas: field(scalar.int32, 1, { omitEmpty: true, optional: true, default: 1 }),
    selector: field(labelSelectorSchema, 2, { required: true, optional: true }),
    template: field(podTemplateSpecSchema, 3, { required: true }),
    volumeClaimTemplates: field(atomicList(persistentVolumeClaimSchema), 4, { omitEmpty: true }),
    serviceName: field(scalar.string, 5, { required: true }),
    podManagementPolicy: field(
      scalar.string,
      6,
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
    updateStrategy: field(statefulSetUpdateStrategySchema, 7, { default: {} }),
    revisionHistoryLimit: field(scalar.int32, 8, { omitEmpty: true, optional: true, default: 10 }),
    minReadySeconds: field(scalar.int32, 9, { omitEmpty: true }),
    persistentVolumeClaimRetentionPolicy: field(
      statefulSetPersistentVolumeClaimRetentionPolicySchema,
      10,
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
        message: "cannot be greater than status.readyReplicas",
        reason: "FieldValueInvalid",
        fieldPath: ".availableReplicas",
      },
    ],
  },
  fields: {
    observedGeneration: field(scalar.int64, 1, { omitEmpty: true }),
    replicas: field(scalar.int32, 2, { required: true }),
    readyReplicas: field(scalar.int32, 3, { omitEmpty: true }),
    currentReplicas: field(scalar.int32, 4, { omitEmpty: true }),
    updatedReplicas: field(scalar.int32, 5, { omitEmpty: true }),
    currentRevision: field(scalar.string, 6, { omitEmpty: true }),
    updateRevision: field(scalar.string, 7, { omitEmpty: true }),
    collisionCount: field(scalar.int32, 9, { omitEmpty: true, optional: true }),
    conditions: field(
      mapList(["type"], statefulSetConditionSchema),
      10,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" },
    ),
    availableReplicas: field(scalar.int32, 11),
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
    type: field(scalar.string, 1, { omitEmpty: true, default: "RollingUpdate" }),
    rollingUpdate: field(
      rollingUpdateStatefulSetStrategySchema,
      2,
      { omitEmpty: true, optional: true, defaultsWhen: [{ when: "self.type == 'RollingUpdate'", value: {} }] },
    ),
  },
}));

/** Schema of RollingUpdateStatefulSetStrategy (api-definitions/apps/v1/stateful-set.yaml). */
export const rollingUpdateStatefulSetStrategySchema: StructSchema = struct("RollingUpdateStatefulSetStrategy", () => ({
  fields: {
    partition: field(scalar.int32, 1, { omitEmpty: true, optional: true, default: 0 }),
    maxUnavailable: field(scalar.IntOrString, 2, { omitEmpty: true, optional: true, gate: "MaxUnavailableStatefulSet" }),
  },
}));

/** Schema of StatefulSetPersistentVolumeClaimRetentionPolicy (api-definitions/apps/v1/stateful-set.yaml). */
export const statefulSetPersistentVolumeClaimRetentionPolicySchema: StructSchema = struct("StatefulSetPersistentVolumeClaimRetentionPolicy", () => ({
  fields: {
    whenDeleted: field(scalar.string, 1, { omitEmpty: true, default: "Retain" }),
    whenScaled: field(scalar.string, 2, { omitEmpty: true, default: "Retain" }),
  },
}));

/** Schema of StatefulSetCondition (api-definitions/apps/v1/stateful-set.yaml). */
export const statefulSetConditionSchema: StructSchema = struct("StatefulSetCondition", () => ({
  fields: {
    type: field(scalar.string, 1, { required: true }),
    status: field(scalar.string, 2, { required: true }),
    lastTransitionTime: field(scalar.Time, 3),
    reason: field(scalar.string, 4, { omitEmpty: true }),
    message: field(scalar.string, 5, { omitEmpty: true }),
  },
}));
