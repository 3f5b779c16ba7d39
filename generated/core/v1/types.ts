// Generated from api-definitions/core/v1. Do not edit.
import type { Condition, LabelSelector, ListMeta, ObjectMeta } from "../../meta/v1/types.js";

/** Puts a pod on a node. Schedulers send it to the pod's sub-resource binding. */
export interface Binding {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Binding";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** The node. Its kind is Node, or not said. */
  target: ObjectReference;
}

/** A list of Binding objects. */
export interface BindingList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "BindingList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The Binding objects. */
  items: Binding[];
}

/**
 * How a part of the control plane is: the store (etcd-0), control loops (controller-manager), scheduler. Asked when it
 * is read, never stored.
 */
export interface ComponentStatus {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ComponentStatus";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What is known of it. */
  conditions?: ComponentCondition[];
}

/** A list of ComponentStatus objects. */
export interface ComponentStatusList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ComponentStatusList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The ComponentStatus objects. */
  items: ComponentStatus[];
}

/** What is known of a component. */
export interface ComponentCondition {
  /** Always Healthy. */
  type: string;
  /** True, False or Unknown. */
  status: string;
  /** What the component said. */
  message?: string;
  /** Why it could not be asked. */
  error?: string;
}

/** Configuration for programs, as text or bytes by key. */
export interface ConfigMap {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ConfigMap";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** When true, data and binaryData may not change any more, nor this field; only metadata may. */
  immutable?: boolean;
  /** Text by key. A key consists of letters, digits, dashes, underscores and dots, and may not be in binaryData too. */
  data?: Record<string, string>;
  /** Bytes by key, under the same rule for keys. */
  binaryData?: Record<string, string>;
}

/** A list of ConfigMap objects. */
export interface ConfigMapList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ConfigMapList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The ConfigMap objects. */
  items: ConfigMap[];
}

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
  /** Whether mounts go from the node to the container, and back. */
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
  terminationGracePeriodSeconds?: number | bigint;
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
  runAsUser?: number | bigint;
  /** Group ID to run as. */
  runAsGroup?: number | bigint;
  /** Refuses to start as root. */
  runAsNonRoot?: boolean;
  /** Mounts the root file system read-only. */
  readOnlyRootFilesystem?: boolean;
  /** Whether a process may gain more privileges than its parent. */
  allowPrivilegeEscalation?: boolean;
  /** How /proc is mounted. */
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

/** Addresses and ports that a service of the same name leads to. */
export interface Endpoints {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Endpoints";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Sets of addresses, each with its ports; every address of a set serves every port of it. */
  subsets?: EndpointSubset[];
}

/** A list of Endpoints objects. */
export interface EndpointsList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "EndpointsList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The Endpoints objects. */
  items: Endpoints[];
}

/** Addresses that serve the same ports. */
export interface EndpointSubset {
  /** Addresses that can serve. */
  addresses?: EndpointAddress[];
  /** Addresses that cannot serve yet or any more. */
  notReadyAddresses?: EndpointAddress[];
  /** Ports of each of the addresses. */
  ports?: EndpointPort[];
}

/** An address. */
export interface EndpointAddress {
  /** The address, v4 or v6; neither loopback nor link-local. */
  ip: string;
  /** Host name of the endpoint. */
  hostname?: string;
  /** Node that hosts the endpoint. */
  nodeName?: string;
  /** Object that stands behind the address. */
  targetRef?: ObjectReference;
}

/** A port of endpoints. */
export interface EndpointPort {
  /** Name of the port, as in the service; needed when there are several. */
  name?: string;
  /** Number of the port. */
  port: number;
  /** Protocol of the port. */
  protocol?: "SCTP" | "TCP" | "UDP";
  /** Protocol of the application, by its registered name or as domain/name. */
  appProtocol?: string;
}

/** Something that happened to an object. Events go away after a while. */
export interface Event {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Event";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** The object that it happened to. */
  involvedObject: ObjectReference;
  /** Why, in one word for programs. */
  reason?: string;
  /** What happened, for people. */
  message?: string;
  /** The part of the system that told it. */
  source?: EventSource;
  /** When it was first told. */
  firstTimestamp?: string;
  /** When it was last told. */
  lastTimestamp?: string;
  /** How often it was told. */
  count?: number;
  /** Normal or Warning; others may come. */
  type?: string;
  /** When it was first seen. */
  eventTime?: string;
  /** How a repeated event goes on; absent for single ones. */
  series?: EventSeries;
  /** What was done, or failed, in one word. */
  action?: string;
  /** A second object that it has to do with. */
  related?: ObjectReference;
  /** Name of the controller that tells it, as example.com/controller. */
  reportingComponent?: string;
  /** Which instance of that controller. */
  reportingInstance?: string;
}

/** A list of Event objects. */
export interface EventList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "EventList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The Event objects. */
  items: Event[];
}

/** The part of the system that tells an event. */
export interface EventSource {
  /** Name of the part. */
  component?: string;
  /** Node that it runs on. */
  host?: string;
}

/** How a repeated event goes on. */
export interface EventSeries {
  /** How often it was seen in a row so far. */
  count?: number;
  /** When it was last seen. */
  lastObservedTime?: string;
}

/** A field of the pod. */
export interface ObjectFieldSelector {
  /** Version that the path is written for. */
  apiVersion?: string;
  /** Path of the field. */
  fieldPath: string;
}

/** A resource of a container. */
export interface ResourceFieldSelector {
  /** Name of the container; its own when it is left out in a container. */
  containerName?: string;
  /** Name of the resource, as limits.cpu. */
  resource: string;
  /** Unit of the output; 1 when absent. */
  divisor?: string;
}

/** Bounds and defaults for the resources of pods, containers and claims in a namespace. */
export interface LimitRange {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "LimitRange";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** The bounds. */
  spec?: LimitRangeSpec;
}

/** A list of LimitRange objects. */
export interface LimitRangeList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "LimitRangeList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The LimitRange objects. */
  items: LimitRange[];
}

/** The bounds. */
export interface LimitRangeSpec {
  /** One bound for each type of object. */
  limits: LimitRangeItem[];
}

/** Bounds and defaults for one type of object. */
export interface LimitRangeItem {
  /** What it bounds: Pod, Container, PersistentVolumeClaim, or another as domain/name. */
  type: string;
  /** The most there may be, by resource. */
  max?: Record<string, string>;
  /** The least there must be, by resource. */
  min?: Record<string, string>;
  /** Limits of containers that give none, by resource. */
  default?: Record<string, string>;
  /** Requests of containers that give none, by resource. */
  defaultRequest?: Record<string, string>;
  /** How many times the request a limit may be at most, by resource. */
  maxLimitRequestRatio?: Record<string, string>;
}

/** Where a load balancer is. */
export interface LoadBalancerStatus {
  /** Where traffic comes in. */
  ingress?: LoadBalancerIngress[];
}

/** A place where traffic comes in. */
export interface LoadBalancerIngress {
  /** Its address. */
  ip?: string;
  /** Its host name. */
  hostname?: string;
  /** Ports that are served there. */
  ports?: PortStatus[];
}

/** A port that a load balancer serves or fails to serve. */
export interface PortStatus {
  /** Number of the port. */
  port: number;
  /** Protocol of the port. */
  protocol: "SCTP" | "TCP" | "UDP";
  /** What went wrong with it, in one word, as a qualified name when it is the provider's own. */
  error?: string;
}

/** A scope for names, and the unit of access control and deletion. */
export interface Namespace {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Namespace";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What a namespace is to be. */
  spec?: NamespaceSpec;
  /** What a namespace is. */
  status?: NamespaceStatus;
}

/** A list of Namespace objects. */
export interface NamespaceList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "NamespaceList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The Namespace objects. */
  items: Namespace[];
}

/** What a namespace is to be. */
export interface NamespaceSpec {
  /** Parties that must act before the namespace is removed. */
  finalizers?: string[];
}

/** What a namespace is. */
export interface NamespaceStatus {
  /** Active, or Terminating once it is being deleted. */
  phase?: string;
  /** How its deletion goes. */
  conditions?: NamespaceCondition[];
}

/** One aspect of the deletion of a namespace. */
export interface NamespaceCondition {
  /** Name of the condition. */
  type: string;
  /** True, False or Unknown. */
  status: string;
  /** When the status last changed. */
  lastTransitionTime?: string;
  /** Why it changed last, in one word for programs. */
  reason?: string;
  /** Details for people. */
  message?: string;
}

/** Where below a node to go. */
export interface NodeProxyOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "NodeProxyOptions";
  /** Path below the node, with the query. */
  path?: string;
}

/** A machine that runs pods. */
export interface Node {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Node";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What the node is to be. */
  spec?: NodeSpec;
  /** What the node is. */
  status?: NodeStatus;
}

