// Generated from api-definitions/core/v1. Do not edit.
import { atomicList, atomicMap, field, granularMap, mapList, scalar } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { labelSelectorSchema, listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of ConfigMap (api-definitions/core/v1/config-map.yaml). */
export const configMapSchema: StructSchema = {
  kind: "struct",
  typeName: "ConfigMap",
  atomic: false,
  validationOrder: ["metadata", "immutable", "data", "binaryData", "."],
  fields: {
    metadata: field(objectMetaSchema, 1),
    immutable: field(scalar.boolean, 4, { omitEmpty: true, optional: true }),
    data: field(granularMap(scalar.string), 2, { omitEmpty: true }),
    binaryData: field(granularMap(scalar.bytes), 3, { omitEmpty: true }),
  },
};

/** Schema of ConfigMapList (api-definitions/core/v1/config-map.yaml). */
export const configMapListSchema: StructSchema = {
  kind: "struct",
  typeName: "ConfigMapList",
  atomic: false,
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(configMapSchema), 2, { required: true }),
  },
};

/** Schema of ContainerPort (api-definitions/core/v1/container.yaml). */
export const containerPortSchema: StructSchema = {
  kind: "struct",
  typeName: "ContainerPort",
  atomic: false,
  validationOrder: ["name", "containerPort", "hostPort", "protocol"],
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    hostPort: field(scalar.int32, 2, { omitEmpty: true }),
    containerPort: field(scalar.int32, 3, { required: true }),
    protocol: field(scalar.string, 4, { omitEmpty: true, default: "TCP" }),
    hostIP: field(scalar.string, 5, { omitEmpty: true }),
  },
};

/** Schema of ConfigMapEnvSource (api-definitions/core/v1/container.yaml). */
export const configMapEnvSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "ConfigMapEnvSource",
  atomic: false,
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    optional: field(scalar.boolean, 2, { omitEmpty: true, optional: true }),
  },
};

/** Schema of SecretEnvSource (api-definitions/core/v1/container.yaml). */
export const secretEnvSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "SecretEnvSource",
  atomic: false,
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    optional: field(scalar.boolean, 2, { omitEmpty: true, optional: true }),
  },
};

/** Schema of EnvFromSource (api-definitions/core/v1/container.yaml). */
export const envFromSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "EnvFromSource",
  atomic: false,
  validationOrder: ["prefix", "configMapRef", "secretRef", "."],
  fields: {
    prefix: field(scalar.string, 1, { omitEmpty: true }),
    configMapRef: field(configMapEnvSourceSchema, 2, { omitEmpty: true, optional: true }),
    secretRef: field(secretEnvSourceSchema, 3, { omitEmpty: true, optional: true }),
  },
};

/** Schema of ObjectFieldSelector (api-definitions/core/v1/field-selectors.yaml). */
export const objectFieldSelectorSchema: StructSchema = {
  kind: "struct",
  typeName: "ObjectFieldSelector",
  atomic: true,
  fields: {
    apiVersion: field(scalar.string, 1, { omitEmpty: true, default: "v1" }),
    fieldPath: field(scalar.string, 2, { required: true }),
  },
};

/** Schema of ResourceFieldSelector (api-definitions/core/v1/field-selectors.yaml). */
export const resourceFieldSelectorSchema: StructSchema = {
  kind: "struct",
  typeName: "ResourceFieldSelector",
  atomic: true,
  fields: {
    containerName: field(scalar.string, 1, { omitEmpty: true }),
    resource: field(scalar.string, 2, { required: true }),
    divisor: field(scalar.Quantity, 3),
  },
};

/** Schema of ConfigMapKeySelector (api-definitions/core/v1/container.yaml). */
export const configMapKeySelectorSchema: StructSchema = {
  kind: "struct",
  typeName: "ConfigMapKeySelector",
  atomic: true,
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    key: field(scalar.string, 2, { required: true }),
    optional: field(scalar.boolean, 3, { omitEmpty: true, optional: true }),
  },
};

/** Schema of SecretKeySelector (api-definitions/core/v1/container.yaml). */
export const secretKeySelectorSchema: StructSchema = {
  kind: "struct",
  typeName: "SecretKeySelector",
  atomic: true,
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    key: field(scalar.string, 2, { required: true }),
    optional: field(scalar.boolean, 3, { omitEmpty: true, optional: true }),
  },
};

/** Schema of EnvVarSource (api-definitions/core/v1/container.yaml). */
export const envVarSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "EnvVarSource",
  atomic: false,
  validationOrder: ["fieldRef", "resourceFieldRef", "configMapKeyRef", "secretKeyRef", "."],
  fields: {
    fieldRef: field(objectFieldSelectorSchema, 1, { omitEmpty: true, optional: true }),
    resourceFieldRef: field(resourceFieldSelectorSchema, 2, { omitEmpty: true, optional: true }),
    configMapKeyRef: field(configMapKeySelectorSchema, 3, { omitEmpty: true, optional: true }),
    secretKeyRef: field(secretKeySelectorSchema, 4, { omitEmpty: true, optional: true }),
  },
};

/** Schema of EnvVar (api-definitions/core/v1/container.yaml). */
export const envVarSchema: StructSchema = {
  kind: "struct",
  typeName: "EnvVar",
  atomic: false,
  fields: {
    name: field(scalar.string, 1, { required: true }),
    value: field(scalar.string, 2, { omitEmpty: true }),
    valueFrom: field(envVarSourceSchema, 3, { omitEmpty: true, optional: true }),
  },
};

/** Schema of ResourceRequirements (api-definitions/core/v1/resource-requirements.yaml). */
export const resourceRequirementsSchema: StructSchema = {
  kind: "struct",
  typeName: "ResourceRequirements",
  atomic: false,
  validationOrder: ["limits", "requests", "."],
  fields: {
    limits: field(granularMap(scalar.Quantity), 1, { omitEmpty: true }),
    requests: field(granularMap(scalar.Quantity), 2, { omitEmpty: true }),
  },
};

/** Schema of VolumeMount (api-definitions/core/v1/container.yaml). */
export const volumeMountSchema: StructSchema = {
  kind: "struct",
  typeName: "VolumeMount",
  atomic: false,
  fields: {
    name: field(scalar.string, 1, { required: true }),
    readOnly: field(scalar.boolean, 2, { omitEmpty: true }),
    mountPath: field(scalar.string, 3, { required: true }),
    subPath: field(scalar.string, 4, { omitEmpty: true, errorPath: "../subPath" }),
    mountPropagation: field(scalar.string, 5, { omitEmpty: true, optional: true, errorPath: "../mountPropagation" }),
    subPathExpr: field(scalar.string, 6, { omitEmpty: true }),
  },
};

/** Schema of VolumeDevice (api-definitions/core/v1/container.yaml). */
export const volumeDeviceSchema: StructSchema = {
  kind: "struct",
  typeName: "VolumeDevice",
  atomic: false,
  fields: {
    name: field(scalar.string, 1, { required: true }),
    devicePath: field(scalar.string, 2, { required: true }),
  },
};

/** Schema of ExecAction (api-definitions/core/v1/container.yaml). */
export const execActionSchema: StructSchema = {
  kind: "struct",
  typeName: "ExecAction",
  atomic: false,
  fields: {
    command: field(atomicList(scalar.string), 1, { omitEmpty: true }),
  },
};

/** Schema of HTTPHeader (api-definitions/core/v1/container.yaml). */
export const httpHeaderSchema: StructSchema = {
  kind: "struct",
  typeName: "HTTPHeader",
  atomic: false,
  fields: {
    name: field(scalar.string, 1, { required: true, errorPath: "" }),
    value: field(scalar.string, 2, { required: true }),
  },
};

/** Schema of HTTPGetAction (api-definitions/core/v1/container.yaml). */
export const httpGetActionSchema: StructSchema = {
  kind: "struct",
  typeName: "HTTPGetAction",
  atomic: false,
  fields: {
    path: field(scalar.string, 1, { omitEmpty: true, default: "/" }),
    port: field(scalar.IntOrString, 2, { required: true }),
    host: field(scalar.string, 3, { omitEmpty: true }),
    scheme: field(scalar.string, 4, { omitEmpty: true, default: "HTTP" }),
    httpHeaders: field(atomicList(httpHeaderSchema), 5, { omitEmpty: true, errorPath: "httpHeaders" }),
  },
};

/** Schema of TCPSocketAction (api-definitions/core/v1/container.yaml). */
export const tcpSocketActionSchema: StructSchema = {
  kind: "struct",
  typeName: "TCPSocketAction",
  atomic: false,
  fields: {
    port: field(scalar.IntOrString, 1, { required: true }),
    host: field(scalar.string, 2, { omitEmpty: true }),
  },
};

/** Schema of GRPCAction (api-definitions/core/v1/container.yaml). */
export const grpcActionSchema: StructSchema = {
  kind: "struct",
  typeName: "GRPCAction",
  atomic: false,
  fields: {
    port: field(scalar.int32, 1, { required: true }),
    service: field(scalar.string, 2, { optional: true, default: "" }),
  },
};

/** Schema of Probe (api-definitions/core/v1/container.yaml). */
export const probeSchema: StructSchema = {
  kind: "struct",
  typeName: "Probe",
  atomic: false,
  fields: {
    exec: field(execActionSchema, 1, { omitEmpty: true, optional: true }),
    httpGet: field(httpGetActionSchema, 2, { omitEmpty: true, optional: true }),
    tcpSocket: field(tcpSocketActionSchema, 3, { omitEmpty: true, optional: true }),
    grpc: field(grpcActionSchema, 4, { omitEmpty: true, optional: true }),
    initialDelaySeconds: field(scalar.int32, 2, { omitEmpty: true }),
    timeoutSeconds: field(scalar.int32, 3, { omitEmpty: true, default: 1 }),
    periodSeconds: field(scalar.int32, 4, { omitEmpty: true, default: 10 }),
    successThreshold: field(scalar.int32, 5, { omitEmpty: true, default: 1 }),
    failureThreshold: field(scalar.int32, 6, { omitEmpty: true, default: 3 }),
    terminationGracePeriodSeconds: field(scalar.int64, 7, { omitEmpty: true, optional: true }),
  },
};

