// Generated from api-definitions/core/v1/replication-controller.yaml. Do not edit.
import { atomicMap, field, mapList, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";
import { podTemplateSpecSchema } from "../pod-template/schemas.js";

/** Schema of ReplicationController (api-definitions/core/v1/replication-controller.yaml). */
export const replicationControllerSchema: StructSchema = struct("ReplicationController", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(replicationControllerSpecSchema),
    status: field(replicationControllerStatusSchema),
  },
}));

/** Schema of ReplicationControllerSpec (api-definitions/core/v1/replication-controller.yaml). */
export const replicationControllerSpecSchema: StructSchema = struct("ReplicationControllerSpec", () => ({
  checks: {
    rules: [
      { rule: "size(self.selector) > 0", message: "", reason: "FieldValueRequired", fieldPath: ".selector" },
      { rule: "has(self.template)", message: "", reason: "FieldValueRequired", fieldPath: ".template" },
      {
        rule: "size(self.selector) == 0 || !has(self.template) || selectorMatches(self.selector, has(self.template.metadata) ? self.template.metadata.labels : {})",
        message: "`selector` does not match template `labels`",
        reason: "FieldValueInvalid",
        fieldPath: ".template.metadata.labels",
      },
      {
        rule: "!has(self.template) || self.replicas <= 1 || !has(item.gcePersistentDisk) || item.gcePersistentDisk.readOnly",
        message: "must be true for replicated pods > 1; GCE PD can only be mounted on multiple machines if it is read-only",
        reason: "FieldValueInvalid",
        valueExpression: "false",
        fieldPath: ".gcePersistentDisk.readOnly",
        forEach: ".template.spec.volumes",
      },
      {
        rule: "!has(self.template) || self.template.spec.restartPolicy == 'Always'",
        message: "supported values: \"Always\"",
        reason: "FieldValueNotSupported",
        fieldPath: ".template.spec.restartPolicy",
      },
      {
        rule: "!has(self.template) || !has(self.template.spec.activeDeadlineSeconds)",
        message: "activeDeadlineSeconds in ReplicationController is not Supported",
        reason: "FieldValueForbidden",
        fieldPath: ".template.spec.activeDeadlineSeconds",
      },
    ],
  },
  fields: {
    replicas: field(scalar.int32, { omitEmpty: true, optional: true, default: 1 }),
    minReadySeconds: field(scalar.int32, { omitEmpty: true }),
    selector: field(
      atomicMap(scalar.string),
      {
        omitEmpty: true,
        defaultsWhen: [
          { from: "size(self.selector) == 0 && has(self.template) && has(self.template.metadata) ? self.template.metadata.labels : {}" },
        ],
      },
    ),
    template: field(podTemplateSpecSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ReplicationControllerStatus (api-definitions/core/v1/replication-controller.yaml). */
export const replicationControllerStatusSchema: StructSchema = struct("ReplicationControllerStatus", () => ({
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
    conditions: field(
      mapList(["type"], replicationControllerConditionSchema),
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" },
    ),
  },
}));

/** Schema of ReplicationControllerCondition (api-definitions/core/v1/replication-controller.yaml). */
export const replicationControllerConditionSchema: StructSchema = struct("ReplicationControllerCondition", () => ({
  fields: {
    type: field(scalar.string, { required: true }),
    status: field(scalar.string, { required: true }),
    lastTransitionTime: field(scalar.Time),
    reason: field(scalar.string, { omitEmpty: true }),
    message: field(scalar.string, { omitEmpty: true }),
  },
}));
