// Generated from api-definitions/core/v1/container.yaml. Do not edit.
import { atomicList, field, mapList, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectFieldSelectorSchema, resourceFieldSelectorSchema } from "../field-selectors/schemas.js";
import { resourceRequirementsSchema } from "../resource-requirements/schemas.js";

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
    name: field(scalar.string, { omitEmpty: true }),
    hostPort: field(
      scalar.int32,
      {
        omitEmpty: true,
        checks: {
          rules: [{ rule: "self > 0 && self < 65536", message: "must be between 1 and 65535, inclusive", reason: "FieldValueInvalid" }],
        },
      },
    ),
    containerPort: field(scalar.int32, { required: true }),
    protocol: field(scalar.string, { omitEmpty: true, default: "TCP" }),
    hostIP: field(scalar.string, { omitEmpty: true }),
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
    prefix: field(scalar.string, { omitEmpty: true }),
    configMapRef: field(configMapEnvSourceSchema, { omitEmpty: true, optional: true }),
    secretRef: field(secretEnvSourceSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ConfigMapEnvSource (api-definitions/core/v1/container.yaml). */
export const configMapEnvSourceSchema: StructSchema = struct("ConfigMapEnvSource", () => ({
  checks: {
    rules: [
      { rule: "has(self.name) && self.name != ''", message: "", reason: "FieldValueRequired", fieldPath: ".name" },
      {
        rule: "!has(self.name) || self.name == '' || hasFormat(self.name, 'dns1123Subdomain')",
        message: "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
        reason: "FieldValueInvalid",
        fieldPath: ".name",
      },
    ],
  },
  fields: {
    name: field(scalar.string, { omitEmpty: true }),
    optional: field(scalar.boolean, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of SecretEnvSource (api-definitions/core/v1/container.yaml). */
export const secretEnvSourceSchema: StructSchema = struct("SecretEnvSource", () => ({
  checks: {
    rules: [
      { rule: "has(self.name) && self.name != ''", message: "", reason: "FieldValueRequired", fieldPath: ".name" },
      {
        rule: "!has(self.name) || self.name == '' || hasFormat(self.name, 'dns1123Subdomain')",
        message: "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
        reason: "FieldValueInvalid",
        fieldPath: ".name",
      },
    ],
  },
  fields: {
    name: field(scalar.string, { omitEmpty: true }),
    optional: field(scalar.boolean, { omitEmpty: true, optional: true }),
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
    name: field(scalar.string, { required: true }),
    value: field(scalar.string, { omitEmpty: true }),
    valueFrom: field(envVarSourceSchema, { omitEmpty: true, optional: true }),
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
    resourceFieldRef: field(resourceFieldSelectorSchema, { omitEmpty: true, optional: true }),
    configMapKeyRef: field(configMapKeySelectorSchema, { omitEmpty: true, optional: true }),
    secretKeyRef: field(secretKeySelectorSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ConfigMapKeySelector (api-definitions/core/v1/container.yaml). */
export const configMapKeySelectorSchema: StructSchema = struct("ConfigMapKeySelector", () => ({
  atomic: true,
  checks: {
    rules: [
      {
        rule: "has(self.name) && hasFormat(self.name, 'dns1123Subdomain')",
        message: "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
        reason: "FieldValueInvalid",
        valueExpression: "has(self.name) ? self.name : ''",
        fieldPath: ".name",
      },
    ],
  },
  fields: {
    name: field(scalar.string, { omitEmpty: true }),
    key: field(scalar.string, { required: true }),
    optional: field(scalar.boolean, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of SecretKeySelector (api-definitions/core/v1/container.yaml). */
export const secretKeySelectorSchema: StructSchema = struct("SecretKeySelector", () => ({
  atomic: true,
  checks: {
    rules: [
      {
        rule: "has(self.name) && hasFormat(self.name, 'dns1123Subdomain')",
        message: "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
        reason: "FieldValueInvalid",
        valueExpression: "has(self.name) ? self.name : ''",
        fieldPath: ".name",
      },
    ],
  },
  fields: {
    name: field(scalar.string, { omitEmpty: true }),
    key: field(scalar.string, { required: true }),
    optional: field(scalar.boolean, { omitEmpty: true, optional: true }),
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
    name: field(scalar.string, { required: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
    mountPath: field(scalar.string, { required: true }),
    subPath: field(scalar.string, { omitEmpty: true, errorPath: "../subPath" }),
    mountPropagation: field(scalar.string, { omitEmpty: true, optional: true, errorPath: "../mountPropagation" }),
    subPathExpr: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of VolumeDevice (api-definitions/core/v1/container.yaml). */
export const volumeDeviceSchema: StructSchema = struct("VolumeDevice", () => ({
  fields: {
    name: field(scalar.string, { required: true }),
    devicePath: field(
      scalar.string,
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
    exec: field(execActionSchema, { omitEmpty: true, optional: true }),
    httpGet: field(httpGetActionSchema, { omitEmpty: true, optional: true }),
    tcpSocket: field(tcpSocketActionSchema, { omitEmpty: true, optional: true }),
    grpc: field(grpcActionSchema, { omitEmpty: true, optional: true, gate: "GRPCContainerProbe" }),
    initialDelaySeconds: field(scalar.int32, { omitEmpty: true }),
    timeoutSeconds: field(scalar.int32, { omitEmpty: true, default: 1 }),
    periodSeconds: field(scalar.int32, { omitEmpty: true, default: 10 }),
    successThreshold: field(scalar.int32, { omitEmpty: true, default: 1 }),
    failureThreshold: field(scalar.int32, { omitEmpty: true, default: 3 }),
    terminationGracePeriodSeconds: field(
      scalar.int64,
      {
        omitEmpty: true,
        optional: true,
        checks: { rules: [{ rule: "self > 0", message: "must be greater than 0", reason: "FieldValueInvalid" }] },
        gate: "ProbeTerminationGracePeriod",
      },
    ),
  },
}));

/** Schema of ExecAction (api-definitions/core/v1/container.yaml). */
export const execActionSchema: StructSchema = struct("ExecAction", () => ({
  fields: {
    command: field(atomicList(scalar.string), { omitEmpty: true }),
  },
}));

/** Schema of HTTPGetAction (api-definitions/core/v1/container.yaml). */
export const httpGetActionSchema: StructSchema = struct("HTTPGetAction", () => ({
  fields: {
    path: field(scalar.string, { omitEmpty: true, default: "/" }),
    port: field(scalar.IntOrString, { required: true }),
    host: field(scalar.string, { omitEmpty: true }),
    scheme: field(scalar.string, { omitEmpty: true, default: "HTTP" }),
    httpHeaders: field(atomicList(httpHeaderSchema), { omitEmpty: true, errorPath: "httpHeaders" }),
  },
}));

/** Schema of HTTPHeader (api-definitions/core/v1/container.yaml). */
export const httpHeaderSchema: StructSchema = struct("HTTPHeader", () => ({
  fields: {
    name: field(scalar.string, { required: true, errorPath: "" }),
    value: field(scalar.string, { required: true }),
  },
}));

/** Schema of TCPSocketAction (api-definitions/core/v1/container.yaml). */
export const tcpSocketActionSchema: StructSchema = struct("TCPSocketAction", () => ({
  fields: {
    port: field(scalar.IntOrString, { required: true }),
    host: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of GRPCAction (api-definitions/core/v1/container.yaml). */
export const grpcActionSchema: StructSchema = struct("GRPCAction", () => ({
  fields: {
    port: field(
      scalar.int32,
      {
        required: true,
        checks: {
          rules: [{ rule: "self > 0 && self < 65536", message: "must be between 1 and 65535, inclusive", reason: "FieldValueInvalid" }],
        },
      },
    ),
    service: field(scalar.string, { optional: true, default: "" }),
  },
}));

/** Schema of Lifecycle (api-definitions/core/v1/container.yaml). */
export const lifecycleSchema: StructSchema = struct("Lifecycle", () => ({
  fields: {
    postStart: field(lifecycleHandlerSchema, { omitEmpty: true, optional: true }),
    preStop: field(lifecycleHandlerSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of LifecycleHandler (api-definitions/core/v1/container.yaml). */
export const lifecycleHandlerSchema: StructSchema = struct("LifecycleHandler", () => ({
  unions: [{ members: ["exec", "httpGet", "tcpSocket"], required: true, noun: "handler type" }],
  fields: {
    exec: field(execActionSchema, { omitEmpty: true, optional: true }),
    httpGet: field(httpGetActionSchema, { omitEmpty: true, optional: true }),
    tcpSocket: field(tcpSocketActionSchema, { omitEmpty: true, optional: true }),
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
    capabilities: field(capabilitiesSchema, { omitEmpty: true, optional: true }),
    privileged: field(scalar.boolean, { omitEmpty: true, optional: true }),
    seLinuxOptions: field(seLinuxOptionsSchema, { omitEmpty: true, optional: true }),
    windowsOptions: field(windowsSecurityContextOptionsSchema, { omitEmpty: true, optional: true }),
    runAsUser: field(scalar.int64, { omitEmpty: true, optional: true }),
    runAsGroup: field(scalar.int64, { omitEmpty: true, optional: true }),
    runAsNonRoot: field(scalar.boolean, { omitEmpty: true, optional: true }),
    readOnlyRootFilesystem: field(scalar.boolean, { omitEmpty: true, optional: true }),
    allowPrivilegeEscalation: field(scalar.boolean, { omitEmpty: true, optional: true }),
    procMount: field(scalar.string, { omitEmpty: true, optional: true }),
    seccompProfile: field(seccompProfileSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of Capabilities (api-definitions/core/v1/container.yaml). */
export const capabilitiesSchema: StructSchema = struct("Capabilities", () => ({
  fields: {
    add: field(atomicList(scalar.string), { omitEmpty: true }),
    drop: field(atomicList(scalar.string), { omitEmpty: true }),
  },
}));

/** Schema of SELinuxOptions (api-definitions/core/v1/container.yaml). */
export const seLinuxOptionsSchema: StructSchema = struct("SELinuxOptions", () => ({
  fields: {
    user: field(scalar.string, { omitEmpty: true }),
    role: field(scalar.string, { omitEmpty: true }),
    type: field(scalar.string, { omitEmpty: true }),
    level: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of WindowsSecurityContextOptions (api-definitions/core/v1/container.yaml). */
export const windowsSecurityContextOptionsSchema: StructSchema = struct("WindowsSecurityContextOptions", () => ({
  fields: {
    gmsaCredentialSpecName: field(scalar.string, { omitEmpty: true, optional: true }),
    gmsaCredentialSpec: field(
      scalar.string,
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
            { rule: "!self.matches('\\\\\\\\$')", message: "runAsUserName's User cannot be empty", reason: "FieldValueInvalid" },
            {
              rule: "!self.matches('^([^\\\\\\\\]*\\\\\\\\)?[^\\\\\\\\]{105,}$')",
              message: "runAsUserName's User length must not be longer than 104 characters",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.matches('^([^\\\\\\\\]*\\\\\\\\)?[. ]+$')",
              message: "runAsUserName's User cannot contain only periods or spaces",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.matches('^([^\\\\\\\\]*\\\\\\\\)?[^\\\\\\\\]*[\"/:;|=,+*?<>@\\\\[\\\\]][^\\\\\\\\]*$')",
              message: "runAsUserName's User cannot contain the following characters: \"/\\:;|=,+*?<>@[]",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
    hostProcess: field(scalar.boolean, { omitEmpty: true, optional: true }),
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
    type: field(scalar.string, { required: true }),
    localhostProfile: field(scalar.string, { omitEmpty: true, optional: true }),
  },
}));