/** Schema of LifecycleHandler (api-definitions/core/v1/container.yaml). */
export const lifecycleHandlerSchema: StructSchema = {
  kind: "struct",
  typeName: "LifecycleHandler",
  atomic: false,
  fields: {
    exec: field(execActionSchema, 1, { omitEmpty: true, optional: true }),
    httpGet: field(httpGetActionSchema, 2, { omitEmpty: true, optional: true }),
    tcpSocket: field(tcpSocketActionSchema, 3, { omitEmpty: true, optional: true }),
  },
};

/** Schema of Lifecycle (api-definitions/core/v1/container.yaml). */
export const lifecycleSchema: StructSchema = {
  kind: "struct",
  typeName: "Lifecycle",
  atomic: false,
  fields: {
    postStart: field(lifecycleHandlerSchema, 1, { omitEmpty: true, optional: true }),
    preStop: field(lifecycleHandlerSchema, 2, { omitEmpty: true, optional: true }),
  },
};

/** Schema of Capabilities (api-definitions/core/v1/container.yaml). */
export const capabilitiesSchema: StructSchema = {
  kind: "struct",
  typeName: "Capabilities",
  atomic: false,
  fields: {
    add: field(atomicList(scalar.string), 1, { omitEmpty: true }),
    drop: field(atomicList(scalar.string), 2, { omitEmpty: true }),
  },
};

/** Schema of SELinuxOptions (api-definitions/core/v1/container.yaml). */
export const seLinuxOptionsSchema: StructSchema = {
  kind: "struct",
  typeName: "SELinuxOptions",
  atomic: false,
  fields: {
    user: field(scalar.string, 1, { omitEmpty: true }),
    role: field(scalar.string, 2, { omitEmpty: true }),
    type: field(scalar.string, 3, { omitEmpty: true }),
    level: field(scalar.string, 4, { omitEmpty: true }),
  },
};

/** Schema of WindowsSecurityContextOptions (api-definitions/core/v1/container.yaml). */
export const windowsSecurityContextOptionsSchema: StructSchema = {
  kind: "struct",
  typeName: "WindowsSecurityContextOptions",
  atomic: false,
  fields: {
    gmsaCredentialSpecName: field(scalar.string, 1, { omitEmpty: true, optional: true }),
    gmsaCredentialSpec: field(scalar.string, 2, { omitEmpty: true, optional: true }),
    runAsUserName: field(scalar.string, 3, { omitEmpty: true, optional: true }),
    hostProcess: field(scalar.boolean, 4, { omitEmpty: true, optional: true }),
  },
};

/** Schema of SeccompProfile (api-definitions/core/v1/container.yaml). */
export const seccompProfileSchema: StructSchema = {
  kind: "struct",
  typeName: "SeccompProfile",
  atomic: false,
  fields: {
    type: field(scalar.string, 1, { required: true }),
    localhostProfile: field(scalar.string, 2, { omitEmpty: true, optional: true }),
  },
};

/** Schema of SecurityContext (api-definitions/core/v1/container.yaml). */
export const securityContextSchema: StructSchema = {
  kind: "struct",
  typeName: "SecurityContext",
  atomic: false,
  validationOrder: ["privileged", "runAsUser", "runAsGroup", "procMount", "seccompProfile", ".", "windowsOptions"],
  fields: {
    capabilities: field(capabilitiesSchema, 1, { omitEmpty: true, optional: true }),
    privileged: field(scalar.boolean, 2, { omitEmpty: true, optional: true }),
    seLinuxOptions: field(seLinuxOptionsSchema, 3, { omitEmpty: true, optional: true }),
    windowsOptions: field(windowsSecurityContextOptionsSchema, 10, { omitEmpty: true, optional: true }),
    runAsUser: field(scalar.int64, 4, { omitEmpty: true, optional: true }),
    runAsGroup: field(scalar.int64, 8, { omitEmpty: true, optional: true }),
    runAsNonRoot: field(scalar.boolean, 5, { omitEmpty: true, optional: true }),
    readOnlyRootFilesystem: field(scalar.boolean, 6, { omitEmpty: true, optional: true }),
    allowPrivilegeEscalation: field(scalar.boolean, 7, { omitEmpty: true, optional: true }),
    procMount: field(scalar.string, 9, { omitEmpty: true, optional: true }),
    seccompProfile: field(seccompProfileSchema, 11, { omitEmpty: true, optional: true }),
  },
};

/** Schema of Container (api-definitions/core/v1/container.yaml). */
export const containerSchema: StructSchema = {
  kind: "struct",
  typeName: "Container",
  atomic: false,
  validationOrder: [
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
  fields: {
    name: field(scalar.string, 1, { required: true }),
    image: field(scalar.string, 2, { omitEmpty: true }),
    command: field(atomicList(scalar.string), 3, { omitEmpty: true }),
    args: field(atomicList(scalar.string), 4, { omitEmpty: true }),
    workingDir: field(scalar.string, 5, { omitEmpty: true }),
    ports: field(
      mapList(["containerPort", "protocol"], containerPortSchema),
      6,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "containerPort" },
    ),
    envFrom: field(atomicList(envFromSourceSchema), 19, { omitEmpty: true }),
    env: field(mapList(["name"], envVarSchema), 7, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "name" }),
    resources: field(resourceRequirementsSchema, 8),
    volumeMounts: field(
      mapList(["mountPath"], volumeMountSchema),
      9,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "mountPath" },
    ),
    volumeDevices: field(
      mapList(["devicePath"], volumeDeviceSchema),
      21,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "devicePath" },
    ),
    livenessProbe: field(probeSchema, 10, { omitEmpty: true, optional: true }),
    readinessProbe: field(probeSchema, 11, { omitEmpty: true, optional: true }),
    startupProbe: field(probeSchema, 22, { omitEmpty: true, optional: true }),
    lifecycle: field(lifecycleSchema, 12, { omitEmpty: true, optional: true }),
    terminationMessagePath: field(scalar.string, 13, { omitEmpty: true, default: "/dev/termination-log" }),
    terminationMessagePolicy: field(scalar.string, 20, { omitEmpty: true, default: "File" }),
    imagePullPolicy: field(scalar.string, 14, { omitEmpty: true }),
    securityContext: field(securityContextSchema, 15, { omitEmpty: true, optional: true }),
    stdin: field(scalar.boolean, 16, { omitEmpty: true }),
    stdinOnce: field(scalar.boolean, 17, { omitEmpty: true }),
    tty: field(scalar.boolean, 18, { omitEmpty: true }),
  },
};

/** Schema of ProbeHandler (api-definitions/core/v1/container.yaml). */
export const probeHandlerSchema: StructSchema = {
  kind: "struct",
  typeName: "ProbeHandler",
  atomic: false,
  fields: {
    exec: field(execActionSchema, 1, { omitEmpty: true, optional: true }),
    httpGet: field(httpGetActionSchema, 2, { omitEmpty: true, optional: true }),
    tcpSocket: field(tcpSocketActionSchema, 3, { omitEmpty: true, optional: true }),
    grpc: field(grpcActionSchema, 4, { omitEmpty: true, optional: true }),
  },
};

/** Schema of EphemeralContainerCommon (api-definitions/core/v1/container.yaml). */
export const ephemeralContainerCommonSchema: StructSchema = {
  kind: "struct",
  typeName: "EphemeralContainerCommon",
  atomic: false,
  validationOrder: [
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
  fields: {
    name: field(scalar.string, 1, { required: true }),
    image: field(scalar.string, 2, { omitEmpty: true }),
    command: field(atomicList(scalar.string), 3, { omitEmpty: true }),
    args: field(atomicList(scalar.string), 4, { omitEmpty: true }),
    workingDir: field(scalar.string, 5, { omitEmpty: true }),
    ports: field(
      mapList(["containerPort", "protocol"], containerPortSchema),
      6,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "containerPort" },
    ),
    envFrom: field(atomicList(envFromSourceSchema), 19, { omitEmpty: true }),
    env: field(mapList(["name"], envVarSchema), 7, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "name" }),
    resources: field(resourceRequirementsSchema, 8),
    volumeMounts: field(
      mapList(["mountPath"], volumeMountSchema),
      9,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "mountPath" },
    ),
    volumeDevices: field(
      mapList(["devicePath"], volumeDeviceSchema),
      21,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "devicePath" },
    ),
    livenessProbe: field(probeSchema, 10, { omitEmpty: true, optional: true }),
    readinessProbe: field(probeSchema, 11, { omitEmpty: true, optional: true }),
    startupProbe: field(probeSchema, 22, { omitEmpty: true, optional: true }),
    lifecycle: field(lifecycleSchema, 12, { omitEmpty: true, optional: true }),
    terminationMessagePath: field(scalar.string, 13, { omitEmpty: true, default: "/dev/termination-log" }),
    terminationMessagePolicy: field(scalar.string, 20, { omitEmpty: true, default: "File" }),
    imagePullPolicy: field(scalar.string, 14, { omitEmpty: true }),
    securityContext: field(securityContextSchema, 15, { omitEmpty: true, optional: true }),
    stdin: field(scalar.boolean, 16, { omitEmpty: true }),
    stdinOnce: field(scalar.boolean, 17, { omitEmpty: true }),
    tty: field(scalar.boolean, 18, { omitEmpty: true }),
  },
};

/** Schema of LimitRangeItem (api-definitions/core/v1/limit-range.yaml). */
export const limitRangeItemSchema: StructSchema = {
  kind: "struct",
  typeName: "LimitRangeItem",
  atomic: false,
  fields: {
    type: field(scalar.string, 1, { required: true }),
    max: field(granularMap(scalar.Quantity), 2, { omitEmpty: true }),
    min: field(granularMap(scalar.Quantity), 3, { omitEmpty: true }),
    default: field(granularMap(scalar.Quantity), 4, { omitEmpty: true }),
    defaultRequest: field(granularMap(scalar.Quantity), 5, { omitEmpty: true }),
    maxLimitRequestRatio: field(granularMap(scalar.Quantity), 6, { omitEmpty: true }),
  },
};

