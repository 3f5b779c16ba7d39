/** The parts of a pod that plugins look at, and where in other kinds the templates of pods are. Objects have passed their schema. */
import { isJsonObject, type JsonObject } from "../../definition/json.js";
import type { ApiObject, ObjectMeta } from "../../definition/object-meta.js";
import {
  type Container,
  type PodSpec,
  type SELinuxOptions,
  type SecurityContext,
  sourceOf,
  specOf,
  type Toleration,
  type Volume,
} from "../../kinds/core/pods/pod-model.js";
import { valueBelow } from "../../schema/checks/paths.js";

export type { Container, PodSpec, SELinuxOptions, SecurityContext, Toleration, Volume };
export { sourceOf, specOf };

/** What runs: a pod, or the template of pods. */
export interface PodLike {
  readonly metadata: Readonly<ObjectMeta>;
  readonly spec: PodSpec;
}

/** Containers of every sort, in the order the peer goes through them. */
export const containersOf = ({ initContainers = [], containers, ephemeralContainers = [] }: PodSpec): readonly Container[] =>
  initContainers.length + ephemeralContainers.length === 0
    ? (containers ?? [])
    : [...initContainers, ...(containers ?? []), ...ephemeralContainers];

/** Kinds that make pods, by group and resource, with the path of their template. */
const TEMPLATES: Readonly<Record<string, string>> = {
  "/podtemplates": "template",
  "/replicationcontrollers": "spec.template",
  "apps/replicasets": "spec.template",
  "apps/deployments": "spec.template",
  "apps/statefulsets": "spec.template",
  "apps/daemonsets": "spec.template",
  "batch/jobs": "spec.template",
  "batch/cronjobs": "spec.jobTemplate.spec.template",
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
export const templatePath = ({ group, resource }: GroupResource): string | undefined => TEMPLATES[`${group}/${resource}`];

/** The template at a path; undefined in an object without one. */
export function templateAt(object: Readonly<ApiObject>, path: string): PodLike | undefined {
  const value = valueBelow(object as unknown as JsonObject, path);
  if (!isJsonObject(value)) return undefined;
  return { metadata: (value["metadata"] ?? {}) as ObjectMeta, spec: (value["spec"] ?? {}) as unknown as PodSpec };
}
