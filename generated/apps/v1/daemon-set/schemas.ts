// Generated from api-definitions/apps/v1/daemon-set.yaml. Do not edit.
import { field, mapList, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { podTemplateSpecSchema } from "../../../core/v1/pod-template/schemas.js";
import { labelSelectorSchema } from "../../../meta/v1/label-selector/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of DaemonSet (api-definitions/apps/v1/daemon-set.yaml). */
export const daemonSetSchema: StructSchema = struct("DaemonSet", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(daemonSetSpecSchema),
    status: field(daemonSetStatusSchema),
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
        rule: "has(self.selector) && (!isSelector(self.selector) || selectorMatches(self.selector, has(self.template.metadata) ? self.template.metadata.labels : {}))",
        message: "`selector` does not match template `labels`",
        reason: "FieldValueInvalid",
        fieldPath: ".template.metadata.labels",
      },
      {
        rule: "!has(item.gcePersistentDisk) || item.gcePersistentDisk.readOnly",
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
        message: "activeDeadlineSeconds in DaemonSet is not Supported",
        reason: "FieldValueForbidden",
        fieldPath: ".template.spec.activeDeadlineSeconds",
      },
    ],
  },
  fields: {
    selector: field(labelSelectorSchema, { required: true, optional: true, checks: { immutable: {} } }),
    template: field(podTemplateSpecSchema, { required: true }),
    updateStrategy: field(daemonSetUpdateStrategySchema, { default: {} }),
    minReadySeconds: field(scalar.int32, { omitEmpty: true }),
    revisionHistoryLimit: field(scalar.int32, { omitEmpty: true, optional: true, default: 10 }),
  },
}));

/** Schema of DaemonSetStatus (api-definitions/apps/v1/daemon-set.yaml). */
export const daemonSetStatusSchema: StructSchema = struct("DaemonSetStatus", () => ({
  fields: {
    currentNumberScheduled: field(scalar.int32, { required: true }),
    numberMisscheduled: field(scalar.int32, { required: true }),
    desiredNumberScheduled: field(scalar.int32, { required: true }),
    numberReady: field(scalar.int32, { required: true }),
    observedGeneration: field(scalar.int64, { omitEmpty: true }),
    updatedNumberScheduled: field(scalar.int32, { omitEmpty: true }),
    numberAvailable: field(scalar.int32, { omitEmpty: true }),
    numberUnavailable: field(scalar.int32, { omitEmpty: true }),
    collisionCount: field(scalar.int32, { omitEmpty: true, optional: true }),
    conditions: field(mapList(["type"], daemonSetConditionSchema), { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
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
    type: field(scalar.string, { omitEmpty: true, default: "RollingUpdate" }),
    rollingUpdate: field(
      rollingUpdateDaemonSetSchema,
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
    type: field(scalar.string, { required: true }),
    status: field(scalar.string, { required: true }),
    lastTransitionTime: field(scalar.Time),
    reason: field(scalar.string, { omitEmpty: true }),
    message: field(scalar.string, { omitEmpty: true }),
  },
}));
