// Generated from api-definitions/core/v1. Do not edit.
import { atomicList, atomicMap, field, granularMap, mapList, scalar, setList, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { conditionSchema, labelSelectorSchema, listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of Binding (api-definitions/core/v1/binding.yaml). */
export const bindingSchema: StructSchema = struct("Binding", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    target: field(objectReferenceSchema, 2, { required: true }),
  },
}));

/** Schema of BindingList (api-definitions/core/v1/binding.yaml). */
export const bindingListSchema: StructSchema = struct("BindingList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(bindingSchema), 2, { required: true }),
  },
}));

/** Schema of ComponentStatus (api-definitions/core/v1/component-status.yaml). */
export const componentStatusSchema: StructSchema = struct("ComponentStatus", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    conditions: field(mapList(["type"], componentConditionSchema), 2, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
  },
}));

/** Schema of ComponentStatusList (api-definitions/core/v1/component-status.yaml). */
export const componentStatusListSchema: StructSchema = struct("ComponentStatusList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(componentStatusSchema), 2, { required: true }),
  },
}));

/** Schema of ComponentCondition (api-definitions/core/v1/component-status.yaml). */
export const componentConditionSchema: StructSchema = struct("ComponentCondition", () => ({
  fields: {
    type: field(scalar.string, 1, { required: true }),
    status: field(scalar.string, 2, { required: true }),
    message: field(scalar.string, 3, { omitEmpty: true }),
    error: field(scalar.string, 4, { omitEmpty: true }),
  },
}));

/** Schema of ConfigMap (api-definitions/core/v1/config-map.yaml). */
export const configMapSchema: StructSchema = struct("ConfigMap", () => ({
  validationOrder: ["metadata", "immutable", "data", "binaryData", "."],
  checks: {
    rules: [
      {
        rule: "(has(self.data) ? totalBytes(self.data) : 0) + (has(self.binaryData) ? totalDecodedBytes(self.binaryData) : 0) <= 1048576",
        message: "must have at most 1048576 bytes",
        reason: "FieldValueTooLong",
      },
      {
        rule: "!(has(oldSelf.immutable) && oldSelf.immutable) || (has(self.immutable) && self.immutable)",
        message: "field is immutable when `immutable` is set",
        reason: "FieldValueForbidden",
        fieldPath: ".immutable",
      },
      {
        rule: "!(has(oldSelf.immutable) && oldSelf.immutable) || (has(self.data) == has(oldSelf.data) && (!has(self.data) || self.data == oldSelf.data))",
        message: "field is immutable when `immutable` is set",
        reason: "FieldValueForbidden",
        fieldPath: ".data",
      },
      {
        rule: "!(has(oldSelf.immutable) && oldSelf.immutable) || (has(self.binaryData) == has(oldSelf.binaryData) && (!has(self.binaryData) || self.binaryData == oldSelf.binaryData))",
        message: "field is immutable when `immutable` is set",
        reason: "FieldValueForbidden",
        fieldPath: ".binaryData",
      },
    ],
  },
  fields: {
    metadata: field(objectMetaSchema, 1),
    immutable: field(scalar.boolean, 4, { omitEmpty: true, optional: true }),
    data: field(
      granularMap(scalar.string, undefined, {
        rules: [
          {
            rule: "!has(object.binaryData) || !(self in object.binaryData)",
            message: "duplicate of key present in binaryData",
            reason: "FieldValueInvalid",
          },
        ],
      }),
      2,
      { omitEmpty: true },
    ),
    binaryData: field(granularMap(scalar.bytes), 3, { omitEmpty: true }),
  },
}));

/** Schema of ConfigMapList (api-definitions/core/v1/config-map.yaml). */
export const configMapListSchema: StructSchema = struct("ConfigMapList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(configMapSchema), 2, { required: true }),
  },
}));

/** Schema of Container (api-definitions/core/v1/container.yaml). */
export const containerSchema: StructSchema = struct("Container", () => ({
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
  checks: { rules: [{ rule: "has(self.image) && self.image != ''", message: "", reason: "FieldValueRequired", fieldPath: ".image" }] },
  fields: {
    name: field(scalar.string, 1, { required: true }),
    image: field(scalar.string, 2, { omitEmpty: true }),
    command: field(atomicList(scalar.string), 3, { omitEmpty: true }),
    args: field(atomicList(scalar.string), 4, { omitEmpty: true }),
    workingDir: field(scalar.string, 5, { omitEmpty: true }),
    ports: field(
      mapList(["containerPort", "protocol"], containerPortSchema),
      6,
      { omitEmpty: true, checks: { unique: [{ keys: ["name"] }] }, patchStrategy: ["merge"], patchMergeKey: "containerPort" },
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
    terminationMessagePolicy: field(
      scalar.string,
      20,
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
      14,
      {
        omitEmpty: true,
        defaultsWhen: [
          { when: "!self.image.contains('@') && (self.image.endsWith(':latest') || !self.image.matches(':[^:/]+$'))", value: "Always" },
          { when: "true", value: "IfNotPresent" },
        ],
      },
    ),
    securityContext: field(securityContextSchema, 15, { omitEmpty: true, optional: true }),
    stdin: field(scalar.boolean, 16, { omitEmpty: true }),
    stdinOnce: field(scalar.boolean, 17, { omitEmpty: true }),
    tty: field(scalar.boolean, 18, { omitEmpty: true }),
  },
}));

/** Schema of ContainerPort (api-definitions/core/v1/container.yaml). */
export const containerPortSchema: StructSchema = struct("ContainerPort", () => ({
  validationOrder: ["name", "containerPort", "hostPort", "protocol"],
  checks: {
    rules: [
      { rule: "self.containerPort != 0", message: "", reason: "FieldValueRequired", fieldPath: ".containerPort" },
      {
        rule: "self.containerPort == 0 || (self.containerPort > 0 && self.containerPort < 65536)",
        message: "must be between 1 and 65535, inclusive",
        reason: "FieldValueInvalid",
        fieldPath: ".containerPort",
      },
    ],
  },
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    hostPort: field(
      scalar.int32,
      2,
      {
        omitEmpty: true,
        checks: {
          rules: [{ rule: "self > 0 && self < 65536", message: "must be between 1 and 65535, inclusive", reason: "FieldValueInvalid" }],
        },
      },
    ),
    containerPort: field(scalar.int32, 3, { required: true }),
    protocol: field(scalar.string, 4, { omitEmpty: true, default: "TCP" }),
    hostIP: field(scalar.string, 5, { omitEmpty: true }),
  },
}));