/** A list of Node objects. */
export interface NodeList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "NodeList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The Node objects. */
  items: Node[];
}

/** What the node is to be. */
export interface NodeSpec {
  /** Addresses of its pods. */
  podCIDR?: string;
  /** Addresses of its pods, one range a family at most, the first of which is podCIDR. */
  podCIDRs?: string[];
  /** ID that the provider of the machine gives it, as provider://id; it cannot be changed. */
  providerID?: string;
  /** Whether no new pods may come. */
  unschedulable?: boolean;
  /** Marks that keep pods away which do not tolerate them. */
  taints?: Taint[];
  /**
   * Config map with settings of the node agent. No longer used.
   *
   * @deprecated
   */
  configSource?: NodeConfigSource;
  /**
   * Old identity of the node. No longer used.
   *
   * @deprecated
   */
  externalID?: string;
}

/** What the node is. */
export interface NodeStatus {
  /** All it has, by resource. */
  capacity?: Record<string, string>;
  /** What pods can have of it, by resource; capacity when absent. */
  allocatable?: Record<string, string>;
  /**
   * Where the node is in its life. No longer used.
   *
   * @deprecated
   */
  phase?: string;
  /** State of the node, aspect by aspect. */
  conditions?: NodeCondition[];
  /** Addresses under which it is reached. */
  addresses?: NodeAddress[];
  /** Ports on which parts of the node listen. */
  daemonEndpoints?: NodeDaemonEndpoints;
  /** What the machine is. */
  nodeInfo?: NodeSystemInfo;
  /** Images that it holds. */
  images?: ContainerImage[];
  /** Volumes that are mounted. */
  volumesInUse?: string[];
  /** Volumes that are attached. */
  volumesAttached?: AttachedVolume[];
  /**
   * Which config map the node agent uses. No longer used.
   *
   * @deprecated
   */
  config?: NodeConfigStatus;
}

/** A mark of a node that keeps pods away. */
export interface Taint {
  /** Key of the mark. */
  key: string;
  /** Value of the mark. */
  value?: string;
  /** What happens to pods that do not tolerate it: NoSchedule, PreferNoSchedule or NoExecute. */
  effect: "NoSchedule" | "PreferNoSchedule" | "NoExecute";
  /** When a NoExecute mark was set. */
  timeAdded?: string;
}

/** Where settings of a node agent come from. */
export interface NodeConfigSource {
  /** The config map. */
  configMap?: ConfigMapNodeConfigSource;
}

/** A key of a config map. */
export interface ConfigMapNodeConfigSource {
  /** Namespace of the config map. */
  namespace: string;
  /** Name of the config map. */
  name: string;
  /** UID of the config map; only in the status. */
  uid?: string;
  /** Version of the config map; only in the status. */
  resourceVersion?: string;
  /** Key with the settings. */
  kubeletConfigKey: string;
}

/** Which settings a node agent uses. */
export interface NodeConfigStatus {
  /** Settings that it is to use. */
  assigned?: NodeConfigSource;
  /** Settings that it uses. */
  active?: NodeConfigSource;
  /** Settings that it goes back to. */
  lastKnownGood?: NodeConfigSource;
  /** What went wrong with them. */
  error?: string;
}

/** One aspect of the state of a node. */
export interface NodeCondition {
  /** Name of the condition. */
  type: string;
  /** True, False or Unknown. */
  status: string;
  /** When the condition was last told. */
  lastHeartbeatTime?: string;
  /** When the status last changed. */
  lastTransitionTime?: string;
  /** Why it changed last, in one word for programs. */
  reason?: string;
  /** Details for people. */
  message?: string;
}

/** An address of a node. */
export interface NodeAddress {
  /** Kind of the address: Hostname, InternalIP, ExternalIP, InternalDNS or ExternalDNS. */
  type: string;
  /** The address. */
  address: string;
}

/** Ports on which parts of a node listen. */
export interface NodeDaemonEndpoints {
  /** Port of the node agent. */
  kubeletEndpoint?: DaemonEndpoint;
}

/** A port on which a part of a node listens. */
export interface DaemonEndpoint {
  /** Number of the port. */
  Port: number;
}

/** What a machine is. */
export interface NodeSystemInfo {
  /** ID of the installed system. */
  machineID: string;
  /** UUID of the hardware. */
  systemUUID: string;
  /** ID of the last start. */
  bootID: string;
  /** Version of the kernel. */
  kernelVersion: string;
  /** Name of the operating system. */
  osImage: string;
  /** What runs the containers, as name://version. */
  containerRuntimeVersion: string;
  /** Version of the node agent. */
  kubeletVersion: string;
  /** Version of the proxy of services. */
  kubeProxyVersion: string;
  /** The kind of operating system, as linux. */
  operatingSystem: string;
  /** The kind of processor, as amd64. */
  architecture: string;
}

/** An image that a node holds. */
export interface ContainerImage {
  /** Names of the image. */
  names?: string[];
  /** Its size in bytes. */
  sizeBytes?: number | bigint;
}

/** A volume attached to a node. */
export interface AttachedVolume {
  /** Name of the volume. */
  name: string;
  /** Path of its device. */
  devicePath: string;
}

/** A request for storage by a user, bound to one persistent volume. */
export interface PersistentVolumeClaim {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PersistentVolumeClaim";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What is asked for. */
  spec?: PersistentVolumeClaimSpec;
  /** What there is. */
  status?: PersistentVolumeClaimStatus;
}

/** A list of PersistentVolumeClaim objects. */
export interface PersistentVolumeClaimList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PersistentVolumeClaimList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The PersistentVolumeClaim objects. */
  items: PersistentVolumeClaim[];
}

/** What a claim asks for. */
export interface PersistentVolumeClaimSpec {
  /** How the volume is to be mounted; at least one mode. */
  accessModes?: Array<"ReadOnlyMany" | "ReadWriteMany" | "ReadWriteOnce">;
  /** Labels that a volume must have to be bound. */
  selector?: LabelSelector;
  /** Size wanted, as requests.storage. */
  resources?: ResourceRequirements;
  /** Name of the bound volume. */
  volumeName?: string;
  /** Name of the storage class; empty for claims that no class is to provision for. */
  storageClassName?: string;
  /** Whether the volume is mounted as a file system or used as a block device. */
  volumeMode?: "Block" | "Filesystem";
  /** Snapshot or claim that the volume starts as a copy of; other kinds are dropped. */
  dataSource?: TypedLocalObjectReference;
  /**
   * Object that the volume is filled from: any that is not of the core group, or a claim. Equal to dataSource when both
   * are set.
   */
  dataSourceRef?: TypedLocalObjectReference;
}

/** State of a claim. */
export interface PersistentVolumeClaimStatus {
  /** Pending until bound; Lost when the bound volume is gone. */
  phase?: "Bound" | "Lost" | "Pending";
  /** How the bound volume can be mounted. */
  accessModes?: string[];
  /** Size of the bound volume. */
  capacity?: Record<string, string>;
  /** State of a resize. */
  conditions?: PersistentVolumeClaimCondition[];
  /** Size that is being expanded to, or was last. */
  allocatedResources?: Record<string, string>;
  /** Step of the expansion; empty when none goes on. */
  resizeStatus?: "" | "ControllerExpansionFailed" | "ControllerExpansionInProgress" | "NodeExpansionFailed" | "NodeExpansionInProgress" | "NodeExpansionPending";
}

/** One aspect of the state of a claim. */
export interface PersistentVolumeClaimCondition {
  /** Name of the condition; ResizeStarted while a resize goes on. */
  type: string;
  /** True, False or Unknown. */
  status: string;
  /** When the condition was last looked at. */
  lastProbeTime?: string;
  /** When the status last changed. */
  lastTransitionTime?: string;
  /** Why it changed last, in one word for programs. */
  reason?: string;
  /** Details for people. */
  message?: string;
}

/** A piece of storage that a claim can be bound to. */
export interface PersistentVolume {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PersistentVolume";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What the volume is. */
  spec?: PersistentVolumeSpec;
  /** What becomes of the volume. */
  status?: PersistentVolumeStatus;
}

/** A list of PersistentVolume objects. */
export interface PersistentVolumeList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PersistentVolumeList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The PersistentVolume objects. */
  items: PersistentVolume[];
}

/** What becomes of the volume. */
export interface PersistentVolumeStatus {
  /** Whether it is free, bound or given back. */
  phase?: string;
  /** Why it is in this phase, for people. */
  message?: string;
  /** Why, in one word for programs. */
  reason?: string;
}

