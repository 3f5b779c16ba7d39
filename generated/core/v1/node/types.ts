// Generated from api-definitions/core/v1/node.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

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
export type NodeList = ObjectList<"NodeList", Node, ListMeta>;

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