/** Schema of LimitRangeSpec (api-definitions/core/v1/limit-range.yaml). */
export const limitRangeSpecSchema: StructSchema = {
  kind: "struct",
  typeName: "LimitRangeSpec",
  atomic: false,
  fields: {
    limits: field(atomicList(limitRangeItemSchema), 1, { required: true }),
  },
};

/** Schema of LimitRange (api-definitions/core/v1/limit-range.yaml). */
export const limitRangeSchema: StructSchema = {
  kind: "struct",
  typeName: "LimitRange",
  atomic: false,
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(limitRangeSpecSchema, 2),
  },
};

/** Schema of LimitRangeList (api-definitions/core/v1/limit-range.yaml). */
export const limitRangeListSchema: StructSchema = {
  kind: "struct",
  typeName: "LimitRangeList",
  atomic: false,
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(limitRangeSchema), 2, { required: true }),
  },
};

/** Schema of NamespaceSpec (api-definitions/core/v1/namespace.yaml). */
export const namespaceSpecSchema: StructSchema = {
  kind: "struct",
  typeName: "NamespaceSpec",
  atomic: false,
  fields: {
    finalizers: field(atomicList(scalar.string), 1, { omitEmpty: true, errorPath: "finalizers" }),
  },
};

/** Schema of NamespaceCondition (api-definitions/core/v1/namespace.yaml). */
export const namespaceConditionSchema: StructSchema = {
  kind: "struct",
  typeName: "NamespaceCondition",
  atomic: false,
  fields: {
    type: field(scalar.string, 1, { required: true }),
    status: field(scalar.string, 2, { required: true }),
    lastTransitionTime: field(scalar.Time, 4),
    reason: field(scalar.string, 5, { omitEmpty: true }),
    message: field(scalar.string, 6, { omitEmpty: true }),
  },
};

/** Schema of NamespaceStatus (api-definitions/core/v1/namespace.yaml). */
export const namespaceStatusSchema: StructSchema = {
  kind: "struct",
  typeName: "NamespaceStatus",
  atomic: false,
  fields: {
    phase: field(scalar.string, 1, { omitEmpty: true, default: "Active" }),
    conditions: field(mapList(["type"], namespaceConditionSchema), 2, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
  },
};

/** Schema of Namespace (api-definitions/core/v1/namespace.yaml). */
export const namespaceSchema: StructSchema = {
  kind: "struct",
  typeName: "Namespace",
  atomic: false,
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(namespaceSpecSchema, 2),
    status: field(namespaceStatusSchema, 3),
  },
};

/** Schema of NamespaceList (api-definitions/core/v1/namespace.yaml). */
export const namespaceListSchema: StructSchema = {
  kind: "struct",
  typeName: "NamespaceList",
  atomic: false,
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(namespaceSchema), 2, { required: true }),
  },
};

/** Schema of TypedLocalObjectReference (api-definitions/core/v1/references.yaml). */
export const typedLocalObjectReferenceSchema: StructSchema = {
  kind: "struct",
  typeName: "TypedLocalObjectReference",
  atomic: true,
  validationOrder: ["name", "kind", "."],
  fields: {
    apiGroup: field(scalar.string, 1, { optional: true }),
    kind: field(scalar.string, 2, { required: true }),
    name: field(scalar.string, 3, { required: true }),
  },
};

/** Schema of PersistentVolumeClaimSpec (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimSpecSchema: StructSchema = {
  kind: "struct",
  typeName: "PersistentVolumeClaimSpec",
  atomic: false,
  validationOrder: ["accessModes", "selector", "resources", "storageClassName", "volumeMode", "dataSource", "dataSourceRef", "."],
  fields: {
    accessModes: field(atomicList(scalar.string), 1, { omitEmpty: true, errorPath: "accessModes" }),
    selector: field(labelSelectorSchema, 4, { omitEmpty: true, optional: true }),
    resources: field(resourceRequirementsSchema, 2),
    volumeName: field(scalar.string, 3, { omitEmpty: true }),
    storageClassName: field(scalar.string, 5, { omitEmpty: true, optional: true }),
    volumeMode: field(scalar.string, 6, { omitEmpty: true, optional: true, default: "Filesystem" }),
    dataSource: field(typedLocalObjectReferenceSchema, 7, { omitEmpty: true, optional: true }),
    dataSourceRef: field(typedLocalObjectReferenceSchema, 8, { omitEmpty: true, optional: true }),
  },
};

/** Schema of PersistentVolumeClaimCondition (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimConditionSchema: StructSchema = {
  kind: "struct",
  typeName: "PersistentVolumeClaimCondition",
  atomic: false,
  fields: {
    type: field(scalar.string, 1, { required: true }),
    status: field(scalar.string, 2, { required: true }),
    lastProbeTime: field(scalar.Time, 3),
    lastTransitionTime: field(scalar.Time, 4),
    reason: field(scalar.string, 5, { omitEmpty: true }),
    message: field(scalar.string, 6, { omitEmpty: true }),
  },
};

/** Schema of PersistentVolumeClaimStatus (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimStatusSchema: StructSchema = {
  kind: "struct",
  typeName: "PersistentVolumeClaimStatus",
  atomic: false,
  fields: {
    phase: field(scalar.string, 1, { omitEmpty: true, default: "Pending" }),
    accessModes: field(atomicList(scalar.string), 2, { omitEmpty: true }),
    capacity: field(granularMap(scalar.Quantity), 3, { omitEmpty: true }),
    conditions: field(
      mapList(["type"], persistentVolumeClaimConditionSchema),
      4,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" },
    ),
    allocatedResources: field(granularMap(scalar.Quantity), 5, { omitEmpty: true }),
    resizeStatus: field(scalar.string, 6, { omitEmpty: true, optional: true }),
  },
};

/** Schema of PersistentVolumeClaim (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimSchema: StructSchema = {
  kind: "struct",
  typeName: "PersistentVolumeClaim",
  atomic: false,
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(persistentVolumeClaimSpecSchema, 2),
    status: field(persistentVolumeClaimStatusSchema, 3),
  },
};

/** Schema of PersistentVolumeClaimList (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimListSchema: StructSchema = {
  kind: "struct",
  typeName: "PersistentVolumeClaimList",
  atomic: false,
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(persistentVolumeClaimSchema), 2, { required: true }),
  },
};

/** Schema of HostPathVolumeSource (api-definitions/core/v1/volume.yaml). */
export const hostPathVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "HostPathVolumeSource",
  atomic: false,
  fields: {
    path: field(scalar.string, 1, { required: true }),
    type: field(scalar.string, 2, { omitEmpty: true, optional: true, default: "" }),
  },
};

/** Schema of EmptyDirVolumeSource (api-definitions/core/v1/volume.yaml). */
export const emptyDirVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "EmptyDirVolumeSource",
  atomic: false,
  fields: {
    medium: field(scalar.string, 1, { omitEmpty: true }),
    sizeLimit: field(scalar.Quantity, 2, { omitEmpty: true, optional: true }),
  },
};

/** Schema of GCEPersistentDiskVolumeSource (api-definitions/core/v1/volume.yaml). */
export const gcePersistentDiskVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "GCEPersistentDiskVolumeSource",
  atomic: false,
  fields: {
    pdName: field(scalar.string, 1, { required: true }),
    fsType: field(scalar.string, 2, { omitEmpty: true }),
    partition: field(scalar.int32, 3, { omitEmpty: true }),
    readOnly: field(scalar.boolean, 4, { omitEmpty: true }),
  },
};

/** Schema of AWSElasticBlockStoreVolumeSource (api-definitions/core/v1/volume.yaml). */
export const awsElasticBlockStoreVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "AWSElasticBlockStoreVolumeSource",
  atomic: false,
  fields: {
    volumeID: field(scalar.string, 1, { required: true }),
    fsType: field(scalar.string, 2, { omitEmpty: true }),
    partition: field(scalar.int32, 3, { omitEmpty: true }),
    readOnly: field(scalar.boolean, 4, { omitEmpty: true }),
  },
};

/** Schema of GitRepoVolumeSource (api-definitions/core/v1/volume.yaml). */
export const gitRepoVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "GitRepoVolumeSource",
  atomic: false,
  fields: {
    repository: field(scalar.string, 1, { required: true }),
    revision: field(scalar.string, 2, { omitEmpty: true }),
    directory: field(scalar.string, 3, { omitEmpty: true }),
  },
};

/** Schema of KeyToPath (api-definitions/core/v1/volume.yaml). */
export const keyToPathSchema: StructSchema = {
  kind: "struct",
  typeName: "KeyToPath",
  atomic: false,
  fields: {
    key: field(scalar.string, 1, { required: true }),
    path: field(scalar.string, 2, { required: true }),
    mode: field(scalar.int32, 3, { omitEmpty: true, optional: true }),
  },
};

/** Schema of SecretVolumeSource (api-definitions/core/v1/volume.yaml). */
export const secretVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "SecretVolumeSource",
  atomic: false,
  validationOrder: ["secretName", "defaultMode", "items"],
  fields: {
    secretName: field(scalar.string, 1, { omitEmpty: true }),
    items: field(atomicList(keyToPathSchema), 2, { omitEmpty: true }),
    defaultMode: field(scalar.int32, 3, { omitEmpty: true, optional: true, default: 420 }),
    optional: field(scalar.boolean, 4, { omitEmpty: true, optional: true }),
  },
};

/** Schema of NFSVolumeSource (api-definitions/core/v1/volume.yaml). */
export const nfsVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "NFSVolumeSource",
  atomic: false,
  fields: {
    server: field(scalar.string, 1, { required: true }),
    path: field(scalar.string, 2, { required: true }),
    readOnly: field(scalar.boolean, 3, { omitEmpty: true }),
  },
};

/** Schema of LocalObjectReference (api-definitions/core/v1/references.yaml). */
export const localObjectReferenceSchema: StructSchema = {
  kind: "struct",
  typeName: "LocalObjectReference",
  atomic: true,
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
  },
};

