// Generated from api-definitions/scheduling/v1/priority-class.yaml. Do not edit.
import { field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of PriorityClass (api-definitions/scheduling/v1/priority-class.yaml). */
export const priorityClassSchema: StructSchema = struct("PriorityClass", () => ({
  isKind: true,
  checks: {
    rules: [
      {
        rule: "(has(self.metadata.name) ? self.metadata.name : '').startsWith('system-') || self.value <= 1000000000",
        message: "maximum allowed value of a user defined priority is 1000000000",
        reason: "FieldValueForbidden",
        fieldPath: ".value",
      },
      {
        rule: "!(has(self.metadata.name) ? self.metadata.name : '').startsWith('system-') || self.metadata.name in ['system-node-critical', 'system-cluster-critical']",
        message: "",
        messageExpression: "\"priority class names with 'system-' prefix are reserved for system use only. error: \" + self.metadata.name + \" is not a known system priority class\"",
        reason: "FieldValueForbidden",
        fieldPath: ".metadata.name",
      },
      {
        rule: "(has(self.metadata.name) ? self.metadata.name : '') != 'system-node-critical' || self.value == 2000001000",
        message: "priority class names with 'system-' prefix are reserved for system use only. error: value of system-node-critical PriorityClass must be 2000001000",
        reason: "FieldValueForbidden",
        fieldPath: ".metadata.name",
      },
      {
        rule: "(has(self.metadata.name) ? self.metadata.name : '') != 'system-cluster-critical' || self.value == 2000000000",
        message: "priority class names with 'system-' prefix are reserved for system use only. error: value of system-cluster-critical PriorityClass must be 2000000000",
        reason: "FieldValueForbidden",
        fieldPath: ".metadata.name",
      },
      {
        rule: "!(has(self.metadata.name) && self.metadata.name in ['system-node-critical', 'system-cluster-critical']) || !self.globalDefault",
        message: "",
        messageExpression: "\"priority class names with 'system-' prefix are reserved for system use only. error: globalDefault of \" + self.metadata.name + \" PriorityClass must be false\"",
        reason: "FieldValueForbidden",
        fieldPath: ".metadata.name",
      },
    ],
  },
  fields: {
    metadata: field(objectMetaSchema),
    value: field(scalar.int32, { required: true }),
    globalDefault: field(scalar.boolean, { omitEmpty: true }),
    description: field(scalar.string, { omitEmpty: true }),
    preemptionPolicy: field(scalar.string, { omitEmpty: true, optional: true, default: "PreemptLowerPriority", checks: { immutable: {} } }),
  },
}));