/** What a volume is. */
export interface PersistentVolumeSpec {
  /** Its size, under the name storage. */
  capacity?: Record<string, string>;
  /** A disk of Google Compute Engine. */
  gcePersistentDisk?: GCEPersistentDiskVolumeSource;
  /** A disk of AWS Elastic Block Store. */
  awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource;
  /** A file or directory of the node; for clusters of one node. */
  hostPath?: HostPathVolumeSource;
  /** A Gluster volume. */
  glusterfs?: GlusterfsPersistentVolumeSource;
  /** A directory of an NFS server. */
  nfs?: NFSVolumeSource;
  /** A Rados block device image. */
  rbd?: RBDPersistentVolumeSource;
  /** A disk of an iSCSI target. */
  iscsi?: ISCSIPersistentVolumeSource;
  /** A disk of OpenStack Cinder. */
  cinder?: CinderPersistentVolumeSource;
  /** A directory of a Ceph file system. */
  cephfs?: CephFSPersistentVolumeSource;
  /** A Fibre Channel disk. */
  fc?: FCVolumeSource;
  /** A dataset of a Flocker service. */
  flocker?: FlockerVolumeSource;
  /** A volume that an exec-based plugin provides. */
  flexVolume?: FlexPersistentVolumeSource;
  /** A file share of Azure. */
  azureFile?: AzureFilePersistentVolumeSource;
  /** A disk of vSphere. */
  vsphereVolume?: VsphereVirtualDiskVolumeSource;
  /** A Quobyte volume. */
  quobyte?: QuobyteVolumeSource;
  /** A data disk of Azure. */
  azureDisk?: AzureDiskVolumeSource;
  /** A disk of Photon Controller. */
  photonPersistentDisk?: PhotonPersistentDiskVolumeSource;
  /** A Portworx volume. */
  portworxVolume?: PortworxVolumeSource;
  /** A ScaleIO volume. */
  scaleIO?: ScaleIOPersistentVolumeSource;
  /** A disk, partition or directory of one node. */
  local?: LocalVolumeSource;
  /** A StorageOS volume. */
  storageos?: StorageOSPersistentVolumeSource;
  /** A volume that a CSI driver provides. */
  csi?: CSIPersistentVolumeSource;
  /** How it can be mounted. */
  accessModes?: Array<"ReadOnlyMany" | "ReadWriteMany" | "ReadWriteOnce" | "ReadWriteOncePod">;
  /** Claim that it is bound to, or reserved for. */
  claimRef?: ObjectReference;
  /** What happens to it when the claim is gone. */
  persistentVolumeReclaimPolicy?: "Delete" | "Recycle" | "Retain";
  /** Storage class that it belongs to; none when empty. */
  storageClassName?: string;
  /** Options of the mount; not checked. */
  mountOptions?: string[];
  /** Whether it is a file system or a block device. */
  volumeMode?: "Block" | "Filesystem";
  /** Nodes that reach it. */
  nodeAffinity?: VolumeNodeAffinity;
}

/** Where a volume is; exactly one. */
export interface PersistentVolumeSource {
  /** A disk of Google Compute Engine. */
  gcePersistentDisk?: GCEPersistentDiskVolumeSource;
  /** A disk of AWS Elastic Block Store. */
  awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource;
  /** A file or directory of the node; for clusters of one node. */
  hostPath?: HostPathVolumeSource;
  /** A Gluster volume. */
  glusterfs?: GlusterfsPersistentVolumeSource;
  /** A directory of an NFS server. */
  nfs?: NFSVolumeSource;
  /** A Rados block device image. */
  rbd?: RBDPersistentVolumeSource;
  /** A disk of an iSCSI target. */
  iscsi?: ISCSIPersistentVolumeSource;
  /** A disk of OpenStack Cinder. */
  cinder?: CinderPersistentVolumeSource;
  /** A directory of a Ceph file system. */
  cephfs?: CephFSPersistentVolumeSource;
  /** A Fibre Channel disk. */
  fc?: FCVolumeSource;
  /** A dataset of a Flocker service. */
  flocker?: FlockerVolumeSource;
  /** A volume that an exec-based plugin provides. */
  flexVolume?: FlexPersistentVolumeSource;
  /** A file share of Azure. */
  azureFile?: AzureFilePersistentVolumeSource;
  /** A disk of vSphere. */
  vsphereVolume?: VsphereVirtualDiskVolumeSource;
  /** A Quobyte volume. */
  quobyte?: QuobyteVolumeSource;
  /** A data disk of Azure. */
  azureDisk?: AzureDiskVolumeSource;
  /** A disk of Photon Controller. */
  photonPersistentDisk?: PhotonPersistentDiskVolumeSource;
  /** A Portworx volume. */
  portworxVolume?: PortworxVolumeSource;
  /** A ScaleIO volume. */
  scaleIO?: ScaleIOPersistentVolumeSource;
  /** A disk, partition or directory of one node. */
  local?: LocalVolumeSource;
  /** A StorageOS volume. */
  storageos?: StorageOSPersistentVolumeSource;
  /** A volume that a CSI driver provides. */
  csi?: CSIPersistentVolumeSource;
}

/** Nodes that reach a volume. */
export interface VolumeNodeAffinity {
  /** Demands on the nodes. */
  required?: NodeSelector;
}

/** A disk, partition or directory of one node. */
export interface LocalVolumeSource {
  /** Path on the node. */
  path: string;
  /** Type of the file system; found out when absent. */
  fsType?: string;
}

/** A Gluster volume. */
export interface GlusterfsPersistentVolumeSource {
  /** Name of the endpoints with the addresses of the servers. */
  endpoints: string;
  /** Name of the volume. */
  path: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Namespace of the endpoints; that of the claim when absent. */
  endpointsNamespace?: string;
}

/** A Rados block device image. */
export interface RBDPersistentVolumeSource {
  /** Addresses of the Ceph monitors. */
  monitors: string[];
  /** Name of the image. */
  image: string;
  /** Type of the file system. */
  fsType?: string;
  /** Pool of the image. */
  pool?: string;
  /** User to log in as. */
  user?: string;
  /** File on the node with the key of the user. */
  keyring?: string;
  /** Secret with the key of the user, in place of the file. */
  secretRef?: SecretReference;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** A disk of an iSCSI target. */
export interface ISCSIPersistentVolumeSource {
  /** Address and port of the target. */
  targetPortal: string;
  /** Qualified name of the target. */
  iqn: string;
  /** Number of the disk. */
  lun: number;
  /** Interface of the initiator. */
  iscsiInterface?: string;
  /** Type of the file system. */
  fsType?: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Further addresses and ports of the target. */
  portals?: string[];
  /** Whether discovery authenticates by CHAP. */
  chapAuthDiscovery?: boolean;
  /** Whether sessions authenticate by CHAP. */
  chapAuthSession?: boolean;
  /** Secret with the credentials for CHAP. */
  secretRef?: SecretReference;
  /** Name of the initiator; that of the node when absent. */
  initiatorName?: string;
}

/** A disk of OpenStack Cinder. */
export interface CinderPersistentVolumeSource {
  /** ID of the disk. */
  volumeID: string;
  /** Type of the file system. */
  fsType?: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Secret with credentials for OpenStack. */
  secretRef?: SecretReference;
}

/** A directory of a Ceph file system. */
export interface CephFSPersistentVolumeSource {
  /** Addresses of the Ceph monitors. */
  monitors: string[];
  /** Directory to mount; the root when empty. */
  path?: string;
  /** User to log in as; admin when empty. */
  user?: string;
  /** File on the node with the secret of the user. */
  secretFile?: string;
  /** Secret of the user, in place of the file. */
  secretRef?: SecretReference;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** A volume that an exec-based plugin provides. */
export interface FlexPersistentVolumeSource {
  /** Name of the plugin. */
  driver: string;
  /** Type of the file system; the plugin decides when empty. */
  fsType?: string;
  /** Secret handed to the plugin. */
  secretRef?: SecretReference;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Options handed to the plugin. */
  options?: Record<string, string>;
}

/** A file share of Azure. */
export interface AzureFilePersistentVolumeSource {
  /** Secret with the name and key of the storage account. */
  secretName: string;
  /** Name of the share. */
  shareName: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Namespace of the secret; that of the claim when absent. */
  secretNamespace?: string;
}

/** A ScaleIO volume. */
export interface ScaleIOPersistentVolumeSource {
  /** Address of the ScaleIO gateway. */
  gateway: string;
  /** Name of the storage system. */
  system: string;
  /** Secret with the credentials. */
  secretRef: SecretReference;
  /** Talks TLS to the gateway. */
  sslEnabled?: boolean;
  /** Name of the protection domain. */
  protectionDomain?: string;
  /** Name of the storage pool. */
  storagePool?: string;
  /** ThickProvisioned or ThinProvisioned. */
  storageMode?: string;
  /** Name of the volume. */
  volumeName?: string;
  /** Type of the file system. */
  fsType?: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** A StorageOS volume. */
export interface StorageOSPersistentVolumeSource {
  /** Name of the volume, unique in its namespace. */
  volumeName?: string;
  /** Namespace within StorageOS; that of the claim when empty. */
  volumeNamespace?: string;
  /** Type of the file system. */
  fsType?: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Secret with the credentials. */
  secretRef?: ObjectReference;
}

/** A volume that a CSI driver provides. */
export interface CSIPersistentVolumeSource {
  /** Name of the driver. */
  driver: string;
  /** Name that the driver gave the volume; it cannot be changed. */
  volumeHandle: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Type of the file system. */
  fsType?: string;
  /** Properties handed to the driver. */
  volumeAttributes?: Record<string, string>;
  /** Secret handed to the driver when it attaches the volume to a node. */
  controllerPublishSecretRef?: SecretReference;
  /** Secret handed to the driver when it prepares the volume on a node. */
  nodeStageSecretRef?: SecretReference;
  /** Secret handed to the driver when it mounts the volume. */
  nodePublishSecretRef?: SecretReference;
  /** Secret handed to the driver when the volume grows. */
  controllerExpandSecretRef?: SecretReference;
}

/** How to attach to a container. */
export interface PodAttachOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PodAttachOptions";
  /** Sends standard input. */
  stdin?: boolean;
  /** Receives standard output. */
  stdout?: boolean;
  /** Receives standard error. */
  stderr?: boolean;
  /** Treats the streams as a terminal. */
  tty?: boolean;
  /** The container; the only one when empty. */
  container?: string;
}

/** How to run a command in a container. */
export interface PodExecOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PodExecOptions";
  /** Sends standard input. */
  stdin?: boolean;
  /** Receives standard output. */
  stdout?: boolean;
  /** Receives standard error. */
  stderr?: boolean;
  /** Gives the command a terminal. */
  tty?: boolean;
  /** The container; the only one when empty. */
  container?: string;
  /** The command and its arguments; it is not run in a shell. */
  command: string[];
}

/** Which lines of a log to show. */
export interface PodLogOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PodLogOptions";
  /** The container; the only one when empty. */
  container?: string;
  /** Goes on with lines as they come. */
  follow?: boolean;
  /** Shows the log of the container's former run. */
  previous?: boolean;
  /** Leaves out lines older than this many seconds. */
  sinceSeconds?: number | bigint;
  /** Leaves out lines older than this time. */
  sinceTime?: string;
  /** Puts the time before every line. */
  timestamps?: boolean;
  /** Shows this many lines from the end. */
  tailLines?: number | bigint;
  /** Ends after this many bytes, perhaps within a line. */
  limitBytes?: number | bigint;
  /** Does not check the certificate of the node agent: what is shown may then come from somebody else. */
  insecureSkipTLSVerifyBackend?: boolean;
}

