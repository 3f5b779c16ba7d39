/** What pods use, and what scopes ask of them (ADM-20). */
import type { Container, PodSpec } from "../../../../generated/core/v1/types.js";
import type { ApiObject } from "../../../definition/object-meta.js";
import { compareQuantities, type Quantity } from "../../../schema/quantity.js";
import { type Amounts, addTo, amountOf, largerOf, ONE, sumOf, ZERO } from "../amounts.js";
import { specOf } from "../pods/pod-model.js";
import { isExtendedResource, isForeignResource } from "../resource-names.js";
import type { Measure } from "./measure.js";
import type { ScopeTraits } from "./scopes.js";

const COUNT = "count/pods";
const REQUESTS = "requests.";
const LIMITS = "limits.";
const HUGE_PAGES = "hugepages-";
/** Names of containers' resources that a quota knows by themselves, as requests and as limits. */
const COMPUTE = ["cpu", "memory", "ephemeral-storage"] as const;

const isCompute = (name: string): boolean => (COMPUTE as readonly string[]).includes(name);

const NAMES: ReadonlySet<string> = new Set([COUNT, "pods", ...COMPUTE.flatMap((name) => [name, `${REQUESTS}${name}`, `${LIMITS}${name}`])]);

/** Every container has to say these when a quota speaks of them. */
const REQUIRED: ReadonlySet<string> = new Set(["cpu", "memory", "requests.cpu", "requests.memory", "limits.cpu", "limits.memory"]);

const containersOf = ({ containers, initContainers }: PodSpec): Container[] => [...(containers ?? []), ...(initContainers ?? [])];

/** Amounts under the names that quotas have for them. */
function named(requests: Amounts, limits: Amounts, domain: string): Map<string, Quantity> {
  const usage = new Map<string, Quantity>([["pods", ONE]]);
  for (const [name, amount] of requests) {
    const isStandard = isCompute(name) || name.startsWith(HUGE_PAGES);
    if (isStandard) usage.set(name, amount);
    if (isStandard || isExtendedResource(name, domain)) usage.set(REQUESTS + name, amount);
  }
  for (const name of COMPUTE) {
    const limit = limits.get(name);
    if (limit !== undefined) usage.set(LIMITS + name, limit);
  }
  return usage;
}

/** Resources besides {@link COMPUTE} that a pod may ask for in all its containers; of a pod that asks for more, so many are counted. */
const MOST_REQUESTS = 4096;

type Texts = Readonly<Record<string, string>> | undefined;

const own = (texts: Texts, name: string): string | undefined =>
  texts !== undefined && Object.hasOwn(texts, name) ? texts[name] : undefined;

/** Reads what a pod asks for: of limits only those count that quotas have names for. */
class Reading {
  #left = MOST_REQUESTS;

  constructor(private readonly of: "requests" | "limits") {}

  ofContainer = ({ resources }: Container): Amounts => this.amounts(resources?.[this.of]);

