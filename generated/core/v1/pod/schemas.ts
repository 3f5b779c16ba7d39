// Generated from api-definitions/core/v1/pod.yaml. Do not edit.
import { atomicList, atomicMap, field, granularMap, mapList, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";
import {
  containerPortSchema,
  containerSchema,
  envFromSourceSchema,
  envVarSchema,
  lifecycleSchema,
  probeSchema,
  seLinuxOptionsSchema,
  seccompProfileSchema,
  securityContextSchema,
  volumeDeviceSchema,
  volumeMountSchema,
  windowsSecurityContextOptionsSchema,
} from "../container/schemas.js";
import { localObjectReferenceSchema } from "../references/schemas.js";
import { resourceRequirementsSchema } from "../resource-requirements/schemas.js";
import { affinitySchema, tolerationSchema, topologySpreadConstraintSchema } from "../scheduling/schemas.js";
import { volumeSchema } from "../volume/schemas.js";

/** Schema of Pod (api-definitions/core/v1/pod.yaml). */
export const podSchema: StructSchema = struct("Pod", () => ({
  isKind: true,
  defaultsBelow: [
    { at: ".spec.enableServiceLinks", value: true },
    { at: ".spec.containers[*].resources.requests", from: ".limits" },
    { at: ".spec.initContainers[*].resources.requests", from: ".limits" },
  ],
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(podSpecSchema),
    status: field(podStatusSchema),
  },
}));

