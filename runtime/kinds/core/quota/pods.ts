/** What pods use, and what scopes ask of them (ADM-20). */
import type { Container, PodSpec } from "../../../../generated/core/v1/types.js";
import type { ApiObject } from "../../../definition/object-meta.js";
import { compareQuantities, type Quantity } from "../../../schema/quantity.js";
import { type Amounts, addTo, amountsOf, largerOf, ONE, sumOf, ZERO } from "../amounts.js";
import { specOf } from "../pod-model.js";
import { isExtendedResource, isForeignResource } from "../resource-names.js";
import type { Measure } from "./measure.js";
import type { ScopeTraits } from "./scopes.js";

const COUNT = "count/pods";
const REQUESTS = "requests.";
const LIMITS = "limits.";
const HUGE_PAGES = "hugepages-";
/** Names of containers' resources that a quota knows by themselves, as requests and as limits. */
const COMPUTE = ["cpu", "memory", "ephemeral-storage"] as const;

const NAMES: ReadonlySet<string> = new Set([COUNT, "pods", ...COMPUTE.flatMap((name) => [name, `${REQUESTS}${name}`, `${LIMITS}${name}`])]);

/** Every container has to say these when a quota speaks of them. */
const REQUIRED: ReadonlySet<string> = new Set(["cpu", "memory", "requests.cpu", "requests.memory", "limits.cpu", "limits.memory"]);

const containersOf = ({ containers, initContainers }: PodSpec): Container[] => [...(containers ?? []), ...(initContainers ?? [])];

/** Amounts under the names that quotas have for them. */
function named(requests: Amounts, limits: Amounts, domain: string): Map<string, Quantity> {
  const usage = new Map<string, Quantity>([["pods", ONE]]);
  for (const [name, amount] of requests) {
    const isCompute = (COMPUTE as readonly string[]).includes(name);
    if (isCompute || name.startsWith(HUGE_PAGES)) usage.set(name, amount);
    if (isCompute || name.startsWith(HUGE_PAGES) || isExtendedResource(name, domain)) usage.set(REQUESTS + name, amount);
  }
  for (const name of COMPUTE) {
    const limit = limits.get(name);
    if (limit !== undefined) usage.set(LIMITS + name, limit);
  }
  return usage;
}

/** What all containers take together, or the largest of those that run before them, and what running the pod itself takes. */
function totals(spec: PodSpec, of: "requests" | "limits"): Amounts {
  const main = sumOf(...(spec.containers ?? []).map(({ resources }) => amountsOf(resources?.[of])));
  const larger = (spec.initContainers ?? []).reduce<Amounts>((most, { resources }) => largerOf(most, amountsOf(resources?.[of])), main);
  return spec.overhead === undefined ? larger : sumOf(larger, amountsOf(spec.overhead));
}

function isBestEffort(spec: PodSpec): boolean {
  return containersOf(spec).every(({ resources }) =>
    [resources?.requests, resources?.limits].every((amounts) =>
      [...amountsOf(amounts)].every(([name, amount]) => (name !== "cpu" && name !== "memory") || compareQuantities(amount, ZERO) <= 0),
    ),
  );
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
      const missing = containersOf(specOf(pod)).flatMap(({ resources }) => {
        const given = named(amountsOf(resources?.requests), amountsOf(resources?.limits), domain);
        return required.filter((name) => !given.has(name));
      });
      return [...new Set(missing)].sort();
    },
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
