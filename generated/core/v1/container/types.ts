// Generated from api-definitions/core/v1/container.yaml. Do not edit.
import type { ObjectFieldSelector, ResourceFieldSelector } from "../field-selectors/types.js";
import type { ResourceRequirements } from "../resource-requirements/types.js";

/** A container of a pod. */
export interface Container {
  /** Name of the container, unique in the pod. */
  name: string;
  /** Name of the image. */
  image?: string;
  /** Entry point, not run in a shell; that of the image when empty. */
  command?: string[];
  /** Arguments of the entry point; those of the image when empty. */
  args?: string[];
  /** Working directory; that of the image when empty. */
  workingDir?: string;
  /** Ports the container listens on. For information: leaving one out does not close it. */
  ports?: ContainerPort[];
  /** Config maps and secrets whose keys become environment variables. */
  envFrom?: EnvFromSource[];
  /** Environment variables. */
  env?: EnvVar[];
  /** Compute resources needed. */
  resources?: ResourceRequirements;
  /** Volumes in the file system of the container. */
  volumeMounts?: VolumeMount[];
  /** Volumes as block devices of the container. */
  volumeDevices?: VolumeDevice[];
  /** Check whether the container must be restarted. */
  livenessProbe?: Probe;
  /** Check whether the container can serve. */
  readinessProbe?: Probe;
  /** Check whether the container has started; the others wait for it. */
  startupProbe?: Probe;
  /** What to do when the container starts and stops. */
  lifecycle?: Lifecycle;
  /** File whose contents become the message when the container ends. */
  terminationMessagePath?: string;
  /** Whether the message comes from the file only, or from the log when the file is empty after a failure. */
  terminationMessagePolicy?: string;
  /** When the image is pulled. Default: Always for the tag latest, or neither tag nor digest, else IfNotPresent. */
  imagePullPolicy?: "Always" | "IfNotPresent" | "Never";
  /** Privileges of the container; wins over the pod's. */
  securityContext?: SecurityContext;
  /** Keeps standard input open. */
  stdin?: boolean;
  /** Closes standard input after the first client. */
  stdinOnce?: boolean;
  /** Gives the container a terminal. */
  tty?: boolean;
}

/** A port of a container. */
export interface ContainerPort {
  /** Name of the port, for services to refer to. */
  name?: string;
  /** Port of the node to use. */
  hostPort?: number;
  /** Port within the container. */
  containerPort: number;
  /** Protocol of the port. */
  protocol?: "SCTP" | "TCP" | "UDP";
  /** Address of the node to bind to. */
  hostIP?: string;
}

/** A config map or secret whose keys become environment variables. */
export interface EnvFromSource {
  /** Put before every key. */
  prefix?: string;
  /** The config map. */
  configMapRef?: ConfigMapEnvSource;
  /** The secret. */
  secretRef?: SecretEnvSource;
}

/** A config map, all of its keys. */
export interface ConfigMapEnvSource {
  /** Name of the object. */
  name?: string;
  /** Whether it may be missing. */
  optional?: boolean;
}

/** A secret, all of its keys. */
export interface SecretEnvSource {
  /** Name of the object. */
  name?: string;
  /** Whether it may be missing. */
  optional?: boolean;
}

/** An environment variable. */
export interface EnvVar {
  /** Name of the variable. */
  name: string;
  /** Value; $(NAME) stands for an earlier variable. */
  value?: string;
  /** Where the value comes from, when it is not given. */
  valueFrom?: EnvVarSource;
}

/** Where the value of a variable comes from; exactly one. */
export interface EnvVarSource {
  /** A field of the pod. */
  fieldRef?: ObjectFieldSelector;
  /** A resource of the container. */
  resourceFieldRef?: ResourceFieldSelector;
  /** A key of a config map. */
  configMapKeyRef?: ConfigMapKeySelector;
  /** A key of a secret. */
  secretKeyRef?: SecretKeySelector;
}