/** Schema of ISCSIVolumeSource (api-definitions/core/v1/volume.yaml). */
export const iscsiVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "ISCSIVolumeSource",
  atomic: false,
  fields: {
    targetPortal: field(scalar.string, 1, { required: true }),
    iqn: field(scalar.string, 2, { required: true }),
    lun: field(scalar.int32, 3, { required: true }),
    iscsiInterface: field(scalar.string, 4, { omitEmpty: true, default: "default" }),
    fsType: field(scalar.string, 5, { omitEmpty: true }),
    readOnly: field(scalar.boolean, 6, { omitEmpty: true }),
    portals: field(atomicList(scalar.string), 7, { omitEmpty: true }),
    chapAuthDiscovery: field(scalar.boolean, 8, { omitEmpty: true }),
    chapAuthSession: field(scalar.boolean, 11, { omitEmpty: true }),
    secretRef: field(localObjectReferenceSchema, 10, { omitEmpty: true, optional: true }),
    initiatorName: field(scalar.string, 12, { omitEmpty: true, optional: true, errorPath: "initiatorname" }),
  },
};

/** Schema of GlusterfsVolumeSource (api-definitions/core/v1/volume.yaml). */
export const glusterfsVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "GlusterfsVolumeSource",
  atomic: false,
  fields: {
    endpoints: field(scalar.string, 1, { required: true }),
    path: field(scalar.string, 2, { required: true }),
    readOnly: field(scalar.boolean, 3, { omitEmpty: true }),
  },
};

/** Schema of PersistentVolumeClaimVolumeSource (api-definitions/core/v1/volume.yaml). */
export const persistentVolumeClaimVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "PersistentVolumeClaimVolumeSource",
  atomic: false,
  fields: {
    claimName: field(scalar.string, 1, { required: true }),
    readOnly: field(scalar.boolean, 2, { omitEmpty: true }),
  },
};

/** Schema of RBDVolumeSource (api-definitions/core/v1/volume.yaml). */
export const rbdVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "RBDVolumeSource",
  atomic: false,
  fields: {
    monitors: field(atomicList(scalar.string), 1, { required: true }),
    image: field(scalar.string, 2, { required: true }),
    fsType: field(scalar.string, 3, { omitEmpty: true }),
    pool: field(scalar.string, 4, { omitEmpty: true, default: "rbd" }),
    user: field(scalar.string, 5, { omitEmpty: true, default: "admin" }),
    keyring: field(scalar.string, 6, { omitEmpty: true, default: "/etc/ceph/keyring" }),
    secretRef: field(localObjectReferenceSchema, 7, { omitEmpty: true, optional: true }),
    readOnly: field(scalar.boolean, 8, { omitEmpty: true }),
  },
};

/** Schema of FlexVolumeSource (api-definitions/core/v1/volume.yaml). */
export const flexVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "FlexVolumeSource",
  atomic: false,
  fields: {
    driver: field(scalar.string, 1, { required: true }),
    fsType: field(scalar.string, 2, { omitEmpty: true }),
    secretRef: field(localObjectReferenceSchema, 3, { omitEmpty: true, optional: true }),
    readOnly: field(scalar.boolean, 4, { omitEmpty: true }),
    options: field(granularMap(scalar.string), 5, { omitEmpty: true }),
  },
};

/** Schema of CinderVolumeSource (api-definitions/core/v1/volume.yaml). */
export const cinderVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "CinderVolumeSource",
  atomic: false,
  fields: {
    volumeID: field(scalar.string, 1, { required: true }),
    fsType: field(scalar.string, 2, { omitEmpty: true }),
    readOnly: field(scalar.boolean, 3, { omitEmpty: true }),
    secretRef: field(localObjectReferenceSchema, 4, { omitEmpty: true, optional: true }),
  },
};

/** Schema of CephFSVolumeSource (api-definitions/core/v1/volume.yaml). */
export const cephFSVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "CephFSVolumeSource",
  atomic: false,
  fields: {
    monitors: field(atomicList(scalar.string), 1, { required: true }),
    path: field(scalar.string, 2, { omitEmpty: true }),
    user: field(scalar.string, 3, { omitEmpty: true }),
    secretFile: field(scalar.string, 4, { omitEmpty: true }),
    secretRef: field(localObjectReferenceSchema, 5, { omitEmpty: true, optional: true }),
    readOnly: field(scalar.boolean, 6, { omitEmpty: true }),
  },
};

/** Schema of FlockerVolumeSource (api-definitions/core/v1/volume.yaml). */
export const flockerVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "FlockerVolumeSource",
  atomic: false,
  fields: {
    datasetName: field(scalar.string, 1, { omitEmpty: true }),
    datasetUUID: field(scalar.string, 2, { omitEmpty: true }),
  },
};

/** Schema of DownwardAPIVolumeFile (api-definitions/core/v1/volume.yaml). */
export const downwardAPIVolumeFileSchema: StructSchema = {
  kind: "struct",
  typeName: "DownwardAPIVolumeFile",
  atomic: false,
  validationOrder: ["path", "fieldRef", ".", "resourceFieldRef", "mode"],
  fields: {
    path: field(scalar.string, 1, { required: true }),
    fieldRef: field(objectFieldSelectorSchema, 2, { omitEmpty: true, optional: true }),
    resourceFieldRef: field(resourceFieldSelectorSchema, 3, { omitEmpty: true, optional: true }),
    mode: field(scalar.int32, 4, { omitEmpty: true, optional: true }),
  },
};

/** Schema of DownwardAPIVolumeSource (api-definitions/core/v1/volume.yaml). */
export const downwardAPIVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "DownwardAPIVolumeSource",
  atomic: false,
  validationOrder: ["defaultMode", "items"],
  fields: {
    items: field(atomicList(downwardAPIVolumeFileSchema), 1, { omitEmpty: true, errorPath: "" }),
    defaultMode: field(scalar.int32, 2, { omitEmpty: true, optional: true, default: 420 }),
  },
};

/** Schema of FCVolumeSource (api-definitions/core/v1/volume.yaml). */
export const fcVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "FCVolumeSource",
  atomic: false,
  fields: {
    targetWWNs: field(atomicList(scalar.string), 1, { omitEmpty: true }),
    lun: field(scalar.int32, 2, { omitEmpty: true, optional: true }),
    fsType: field(scalar.string, 3, { omitEmpty: true }),
    readOnly: field(scalar.boolean, 4, { omitEmpty: true }),
    wwids: field(atomicList(scalar.string), 5, { omitEmpty: true }),
  },
};

/** Schema of AzureFileVolumeSource (api-definitions/core/v1/volume.yaml). */
export const azureFileVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "AzureFileVolumeSource",
  atomic: false,
  fields: {
    secretName: field(scalar.string, 1, { required: true }),
    shareName: field(scalar.string, 2, { required: true }),
    readOnly: field(scalar.boolean, 3, { omitEmpty: true }),
  },
};

/** Schema of ConfigMapVolumeSource (api-definitions/core/v1/volume.yaml). */
export const configMapVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "ConfigMapVolumeSource",
  atomic: false,
  validationOrder: ["name", "defaultMode", "items"],
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    items: field(atomicList(keyToPathSchema), 2, { omitEmpty: true }),
    defaultMode: field(scalar.int32, 3, { omitEmpty: true, optional: true, default: 420 }),
    optional: field(scalar.boolean, 4, { omitEmpty: true, optional: true }),
  },
};

/** Schema of VsphereVirtualDiskVolumeSource (api-definitions/core/v1/volume.yaml). */
export const vsphereVirtualDiskVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "VsphereVirtualDiskVolumeSource",
  atomic: false,
  fields: {
    volumePath: field(scalar.string, 1, { required: true }),
    fsType: field(scalar.string, 2, { omitEmpty: true }),
    storagePolicyName: field(scalar.string, 3, { omitEmpty: true }),
    storagePolicyID: field(scalar.string, 4, { omitEmpty: true }),
  },
};

/** Schema of QuobyteVolumeSource (api-definitions/core/v1/volume.yaml). */
export const quobyteVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "QuobyteVolumeSource",
  atomic: false,
  validationOrder: ["registry", "tenant", "volume"],
  fields: {
    registry: field(scalar.string, 1, { required: true }),
    volume: field(scalar.string, 2, { required: true }),
    readOnly: field(scalar.boolean, 3, { omitEmpty: true }),
    user: field(scalar.string, 4, { omitEmpty: true }),
    group: field(scalar.string, 5, { omitEmpty: true }),
    tenant: field(scalar.string, 6, { omitEmpty: true }),
  },
};

/** Schema of AzureDiskVolumeSource (api-definitions/core/v1/volume.yaml). */
export const azureDiskVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "AzureDiskVolumeSource",
  atomic: false,
  fields: {
    diskName: field(scalar.string, 1, { required: true }),
    diskURI: field(scalar.string, 2, { required: true }),
    cachingMode: field(scalar.string, 3, { omitEmpty: true, optional: true, default: "ReadWrite" }),
    fsType: field(scalar.string, 4, { omitEmpty: true, optional: true, default: "ext4" }),
    readOnly: field(scalar.boolean, 5, { omitEmpty: true, optional: true, default: false }),
    kind: field(scalar.string, 6, { omitEmpty: true, optional: true, default: "Shared" }),
  },
};

/** Schema of PhotonPersistentDiskVolumeSource (api-definitions/core/v1/volume.yaml). */
export const photonPersistentDiskVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "PhotonPersistentDiskVolumeSource",
  atomic: false,
  fields: {
    pdID: field(scalar.string, 1, { required: true }),
    fsType: field(scalar.string, 2, { omitEmpty: true }),
  },
};

/** Schema of SecretProjection (api-definitions/core/v1/volume.yaml). */
export const secretProjectionSchema: StructSchema = {
  kind: "struct",
  typeName: "SecretProjection",
  atomic: false,
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    items: field(atomicList(keyToPathSchema), 2, { omitEmpty: true }),
    optional: field(scalar.boolean, 4, { omitEmpty: true, optional: true }),
  },
};

/** Schema of DownwardAPIProjection (api-definitions/core/v1/volume.yaml). */
export const downwardAPIProjectionSchema: StructSchema = {
  kind: "struct",
  typeName: "DownwardAPIProjection",
  atomic: false,
  fields: {
    items: field(atomicList(downwardAPIVolumeFileSchema), 1, { omitEmpty: true, errorPath: "" }),
  },
};

