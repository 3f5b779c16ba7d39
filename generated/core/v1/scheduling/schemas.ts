// Generated from api-definitions/core/v1/scheduling.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { labelSelectorSchema } from "../../../meta/v1/label-selector/schemas.js";

/** Schema of Affinity (api-definitions/core/v1/scheduling.yaml). */
export const affinitySchema: StructSchema = struct("Affinity", () => ({
  fields: {
    nodeAffinity: field(nodeAffinitySchema, { omitEmpty: true, optional: true }),
    podAffinity: field(podAffinitySchema, { omitEmpty: true, optional: true }),
    podAntiAffinity: field(podAntiAffinitySchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of NodeAffinity (api-definitions/core/v1/scheduling.yaml). */
export const nodeAffinitySchema: StructSchema = struct("NodeAffinity", () => ({
  fields: {
    requiredDuringSchedulingIgnoredDuringExecution: field(nodeSelectorSchema, { omitEmpty: true, optional: true }),
    preferredDuringSchedulingIgnoredDuringExecution: field(atomicList(preferredSchedulingTermSchema), { omitEmpty: true }),
  },
}));

/** Schema of PodAffinity (api-definitions/core/v1/scheduling.yaml). */
export const podAffinitySchema: StructSchema = struct("PodAffinity", () => ({
  fields: {
    requiredDuringSchedulingIgnoredDuringExecution: field(atomicList(podAffinityTermSchema), { omitEmpty: true }),
    preferredDuringSchedulingIgnoredDuringExecution: field(atomicList(weightedPodAffinityTermSchema), { omitEmpty: true }),
  },
}));

/** Schema of PodAntiAffinity (api-definitions/core/v1/scheduling.yaml). */
export const podAntiAffinitySchema: StructSchema = struct("PodAntiAffinity", () => ({
  fields: {
    requiredDuringSchedulingIgnoredDuringExecution: field(atomicList(podAffinityTermSchema), { omitEmpty: true }),
    preferredDuringSchedulingIgnoredDuringExecution: field(atomicList(weightedPodAffinityTermSchema), { omitEmpty: true }),
  },
}));

/** Schema of PreferredSchedulingTerm (api-definitions/core/v1/scheduling.yaml). */
export const preferredSchedulingTermSchema: StructSchema = struct("PreferredSchedulingTerm", () => ({
  fields: {
    weight: field(
      scalar.int32,
      {
        required: true,
        checks: { rules: [{ rule: "self > 0 && self <= 100", message: "must be in the range 1-100", reason: "FieldValueInvalid" }] },
      },
    ),
    preference: field(nodeSelectorTermSchema, { required: true }),
  },
}));

/** Schema of WeightedPodAffinityTerm (api-definitions/core/v1/scheduling.yaml). */
export const weightedPodAffinityTermSchema: StructSchema = struct("WeightedPodAffinityTerm", () => ({
  fields: {
    weight: field(
      scalar.int32,
      {
        required: true,
        checks: { rules: [{ rule: "self > 0 && self <= 100", message: "must be in the range 1-100", reason: "FieldValueInvalid" }] },
      },
    ),
    podAffinityTerm: field(podAffinityTermSchema, { required: true }),
  },
}));

/** Schema of PodAffinityTerm (api-definitions/core/v1/scheduling.yaml). */
export const podAffinityTermSchema: StructSchema = struct("PodAffinityTerm", () => ({
  validationOrder: ["labelSelector", "namespaceSelector", "namespaces", "topologyKey"],
  fields: {
    labelSelector: field(labelSelectorSchema, { omitEmpty: true, optional: true }),
    namespaces: field(atomicList(scalar.string), { omitEmpty: true, errorPath: "namespace" }),
    topologyKey: field(
      scalar.string,
      { required: true, checks: { rules: [{ rule: "self != ''", message: "can not be empty", reason: "FieldValueRequired" }] } },
    ),
    namespaceSelector: field(labelSelectorSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of NodeSelector (api-definitions/core/v1/scheduling.yaml). */
export const nodeSelectorSchema: StructSchema = struct("NodeSelector", () => ({
  atomic: true,
  checks: {
    rules: [
      {
        rule: "has(self.nodeSelectorTerms) && self.nodeSelectorTerms != null && size(self.nodeSelectorTerms) > 0",
        message: "must have at least one node selector term",
        reason: "FieldValueRequired",
        fieldPath: ".nodeSelectorTerms",
      },
    ],
  },
  fields: {
    nodeSelectorTerms: field(atomicList(nodeSelectorTermSchema), { required: true }),
  },
}));

/** Schema of NodeSelectorTerm (api-definitions/core/v1/scheduling.yaml). */
export const nodeSelectorTermSchema: StructSchema = struct("NodeSelectorTerm", () => ({
  atomic: true,
  fields: {
    matchExpressions: field(
      atomicList(nodeSelectorRequirementSchema, {
        rules: [
          {
            rule: "!(self.operator in ['In', 'NotIn']) || (has(self.values) && size(self.values) > 0)",
            message: "must be specified when `operator` is 'In' or 'NotIn'",
            reason: "FieldValueRequired",
            fieldPath: ".values",
          },
          {
            rule: "!(self.operator in ['Exists', 'DoesNotExist']) || !has(self.values) || size(self.values) == 0",
            message: "may not be specified when `operator` is 'Exists' or 'DoesNotExist'",
            reason: "FieldValueForbidden",
            fieldPath: ".values",
          },
          {
            rule: "!(self.operator in ['Gt', 'Lt']) || (has(self.values) && size(self.values) == 1)",
            message: "must be specified single value when `operator` is 'Lt' or 'Gt'",
            reason: "FieldValueRequired",
            fieldPath: ".values",
          },
          {
            rule: "self.operator in ['DoesNotExist', 'Exists', 'Gt', 'In', 'Lt', 'NotIn']",
            message: "not a valid selector operator",
            reason: "FieldValueInvalid",
            fieldPath: ".operator",
          },
        ],
      }),
      { omitEmpty: true },
    ),
    matchFields: field(
      atomicList(nodeSelectorRequirementSchema, {
        rules: [
          {
            rule: "!(self.operator in ['In', 'NotIn']) || (has(self.values) && size(self.values) == 1)",
            message: "must be only one value when `operator` is 'In' or 'NotIn' for node field selector",
            reason: "FieldValueRequired",
            fieldPath: ".values",
          },
          {
            rule: "self.operator in ['In', 'NotIn']",
            message: "not a valid selector operator",
            reason: "FieldValueInvalid",
            fieldPath: ".operator",
          },
          { rule: "self.key == 'metadata.name'", message: "not a valid field selector key", reason: "FieldValueInvalid", fieldPath: ".key" },
          {
            rule: "self.key != 'metadata.name' || hasFormat(item, 'dns1123Subdomain')",
            message: "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
            reason: "FieldValueInvalid",
            forEach: ".values",
          },
        ],
      }),
      { omitEmpty: true },
    ),
  },
}));

/** Schema of NodeSelectorRequirement (api-definitions/core/v1/scheduling.yaml). */
export const nodeSelectorRequirementSchema: StructSchema = struct("NodeSelectorRequirement", () => ({
  validationOrder: ["values", "operator", "key"],
  fields: {
    key: field(scalar.string, { required: true }),
    operator: field(scalar.string, { required: true }),
    values: field(atomicList(scalar.string), { omitEmpty: true }),
  },
}));

/** Schema of Toleration (api-definitions/core/v1/scheduling.yaml). */
export const tolerationSchema: StructSchema = struct("Toleration", () => ({
  validationOrder: ["key", "operator", "value", "effect"],
  checks: {
    rules: [
      {
        rule: "has(self.key) || (has(self.operator) && self.operator == 'Exists')",
        message: "operator must be Exists when `key` is empty, which means \"match all values and all keys\"",
        reason: "FieldValueInvalid",
        valueExpression: "has(self.operator) ? self.operator : ''",
        fieldPath: ".operator",
      },
      {
        rule: "!has(self.tolerationSeconds) || (has(self.effect) && self.effect == 'NoExecute')",
        message: "effect must be 'NoExecute' when `tolerationSeconds` is set",
        reason: "FieldValueInvalid",
        valueExpression: "has(self.effect) ? self.effect : ''",
        fieldPath: ".effect",
      },
      {
        rule: "!has(self.operator) || self.operator != 'Exists' || !has(self.value)",
        message: "value must be empty when `operator` is 'Exists'",
        reason: "FieldValueInvalid",
        fieldPath: ".operator",
      },
    ],
  },
  fields: {
    key: field(scalar.string, { omitEmpty: true }),
    operator: field(scalar.string, { omitEmpty: true }),
    value: field(scalar.string, { omitEmpty: true, errorPath: "operator" }),
    effect: field(scalar.string, { omitEmpty: true }),
    tolerationSeconds: field(scalar.int64, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of TopologySpreadConstraint (api-definitions/core/v1/scheduling.yaml). */
export const topologySpreadConstraintSchema: StructSchema = struct("TopologySpreadConstraint", () => ({
  validationOrder: ["maxSkew", "topologyKey", "whenUnsatisfiable", "{topologyKey,, whenUnsatisfiable}", "minDomains", "labelSelector"],
  fields: {
    maxSkew: field(
      scalar.int32,
      { required: true, checks: { rules: [{ rule: "self > 0", message: "must be greater than zero", reason: "FieldValueInvalid" }] } },
    ),
    topologyKey: field(
      scalar.string,
      { required: true, checks: { rules: [{ rule: "self != ''", message: "can not be empty", reason: "FieldValueRequired" }] } },
    ),
    whenUnsatisfiable: field(scalar.string, { required: true }),
    labelSelector: field(labelSelectorSchema, { omitEmpty: true, optional: true, unchecked: true }),
    minDomains: field(
      scalar.int32,
      {
        omitEmpty: true,
        optional: true,
        checks: { rules: [{ rule: "self > 0", message: "must be greater than zero", reason: "FieldValueInvalid" }] },
        gate: "MinDomainsInPodTopologySpread",
      },
    ),
  },
}));