/** A key of a config map. */
export interface ConfigMapKeySelector {
  /** Name of the object. */
  name?: string;
  /** The key. */
  key: string;
  /** Whether the config map or the key may be missing. */
  optional?: boolean;
}

/** A key of a secret. */
export interface SecretKeySelector {
  /** Name of the object. */
  name?: string;
  /** The key. */
  key: string;
  /** Whether the secret or the key may be missing. */
  optional?: boolean;
}

/** A volume in the file system of a container. */
export interface VolumeMount {
  /** Name of the volume. */
  name: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Path in the container. */
  mountPath: string;
  /** Path within the volume; its root when empty. */
  subPath?: string;
  /**
   * Which mounts made later are seen: none (None, also when absent), those of the node (HostToContainer), and those of
   * the container on the node too (Bidirectional).
   */
  mountPropagation?: "Bidirectional" | "HostToContainer" | "None";
  /** As subPath, with $(NAME) standing for environment variables. */
  subPathExpr?: string;
}

/** A volume as a block device of a container. */
export interface VolumeDevice {
  /** Name of the volume. */
  name: string;
  /** Path of the device in the container. */
  devicePath: string;
}

/** A check of a container, done again and again. */
export interface Probe {
  /** Runs a command in the container; exit code 0 is success. */
  exec?: ExecAction;
  /** Makes an HTTP request; a code from 200 to 399 is success. */
  httpGet?: HTTPGetAction;
  /** Opens a TCP connection. */
  tcpSocket?: TCPSocketAction;
  /** Asks a gRPC health service. */
  grpc?: GRPCAction;
  /** Seconds to wait after the start before the first check. */
  initialDelaySeconds?: number;
  /** Seconds a check may take. */
  timeoutSeconds?: number;
  /** Seconds between checks. */
  periodSeconds?: number;
  /** Successes in a row that count as success after a failure. */
  successThreshold?: number;
  /** Failures in a row that count as failure after a success. */
  failureThreshold?: number;
  /** Seconds that the container may take to end when the check fails; the pod's when absent. */
  terminationGracePeriodSeconds?: number;
}

/** How to check; exactly one. */
export interface ProbeHandler {
  /** Runs a command in the container; exit code 0 is success. */
  exec?: ExecAction;
  /** Makes an HTTP request; a code from 200 to 399 is success. */
  httpGet?: HTTPGetAction;
  /** Opens a TCP connection. */
  tcpSocket?: TCPSocketAction;
  /** Asks a gRPC health service. */
  grpc?: GRPCAction;
}

/** A command run in a container, not in a shell. */
export interface ExecAction {
  /** The command and its arguments. */
  command?: string[];
}

/** An HTTP request. */
export interface HTTPGetAction {
  /** Path to request. */
  path?: string;
  /** Number or name of the port. */
  port: number | string;
  /** Host to connect to; the address of the pod when empty. */
  host?: string;
  /** HTTP or HTTPS. */
  scheme?: "HTTP" | "HTTPS";
  /** Headers to send. */
  httpHeaders?: HTTPHeader[];
}

/** A header of an HTTP request. */
export interface HTTPHeader {
  /** Name of the header. */
  name: string;
  /** Value of the header. */
  value: string;
}

/** A TCP connection. */
export interface TCPSocketAction {
  /** Number or name of the port. */
  port: number | string;
  /** Host to connect to; the address of the pod when empty. */
  host?: string;
}

/** A request to a gRPC health service. */
export interface GRPCAction {
  /** Number of the port. */
  port: number;
  /** Name of the service to ask about. */
  service?: string;
}

/** What to do when a container starts and stops. */
export interface Lifecycle {
  /** Done right after the container is made; it is killed when this fails. */
  postStart?: LifecycleHandler;
  /** Done before the container is ended. */
  preStop?: LifecycleHandler;
}

/** What to do; exactly one. */
export interface LifecycleHandler {
  /** Runs a command in the container. */
  exec?: ExecAction;
  /** Makes an HTTP request. */
  httpGet?: HTTPGetAction;
  /** Not supported; kept for old clients. */
  tcpSocket?: TCPSocketAction;
}