/** Schema of ConfigMapProjection (api-definitions/core/v1/volume.yaml). */
export const configMapProjectionSchema: StructSchema = {
  kind: "struct",
  typeName: "ConfigMapProjection",
  atomic: false,
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    items: field(atomicList(keyToPathSchema), 2, { omitEmpty: true }),
    optional: field(scalar.boolean, 4, { omitEmpty: true, optional: true }),
  },
};

/** Schema of ServiceAccountTokenProjection (api-definitions/core/v1/volume.yaml). */
export const serviceAccountTokenProjectionSchema: StructSchema = {
  kind: "struct",
  typeName: "ServiceAccountTokenProjection",
  atomic: false,
  validationOrder: ["expirationSeconds", "path"],
  fields: {
    audience: field(scalar.string, 1, { omitEmpty: true }),
    expirationSeconds: field(scalar.int64, 2, { omitEmpty: true, optional: true, default: 3600 }),
    path: field(scalar.string, 3, { required: true }),
  },
};

/** Schema of VolumeProjection (api-definitions/core/v1/volume.yaml). */
export const volumeProjectionSchema: StructSchema = {
  kind: "struct",
  typeName: "VolumeProjection",
  atomic: false,
  validationOrder: ["secret", "configMap", "downwardAPI", "serviceAccountToken", "."],
  fields: {
    secret: field(secretProjectionSchema, 1, { omitEmpty: true, optional: true }),
    downwardAPI: field(downwardAPIProjectionSchema, 2, { omitEmpty: true, optional: true }),
    configMap: field(configMapProjectionSchema, 3, { omitEmpty: true, optional: true }),
    serviceAccountToken: field(serviceAccountTokenProjectionSchema, 4, { omitEmpty: true, optional: true }),
  },
};

/** Schema of ProjectedVolumeSource (api-definitions/core/v1/volume.yaml). */
export const projectedVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "ProjectedVolumeSource",
  atomic: false,
  validationOrder: ["defaultMode", "sources"],
  fields: {
    sources: field(atomicList(volumeProjectionSchema), 1),
    defaultMode: field(scalar.int32, 2, { omitEmpty: true, optional: true, default: 420 }),
  },
};

/** Schema of PortworxVolumeSource (api-definitions/core/v1/volume.yaml). */
export const portworxVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "PortworxVolumeSource",
  atomic: false,
  fields: {
    volumeID: field(scalar.string, 1, { required: true }),
    fsType: field(scalar.string, 2, { omitEmpty: true }),
    readOnly: field(scalar.boolean, 3, { omitEmpty: true }),
  },
};

/** Schema of ScaleIOVolumeSource (api-definitions/core/v1/volume.yaml). */
export const scaleIOVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "ScaleIOVolumeSource",
  atomic: false,
  fields: {
    gateway: field(scalar.string, 1, { required: true }),
    system: field(scalar.string, 2, { required: true }),
    secretRef: field(localObjectReferenceSchema, 3, { required: true, optional: true }),
    sslEnabled: field(scalar.boolean, 4, { omitEmpty: true }),
    protectionDomain: field(scalar.string, 5, { omitEmpty: true }),
    storagePool: field(scalar.string, 6, { omitEmpty: true }),
    storageMode: field(scalar.string, 7, { omitEmpty: true, default: "ThinProvisioned" }),
    volumeName: field(scalar.string, 8, { omitEmpty: true }),
    fsType: field(scalar.string, 9, { omitEmpty: true, default: "xfs" }),
    readOnly: field(scalar.boolean, 10, { omitEmpty: true }),
  },
};

/** Schema of StorageOSVolumeSource (api-definitions/core/v1/volume.yaml). */
export const storageOSVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "StorageOSVolumeSource",
  atomic: false,
  fields: {
    volumeName: field(scalar.string, 1, { omitEmpty: true }),
    volumeNamespace: field(scalar.string, 2, { omitEmpty: true }),
    fsType: field(scalar.string, 3, { omitEmpty: true }),
    readOnly: field(scalar.boolean, 4, { omitEmpty: true }),
    secretRef: field(localObjectReferenceSchema, 5, { omitEmpty: true, optional: true }),
  },
};

/** Schema of CSIVolumeSource (api-definitions/core/v1/volume.yaml). */
export const csiVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "CSIVolumeSource",
  atomic: false,
  fields: {
    driver: field(scalar.string, 1, { required: true }),
    readOnly: field(scalar.boolean, 2, { omitEmpty: true, optional: true }),
    fsType: field(scalar.string, 3, { omitEmpty: true, optional: true }),
    volumeAttributes: field(granularMap(scalar.string), 4, { omitEmpty: true }),
    nodePublishSecretRef: field(localObjectReferenceSchema, 5, { omitEmpty: true, optional: true }),
  },
};

/** Schema of PersistentVolumeClaimTemplate (api-definitions/core/v1/volume.yaml). */
export const persistentVolumeClaimTemplateSchema: StructSchema = {
  kind: "struct",
  typeName: "PersistentVolumeClaimTemplate",
  atomic: false,
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(persistentVolumeClaimSpecSchema, 2, { required: true }),
  },
};

/** Schema of EphemeralVolumeSource (api-definitions/core/v1/volume.yaml). */
export const ephemeralVolumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "EphemeralVolumeSource",
  atomic: false,
  fields: {
    volumeClaimTemplate: field(persistentVolumeClaimTemplateSchema, 1, { omitEmpty: true, optional: true }),
  },
};

/** Schema of Volume (api-definitions/core/v1/volume.yaml). */
export const volumeSchema: StructSchema = {
  kind: "struct",
  typeName: "Volume",
  atomic: false,
  validationOrder: [
    "emptyDir",
    "hostPath",
    "gitRepo",
    "gcePersistentDisk",
    "awsElasticBlockStore",
    "secret",
    "nfs",
    "iscsi",
    "glusterfs",
    "flocker",
    "persistentVolumeClaim",
    "rbd",
    "cinder",
    "cephfs",
    "quobyte",
    "downwardAPI",
    "fc",
    "flexVolume",
    "configMap",
    "azureFile",
    "vsphereVolume",
    "photonPersistentDisk",
    "portworxVolume",
    "azureDisk",
    "storageos",
    "projected",
    "scaleIO",
    "csi",
    "ephemeral",
    ".",
    "name",
  ],
  fields: {
    name: field(scalar.string, 1, { required: true }),
    hostPath: field(hostPathVolumeSourceSchema, 1, { omitEmpty: true, optional: true }),
    emptyDir: field(emptyDirVolumeSourceSchema, 2, { omitEmpty: true, optional: true }),
    gcePersistentDisk: field(gcePersistentDiskVolumeSourceSchema, 3, { omitEmpty: true, optional: true, errorPath: "persistentDisk" }),
    awsElasticBlockStore: field(awsElasticBlockStoreVolumeSourceSchema, 4, { omitEmpty: true, optional: true }),
    gitRepo: field(gitRepoVolumeSourceSchema, 5, { omitEmpty: true, optional: true }),
    secret: field(secretVolumeSourceSchema, 6, { omitEmpty: true, optional: true }),
    nfs: field(nfsVolumeSourceSchema, 7, { omitEmpty: true, optional: true }),
    iscsi: field(iscsiVolumeSourceSchema, 8, { omitEmpty: true, optional: true }),
    glusterfs: field(glusterfsVolumeSourceSchema, 9, { omitEmpty: true, optional: true }),
    persistentVolumeClaim: field(persistentVolumeClaimVolumeSourceSchema, 10, { omitEmpty: true, optional: true }),
    rbd: field(rbdVolumeSourceSchema, 11, { omitEmpty: true, optional: true }),
    flexVolume: field(flexVolumeSourceSchema, 12, { omitEmpty: true, optional: true }),
    cinder: field(cinderVolumeSourceSchema, 13, { omitEmpty: true, optional: true }),
    cephfs: field(cephFSVolumeSourceSchema, 14, { omitEmpty: true, optional: true }),
    flocker: field(flockerVolumeSourceSchema, 15, { omitEmpty: true, optional: true }),
    downwardAPI: field(downwardAPIVolumeSourceSchema, 16, { omitEmpty: true, optional: true }),
    fc: field(fcVolumeSourceSchema, 17, { omitEmpty: true, optional: true }),
    azureFile: field(azureFileVolumeSourceSchema, 18, { omitEmpty: true, optional: true }),
    configMap: field(configMapVolumeSourceSchema, 19, { omitEmpty: true, optional: true }),
    vsphereVolume: field(vsphereVirtualDiskVolumeSourceSchema, 20, { omitEmpty: true, optional: true }),
    quobyte: field(quobyteVolumeSourceSchema, 21, { omitEmpty: true, optional: true }),
    azureDisk: field(azureDiskVolumeSourceSchema, 22, { omitEmpty: true, optional: true }),
    photonPersistentDisk: field(photonPersistentDiskVolumeSourceSchema, 23, { omitEmpty: true, optional: true }),
    projected: field(projectedVolumeSourceSchema, 26, { omitEmpty: true, optional: true }),
    portworxVolume: field(portworxVolumeSourceSchema, 24, { omitEmpty: true, optional: true }),
    scaleIO: field(scaleIOVolumeSourceSchema, 25, { omitEmpty: true, optional: true }),
    storageos: field(storageOSVolumeSourceSchema, 27, { omitEmpty: true, optional: true }),
    csi: field(csiVolumeSourceSchema, 28, { omitEmpty: true, optional: true }),
    ephemeral: field(ephemeralVolumeSourceSchema, 29, { omitEmpty: true, optional: true }),
  },
};