/** Which ports of a pod to forward. */
export interface PodPortForwardOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PodPortForwardOptions";
  /** Numbers of the ports. */
  ports?: number[];
}

/** Where below a pod to go. */
export interface PodProxyOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PodProxyOptions";
  /** Path below the pod, with the query. */
  path?: string;
}

/** A description of a pod, for controllers to make pods from. */
export interface PodTemplate {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PodTemplate";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What the pods are to be. */
  template?: PodTemplateSpec;
}

/** A list of PodTemplate objects. */
export interface PodTemplateList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PodTemplateList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The PodTemplate objects. */
  items: PodTemplate[];
}

/** What pods made from a template are to be. */
export interface PodTemplateSpec {
  /** Labels, annotations and finalizers of the pods. */
  metadata?: ObjectMeta;
  /** What the pods are to be. */
  spec?: PodSpec;
}

/** Containers that run together on a node and share network and volumes. */
export interface Pod {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Pod";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What the pod is to be. */
  spec?: PodSpec;
  /** What the pod is. */
  status?: PodStatus;
}

/** A list of Pod objects. */
export interface PodList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PodList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The Pod objects. */
  items: Pod[];
}

/** What a pod is to be. */
export interface PodSpec {
  /** Volumes that containers can mount. */
  volumes?: Volume[];
  /** Containers run one after the other before the others start. */
  initContainers?: Container[];
  /** The containers; at least one. */
  containers: Container[];
  /** Containers added to a running pod to look into it, by way of the sub-resource of this name. */
  ephemeralContainers?: EphemeralContainer[];
  /** When containers are restarted. */
  restartPolicy?: "Always" | "OnFailure" | "Never";
  /** Seconds that the pod may take to end; 0 kills it at once. */
  terminationGracePeriodSeconds?: number | bigint;
  /** Seconds from its start after which the pod is failed. */
  activeDeadlineSeconds?: number | bigint;
  /** Where the DNS settings of the pod come from. */
  dnsPolicy?: "ClusterFirstWithHostNet" | "ClusterFirst" | "Default" | "None";
  /** Labels that the node must have. */
  nodeSelector?: Record<string, string>;
  /** Service account that the pod runs as. */
  serviceAccountName?: string;
  /**
   * Old name of serviceAccountName.
   *
   * @deprecated
   */
  serviceAccount?: string;
  /** Whether a token of the service account is mounted. */
  automountServiceAccountToken?: boolean;
  /** Node that the pod is bound to; the scheduler sets it when it is empty. */
  nodeName?: string;
  /** Uses the network of the node. */
  hostNetwork?: boolean;
  /** Uses the process IDs of the node. */
  hostPID?: boolean;
  /** Uses the IPC of the node. */
  hostIPC?: boolean;
  /** Whether the containers see each other's processes. */
  shareProcessNamespace?: boolean;
  /** Privileges of the pod, and defaults for its containers. */
  securityContext?: PodSecurityContext;
  /** Secrets with credentials of image registries. */
  imagePullSecrets?: LocalObjectReference[];
  /** Host name of the pod; its name when empty. */
  hostname?: string;
  /** Domain of the host name, below that of the namespace. */
  subdomain?: string;
  /** Where the pod wants to run. */
  affinity?: Affinity;
  /** Scheduler that places the pod. */
  schedulerName?: string;
  /** Taints of nodes that the pod puts up with. */
  tolerations?: Toleration[];
  /** Lines for the hosts file of the pod. */
  hostAliases?: HostAlias[];
  /** Priority class of the pod. */
  priorityClassName?: string;
  /** Priority as a number, taken from the class. */
  priority?: number;
  /** DNS settings, over those of dnsPolicy. */
  dnsConfig?: PodDNSConfig;
  /** Conditions that must hold too before the pod is ready. */
  readinessGates?: PodReadinessGate[];
  /** Runtime class that runs the pod. */
  runtimeClassName?: string;
  /** Whether services become environment variables; true for pods that do not say. */
  enableServiceLinks?: boolean;
  /** Whether pods of lower priority may be removed for this one. */
  preemptionPolicy?: "PreemptLowerPriority" | "Never";
  /** Resources that the runtime class itself takes. */
  overhead?: Record<string, string>;
  /** How evenly pods like this one are spread. */
  topologySpreadConstraints?: TopologySpreadConstraint[];
  /** Whether the host name includes the domain. */
  setHostnameAsFQDN?: boolean;
  /** Operating system that the pod is made for. */
  os?: PodOS;
}

/** What a pod is. */
export interface PodStatus {
  /** Where the pod is in its life. */
  phase?: "Failed" | "Pending" | "Running" | "Succeeded" | "Unknown";
  /** State of the pod, aspect by aspect. */
  conditions?: PodCondition[];
  /** Why the pod is in this phase, for people. */
  message?: string;
  /** Why, in one word for programs. */
  reason?: string;
  /** Node where other pods are being removed for this one. */
  nominatedNodeName?: string;
  /** Address of the node. */
  hostIP?: string;
  /** Address of the pod. */
  podIP?: string;
  /** Addresses of the pod, the first of which is podIP. */
  podIPs?: PodIP[];
  /** When the node took the pod on. */
  startTime?: string;
  /** State of the init containers. */
  initContainerStatuses?: ContainerStatus[];
  /** State of the containers. */
  containerStatuses?: ContainerStatus[];
  /** Quality of service that follows from the resources. */
  qosClass?: "BestEffort" | "Burstable" | "Guaranteed";
  /** State of the ephemeral containers. */
  ephemeralContainerStatuses?: ContainerStatus[];
}

/** A container added to a running pod to look into it; it has no resources, ports, probes or lifecycle of its own. */
export interface EphemeralContainer {
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
  /** Container whose processes it sees. */
  targetContainerName?: string;
}

