// Generated from api-definitions/policy/v1beta1/pod-security-policy.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { seLinuxOptionsSchema } from "../../../core/v1/container/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of PodSecurityPolicy (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const podSecurityPolicySchema: StructSchema = struct("PodSecurityPolicy", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(podSecurityPolicySpecSchema),
  },
}));

/** Schema of PodSecurityPolicySpec (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const podSecurityPolicySpecSchema: StructSchema = struct("PodSecurityPolicySpec", () => ({
  validationOrder: ["runAsUser", "runAsGroup", "seLinux", "supplementalGroups", "fsGroup"],
  fields: {
    privileged: field(scalar.boolean, { omitEmpty: true }),
    defaultAddCapabilities: field(atomicList(scalar.string), { omitEmpty: true }),
    requiredDropCapabilities: field(atomicList(scalar.string), { omitEmpty: true }),
    allowedCapabilities: field(atomicList(scalar.string), { omitEmpty: true }),
    volumes: field(atomicList(scalar.string), { omitEmpty: true }),
    hostNetwork: field(scalar.boolean, { omitEmpty: true }),
    hostPorts: field(atomicList(hostPortRangeSchema), { omitEmpty: true }),
    hostPID: field(scalar.boolean, { omitEmpty: true }),
    hostIPC: field(scalar.boolean, { omitEmpty: true }),
    seLinux: field(seLinuxStrategyOptionsSchema, { required: true }),
    runAsUser: field(runAsUserStrategyOptionsSchema, { required: true }),
    runAsGroup: field(runAsGroupStrategyOptionsSchema, { omitEmpty: true, optional: true }),
    supplementalGroups: field(supplementalGroupsStrategyOptionsSchema, { required: true }),
    fsGroup: field(fsGroupStrategyOptionsSchema, { required: true }),
    readOnlyRootFilesystem: field(scalar.boolean, { omitEmpty: true }),
    defaultAllowPrivilegeEscalation: field(scalar.boolean, { omitEmpty: true, optional: true }),
    allowPrivilegeEscalation: field(scalar.boolean, { omitEmpty: true, optional: true, default: true }),
    allowedHostPaths: field(atomicList(allowedHostPathSchema), { omitEmpty: true }),
    allowedFlexVolumes: field(atomicList(allowedFlexVolumeSchema), { omitEmpty: true }),
    allowedCSIDrivers: field(atomicList(allowedCSIDriverSchema), { omitEmpty: true }),
    allowedUnsafeSysctls: field(atomicList(scalar.string), { omitEmpty: true }),
    forbiddenSysctls: field(atomicList(scalar.string), { omitEmpty: true }),
    allowedProcMountTypes: field(atomicList(scalar.string), { omitEmpty: true, gate: "ProcMountType" }),
    runtimeClass: field(runtimeClassStrategyOptionsSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of HostPortRange (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const hostPortRangeSchema: StructSchema = struct("HostPortRange", () => ({
  fields: {
    min: field(scalar.int32, { required: true }),
    max: field(scalar.int32, { required: true }),
  },
}));

/** Schema of IDRange (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const idRangeSchema: StructSchema = struct("IDRange", () => ({
  validationOrder: ["max", "min"],
  fields: {
    min: field(scalar.int64, { required: true }),
    max: field(scalar.int64, { required: true }),
  },
}));

/** Schema of SELinuxStrategyOptions (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const seLinuxStrategyOptionsSchema: StructSchema = struct("SELinuxStrategyOptions", () => ({
  fields: {
    rule: field(scalar.string, { required: true }),
    seLinuxOptions: field(seLinuxOptionsSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of RunAsUserStrategyOptions (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const runAsUserStrategyOptionsSchema: StructSchema = struct("RunAsUserStrategyOptions", () => ({
  fields: {
    rule: field(scalar.string, { required: true }),
    ranges: field(atomicList(idRangeSchema), { omitEmpty: true }),
  },
}));

/** Schema of RunAsGroupStrategyOptions (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const runAsGroupStrategyOptionsSchema: StructSchema = struct("RunAsGroupStrategyOptions", () => ({
  fields: {
    rule: field(scalar.string, { required: true }),
    ranges: field(atomicList(idRangeSchema), { omitEmpty: true }),
  },
}));

/** Schema of SupplementalGroupsStrategyOptions (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const supplementalGroupsStrategyOptionsSchema: StructSchema = struct("SupplementalGroupsStrategyOptions", () => ({
  fields: {
    rule: field(scalar.string, { omitEmpty: true }),
    ranges: field(atomicList(idRangeSchema), { omitEmpty: true }),
  },
}));

/** Schema of FSGroupStrategyOptions (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const fsGroupStrategyOptionsSchema: StructSchema = struct("FSGroupStrategyOptions", () => ({
  fields: {
    rule: field(scalar.string, { omitEmpty: true }),
    ranges: field(atomicList(idRangeSchema), { omitEmpty: true }),
  },
}));

/** Schema of AllowedHostPath (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const allowedHostPathSchema: StructSchema = struct("AllowedHostPath", () => ({
  fields: {
    pathPrefix: field(scalar.string, { omitEmpty: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
  },
}));

/** Schema of AllowedFlexVolume (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const allowedFlexVolumeSchema: StructSchema = struct("AllowedFlexVolume", () => ({
  fields: {
    driver: field(scalar.string, { required: true }),
  },
}));

/** Schema of AllowedCSIDriver (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const allowedCSIDriverSchema: StructSchema = struct("AllowedCSIDriver", () => ({
  fields: {
    name: field(scalar.string, { required: true }),
  },
}));

/** Schema of RuntimeClassStrategyOptions (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const runtimeClassStrategyOptionsSchema: StructSchema = struct("RuntimeClassStrategyOptions", () => ({
  validationOrder: ["allowedRuntimeClassNames", "defaultRuntimeClassName"],
  fields: {
    allowedRuntimeClassNames: field(atomicList(scalar.string), { required: true }),
    defaultRuntimeClassName: field(scalar.string, { omitEmpty: true, optional: true }),
  },
}));