/** Schema of EphemeralContainer (api-definitions/core/v1/pod.yaml). */
export const ephemeralContainerSchema: StructSchema = {
  kind: "struct",
  typeName: "EphemeralContainer",
  atomic: false,
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
  fields: {
    name: field(scalar.string, 1, { required: true }),
    image: field(scalar.string, 2, { omitEmpty: true }),
    command: field(atomicList(scalar.string), 3, { omitEmpty: true }),
    args: field(atomicList(scalar.string), 4, { omitEmpty: true }),
    workingDir: field(scalar.string, 5, { omitEmpty: true }),
    ports: field(
      mapList(["containerPort", "protocol"], containerPortSchema),
      6,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "containerPort" },
    ),
    envFrom: field(atomicList(envFromSourceSchema), 19, { omitEmpty: true }),
    env: field(mapList(["name"], envVarSchema), 7, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "name" }),
    resources: field(resourceRequirementsSchema, 8),
    volumeMounts: field(
      mapList(["mountPath"], volumeMountSchema),
      9,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "mountPath" },
    ),
    volumeDevices: field(
      mapList(["devicePath"], volumeDeviceSchema),
      21,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "devicePath" },
    ),
    livenessProbe: field(probeSchema, 10, { omitEmpty: true, optional: true }),
    readinessProbe: field(probeSchema, 11, { omitEmpty: true, optional: true }),
    startupProbe: field(probeSchema, 22, { omitEmpty: true, optional: true }),
    lifecycle: field(lifecycleSchema, 12, { omitEmpty: true, optional: true }),
    terminationMessagePath: field(scalar.string, 13, { omitEmpty: true, default: "/dev/termination-log" }),
    terminationMessagePolicy: field(scalar.string, 20, { omitEmpty: true, default: "File" }),
    imagePullPolicy: field(scalar.string, 14, { omitEmpty: true }),
    securityContext: field(securityContextSchema, 15, { omitEmpty: true, optional: true }),
    stdin: field(scalar.boolean, 16, { omitEmpty: true }),
    stdinOnce: field(scalar.boolean, 17, { omitEmpty: true }),
    tty: field(scalar.boolean, 18, { omitEmpty: true }),
    targetContainerName: field(scalar.string, 2, { omitEmpty: true }),
  },
};

/** Schema of Sysctl (api-definitions/core/v1/pod.yaml). */
export const sysctlSchema: StructSchema = {
  kind: "struct",
  typeName: "Sysctl",
  atomic: false,
  fields: {
    name: field(scalar.string, 1, { required: true }),
    value: field(scalar.string, 2, { required: true }),
  },
};

/** Schema of PodSecurityContext (api-definitions/core/v1/pod.yaml). */
export const podSecurityContextSchema: StructSchema = {
  kind: "struct",
  typeName: "PodSecurityContext",
  atomic: false,
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
    seLinuxOptions: field(seLinuxOptionsSchema, 1, { omitEmpty: true, optional: true }),
    windowsOptions: field(windowsSecurityContextOptionsSchema, 8, { omitEmpty: true, optional: true }),
    runAsUser: field(scalar.int64, 2, { omitEmpty: true, optional: true }),
    runAsGroup: field(scalar.int64, 6, { omitEmpty: true, optional: true }),
    runAsNonRoot: field(scalar.boolean, 3, { omitEmpty: true, optional: true }),
    supplementalGroups: field(atomicList(scalar.int64), 4, { omitEmpty: true }),
    fsGroup: field(scalar.int64, 5, { omitEmpty: true, optional: true }),
    sysctls: field(atomicList(sysctlSchema), 7, { omitEmpty: true }),
    fsGroupChangePolicy: field(scalar.string, 9, { omitEmpty: true, optional: true }),
    seccompProfile: field(seccompProfileSchema, 10, { omitEmpty: true, optional: true }),
  },
};

/** Schema of NodeSelectorRequirement (api-definitions/core/v1/scheduling.yaml). */
export const nodeSelectorRequirementSchema: StructSchema = {
  kind: "struct",
  typeName: "NodeSelectorRequirement",
  atomic: false,
  validationOrder: ["values", "operator", "key"],
  fields: {
    key: field(scalar.string, 1, { required: true }),
    operator: field(scalar.string, 2, { required: true }),
    values: field(atomicList(scalar.string), 3, { omitEmpty: true }),
  },
};

/** Schema of NodeSelectorTerm (api-definitions/core/v1/scheduling.yaml). */
export const nodeSelectorTermSchema: StructSchema = {
  kind: "struct",
  typeName: "NodeSelectorTerm",
  atomic: true,
  fields: {
    matchExpressions: field(atomicList(nodeSelectorRequirementSchema), 1, { omitEmpty: true }),
    matchFields: field(atomicList(nodeSelectorRequirementSchema), 2, { omitEmpty: true }),
  },
};

/** Schema of NodeSelector (api-definitions/core/v1/scheduling.yaml). */
export const nodeSelectorSchema: StructSchema = {
  kind: "struct",
  typeName: "NodeSelector",
  atomic: true,
  fields: {
    nodeSelectorTerms: field(atomicList(nodeSelectorTermSchema), 1, { required: true }),
  },
};

/** Schema of PreferredSchedulingTerm (api-definitions/core/v1/scheduling.yaml). */
export const preferredSchedulingTermSchema: StructSchema = {
  kind: "struct",
  typeName: "PreferredSchedulingTerm",
  atomic: false,
  fields: {
    weight: field(scalar.int32, 1, { required: true }),
    preference: field(nodeSelectorTermSchema, 2, { required: true }),
  },
};

/** Schema of NodeAffinity (api-definitions/core/v1/scheduling.yaml). */
export const nodeAffinitySchema: StructSchema = {
  kind: "struct",
  typeName: "NodeAffinity",
  atomic: false,
  fields: {
    requiredDuringSchedulingIgnoredDuringExecution: field(nodeSelectorSchema, 1, { omitEmpty: true, optional: true }),
    preferredDuringSchedulingIgnoredDuringExecution: field(atomicList(preferredSchedulingTermSchema), 2, { omitEmpty: true }),
  },
};

/** Schema of PodAffinityTerm (api-definitions/core/v1/scheduling.yaml). */
export const podAffinityTermSchema: StructSchema = {
  kind: "struct",
  typeName: "PodAffinityTerm",
  atomic: false,
  validationOrder: ["labelSelector", "namespaceSelector", "namespaces", "topologyKey"],
  fields: {
    labelSelector: field(labelSelectorSchema, 1, { omitEmpty: true, optional: true }),
    namespaces: field(atomicList(scalar.string), 2, { omitEmpty: true, errorPath: "namespace" }),
    topologyKey: field(scalar.string, 3, { required: true }),
    namespaceSelector: field(labelSelectorSchema, 4, { omitEmpty: true, optional: true }),
  },
};

/** Schema of WeightedPodAffinityTerm (api-definitions/core/v1/scheduling.yaml). */
export const weightedPodAffinityTermSchema: StructSchema = {
  kind: "struct",
  typeName: "WeightedPodAffinityTerm",
  atomic: false,
  fields: {
    weight: field(scalar.int32, 1, { required: true }),
    podAffinityTerm: field(podAffinityTermSchema, 2, { required: true }),
  },
};

/** Schema of PodAffinity (api-definitions/core/v1/scheduling.yaml). */
export const podAffinitySchema: StructSchema = {
  kind: "struct",
  typeName: "PodAffinity",
  atomic: false,
  fields: {
    requiredDuringSchedulingIgnoredDuringExecution: field(atomicList(podAffinityTermSchema), 1, { omitEmpty: true }),
    preferredDuringSchedulingIgnoredDuringExecution: field(atomicList(weightedPodAffinityTermSchema), 2, { omitEmpty: true }),
  },
};

/** Schema of PodAntiAffinity (api-definitions/core/v1/scheduling.yaml). */
export const podAntiAffinitySchema: StructSchema = {
  kind: "struct",
  typeName: "PodAntiAffinity",
  atomic: false,
  fields: {
    requiredDuringSchedulingIgnoredDuringExecution: field(atomicList(podAffinityTermSchema), 1, { omitEmpty: true }),
    preferredDuringSchedulingIgnoredDuringExecution: field(atomicList(weightedPodAffinityTermSchema), 2, { omitEmpty: true }),
  },
};

/** Schema of Affinity (api-definitions/core/v1/scheduling.yaml). */
export const affinitySchema: StructSchema = {
  kind: "struct",
  typeName: "Affinity",
  atomic: false,
  fields: {
    nodeAffinity: field(nodeAffinitySchema, 1, { omitEmpty: true, optional: true }),
    podAffinity: field(podAffinitySchema, 2, { omitEmpty: true, optional: true }),
    podAntiAffinity: field(podAntiAffinitySchema, 3, { omitEmpty: true, optional: true }),
  },
};

/** Schema of Toleration (api-definitions/core/v1/scheduling.yaml). */
export const tolerationSchema: StructSchema = {
  kind: "struct",
  typeName: "Toleration",
  atomic: false,
  validationOrder: ["key", "operator", "value", "effect"],
  fields: {
    key: field(scalar.string, 1, { omitEmpty: true }),
    operator: field(scalar.string, 2, { omitEmpty: true }),
    value: field(scalar.string, 3, { omitEmpty: true, errorPath: "operator" }),
    effect: field(scalar.string, 4, { omitEmpty: true }),
    tolerationSeconds: field(scalar.int64, 5, { omitEmpty: true, optional: true }),
  },
};

/** Schema of HostAlias (api-definitions/core/v1/pod.yaml). */
export const hostAliasSchema: StructSchema = {
  kind: "struct",
  typeName: "HostAlias",
  atomic: false,
  fields: {
    ip: field(scalar.string, 1, { omitEmpty: true }),
    hostnames: field(atomicList(scalar.string), 2, { omitEmpty: true, errorPath: "hostnames" }),
  },
};

/** Schema of PodDNSConfigOption (api-definitions/core/v1/pod.yaml). */
export const podDNSConfigOptionSchema: StructSchema = {
  kind: "struct",
  typeName: "PodDNSConfigOption",
  atomic: false,
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    value: field(scalar.string, 2, { omitEmpty: true, optional: true }),
  },
};

/** Schema of PodDNSConfig (api-definitions/core/v1/pod.yaml). */
export const podDNSConfigSchema: StructSchema = {
  kind: "struct",
  typeName: "PodDNSConfig",
  atomic: false,
  fields: {
    nameservers: field(atomicList(scalar.string), 1, { omitEmpty: true }),
    searches: field(atomicList(scalar.string), 2, { omitEmpty: true }),
    options: field(atomicList(podDNSConfigOptionSchema), 3, { omitEmpty: true }),
  },
};