/** Privileges of a pod. */
export interface PodSecurityContext {
  /** SELinux context. */
  seLinuxOptions?: SELinuxOptions;
  /** Settings for Windows. */
  windowsOptions?: WindowsSecurityContextOptions;
  /** User ID to run as. */
  runAsUser?: number | bigint;
  /** Group ID to run as. */
  runAsGroup?: number | bigint;
  /** Refuses to start as root. */
  runAsNonRoot?: boolean;
  /** Further group IDs. */
  supplementalGroups?: Array<number | bigint>;
  /** Group that owns volumes. */
  fsGroup?: number | bigint;
  /** Kernel settings. */
  sysctls?: Sysctl[];
  /** When the owner of a volume is changed. */
  fsGroupChangePolicy?: "Always" | "OnRootMismatch";
  /** Filter of system calls. */
  seccompProfile?: SeccompProfile;
}

/** A kernel setting. */
export interface Sysctl {
  /** Name of the setting. */
  name: string;
  /** Value of the setting. */
  value: string;
}

/** A line of the hosts file. */
export interface HostAlias {
  /** The address. */
  ip?: string;
  /** Names for it. */
  hostnames?: string[];
}

/** DNS settings of a pod. */
export interface PodDNSConfig {
  /** Addresses of name servers, at most 3. */
  nameservers?: string[];
  /** Domains to search, at most 6. */
  searches?: string[];
  /** Options of the resolver. */
  options?: PodDNSConfigOption[];
}

/** An option of the resolver. */
export interface PodDNSConfigOption {
  /** Name of the option. */
  name?: string;
  /** Value of the option. */
  value?: string;
}

/** A condition that must hold before a pod is ready. */
export interface PodReadinessGate {
  /** Type of the condition. */
  conditionType: string;
}

/** An operating system. */
export interface PodOS {
  /** linux or windows. */
  name: string;
}

/** One aspect of the state of a pod. */
export interface PodCondition {
  /** Name of the condition. */
  type: string;
  /** True, False or Unknown. */
  status: string;
  /** When the condition was last looked at. */
  lastProbeTime?: string;
  /** When the status last changed. */
  lastTransitionTime?: string;
  /** Why it changed last, in one word for programs. */
  reason?: string;
  /** Details for people. */
  message?: string;
}

/** An address of a pod. */
export interface PodIP {
  /** The address. */
  ip?: string;
}

/** State of a container. */
export interface ContainerStatus {
  /** Name of the container. */
  name: string;
  /** What it does now. */
  state?: ContainerState;
  /** How it ended last. */
  lastState?: ContainerState;
  /** Whether it can serve. */
  ready: boolean;
  /** How often it was restarted. */
  restartCount: number;
  /** Image that it runs. */
  image: string;
  /** ID of that image. */
  imageID: string;
  /** ID of the container, as runtime://id. */
  containerID?: string;
  /** Whether its startup check has passed. */
  started?: boolean;
}

/** What a container does; waiting when none is given. */
export interface ContainerState {
  /** It is not running yet. */
  waiting?: ContainerStateWaiting;
  /** It runs. */
  running?: ContainerStateRunning;
  /** It has ended. */
  terminated?: ContainerStateTerminated;
}

/** A container that is not running yet. */
export interface ContainerStateWaiting {
  /** Why, in one word for programs. */
  reason?: string;
  /** Why, for people. */
  message?: string;
}

/** A container that runs. */
export interface ContainerStateRunning {
  /** When it started. */
  startedAt?: string;
}

/** A container that has ended. */
export interface ContainerStateTerminated {
  /** Exit code of the container. */
  exitCode: number;
  /** Signal that ended it. */
  signal?: number;
  /** Why, in one word for programs. */
  reason?: string;
  /** Why, for people. */
  message?: string;
  /** When it started. */
  startedAt?: string;
  /** When it ended. */
  finishedAt?: string;
  /** ID of the container, as runtime://id. */
  containerID?: string;
}

/** An object of a known kind in the same namespace. */
export interface LocalObjectReference {
  /** Name of the object. */
  name?: string;
}

/** An object of any kind in the same namespace. */
export interface TypedLocalObjectReference {
  /** Group of the object; absent or empty for core. */
  apiGroup?: string;
  /** Kind of the object. */
  kind: string;
  /** Name of the object. */
  name: string;
}

/** An object, or a part of one. */
export interface ObjectReference {
  /** Kind of the object. */
  kind?: string;
  /** Namespace of the object. */
  namespace?: string;
  /** Name of the object. */
  name?: string;
  /** UID of the object. */
  uid?: string;
  /** API version of the object. */
  apiVersion?: string;
  /** Version of the object that is meant. */
  resourceVersion?: string;
  /** Path to the part that is meant, as in spec.containers[2]. */
  fieldPath?: string;
}

/** A secret in any namespace. */
export interface SecretReference {
  /** Name of the secret. */
  name?: string;
  /** Namespace of the secret. */
  namespace?: string;
}

/** Keeps a number of equal pods running. A Deployment does it better. */
export interface ReplicationController {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ReplicationController";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Which pods are wanted. */
  spec?: ReplicationControllerSpec;
  /** Which pods there are. */
  status?: ReplicationControllerStatus;
}

/** A list of ReplicationController objects. */
export interface ReplicationControllerList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ReplicationControllerList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The ReplicationController objects. */
  items: ReplicationController[];
}

/** Which pods are wanted. */
export interface ReplicationControllerSpec {
  /** How many pods are wanted. */
  replicas?: number;
  /** Seconds that a pod must be ready before it counts as available. */
  minReadySeconds?: number;
  /** Labels of the pods that belong to it; those of the template when empty. */
  selector?: Record<string, string>;
  /** What the pods are to be. */
  template?: PodTemplateSpec;
}

/** Which pods there are. */
export interface ReplicationControllerStatus {
  /** How many pods there are. */
  replicas: number;
  /** How many of them have all labels of the template. */
  fullyLabeledReplicas?: number;
  /** How many of them can serve. */
  readyReplicas?: number;
  /** How many of them have been ready long enough. */
  availableReplicas?: number;
  /** Generation that the controller has acted on. */
  observedGeneration?: number | bigint;
  /** State of the controller, aspect by aspect. */
  conditions?: ReplicationControllerCondition[];
}

/** One aspect of the state of a replication controller. */
export interface ReplicationControllerCondition {
  /** Name of the condition. */
  type: string;
  /** True, False or Unknown. */
  status: string;
  /** When the status last changed. */
  lastTransitionTime?: string;
  /** Why it changed last, in one word for programs. */
  reason?: string;
  /** Details for people. */
  message?: string;
}

/** The most that a namespace may use in all. */
export interface ResourceQuota {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ResourceQuota";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** The most that may be used. */
  spec?: ResourceQuotaSpec;
  /** What is used. */
  status?: ResourceQuotaStatus;
}

/** A list of ResourceQuota objects. */
export interface ResourceQuotaList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ResourceQuotaList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The ResourceQuota objects. */
  items: ResourceQuota[];
}

/** The most that may be used. */
export interface ResourceQuotaSpec {
  /** The most that may be used, by resource. */
  hard?: Record<string, string>;
  /** Which objects count; all when empty. An object counts when all scopes match. */
  scopes?: string[];
  /** Which objects count, as expressions; combined with scopes by and. */
  scopeSelector?: ScopeSelector;
}

/** What is used. */
export interface ResourceQuotaStatus {
  /** The bounds in force, by resource. */
  hard?: Record<string, string>;
  /** What is used now, by resource. */
  used?: Record<string, string>;
}

/** Which objects count; all demands must hold. */
export interface ScopeSelector {
  /** Demands on scopes. */
  matchExpressions?: ScopedResourceSelectorRequirement[];
}

/** A demand on a scope. */
export interface ScopedResourceSelectorRequirement {
  /** The scope. */
  scopeName: string;
  /** How the scope relates to the values. */
  operator: string;
  /** Values for In and NotIn; none for Exists and DoesNotExist. */
  values?: string[];
}

/** Compute or storage wanted. */
export interface ResourceRequirements {
  /** The most that may be used, by resource name. */
  limits?: Record<string, string>;
  /** The least that is needed, by resource name; the limits where it is not said. */
  requests?: Record<string, string>;
}

/** Where the pod wants to run, and where not. */
export interface Affinity {
  /** Nodes that the pod wants. */
  nodeAffinity?: NodeAffinity;
  /** Pods that it wants to be near. */
  podAffinity?: PodAffinity;
  /** Pods that it wants to be away from. */
  podAntiAffinity?: PodAntiAffinity;
}

/** Nodes that a pod wants. */
export interface NodeAffinity {
  /** Nodes that it must have when it is scheduled. */
  requiredDuringSchedulingIgnoredDuringExecution?: NodeSelector;
  /** Nodes that it would like; the sum of the weights counts. */
  preferredDuringSchedulingIgnoredDuringExecution?: PreferredSchedulingTerm[];
}

