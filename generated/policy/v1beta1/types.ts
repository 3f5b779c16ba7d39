// Generated from api-definitions/policy/v1beta1. Do not edit.
import type { SELinuxOptions } from "../../core/v1/types.js";
import type { Condition, DeleteOptions, LabelSelector, ListMeta, ObjectMeta } from "../../meta/v1/types.js";

/** Asks for a pod to be removed, by way of its sub-resource eviction. Budgets may refuse it. */
export interface Eviction {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Eviction";
  /** Name and namespace of the pod. */
  metadata?: ObjectMeta;
  /** Options of the deletion. */
  deleteOptions?: DeleteOptions;
}

/** How many pods of a set may be missing because somebody evicts them. */
export interface PodDisruptionBudget {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PodDisruptionBudget";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What has to hold; one of the two numbers is given. */
  spec?: PodDisruptionBudgetSpec;
  /** How things stand. */
  status?: PodDisruptionBudgetStatus;
}

/** A list of PodDisruptionBudget objects. */
export interface PodDisruptionBudgetList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PodDisruptionBudgetList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The PodDisruptionBudget objects. */
  items: PodDisruptionBudget[];
}

/** What has to hold; one of the two numbers is given. */
export interface PodDisruptionBudgetSpec {
  /** Pods that have to be there after an eviction, as a number or a share. */
  minAvailable?: number | string;
  /** Which pods count; an empty selector stands for all of the namespace, none for none. */
  selector?: LabelSelector;
  /** Pods that may be missing after an eviction, as a number or a share. */
  maxUnavailable?: number | string;
}

/** How things stand. */
export interface PodDisruptionBudgetStatus {
  /** Generation that the controller has acted on. */
  observedGeneration?: number | bigint;
  /** Pods that were evicted and are not seen to be gone yet, with the time of it. */
  disruptedPods?: Record<string, string>;
  /** Pods that may be evicted now. */
  disruptionsAllowed: number;
  /** Pods that are healthy. */
  currentHealthy: number;
  /** Pods that have to be healthy. */
  desiredHealthy: number;
  /** Pods that count. */
  expectedPods: number;
  /** State of the budget, aspect by aspect. */
  conditions?: Condition[];
}

/** What pods of those who may use the policy may do. */
export interface PodSecurityPolicy {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PodSecurityPolicy";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What pods may do. */
  spec?: PodSecurityPolicySpec;
}

/** A list of PodSecurityPolicy objects. */
export interface PodSecurityPolicyList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PodSecurityPolicyList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The PodSecurityPolicy objects. */
  items: PodSecurityPolicy[];
}

/** What pods may do. */
export interface PodSecurityPolicySpec {
  /** Whether containers may be privileged. */
  privileged?: boolean;
  /** Capabilities that containers get unless they drop them; not among requiredDropCapabilities. */
  defaultAddCapabilities?: string[];
  /** Capabilities that containers lose. */
  requiredDropCapabilities?: string[];
  /** Capabilities that containers may add; * stands for all. */
  allowedCapabilities?: string[];
  /** Kinds of volumes, as in the fields of a pod's volume; * stands for all, none when empty. */
  volumes?: string[];
  /** Whether pods may use the network of the node. */
  hostNetwork?: boolean;
  /** Ports of the node that pods may use. */
  hostPorts?: HostPortRange[];
  /** Whether pods may use the process IDs of the node. */
  hostPID?: boolean;
  /** Whether pods may use the IPC of the node. */
  hostIPC?: boolean;
  /** Rule for SELinux. */
  seLinux: SELinuxStrategyOptions;
  /** Rule for user IDs. */
  runAsUser: RunAsUserStrategyOptions;
  /** Rule for group IDs; any when absent. */
  runAsGroup?: RunAsGroupStrategyOptions;
  /** Rule for further group IDs. */
  supplementalGroups: SupplementalGroupsStrategyOptions;
  /** Rule for groups of volumes. */
  fsGroup: FSGroupStrategyOptions;
  /** Whether containers must mount their root file system read-only. */
  readOnlyRootFilesystem?: boolean;
  /** Whether processes may gain privileges, where a container does not say. */
  defaultAllowPrivilegeEscalation?: boolean;
  /** Whether containers may let processes gain privileges. */
  allowPrivilegeEscalation?: boolean;
  /** Paths of the node that pods may mount; all when empty. */
  allowedHostPaths?: AllowedHostPath[];
  /** Flex drivers that pods may use; all when empty. */
  allowedFlexVolumes?: AllowedFlexVolume[];
  /** CSI drivers that pods may use inline; all when empty. */
  allowedCSIDrivers?: AllowedCSIDriver[];
  /** Unsafe kernel settings that pods may change, which may end in *. */
  allowedUnsafeSysctls?: string[];
  /** Kernel settings that pods may not change, which may end in *. */
  forbiddenSysctls?: string[];
  /** Ways of mounting /proc; the default when empty. */
  allowedProcMountTypes?: string[];
  /** Runtime classes that pods may use; any when absent. */
  runtimeClass?: RuntimeClassStrategyOptions;
}

/** A range of ports of the node. */
export interface HostPortRange {
  /** First port, included. */
  min: number;
  /** Last port, included. */
  max: number;
}

/** A range of IDs. */
export interface IDRange {
  /** First ID, included. */
  min: number | bigint;
  /** Last ID, included. */
  max: number | bigint;
}

/** Rule for SELinux. */
export interface SELinuxStrategyOptions {
  /** MustRunAs or RunAsAny. */
  rule: "MustRunAs" | "RunAsAny";
  /** The context that MustRunAs demands. */
  seLinuxOptions?: SELinuxOptions;
}

/** Rule for user IDs. */
export interface RunAsUserStrategyOptions {
  /** MustRunAs, MustRunAsNonRoot or RunAsAny. */
  rule: "MustRunAs" | "MustRunAsNonRoot" | "RunAsAny";
  /** IDs that MustRunAs allows. */
  ranges?: IDRange[];
}

/** Rule for group IDs. */
export interface RunAsGroupStrategyOptions {
  /** MustRunAs, MayRunAs or RunAsAny. */
  rule: "MayRunAs" | "MustRunAs" | "RunAsAny";
  /** IDs that are allowed. */
  ranges?: IDRange[];
}

/** Rule for further group IDs. */
export interface SupplementalGroupsStrategyOptions {
  /** MustRunAs, MayRunAs or RunAsAny. */
  rule?: "MayRunAs" | "MustRunAs" | "RunAsAny";
  /** IDs that are allowed. */
  ranges?: IDRange[];
}

/** Rule for groups of volumes. */
export interface FSGroupStrategyOptions {
  /** MustRunAs, MayRunAs or RunAsAny. */
  rule?: "MayRunAs" | "MustRunAs" | "RunAsAny";
  /** IDs that are allowed. */
  ranges?: IDRange[];
}

/** A path of the node. */
export interface AllowedHostPath {
  /** The path, by whole parts; what is below it is allowed too. */
  pathPrefix?: string;
  /** Whether it may be mounted read-only only. */
  readOnly?: boolean;
}

/** A flex driver. */
export interface AllowedFlexVolume {
  /** Name of the driver. */
  driver: string;
}

/** A CSI driver. */
export interface AllowedCSIDriver {
  /** Name of the driver. */
  name: string;
}

/** Runtime classes. */
export interface RuntimeClassStrategyOptions {
  /** Names that pods may use; * stands for all. */
  allowedRuntimeClassNames: string[];
  /** Name that pods without one get. */
  defaultRuntimeClassName?: string;
}
