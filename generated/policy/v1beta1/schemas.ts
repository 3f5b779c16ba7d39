// Generated from api-definitions/policy/v1beta1. Do not edit.
import { atomicList, field, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { seLinuxOptionsSchema } from "../../core/v1/schemas.js";
import { listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

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
    allowedProcMountTypes: field(atomicList(scalar.string), 21, { omitEmpty: true }),
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
