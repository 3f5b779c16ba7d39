/** What containers that say nothing of a resource get of it. */
import type { ApiObject } from "../../definition/object-meta.js";
import type { LimitRange } from "./limit-range.js";

interface Container {
  readonly name: string;
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
}

interface PodSpec {
  readonly containers?: readonly Container[] | null;
  readonly initContainers?: readonly Container[];
}

const specOf = (pod: Readonly<ApiObject>): PodSpec => (pod["spec"] ?? {}) as PodSpec;

const lacks = (given: Readonly<Record<string, string>> | undefined, defaults: Readonly<Record<string, string>>): string[] =>
  Object.keys(defaults)
    .filter((name) => given === undefined || !Object.hasOwn(given, name))
    .sort();

/** Whether any container lacks what the range gives. */
export function needsDefaults(pod: Readonly<ApiObject>, { defaultLimits, defaultRequests }: LimitRange): boolean {
  const { containers, initContainers = [] } = specOf(pod);
  return [...(containers ?? []), ...initContainers].some(
    ({ resources }) => lacks(resources?.requests, defaultRequests).length > 0 || lacks(resources?.limits, defaultLimits).length > 0,
  );
}

/** Sets what is lacking, and tells of it in an annotation. */
export function setDefaults(pod: ApiObject, range: LimitRange, annotation: string): void {
  const { containers, initContainers = [] } = specOf(pod);
  const told = [
    ...(containers ?? []).flatMap((container) => fill(container, range, "container")),
    ...initContainers.flatMap((container) => fill(container, range, "init container")),
  ];
  if (told.length === 0) return;
  pod.metadata.annotations = { ...pod.metadata.annotations, [annotation]: `LimitRanger plugin set: ${told.join("; ")}` };
}

function fill(container: Container, { defaultLimits, defaultRequests }: LimitRange, what: string): string[] {
  const { requests, limits } = container.resources ?? {};
  const parts = [
    ["requests", "request", lacks(requests, defaultRequests), requests, defaultRequests],
    ["limits", "limit", lacks(limits, defaultLimits), limits, defaultLimits],
  ] as const;
  return parts.flatMap(([field, word, names, given, defaults]) => {
    if (names.length === 0) return [];
    const added = Object.fromEntries(names.map((name) => [name, defaults[name] as string]));
    container.resources = { ...container.resources, [field]: { ...given, ...added } };
    return [`${names.join(", ")} ${word} for ${what} ${container.name}`];
  });
}
