// Generated from api-definitions/policy/v1beta1/pod-security-policy.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { SELinuxOptions } from "../../../core/v1/container/types.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

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
export type PodSecurityPolicyList = ObjectList<"PodSecurityPolicyList", PodSecurityPolicy, ListMeta>;

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