/** Schema of EnvFromSource (api-definitions/core/v1/container.yaml). */
export const envFromSourceSchema: StructSchema = struct("EnvFromSource", () => ({
  validationOrder: ["prefix", "configMapRef", "secretRef", "."],
  checks: {
    rules: [
      {
        rule: "has(self.configMapRef) || has(self.secretRef)",
        message: "must specify one of: `configMapRef` or `secretRef`",
        reason: "FieldValueInvalid",
        valueExpression: "''",
      },
      {
        rule: "!has(self.configMapRef) || !has(self.secretRef)",
        message: "may not have more than one field specified at a time",
        reason: "FieldValueInvalid",
        valueExpression: "''",
      },
    ],
  },
  fields: {
    prefix: field(scalar.string, 1, { omitEmpty: true }),
    configMapRef: field(configMapEnvSourceSchema, 2, { omitEmpty: true, optional: true }),
    secretRef: field(secretEnvSourceSchema, 3, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ConfigMapEnvSource (api-definitions/core/v1/container.yaml). */
export const configMapEnvSourceSchema: StructSchema = struct("ConfigMapEnvSource", () => ({
  checks: { rules: [{ rule: "has(self.name) && self.name != ''", message: "", reason: "FieldValueRequired", fieldPath: ".name" }] },
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    optional: field(scalar.boolean, 2, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of SecretEnvSource (api-definitions/core/v1/container.yaml). */
export const secretEnvSourceSchema: StructSchema = struct("SecretEnvSource", () => ({
  checks: { rules: [{ rule: "has(self.name) && self.name != ''", message: "", reason: "FieldValueRequired", fieldPath: ".name" }] },
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    optional: field(scalar.boolean, 2, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of EnvVar (api-definitions/core/v1/container.yaml). */
export const envVarSchema: StructSchema = struct("EnvVar", () => ({
  checks: {
    rules: [
      {
        rule: "!has(self.valueFrom) || !has(self.value)",
        message: "may not be specified when `value` is not empty",
        reason: "FieldValueInvalid",
        valueExpression: "''",
        fieldPath: ".valueFrom",
      },
      {
        rule: "has(self.value) || !has(self.valueFrom) || [has(self.valueFrom.fieldRef), has(self.valueFrom.resourceFieldRef), has(self.valueFrom.configMapKeyRef), has(self.valueFrom.secretKeyRef)].filter(given, given).size() <= 1",
        message: "may not have more than one field specified at a time",
        reason: "FieldValueInvalid",
        valueExpression: "''",
        fieldPath: ".valueFrom",
      },
    ],
  },
  fields: {
    name: field(scalar.string, 1, { required: true }),
    value: field(scalar.string, 2, { omitEmpty: true }),
    valueFrom: field(envVarSourceSchema, 3, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of EnvVarSource (api-definitions/core/v1/container.yaml). */
export const envVarSourceSchema: StructSchema = struct("EnvVarSource", () => ({
  validationOrder: ["fieldRef", "resourceFieldRef", "configMapKeyRef", "secretKeyRef", "."],
  checks: {
    rules: [
      {
        rule: "has(self.fieldRef) || has(self.resourceFieldRef) || has(self.configMapKeyRef) || has(self.secretKeyRef)",
        message: "must specify one of: `fieldRef`, `resourceFieldRef`, `configMapKeyRef` or `secretKeyRef`",
        reason: "FieldValueInvalid",
        valueExpression: "''",
      },
    ],
  },
  fields: {
    fieldRef: field(
      objectFieldSelectorSchema,
      1,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            {
              rule: "!(self.fieldPath in ['metadata.annotations', 'metadata.labels', 'spec.restartPolicy', 'spec.schedulerName', 'status.phase'])",
              message: "supported values: \"metadata.name\", \"metadata.namespace\", \"metadata.uid\", \"spec.nodeName\", \"spec.serviceAccountName\", \"status.hostIP\", \"status.podIP\", \"status.podIPs\"",
              reason: "FieldValueNotSupported",
              fieldPath: ".fieldPath",
            },
          ],
        },
      },
    ),
    resourceFieldRef: field(resourceFieldSelectorSchema, 2, { omitEmpty: true, optional: true }),
    configMapKeyRef: field(configMapKeySelectorSchema, 3, { omitEmpty: true, optional: true }),
    secretKeyRef: field(secretKeySelectorSchema, 4, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ConfigMapKeySelector (api-definitions/core/v1/container.yaml). */
export const configMapKeySelectorSchema: StructSchema = struct("ConfigMapKeySelector", () => ({
  atomic: true,
  checks: {
    rules: [
      {
        rule: "has(self.name) && self.name != ''",
        message: "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
        reason: "FieldValueInvalid",
        valueExpression: "''",
        fieldPath: ".name",
      },
    ],
  },
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    key: field(scalar.string, 2, { required: true }),
    optional: field(scalar.boolean, 3, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of SecretKeySelector (api-definitions/core/v1/container.yaml). */
export const secretKeySelectorSchema: StructSchema = struct("SecretKeySelector", () => ({
  atomic: true,
  checks: {
    rules: [
      {
        rule: "has(self.name) && self.name != ''",
        message: "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
        reason: "FieldValueInvalid",
        valueExpression: "''",
        fieldPath: ".name",
      },
    ],
  },
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    key: field(scalar.string, 2, { required: true }),
    optional: field(scalar.boolean, 3, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of VolumeMount (api-definitions/core/v1/container.yaml). */
export const volumeMountSchema: StructSchema = struct("VolumeMount", () => ({
  checks: {
    rules: [
      {
        rule: "!has(self.subPathExpr) || !has(self.subPath)",
        message: "subPathExpr and subPath are mutually exclusive",
        reason: "FieldValueInvalid",
        fieldPath: ".subPathExpr",
      },
    ],
  },
  fields: {
    name: field(scalar.string, 1, { required: true }),
    readOnly: field(scalar.boolean, 2, { omitEmpty: true }),
    mountPath: field(scalar.string, 3, { required: true }),
    subPath: field(scalar.string, 4, { omitEmpty: true, errorPath: "../subPath" }),
    mountPropagation: field(scalar.string, 5, { omitEmpty: true, optional: true, errorPath: "../mountPropagation" }),
    subPathExpr: field(scalar.string, 6, { omitEmpty: true }),
  },
}));

/** Schema of VolumeDevice (api-definitions/core/v1/container.yaml). */
export const volumeDeviceSchema: StructSchema = struct("VolumeDevice", () => ({
  fields: {
    name: field(scalar.string, 1, { required: true }),
    devicePath: field(
      scalar.string,
      2,
      {
        required: true,
        checks: {
          rules: [{ rule: "!('..' in self.split('/'))", message: "can not contain backsteps ('..')", reason: "FieldValueInvalid" }],
        },
      },
    ),
  },
}));

/** Schema of Probe (api-definitions/core/v1/container.yaml). */
export const probeSchema: StructSchema = struct("Probe", () => ({
  unions: [{ members: ["exec", "httpGet", "tcpSocket", "grpc"], required: true, noun: "handler type" }],
  fields: {
    exec: field(execActionSchema, 1, { omitEmpty: true, optional: true }),
    httpGet: field(httpGetActionSchema, 2, { omitEmpty: true, optional: true }),
    tcpSocket: field(tcpSocketActionSchema, 3, { omitEmpty: true, optional: true }),
    grpc: field(grpcActionSchema, 4, { omitEmpty: true, optional: true, gate: "GRPCContainerProbe" }),
    initialDelaySeconds: field(scalar.int32, 2, { omitEmpty: true }),
    timeoutSeconds: field(scalar.int32, 3, { omitEmpty: true, default: 1 }),
    periodSeconds: field(scalar.int32, 4, { omitEmpty: true, default: 10 }),
    successThreshold: field(scalar.int32, 5, { omitEmpty: true, default: 1 }),
    failureThreshold: field(scalar.int32, 6, { omitEmpty: true, default: 3 }),
    terminationGracePeriodSeconds: field(
      scalar.int64,
      7,
      {
        omitEmpty: true,
        optional: true,
        checks: { rules: [{ rule: "self > 0", message: "must be greater than 0", reason: "FieldValueInvalid" }] },
        gate: "ProbeTerminationGracePeriod",
      },
    ),
  },
}));

/** Schema of ProbeHandler (api-definitions/core/v1/container.yaml). */
export const probeHandlerSchema: StructSchema = struct("ProbeHandler", () => ({
  unions: [{ members: ["exec", "httpGet", "tcpSocket", "grpc"], required: true, noun: "handler type" }],
  fields: {
    exec: field(execActionSchema, 1, { omitEmpty: true, optional: true }),
    httpGet: field(httpGetActionSchema, 2, { omitEmpty: true, optional: true }),
    tcpSocket: field(tcpSocketActionSchema, 3, { omitEmpty: true, optional: true }),
    grpc: field(grpcActionSchema, 4, { omitEmpty: true, optional: true, gate: "GRPCContainerProbe" }),
  },
}));

/** Schema of ExecAction (api-definitions/core/v1/container.yaml). */
export const execActionSchema: StructSchema = struct("ExecAction", () => ({
  fields: {
    command: field(atomicList(scalar.string), 1, { omitEmpty: true }),
  },
}));

/** Schema of HTTPGetAction (api-definitions/core/v1/container.yaml). */
export const httpGetActionSchema: StructSchema = struct("HTTPGetAction", () => ({
  fields: {
    path: field(scalar.string, 1, { omitEmpty: true, default: "/" }),
    port: field(scalar.IntOrString, 2, { required: true }),
    host: field(scalar.string, 3, { omitEmpty: true }),
    scheme: field(scalar.string, 4, { omitEmpty: true, default: "HTTP" }),
    httpHeaders: field(atomicList(httpHeaderSchema), 5, { omitEmpty: true, errorPath: "httpHeaders" }),
  },
}));

/** Schema of HTTPHeader (api-definitions/core/v1/container.yaml). */
export const httpHeaderSchema: StructSchema = struct("HTTPHeader", () => ({
  fields: {
    name: field(scalar.string, 1, { required: true, errorPath: "" }),
    value: field(scalar.string, 2, { required: true }),
  },
}));

/** Schema of TCPSocketAction (api-definitions/core/v1/container.yaml). */
export const tcpSocketActionSchema: StructSchema = struct("TCPSocketAction", () => ({
  fields: {
    port: field(scalar.IntOrString, 1, { required: true }),
    host: field(scalar.string, 2, { omitEmpty: true }),
  },
}));

/** Schema of GRPCAction (api-definitions/core/v1/container.yaml). */
export const grpcActionSchema: StructSchema = struct("GRPCAction", () => ({
  fields: {
    port: field(
      scalar.int32,
      1,
      {
        required: true,
        checks: {
          rules: [{ rule: "self > 0 && self < 65536", message: "must be between 1 and 65535, inclusive", reason: "FieldValueInvalid" }],
        },
      },
    ),
    service: field(scalar.string, 2, { optional: true, default: "" }),
  },
}));

/** Schema of Lifecycle (api-definitions/core/v1/container.yaml). */
export const lifecycleSchema: StructSchema = struct("Lifecycle", () => ({
  fields: {
    postStart: field(lifecycleHandlerSchema, 1, { omitEmpty: true, optional: true }),
    preStop: field(lifecycleHandlerSchema, 2, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of LifecycleHandler (api-definitions/core/v1/container.yaml). */
export const lifecycleHandlerSchema: StructSchema = struct("LifecycleHandler", () => ({
  unions: [{ members: ["exec", "httpGet", "tcpSocket"], required: true, noun: "handler type" }],
  fields: {
    exec: field(execActionSchema, 1, { omitEmpty: true, optional: true }),
    httpGet: field(httpGetActionSchema, 2, { omitEmpty: true, optional: true }),
    tcpSocket: field(tcpSocketActionSchema, 3, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of SecurityContext (api-definitions/core/v1/container.yaml). */
export const securityContextSchema: StructSchema = struct("SecurityContext", () => ({
  validationOrder: ["privileged", "runAsUser", "runAsGroup", "procMount", "seccompProfile", ".", "windowsOptions"],
  checks: {
    rules: [
      {
        rule: "!(has(self.allowPrivilegeEscalation) && !self.allowPrivilegeEscalation && has(self.privileged) && self.privileged)",
        message: "cannot set `allowPrivilegeEscalation` to false and `privileged` to true",
        reason: "FieldValueInvalid",
      },
      {
        rule: "!(has(self.allowPrivilegeEscalation) && !self.allowPrivilegeEscalation && has(self.capabilities) && has(self.capabilities.add) && 'CAP_SYS_ADMIN' in self.capabilities.add)",
        message: "cannot set `allowPrivilegeEscalation` to false and `capabilities.Add` CAP_SYS_ADMIN",
        reason: "FieldValueInvalid",
      },
    ],
  },
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
}));

/** Schema of Capabilities (api-definitions/core/v1/container.yaml). */
export const capabilitiesSchema: StructSchema = struct("Capabilities", () => ({
  fields: {
    add: field(atomicList(scalar.string), 1, { omitEmpty: true }),
    drop: field(atomicList(scalar.string), 2, { omitEmpty: true }),
  },
}));

/** Schema of SELinuxOptions (api-definitions/core/v1/container.yaml). */
export const seLinuxOptionsSchema: StructSchema = struct("SELinuxOptions", () => ({
  fields: {
    user: field(scalar.string, 1, { omitEmpty: true }),
    role: field(scalar.string, 2, { omitEmpty: true }),
    type: field(scalar.string, 3, { omitEmpty: true }),
    level: field(scalar.string, 4, { omitEmpty: true }),
  },
}));

/** Schema of WindowsSecurityContextOptions (api-definitions/core/v1/container.yaml). */
export const windowsSecurityContextOptionsSchema: StructSchema = struct("WindowsSecurityContextOptions", () => ({
  fields: {
    gmsaCredentialSpecName: field(scalar.string, 1, { omitEmpty: true, optional: true }),
    gmsaCredentialSpec: field(
      scalar.string,
      2,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            { rule: "size(self) > 0", message: "gmsaCredentialSpec cannot be an empty string", reason: "FieldValueInvalid" },
            { rule: "size(self) <= 65536", message: "gmsaCredentialSpec size must be under 64 KiB", reason: "FieldValueInvalid" },
          ],
        },
      },
    ),
    runAsUserName: field(
      scalar.string,
      3,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            { rule: "size(self) > 0", message: "runAsUserName cannot be an empty string", reason: "FieldValueInvalid" },
            {
              rule: "!self.matches('[\\\\x00-\\\\x1f\\\\x7f]')",
              message: "runAsUserName cannot contain control characters",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.matches('\\\\\\\\.*\\\\\\\\')",
              message: "runAsUserName cannot contain more than one backslash",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
    hostProcess: field(scalar.boolean, 4, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of SeccompProfile (api-definitions/core/v1/container.yaml). */
export const seccompProfileSchema: StructSchema = struct("SeccompProfile", () => ({
  checks: {
    rules: [
      {
        rule: "self.type != 'Localhost' || has(self.localhostProfile)",
        message: "must be set when seccomp type is Localhost",
        reason: "FieldValueRequired",
        fieldPath: ".localhostProfile",
      },
      {
        rule: "self.type == 'Localhost' || !has(self.localhostProfile)",
        message: "can only be set when seccomp type is Localhost",
        reason: "FieldValueInvalid",
        fieldPath: ".localhostProfile",
      },
    ],
  },
  fields: {
    type: field(scalar.string, 1, { required: true }),
    localhostProfile: field(scalar.string, 2, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of EphemeralContainerCommon (api-definitions/core/v1/container.yaml). */
export const ephemeralContainerCommonSchema: StructSchema = struct("EphemeralContainerCommon", () => ({
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
  checks: { rules: [{ rule: "has(self.image) && self.image != ''", message: "", reason: "FieldValueRequired", fieldPath: ".image" }] },
  fields: {
    name: field(scalar.string, 1, { required: true }),
    image: field(scalar.string, 2, { omitEmpty: true }),
    command: field(atomicList(scalar.string), 3, { omitEmpty: true }),
    args: field(atomicList(scalar.string), 4, { omitEmpty: true }),
    workingDir: field(scalar.string, 5, { omitEmpty: true }),
    ports: field(
      mapList(["containerPort", "protocol"], containerPortSchema),
      6,
      { omitEmpty: true, checks: { unique: [{ keys: ["name"] }] }, patchStrategy: ["merge"], patchMergeKey: "containerPort" },
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
    terminationMessagePolicy: field(
      scalar.string,
      20,
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
      14,
      {
        omitEmpty: true,
        defaultsWhen: [
          { when: "!self.image.contains('@') && (self.image.endsWith(':latest') || !self.image.matches(':[^:/]+$'))", value: "Always" },
          { when: "true", value: "IfNotPresent" },
        ],
      },
    ),
    securityContext: field(securityContextSchema, 15, { omitEmpty: true, optional: true }),
    stdin: field(scalar.boolean, 16, { omitEmpty: true }),
    stdinOnce: field(scalar.boolean, 17, { omitEmpty: true }),
    tty: field(scalar.boolean, 18, { omitEmpty: true }),
  },
}));

/** Schema of Endpoints (api-definitions/core/v1/endpoints.yaml). */
export const endpointsSchema: StructSchema = struct("Endpoints", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    subsets: field(atomicList(endpointSubsetSchema), 2, { omitEmpty: true }),
  },
}));

/** Schema of EndpointsList (api-definitions/core/v1/endpoints.yaml). */
export const endpointsListSchema: StructSchema = struct("EndpointsList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(endpointsSchema), 2, { required: true }),
  },
}));

/** Schema of EndpointSubset (api-definitions/core/v1/endpoints.yaml). */
export const endpointSubsetSchema: StructSchema = struct("EndpointSubset", () => ({
  checks: {
    rules: [
      {
        rule: "size(self.addresses) + size(self.notReadyAddresses) > 0",
        message: "must specify `addresses` or `notReadyAddresses`",
        reason: "FieldValueRequired",
      },
    ],
  },
  fields: {
    addresses: field(atomicList(endpointAddressSchema), 1, { omitEmpty: true }),
    notReadyAddresses: field(atomicList(endpointAddressSchema), 2, { omitEmpty: true }),
    ports: field(
      atomicList(endpointPortSchema),
      3,
      {
        omitEmpty: true,
        checks: {
          rules: [
            {
              rule: "size(self) < 2 || self.all(port, has(port.name) && port.name != '')",
              message: "every port needs a name when there are several",
              reason: "FieldValueRequired",
            },
          ],
        },
      },
    ),
  },
}));

/** Schema of EndpointAddress (api-definitions/core/v1/endpoints.yaml). */
export const endpointAddressSchema: StructSchema = struct("EndpointAddress", () => ({
  atomic: true,
  fields: {
    ip: field(
      scalar.string,
      1,
      {
        required: true,
        checks: {
          rules: [
            { rule: "isIP(self)", message: "must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)", reason: "FieldValueInvalid" },
            {
              rule: "!(self in ['0.0.0.0', '::'])",
              message: "",
              messageExpression: "'may not be unspecified (' + self + ')'",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.startsWith('127.') && self != '::1'",
              message: "may not be in the loopback range (127.0.0.0/8, ::1/128)",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.startsWith('169.254.') && !self.lowerAscii().matches('^fe[89ab][0-9a-f]:')",
              message: "may not be in the link-local range (169.254.0.0/16, fe80::/10)",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.startsWith('224.0.0.') && !self.lowerAscii().startsWith('ff02:')",
              message: "may not be in the link-local multicast range (224.0.0.0/24, ff02::/10)",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
    hostname: field(scalar.string, 3, { omitEmpty: true }),
    nodeName: field(scalar.string, 4, { omitEmpty: true, optional: true }),
    targetRef: field(objectReferenceSchema, 2, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of EndpointPort (api-definitions/core/v1/endpoints.yaml). */
export const endpointPortSchema: StructSchema = struct("EndpointPort", () => ({
  atomic: true,
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    port: field(
      scalar.int32,
      2,
      {
        required: true,
        checks: {
          rules: [{ rule: "self > 0 && self < 65536", message: "must be between 1 and 65535, inclusive", reason: "FieldValueInvalid" }],
        },
      },
    ),
    protocol: field(scalar.string, 3, { omitEmpty: true, default: "TCP" }),
    appProtocol: field(scalar.string, 4, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of Event (api-definitions/core/v1/event.yaml). */
export const eventSchema: StructSchema = struct("Event", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    involvedObject: field(objectReferenceSchema, 2, { required: true }),
    reason: field(scalar.string, 3, { omitEmpty: true }),
    message: field(scalar.string, 4, { omitEmpty: true }),
    source: field(eventSourceSchema, 5),
    firstTimestamp: field(scalar.Time, 6),
    lastTimestamp: field(scalar.Time, 7),
    count: field(scalar.int32, 8, { omitEmpty: true }),
    type: field(scalar.string, 9, { omitEmpty: true }),
    eventTime: field(scalar.MicroTime, 10),
    series: field(eventSeriesSchema, 11, { omitEmpty: true, optional: true }),
    action: field(scalar.string, 12, { omitEmpty: true }),
    related: field(objectReferenceSchema, 13, { omitEmpty: true, optional: true }),
    reportingComponent: field(scalar.string, 14),
    reportingInstance: field(scalar.string, 15),
  },
}));

/** Schema of EventList (api-definitions/core/v1/event.yaml). */
export const eventListSchema: StructSchema = struct("EventList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(eventSchema), 2, { required: true }),
  },
}));

/** Schema of EventSource (api-definitions/core/v1/event.yaml). */
export const eventSourceSchema: StructSchema = struct("EventSource", () => ({
  fields: {
    component: field(scalar.string, 1, { omitEmpty: true }),
    host: field(scalar.string, 2, { omitEmpty: true }),
  },
}));

/** Schema of EventSeries (api-definitions/core/v1/event.yaml). */
export const eventSeriesSchema: StructSchema = struct("EventSeries", () => ({
  fields: {
    count: field(scalar.int32, 1, { omitEmpty: true }),
    lastObservedTime: field(scalar.MicroTime, 2),
  },
}));

/** Schema of ObjectFieldSelector (api-definitions/core/v1/field-selectors.yaml). */
export const objectFieldSelectorSchema: StructSchema = struct("ObjectFieldSelector", () => ({
  atomic: true,
  checks: {
    rules: [
      {
        rule: "self.apiVersion == 'v1' || self.fieldPath == ''",
        message: "",
        messageExpression: "'error converting fieldPath: unsupported pod version: ' + self.apiVersion",
        reason: "FieldValueInvalid",
        fieldPath: ".fieldPath",
      },
      {
        rule: "self.apiVersion != 'v1' || !self.fieldPath.matches(\"^.+\\\\['.*'\\\\]$\") || self.fieldPath.matches(\"^metadata[.](annotations|labels)\\\\['.*'\\\\]$\")",
        message: "",
        messageExpression: "'error converting fieldPath: field label does not support subscript: ' + self.fieldPath",
        reason: "FieldValueInvalid",
        fieldPath: ".fieldPath",
      },
      {
        rule: "self.apiVersion != 'v1' || self.fieldPath.matches(\"^.+\\\\['.*'\\\\]$\") || self.fieldPath in ['', 'metadata.annotations', 'metadata.labels', 'metadata.name', 'metadata.namespace', 'metadata.uid', 'spec.host', 'spec.nodeName', 'spec.restartPolicy', 'spec.schedulerName', 'spec.serviceAccountName', 'status.hostIP', 'status.phase', 'status.podIP', 'status.podIPs']",
        message: "",
        messageExpression: "'error converting fieldPath: field label not supported: ' + self.fieldPath",
        reason: "FieldValueInvalid",
        fieldPath: ".fieldPath",
      },
      {
        rule: "!self.fieldPath.matches(\"^metadata[.](annotations|labels)\\\\['.*'\\\\]$\") || isQualifiedName(subscript(self.fieldPath).lowerAscii())",
        message: "name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')",
        reason: "FieldValueInvalid",
        valueExpression: "subscript(self.fieldPath)",
      },
    ],
  },
  fields: {
    apiVersion: field(scalar.string, 1, { omitEmpty: true, default: "v1" }),
    fieldPath: field(scalar.string, 2, { required: true }),
  },
}));

/** Schema of ResourceFieldSelector (api-definitions/core/v1/field-selectors.yaml). */
export const resourceFieldSelectorSchema: StructSchema = struct("ResourceFieldSelector", () => ({
  atomic: true,
  checks: {
    rules: [
      {
        rule: "self.resource == '' || self.resource.startsWith('limits.hugepages-') || self.resource.startsWith('requests.hugepages-') || self.resource in ['limits.cpu', 'limits.ephemeral-storage', 'limits.memory', 'requests.cpu', 'requests.ephemeral-storage', 'requests.memory']",
        message: "supported values: \"limits.cpu\", \"limits.ephemeral-storage\", \"limits.memory\", \"requests.cpu\", \"requests.ephemeral-storage\", \"requests.memory\"",
        reason: "FieldValueNotSupported",
        fieldPath: ".resource",
      },
      {
        rule: "!self.resource.endsWith('.cpu') || quantity(self.divisor).sign() == 0 || self.divisor in ['1', '1m']",
        message: "only divisor's values 1m and 1 are supported with the cpu resource",
        reason: "FieldValueInvalid",
        valueExpression: "self.resource",
        fieldPath: ".divisor",
      },
      {
        rule: "!self.resource.endsWith('.memory') || quantity(self.divisor).sign() == 0 || self.divisor.matches('^1([kMGTPE]|[KMGTPE]i)?$')",
        message: "only divisor's values 1, 1k, 1M, 1G, 1T, 1P, 1E, 1Ki, 1Mi, 1Gi, 1Ti, 1Pi, 1Ei are supported with the memory resource",
        reason: "FieldValueInvalid",
        valueExpression: "self.resource",
        fieldPath: ".divisor",
      },
      {
        rule: "!self.resource.endsWith('.ephemeral-storage') || quantity(self.divisor).sign() == 0 || self.divisor.matches('^1([kMGTPE]|[KMGTPE]i)?$')",
        message: "only divisor's values 1, 1k, 1M, 1G, 1T, 1P, 1E, 1Ki, 1Mi, 1Gi, 1Ti, 1Pi, 1Ei are supported with the local ephemeral storage resource",
        reason: "FieldValueInvalid",
        valueExpression: "self.resource",
        fieldPath: ".divisor",
      },
      {
        rule: "!self.resource.matches('^(limits|requests)[.]hugepages-') || quantity(self.divisor).sign() == 0 || self.divisor.matches('^1([kMGTPE]|[KMGTPE]i)?$')",
        message: "only divisor's values 1, 1k, 1M, 1G, 1T, 1P, 1E, 1Ki, 1Mi, 1Gi, 1Ti, 1Pi, 1Ei are supported with the hugepages resource",
        reason: "FieldValueInvalid",
        valueExpression: "self.resource",
        fieldPath: ".divisor",
      },
    ],
  },
  fields: {
    containerName: field(scalar.string, 1, { omitEmpty: true }),
    resource: field(scalar.string, 2, { required: true }),
    divisor: field(scalar.Quantity, 3),
  },
}));

/** Schema of LimitRange (api-definitions/core/v1/limit-range.yaml). */
export const limitRangeSchema: StructSchema = struct("LimitRange", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(limitRangeSpecSchema, 2),
  },
}));

/** Schema of LimitRangeList (api-definitions/core/v1/limit-range.yaml). */
export const limitRangeListSchema: StructSchema = struct("LimitRangeList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(limitRangeSchema), 2, { required: true }),
  },
}));

/** Schema of LimitRangeSpec (api-definitions/core/v1/limit-range.yaml). */
export const limitRangeSpecSchema: StructSchema = struct("LimitRangeSpec", () => ({
  fields: {
    limits: field(atomicList(limitRangeItemSchema), 1, { required: true, checks: { unique: [{ keys: ["type"] }] } }),
  },
}));

/** Schema of LimitRangeItem (api-definitions/core/v1/limit-range.yaml). */
export const limitRangeItemSchema: StructSchema = struct("LimitRangeItem", () => ({
  hooks: ["limit-range-item"],
  fields: {
    type: field(scalar.string, 1, { required: true }),
    max: field(granularMap(scalar.Quantity), 2, { omitEmpty: true }),
    min: field(granularMap(scalar.Quantity), 3, { omitEmpty: true }),
    default: field(granularMap(scalar.Quantity), 4, { omitEmpty: true }),
    defaultRequest: field(granularMap(scalar.Quantity), 5, { omitEmpty: true }),
    maxLimitRequestRatio: field(granularMap(scalar.Quantity), 6, { omitEmpty: true }),
  },
}));

/** Schema of LoadBalancerStatus (api-definitions/core/v1/load-balancer-status.yaml). */
export const loadBalancerStatusSchema: StructSchema = struct("LoadBalancerStatus", () => ({
  fields: {
    ingress: field(atomicList(loadBalancerIngressSchema), 1, { omitEmpty: true }),
  },
}));

/** Schema of LoadBalancerIngress (api-definitions/core/v1/load-balancer-status.yaml). */
export const loadBalancerIngressSchema: StructSchema = struct("LoadBalancerIngress", () => ({
  fields: {
    ip: field(scalar.string, 1, { omitEmpty: true }),
    hostname: field(scalar.string, 2, { omitEmpty: true }),
    ports: field(atomicList(portStatusSchema), 4, { omitEmpty: true }),
  },
}));

/** Schema of PortStatus (api-definitions/core/v1/load-balancer-status.yaml). */
export const portStatusSchema: StructSchema = struct("PortStatus", () => ({
  fields: {
    port: field(scalar.int32, 1, { required: true }),
    protocol: field(scalar.string, 2, { required: true }),
    error: field(scalar.string, 3, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of Namespace (api-definitions/core/v1/namespace.yaml). */
export const namespaceSchema: StructSchema = struct("Namespace", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(namespaceSpecSchema, 2),
    status: field(namespaceStatusSchema, 3),
  },
}));

/** Schema of NamespaceList (api-definitions/core/v1/namespace.yaml). */
export const namespaceListSchema: StructSchema = struct("NamespaceList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(namespaceSchema), 2, { required: true }),
  },
}));

/** Schema of NamespaceSpec (api-definitions/core/v1/namespace.yaml). */
export const namespaceSpecSchema: StructSchema = struct("NamespaceSpec", () => ({
  fields: {
    finalizers: field(
      atomicList(scalar.string, {
        rules: [
          {
            rule: "self.contains('/') || self in ['${namespaceFinalizer}', 'orphan', 'foregroundDeletion']",
            message: "name is neither a standard finalizer name nor is it fully qualified",
            reason: "FieldValueInvalid",
          },
        ],
      }),
      1,
      { omitEmpty: true, errorPath: "finalizers" },
    ),
  },
}));

/** Schema of NamespaceStatus (api-definitions/core/v1/namespace.yaml). */
export const namespaceStatusSchema: StructSchema = struct("NamespaceStatus", () => ({
  fields: {
    phase: field(
      scalar.string,
      1,
      {
        omitEmpty: true,
        default: "Active",
        checks: {
          rules: [
            {
              rule: "has(object.metadata.deletionTimestamp) || self == 'Active'",
              message: "may only be 'Active' if `deletionTimestamp` is empty",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!has(object.metadata.deletionTimestamp) || self == 'Terminating'",
              message: "may only be 'Terminating' if `deletionTimestamp` is not empty",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
    conditions: field(mapList(["type"], namespaceConditionSchema), 2, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
  },
}));

/** Schema of NamespaceCondition (api-definitions/core/v1/namespace.yaml). */
export const namespaceConditionSchema: StructSchema = struct("NamespaceCondition", () => ({
  fields: {
    type: field(scalar.string, 1, { required: true }),
    status: field(scalar.string, 2, { required: true }),
    lastTransitionTime: field(scalar.Time, 4),
    reason: field(scalar.string, 5, { omitEmpty: true }),
    message: field(scalar.string, 6, { omitEmpty: true }),
  },
}));

/** Schema of NodeProxyOptions (api-definitions/core/v1/node-proxy-options.yaml). */
export const nodeProxyOptionsSchema: StructSchema = struct("NodeProxyOptions", () => ({
  fields: {
    path: field(scalar.string, 1, { omitEmpty: true }),
  },
}));

/** Schema of Node (api-definitions/core/v1/node.yaml). */
export const nodeSchema: StructSchema = struct("Node", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(nodeSpecSchema, 2),
    status: field(nodeStatusSchema, 3),
  },
}));

/** Schema of NodeList (api-definitions/core/v1/node.yaml). */
export const nodeListSchema: StructSchema = struct("NodeList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(nodeSchema), 2, { required: true }),
  },
}));

/** Schema of NodeSpec (api-definitions/core/v1/node.yaml). */
export const nodeSpecSchema: StructSchema = struct("NodeSpec", () => ({
  fields: {
    podCIDR: field(scalar.string, 1, { omitEmpty: true }),
    podCIDRs: field(setList(scalar.string), 7, { omitEmpty: true, patchStrategy: ["merge"] }),
    providerID: field(scalar.string, 3, { omitEmpty: true }),
    unschedulable: field(scalar.boolean, 4, { omitEmpty: true }),
    taints: field(atomicList(taintSchema), 5, { omitEmpty: true }),
    configSource: field(nodeConfigSourceSchema, 6, { omitEmpty: true, optional: true }),
    externalID: field(scalar.string, 2, { omitEmpty: true }),
  },
}));

/** Schema of NodeStatus (api-definitions/core/v1/node.yaml). */
export const nodeStatusSchema: StructSchema = struct("NodeStatus", () => ({
  fields: {
    capacity: field(granularMap(scalar.Quantity), 1, { omitEmpty: true }),
    allocatable: field(granularMap(scalar.Quantity), 2, { omitEmpty: true }),
    phase: field(scalar.string, 3, { omitEmpty: true }),
    conditions: field(mapList(["type"], nodeConditionSchema), 4, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
    addresses: field(mapList(["type"], nodeAddressSchema), 5, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
    daemonEndpoints: field(nodeDaemonEndpointsSchema, 6),
    nodeInfo: field(nodeSystemInfoSchema, 7),
    images: field(atomicList(containerImageSchema), 8, { omitEmpty: true }),
    volumesInUse: field(atomicList(scalar.string), 9, { omitEmpty: true }),
    volumesAttached: field(atomicList(attachedVolumeSchema), 10, { omitEmpty: true }),
    config: field(nodeConfigStatusSchema, 11, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of Taint (api-definitions/core/v1/node.yaml). */
export const taintSchema: StructSchema = struct("Taint", () => ({
  fields: {
    key: field(scalar.string, 1, { required: true }),
    value: field(scalar.string, 2, { omitEmpty: true }),
    effect: field(scalar.string, 3, { required: true }),
    timeAdded: field(scalar.Time, 4, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of NodeConfigSource (api-definitions/core/v1/node.yaml). */
export const nodeConfigSourceSchema: StructSchema = struct("NodeConfigSource", () => ({
  fields: {
    configMap: field(configMapNodeConfigSourceSchema, 2, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ConfigMapNodeConfigSource (api-definitions/core/v1/node.yaml). */
export const configMapNodeConfigSourceSchema: StructSchema = struct("ConfigMapNodeConfigSource", () => ({
  fields: {
    namespace: field(scalar.string, 1, { required: true }),
    name: field(scalar.string, 2, { required: true }),
    uid: field(scalar.string, 3, { omitEmpty: true }),
    resourceVersion: field(scalar.string, 4, { omitEmpty: true }),
    kubeletConfigKey: field(scalar.string, 5, { required: true }),
  },
}));

/** Schema of NodeConfigStatus (api-definitions/core/v1/node.yaml). */
export const nodeConfigStatusSchema: StructSchema = struct("NodeConfigStatus", () => ({
  fields: {
    assigned: field(nodeConfigSourceSchema, 1, { omitEmpty: true, optional: true }),
    active: field(nodeConfigSourceSchema, 2, { omitEmpty: true, optional: true }),
    lastKnownGood: field(nodeConfigSourceSchema, 3, { omitEmpty: true, optional: true }),
    error: field(scalar.string, 4, { omitEmpty: true }),
  },
}));

/** Schema of NodeCondition (api-definitions/core/v1/node.yaml). */
export const nodeConditionSchema: StructSchema = struct("NodeCondition", () => ({
  fields: {
    type: field(scalar.string, 1, { required: true }),
    status: field(scalar.string, 2, { required: true }),
    lastHeartbeatTime: field(scalar.Time, 3),
    lastTransitionTime: field(scalar.Time, 4),
    reason: field(scalar.string, 5, { omitEmpty: true }),
    message: field(scalar.string, 6, { omitEmpty: true }),
  },
}));

/** Schema of NodeAddress (api-definitions/core/v1/node.yaml). */
export const nodeAddressSchema: StructSchema = struct("NodeAddress", () => ({
  fields: {
    type: field(scalar.string, 1, { required: true }),
    address: field(scalar.string, 2, { required: true }),
  },
}));

/** Schema of NodeDaemonEndpoints (api-definitions/core/v1/node.yaml). */
export const nodeDaemonEndpointsSchema: StructSchema = struct("NodeDaemonEndpoints", () => ({
  fields: {
    kubeletEndpoint: field(daemonEndpointSchema, 1),
  },
}));

/** Schema of DaemonEndpoint (api-definitions/core/v1/node.yaml). */
export const daemonEndpointSchema: StructSchema = struct("DaemonEndpoint", () => ({
  fields: {
    Port: field(scalar.int32, 1, { required: true }),
  },
}));

/** Schema of NodeSystemInfo (api-definitions/core/v1/node.yaml). */
export const nodeSystemInfoSchema: StructSchema = struct("NodeSystemInfo", () => ({
  fields: {
    machineID: field(scalar.string, 1, { required: true }),
    systemUUID: field(scalar.string, 2, { required: true }),
    bootID: field(scalar.string, 3, { required: true }),
    kernelVersion: field(scalar.string, 4, { required: true }),
    osImage: field(scalar.string, 5, { required: true }),
    containerRuntimeVersion: field(scalar.string, 6, { required: true }),
    kubeletVersion: field(scalar.string, 7, { required: true }),
    kubeProxyVersion: field(scalar.string, 8, { required: true }),
    operatingSystem: field(scalar.string, 9, { required: true }),
    architecture: field(scalar.string, 10, { required: true }),
  },
}));

/** Schema of ContainerImage (api-definitions/core/v1/node.yaml). */
export const containerImageSchema: StructSchema = struct("ContainerImage", () => ({
  fields: {
    names: field(atomicList(scalar.string), 1),
    sizeBytes: field(scalar.int64, 2, { omitEmpty: true }),
  },
}));

/** Schema of AttachedVolume (api-definitions/core/v1/node.yaml). */
export const attachedVolumeSchema: StructSchema = struct("AttachedVolume", () => ({
  fields: {
    name: field(scalar.string, 1, { required: true }),
    devicePath: field(scalar.string, 2, { required: true }),
  },
}));

/** Schema of PersistentVolumeClaim (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimSchema: StructSchema = struct("PersistentVolumeClaim", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(persistentVolumeClaimSpecSchema, 2),
    status: field(persistentVolumeClaimStatusSchema, 3),
  },
}));

/** Schema of PersistentVolumeClaimList (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimListSchema: StructSchema = struct("PersistentVolumeClaimList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(persistentVolumeClaimSchema), 2, { required: true }),
  },
}));

/** Schema of PersistentVolumeClaimSpec (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimSpecSchema: StructSchema = struct("PersistentVolumeClaimSpec", () => ({
  validationOrder: ["accessModes", "selector", "resources", "storageClassName", "volumeMode", "dataSource", "dataSourceRef", "."],
  checks: {
    rules: [
      {
        rule: "has(self.accessModes) && size(self.accessModes) > 0",
        message: "at least 1 access mode is required",
        reason: "FieldValueRequired",
        fieldPath: ".accessModes",
      },
      {
        rule: "!has(self.accessModes) || !('ReadWriteOncePod' in self.accessModes) || self.accessModes.all(mode, mode == 'ReadWriteOncePod')",
        message: "may not use ReadWriteOncePod with other access modes",
        reason: "FieldValueForbidden",
        fieldPath: ".accessModes",
      },
      {
        rule: "has(self.resources.requests) && 'storage' in self.resources.requests",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".resources[storage]",
      },
      {
        rule: "!has(self.resources.requests) || !('storage' in self.resources.requests) || quantity(self.resources.requests.storage).sign() > 0",
        message: "must be greater than zero",
        reason: "FieldValueInvalid",
        valueExpression: "self.resources.requests.storage",
        fieldPath: ".resources[storage]",
      },
      {
        rule: "!has(self.dataSource) || !has(self.dataSourceRef) || self.dataSource == self.dataSourceRef",
        message: "must match dataSourceRef",
        reason: "FieldValueInvalid",
        valueExpression: "'spec.dataSource'",
      },
    ],
  },
  fields: {
    accessModes: field(atomicList(scalar.string), 1, { omitEmpty: true, errorPath: "accessModes" }),
    selector: field(labelSelectorSchema, 4, { omitEmpty: true, optional: true }),
    resources: field(resourceRequirementsSchema, 2),
    volumeName: field(scalar.string, 3, { omitEmpty: true }),
    storageClassName: field(scalar.string, 5, { omitEmpty: true, optional: true }),
    volumeMode: field(scalar.string, 6, { omitEmpty: true, optional: true, default: "Filesystem" }),
    dataSource: field(
      typedLocalObjectReferenceSchema,
      7,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            {
              rule: "(has(self.apiGroup) && self.apiGroup != null && self.apiGroup != '') || self.kind == 'PersistentVolumeClaim'",
              message: "",
              reason: "FieldValueInvalid",
              valueExpression: "self.kind",
            },
          ],
        },
      },
    ),
    dataSourceRef: field(
      typedLocalObjectReferenceSchema,
      8,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            {
              rule: "(has(self.apiGroup) && self.apiGroup != null && self.apiGroup != '') || self.kind == 'PersistentVolumeClaim'",
              message: "",
              reason: "FieldValueInvalid",
              valueExpression: "self.kind",
            },
          ],
        },
        gate: "AnyVolumeDataSource",
      },
    ),
  },
}));

/** Schema of PersistentVolumeClaimStatus (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimStatusSchema: StructSchema = struct("PersistentVolumeClaimStatus", () => ({
  fields: {
    phase: field(scalar.string, 1, { omitEmpty: true, default: "Pending" }),
    accessModes: field(atomicList(scalar.string), 2, { omitEmpty: true }),
    capacity: field(
      granularMap(scalar.Quantity, {
        rules: [{ rule: "quantity(self).sign() >= 0", message: "must be a valid resource quantity", reason: "FieldValueInvalid" }],
      }),
      3,
      { omitEmpty: true },
    ),
    conditions: field(
      mapList(["type"], persistentVolumeClaimConditionSchema),
      4,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" },
    ),
    allocatedResources: field(
      granularMap(scalar.Quantity, {
        rules: [{ rule: "quantity(self).sign() >= 0", message: "must be a valid resource quantity", reason: "FieldValueInvalid" }],
      }),
      5,
      { omitEmpty: true, gate: "RecoverVolumeExpansionFailure" },
    ),
    resizeStatus: field(scalar.string, 6, { omitEmpty: true, optional: true, gate: "RecoverVolumeExpansionFailure" }),
  },
}));

/** Schema of PersistentVolumeClaimCondition (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimConditionSchema: StructSchema = struct("PersistentVolumeClaimCondition", () => ({
  fields: {
    type: field(scalar.string, 1, { required: true }),
    status: field(scalar.string, 2, { required: true }),
    lastProbeTime: field(scalar.Time, 3),
    lastTransitionTime: field(scalar.Time, 4),
    reason: field(scalar.string, 5, { omitEmpty: true }),
    message: field(scalar.string, 6, { omitEmpty: true }),
  },
}));

/** Schema of PersistentVolume (api-definitions/core/v1/persistent-volume.yaml). */
export const persistentVolumeSchema: StructSchema = struct("PersistentVolume", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(persistentVolumeSpecSchema, 2),
    status: field(persistentVolumeStatusSchema, 3),
  },
}));

/** Schema of PersistentVolumeList (api-definitions/core/v1/persistent-volume.yaml). */
export const persistentVolumeListSchema: StructSchema = struct("PersistentVolumeList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(persistentVolumeSchema), 2, { required: true }),
  },
}));

/** Schema of PersistentVolumeStatus (api-definitions/core/v1/persistent-volume.yaml). */
export const persistentVolumeStatusSchema: StructSchema = struct("PersistentVolumeStatus", () => ({
  fields: {
    phase: field(scalar.string, 1, { omitEmpty: true, default: "Pending" }),
    message: field(scalar.string, 2, { omitEmpty: true }),
    reason: field(scalar.string, 3, { omitEmpty: true }),
  },
}));

/** Schema of PersistentVolumeSpec (api-definitions/core/v1/persistent-volume.yaml). */
export const persistentVolumeSpecSchema: StructSchema = struct("PersistentVolumeSpec", () => ({
  checks: {
    rules: [
      {
        rule: "(has(self.accessModes) && self.accessModes != null ? size(self.accessModes) : 0) > 0",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".accessModes",
      },
      {
        rule: "(has(self.capacity) && self.capacity != null ? size(self.capacity) : 0) > 0",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".capacity",
      },
    ],
  },
  unions: [
    {
      members: [
        "gcePersistentDisk",
        "awsElasticBlockStore",
        "hostPath",
        "glusterfs",
        "nfs",
        "rbd",
        "iscsi",
        "cinder",
        "cephfs",
        "fc",
        "flocker",
        "flexVolume",
        "azureFile",
        "vsphereVolume",
        "quobyte",
        "azureDisk",
        "photonPersistentDisk",
        "portworxVolume",
        "scaleIO",
        "local",
        "storageos",
        "csi",
      ],
      required: true,
      noun: "volume type",
    },
  ],
  fields: {
    capacity: field(
      granularMap(scalar.Quantity, {
        rules: [{ rule: "quantity(self).sign() > 0", message: "must be greater than zero", reason: "FieldValueInvalid" }],
      }),
      1,
      {
        omitEmpty: true,
        checks: {
          rules: [
            { rule: "'storage' in self && size(self) == 1", message: "supported values: \"storage\"", reason: "FieldValueNotSupported" },
          ],
        },
      },
    ),
    gcePersistentDisk: field(gcePersistentDiskVolumeSourceSchema, 1, { omitEmpty: true, optional: true }),
    awsElasticBlockStore: field(awsElasticBlockStoreVolumeSourceSchema, 2, { omitEmpty: true, optional: true }),
    hostPath: field(hostPathVolumeSourceSchema, 3, { omitEmpty: true, optional: true }),
    glusterfs: field(glusterfsPersistentVolumeSourceSchema, 4, { omitEmpty: true, optional: true }),
    nfs: field(nfsVolumeSourceSchema, 5, { omitEmpty: true, optional: true }),
    rbd: field(rbdPersistentVolumeSourceSchema, 6, { omitEmpty: true, optional: true }),
    iscsi: field(iscsiPersistentVolumeSourceSchema, 7, { omitEmpty: true, optional: true }),
    cinder: field(cinderPersistentVolumeSourceSchema, 8, { omitEmpty: true, optional: true }),
    cephfs: field(cephFSPersistentVolumeSourceSchema, 9, { omitEmpty: true, optional: true }),
    fc: field(fcVolumeSourceSchema, 10, { omitEmpty: true, optional: true }),
    flocker: field(flockerVolumeSourceSchema, 11, { omitEmpty: true, optional: true }),
    flexVolume: field(flexPersistentVolumeSourceSchema, 12, { omitEmpty: true, optional: true }),
    azureFile: field(azureFilePersistentVolumeSourceSchema, 13, { omitEmpty: true, optional: true }),
    vsphereVolume: field(vsphereVirtualDiskVolumeSourceSchema, 14, { omitEmpty: true, optional: true }),
    quobyte: field(quobyteVolumeSourceSchema, 15, { omitEmpty: true, optional: true }),
    azureDisk: field(azureDiskVolumeSourceSchema, 16, { omitEmpty: true, optional: true }),
    photonPersistentDisk: field(photonPersistentDiskVolumeSourceSchema, 17, { omitEmpty: true, optional: true }),
    portworxVolume: field(portworxVolumeSourceSchema, 18, { omitEmpty: true, optional: true }),
    scaleIO: field(scaleIOPersistentVolumeSourceSchema, 19, { omitEmpty: true, optional: true }),
    local: field(localVolumeSourceSchema, 20, { omitEmpty: true, optional: true }),
    storageos: field(storageOSPersistentVolumeSourceSchema, 21, { omitEmpty: true, optional: true }),
    csi: field(csiPersistentVolumeSourceSchema, 22, { omitEmpty: true, optional: true }),
    accessModes: field(atomicList(scalar.string), 3, { omitEmpty: true }),
    claimRef: field(objectReferenceSchema, 4, { omitEmpty: true, optional: true }),
    persistentVolumeReclaimPolicy: field(scalar.string, 5, { omitEmpty: true, default: "Retain" }),
    storageClassName: field(scalar.string, 6, { omitEmpty: true }),
    mountOptions: field(atomicList(scalar.string), 7, { omitEmpty: true }),
    volumeMode: field(scalar.string, 8, { omitEmpty: true, optional: true, default: "Filesystem" }),
    nodeAffinity: field(volumeNodeAffinitySchema, 9, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of PersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const persistentVolumeSourceSchema: StructSchema = struct("PersistentVolumeSource", () => ({
  unions: [
    {
      members: [
        "gcePersistentDisk",
        "awsElasticBlockStore",
        "hostPath",
        "glusterfs",
        "nfs",
        "rbd",
        "iscsi",
        "cinder",
        "cephfs",
        "fc",
        "flocker",
        "flexVolume",
        "azureFile",
        "vsphereVolume",
        "quobyte",
        "azureDisk",
        "photonPersistentDisk",
        "portworxVolume",
        "scaleIO",
        "local",
        "storageos",
        "csi",
      ],
      required: true,
      noun: "volume type",
    },
  ],
  fields: {
    gcePersistentDisk: field(gcePersistentDiskVolumeSourceSchema, 1, { omitEmpty: true, optional: true }),
    awsElasticBlockStore: field(awsElasticBlockStoreVolumeSourceSchema, 2, { omitEmpty: true, optional: true }),
    hostPath: field(hostPathVolumeSourceSchema, 3, { omitEmpty: true, optional: true }),
    glusterfs: field(glusterfsPersistentVolumeSourceSchema, 4, { omitEmpty: true, optional: true }),
    nfs: field(nfsVolumeSourceSchema, 5, { omitEmpty: true, optional: true }),
    rbd: field(rbdPersistentVolumeSourceSchema, 6, { omitEmpty: true, optional: true }),
    iscsi: field(iscsiPersistentVolumeSourceSchema, 7, { omitEmpty: true, optional: true }),
    cinder: field(cinderPersistentVolumeSourceSchema, 8, { omitEmpty: true, optional: true }),
    cephfs: field(cephFSPersistentVolumeSourceSchema, 9, { omitEmpty: true, optional: true }),
    fc: field(fcVolumeSourceSchema, 10, { omitEmpty: true, optional: true }),
    flocker: field(flockerVolumeSourceSchema, 11, { omitEmpty: true, optional: true }),
    flexVolume: field(flexPersistentVolumeSourceSchema, 12, { omitEmpty: true, optional: true }),
    azureFile: field(azureFilePersistentVolumeSourceSchema, 13, { omitEmpty: true, optional: true }),
    vsphereVolume: field(vsphereVirtualDiskVolumeSourceSchema, 14, { omitEmpty: true, optional: true }),
    quobyte: field(quobyteVolumeSourceSchema, 15, { omitEmpty: true, optional: true }),
    azureDisk: field(azureDiskVolumeSourceSchema, 16, { omitEmpty: true, optional: true }),
    photonPersistentDisk: field(photonPersistentDiskVolumeSourceSchema, 17, { omitEmpty: true, optional: true }),
    portworxVolume: field(portworxVolumeSourceSchema, 18, { omitEmpty: true, optional: true }),
    scaleIO: field(scaleIOPersistentVolumeSourceSchema, 19, { omitEmpty: true, optional: true }),
    local: field(localVolumeSourceSchema, 20, { omitEmpty: true, optional: true }),
    storageos: field(storageOSPersistentVolumeSourceSchema, 21, { omitEmpty: true, optional: true }),
    csi: field(csiPersistentVolumeSourceSchema, 22, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of VolumeNodeAffinity (api-definitions/core/v1/persistent-volume.yaml). */
export const volumeNodeAffinitySchema: StructSchema = struct("VolumeNodeAffinity", () => ({
  fields: {
    required: field(nodeSelectorSchema, 1, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of LocalVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const localVolumeSourceSchema: StructSchema = struct("LocalVolumeSource", () => ({
  fields: {
    path: field(scalar.string, 1, { required: true }),
    fsType: field(scalar.string, 2, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of GlusterfsPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const glusterfsPersistentVolumeSourceSchema: StructSchema = struct("GlusterfsPersistentVolumeSource", () => ({
  fields: {
    endpoints: field(scalar.string, 1, { required: true }),
    path: field(scalar.string, 2, { required: true }),
    readOnly: field(scalar.boolean, 3, { omitEmpty: true }),
    endpointsNamespace: field(scalar.string, 4, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of RBDPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const rbdPersistentVolumeSourceSchema: StructSchema = struct("RBDPersistentVolumeSource", () => ({
  fields: {
    monitors: field(atomicList(scalar.string), 1, { required: true }),
    image: field(scalar.string, 2, { required: true }),
    fsType: field(scalar.string, 3, { omitEmpty: true }),
    pool: field(scalar.string, 4, { omitEmpty: true, default: "rbd" }),
    user: field(scalar.string, 5, { omitEmpty: true, default: "admin" }),
    keyring: field(scalar.string, 6, { omitEmpty: true, default: "/etc/ceph/keyring" }),
    secretRef: field(secretReferenceSchema, 7, { omitEmpty: true, optional: true }),
    readOnly: field(scalar.boolean, 8, { omitEmpty: true }),
  },
}));

/** Schema of ISCSIPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const iscsiPersistentVolumeSourceSchema: StructSchema = struct("ISCSIPersistentVolumeSource", () => ({
  fields: {
    targetPortal: field(scalar.string, 1, { required: true }),
    iqn: field(scalar.string, 2, { required: true }),
    lun: field(
      scalar.int32,
      3,
      {
        required: true,
        checks: {
          rules: [{ rule: "self >= 0 && self <= 255", message: "must be between 0 and 255, inclusive", reason: "FieldValueInvalid" }],
        },
      },
    ),
    iscsiInterface: field(scalar.string, 4, { omitEmpty: true, default: "default" }),
    fsType: field(scalar.string, 5, { omitEmpty: true }),
    readOnly: field(scalar.boolean, 6, { omitEmpty: true }),
    portals: field(atomicList(scalar.string), 7, { omitEmpty: true }),
    chapAuthDiscovery: field(scalar.boolean, 8, { omitEmpty: true }),
    chapAuthSession: field(scalar.boolean, 11, { omitEmpty: true }),
    secretRef: field(secretReferenceSchema, 10, { omitEmpty: true, optional: true }),
    initiatorName: field(scalar.string, 12, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of CinderPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const cinderPersistentVolumeSourceSchema: StructSchema = struct("CinderPersistentVolumeSource", () => ({
  fields: {
    volumeID: field(scalar.string, 1, { required: true }),
    fsType: field(scalar.string, 2, { omitEmpty: true }),
    readOnly: field(scalar.boolean, 3, { omitEmpty: true }),
    secretRef: field(secretReferenceSchema, 4, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of CephFSPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const cephFSPersistentVolumeSourceSchema: StructSchema = struct("CephFSPersistentVolumeSource", () => ({
  fields: {
    monitors: field(atomicList(scalar.string), 1, { required: true }),
    path: field(scalar.string, 2, { omitEmpty: true }),
    user: field(scalar.string, 3, { omitEmpty: true }),
    secretFile: field(scalar.string, 4, { omitEmpty: true }),
    secretRef: field(secretReferenceSchema, 5, { omitEmpty: true, optional: true }),
    readOnly: field(scalar.boolean, 6, { omitEmpty: true }),
  },
}));

/** Schema of FlexPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const flexPersistentVolumeSourceSchema: StructSchema = struct("FlexPersistentVolumeSource", () => ({
  fields: {
    driver: field(scalar.string, 1, { required: true }),
    fsType: field(scalar.string, 2, { omitEmpty: true }),
    secretRef: field(secretReferenceSchema, 3, { omitEmpty: true, optional: true }),
    readOnly: field(scalar.boolean, 4, { omitEmpty: true }),
    options: field(granularMap(scalar.string), 5, { omitEmpty: true }),
  },
}));

/** Schema of AzureFilePersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const azureFilePersistentVolumeSourceSchema: StructSchema = struct("AzureFilePersistentVolumeSource", () => ({
  fields: {
    secretName: field(scalar.string, 1, { required: true }),
    shareName: field(scalar.string, 2, { required: true }),
    readOnly: field(scalar.boolean, 3, { omitEmpty: true }),
    secretNamespace: field(scalar.string, 4, { optional: true }),
  },
}));

/** Schema of ScaleIOPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const scaleIOPersistentVolumeSourceSchema: StructSchema = struct("ScaleIOPersistentVolumeSource", () => ({
  fields: {
    gateway: field(scalar.string, 1, { required: true }),
    system: field(scalar.string, 2, { required: true }),
    secretRef: field(secretReferenceSchema, 3, { required: true, optional: true }),
    sslEnabled: field(scalar.boolean, 4, { omitEmpty: true }),
    protectionDomain: field(scalar.string, 5, { omitEmpty: true }),
    storagePool: field(scalar.string, 6, { omitEmpty: true }),
    storageMode: field(scalar.string, 7, { omitEmpty: true, default: "ThinProvisioned" }),
    volumeName: field(scalar.string, 8, { omitEmpty: true }),
    fsType: field(scalar.string, 9, { omitEmpty: true, default: "xfs" }),
    readOnly: field(scalar.boolean, 10, { omitEmpty: true }),
  },
}));

/** Schema of StorageOSPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const storageOSPersistentVolumeSourceSchema: StructSchema = struct("StorageOSPersistentVolumeSource", () => ({
  fields: {
    volumeName: field(scalar.string, 1, { omitEmpty: true }),
    volumeNamespace: field(scalar.string, 2, { omitEmpty: true }),
    fsType: field(scalar.string, 3, { omitEmpty: true }),
    readOnly: field(scalar.boolean, 4, { omitEmpty: true }),
    secretRef: field(objectReferenceSchema, 5, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of CSIPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const csiPersistentVolumeSourceSchema: StructSchema = struct("CSIPersistentVolumeSource", () => ({
  fields: {
    driver: field(scalar.string, 1, { required: true }),
    volumeHandle: field(scalar.string, 2, { required: true }),
    readOnly: field(scalar.boolean, 3, { omitEmpty: true }),
    fsType: field(scalar.string, 4, { omitEmpty: true }),
    volumeAttributes: field(granularMap(scalar.string), 5, { omitEmpty: true }),
    controllerPublishSecretRef: field(secretReferenceSchema, 6, { omitEmpty: true, optional: true }),
    nodeStageSecretRef: field(secretReferenceSchema, 7, { omitEmpty: true, optional: true }),
    nodePublishSecretRef: field(secretReferenceSchema, 8, { omitEmpty: true, optional: true }),
    controllerExpandSecretRef: field(secretReferenceSchema, 9, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of PodAttachOptions (api-definitions/core/v1/pod-attach-options.yaml). */
export const podAttachOptionsSchema: StructSchema = struct("PodAttachOptions", () => ({
  fields: {
    stdin: field(scalar.boolean, 1, { omitEmpty: true }),
    stdout: field(scalar.boolean, 2, { omitEmpty: true }),
    stderr: field(scalar.boolean, 3, { omitEmpty: true }),
    tty: field(scalar.boolean, 4, { omitEmpty: true }),
    container: field(scalar.string, 5, { omitEmpty: true }),
  },
}));

/** Schema of PodExecOptions (api-definitions/core/v1/pod-exec-options.yaml). */
export const podExecOptionsSchema: StructSchema = struct("PodExecOptions", () => ({
  fields: {
    stdin: field(scalar.boolean, 1, { omitEmpty: true }),
    stdout: field(scalar.boolean, 2, { omitEmpty: true }),
    stderr: field(scalar.boolean, 3, { omitEmpty: true }),
    tty: field(scalar.boolean, 4, { omitEmpty: true }),
    container: field(scalar.string, 5, { omitEmpty: true }),
    command: field(atomicList(scalar.string), 6, { required: true }),
  },
}));

/** Schema of PodLogOptions (api-definitions/core/v1/pod-log-options.yaml). */
export const podLogOptionsSchema: StructSchema = struct("PodLogOptions", () => ({
  fields: {
    container: field(scalar.string, 1, { omitEmpty: true }),
    follow: field(scalar.boolean, 2, { omitEmpty: true }),
    previous: field(scalar.boolean, 3, { omitEmpty: true }),
    sinceSeconds: field(scalar.int64, 4, { omitEmpty: true, optional: true }),
    sinceTime: field(scalar.Time, 5, { omitEmpty: true, optional: true }),
    timestamps: field(scalar.boolean, 6, { omitEmpty: true }),
    tailLines: field(scalar.int64, 7, { omitEmpty: true, optional: true }),
    limitBytes: field(scalar.int64, 8, { omitEmpty: true, optional: true }),
    insecureSkipTLSVerifyBackend: field(scalar.boolean, 9, { omitEmpty: true }),
  },
}));

/** Schema of PodPortForwardOptions (api-definitions/core/v1/pod-port-forward-options.yaml). */
export const podPortForwardOptionsSchema: StructSchema = struct("PodPortForwardOptions", () => ({
  fields: {
    ports: field(atomicList(scalar.int32), 1, { omitEmpty: true }),
  },
}));

/** Schema of PodProxyOptions (api-definitions/core/v1/pod-proxy-options.yaml). */
export const podProxyOptionsSchema: StructSchema = struct("PodProxyOptions", () => ({
  fields: {
    path: field(scalar.string, 1, { omitEmpty: true }),
  },
}));

/** Schema of PodTemplate (api-definitions/core/v1/pod-template.yaml). */
export const podTemplateSchema: StructSchema = struct("PodTemplate", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    template: field(podTemplateSpecSchema, 2),
  },
}));

/** Schema of PodTemplateList (api-definitions/core/v1/pod-template.yaml). */
export const podTemplateListSchema: StructSchema = struct("PodTemplateList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(podTemplateSchema), 2, { required: true }),
  },
}));

/** Schema of PodTemplateSpec (api-definitions/core/v1/pod-template.yaml). */
export const podTemplateSpecSchema: StructSchema = struct("PodTemplateSpec", () => ({
  hooks: ["pod-template"],
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(podSpecSchema, 2),
  },
}));

/** Schema of Pod (api-definitions/core/v1/pod.yaml). */
export const podSchema: StructSchema = struct("Pod", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(podSpecSchema, 2),
    status: field(podStatusSchema, 3),
  },
}));

/** Schema of PodList (api-definitions/core/v1/pod.yaml). */
export const podListSchema: StructSchema = struct("PodList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(podSchema), 2, { required: true }),
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
  hooks: ["pod-spec"],
  fields: {
    volumes: field(
      mapList(["name"], volumeSchema),
      1,
      { omitEmpty: true, checks: { unique: [{ keys: ["name"] }] }, patchStrategy: ["merge", "retainKeys"], patchMergeKey: "name" },
    ),
    initContainers: field(
      mapList(["name"], containerSchema),
      20,
      { omitEmpty: true, checks: { unique: [{ keys: ["name"] }] }, patchStrategy: ["merge"], patchMergeKey: "name" },
    ),
    containers: field(
      mapList(["name"], containerSchema),
      2,
      { required: true, checks: { unique: [{ keys: ["name"] }] }, patchStrategy: ["merge"], patchMergeKey: "name" },
    ),
    ephemeralContainers: field(
      mapList(["name"], ephemeralContainerSchema),
      34,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "name" },
    ),
    restartPolicy: field(scalar.string, 3, { omitEmpty: true, default: "Always" }),
    terminationGracePeriodSeconds: field(scalar.int64, 4, { omitEmpty: true, optional: true, default: 30 }),
    activeDeadlineSeconds: field(
      scalar.int64,
      5,
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
    enableServiceLinks: field(scalar.boolean, 30, { omitEmpty: true, optional: true }),
    preemptionPolicy: field(scalar.string, 31, { omitEmpty: true, optional: true }),
    overhead: field(granularMap(scalar.Quantity), 32, { omitEmpty: true }),
    topologySpreadConstraints: field(
      mapList(["topologyKey", "whenUnsatisfiable"], topologySpreadConstraintSchema),
      33,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "topologyKey" },
    ),
    setHostnameAsFQDN: field(scalar.boolean, 35, { omitEmpty: true, optional: true }),
    os: field(podOSSchema, 36, { omitEmpty: true, optional: true, gate: "IdentifyPodOS" }),
  },
}));

/** Schema of PodStatus (api-definitions/core/v1/pod.yaml). */
export const podStatusSchema: StructSchema = struct("PodStatus", () => ({
  fields: {
    phase: field(scalar.string, 1, { omitEmpty: true, default: "Pending" }),
    conditions: field(mapList(["type"], podConditionSchema), 2, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
    message: field(scalar.string, 3, { omitEmpty: true }),
    reason: field(scalar.string, 4, { omitEmpty: true }),
    nominatedNodeName: field(scalar.string, 11, { omitEmpty: true }),
    hostIP: field(scalar.string, 5, { omitEmpty: true }),
    podIP: field(scalar.string, 6, { omitEmpty: true }),
    podIPs: field(
      mapList(["ip"], podIPSchema),
      12,
      { omitEmpty: true, checks: { unique: [{ keys: ["ip"] }] }, patchStrategy: ["merge"], patchMergeKey: "ip" },
    ),
    startTime: field(scalar.Time, 7, { omitEmpty: true, optional: true }),
    initContainerStatuses: field(atomicList(containerStatusSchema), 10, { omitEmpty: true }),
    containerStatuses: field(atomicList(containerStatusSchema), 8, { omitEmpty: true }),
    qosClass: field(scalar.string, 9, { omitEmpty: true }),
    ephemeralContainerStatuses: field(atomicList(containerStatusSchema), 13, { omitEmpty: true }),
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
    name: field(scalar.string, 1, { required: true }),
    image: field(scalar.string, 2, { omitEmpty: true }),
    command: field(atomicList(scalar.string), 3, { omitEmpty: true }),
    args: field(atomicList(scalar.string), 4, { omitEmpty: true }),
    workingDir: field(scalar.string, 5, { omitEmpty: true }),
    ports: field(
      mapList(["containerPort", "protocol"], containerPortSchema),
      6,
      { omitEmpty: true, checks: { unique: [{ keys: ["name"] }] }, patchStrategy: ["merge"], patchMergeKey: "containerPort" },
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
    terminationMessagePolicy: field(
      scalar.string,
      20,
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
      14,
      {
        omitEmpty: true,
        defaultsWhen: [
          { when: "!self.image.contains('@') && (self.image.endsWith(':latest') || !self.image.matches(':[^:/]+$'))", value: "Always" },
          { when: "true", value: "IfNotPresent" },
        ],
      },
    ),
    securityContext: field(securityContextSchema, 15, { omitEmpty: true, optional: true }),
    stdin: field(scalar.boolean, 16, { omitEmpty: true }),
    stdinOnce: field(scalar.boolean, 17, { omitEmpty: true }),
    tty: field(scalar.boolean, 18, { omitEmpty: true }),
    targetContainerName: field(scalar.string, 2, { omitEmpty: true }),
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
    seLinuxOptions: field(seLinuxOptionsSchema, 1, { omitEmpty: true, optional: true }),
    windowsOptions: field(windowsSecurityContextOptionsSchema, 8, { omitEmpty: true, optional: true }),
    runAsUser: field(scalar.int64, 2, { omitEmpty: true, optional: true }),
    runAsGroup: field(scalar.int64, 6, { omitEmpty: true, optional: true }),
    runAsNonRoot: field(scalar.boolean, 3, { omitEmpty: true, optional: true }),
    supplementalGroups: field(atomicList(scalar.int64), 4, { omitEmpty: true }),
    fsGroup: field(scalar.int64, 5, { omitEmpty: true, optional: true }),
    sysctls: field(atomicList(sysctlSchema), 7, { omitEmpty: true, checks: { unique: [{ keys: ["name"] }] } }),
    fsGroupChangePolicy: field(scalar.string, 9, { omitEmpty: true, optional: true }),
    seccompProfile: field(seccompProfileSchema, 10, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of Sysctl (api-definitions/core/v1/pod.yaml). */
export const sysctlSchema: StructSchema = struct("Sysctl", () => ({
  fields: {
    name: field(
      scalar.string,
      1,
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
    value: field(scalar.string, 2, { required: true }),
  },
}));

/** Schema of HostAlias (api-definitions/core/v1/pod.yaml). */
export const hostAliasSchema: StructSchema = struct("HostAlias", () => ({
  fields: {
    ip: field(
      scalar.string,
      1,
      { omitEmpty: true, checks: { rules: [{ rule: "isIP(self)", message: "must be valid IP address", reason: "FieldValueInvalid" }] } },
    ),
    hostnames: field(atomicList(scalar.string), 2, { omitEmpty: true, errorPath: "hostnames" }),
  },
}));

/** Schema of PodDNSConfig (api-definitions/core/v1/pod.yaml). */
export const podDNSConfigSchema: StructSchema = struct("PodDNSConfig", () => ({
  fields: {
    nameservers: field(
      atomicList(scalar.string, {
        rules: [{ rule: "isIP(self)", message: "must be valid IP address", reason: "FieldValueInvalid" }],
      }),
      1,
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
      2,
      {
        omitEmpty: true,
        checks: { rules: [{ rule: "size(self) <= 6", message: "must not have more than 6 search paths", reason: "FieldValueInvalid" }] },
      },
    ),
    options: field(atomicList(podDNSConfigOptionSchema), 3, { omitEmpty: true }),
  },
}));

/** Schema of PodDNSConfigOption (api-definitions/core/v1/pod.yaml). */
export const podDNSConfigOptionSchema: StructSchema = struct("PodDNSConfigOption", () => ({
  checks: { rules: [{ rule: "has(self.name)", message: "must not be empty", reason: "FieldValueRequired" }] },
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    value: field(scalar.string, 2, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of PodReadinessGate (api-definitions/core/v1/pod.yaml). */
export const podReadinessGateSchema: StructSchema = struct("PodReadinessGate", () => ({
  fields: {
    conditionType: field(scalar.string, 1, { required: true }),
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
    name: field(scalar.string, 1, { required: true }),
  },
}));

/** Schema of PodCondition (api-definitions/core/v1/pod.yaml). */
export const podConditionSchema: StructSchema = struct("PodCondition", () => ({
  fields: {
    type: field(scalar.string, 1, { required: true }),
    status: field(scalar.string, 2, { required: true }),
    lastProbeTime: field(scalar.Time, 3),
    lastTransitionTime: field(scalar.Time, 4),
    reason: field(scalar.string, 5, { omitEmpty: true }),
    message: field(scalar.string, 6, { omitEmpty: true }),
  },
}));

/** Schema of PodIP (api-definitions/core/v1/pod.yaml). */
export const podIPSchema: StructSchema = struct("PodIP", () => ({
  fields: {
    ip: field(
      scalar.string,
      1,
      {
        omitEmpty: true,
        checks: {
          rules: [
            { rule: "isIP(self)", message: "must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)", reason: "FieldValueInvalid" },
          ],
        },
      },
    ),
  },
}));

/** Schema of ContainerStatus (api-definitions/core/v1/pod.yaml). */
export const containerStatusSchema: StructSchema = struct("ContainerStatus", () => ({
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
}));

/** Schema of ContainerState (api-definitions/core/v1/pod.yaml). */
export const containerStateSchema: StructSchema = struct("ContainerState", () => ({
  fields: {
    waiting: field(containerStateWaitingSchema, 1, { omitEmpty: true, optional: true }),
    running: field(containerStateRunningSchema, 2, { omitEmpty: true, optional: true }),
    terminated: field(containerStateTerminatedSchema, 3, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ContainerStateWaiting (api-definitions/core/v1/pod.yaml). */
export const containerStateWaitingSchema: StructSchema = struct("ContainerStateWaiting", () => ({
  fields: {
    reason: field(scalar.string, 1, { omitEmpty: true }),
    message: field(scalar.string, 2, { omitEmpty: true }),
  },
}));

/** Schema of ContainerStateRunning (api-definitions/core/v1/pod.yaml). */
export const containerStateRunningSchema: StructSchema = struct("ContainerStateRunning", () => ({
  fields: {
    startedAt: field(scalar.Time, 1),
  },
}));

/** Schema of ContainerStateTerminated (api-definitions/core/v1/pod.yaml). */
export const containerStateTerminatedSchema: StructSchema = struct("ContainerStateTerminated", () => ({
  fields: {
    exitCode: field(scalar.int32, 1, { required: true }),
    signal: field(scalar.int32, 2, { omitEmpty: true }),
    reason: field(scalar.string, 3, { omitEmpty: true }),
    message: field(scalar.string, 4, { omitEmpty: true }),
    startedAt: field(scalar.Time, 5),
    finishedAt: field(scalar.Time, 6),
    containerID: field(scalar.string, 7, { omitEmpty: true }),
  },
}));

/** Schema of LocalObjectReference (api-definitions/core/v1/references.yaml). */
export const localObjectReferenceSchema: StructSchema = struct("LocalObjectReference", () => ({
  atomic: true,
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
  },
}));

/** Schema of TypedLocalObjectReference (api-definitions/core/v1/references.yaml). */
export const typedLocalObjectReferenceSchema: StructSchema = struct("TypedLocalObjectReference", () => ({
  atomic: true,
  validationOrder: ["name", "kind", "."],
  fields: {
    apiGroup: field(scalar.string, 1, { optional: true }),
    kind: field(scalar.string, 2, { required: true }),
    name: field(scalar.string, 3, { required: true }),
  },
}));

/** Schema of ObjectReference (api-definitions/core/v1/references.yaml). */
export const objectReferenceSchema: StructSchema = struct("ObjectReference", () => ({
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
}));

/** Schema of SecretReference (api-definitions/core/v1/references.yaml). */
export const secretReferenceSchema: StructSchema = struct("SecretReference", () => ({
  atomic: true,
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    namespace: field(scalar.string, 2, { omitEmpty: true }),
  },
}));

/** Schema of ReplicationController (api-definitions/core/v1/replication-controller.yaml). */
export const replicationControllerSchema: StructSchema = struct("ReplicationController", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(replicationControllerSpecSchema, 2),
    status: field(replicationControllerStatusSchema, 3),
  },
}));

/** Schema of ReplicationControllerList (api-definitions/core/v1/replication-controller.yaml). */
export const replicationControllerListSchema: StructSchema = struct("ReplicationControllerList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(replicationControllerSchema), 2, { required: true }),
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
    replicas: field(scalar.int32, 1, { omitEmpty: true, optional: true, default: 1 }),
    minReadySeconds: field(scalar.int32, 4, { omitEmpty: true }),
    selector: field(
      atomicMap(scalar.string),
      2,
      {
        omitEmpty: true,
        defaultsWhen: [{ from: "has(self.template) && has(self.template.metadata) ? self.template.metadata.labels : {}" }],
      },
    ),
    template: field(podTemplateSpecSchema, 3, { omitEmpty: true, optional: true }),
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
    replicas: field(scalar.int32, 1, { required: true }),
    fullyLabeledReplicas: field(scalar.int32, 2, { omitEmpty: true }),
    readyReplicas: field(scalar.int32, 4, { omitEmpty: true }),
    availableReplicas: field(scalar.int32, 5, { omitEmpty: true }),
    observedGeneration: field(scalar.int64, 3, { omitEmpty: true }),
    conditions: field(
      mapList(["type"], replicationControllerConditionSchema),
      6,
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" },
    ),
  },
}));

/** Schema of ReplicationControllerCondition (api-definitions/core/v1/replication-controller.yaml). */
export const replicationControllerConditionSchema: StructSchema = struct("ReplicationControllerCondition", () => ({
  fields: {
    type: field(scalar.string, 1, { required: true }),
    status: field(scalar.string, 2, { required: true }),
    lastTransitionTime: field(scalar.Time, 3),
    reason: field(scalar.string, 4, { omitEmpty: true }),
    message: field(scalar.string, 5, { omitEmpty: true }),
  },
}));

/** Schema of ResourceQuota (api-definitions/core/v1/resource-quota.yaml). */
export const resourceQuotaSchema: StructSchema = struct("ResourceQuota", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(resourceQuotaSpecSchema, 2),
    status: field(resourceQuotaStatusSchema, 3),
  },
}));

/** Schema of ResourceQuotaList (api-definitions/core/v1/resource-quota.yaml). */
export const resourceQuotaListSchema: StructSchema = struct("ResourceQuotaList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(resourceQuotaSchema), 2, { required: true }),
  },
}));

/** Schema of ResourceQuotaSpec (api-definitions/core/v1/resource-quota.yaml). */
export const resourceQuotaSpecSchema: StructSchema = struct("ResourceQuotaSpec", () => ({
  hooks: ["resource-quota-spec"],
  fields: {
    hard: field(granularMap(scalar.Quantity), 1, { omitEmpty: true }),
    scopes: field(atomicList(scalar.string), 2, { omitEmpty: true }),
    scopeSelector: field(scopeSelectorSchema, 3, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ResourceQuotaStatus (api-definitions/core/v1/resource-quota.yaml). */
export const resourceQuotaStatusSchema: StructSchema = struct("ResourceQuotaStatus", () => ({
  fields: {
    hard: field(granularMap(scalar.Quantity), 1, { omitEmpty: true }),
    used: field(granularMap(scalar.Quantity), 2, { omitEmpty: true }),
  },
}));

/** Schema of ScopeSelector (api-definitions/core/v1/resource-quota.yaml). */
export const scopeSelectorSchema: StructSchema = struct("ScopeSelector", () => ({
  atomic: true,
  fields: {
    matchExpressions: field(atomicList(scopedResourceSelectorRequirementSchema), 1, { omitEmpty: true }),
  },
}));

/** Schema of ScopedResourceSelectorRequirement (api-definitions/core/v1/resource-quota.yaml). */
export const scopedResourceSelectorRequirementSchema: StructSchema = struct("ScopedResourceSelectorRequirement", () => ({
  fields: {
    scopeName: field(scalar.string, 1, { required: true }),
    operator: field(scalar.string, 2, { required: true }),
    values: field(atomicList(scalar.string), 3, { omitEmpty: true }),
  },
}));

/** Schema of ResourceRequirements (api-definitions/core/v1/resource-requirements.yaml). */
export const resourceRequirementsSchema: StructSchema = struct("ResourceRequirements", () => ({
  validationOrder: ["limits", "requests", "."],
  fields: {
    limits: field(granularMap(scalar.Quantity), 1, { omitEmpty: true }),
    requests: field(granularMap(scalar.Quantity), 2, { omitEmpty: true }),
  },
}));

/** Schema of Affinity (api-definitions/core/v1/scheduling.yaml). */
export const affinitySchema: StructSchema = struct("Affinity", () => ({
  fields: {
    nodeAffinity: field(nodeAffinitySchema, 1, { omitEmpty: true, optional: true }),
    podAffinity: field(podAffinitySchema, 2, { omitEmpty: true, optional: true }),
    podAntiAffinity: field(podAntiAffinitySchema, 3, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of NodeAffinity (api-definitions/core/v1/scheduling.yaml). */
export const nodeAffinitySchema: StructSchema = struct("NodeAffinity", () => ({
  fields: {
    requiredDuringSchedulingIgnoredDuringExecution: field(nodeSelectorSchema, 1, { omitEmpty: true, optional: true }),
    preferredDuringSchedulingIgnoredDuringExecution: field(atomicList(preferredSchedulingTermSchema), 2, { omitEmpty: true }),
  },
}));

/** Schema of PodAffinity (api-definitions/core/v1/scheduling.yaml). */
export const podAffinitySchema: StructSchema = struct("PodAffinity", () => ({
  fields: {
    requiredDuringSchedulingIgnoredDuringExecution: field(atomicList(podAffinityTermSchema), 1, { omitEmpty: true }),
    preferredDuringSchedulingIgnoredDuringExecution: field(atomicList(weightedPodAffinityTermSchema), 2, { omitEmpty: true }),
  },
}));

/** Schema of PodAntiAffinity (api-definitions/core/v1/scheduling.yaml). */
export const podAntiAffinitySchema: StructSchema = struct("PodAntiAffinity", () => ({
  fields: {
    requiredDuringSchedulingIgnoredDuringExecution: field(atomicList(podAffinityTermSchema), 1, { omitEmpty: true }),
    preferredDuringSchedulingIgnoredDuringExecution: field(atomicList(weightedPodAffinityTermSchema), 2, { omitEmpty: true }),
  },
}));

/** Schema of PreferredSchedulingTerm (api-definitions/core/v1/scheduling.yaml). */
export const preferredSchedulingTermSchema: StructSchema = struct("PreferredSchedulingTerm", () => ({
  fields: {
    weight: field(
      scalar.int32,
      1,
      {
        required: true,
        checks: { rules: [{ rule: "self > 0 && self <= 100", message: "must be in the range 1-100", reason: "FieldValueInvalid" }] },
      },
    ),
    preference: field(nodeSelectorTermSchema, 2, { required: true }),
  },
}));

/** Schema of WeightedPodAffinityTerm (api-definitions/core/v1/scheduling.yaml). */
export const weightedPodAffinityTermSchema: StructSchema = struct("WeightedPodAffinityTerm", () => ({
  fields: {
    weight: field(
      scalar.int32,
      1,
      {
        required: true,
        checks: { rules: [{ rule: "self > 0 && self <= 100", message: "must be in the range 1-100", reason: "FieldValueInvalid" }] },
      },
    ),
    podAffinityTerm: field(podAffinityTermSchema, 2, { required: true }),
  },
}));

/** Schema of PodAffinityTerm (api-definitions/core/v1/scheduling.yaml). */
export const podAffinityTermSchema: StructSchema = struct("PodAffinityTerm", () => ({
  validationOrder: ["labelSelector", "namespaceSelector", "namespaces", "topologyKey"],
  fields: {
    labelSelector: field(labelSelectorSchema, 1, { omitEmpty: true, optional: true }),
    namespaces: field(atomicList(scalar.string), 2, { omitEmpty: true, errorPath: "namespace" }),
    topologyKey: field(
      scalar.string,
      3,
      { required: true, checks: { rules: [{ rule: "self != ''", message: "can not be empty", reason: "FieldValueRequired" }] } },
    ),
    namespaceSelector: field(labelSelectorSchema, 4, { omitEmpty: true, optional: true }),
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
    nodeSelectorTerms: field(atomicList(nodeSelectorTermSchema), 1, { required: true }),
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
      1,
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
        ],
      }),
      2,
      { omitEmpty: true },
    ),
  },
}));

/** Schema of NodeSelectorRequirement (api-definitions/core/v1/scheduling.yaml). */
export const nodeSelectorRequirementSchema: StructSchema = struct("NodeSelectorRequirement", () => ({
  validationOrder: ["values", "operator", "key"],
  fields: {
    key: field(scalar.string, 1, { required: true }),
    operator: field(scalar.string, 2, { required: true }),
    values: field(atomicList(scalar.string), 3, { omitEmpty: true }),
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
    key: field(scalar.string, 1, { omitEmpty: true }),
    operator: field(scalar.string, 2, { omitEmpty: true }),
    value: field(scalar.string, 3, { omitEmpty: true, errorPath: "operator" }),
    effect: field(scalar.string, 4, { omitEmpty: true }),
    tolerationSeconds: field(scalar.int64, 5, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of TopologySpreadConstraint (api-definitions/core/v1/scheduling.yaml). */
export const topologySpreadConstraintSchema: StructSchema = struct("TopologySpreadConstraint", () => ({
  validationOrder: ["maxSkew", "topologyKey", "whenUnsatisfiable", "{topologyKey,, whenUnsatisfiable}", "minDomains", "labelSelector"],
  fields: {
    maxSkew: field(
      scalar.int32,
      1,
      { required: true, checks: { rules: [{ rule: "self > 0", message: "must be greater than zero", reason: "FieldValueInvalid" }] } },
    ),
    topologyKey: field(
      scalar.string,
      2,
      { required: true, checks: { rules: [{ rule: "self != ''", message: "can not be empty", reason: "FieldValueRequired" }] } },
    ),
    whenUnsatisfiable: field(scalar.string, 3, { required: true }),
    labelSelector: field(labelSelectorSchema, 4, { omitEmpty: true, optional: true }),
    minDomains: field(
      scalar.int32,
      5,
      {
        omitEmpty: true,
        optional: true,
        checks: { rules: [{ rule: "self > 0", message: "must be greater than zero", reason: "FieldValueInvalid" }] },
        gate: "MinDomainsInPodTopologySpread",
      },
    ),
  },
}));

/** Schema of Secret (api-definitions/core/v1/secret.yaml). */
export const secretSchema: StructSchema = struct("Secret", () => ({
  validationOrder: ["metadata", "type", "immutable", "data"],
  checks: {
    rules: [
      {
        rule: "!(has(oldSelf.immutable) && oldSelf.immutable) || (has(self.immutable) && self.immutable)",
        message: "field is immutable when `immutable` is set",
        reason: "FieldValueForbidden",
        fieldPath: ".immutable",
      },
      {
        rule: "!(has(oldSelf.immutable) && oldSelf.immutable) || (has(self.data) == has(oldSelf.data) && (!has(self.data) || self.data == oldSelf.data))",
        message: "field is immutable when `immutable` is set",
        reason: "FieldValueForbidden",
        fieldPath: ".data",
      },
      {
        rule: "self.type != '${secretTypeServiceAccountToken}' || (has(self.metadata.annotations) && '${serviceAccountNameAnnotation}' in self.metadata.annotations && self.metadata.annotations['${serviceAccountNameAnnotation}'] != '')",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".metadata.annotations[${serviceAccountNameAnnotation}]",
      },
      {
        rule: "self.type != '${secretTypeDockercfg}' || (has(self.data) && '.dockercfg' in self.data)",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".data[.dockercfg]",
      },
      {
        rule: "self.type != '${secretTypeDockerConfigJson}' || (has(self.data) && '.dockerconfigjson' in self.data)",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".data[.dockerconfigjson]",
      },
      {
        rule: "self.type != '${secretTypeBasicAuth}' || (has(self.data) && ('username' in self.data || 'password' in self.data))",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".data[username]",
      },
      {
        rule: "self.type != '${secretTypeBasicAuth}' || (has(self.data) && ('username' in self.data || 'password' in self.data))",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".data[password]",
      },
      {
        rule: "self.type != '${secretTypeSshAuth}' || (has(self.data) && 'ssh-privatekey' in self.data && self.data['ssh-privatekey'] != '')",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".data[ssh-privatekey]",
      },
      {
        rule: "self.type != '${secretTypeTls}' || (has(self.data) && 'tls.crt' in self.data)",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".data[tls.crt]",
      },
      {
        rule: "self.type != '${secretTypeTls}' || (has(self.data) && 'tls.key' in self.data)",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".data[tls.key]",
      },
    ],
  },
  fields: {
    metadata: field(objectMetaSchema, 1),
    immutable: field(scalar.boolean, 5, { omitEmpty: true, optional: true }),
    data: field(
      granularMap(scalar.bytes),
      2,
      {
        omitEmpty: true,
        checks: {
          rules: [{ rule: "totalDecodedBytes(self) <= 1048576", message: "must have at most 1048576 bytes", reason: "FieldValueTooLong" }],
        },
      },
    ),
    stringData: field(granularMap(scalar.string), 4, { omitEmpty: true }),
    type: field(scalar.string, 3, { omitEmpty: true, default: "Opaque", checks: { immutable: {} } }),
  },
}));

/** Schema of SecretList (api-definitions/core/v1/secret.yaml). */
export const secretListSchema: StructSchema = struct("SecretList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(secretSchema), 2, { required: true }),
  },
}));

/** Schema of ServiceAccount (api-definitions/core/v1/service-account.yaml). */
export const serviceAccountSchema: StructSchema = struct("ServiceAccount", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    secrets: field(mapList(["name"], objectReferenceSchema), 2, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "name" }),
    imagePullSecrets: field(atomicList(localObjectReferenceSchema), 3, { omitEmpty: true }),
    automountServiceAccountToken: field(scalar.boolean, 4, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ServiceAccountList (api-definitions/core/v1/service-account.yaml). */
export const serviceAccountListSchema: StructSchema = struct("ServiceAccountList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(serviceAccountSchema), 2, { required: true }),
  },
}));

/** Schema of ServiceProxyOptions (api-definitions/core/v1/service-proxy-options.yaml). */
export const serviceProxyOptionsSchema: StructSchema = struct("ServiceProxyOptions", () => ({
  fields: {
    path: field(scalar.string, 1, { omitEmpty: true }),
  },
}));

/** Schema of Service (api-definitions/core/v1/service.yaml). */
export const serviceSchema: StructSchema = struct("Service", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(serviceSpecSchema, 2),
    status: field(serviceStatusSchema, 3),
  },
}));

/** Schema of ServiceList (api-definitions/core/v1/service.yaml). */
export const serviceListSchema: StructSchema = struct("ServiceList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(serviceSchema), 2, { required: true }),
  },
}));

/** Schema of ServiceSpec (api-definitions/core/v1/service.yaml). */
export const serviceSpecSchema: StructSchema = struct("ServiceSpec", () => ({
  checks: {
    rules: [
      {
        rule: "size(self.ports) > 0 || self.type == 'ExternalName' || self.clusterIP == 'None'",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".ports",
      },
      {
        rule: "self.type != 'LoadBalancer' || self.clusterIP != 'None'",
        message: "may not be set to 'None' for LoadBalancer services",
        reason: "FieldValueInvalid",
        valueExpression: "'None'",
        fieldPath: ".clusterIPs",
      },
      {
        rule: "self.type != 'NodePort' || self.clusterIP != 'None'",
        message: "may not be set to 'None' for NodePort services",
        reason: "FieldValueInvalid",
        valueExpression: "'None'",
        fieldPath: ".clusterIPs",
      },
      {
        rule: "self.type != 'ExternalName' || self.clusterIP == '' && size(self.clusterIPs) == 0",
        message: "may not be set when type is ExternalName",
        reason: "FieldValueForbidden",
        fieldPath: ".clusterIPs",
      },
      {
        rule: "self.type != 'ExternalName' || self.externalName != ''",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".externalName",
      },
      {
        rule: "self.type == 'LoadBalancer' || size(self.loadBalancerSourceRanges) == 0",
        message: "may only be used when `type` is 'LoadBalancer'",
        reason: "FieldValueForbidden",
        fieldPath: ".loadBalancerSourceRanges",
      },
      {
        rule: "self.type == 'LoadBalancer' || !has(self.allocateLoadBalancerNodePorts)",
        message: "may only be used when `type` is 'LoadBalancer'",
        reason: "FieldValueForbidden",
        fieldPath: ".allocateLoadBalancerNodePorts",
      },
      {
        rule: "self.type == 'LoadBalancer' || !has(self.loadBalancerClass)",
        message: "may only be used when `type` is 'LoadBalancer'",
        reason: "FieldValueForbidden",
        fieldPath: ".loadBalancerClass",
      },
      {
        rule: "self.type in ['NodePort', 'LoadBalancer'] || self.externalTrafficPolicy == ''",
        message: "may only be set when `type` is 'NodePort' or 'LoadBalancer'",
        reason: "FieldValueInvalid",
        fieldPath: ".externalTrafficPolicy",
      },
    ],
  },
  fields: {
    ports: field(mapList(["port", "protocol"], servicePortSchema), 1, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "port" }),
    selector: field(atomicMap(scalar.string), 2, { omitEmpty: true, errorPath: "selector" }),
    clusterIP: field(scalar.string, 3, { omitEmpty: true }),
    clusterIPs: field(atomicList(scalar.string), 18, { omitEmpty: true }),
    type: field(scalar.string, 4, { omitEmpty: true, default: "ClusterIP" }),
    externalIPs: field(atomicList(scalar.string), 5, { omitEmpty: true }),
    sessionAffinity: field(scalar.string, 7, { omitEmpty: true, default: "None" }),
    loadBalancerIP: field(scalar.string, 8, { omitEmpty: true }),
    loadBalancerSourceRanges: field(atomicList(scalar.string), 9, { omitEmpty: true }),
    externalName: field(scalar.string, 10, { omitEmpty: true }),
    externalTrafficPolicy: field(
      scalar.string,
      11,
      { omitEmpty: true, defaultsWhen: [{ when: "self.type in ['NodePort', 'LoadBalancer']", value: "Cluster" }] },
    ),
    healthCheckNodePort: field(scalar.int32, 12, { omitEmpty: true }),
    publishNotReadyAddresses: field(scalar.boolean, 13, { omitEmpty: true }),
    sessionAffinityConfig: field(sessionAffinityConfigSchema, 14, { omitEmpty: true, optional: true }),
    ipFamilies: field(atomicList(scalar.string), 19, { omitEmpty: true }),
    ipFamilyPolicy: field(scalar.string, 17, { omitEmpty: true, optional: true }),
    allocateLoadBalancerNodePorts: field(
      scalar.boolean,
      20,
      { omitEmpty: true, optional: true, defaultsWhen: [{ when: "self.type == 'LoadBalancer'", value: true }] },
    ),
    loadBalancerClass: field(scalar.string, 21, { omitEmpty: true, optional: true }),
    internalTrafficPolicy: field(
      scalar.string,
      22,
      {
        omitEmpty: true,
        optional: true,
        defaultsWhen: [{ when: "self.type in ['ClusterIP', 'NodePort', 'LoadBalancer']", value: "Cluster" }],
      },
    ),
  },
}));

/** Schema of ServiceStatus (api-definitions/core/v1/service.yaml). */
export const serviceStatusSchema: StructSchema = struct("ServiceStatus", () => ({
  fields: {
    loadBalancer: field(loadBalancerStatusSchema, 1),
    conditions: field(mapList(["type"], conditionSchema), 2, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
  },
}));

/** Schema of ServicePort (api-definitions/core/v1/service.yaml). */
export const servicePortSchema: StructSchema = struct("ServicePort", () => ({
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    protocol: field(scalar.string, 2, { omitEmpty: true, default: "TCP" }),
    appProtocol: field(scalar.string, 6, { omitEmpty: true, optional: true }),
    port: field(
      scalar.int32,
      3,
      {
        required: true,
        checks: {
          rules: [{ rule: "self > 0 && self < 65536", message: "must be between 1 and 65535, inclusive", reason: "FieldValueInvalid" }],
        },
      },
    ),
    targetPort: field(scalar.IntOrString, 4, { defaultsWhen: [{ from: "self.port" }] }),
    nodePort: field(scalar.int32, 5, { omitEmpty: true }),
  },
}));

/** Schema of SessionAffinityConfig (api-definitions/core/v1/service.yaml). */
export const sessionAffinityConfigSchema: StructSchema = struct("SessionAffinityConfig", () => ({
  fields: {
    clientIP: field(clientIPConfigSchema, 1, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ClientIPConfig (api-definitions/core/v1/service.yaml). */
export const clientIPConfigSchema: StructSchema = struct("ClientIPConfig", () => ({
  fields: {
    timeoutSeconds: field(
      scalar.int32,
      1,
      {
        omitEmpty: true,
        optional: true,
        default: 10800,
        checks: {
          rules: [{ rule: "self > 0 && self <= 86400", message: "must be greater than 0 and less than 86400", reason: "FieldValueInvalid" }],
        },
      },
    ),
  },
}));

/** Schema of TopologySelectorTerm (api-definitions/core/v1/topology-selector.yaml). */
export const topologySelectorTermSchema: StructSchema = struct("TopologySelectorTerm", () => ({
  atomic: true,
  fields: {
    matchLabelExpressions: field(atomicList(topologySelectorLabelRequirementSchema), 1, { omitEmpty: true }),
  },
}));

/** Schema of TopologySelectorLabelRequirement (api-definitions/core/v1/topology-selector.yaml). */
export const topologySelectorLabelRequirementSchema: StructSchema = struct("TopologySelectorLabelRequirement", () => ({
  fields: {
    key: field(scalar.string, 1, { required: true }),
    values: field(atomicList(scalar.string), 2, { required: true }),
  },
}));

/** Schema of Volume (api-definitions/core/v1/volume.yaml). */
export const volumeSchema: StructSchema = struct("Volume", () => ({
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
  unions: [
    {
      members: [
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
      ],
      required: true,
      noun: "volume type",
    },
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
}));

/** Schema of VolumeSource (api-definitions/core/v1/volume.yaml). */
export const volumeSourceSchema: StructSchema = struct("VolumeSource", () => ({
  unions: [
    {
      members: [
        "hostPath",
        "emptyDir",
        "gcePersistentDisk",
        "awsElasticBlockStore",
        "gitRepo",
        "secret",
        "nfs",
        "iscsi",
        "glusterfs",
        "persistentVolumeClaim",
        "rbd",
        "flexVolume",
        "cinder",
        "cephfs",
        "flocker",
        "downwardAPI",
        "fc",
        "azureFile",
        "configMap",
        "vsphereVolume",
        "quobyte",
        "azureDisk",
        "photonPersistentDisk",
        "projected",
        "portworxVolume",
        "scaleIO",
        "storageos",
        "csi",
        "ephemeral",
      ],
      required: true,
      noun: "volume type",
    },
  ],
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
}));

/** Schema of HostPathVolumeSource (api-definitions/core/v1/volume.yaml). */
export const hostPathVolumeSourceSchema: StructSchema = struct("HostPathVolumeSource", () => ({
  fields: {
    path: field(
      scalar.string,
      1,
      {
        required: true,
        checks: { rules: [{ rule: "!('..' in self.split('/'))", message: "must not contain '..'", reason: "FieldValueInvalid" }] },
      },
    ),
    type: field(scalar.string, 2, { omitEmpty: true, optional: true, default: "" }),
  },
}));

/** Schema of EmptyDirVolumeSource (api-definitions/core/v1/volume.yaml). */
export const emptyDirVolumeSourceSchema: StructSchema = struct("EmptyDirVolumeSource", () => ({
  fields: {
    medium: field(scalar.string, 1, { omitEmpty: true }),
    sizeLimit: field(
      scalar.Quantity,
      2,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            {
              rule: "quantity(self).sign() >= 0",
              message: "SizeLimit field must be a valid resource quantity",
              reason: "FieldValueForbidden",
            },
          ],
        },
      },
    ),
  },
}));

/** Schema of GCEPersistentDiskVolumeSource (api-definitions/core/v1/volume.yaml). */
export const gcePersistentDiskVolumeSourceSchema: StructSchema = struct("GCEPersistentDiskVolumeSource", () => ({
  fields: {
    pdName: field(scalar.string, 1, { required: true }),
    fsType: field(scalar.string, 2, { omitEmpty: true }),
    partition: field(
      scalar.int32,
      3,
      {
        omitEmpty: true,
        checks: {
          rules: [{ rule: "self >= 0 && self <= 255", message: "must be between 1 and 255, inclusive", reason: "FieldValueInvalid" }],
        },
      },
    ),
    readOnly: field(scalar.boolean, 4, { omitEmpty: true }),
  },
}));

/** Schema of AWSElasticBlockStoreVolumeSource (api-definitions/core/v1/volume.yaml). */
export const awsElasticBlockStoreVolumeSourceSchema: StructSchema = struct("AWSElasticBlockStoreVolumeSource", () => ({
  fields: {
    volumeID: field(scalar.string, 1, { required: true }),
    fsType: field(scalar.string, 2, { omitEmpty: true }),
    partition: field(
      scalar.int32,
      3,
      {
        omitEmpty: true,
        checks: {
          rules: [{ rule: "self >= 0 && self <= 255", message: "must be between 1 and 255, inclusive", reason: "FieldValueInvalid" }],
        },
      },
    ),
    readOnly: field(scalar.boolean, 4, { omitEmpty: true }),
  },
}));

/** Schema of GitRepoVolumeSource (api-definitions/core/v1/volume.yaml). */
export const gitRepoVolumeSourceSchema: StructSchema = struct("GitRepoVolumeSource", () => ({
  fields: {
    repository: field(scalar.string, 1, { required: true }),
    revision: field(scalar.string, 2, { omitEmpty: true }),
    directory: field(scalar.string, 3, { omitEmpty: true }),
  },
}));

/** Schema of SecretVolumeSource (api-definitions/core/v1/volume.yaml). */
export const secretVolumeSourceSchema: StructSchema = struct("SecretVolumeSource", () => ({
  validationOrder: ["secretName", "defaultMode", "items"],
  checks: {
    rules: [{ rule: "has(self.secretName) && self.secretName != ''", message: "", reason: "FieldValueRequired", fieldPath: ".secretName" }],
  },
  fields: {
    secretName: field(scalar.string, 1, { omitEmpty: true }),
    items: field(atomicList(keyToPathSchema), 2, { omitEmpty: true }),
    defaultMode: field(
      scalar.int32,
      3,
      {
        omitEmpty: true,
        optional: true,
        default: 420,
        checks: {
          rules: [
            {
              rule: "self >= 0 && self <= 511",
              message: "must be a number between 0 and 0777 (octal), both inclusive",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
    optional: field(scalar.boolean, 4, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of NFSVolumeSource (api-definitions/core/v1/volume.yaml). */
export const nfsVolumeSourceSchema: StructSchema = struct("NFSVolumeSource", () => ({
  fields: {
    server: field(scalar.string, 1, { required: true }),
    path: field(
      scalar.string,
      2,
      {
        required: true,
        checks: { rules: [{ rule: "self.startsWith('/')", message: "must be an absolute path", reason: "FieldValueInvalid" }] },
      },
    ),
    readOnly: field(scalar.boolean, 3, { omitEmpty: true }),
  },
}));

/** Schema of ISCSIVolumeSource (api-definitions/core/v1/volume.yaml). */
export const iscsiVolumeSourceSchema: StructSchema = struct("ISCSIVolumeSource", () => ({
  checks: {
    rules: [
      {
        rule: "!((has(self.chapAuthDiscovery) && self.chapAuthDiscovery) || (has(self.chapAuthSession) && self.chapAuthSession)) || has(self.secretRef)",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".secretRef",
      },
    ],
  },
  fields: {
    targetPortal: field(scalar.string, 1, { required: true }),
    iqn: field(
      scalar.string,
      2,
      {
        required: true,
        checks: {
          rules: [
            {
              rule: "self == '' || self.startsWith('iqn') || self.startsWith('eui') || self.startsWith('naa')",
              message: "must be valid format starting with iqn, eui, or naa",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.startsWith('iqn') || self.matches('iqn\\\\.\\\\d{4}-\\\\d{2}\\\\.([A-Za-z0-9.-]+)(:[^,;*&$|\\\\s]+)$')",
              message: "must be valid format",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.startsWith('eui') || self.matches('^eui.[A-Za-z0-9]{16}$')",
              message: "must be valid format",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.startsWith('naa') || self.matches('^naa.[A-Za-z0-9]{32}$')",
              message: "must be valid format",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
    lun: field(scalar.int32, 3, { required: true }),
    iscsiInterface: field(scalar.string, 4, { omitEmpty: true, default: "default" }),
    fsType: field(scalar.string, 5, { omitEmpty: true }),
    readOnly: field(scalar.boolean, 6, { omitEmpty: true }),
    portals: field(atomicList(scalar.string), 7, { omitEmpty: true }),
    chapAuthDiscovery: field(scalar.boolean, 8, { omitEmpty: true }),
    chapAuthSession: field(scalar.boolean, 11, { omitEmpty: true }),
    secretRef: field(localObjectReferenceSchema, 10, { omitEmpty: true, optional: true }),
    initiatorName: field(
      scalar.string,
      12,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            {
              rule: "self.startsWith('iqn') || self.startsWith('eui') || self.startsWith('naa')",
              message: "must be valid format starting with iqn, eui, or naa",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.startsWith('iqn') || self.matches('iqn\\\\.\\\\d{4}-\\\\d{2}\\\\.([A-Za-z0-9.-]+)(:[^,;*&$|\\\\s]+)$')",
              message: "must be valid format",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.startsWith('eui') || self.matches('^eui.[A-Za-z0-9]{16}$')",
              message: "must be valid format",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.startsWith('naa') || self.matches('^naa.[A-Za-z0-9]{32}$')",
              message: "must be valid format",
              reason: "FieldValueInvalid",
            },
          ],
        },
        errorPath: "initiatorname",
      },
    ),
  },
}));

/** Schema of GlusterfsVolumeSource (api-definitions/core/v1/volume.yaml). */
export const glusterfsVolumeSourceSchema: StructSchema = struct("GlusterfsVolumeSource", () => ({
  fields: {
    endpoints: field(scalar.string, 1, { required: true }),
    path: field(scalar.string, 2, { required: true }),
    readOnly: field(scalar.boolean, 3, { omitEmpty: true }),
  },
}));

/** Schema of PersistentVolumeClaimVolumeSource (api-definitions/core/v1/volume.yaml). */
export const persistentVolumeClaimVolumeSourceSchema: StructSchema = struct("PersistentVolumeClaimVolumeSource", () => ({
  fields: {
    claimName: field(scalar.string, 1, { required: true }),
    readOnly: field(scalar.boolean, 2, { omitEmpty: true }),
  },
}));

/** Schema of RBDVolumeSource (api-definitions/core/v1/volume.yaml). */
export const rbdVolumeSourceSchema: StructSchema = struct("RBDVolumeSource", () => ({
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
}));

/** Schema of FlexVolumeSource (api-definitions/core/v1/volume.yaml). */
export const flexVolumeSourceSchema: StructSchema = struct("FlexVolumeSource", () => ({
  fields: {
    driver: field(scalar.string, 1, { required: true }),
    fsType: field(scalar.string, 2, { omitEmpty: true }),
    secretRef: field(localObjectReferenceSchema, 3, { omitEmpty: true, optional: true }),
    readOnly: field(scalar.boolean, 4, { omitEmpty: true }),
    options: field(
      granularMap(scalar.string, undefined, {
        rules: [
          {
            rule: "!['.${labelDomain}', '.${groupDomain}'].exists(domain, ('.' + self.split('/')[0].lowerAscii()).endsWith(domain))",
            message: "${labelDomain} and ${groupDomain} namespaces are reserved",
            reason: "FieldValueInvalid",
          },
        ],
      }),
      5,
      { omitEmpty: true },
    ),
  },
}));

/** Schema of CinderVolumeSource (api-definitions/core/v1/volume.yaml). */
export const cinderVolumeSourceSchema: StructSchema = struct("CinderVolumeSource", () => ({
  checks: {
    rules: [
      {
        rule: "has(self.secretRef) ? has(self.secretRef.name) && self.secretRef.name != '' : true",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".secretRef.name",
      },
    ],
  },
  fields: {
    volumeID: field(scalar.string, 1, { required: true }),
    fsType: field(scalar.string, 2, { omitEmpty: true }),
    readOnly: field(scalar.boolean, 3, { omitEmpty: true }),
    secretRef: field(localObjectReferenceSchema, 4, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of CephFSVolumeSource (api-definitions/core/v1/volume.yaml). */
export const cephFSVolumeSourceSchema: StructSchema = struct("CephFSVolumeSource", () => ({
  fields: {
    monitors: field(atomicList(scalar.string), 1, { required: true }),
    path: field(scalar.string, 2, { omitEmpty: true }),
    user: field(scalar.string, 3, { omitEmpty: true }),
    secretFile: field(scalar.string, 4, { omitEmpty: true }),
    secretRef: field(localObjectReferenceSchema, 5, { omitEmpty: true, optional: true }),
    readOnly: field(scalar.boolean, 6, { omitEmpty: true }),
  },
}));

/** Schema of FlockerVolumeSource (api-definitions/core/v1/volume.yaml). */
export const flockerVolumeSourceSchema: StructSchema = struct("FlockerVolumeSource", () => ({
  checks: {
    rules: [
      {
        rule: "has(self.datasetName) || has(self.datasetUUID)",
        message: "one of datasetName and datasetUUID is required",
        reason: "FieldValueRequired",
      },
      {
        rule: "!has(self.datasetName) || !has(self.datasetUUID)",
        message: "datasetName and datasetUUID can not be specified simultaneously",
        reason: "FieldValueInvalid",
        valueExpression: "'resource'",
      },
    ],
  },
  fields: {
    datasetName: field(
      scalar.string,
      1,
      {
        omitEmpty: true,
        checks: { rules: [{ rule: "!self.contains('/')", message: "must not contain '/'", reason: "FieldValueInvalid" }] },
      },
    ),
    datasetUUID: field(scalar.string, 2, { omitEmpty: true }),
  },
}));

/** Schema of DownwardAPIVolumeSource (api-definitions/core/v1/volume.yaml). */
export const downwardAPIVolumeSourceSchema: StructSchema = struct("DownwardAPIVolumeSource", () => ({
  validationOrder: ["defaultMode", "items"],
  fields: {
    items: field(atomicList(downwardAPIVolumeFileSchema), 1, { omitEmpty: true, errorPath: "" }),
    defaultMode: field(
      scalar.int32,
      2,
      {
        omitEmpty: true,
        optional: true,
        default: 420,
        checks: {
          rules: [
            {
              rule: "self >= 0 && self <= 511",
              message: "must be a number between 0 and 0777 (octal), both inclusive",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
  },
}));

/** Schema of FCVolumeSource (api-definitions/core/v1/volume.yaml). */
export const fcVolumeSourceSchema: StructSchema = struct("FCVolumeSource", () => ({
  checks: {
    rules: [
      {
        rule: "has(self.targetWWNs) || has(self.wwids)",
        message: "must specify either targetWWNs or wwids, but not both",
        reason: "FieldValueRequired",
        fieldPath: ".targetWWNs",
      },
      {
        rule: "!has(self.targetWWNs) || !has(self.wwids)",
        message: "targetWWNs and wwids can not be specified simultaneously",
        reason: "FieldValueInvalid",
        fieldPath: ".targetWWNs",
      },
      {
        rule: "!has(self.targetWWNs) || has(self.lun)",
        message: "lun is required if targetWWNs is specified",
        reason: "FieldValueRequired",
        fieldPath: ".lun",
      },
    ],
  },
  fields: {
    targetWWNs: field(atomicList(scalar.string), 1, { omitEmpty: true }),
    lun: field(scalar.int32, 2, { omitEmpty: true, optional: true }),
    fsType: field(scalar.string, 3, { omitEmpty: true }),
    readOnly: field(scalar.boolean, 4, { omitEmpty: true }),
    wwids: field(atomicList(scalar.string), 5, { omitEmpty: true }),
  },
}));

/** Schema of AzureFileVolumeSource (api-definitions/core/v1/volume.yaml). */
export const azureFileVolumeSourceSchema: StructSchema = struct("AzureFileVolumeSource", () => ({
  fields: {
    secretName: field(scalar.string, 1, { required: true }),
    shareName: field(scalar.string, 2, { required: true }),
    readOnly: field(scalar.boolean, 3, { omitEmpty: true }),
  },
}));

/** Schema of ConfigMapVolumeSource (api-definitions/core/v1/volume.yaml). */
export const configMapVolumeSourceSchema: StructSchema = struct("ConfigMapVolumeSource", () => ({
  validationOrder: ["name", "defaultMode", "items"],
  checks: { rules: [{ rule: "has(self.name) && self.name != ''", message: "", reason: "FieldValueRequired", fieldPath: ".name" }] },
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    items: field(atomicList(keyToPathSchema), 2, { omitEmpty: true }),
    defaultMode: field(
      scalar.int32,
      3,
      {
        omitEmpty: true,
        optional: true,
        default: 420,
        checks: {
          rules: [
            {
              rule: "self >= 0 && self <= 511",
              message: "must be a number between 0 and 0777 (octal), both inclusive",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
    optional: field(scalar.boolean, 4, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of VsphereVirtualDiskVolumeSource (api-definitions/core/v1/volume.yaml). */
export const vsphereVirtualDiskVolumeSourceSchema: StructSchema = struct("VsphereVirtualDiskVolumeSource", () => ({
  fields: {
    volumePath: field(scalar.string, 1, { required: true }),
    fsType: field(scalar.string, 2, { omitEmpty: true }),
    storagePolicyName: field(scalar.string, 3, { omitEmpty: true }),
    storagePolicyID: field(scalar.string, 4, { omitEmpty: true }),
  },
}));

/** Schema of QuobyteVolumeSource (api-definitions/core/v1/volume.yaml). */
export const quobyteVolumeSourceSchema: StructSchema = struct("QuobyteVolumeSource", () => ({
  validationOrder: ["registry", "tenant", "volume"],
  checks: {
    rules: [
      {
        rule: "self.registry == '' || !has(self.tenant) || size(self.tenant) < 65",
        message: "must be a UUID and may not exceed a length of 64 characters",
        reason: "FieldValueRequired",
        fieldPath: ".tenant",
      },
      {
        rule: "self.registry == '' || (has(self.tenant) && size(self.tenant) >= 65) || self.registry.split(',').all(pair, pair.matches('^(\\\\[[^\\\\]]*\\\\]|[^:\\\\[\\\\]]*):[^:\\\\[\\\\]]*$'))",
        message: "must be a host:port pair or multiple pairs separated by commas",
        reason: "FieldValueInvalid",
        fieldPath: ".registry",
      },
    ],
  },
  fields: {
    registry: field(
      scalar.string,
      1,
      {
        required: true,
        checks: {
          rules: [
            { rule: "self != ''", message: "must be a host:port pair or multiple pairs separated by commas", reason: "FieldValueRequired" },
          ],
        },
      },
    ),
    volume: field(scalar.string, 2, { required: true }),
    readOnly: field(scalar.boolean, 3, { omitEmpty: true }),
    user: field(scalar.string, 4, { omitEmpty: true }),
    group: field(scalar.string, 5, { omitEmpty: true }),
    tenant: field(scalar.string, 6, { omitEmpty: true }),
  },
}));

/** Schema of AzureDiskVolumeSource (api-definitions/core/v1/volume.yaml). */
export const azureDiskVolumeSourceSchema: StructSchema = struct("AzureDiskVolumeSource", () => ({
  checks: {
    rules: [
      {
        rule: "self.kind != 'Managed' || self.diskURI.startsWith('/subscriptions/')",
        message: "supported values: \"/subscriptions/{sub-id}/resourcegroups/{group-name}/providers/microsoft.compute/disks/{disk-id}\"",
        reason: "FieldValueNotSupported",
        fieldPath: ".diskURI",
      },
      {
        rule: "self.kind == 'Managed' || self.diskURI.startsWith('https://')",
        message: "supported values: \"https://{account-name}.blob.core.windows.net/{container-name}/{disk-name}.vhd\"",
        reason: "FieldValueNotSupported",
        fieldPath: ".diskURI",
      },
    ],
  },
  fields: {
    diskName: field(scalar.string, 1, { required: true }),
    diskURI: field(scalar.string, 2, { required: true }),
    cachingMode: field(scalar.string, 3, { omitEmpty: true, optional: true, default: "ReadWrite" }),
    fsType: field(scalar.string, 4, { omitEmpty: true, optional: true, default: "ext4" }),
    readOnly: field(scalar.boolean, 5, { omitEmpty: true, optional: true, default: false }),
    kind: field(scalar.string, 6, { omitEmpty: true, optional: true, default: "Shared" }),
  },
}));

/** Schema of PhotonPersistentDiskVolumeSource (api-definitions/core/v1/volume.yaml). */
export const photonPersistentDiskVolumeSourceSchema: StructSchema = struct("PhotonPersistentDiskVolumeSource", () => ({
  fields: {
    pdID: field(scalar.string, 1, { required: true }),
    fsType: field(scalar.string, 2, { omitEmpty: true }),
  },
}));

/** Schema of ProjectedVolumeSource (api-definitions/core/v1/volume.yaml). */
export const projectedVolumeSourceSchema: StructSchema = struct("ProjectedVolumeSource", () => ({
  validationOrder: ["defaultMode", "sources"],
  fields: {
    sources: field(atomicList(volumeProjectionSchema), 1),
    defaultMode: field(
      scalar.int32,
      2,
      {
        omitEmpty: true,
        optional: true,
        default: 420,
        checks: {
          rules: [
            {
              rule: "self >= 0 && self <= 511",
              message: "must be a number between 0 and 0777 (octal), both inclusive",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
  },
}));

/** Schema of PortworxVolumeSource (api-definitions/core/v1/volume.yaml). */
export const portworxVolumeSourceSchema: StructSchema = struct("PortworxVolumeSource", () => ({
  fields: {
    volumeID: field(scalar.string, 1, { required: true }),
    fsType: field(scalar.string, 2, { omitEmpty: true }),
    readOnly: field(scalar.boolean, 3, { omitEmpty: true }),
  },
}));

/** Schema of ScaleIOVolumeSource (api-definitions/core/v1/volume.yaml). */
export const scaleIOVolumeSourceSchema: StructSchema = struct("ScaleIOVolumeSource", () => ({
  checks: {
    rules: [{ rule: "has(self.volumeName) && self.volumeName != ''", message: "", reason: "FieldValueRequired", fieldPath: ".volumeName" }],
  },
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
}));

/** Schema of StorageOSVolumeSource (api-definitions/core/v1/volume.yaml). */
export const storageOSVolumeSourceSchema: StructSchema = struct("StorageOSVolumeSource", () => ({
  checks: {
    rules: [
      { rule: "has(self.volumeName) && self.volumeName != ''", message: "", reason: "FieldValueRequired", fieldPath: ".volumeName" },
      {
        rule: "has(self.secretRef) ? has(self.secretRef.name) && self.secretRef.name != '' : true",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".secretRef.name",
      },
    ],
  },
  fields: {
    volumeName: field(scalar.string, 1, { omitEmpty: true }),
    volumeNamespace: field(scalar.string, 2, { omitEmpty: true }),
    fsType: field(scalar.string, 3, { omitEmpty: true }),
    readOnly: field(scalar.boolean, 4, { omitEmpty: true }),
    secretRef: field(localObjectReferenceSchema, 5, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of CSIVolumeSource (api-definitions/core/v1/volume.yaml). */
export const csiVolumeSourceSchema: StructSchema = struct("CSIVolumeSource", () => ({
  checks: {
    rules: [
      {
        rule: "!has(self.nodePublishSecretRef) || (has(self.nodePublishSecretRef.name) && self.nodePublishSecretRef.name != '')",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".nodePublishSecretRef.name",
      },
    ],
  },
  fields: {
    driver: field(scalar.string, 1, { required: true }),
    readOnly: field(scalar.boolean, 2, { omitEmpty: true, optional: true }),
    fsType: field(scalar.string, 3, { omitEmpty: true, optional: true }),
    volumeAttributes: field(granularMap(scalar.string), 4, { omitEmpty: true }),
    nodePublishSecretRef: field(localObjectReferenceSchema, 5, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of EphemeralVolumeSource (api-definitions/core/v1/volume.yaml). */
export const ephemeralVolumeSourceSchema: StructSchema = struct("EphemeralVolumeSource", () => ({
  fields: {
    volumeClaimTemplate: field(persistentVolumeClaimTemplateSchema, 1, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of PersistentVolumeClaimTemplate (api-definitions/core/v1/volume.yaml). */
export const persistentVolumeClaimTemplateSchema: StructSchema = struct("PersistentVolumeClaimTemplate", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(persistentVolumeClaimSpecSchema, 2, { required: true }),
  },
}));

/** Schema of KeyToPath (api-definitions/core/v1/volume.yaml). */
export const keyToPathSchema: StructSchema = struct("KeyToPath", () => ({
  fields: {
    key: field(scalar.string, 1, { required: true }),
    path: field(scalar.string, 2, { required: true }),
    mode: field(
      scalar.int32,
      3,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            {
              rule: "self >= 0 && self <= 511",
              message: "must be a number between 0 and 0777 (octal), both inclusive",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
  },
}));

/** Schema of DownwardAPIVolumeFile (api-definitions/core/v1/volume.yaml). */
export const downwardAPIVolumeFileSchema: StructSchema = struct("DownwardAPIVolumeFile", () => ({
  validationOrder: ["path", "fieldRef", ".", "resourceFieldRef", "mode"],
  checks: {
    rules: [
      {
        rule: "has(self.fieldRef) || has(self.resourceFieldRef)",
        message: "one of fieldRef and resourceFieldRef is required",
        reason: "FieldValueRequired",
      },
      {
        rule: "!has(self.fieldRef) || !has(self.resourceFieldRef)",
        message: "fieldRef and resourceFieldRef can not be specified simultaneously",
        reason: "FieldValueInvalid",
        valueExpression: "'resource'",
      },
    ],
  },
  fields: {
    path: field(scalar.string, 1, { required: true }),
    fieldRef: field(
      objectFieldSelectorSchema,
      2,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            {
              rule: "!(self.fieldPath in ['spec.host', 'spec.nodeName', 'spec.restartPolicy', 'spec.schedulerName', 'spec.serviceAccountName', 'status.hostIP', 'status.phase', 'status.podIP', 'status.podIPs'])",
              message: "supported values: \"metadata.annotations\", \"metadata.labels\", \"metadata.name\", \"metadata.namespace\", \"metadata.uid\"",
              reason: "FieldValueNotSupported",
              fieldPath: ".fieldPath",
            },
          ],
        },
      },
    ),
    resourceFieldRef: field(
      resourceFieldSelectorSchema,
      3,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            {
              rule: "has(self.containerName) && self.containerName != ''",
              message: "",
              reason: "FieldValueRequired",
              fieldPath: ".containerName",
            },
          ],
        },
      },
    ),
    mode: field(
      scalar.int32,
      4,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            {
              rule: "self >= 0 && self <= 511",
              message: "must be a number between 0 and 0777 (octal), both inclusive",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
  },
}));

/** Schema of VolumeProjection (api-definitions/core/v1/volume.yaml). */
export const volumeProjectionSchema: StructSchema = struct("VolumeProjection", () => ({
  validationOrder: ["secret", "configMap", "downwardAPI", "serviceAccountToken", "."],
  checks: {
    rules: [
      {
        rule: "[has(self.secret), has(self.downwardAPI), has(self.configMap), has(self.serviceAccountToken)].filter(given, given).size() <= 1",
        message: "may not specify more than 1 volume type",
        reason: "FieldValueForbidden",
      },
    ],
  },
  fields: {
    secret: field(secretProjectionSchema, 1, { omitEmpty: true, optional: true }),
    downwardAPI: field(downwardAPIProjectionSchema, 2, { omitEmpty: true, optional: true }),
    configMap: field(configMapProjectionSchema, 3, { omitEmpty: true, optional: true }),
    serviceAccountToken: field(serviceAccountTokenProjectionSchema, 4, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of SecretProjection (api-definitions/core/v1/volume.yaml). */
export const secretProjectionSchema: StructSchema = struct("SecretProjection", () => ({
  checks: { rules: [{ rule: "has(self.name) && self.name != ''", message: "", reason: "FieldValueRequired", fieldPath: ".name" }] },
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    items: field(atomicList(keyToPathSchema), 2, { omitEmpty: true }),
    optional: field(scalar.boolean, 4, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of DownwardAPIProjection (api-definitions/core/v1/volume.yaml). */
export const downwardAPIProjectionSchema: StructSchema = struct("DownwardAPIProjection", () => ({
  fields: {
    items: field(atomicList(downwardAPIVolumeFileSchema), 1, { omitEmpty: true, errorPath: "" }),
  },
}));

/** Schema of ConfigMapProjection (api-definitions/core/v1/volume.yaml). */
export const configMapProjectionSchema: StructSchema = struct("ConfigMapProjection", () => ({
  checks: { rules: [{ rule: "has(self.name) && self.name != ''", message: "", reason: "FieldValueRequired", fieldPath: ".name" }] },
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    items: field(atomicList(keyToPathSchema), 2, { omitEmpty: true }),
    optional: field(scalar.boolean, 4, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ServiceAccountTokenProjection (api-definitions/core/v1/volume.yaml). */
export const serviceAccountTokenProjectionSchema: StructSchema = struct("ServiceAccountTokenProjection", () => ({
  validationOrder: ["expirationSeconds", "path"],
  fields: {
    audience: field(scalar.string, 1, { omitEmpty: true }),
    expirationSeconds: field(
      scalar.int64,
      2,
      {
        omitEmpty: true,
        optional: true,
        default: 3600,
        checks: {
          rules: [
            { rule: "self >= 600", message: "may not specify a duration less than 10 minutes", reason: "FieldValueInvalid" },
            { rule: "self <= 4294967296", message: "may not specify a duration larger than 2^32 seconds", reason: "FieldValueInvalid" },
          ],
        },
      },
    ),
    path: field(scalar.string, 3, { required: true }),
  },
}));
