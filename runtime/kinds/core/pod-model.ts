/** The parts of a pod that its hook looks at. Objects have passed their schema, so that these types hold. */
import type { ApiObject } from "../../definition/object-meta.js";

export type Quantities = Record<string, string>;

export interface ContainerPort {
  containerPort: number;
  hostPort?: number;
  hostIP?: string;
  protocol?: string;
}

export interface VolumeMount {
  name: string;
  mountPath: string;
  readOnly?: boolean;
  subPath?: string;
  subPathExpr?: string;
  mountPropagation?: string;
}

export interface Probe {
  exec?: object;
  httpGet?: { port: number | string };
  tcpSocket?: { port: number | string };
  grpc?: object;
  successThreshold?: number;
  terminationGracePeriodSeconds?: number;
}

export interface SELinuxOptions {
  user?: string;
  role?: string;
  type?: string;
  level?: string;
}

export interface SeccompProfile {
  type: string;
  localhostProfile?: string;
}

/** Of a pod or of a container; each has some of the fields. */
export interface SecurityContext {
  privileged?: boolean;
  allowPrivilegeEscalation?: boolean;
  readOnlyRootFilesystem?: boolean;
  runAsNonRoot?: boolean;
  runAsUser?: number;
  runAsGroup?: number;
  fsGroup?: number;
  supplementalGroups?: number[];
  procMount?: string;
  capabilities?: { add?: string[]; drop?: string[] };
  seLinuxOptions?: SELinuxOptions;
  seccompProfile?: SeccompProfile;
  windowsOptions?: { hostProcess?: boolean };
  sysctls?: { name: string; value: string }[];
}

export interface Container {
  name: string;
  image?: string;
  imagePullPolicy?: string;
  ports?: ContainerPort[];
  resources?: { limits?: Quantities; requests?: Quantities };
  volumeMounts?: VolumeMount[];
  volumeDevices?: { name: string; devicePath: string }[];
  env?: { name: string; valueFrom?: { secretKeyRef?: { name?: string } } }[];
  envFrom?: { secretRef?: { name?: string } }[];
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  startupProbe?: Probe;
  lifecycle?: { postStart?: Probe; preStop?: Probe };
  securityContext?: SecurityContext;
  /** Ephemeral containers only. */
  targetContainerName?: string;
}

export interface KeyToPath {
  path: string;
}

export interface Projection {
  secret?: { name?: string; items?: KeyToPath[] };
  configMap?: { name?: string; items?: KeyToPath[] };
  downwardAPI?: { items?: KeyToPath[] };
  serviceAccountToken?: object;
}

/** Every member but `name` is a source. */
export interface Volume {
  name: string;
  persistentVolumeClaim?: { claimName: string };
  iscsi?: { targetPortal: string; initiatorName?: string };
  projected?: { sources?: Projection[] | null };
  ephemeral?: { volumeClaimTemplate?: { metadata?: Record<string, unknown> } };
  [source: string]: unknown;
}

export interface Toleration {
  key?: string;
  operator?: string;
  value?: string;
  effect?: string;
  tolerationSeconds?: number;
}

export interface PodSpec {
  volumes?: Volume[];
  containers?: Container[] | null;
  initContainers?: Container[];
  ephemeralContainers?: Container[];
  restartPolicy?: string;
  terminationGracePeriodSeconds?: number;
  activeDeadlineSeconds?: number;
  dnsPolicy?: string;
  dnsConfig?: { nameservers?: string[]; searches?: string[] };
  serviceAccountName?: string;
  serviceAccount?: string;
  automountServiceAccountToken?: boolean;
  nodeName?: string;
  enableServiceLinks?: boolean;
  hostNetwork?: boolean;
  hostPID?: boolean;
  hostIPC?: boolean;
  shareProcessNamespace?: boolean;
  securityContext?: SecurityContext;
  tolerations?: Toleration[];
  hostAliases?: { ip?: string }[];
  imagePullSecrets?: { name?: string }[];
  overhead?: Quantities;
  os?: { name: string };
  nodeSelector?: Record<string, string>;
  affinity?: {
    nodeAffinity?: object;
    podAntiAffinity?: { requiredDuringSchedulingIgnoredDuringExecution?: { topologyKey: string }[] };
  };
  runtimeClassName?: string;
  topologySpreadConstraints?: { topologyKey: string; whenUnsatisfiable: string }[];
  [field: string]: unknown;
}

export interface ContainerStatus {
  name: string;
  state?: { terminated?: { exitCode: number } };
}

export interface PodStatus {
  phase?: string;
  qosClass?: string;
  nominatedNodeName?: string;
  podIP?: string;
  podIPs?: { ip?: string }[];
  conditions?: { type: string }[];
  containerStatuses?: ContainerStatus[];
  initContainerStatuses?: ContainerStatus[];
  ephemeralContainerStatuses?: ContainerStatus[];
}

export const specOf = (pod: Readonly<ApiObject>): PodSpec => (pod["spec"] ?? {}) as PodSpec;
export const statusOf = (pod: Readonly<ApiObject>): PodStatus => (pod["status"] ?? {}) as PodStatus;

/** A container and the path that messages show. */
export interface LocatedContainer {
  readonly container: Container;
  readonly path: string;
}

const located = (containers: readonly Container[] | null | undefined, path: string): LocatedContainer[] =>
  (containers ?? []).map((container, index) => ({ container, path: `${path}[${index}]` }));

/** `at` is the path of the spec. */
export const initContainers = (spec: PodSpec, at: string): LocatedContainer[] => located(spec.initContainers, `${at}.initContainers`);
export const mainContainers = (spec: PodSpec, at: string): LocatedContainer[] => located(spec.containers, `${at}.containers`);
export const ephemeralContainers = (spec: PodSpec, at: string): LocatedContainer[] =>
  located(spec.ephemeralContainers, `${at}.ephemeralContainers`);

/** Containers of every sort, in the order the peer goes through them. */
export const allContainers = (spec: PodSpec, at: string): LocatedContainer[] => [
  ...initContainers(spec, at),
  ...mainContainers(spec, at),
  ...ephemeralContainers(spec, at),
];
