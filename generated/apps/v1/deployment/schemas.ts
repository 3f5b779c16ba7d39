// Generated from api-definitions/apps/v1/deployment.yaml. Do not edit.
import { field, mapList, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { podTemplateSpecSchema } from "../../../core/v1/pod-template/schemas.js";
import { labelSelectorSchema } from "../../../meta/v1/label-selector/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of Deployment (api-definitions/apps/v1/deployment.yaml). */
export const deploymentSchema: StructSchema = struct("Deployment", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(deploymentSpecSchema),
    status: field(deploymentStatusSchema),
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
        rule: "!has(self.progressDeadlineSeconds) || self.progressDeadlineSeconds > self.minReadySeconds",
        message: "must be greater than minReadySeconds",
        reason: "FieldValueInvalid",
        fieldPath: ".progressDeadlineSeconds",
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
    selector: field(labelSelectorSchema, { required: true, optional: true, checks: { immutable: {} } }),
    template: field(podTemplateSpecSchema, { required: true }),
    strategy: field(deploymentStrategySchema, { default: {}, patchStrategy: ["retainKeys"] }),
    minReadySeconds: field(scalar.int32, { omitEmpty: true }),
    revisionHistoryLimit: field(scalar.int32, { omitEmpty: true, optional: true, default: 10 }),
    paused: field(scalar.boolean, { omitEmpty: true }),
    progressDeadlineSeconds: field(scalar.int32, { omitEmpty: true, optional: true, default: 600 }),
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
    observedGeneration: field(scalar.int64, { omitEmpty: true }),
    replicas: field(scalar.int32, { omitEmpty: true }),
    updatedReplicas: field(scalar.int32, { omitEmpty: true }),
    readyReplicas: field(scalar.int32, { omitEmpty: true }),
    availableReplicas: field(scalar.int32, { omitEmpty: true }),
    unavailableReplicas: field(scalar.int32, { omitEmpty: true }),
    conditions: field(mapList(["type"], deploymentConditionSchema), { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
    collisionCount: field(scalar.int32, { omitEmpty: true, optional: true }),
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
    type: field(scalar.string, { omitEmpty: true, default: "RollingUpdate" }),
    rollingUpdate: field(
      rollingUpdateDeploymentSchema,
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
    type: field(scalar.string, { required: true }),
    status: field(scalar.string, { required: true }),
    lastUpdateTime: field(scalar.Time),
    lastTransitionTime: field(scalar.Time),
    reason: field(scalar.string, { omitEmpty: true }),
    message: field(scalar.string, { omitEmpty: true }),
  },
}));