/** Pods that a pod wants to be near. */
export interface PodAffinity {
  /** Terms that must all hold when it is scheduled. */
  requiredDuringSchedulingIgnoredDuringExecution?: PodAffinityTerm[];
  /** Terms that it would like to hold; the sum of the weights counts. */
  preferredDuringSchedulingIgnoredDuringExecution?: WeightedPodAffinityTerm[];
}

/** Pods that a pod wants to be away from. */
export interface PodAntiAffinity {
  /** Terms that must all hold when it is scheduled. */
  requiredDuringSchedulingIgnoredDuringExecution?: PodAffinityTerm[];
  /** Terms that it would like to hold; the sum of the weights counts. */
  preferredDuringSchedulingIgnoredDuringExecution?: WeightedPodAffinityTerm[];
}

/** Nodes with a weight. */
export interface PreferredSchedulingTerm {
  /** From 1 to 100. */
  weight: number;
  /** The nodes. */
  preference: NodeSelectorTerm;
}

/** Pods with a weight. */
export interface WeightedPodAffinityTerm {
  /** From 1 to 100. */
  weight: number;
  /** The pods. */
  podAffinityTerm: PodAffinityTerm;
}

/** Pods, and how near is near. */
export interface PodAffinityTerm {
  /** Labels of the pods. */
  labelSelector?: LabelSelector;
  /** Namespaces of the pods; that of the pod itself when there is no namespaceSelector either. */
  namespaces?: string[];
  /** Label of nodes; nodes with the same value count as one place. */
  topologyKey: string;
  /** Labels of the namespaces of the pods. */
  namespaceSelector?: LabelSelector;
}

/** Nodes by labels and fields; one of the terms must hold. */
export interface NodeSelector {
  /** The terms. */
  nodeSelectorTerms: NodeSelectorTerm[];
}

/** Nodes by labels and fields; all demands must hold. An empty term matches no node. */
export interface NodeSelectorTerm {
  /** Demands on labels. */
  matchExpressions?: NodeSelectorRequirement[];
  /** Demands on fields of the node. */
  matchFields?: NodeSelectorRequirement[];
}

/** A demand on a label or field. */
export interface NodeSelectorRequirement {
  /** Key of the label, or path of the field. */
  key: string;
  /** How it relates to the values: In, NotIn, Exists, DoesNotExist, Gt or Lt. */
  operator: string;
  /** Values for In, NotIn, Gt and Lt. */
  values?: string[];
}

/** A taint of nodes that the pod puts up with. */
export interface Toleration {
  /** Key of the taint; every taint when empty. */
  key?: string;
  /** Exists for any value; Equal, also when empty, for the given one. */
  operator?: "Equal" | "Exists";
  /** Value of the taint. */
  value?: string;
  /** Effect of the taint; every effect when empty. */
  effect?: "NoSchedule" | "PreferNoSchedule" | "NoExecute";
  /** How long a NoExecute taint is put up with; forever when absent. */
  tolerationSeconds?: number | bigint;
}

/** How evenly pods are spread. */
export interface TopologySpreadConstraint {
  /** By how much the numbers of pods in two places may differ. */
  maxSkew: number;
  /** Label of nodes; nodes with the same value are one place. */
  topologyKey: string;
  /** What to do with a pod that would break it. */
  whenUnsatisfiable: "DoNotSchedule" | "ScheduleAnyway";
  /** Pods that count. */
  labelSelector?: LabelSelector;
  /** Number of places that there must be at least, else the least number counts as zero. */
  minDomains?: number;
}

/** Confidential bytes by key: passwords, tokens, keys. */
export interface Secret {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Secret";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** When true, data may not change any more, nor this field; only metadata may. */
  immutable?: boolean;
  /** Bytes by key. A key consists of letters, digits, dashes, underscores and dots. */
  data?: Record<string, string>;
  /** Text by key for convenience: merged into data on every write, over what is there, and never returned. */
  stringData?: Record<string, string>;
  /** What the secret is for; programs rely on the keys that a type asks for. */
  type?: string;
}

/** A list of Secret objects. */
export interface SecretList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "SecretList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The Secret objects. */
  items: Secret[];
}

/** An identity for programs, whose tokens authenticate them. */
export interface ServiceAccount {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ServiceAccount";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Secrets that its pods may use. */
  secrets?: ObjectReference[];
  /** Secrets with credentials of image registries for its pods. */
  imagePullSecrets?: LocalObjectReference[];
  /** Whether its pods get a token mounted; pods may say otherwise. */
  automountServiceAccountToken?: boolean;
}

/** A list of ServiceAccount objects. */
export interface ServiceAccountList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ServiceAccountList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The ServiceAccount objects. */
  items: ServiceAccount[];
}

/** Where below a service to go. */
export interface ServiceProxyOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ServiceProxyOptions";
  /** Path below the service, with the query. */
  path?: string;
}

/** A name, an address and ports under which pods are reached. */
export interface Service {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Service";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What leads where. */
  spec?: ServiceSpec;
  /** How the service is reached. */
  status?: ServiceStatus;
}

/** A list of Service objects. */
export interface ServiceList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ServiceList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The Service objects. */
  items: Service[];
}

/** What leads where. */
export interface ServiceSpec {
  /** Ports of the service. */
  ports?: ServicePort[];
  /** Labels of the pods that it leads to; none when somebody else says which endpoints there are. */
  selector?: Record<string, string>;
  /** Address within the cluster, chosen by the server when empty; None for a service without one. */
  clusterIP?: string;
  /** Addresses within the cluster, one a family at most, the first of which is clusterIP. */
  clusterIPs?: string[];
  /**
   * How the service is exposed: by an address of the cluster, a port of every node, a load balancer, or another name.
   */
  type?: "ClusterIP" | "ExternalName" | "LoadBalancer" | "NodePort";
  /** Addresses of nodes that lead to the service; somebody else has to route them there. */
  externalIPs?: string[];
  /** Whether the requests of one client go to the same pod. */
  sessionAffinity?: "ClientIP" | "None";
  /** Address wished for the load balancer; not every provider heeds it. */
  loadBalancerIP?: string;
  /** Addresses of clients that the load balancer lets through. */
  loadBalancerSourceRanges?: string[];
  /** Host name that the service stands for; only for type ExternalName. */
  externalName?: string;
  /** Whether traffic from outside goes to pods of any node, or only to those of the node where it comes in. */
  externalTrafficPolicy?: "Cluster" | "Local";
  /** Port of every node that tells whether it has pods of the service; chosen by the server. */
  healthCheckNodePort?: number;
  /** Whether addresses of pods that are not ready count as ready. */
  publishNotReadyAddresses?: boolean;
  /** How long the affinity lasts: three hours when it is not said. */
  sessionAffinityConfig?: SessionAffinityConfig;
  /** Families of the addresses, the first of which is that of clusterIP. */
  ipFamilies?: Array<"IPv4" | "IPv6">;
  /** Whether it has an address of one family, of both where the cluster has both, or must have both. */
  ipFamilyPolicy?: "PreferDualStack" | "RequireDualStack" | "SingleStack";
  /** Whether a service with a load balancer gets ports of the nodes too. */
  allocateLoadBalancerNodePorts?: boolean;
  /** Who makes the load balancer; the default of the cluster when absent. */
  loadBalancerClass?: string;
  /** Whether traffic from inside goes to pods of any node, or only to those of the same node. */
  internalTrafficPolicy?: "Cluster" | "Local";
}

/** How the service is reached. */
export interface ServiceStatus {
  /** Where the load balancer is. */
  loadBalancer?: LoadBalancerStatus;
  /** State of the service, aspect by aspect. */
  conditions?: Condition[];
}

/** A port of a service. */
export interface ServicePort {
  /** Name of the port, unique in the service; needed when there are several. */
  name?: string;
  /** Protocol of the port. */
  protocol?: "SCTP" | "TCP" | "UDP";
  /** Protocol of the application, by its registered name or as domain/name. */
  appProtocol?: string;
  /** Port of the service. */
  port: number;
  /** Number or name of the port of the pods; that of the service when absent. */
  targetPort?: number | string;
  /** Port of every node; chosen by the server. */
  nodePort?: number;
}

/** How long the affinity of clients lasts. */
export interface SessionAffinityConfig {
  /** How long the affinity by client address lasts. */
  clientIP?: ClientIPConfig;
}

/** How long the affinity by client address lasts. */
export interface ClientIPConfig {
  /** Seconds from the last request, at most a day; 10800 when absent. */
  timeoutSeconds?: number;
}

/** A place; all demands must hold. */
export interface TopologySelectorTerm {
  /** Demands on labels of nodes. */
  matchLabelExpressions?: TopologySelectorLabelRequirement[];
}

