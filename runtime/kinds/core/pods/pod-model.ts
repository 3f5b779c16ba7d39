/** Pods as hooks look at them: the generated types, where containers stand, and what messages call them. */
import type {
  SecurityContext as ContainerSecurityContext,
  Container as DeclaredContainer,
  EphemeralContainer,
  PodSecurityContext,
  PodSpec,
  PodStatus,
  Volume,
} from "../../../../generated/core/v1/types.js";
import type { JsonObject, JsonValue } from "../../../definition/json.js";
import type { ApiObject } from "../../../definition/object-meta.js";

export type {
  ContainerPort,
  ContainerStatus,
  KeyToPath,
  LifecycleHandler,
  PodSpec,
  PodStatus,
  Probe,
  SELinuxOptions,
  SeccompProfile,
  Toleration,
  Volume,
  VolumeMount,
  VolumeProjection,
} from "../../../../generated/core/v1/types.js";

export type Quantities = Record<string, string>;

/** A container of any sort. */
export type Container = DeclaredContainer & Pick<EphemeralContainer, "targetContainerName">;

/** Of a pod or of a container; each has some of the fields. */
export type SecurityContext = ContainerSecurityContext & PodSecurityContext;

/** What a volume says under the name of a source. */
export const sourceOf = (volume: Readonly<Volume>, source: string): JsonValue | undefined => (volume as unknown as JsonObject)[source];

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
