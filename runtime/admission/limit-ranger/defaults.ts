/** What containers that say nothing of a resource get of it. */
import { forEachOf, type Steps } from "../../codec/lists/steps.js";
import { setOwn } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { LimitRange } from "./limit-range.js";

type Amounts = Record<string, string>;

interface Resources {
  requests?: Amounts;
  limits?: Amounts;
}

interface Container {
  readonly name: string;
  resources?: Resources;
}

interface PodSpec {
  readonly containers?: readonly Container[] | null;
  readonly initContainers?: readonly Container[];
}

/** What one container gets. */
interface Filled {
  /** Among all of the pod, those that run first behind the others. */
  readonly index: number;
  readonly resources: Resources;
  readonly told: readonly string[];
}

const containersOf = (pod: Readonly<ApiObject>): readonly Container[] => {
  const { containers, initContainers = [] } = (pod["spec"] ?? {}) as PodSpec;
  return [...(containers ?? []), ...initContainers];
};

/** JSON of a default besides its name and amount, and of its name in the annotation. */
const ADDED_BYTES = 8;

/** What is lacking, for {@link setDefaults}. `added` is told of bytes before they are, and throws when they are too many. */
export function* lackingDefaults(pod: Readonly<ApiObject>, range: LimitRange, added: (bytes: number) => void): Steps<readonly Filled[]> {
  const mainCount = ((pod["spec"] ?? {}) as PodSpec).containers?.length ?? 0;
  const filled: Filled[] = [];
  for (const [index, { name, resources }] of containersOf(pod).entries()) {
    const what = `${index < mainCount ? "container" : "init container"} ${name}`;
    const told: string[] = [];
    const lacking: Resources = {};
    for (const [field, word, defaults] of [
      ["requests", "request", range.defaultRequests],
      ["limits", "limit", range.defaultLimits],
    ] as const) {
      const given = resources?.[field];
      const names: string[] = [];
      const amounts: Amounts = {};
      yield* forEachOf(defaults, ([resource, amount]) => {
        if (given !== undefined && Object.hasOwn(given, resource)) return;
        added(2 * resource.length + amount.length + ADDED_BYTES);
        names.push(resource);
        setOwn(amounts, resource, amount);
      });
      if (names.length === 0) continue;
      lacking[field] = amounts;
      told.push(`${names.join(", ")} ${word} for ${what}`);
    }
    if (told.length > 0) filled.push({ index, resources: lacking, told });
    yield;
  }
  return filled;
}

/** Sets what is lacking, and tells of it in an annotation. */
export function setDefaults(pod: ApiObject, filled: readonly Filled[], annotation: string): void {
  const containers = containersOf(pod);
  for (const { index, resources } of filled) {
    const container = containers[index] as Container;
    container.resources ??= {};
    add(container.resources, "requests", resources.requests);
    add(container.resources, "limits", resources.limits);
  }
  pod.metadata.annotations ??= {};
  setOwn(pod.metadata.annotations, annotation, `LimitRanger plugin set: ${filled.flatMap(({ told }) => told).join("; ")}`);
}

/** What is there may be much: it is added to, not copied. */
function add(resources: Resources, field: keyof Resources, amounts: Amounts | undefined): void {
  const given = resources[field];
  if (amounts === undefined) return;
  if (given === undefined) resources[field] = amounts;
  else for (const [name, amount] of Object.entries(amounts)) setOwn(given, name, amount);
}