/** A demand on a label of nodes. */
export interface TopologySelectorLabelRequirement {
  /** Key of the label. */
  key: string;
  /** Values of the label, one of which must be there. */
  values: string[];
}

/** A named volume that containers of the pod mount. */
export interface Volume {
  /** Name of the volume, unique in the pod. */
  name: string;
  /** A file or directory of the node. */
  hostPath?: HostPathVolumeSource;
  /** A directory that is empty at the start and goes with the pod. */
  emptyDir?: EmptyDirVolumeSource;
  /** A disk of Google Compute Engine. */
  gcePersistentDisk?: GCEPersistentDiskVolumeSource;
  /** A disk of AWS Elastic Block Store. */
  awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource;
  /**
   * A git repository at a revision.
   *
   * @deprecated
   */
  gitRepo?: GitRepoVolumeSource;
  /** The keys of a secret as files. */
  secret?: SecretVolumeSource;
  /** A directory of an NFS server. */
  nfs?: NFSVolumeSource;
  /** A disk of an iSCSI target. */
  iscsi?: ISCSIVolumeSource;
  /** A Gluster volume. */
  glusterfs?: GlusterfsVolumeSource;
  /** The volume bound to a claim. */
  persistentVolumeClaim?: PersistentVolumeClaimVolumeSource;
  /** A Rados block device image. */
  rbd?: RBDVolumeSource;
  /** A volume that an exec-based plugin provides. */
  flexVolume?: FlexVolumeSource;
  /** A disk of OpenStack Cinder. */
  cinder?: CinderVolumeSource;
  /** A directory of a Ceph file system. */
  cephfs?: CephFSVolumeSource;
  /** A dataset of a Flocker service. */
  flocker?: FlockerVolumeSource;
  /** Fields of the pod as files. */
  downwardAPI?: DownwardAPIVolumeSource;
  /** A Fibre Channel disk. */
  fc?: FCVolumeSource;
  /** A file share of Azure. */
  azureFile?: AzureFileVolumeSource;
  /** The keys of a config map as files. */
  configMap?: ConfigMapVolumeSource;
  /** A disk of vSphere. */
  vsphereVolume?: VsphereVirtualDiskVolumeSource;
  /** A Quobyte volume. */
  quobyte?: QuobyteVolumeSource;
  /** A data disk of Azure. */
  azureDisk?: AzureDiskVolumeSource;
  /** A disk of Photon Controller. */
  photonPersistentDisk?: PhotonPersistentDiskVolumeSource;
  /** Secrets, config maps, fields of the pod and tokens in one directory. */
  projected?: ProjectedVolumeSource;
  /** A Portworx volume. */
  portworxVolume?: PortworxVolumeSource;
  /** A ScaleIO volume. */
  scaleIO?: ScaleIOVolumeSource;
  /** A StorageOS volume. */
  storageos?: StorageOSVolumeSource;
  /** A volume inside the pod that a CSI driver provides. */
  csi?: CSIVolumeSource;
  /** A volume made for this pod by way of a claim that goes with it. */
  ephemeral?: EphemeralVolumeSource;
}

/** Where the contents of a volume come from; exactly one source is given, an empty directory when none is. */
export interface VolumeSource {
  /** A file or directory of the node. */
  hostPath?: HostPathVolumeSource;
  /** A directory that is empty at the start and goes with the pod. */
  emptyDir?: EmptyDirVolumeSource;
  /** A disk of Google Compute Engine. */
  gcePersistentDisk?: GCEPersistentDiskVolumeSource;
  /** A disk of AWS Elastic Block Store. */
  awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource;
  /**
   * A git repository at a revision.
   *
   * @deprecated
   */
  gitRepo?: GitRepoVolumeSource;
  /** The keys of a secret as files. */
  secret?: SecretVolumeSource;
  /** A directory of an NFS server. */
  nfs?: NFSVolumeSource;
  /** A disk of an iSCSI target. */
  iscsi?: ISCSIVolumeSource;
  /** A Gluster volume. */
  glusterfs?: GlusterfsVolumeSource;
  /** The volume bound to a claim. */
  persistentVolumeClaim?: PersistentVolumeClaimVolumeSource;
  /** A Rados block device image. */
  rbd?: RBDVolumeSource;
  /** A volume that an exec-based plugin provides. */
  flexVolume?: FlexVolumeSource;
  /** A disk of OpenStack Cinder. */
  cinder?: CinderVolumeSource;
  /** A directory of a Ceph file system. */
  cephfs?: CephFSVolumeSource;
  /** A dataset of a Flocker service. */
  flocker?: FlockerVolumeSource;
  /** Fields of the pod as files. */
  downwardAPI?: DownwardAPIVolumeSource;
  /** A Fibre Channel disk. */
  fc?: FCVolumeSource;
  /** A file share of Azure. */
  azureFile?: AzureFileVolumeSource;
  /** The keys of a config map as files. */
  configMap?: ConfigMapVolumeSource;
  /** A disk of vSphere. */
  vsphereVolume?: VsphereVirtualDiskVolumeSource;
  /** A Quobyte volume. */
  quobyte?: QuobyteVolumeSource;
  /** A data disk of Azure. */
  azureDisk?: AzureDiskVolumeSource;
  /** A disk of Photon Controller. */
  photonPersistentDisk?: PhotonPersistentDiskVolumeSource;
  /** Secrets, config maps, fields of the pod and tokens in one directory. */
  projected?: ProjectedVolumeSource;
  /** A Portworx volume. */
  portworxVolume?: PortworxVolumeSource;
  /** A ScaleIO volume. */
  scaleIO?: ScaleIOVolumeSource;
  /** A StorageOS volume. */
  storageos?: StorageOSVolumeSource;
  /** A volume inside the pod that a CSI driver provides. */
  csi?: CSIVolumeSource;
  /** A volume made for this pod by way of a claim that goes with it. */
  ephemeral?: EphemeralVolumeSource;
}

/** A file or directory of the node. */
export interface HostPathVolumeSource {
  /** Path on the node. */
  path: string;
  /** What must be at the path; empty means that nothing is checked. */
  type?: "" | "BlockDevice" | "CharDevice" | "Directory" | "DirectoryOrCreate" | "File" | "FileOrCreate" | "Socket";
}

/** A directory that is empty at the start and goes with the pod. */
export interface EmptyDirVolumeSource {
  /** Kind of storage; empty for that of the node, Memory for RAM. */
  medium?: string;
  /** Most that may be stored. */
  sizeLimit?: string;
}