/** Schema of PodReadinessGate (api-definitions/core/v1/pod.yaml). */
export const podReadinessGateSchema: StructSchema = {
  kind: "struct",
  typeName: "PodReadinessGate",
  atomic: false,
  fields: {
    conditionType: field(scalar.string, 1, { required: true }),
  },
};

/** Schema of TopologySpreadConstraint (api-definitions/core/v1/scheduling.yaml). */
export const topologySpreadConstraintSchema: StructSchema = {
  kind: "struct",
  typeName: "TopologySpreadConstraint",
  atomic: false,
  validationOrder: ["maxSkew", "topologyKey", "whenUnsatisfiable", "{topologyKey,, whenUnsatisfiable}", "minDomains", "labelSelector"],
  fields: {
    maxSkew: field(scalar.int32, 1, { required: true }),
    topologyKey: field(scalar.string, 2, { required: true }),
    whenUnsatisfiable: field(scalar.string, 3, { required: true }),
    labelSelector: field(labelSelectorSchema, 4, { omitEmpty: true, optional: true }),
    minDomains: field(scalar.int32, 5, { omitEmpty: true, optional: true }),
  },
};

/** Schema of PodOS (api-definitions/core/v1/pod.yaml). */
export const podOSSchema: StructSchema = {
  kind: "struct",
  typeName: "PodOS",
  atomic: false,
  fields: {
    name: field(scalar.string, 1, { required: true }),
  },
};

/** Schema of PodSpec (api-definitions/core/v1/pod.yaml). */
export const podSpecSchema: StructSchema = {
  kind: "struct",
  typeName: "PodSpec",
  atomic: false,
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
  fields: {
    volumes: field(mapList(["name"], volumeSchema), 1, { omitEmpty: true, patchStrategy: ["merge", "retainKeys"], patchMergeKey: "name" }),
    initContainers: field(mapList(["name"], containerSchema), 20, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "name" }),
    containers: field(mapList(["name"], containerSchema), 2, { required: true, patchStrategy: ["merge"], patchMergeKey: "name" }),
    ephemeralContainers: field(
      mapList(["name"], ephemeralContainerSchema),
      34,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "name" },
    ),
    restartPolicy: field(scalar.string, 3, { omitEmpty: true, default: "Always" }),
    terminationGracePeriodSeconds: field(scalar.int64, 4, { omitEmpty: true, optional: true, default: 30 }),
    activeDeadlineSeconds: field(scalar.int64, 5, { omitEmpty: true, optional: true }),
    dnsPolicy: field(scalar.string, 6, { omitEmpty: true, default: "ClusterFirst" }),
    nodeSelector: field(atomicMap(scalar.string), 7, { omitEmpty: true, errorPath: "nodeSelector" }),
    serviceAccountName: field(scalar.string, 8, { omitEmpty: true }),
    serviceAccount: field(scalar.string, 9, { omitEmpty: true }),
    automountServiceAccountToken: field(scalar.boolean, 21, { omitEmpty: true, optional: true }),
    nodeName: field(scalar.string, 10, { omitEmpty: true }),
    hostNetwork: field(scalar.boolean, 11, { omitEmpty: true }),
    hostPID: field(scalar.boolean, 12, { omitEmpty: true }),
    hostIPC: field(scalar.boolean, 13, { omitEmpty: true }),
    shareProcessNamespace: field(scalar.boolean, 27, { omitEmpty: true, optional: true }),
    securityContext: field(podSecurityContextSchema, 14, { omitEmpty: true, optional: true, default: {} }),
    imagePullSecrets: field(
      mapList(["name"], localObjectReferenceSchema),
      15,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "name" },
    ),
    hostname: field(scalar.string, 16, { omitEmpty: true }),
    subdomain: field(scalar.string, 17, { omitEmpty: true }),
    affinity: field(affinitySchema, 18, { omitEmpty: true, optional: true }),
    schedulerName: field(scalar.string, 19, { omitEmpty: true, default: "default-scheduler" }),
    tolerations: field(atomicList(tolerationSchema), 22, { omitEmpty: true }),
    hostAliases: field(
      mapList(["ip"], hostAliasSchema),
      23,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "ip", errorPath: "hostAliases" },
    ),
    priorityClassName: field(scalar.string, 24, { omitEmpty: true }),
    priority: field(scalar.int32, 25, { omitEmpty: true, optional: true }),
    dnsConfig: field(podDNSConfigSchema, 26, { omitEmpty: true, optional: true }),
    readinessGates: field(atomicList(podReadinessGateSchema), 28, { omitEmpty: true }),
    runtimeClassName: field(scalar.string, 29, { omitEmpty: true, optional: true }),
    enableServiceLinks: field(scalar.boolean, 30, { omitEmpty: true, optional: true, default: true }),
    preemptionPolicy: field(scalar.string, 31, { omitEmpty: true, optional: true }),
    overhead: field(granularMap(scalar.Quantity), 32, { omitEmpty: true }),
    topologySpreadConstraints: field(
      mapList(["topologyKey", "whenUnsatisfiable"], topologySpreadConstraintSchema),
      33,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "topologyKey" },
    ),
    setHostnameAsFQDN: field(scalar.boolean, 35, { omitEmpty: true, optional: true }),
    os: field(podOSSchema, 36, { omitEmpty: true, optional: true }),
  },
};

/** Schema of PodCondition (api-definitions/core/v1/pod.yaml). */
export const podConditionSchema: StructSchema = {
  kind: "struct",
  typeName: "PodCondition",
  atomic: false,
  fields: {
    type: field(scalar.string, 1, { required: true }),
    status: field(scalar.string, 2, { required: true }),
    lastProbeTime: field(scalar.Time, 3),
    lastTransitionTime: field(scalar.Time, 4),
    reason: field(scalar.string, 5, { omitEmpty: true }),
    message: field(scalar.string, 6, { omitEmpty: true }),
  },
};

/** Schema of PodIP (api-definitions/core/v1/pod.yaml). */
export const podIPSchema: StructSchema = {
  kind: "struct",
  typeName: "PodIP",
  atomic: false,
  fields: {
    ip: field(scalar.string, 1, { omitEmpty: true }),
  },
};

/** Schema of ContainerStateWaiting (api-definitions/core/v1/pod.yaml). */
export const containerStateWaitingSchema: StructSchema = {
  kind: "struct",
  typeName: "ContainerStateWaiting",
  atomic: false,
  fields: {
    reason: field(scalar.string, 1, { omitEmpty: true }),
    message: field(scalar.string, 2, { omitEmpty: true }),
  },
};

/** Schema of ContainerStateRunning (api-definitions/core/v1/pod.yaml). */
export const containerStateRunningSchema: StructSchema = {
  kind: "struct",
  typeName: "ContainerStateRunning",
  atomic: false,
  fields: {
    startedAt: field(scalar.Time, 1),
  },
};

/** Schema of ContainerStateTerminated (api-definitions/core/v1/pod.yaml). */
export const containerStateTerminatedSchema: StructSchema = {
  kind: "struct",
  typeName: "ContainerStateTerminated",
  atomic: false,
  fields: {
    exitCode: field(scalar.int32, 1, { required: true }),
    signal: field(scalar.int32, 2, { omitEmpty: true }),
    reason: field(scalar.string, 3, { omitEmpty: true }),
    message: field(scalar.string, 4, { omitEmpty: true }),
    startedAt: field(scalar.Time, 5),
    finishedAt: field(scalar.Time, 6),
    containerID: field(scalar.string, 7, { omitEmpty: true }),
  },
};

/** Schema of ContainerState (api-definitions/core/v1/pod.yaml). */
export const containerStateSchema: StructSchema = {
  kind: "struct",
  typeName: "ContainerState",
  atomic: false,
  fields: {
    waiting: field(containerStateWaitingSchema, 1, { omitEmpty: true, optional: true }),
    running: field(containerStateRunningSchema, 2, { omitEmpty: true, optional: true }),
    terminated: field(containerStateTerminatedSchema, 3, { omitEmpty: true, optional: true }),
  },
};

/** Schema of ContainerStatus (api-definitions/core/v1/pod.yaml). */
export const containerStatusSchema: StructSchema = {
  kind: "struct",
  typeName: "ContainerStatus",
  atomic: false,
  fields: {
    name: field(scalar.string, 1, { required: true }),
    state: field(containerStateSchema, 2),
    lastState: field(containerStateSchema, 3),
    ready: field(scalar.boolean, 4, { required: true }),
    restartCount: field(scalar.int32, 5, { required: true }),
    image: field(scalar.string, 6, { required: true }),
    imageID: field(scalar.string, 7, { required: true }),
    containerID: field(scalar.string, 8, { omitEmpty: true }),
    started: field(scalar.boolean, 9, { omitEmpty: true, optional: true }),
  },
};

/** Schema of PodStatus (api-definitions/core/v1/pod.yaml). */
export const podStatusSchema: StructSchema = {
  kind: "struct",
  typeName: "PodStatus",
  atomic: false,
  fields: {
    phase: field(scalar.string, 1, { omitEmpty: true, default: "Pending" }),
    conditions: field(mapList(["type"], podConditionSchema), 2, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
    message: field(scalar.string, 3, { omitEmpty: true }),
    reason: field(scalar.string, 4, { omitEmpty: true }),
    nominatedNodeName: field(scalar.string, 11, { omitEmpty: true }),
    hostIP: field(scalar.string, 5, { omitEmpty: true }),
    podIP: field(scalar.string, 6, { omitEmpty: true }),
    podIPs: field(mapList(["ip"], podIPSchema), 12, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "ip" }),
    startTime: field(scalar.Time, 7, { omitEmpty: true, optional: true }),
    initContainerStatuses: field(atomicList(containerStatusSchema), 10, { omitEmpty: true }),
    containerStatuses: field(atomicList(containerStatusSchema), 8, { omitEmpty: true }),
    qosClass: field(scalar.string, 9, { omitEmpty: true }),
    ephemeralContainerStatuses: field(atomicList(containerStatusSchema), 13, { omitEmpty: true }),
  },
};

