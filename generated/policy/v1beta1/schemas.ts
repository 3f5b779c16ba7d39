// Generated from api-definitions/policy/v1beta1. Do not edit.
import { atomicList, field, granularMap, mapList, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { seLinuxOptionsSchema } from "../../core/v1/schemas.js";
import { conditionSchema, deleteOptionsSchema, labelSelectorSchema, listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of Eviction (api-definitions/policy/v1/eviction.yaml). */
export const evictionSchema: StructSchema = struct("Eviction", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    deleteOptions: field(deleteOptionsSchema, 2, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of PodDisruptionBudget (api-definitions/policy/v1beta1/pod-disruption-budget.yaml). */
export const podDisruptionBudgetSchema: StructSchema = struct("PodDisruptionBudget", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(podDisruptionBudgetSpecSchema, 2),
    status: field(podDisruptionBudgetStatusSchema, 3),
  },
}));

/** Schema of PodDisruptionBudgetList (api-definitions/policy/v1beta1/pod-disruption-budget.yaml). */
export const podDisruptionBudgetListSchema: StructSchema = struct("PodDisruptionBudgetList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(podDisruptionBudgetSchema), 2, { required: true }),
  },
}));

/** Schema of PodDisruptionBudgetSpec (api-definitions/policy/v1beta1/pod-disruption-budget.yaml). */
export const podDisruptionBudgetSpecSchema: StructSchema = struct("PodDisruptionBudgetSpec", () => ({
  checks: {
    rules: [
      {
        rule: "!has(self.minAvailable) || !has(self.maxUnavailable)",
        message: "minAvailable and maxUnavailable cannot be both set",
        reason: "FieldValueInvalid",
      },
    ],
  },
  fields: {
    minAvailable: field(
      scalar.IntOrString,
      1,
      {
        omitEmpty: true,
        optional: true,
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
    selector: field(labelSelectorSchema, 2, { omitEmpty: true, optional: true }),
    maxUnavailable: field(
      scalar.IntOrString,
      3,
      {
        omitEmpty: true,
        optional: true,
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

/** Schema of PodDisruptionBudgetStatus (api-definitions/policy/v1beta1/pod-disruption-budget.yaml). */
export const podDisruptionBudgetStatusSchema: StructSchema = struct("PodDisruptionBudgetStatus", () => ({
  fields: {
    observedGeneration: field(scalar.int64, 1, { omitEmpty: true }),
    disruptedPods: field(granularMap(scalar.Time), 2, { omitEmpty: true }),
    disruptionsAllowed: field(scalar.int32, 3, { required: true }),
    currentHealthy: field(scalar.int32, 4, { required: true }),
    desiredHealthy: field(scalar.int32, 5, { required: true }),
    expectedPods: field(scalar.int32, 6, { required: true }),
    conditions: field(mapList(["type"], conditionSchema), 7, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
  },
}));

/** Schema of PodSecurityPolicy (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const podSecurityPolicySchema: StructSchema = struct("PodSecurityPolicy", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(podSecurityPolicySpecSchema, 2),
  },
}));

/** Schema of PodSecurityPolicyList (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const podSecurityPolicyListSchema: StructSchema = struct("PodSecurityPolicyList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(podSecurityPolicySchema), 2, { required: true }),
  },
}));

/** Schema of PodSecurityPolicySpec (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const podSecurityPolicySpecSchema: StructSchema = struct("PodSecurityPolicySpec", () => ({
  fields: {
    privileged: field(scalar.boolean, 1, { omitEmpty: true }),
    defaultAddCapabilities: field(atomicList(scalar.string), 2, { omitEmpty: true }),
    requiredDropCapabilities: field(atomicList(scalar.string), 3, { omitEmpty: true }),
    allowedCapabilities: field(atomicList(scalar.string), 4, { omitEmpty: true }),
    volumes: field(atomicList(scalar.string), 5, { omitEmpty: true }),
    hostNetwork: field(scalar.boolean, 6, { omitEmpty: true }),
    hostPorts: field(atomicList(hostPortRangeSchema), 7, { omitEmpty: true }),
    hostPID: field(scalar.boolean, 8, { omitEmpty: true }),
    hostIPC: field(scalar.boolean, 9, { omitEmpty: true }),
    seLinux: field(seLinuxStrategyOptionsSchema, 10, { required: true }),
    runAsUser: field(runAsUserStrategyOptionsSchema, 11, { required: true }),
    runAsGroup: field(runAsGroupStrategyOptionsSchema, 22, { omitEmpty: true, optional: true }),
    supplementalGroups: field(supplementalGroupsStrategyOptionsSchema, 12, { required: true }),
    fsGroup: field(fsGroupStrategyOptionsSchema, 13, { required: true }),
    readOnlyRootFilesystem: field(scalar.boolean, 14, { omitEmpty: true }),
    defaultAllowPrivilegeEscalation: field(scalar.boolean, 15, { omitEmpty: true, optional: true }),
    allowPrivilegeEscalation: field(scalar.boolean, 16, { omitEmpty: true, optional: true, default: true }),
    allowedHostPaths: field(atomicList(allowedHostPathSchema), 17, { omitEmpty: true }),
    allowedFlexVolumes: field(atomicList(allowedFlexVolumeSchema), 18, { omitEmpty: true }),
    allowedCSIDrivers: field(atomicList(allowedCSIDriverSchema), 23, { omitEmpty: true }),
    allowedUnsafeSysctls: field(atomicList(scalar.string), 19, { omitEmpty: true }),
    forbiddenSysctls: field(atomicList(scalar.string), 20, { omitEmpty: true }),
    allowedProcMountTypes: field(atomicList(scalar.string), 21, { omitEmpty: true, gate: "ProcMountType" }),
    runtimeClass: field(runtimeClassStrategyOptionsSchema, 24, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of HostPortRange (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const hostPortRangeSchema: StructSchema = struct("HostPortRange", () => ({
  fields: {
    min: field(scalar.int32, 1, { required: true }),
    max: field(scalar.int32, 2, { required: true }),
  },
}));

/** Schema of IDRange (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const idRangeSchema: StructSchema = struct("IDRange", () => ({
  fields: {
    min: field(scalar.int64, 1, { required: true }),
    max: field(scalar.int64, 2, { required: true }),
  },
}));

/** Schema of SELinuxStrategyOptions (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const seLinuxStrategyOptionsSchema: StructSchema = struct("SELinuxStrategyOptions", () => ({
  fields: {
    rule: field(scalar.string, 1, { required: true }),
    seLinuxOptions: field(seLinuxOptionsSchema, 2, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of RunAsUserStrategyOptions (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const runAsUserStrategyOptionsSchema: StructSchema = struct("RunAsUserStrategyOptions", () => ({
  fields: {
    rule: field(scalar.string, 1, { required: true }),
    ranges: field(atomicList(idRangeSchema), 2, { omitEmpty: true }),
  },
}));

/** Schema of RunAsGroupStrategyOptions (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const runAsGroupStrategyOptionsSchema: StructSchema = struct("RunAsGroupStrategyOptions", () => ({
  fields: {
    rule: field(scalar.string, 1, { required: true }),
    ranges: field(atomicList(idRangeSchema), 2, { omitEmpty: true }),
  },
}));

/** Schema of SupplementalGroupsStrategyOptions (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const supplementalGroupsStrategyOptionsSchema: StructSchema = struct("SupplementalGroupsStrategyOptions", () => ({
  fields: {
    rule: field(scalar.string, 1, { omitEmpty: true }),
    ranges: field(atomicList(idRangeSchema), 2, { omitEmpty: true }),
  },
}));

/** Schema of FSGroupStrategyOptions (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const fsGroupStrategyOptionsSchema: StructSchema = struct("FSGroupStrategyOptions", () => ({
  fields: {
    rule: field(scalar.string, 1, { omitEmpty: true }),
    ranges: field(atomicList(idRangeSchema), 2, { omitEmpty: true }),
  },
}));

/** Schema of AllowedHostPath (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const allowedHostPathSchema: StructSchema = struct("AllowedHostPath", () => ({
  fields: {
    pathPrefix: field(scalar.string, 1, { omitEmpty: true }),
    readOnly: field(scalar.boolean, 2, { omitEmpty: true }),
  },
}));

/** Schema of AllowedFlexVolume (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const allowedFlexVolumeSchema: StructSchema = struct("AllowedFlexVolume", () => ({
  fields: {
    driver: field(scalar.string, 1, { required: true }),
  },
}));

/** Schema of AllowedCSIDriver (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const allowedCSIDriverSchema: StructSchema = struct("AllowedCSIDriver", () => ({
  fields: {
    name: field(scalar.string, 1, { required: true }),
  },
}));

/** Schema of RuntimeClassStrategyOptions (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const runtimeClassStrategyOptionsSchema: StructSchema = struct("RuntimeClassStrategyOptions", () => ({
  fields: {
    allowedRuntimeClassNames: field(atomicList(scalar.string), 1, { required: true }),
    defaultRuntimeClassName: field(scalar.string, 2, { omitEmpty: true, optional: true }),
  },
}));