/** Schema of PodSpec (api-definitions/core/v1/pod.yaml). */
export const podSpecSchema: StructSchema = struct("PodSpec", () => ({
  validationOrder: [
    "volumes",
    "containers",
    "initContainers",
    "ephemeralContainers",
    "restartPolicy",
    "dnsPolicy",
    "nodeSelector",
    "securityContext",
    "imagePullSecrets",
    "affinity",
    "dnsConfig",
    "readinessGates",
    "topologySpreadConstraints",
    "hostNetwork",
    "serviceAccountName",
    "nodeName",
    "activeDeadlineSeconds",
    "hostname",
    "subdomain",
    "tolerations",
    "hostAliases",
    "priorityClassName",
    "runtimeClassName",
    "preemptionPolicy",
    "overhead",
    "os",
    ".",
  ],
  checks: {
    rules: [
      {
        rule: "!has(self.shareProcessNamespace) || !self.shareProcessNamespace || !has(self.hostPID) || !self.hostPID",
        message: "ShareProcessNamespace and HostPID cannot both be enabled",
        reason: "FieldValueInvalid",
        valueExpression: "true",
        fieldPath: ".securityContext.shareProcessNamespace",
      },
    ],
  },
  defaultsBelow: [
    { at: ".containers[*].ports[*].hostPort", when: "self.hostNetwork", from: ".containerPort" },
    { at: ".initContainers[*].ports[*].hostPort", when: "self.hostNetwork", from: ".containerPort" },
  ],
  hooks: ["pod-spec"],
  fields: {
    volumes: field(
      mapList(["name"], volumeSchema),
      { omitEmpty: true, checks: { unique: [{ keys: ["name"] }] }, patchStrategy: ["merge", "retainKeys"], patchMergeKey: "name" },
    ),
    initContainers: field(
      mapList(["name"], containerSchema),
      { omitEmpty: true, checks: { unique: [{ keys: ["name"] }] }, patchStrategy: ["merge"], patchMergeKey: "name" },
    ),
    containers: field(
      mapList(["name"], containerSchema),
      { required: true, checks: { unique: [{ keys: ["name"] }] }, patchStrategy: ["merge"], patchMergeKey: "name" },
    ),
    ephemeralContainers: field(
      mapList(["name"], ephemeralContainerSchema),
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "name" },
    ),
    restartPolicy: field(scalar.string, { omitEmpty: true, default: "Always" }),
    terminationGracePeriodSeconds: field(scalar.int64, { omitEmpty: true, optional: true, default: 30 }),
    activeDeadlineSeconds: field(
      scalar.int64,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            { rule: "self >= 1 && self <= 2147483647", message: "must be between 1 and 2147483647, inclusive", reason: "FieldValueInvalid" },
          ],
        },
      },
    ),
    dnsPolicy: field(scalar.string, { omitEmpty: true, default: "ClusterFirst" }),
    nodeSelector: field(atomicMap(scalar.string), { omitEmpty: true, errorPath: "nodeSelector" }),
    serviceAccountName: field(scalar.string, { omitEmpty: true }),
    serviceAccount: field(scalar.string, { omitEmpty: true }),
    automountServiceAccountToken: field(scalar.boolean, { omitEmpty: true, optional: true }),
    nodeName: field(scalar.string, { omitEmpty: true }),
    hostNetwork: field(scalar.boolean, { omitEmpty: true }),
    hostPID: field(scalar.boolean, { omitEmpty: true }),
    hostIPC: field(scalar.boolean, { omitEmpty: true }),
    shareProcessNamespace: field(scalar.boolean, { omitEmpty: true, optional: true }),
    securityContext: field(podSecurityContextSchema, { omitEmpty: true, optional: true, default: {} }),
    imagePullSecrets: field(
      mapList(["name"], localObjectReferenceSchema),
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "name" },
    ),
    hostname: field(scalar.string, { omitEmpty: true }),
    subdomain: field(scalar.string, { omitEmpty: true }),
    affinity: field(affinitySchema, { omitEmpty: true, optional: true }),
    schedulerName: field(scalar.string, { omitEmpty: true, default: "default-scheduler" }),
    tolerations: field(atomicList(tolerationSchema), { omitEmpty: true }),
    hostAliases: field(
      mapList(["ip"], hostAliasSchema),
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "ip", errorPath: "hostAliases" },
    ),
    priorityClassName: field(scalar.string, { omitEmpty: true }),
    priority: field(scalar.int32, { omitEmpty: true, optional: true }),
    dnsConfig: field(podDNSConfigSchema, { omitEmpty: true, optional: true }),
    readinessGates: field(atomicList(podReadinessGateSchema), { omitEmpty: true }),
    runtimeClassName: field(scalar.string, { omitEmpty: true, optional: true }),
    enableServiceLinks: field(scalar.boolean, { omitEmpty: true, optional: true }),
    preemptionPolicy: field(scalar.string, { omitEmpty: true, optional: true }),
    overhead: field(granularMap(scalar.Quantity), { omitEmpty: true }),
    topologySpreadConstraints: field(
      mapList(["topologyKey", "whenUnsatisfiable"], topologySpreadConstraintSchema),
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "topologyKey" },
    ),
    setHostnameAsFQDN: field(scalar.boolean, { omitEmpty: true, optional: true }),
    os: field(podOSSchema, { omitEmpty: true, optional: true, gate: "IdentifyPodOS" }),
  },
}));

