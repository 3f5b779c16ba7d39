/** The parts of a pod that plugins look at, and where in other kinds the templates of pods are. Objects have passed their schema. */
import { isJsonObject, type JsonObject, type JsonValue } from "../definition/json.js";
import type { ApiObject, ObjectMeta } from "../definition/object-meta.js";

export interface SELinuxOptions {
  user?: string;
  role?: string;
  type?: string;
  level?: string;
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
  seccompProfile?: { type: string; localhostProfile?: string };
  windowsOptions?: { hostProcess?: boolean };
  sysctls?: { name: string; value: string }[];
}

export interface Container {
  name: string;
  image?: string;
  imagePullPolicy?: string;
  ports?: { hostPort?: number }[];
  resources?: { limits?: Record<string, string>; requests?: Record<string, string> };
  volumeMounts?: { name: string; mountPath: string; readOnly?: boolean }[];
  env?: { name: string; valueFrom?: { secretKeyRef?: { name?: string } } }[];
  envFrom?: { secretRef?: { name?: string } }[];
  securityContext?: SecurityContext;
}

/** Every member but `name` is a source. */
export interface Volume {
  name: string;
  [source: string]: JsonValue | undefined;
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
  initContainers?: Container[];
  containers?: Container[] | null;
  ephemeralContainers?: Container[];
  serviceAccountName?: string;
  automountServiceAccountToken?: boolean;
  imagePullSecrets?: { name?: string }[];
  nodeSelector?: Record<string, string>;
  hostNetwork?: boolean;
  hostPID?: boolean;
  hostIPC?: boolean;
  securityContext?: SecurityContext;
  affinity?: { podAntiAffinity?: { requiredDuringSchedulingIgnoredDuringExecution?: { topologyKey: string }[] } };
  tolerations?: Toleration[];
  runtimeClassName?: string;
  overhead?: Record<string, string>;
}

/** What runs: a pod, or the template of pods. */
export interface PodLike {
  readonly metadata: Readonly<ObjectMeta>;
  readonly spec: PodSpec;
}

export const specOf = (pod: Readonly<ApiObject>): PodSpec => (pod["spec"] ?? {}) as PodSpec;

/** Containers of every sort, in the order the peer goes through them. */
export const containersOf = ({ initContainers = [], containers, ephemeralContainers = [] }: PodSpec): readonly Container[] =>
  initContainers.length + ephemeralContainers.length === 0
    ? (containers ?? [])
    : [...initContainers, ...(containers ?? []), ...ephemeralContainers];

/** Kinds that make pods, by group and resource, with the path of their template. */
const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  "/podtemplates": ["template"],
  "/replicationcontrollers": ["spec", "template"],
  "apps/replicasets": ["spec", "template"],
  "apps/deployments": ["spec", "template"],
  "apps/statefulsets": ["spec", "template"],
  "apps/daemonsets": ["spec", "template"],
  "batch/jobs": ["spec", "template"],
  "batch/cronjobs": ["spec", "jobTemplate", "spec", "template"],
};

export interface GroupResource {
  readonly group: string;
  readonly resource: string;
}

export const isPods = ({ group, resource }: GroupResource): boolean => group === "" && resource === "pods";

/** Whether a write is one of a pod itself, not through a sub-resource. */
export const isPodItself = ({ definition, subresource }: { readonly definition: GroupResource; readonly subresource: string }): boolean =>
  subresource === "" && isPods(definition);

/** Where a kind has its template; undefined when it makes no pods. */
export const templatePath = ({ group, resource }: GroupResource): readonly string[] | undefined => TEMPLATES[`${group}/${resource}`];

/** The template at a path; undefined in an object without one. */
export function templateAt(object: Readonly<ApiObject>, path: readonly string[]): PodLike | undefined {
  let value: JsonValue | undefined = object as unknown as JsonObject;
  for (const name of path) value = isJsonObject(value) ? value[name] : undefined;
  if (!isJsonObject(value)) return undefined;
  return { metadata: (value["metadata"] ?? {}) as ObjectMeta, spec: (value["spec"] ?? {}) as PodSpec };
}