/** Schema of Pod (api-definitions/core/v1/pod.yaml). */
export const podSchema: StructSchema = {
  kind: "struct",
  typeName: "Pod",
  atomic: false,
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(podSpecSchema, 2),
    status: field(podStatusSchema, 3),
  },
};

/** Schema of PodList (api-definitions/core/v1/pod.yaml). */
export const podListSchema: StructSchema = {
  kind: "struct",
  typeName: "PodList",
  atomic: false,
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(podSchema), 2, { required: true }),
  },
};

/** Schema of ObjectReference (api-definitions/core/v1/references.yaml). */
export const objectReferenceSchema: StructSchema = {
  kind: "struct",
  typeName: "ObjectReference",
  atomic: true,
  fields: {
    kind: field(scalar.string, 1, { omitEmpty: true }),
    namespace: field(scalar.string, 2, { omitEmpty: true }),
    name: field(scalar.string, 3, { omitEmpty: true }),
    uid: field(scalar.string, 4, { omitEmpty: true }),
    apiVersion: field(scalar.string, 5, { omitEmpty: true }),
    resourceVersion: field(scalar.string, 6, { omitEmpty: true }),
    fieldPath: field(scalar.string, 7, { omitEmpty: true }),
  },
};

/** Schema of SecretReference (api-definitions/core/v1/references.yaml). */
export const secretReferenceSchema: StructSchema = {
  kind: "struct",
  typeName: "SecretReference",
  atomic: true,
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    namespace: field(scalar.string, 2, { omitEmpty: true }),
  },
};

/** Schema of ScopedResourceSelectorRequirement (api-definitions/core/v1/resource-quota.yaml). */
export const scopedResourceSelectorRequirementSchema: StructSchema = {
  kind: "struct",
  typeName: "ScopedResourceSelectorRequirement",
  atomic: false,
  fields: {
    scopeName: field(scalar.string, 1, { required: true }),
    operator: field(scalar.string, 2, { required: true }),
    values: field(atomicList(scalar.string), 3, { omitEmpty: true }),
  },
};

/** Schema of ScopeSelector (api-definitions/core/v1/resource-quota.yaml). */
export const scopeSelectorSchema: StructSchema = {
  kind: "struct",
  typeName: "ScopeSelector",
  atomic: true,
  fields: {
    matchExpressions: field(atomicList(scopedResourceSelectorRequirementSchema), 1, { omitEmpty: true }),
  },
};

/** Schema of ResourceQuotaSpec (api-definitions/core/v1/resource-quota.yaml). */
export const resourceQuotaSpecSchema: StructSchema = {
  kind: "struct",
  typeName: "ResourceQuotaSpec",
  atomic: false,
  fields: {
    hard: field(granularMap(scalar.Quantity), 1, { omitEmpty: true }),
    scopes: field(atomicList(scalar.string), 2, { omitEmpty: true }),
    scopeSelector: field(scopeSelectorSchema, 3, { omitEmpty: true, optional: true }),
  },
};

/** Schema of ResourceQuotaStatus (api-definitions/core/v1/resource-quota.yaml). */
export const resourceQuotaStatusSchema: StructSchema = {
  kind: "struct",
  typeName: "ResourceQuotaStatus",
  atomic: false,
  fields: {
    hard: field(granularMap(scalar.Quantity), 1, { omitEmpty: true }),
    used: field(granularMap(scalar.Quantity), 2, { omitEmpty: true }),
  },
};

/** Schema of ResourceQuota (api-definitions/core/v1/resource-quota.yaml). */
export const resourceQuotaSchema: StructSchema = {
  kind: "struct",
  typeName: "ResourceQuota",
  atomic: false,
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(resourceQuotaSpecSchema, 2),
    status: field(resourceQuotaStatusSchema, 3),
  },
};

/** Schema of ResourceQuotaList (api-definitions/core/v1/resource-quota.yaml). */
export const resourceQuotaListSchema: StructSchema = {
  kind: "struct",
  typeName: "ResourceQuotaList",
  atomic: false,
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(resourceQuotaSchema), 2, { required: true }),
  },
};

/** Schema of Secret (api-definitions/core/v1/secret.yaml). */
export const secretSchema: StructSchema = {
  kind: "struct",
  typeName: "Secret",
  atomic: false,
  validationOrder: ["metadata", "type", "immutable", "data"],
  fields: {
    metadata: field(objectMetaSchema, 1),
    immutable: field(scalar.boolean, 5, { omitEmpty: true, optional: true }),
    data: field(granularMap(scalar.bytes), 2, { omitEmpty: true }),
    stringData: field(granularMap(scalar.string), 4, { omitEmpty: true, writeOnly: true }),
    type: field(scalar.string, 3, { omitEmpty: true, default: "Opaque" }),
  },
};

/** Schema of SecretList (api-definitions/core/v1/secret.yaml). */
export const secretListSchema: StructSchema = {
  kind: "struct",
  typeName: "SecretList",
  atomic: false,
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(secretSchema), 2, { required: true }),
  },
};

/** Schema of ServiceAccount (api-definitions/core/v1/service-account.yaml). */
export const serviceAccountSchema: StructSchema = {
  kind: "struct",
  typeName: "ServiceAccount",
  atomic: false,
  fields: {
    metadata: field(objectMetaSchema, 1),
    secrets: field(mapList(["name"], objectReferenceSchema), 2, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "name" }),
    imagePullSecrets: field(atomicList(localObjectReferenceSchema), 3, { omitEmpty: true }),
    automountServiceAccountToken: field(scalar.boolean, 4, { omitEmpty: true, optional: true }),
  },
};

/** Schema of ServiceAccountList (api-definitions/core/v1/service-account.yaml). */
export const serviceAccountListSchema: StructSchema = {
  kind: "struct",
  typeName: "ServiceAccountList",
  atomic: false,
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(serviceAccountSchema), 2, { required: true }),
  },
};

/** Schema of TopologySelectorLabelRequirement (api-definitions/core/v1/topology-selector.yaml). */
export const topologySelectorLabelRequirementSchema: StructSchema = {
  kind: "struct",
  typeName: "TopologySelectorLabelRequirement",
  atomic: false,
  fields: {
    key: field(scalar.string, 1, { required: true }),
    values: field(atomicList(scalar.string), 2, { required: true }),
  },
};

/** Schema of TopologySelectorTerm (api-definitions/core/v1/topology-selector.yaml). */
export const topologySelectorTermSchema: StructSchema = {
  kind: "struct",
  typeName: "TopologySelectorTerm",
  atomic: true,
  fields: {
    matchLabelExpressions: field(atomicList(topologySelectorLabelRequirementSchema), 1, { omitEmpty: true }),
  },
};

/** Schema of VolumeSource (api-definitions/core/v1/volume.yaml). */
export const volumeSourceSchema: StructSchema = {
  kind: "struct",
  typeName: "VolumeSource",
  atomic: false,
  fields: {
    hostPath: field(hostPathVolumeSourceSchema, 1, { omitEmpty: true, optional: true }),
    emptyDir: field(emptyDirVolumeSourceSchema, 2, { omitEmpty: true, optional: true }),
    gcePersistentDisk: field(gcePersistentDiskVolumeSourceSchema, 3, { omitEmpty: true, optional: true, errorPath: "persistentDisk" }),
    awsElasticBlockStore: field(awsElasticBlockStoreVolumeSourceSchema, 4, { omitEmpty: true, optional: true }),
    gitRepo: field(gitRepoVolumeSourceSchema, 5, { omitEmpty: true, optional: true }),
    secret: field(secretVolumeSourceSchema, 6, { omitEmpty: true, optional: true }),
    nfs: field(nfsVolumeSourceSchema, 7, { omitEmpty: true, optional: true }),
    iscsi: field(iscsiVolumeSourceSchema, 8, { omitEmpty: true, optional: true }),
    glusterfs: field(glusterfsVolumeSourceSchema, 9, { omitEmpty: true, optional: true }),
    persistentVolumeClaim: field(persistentVolumeClaimVolumeSourceSchema, 10, { omitEmpty: true, optional: true }),
    rbd: field(rbdVolumeSourceSchema, 11, { omitEmpty: true, optional: true }),
    flexVolume: field(flexVolumeSourceSchema, 12, { omitEmpty: true, optional: true }),
    cinder: field(cinderVolumeSourceSchema, 13, { omitEmpty: true, optional: true }),
    cephfs: field(cephFSVolumeSourceSchema, 14, { omitEmpty: true, optional: true }),
    flocker: field(flockerVolumeSourceSchema, 15, { omitEmpty: true, optional: true }),
    downwardAPI: field(downwardAPIVolumeSourceSchema, 16, { omitEmpty: true, optional: true }),
    fc: field(fcVolumeSourceSchema, 17, { omitEmpty: true, optional: true }),
    azureFile: field(azureFileVolumeSourceSchema, 18, { omitEmpty: true, optional: true }),
    configMap: field(configMapVolumeSourceSchema, 19, { omitEmpty: true, optional: true }),
    vsphereVolume: field(vsphereVirtualDiskVolumeSourceSchema, 20, { omitEmpty: true, optional: true }),
    quobyte: field(quobyteVolumeSourceSchema, 21, { omitEmpty: true, optional: true }),
    azureDisk: field(azureDiskVolumeSourceSchema, 22, { omitEmpty: true, optional: true }),
    photonPersistentDisk: field(photonPersistentDiskVolumeSourceSchema, 23, { omitEmpty: true, optional: true }),
    projected: field(projectedVolumeSourceSchema, 26, { omitEmpty: true, optional: true }),
    portworxVolume: field(portworxVolumeSourceSchema, 24, { omitEmpty: true, optional: true }),
    scaleIO: field(scaleIOVolumeSourceSchema, 25, { omitEmpty: true, optional: true }),
    storageos: field(storageOSVolumeSourceSchema, 27, { omitEmpty: true, optional: true }),
    csi: field(csiVolumeSourceSchema, 28, { omitEmpty: true, optional: true }),
    ephemeral: field(ephemeralVolumeSourceSchema, 29, { omitEmpty: true, optional: true }),
  },
};