/** A disk of Google Compute Engine. */
export interface GCEPersistentDiskVolumeSource {
  /** Name of the disk. */
  pdName: string;
  /** Type of the file system. */
  fsType?: string;
  /** Partition to mount. */
  partition?: number;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** A disk of AWS Elastic Block Store. */
export interface AWSElasticBlockStoreVolumeSource {
  /** ID of the disk. */
  volumeID: string;
  /** Type of the file system. */
  fsType?: string;
  /** Partition to mount. */
  partition?: number;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** A git repository at a revision. */
export interface GitRepoVolumeSource {
  /** URL of the repository. */
  repository: string;
  /** Commit to check out. */
  revision?: string;
  /** Directory for the checkout, relative to the volume. */
  directory?: string;
}

/** The keys of a secret as files. */
export interface SecretVolumeSource {
  /** Name of the secret. */
  secretName?: string;
  /** Keys to show and where; all, under their own names, when none is given. */
  items?: KeyToPath[];
  /** Permission bits of the files. */
  defaultMode?: number;
  /** Whether the secret or a key of it may be missing. */
  optional?: boolean;
}

/** A directory of an NFS server. */
export interface NFSVolumeSource {
  /** Host name or address of the server. */
  server: string;
  /** Path the server exports. */
  path: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** A disk of an iSCSI target. */
export interface ISCSIVolumeSource {
  /** Address of the target, with the port when it is not the usual one. */
  targetPortal: string;
  /** Qualified name of the target. */
  iqn: string;
  /** Number of the unit. */
  lun: number;
  /** Name of the interface. */
  iscsiInterface?: string;
  /** Type of the file system. */
  fsType?: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Further addresses of the target. */
  portals?: string[];
  /** Uses CHAP for discovery. */
  chapAuthDiscovery?: boolean;
  /** Uses CHAP for the session. */
  chapAuthSession?: boolean;
  /** Secret with the CHAP credentials. */
  secretRef?: LocalObjectReference;
  /** Name to log in under. */
  initiatorName?: string;
}

/** A Gluster volume. */
export interface GlusterfsVolumeSource {
  /** Name of the endpoints object with the servers. */
  endpoints: string;
  /** Name of the volume. */
  path: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** The volume bound to a claim. */
export interface PersistentVolumeClaimVolumeSource {
  /** Name of the claim, in the namespace of the pod. */
  claimName: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** A Rados block device image. */
export interface RBDVolumeSource {
  /** Addresses of the Ceph monitors. */
  monitors: string[];
  /** Name of the image. */
  image: string;
  /** Type of the file system. */
  fsType?: string;
  /** Name of the pool. */
  pool?: string;
  /** Name of the user. */
  user?: string;
  /** Path of the key ring. */
  keyring?: string;
  /** Secret with the credentials, instead of the key ring. */
  secretRef?: LocalObjectReference;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** A volume that an exec-based plugin provides. */
export interface FlexVolumeSource {
  /** Name of the plugin. */
  driver: string;
  /** Type of the file system. */
  fsType?: string;
  /** Secret handed to the plugin. */
  secretRef?: LocalObjectReference;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Options handed to the plugin. */
  options?: Record<string, string>;
}

/** A disk of OpenStack Cinder. */
export interface CinderVolumeSource {
  /** ID of the disk. */
  volumeID: string;
  /** Type of the file system. */
  fsType?: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Secret with the parameters of OpenStack. */
  secretRef?: LocalObjectReference;
}

/** A directory of a Ceph file system. */
export interface CephFSVolumeSource {
  /** Addresses of the Ceph monitors. */
  monitors: string[];
  /** Directory to mount; the root when empty. */
  path?: string;
  /** Name of the user; admin when empty. */
  user?: string;
  /** Path of the key ring of the user. */
  secretFile?: string;
  /** Secret with the credentials, instead of the key ring. */
  secretRef?: LocalObjectReference;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** A dataset of a Flocker service, by name or by UUID. */
export interface FlockerVolumeSource {
  /** Name of the dataset, in its metadata. */
  datasetName?: string;
  /** UUID of the dataset. */
  datasetUUID?: string;
}

/** Fields of the pod as files. */
export interface DownwardAPIVolumeSource {
  /** The files. */
  items?: DownwardAPIVolumeFile[];
  /** Permission bits of the files. */
  defaultMode?: number;
}

/** A Fibre Channel disk, by target names and unit or by world wide identifiers. */
export interface FCVolumeSource {
  /** World wide names of the targets. */
  targetWWNs?: string[];
  /** Number of the unit. */
  lun?: number;
  /** Type of the file system. */
  fsType?: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** World wide identifiers of the volume. */
  wwids?: string[];
}

/** A file share of Azure. */
export interface AzureFileVolumeSource {
  /** Name of the secret with the storage account. */
  secretName: string;
  /** Name of the share. */
  shareName: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** The keys of a config map as files. */
export interface ConfigMapVolumeSource {
  /** Name of the object. */
  name?: string;
  /** Keys to show and where; all, under their own names, when none is given. */
  items?: KeyToPath[];
  /** Permission bits of the files. */
  defaultMode?: number;
  /** Whether the config map or a key of it may be missing. */
  optional?: boolean;
}

/** A disk of vSphere. */
export interface VsphereVirtualDiskVolumeSource {
  /** Path of the disk. */
  volumePath: string;
  /** Type of the file system. */
  fsType?: string;
  /** Name of the storage policy profile. */
  storagePolicyName?: string;
  /** ID of the storage policy profile. */
  storagePolicyID?: string;
}

/** A Quobyte volume. */
export interface QuobyteVolumeSource {
  /** Addresses of the registries as host:port, separated by commas. */
  registry: string;
  /** Name of the volume. */
  volume: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** User to map to; that of the service when empty. */
  user?: string;
  /** Group to map to. */
  group?: string;
  /** Tenant that owns the volume. */
  tenant?: string;
}

/** A data disk of Azure. */
export interface AzureDiskVolumeSource {
  /** Name of the disk. */
  diskName: string;
  /** URI of the disk. */
  diskURI: string;
  /** How the host caches. */
  cachingMode?: "None" | "ReadOnly" | "ReadWrite";
  /** Type of the file system. */
  fsType?: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Shared for several disks per storage account, Dedicated for one, Managed for disks managed by Azure. */
  kind?: "Dedicated" | "Managed" | "Shared";
}

/** A disk of Photon Controller. */
export interface PhotonPersistentDiskVolumeSource {
  /** ID of the disk. */
  pdID: string;
  /** Type of the file system. */
  fsType?: string;
}

/** Several sources in one directory. */
export interface ProjectedVolumeSource {
  /** The sources. */
  sources?: VolumeProjection[];
  /** Permission bits of the files. */
  defaultMode?: number;
}

/** A Portworx volume. */
export interface PortworxVolumeSource {
  /** ID of the volume. */
  volumeID: string;
  /** Type of the file system. */
  fsType?: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** A ScaleIO volume. */
export interface ScaleIOVolumeSource {
  /** Address of the ScaleIO gateway. */
  gateway: string;
  /** Name of the storage system. */
  system: string;
  /** Secret with the credentials. */
  secretRef: LocalObjectReference;
  /** Talks TLS to the gateway. */
  sslEnabled?: boolean;
  /** Name of the protection domain. */
  protectionDomain?: string;
  /** Name of the storage pool. */
  storagePool?: string;
  /** ThickProvisioned or ThinProvisioned. */
  storageMode?: string;
  /** Name of the volume. */
  volumeName?: string;
  /** Type of the file system. */
  fsType?: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** A StorageOS volume. */
export interface StorageOSVolumeSource {
  /** Name of the volume, unique in its namespace. */
  volumeName?: string;
  /** Namespace within StorageOS; that of the pod when empty. */
  volumeNamespace?: string;
  /** Type of the file system. */
  fsType?: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Secret with the credentials. */
  secretRef?: LocalObjectReference;
}

/** A volume inside the pod that a CSI driver provides. */
export interface CSIVolumeSource {
  /** Name of the driver. */
  driver: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Type of the file system; the driver decides when it is absent. */
  fsType?: string;
  /** Properties handed to the driver. */
  volumeAttributes?: Record<string, string>;
  /** Secret handed to the driver when it mounts the volume. */
  nodePublishSecretRef?: LocalObjectReference;
}

/** A volume made for this pod by way of a claim that goes with it. */
export interface EphemeralVolumeSource {
  /** The claim, which is named after the pod and the volume. */
  volumeClaimTemplate?: PersistentVolumeClaimTemplate;
}

/** What a claim is made from. */
export interface PersistentVolumeClaimTemplate {
  /** Labels and annotations of the claim; nothing else may be set. */
  metadata?: ObjectMeta;
  /** What the claim asks for. */
  spec: PersistentVolumeClaimSpec;
}

/** A key shown as a file. */
export interface KeyToPath {
  /** Name of the key. */
  key: string;
  /** Path of the file, relative to the volume. */
  path: string;
  /** Permission bits of the file; those of the volume when absent. */
  mode?: number;
}

/** A field of the pod shown as a file. */
export interface DownwardAPIVolumeFile {
  /** Path of the file, relative to the volume. */
  path: string;
  /** The field: annotations, labels, name, namespace or uid. */
  fieldRef?: ObjectFieldSelector;
  /** The resource of a container: a limit or request of cpu, memory or ephemeral-storage. */
  resourceFieldRef?: ResourceFieldSelector;
  /** Permission bits of the file; those of the volume when absent. */
  mode?: number;
}

/** One source of a projected volume. */
export interface VolumeProjection {
  /** The keys of a secret. */
  secret?: SecretProjection;
  /** Fields of the pod. */
  downwardAPI?: DownwardAPIProjection;
  /** The keys of a config map. */
  configMap?: ConfigMapProjection;
  /** A token of the pod's service account. */
  serviceAccountToken?: ServiceAccountTokenProjection;
}

/** The keys of a secret as files. */
export interface SecretProjection {
  /** Name of the object. */
  name?: string;
  /** Keys to show and where; all, under their own names, when none is given. */
  items?: KeyToPath[];
  /** Whether the secret or a key of it may be missing. */
  optional?: boolean;
}

/** Fields of the pod as files. */
export interface DownwardAPIProjection {
  /** The files. */
  items?: DownwardAPIVolumeFile[];
}

/** The keys of a config map as files. */
export interface ConfigMapProjection {
  /** Name of the object. */
  name?: string;
  /** Keys to show and where; all, under their own names, when none is given. */
  items?: KeyToPath[];
  /** Whether the config map or a key of it may be missing. */
  optional?: boolean;
}

/** A token of the pod's service account as a file, renewed before it expires. */
export interface ServiceAccountTokenProjection {
  /** Whom the token is for; the API server when empty. */
  audience?: string;
  /** Life of the token in seconds. */
  expirationSeconds?: number | bigint;
  /** Path of the file, relative to the volume. */
  path: string;
}