/** Privileges of a container. */
export interface SecurityContext {
  /** Capabilities to add and drop. */
  capabilities?: Capabilities;
  /** Runs the container with the privileges of the node's root. */
  privileged?: boolean;
  /** SELinux context. */
  seLinuxOptions?: SELinuxOptions;
  /** Settings for Windows. */
  windowsOptions?: WindowsSecurityContextOptions;
  /** User ID to run as. */
  runAsUser?: number;
  /** Group ID to run as. */
  runAsGroup?: number;
  /** Refuses to start as root. */
  runAsNonRoot?: boolean;
  /** Mounts the root file system read-only. */
  readOnlyRootFilesystem?: boolean;
  /** Whether a process may gain more privileges than its parent. */
  allowPrivilegeEscalation?: boolean;
  /** How /proc is mounted: with parts of it hidden (Default, also when absent), or whole (Unmasked). */
  procMount?: "Default" | "Unmasked";
  /** Filter of system calls. */
  seccompProfile?: SeccompProfile;
}

/** Capabilities of a container. */
export interface Capabilities {
  /** Capabilities to add. */
  add?: string[];
  /** Capabilities to drop. */
  drop?: string[];
}

/** SELinux context. */
export interface SELinuxOptions {
  /** SELinux user. */
  user?: string;
  /** SELinux role. */
  role?: string;
  /** SELinux type. */
  type?: string;
  /** SELinux level. */
  level?: string;
}

/** Privileges of a container on Windows. */
export interface WindowsSecurityContextOptions {
  /** Name of the credential specification. */
  gmsaCredentialSpecName?: string;
  /** The credential specification itself. */
  gmsaCredentialSpec?: string;
  /** User name to run as. */
  runAsUserName?: string;
  /** Runs the container with the processes of the node. */
  hostProcess?: boolean;
}

/** Filter of system calls. */
export interface SeccompProfile {
  /** Which filter: of the node's files, of the runtime, or none. */
  type: "Localhost" | "RuntimeDefault" | "Unconfined";
  /** File on the node, relative to the folder of profiles. */
  localhostProfile?: string;
}

/** A container of a pod. */
export interface EphemeralContainerCommon {
  /** Name of the container, unique in the pod. */
  name: string;
  /** Name of the image. */
  image?: string;
  /** Entry point, not run in a shell; that of the image when empty. */
  command?: string[];
  /** Arguments of the entry point; those of the image when empty. */
  args?: string[];
  /** Working directory; that of the image when empty. */
  workingDir?: string;
  /** Ports the container listens on. For information: leaving one out does not close it. */
  ports?: ContainerPort[];
  /** Config maps and secrets whose keys become environment variables. */
  envFrom?: EnvFromSource[];
  /** Environment variables. */
  env?: EnvVar[];
  /** Compute resources needed. */
  resources?: ResourceRequirements;
  /** Volumes in the file system of the container. */
  volumeMounts?: VolumeMount[];
  /** Volumes as block devices of the container. */
  volumeDevices?: VolumeDevice[];
  /** Check whether the container must be restarted. */
  livenessProbe?: Probe;
  /** Check whether the container can serve. */
  readinessProbe?: Probe;
  /** Check whether the container has started; the others wait for it. */
  startupProbe?: Probe;
  /** What to do when the container starts and stops. */
  lifecycle?: Lifecycle;
  /** File whose contents become the message when the container ends. */
  terminationMessagePath?: string;
  /** Whether the message comes from the file only, or from the log when the file is empty after a failure. */
  terminationMessagePolicy?: string;
  /** When the image is pulled. Default: Always for the tag latest, or neither tag nor digest, else IfNotPresent. */
  imagePullPolicy?: "Always" | "IfNotPresent" | "Never";
  /** Privileges of the container; wins over the pod's. */
  securityContext?: SecurityContext;
  /** Keeps standard input open. */
  stdin?: boolean;
  /** Closes standard input after the first client. */
  stdinOnce?: boolean;
  /** Gives the container a terminal. */
  tty?: boolean;
}