  amounts(texts: Texts): Amounts {
    const amounts = new Map<string, Quantity>();
    for (const name of COMPUTE) {
      const text = own(texts, name);
      if (text !== undefined) amounts.set(name, amountOf(text));
    }
    if (this.of === "limits") return amounts;
    for (const name in texts) {
      if (isCompute(name)) continue;
      if (this.#left-- <= 0) break;
      amounts.set(name, amountOf(texts[name]));
    }
    return amounts;
  }
}

/** What all containers take together, or the largest of those that run before them, and what running the pod itself takes. */
function totals(spec: PodSpec, of: "requests" | "limits"): Amounts {
  const reading = new Reading(of);
  const overhead = reading.amounts(spec.overhead);
  const main = sumOf(...(spec.containers ?? []).map(reading.ofContainer));
  const larger = (spec.initContainers ?? []).reduce<Amounts>((most, each) => largerOf(most, reading.ofContainer(each)), main);
  return spec.overhead === undefined ? larger : sumOf(larger, overhead);
}

function asksForTooMuch({ containers = [], initContainers = [], overhead }: PodSpec): boolean {
  let left = MOST_REQUESTS;
  for (const texts of [overhead, ...[...containers, ...initContainers].map(({ resources }) => resources?.requests)]) {
    for (const name in texts) if (!isCompute(name) && left-- <= 0) return true;
  }
  return false;
}

function isBestEffort(spec: PodSpec): boolean {
  const isSome = (texts: Texts, name: string): boolean => {
    const text = own(texts, name);
    return text !== undefined && compareQuantities(amountOf(text), ZERO) > 0;
  };
  return !containersOf(spec).some(({ resources }) =>
    [resources?.requests, resources?.limits].some((texts) => isSome(texts, "cpu") || isSome(texts, "memory")),
  );
}

/** Whether a container says an amount that a quota has one of the names of {@link REQUIRED} for. */
function says({ resources }: Container, name: string): boolean {
  if (name.startsWith(LIMITS)) return own(resources?.limits, name.slice(LIMITS.length)) !== undefined;
  return own(resources?.requests, name.startsWith(REQUESTS) ? name.slice(REQUESTS.length) : name) !== undefined;
}

function reachesOtherNamespaces({ affinity }: PodSpec): boolean {
  return [affinity?.podAffinity, affinity?.podAntiAffinity].some((rules) => {
    const required = rules?.requiredDuringSchedulingIgnoredDuringExecution ?? [];
    const preferred = rules?.preferredDuringSchedulingIgnoredDuringExecution ?? [];
    const terms = [...required, ...preferred.map(({ podAffinityTerm }) => podAffinityTerm ?? {})];
    return terms.some(({ namespaces = [], namespaceSelector }) => namespaces.length > 0 || namespaceSelector !== undefined);
  });
}

/** When a pod that is being deleted has had all the time it was given. */
function graceEnds({ metadata }: Readonly<ApiObject>): number | undefined {
  const { deletionTimestamp, deletionGracePeriodSeconds } = metadata;
  if (deletionTimestamp === undefined || deletionGracePeriodSeconds === undefined) return undefined;
  return Date.parse(deletionTimestamp) + deletionGracePeriodSeconds * 1000;
}

/** Pods that have ended, or should have, are counted as objects only. */
function hasEnded(pod: Readonly<ApiObject>, now: number): boolean {
  const phase = (pod["status"] as { phase?: string } | undefined)?.phase;
  return phase === "Failed" || phase === "Succeeded" || now > (graceEnds(pod) ?? Number.POSITIVE_INFINITY);
}

/** `domain`: that of the profile's own resource names. */
export function podMeasure(domain: string): Measure {
  return {
    group: "",
    resource: "pods",
    countsOnly: false,
    operations: ["CREATE"],
    measures: (name) =>
      NAMES.has(name) ||
      name.startsWith(HUGE_PAGES) ||
      name.startsWith(REQUESTS + HUGE_PAGES) ||
      (name.startsWith(REQUESTS) && isForeignResource(name, domain)),
    usage(pod, now) {
      const usage = new Map<string, Quantity>([[COUNT, ONE]]);
      if (hasEnded(pod, now)) return usage;
      const spec = specOf(pod);
      addTo(usage, named(totals(spec, "requests"), totals(spec, "limits"), domain));
      return usage;
    },
    lapses: graceEnds,
    missing(pod, quotaHas) {
      const required = [...REQUIRED].filter(quotaHas);
      if (required.length === 0) return [];
      const containers = containersOf(specOf(pod));
      return required.filter((name) => !containers.every((container) => says(container, name))).sort();
    },
    excess: (pod) => (asksForTooMuch(specOf(pod)) ? `must ask for at most ${MOST_REQUESTS} resources in all containers` : undefined),
    traits: (pod): ScopeTraits => {
      const spec = specOf(pod);
      return {
        terminating: (spec.activeDeadlineSeconds ?? -1) >= 0,
        bestEffort: isBestEffort(spec),
        priorityClass: spec.priorityClassName ?? "",
        crossNamespaceAffinity: reachesOtherNamespaces(spec),
      };
    },
  };
}
