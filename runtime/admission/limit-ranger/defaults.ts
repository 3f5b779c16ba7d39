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

/** What containers get of one resource, and the number of the range that says so. */
interface Default {
  readonly resource: string;
  readonly amount: string;
  readonly range: number;
}

/** What all ranges of a namespace give: of each resource what the first gives that speaks of it, as a default that is set is not set again. */
export interface Defaults {
  readonly requests: readonly Default[];
  readonly limits: readonly Default[];
}

/** What one container gets. */
interface Filled {
  /** Among all of the pod, those that run first behind the others. */
  readonly index: number;
  readonly requests: readonly Default[];
  readonly limits: readonly Default[];
}

const containersOf = (pod: Readonly<ApiObject>): readonly Container[] => {
  const { containers, initContainers = [] } = (pod["spec"] ?? {}) as PodSpec;
  return [...(containers ?? []), ...initContainers];
};

export function* defaultsOf(ranges: readonly LimitRange[]): Steps<Defaults> {
  return {
    requests: yield* firstOfEach(ranges, "defaultRequests"),
    limits: yield* firstOfEach(ranges, "defaultLimits"),
  };
}

function* firstOfEach(ranges: readonly LimitRange[], of: "defaultRequests" | "defaultLimits"): Steps<readonly Default[]> {
  const known = new Set<string>();
  const first: Default[] = [];
  for (const [range, limits] of ranges.entries()) {
    yield* forEachOf(limits[of], ([resource, amount]) => {
      if (known.has(resource)) return;
      known.add(resource);
      first.push({ resource, amount, range });
    });
    yield;
  }
  return first;
}

/** JSON of a default besides its name and amount, and of its name in the annotation. */
const ADDED_BYTES = 8;

/** What is lacking, for {@link setDefaults}. `added` is told of bytes before they are, and throws when they are too many. */
export function* lackingDefaults(pod: Readonly<ApiObject>, defaults: Defaults, added: (bytes: number) => void): Steps<readonly Filled[]> {
  const filled: Filled[] = [];
  for (const [index, { resources }] of containersOf(pod).entries()) {
    const requests = yield* lackingOf(resources?.requests, defaults.requests, added);
    const limits = yield* lackingOf(resources?.limits, defaults.limits, added);
    if (requests.length + limits.length > 0) filled.push({ index, requests, limits });
    yield;
  }
  return filled;
}

function* lackingOf(given: Amounts | undefined, defaults: readonly Default[], added: (bytes: number) => void): Steps<readonly Default[]> {
  const lacking: Default[] = [];
  yield* forEachOf(defaults, (each) => {
    if (given !== undefined && Object.hasOwn(given, each.resource)) return;
    added(2 * each.resource.length + each.amount.length + ADDED_BYTES);
    lacking.push(each);
  });
  return lacking;
}

/** Sets what is lacking. An annotation tells of what the last range gave that gave anything. */
export function setDefaults(pod: ApiObject, filled: readonly Filled[], annotation: string): void {
  const containers = containersOf(pod);
  const mainCount = ((pod["spec"] ?? {}) as PodSpec).containers?.length ?? 0;
  const last = lastRange(filled);
  const told: string[] = [];
  for (const { index, requests, limits } of filled) {
    const container = containers[index] as Container;
    container.resources ??= {};
    const what = `${index < mainCount ? "container" : "init container"} ${container.name}`;
    for (const [field, word, defaults] of [
      ["requests", "request", requests],
      ["limits", "limit", limits],
    ] as const) {
      add(container.resources, field, defaults);
      const names = defaults.filter(({ range }) => range === last).map(({ resource }) => resource);
      if (names.length > 0) told.push(`${names.join(", ")} ${word} for ${what}`);
    }
  }
  pod.metadata.annotations ??= {};
  setOwn(pod.metadata.annotations, annotation, `LimitRanger plugin set: ${told.join("; ")}`);
}

/** What is given is in the order of the ranges. */
function lastRange(filled: readonly Filled[]): number {
  let last = -1;
  for (const { requests, limits } of filled) last = Math.max(last, requests.at(-1)?.range ?? -1, limits.at(-1)?.range ?? -1);
  return last;
}

/** What is there may be much: it is added to, not copied. */
function add(resources: Resources, field: keyof Resources, defaults: readonly Default[]): void {
  if (defaults.length === 0) return;
  resources[field] ??= {};
  for (const { resource, amount } of defaults) setOwn(resources[field], resource, amount);
}