/** Schema of PodStatus (api-definitions/core/v1/pod.yaml). */
export const podStatusSchema: StructSchema = struct("PodStatus", () => ({
  fields: {
    phase: field(scalar.string, { omitEmpty: true, default: "Pending" }),
    conditions: field(mapList(["type"], podConditionSchema), { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
    message: field(scalar.string, { omitEmpty: true }),
    reason: field(scalar.string, { omitEmpty: true }),
    nominatedNodeName: field(scalar.string, { omitEmpty: true }),
    hostIP: field(scalar.string, { omitEmpty: true }),
    podIP: field(scalar.string, { omitEmpty: true }),
    podIPs: field(
      mapList(["ip"], podIPSchema),
      { omitEmpty: true, checks: { unique: [{ keys: ["ip"] }] }, patchStrategy: ["merge"], patchMergeKey: "ip" },
    ),
    startTime: field(scalar.Time, { omitEmpty: true, optional: true }),
    initContainerStatuses: field(atomicList(containerStatusSchema), { omitEmpty: true }),
    containerStatuses: field(atomicList(containerStatusSchema), { omitEmpty: true }),
    qosClass: field(scalar.string, { omitEmpty: true }),
    ephemeralContainerStatuses: field(atomicList(containerStatusSchema), { omitEmpty: true }),
  },
}));

/** Schema of EphemeralContainer (api-definitions/core/v1/pod.yaml). */
export const ephemeralContainerSchema: StructSchema = struct("EphemeralContainer", () => ({
  validationOrder: [
    "targetContainerName",
    "name",
    "image",
    "lifecycle",
    "livenessProbe",
    "startupProbe",
    "terminationMessagePolicy",
    "readinessProbe",
    "ports",
    "env",
    "envFrom",
    "volumeMounts",
    "volumeDevices",
    "imagePullPolicy",
    "resources",
    "securityContext",
  ],
  checks: { rules: [{ rule: "has(self.image) && self.image != ''", message: "", reason: "FieldValueRequired", fieldPath: ".image" }] },
  fields: {
    name: field(scalar.string, { required: true }),
    image: field(scalar.string, { omitEmpty: true }),
    command: field(atomicList(scalar.string), { omitEmpty: true }),
    args: field(atomicList(scalar.string), { omitEmpty: true }),
    workingDir: field(scalar.string, { omitEmpty: true }),
    ports: field(
      mapList(["containerPort", "protocol"], containerPortSchema),
      { omitEmpty: true, checks: { unique: [{ keys: ["name"] }] }, patchStrategy: ["merge"], patchMergeKey: "containerPort" },
    ),
    envFrom: field(atomicList(envFromSourceSchema), { omitEmpty: true }),
    env: field(mapList(["name"], envVarSchema), { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "name" }),
    resources: field(resourceRequirementsSchema),
    volumeMounts: field(
      mapList(["mountPath"], volumeMountSchema),
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "mountPath" },
    ),
    volumeDevices: field(
      mapList(["devicePath"], volumeDeviceSchema),
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "devicePath" },
    ),
    livenessProbe: field(probeSchema, { omitEmpty: true, optional: true }),
    readinessProbe: field(probeSchema, { omitEmpty: true, optional: true }),
    startupProbe: field(probeSchema, { omitEmpty: true, optional: true }),
    lifecycle: field(lifecycleSchema, { omitEmpty: true, optional: true }),
    terminationMessagePath: field(scalar.string, { omitEmpty: true, default: "/dev/termination-log" }),
    terminationMessagePolicy: field(
      scalar.string,
      {
        omitEmpty: true,
        default: "File",
        checks: {
          rules: [
            {
              rule: "self in ['FallbackToLogsOnError', 'File']",
              message: "must be 'File' or 'FallbackToLogsOnError'",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
    imagePullPolicy: field(
      scalar.string,
      {
        omitEmpty: true,
        defaultsWhen: [{ when: "imageTag(self.image) == 'latest'", value: "Always" }, { when: "true", value: "IfNotPresent" }],
      },
    ),
    securityContext: field(securityContextSchema, { omitEmpty: true, optional: true }),
    stdin: field(scalar.boolean, { omitEmpty: true }),
    stdinOnce: field(scalar.boolean, { omitEmpty: true }),
    tty: field(scalar.boolean, { omitEmpty: true }),
    targetContainerName: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of PodSecurityContext (api-definitions/core/v1/pod.yaml). */
export const podSecurityContextSchema: StructSchema = struct("PodSecurityContext", () => ({
  validationOrder: [
    "fsGroup",
    "runAsUser",
    "runAsGroup",
    "supplementalGroups",
    "sysctls",
    "fsGroupChangePolicy",
    "seccompProfile",
    "windowsOptions",
  ],
  fields: {
    seLinuxOptions: field(seLinuxOptionsSchema, { omitEmpty: true, optional: true }),
    windowsOptions: field(windowsSecurityContextOptionsSchema, { omitEmpty: true, optional: true }),
    runAsUser: field(scalar.int64, { omitEmpty: true, optional: true }),
    runAsGroup: field(scalar.int64, { omitEmpty: true, optional: true }),
    runAsNonRoot: field(scalar.boolean, { omitEmpty: true, optional: true }),
    supplementalGroups: field(atomicList(scalar.int64), { omitEmpty: true }),
    fsGroup: field(scalar.int64, { omitEmpty: true, optional: true }),
    sysctls: field(atomicList(sysctlSchema), { omitEmpty: true, checks: { unique: [{ keys: ["name"] }] } }),
    fsGroupChangePolicy: field(scalar.string, { omitEmpty: true, optional: true }),
    seccompProfile: field(seccompProfileSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of Sysctl (api-definitions/core/v1/pod.yaml). */
export const sysctlSchema: StructSchema = struct("Sysctl", () => ({
  fields: {
    name: field(
      scalar.string,
      {
        required: true,
        checks: {
          rules: [
            {
              rule: "self == '' || size(self) <= 253 && self.matches('^([a-z0-9]([-_a-z0-9]*[a-z0-9])?[.])*[a-z0-9]([-_a-z0-9]*[a-z0-9])?$')",
              message: "must have at most 253 characters and match regex ([a-z0-9]([-_a-z0-9]*[a-z0-9])?\\.)*[a-z0-9]([-_a-z0-9]*[a-z0-9])?",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
    value: field(scalar.string, { required: true }),
  },
}));

/** Schema of HostAlias (api-definitions/core/v1/pod.yaml). */
export const hostAliasSchema: StructSchema = struct("HostAlias", () => ({
  checks: {
    rules: [
      {
        rule: "isIP(self.ip)",
        message: "must be valid IP address",
        reason: "FieldValueInvalid",
        valueExpression: "self.ip",
        fieldPath: ".ip",
      },
    ],
  },
  fields: {
    ip: field(scalar.string, { omitEmpty: true }),
    hostnames: field(atomicList(scalar.string), { omitEmpty: true, errorPath: "hostnames" }),
  },
}));

/** Schema of PodDNSConfig (api-definitions/core/v1/pod.yaml). */
export const podDNSConfigSchema: StructSchema = struct("PodDNSConfig", () => ({
  fields: {
    nameservers: field(
      atomicList(scalar.string, {
        rules: [{ rule: "isIP(self)", message: "must be valid IP address", reason: "FieldValueInvalid" }],
      }),
      {
        omitEmpty: true,
        checks: { rules: [{ rule: "size(self) <= 3", message: "must not have more than 3 nameservers", reason: "FieldValueInvalid" }] },
      },
    ),
    searches: field(
      atomicList(scalar.string, {
        rules: [
          {
            rule: "self.matches('^([a-z0-9]([-a-z0-9]*[a-z0-9])?[.])*[a-z0-9]([-a-z0-9]*[a-z0-9])?[.]?$')",
            message: "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
            reason: "FieldValueInvalid",
          },
        ],
      }),
      {
        omitEmpty: true,
        checks: { rules: [{ rule: "size(self) <= 6", message: "must not have more than 6 search paths", reason: "FieldValueInvalid" }] },
      },
    ),
    options: field(atomicList(podDNSConfigOptionSchema), { omitEmpty: true }),
  },
}));

/** Schema of PodDNSConfigOption (api-definitions/core/v1/pod.yaml). */
export const podDNSConfigOptionSchema: StructSchema = struct("PodDNSConfigOption", () => ({
  checks: { rules: [{ rule: "has(self.name)", message: "must not be empty", reason: "FieldValueRequired" }] },
  fields: {
    name: field(scalar.string, { omitEmpty: true }),
    value: field(scalar.string, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of PodReadinessGate (api-definitions/core/v1/pod.yaml). */
export const podReadinessGateSchema: StructSchema = struct("PodReadinessGate", () => ({
  fields: {
    conditionType: field(scalar.string, { required: true }),
  },
}));

/** Schema of PodOS (api-definitions/core/v1/pod.yaml). */
export const podOSSchema: StructSchema = struct("PodOS", () => ({
  checks: {
    rules: [
      { rule: "self.name != ''", message: "cannot be empty", reason: "FieldValueRequired", fieldPath: ".name" },
      {
        rule: "self.name in ['', 'linux', 'windows']",
        message: "supported values: \"linux\", \"windows\"",
        reason: "FieldValueNotSupported",
        valueExpression: "self.name",
      },
    ],
  },
  fields: {
    name: field(scalar.string, { required: true }),
  },
}));

/** Schema of PodCondition (api-definitions/core/v1/pod.yaml). */
export const podConditionSchema: StructSchema = struct("PodCondition", () => ({
  fields: {
    type: field(scalar.string, { required: true }),
    status: field(scalar.string, { required: true }),
    lastProbeTime: field(scalar.Time),
    lastTransitionTime: field(scalar.Time),
    reason: field(scalar.string, { omitEmpty: true }),
    message: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of PodIP (api-definitions/core/v1/pod.yaml). */
export const podIPSchema: StructSchema = struct("PodIP", () => ({
  fields: {
    ip: field(
      scalar.string,
      {
        omitEmpty: true,
        checks: {
          rules: [
            { rule: "isIP(self)", message: "must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)", reason: "FieldValueInvalid" },
          ],
        },
        errorPath: "",
      },
    ),
  },
}));

/** Schema of ContainerStatus (api-definitions/core/v1/pod.yaml). */
export const containerStatusSchema: StructSchema = struct("ContainerStatus", () => ({
  fields: {
    name: field(scalar.string, { required: true }),
    state: field(containerStateSchema),
    lastState: field(containerStateSchema),
    ready: field(scalar.boolean, { required: true }),
    restartCount: field(scalar.int32, { required: true }),
    image: field(scalar.string, { required: true }),
    imageID: field(scalar.string, { required: true }),
    containerID: field(scalar.string, { omitEmpty: true }),
    started: field(scalar.boolean, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ContainerState (api-definitions/core/v1/pod.yaml). */
export const containerStateSchema: StructSchema = struct("ContainerState", () => ({
  fields: {
    waiting: field(containerStateWaitingSchema, { omitEmpty: true, optional: true }),
    running: field(containerStateRunningSchema, { omitEmpty: true, optional: true }),
    terminated: field(containerStateTerminatedSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ContainerStateWaiting (api-definitions/core/v1/pod.yaml). */
export const containerStateWaitingSchema: StructSchema = struct("ContainerStateWaiting", () => ({
  fields: {
    reason: field(scalar.string, { omitEmpty: true }),
    message: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of ContainerStateRunning (api-definitions/core/v1/pod.yaml). */
export const containerStateRunningSchema: StructSchema = struct("ContainerStateRunning", () => ({
  fields: {
    startedAt: field(scalar.Time),
  },
}));

/** Schema of ContainerStateTerminated (api-definitions/core/v1/pod.yaml). */
export const containerStateTerminatedSchema: StructSchema = struct("ContainerStateTerminated", () => ({
  fields: {
    exitCode: field(scalar.int32, { required: true }),
    signal: field(scalar.int32, { omitEmpty: true }),
    reason: field(scalar.string, { omitEmpty: true }),
    message: field(scalar.string, { omitEmpty: true }),
    startedAt: field(scalar.Time),
    finishedAt: field(scalar.Time),
    containerID: field(scalar.string, { omitEmpty: true }),
  },
}));
