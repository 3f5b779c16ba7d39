// Generated from api-definitions/core/v1/pod.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";
import type {
  Container,
  ContainerPort,
  EnvFromSource,
  EnvVar,
  Lifecycle,
  Probe,
  SELinuxOptions,
  SeccompProfile,
  SecurityContext,
  VolumeDevice,
  VolumeMount,
  WindowsSecurityContextOptions,
} from "../container/types.js";
import type { LocalObjectReference } from "../references/types.js";
import type { ResourceRequirements } from "../resource-requirements/types.js";
import type { Affinity, Toleration, TopologySpreadConstraint } from "../scheduling/types.js";
import type { Volume } from "../volume/types.js";

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
export type PodList = ObjectList<"PodList", Pod, ListMeta>;

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
  /** When containers are restarted that ended: always, after failures, or never. */
  restartPolicy?: "Always" | "OnFailure" | "Never";
  /** Seconds that the pod may take to end; 0 kills it at once. */
  terminationGracePeriodSeconds?: number;
  /** Seconds from its start after which the pod is failed. */
  activeDeadlineSeconds?: number;
  /**
   * Where the DNS settings of the pod come from: the cluster (ClusterFirst; with hostNetwork ClusterFirstWithHostNet),
   * the node (Default), or dnsConfig alone (None).
   */
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
  /** Priority class of the pod; the default class when empty. */
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
  /**
   * Where the pod is in its life: Pending until its containers run, Running, Succeeded or Failed when all have ended,
   * Unknown when its node does not answer.
   */
  phase?: string;
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
  /**
   * Quality of service that follows from the resources: Guaranteed where every limit is requested, BestEffort where
   * nothing is said, Burstable for the rest.
   */
  qosClass?: string;
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
  runAsUser?: number;
  /** Group ID to run as. */
  runAsGroup?: number;
  /** Refuses to start as root. */
  runAsNonRoot?: boolean;
  /** Further group IDs. */
  supplementalGroups?: number[];
  /** Group that files of volumes are given to. */
  fsGroup?: number;
  /** Kernel settings. */
  sysctls?: Sysctl[];
  /**
   * When files of a volume are given to fsGroup: at every mount (Always), or when its root belongs to another
   * (OnRootMismatch).
   */
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
