/** ExtendedResourceToleration: pods that ask for resources of other vendors tolerate the taints of nodes kept for them (ADM-28). */
import { forEachOf, type Steps, sortedInSteps } from "../../codec/lists/steps.js";
import type { RequestContext } from "../../definition/request-context.js";
import { isExtendedResource } from "../../kinds/core/resource-names.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import { soonFor } from "../../registry/admission/caller-slices.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import { containersOf, isPodItself, isPods, type PodSpec, specOf, type Toleration } from "./pod-model.js";

export class ExtendedResourceToleration implements AdmissionPlugin {
  readonly name = "ExtendedResourceToleration";
  readonly operations = ["CREATE", "UPDATE"] as const;
  readonly concerns = isPods;

  /** `domain`: that of the profile's own resource names. */
  constructor(private readonly domain: string) {}

  admit(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void> {
    const { object } = attributes;
    if (object === undefined || !isPodItself(attributes)) return;
    const missing = soonFor(missingIn(specOf(object), this.domain), context);
    if (missing instanceof Promise) return missing.then((keys) => tolerate(attributes, keys));
    tolerate(attributes, missing);
  }
}

/** Resources that a pod asks for and does not tolerate the taints of, in order. */
function* missingIn({ containers = [], initContainers = [], tolerations = [] }: PodSpec, domain: string): Steps<string[]> {
  const missing = new Set<string>();
  for (const { resources } of containersOf({ containers, initContainers })) {
    yield* forEachOf(Object.keys(resources?.requests ?? {}), (name) => {
      if (isExtendedResource(name, domain)) missing.add(name);
    });
    yield;
  }
  if (missing.size === 0) return [];
  yield* forEachOf(tolerations, (toleration) => {
    if (toleration.key !== undefined && toleratesAny(toleration)) missing.delete(toleration.key);
  });
  return yield* sortedInSteps([...missing], (one, other) => one < other);
}

/** Whatever the value of the taint is. */
const toleratesAny = ({ operator, effect, value = "" }: Toleration): boolean =>
  operator === "Exists" && effect === "NoSchedule" && value === "";

function tolerate(attributes: AdmissionAttributes, keys: readonly string[]): void {
  if (keys.length === 0) return;
  attributes.mutate((pod) => {
    const spec = specOf(pod);
    const added = keys.map((key): Toleration => ({ key, operator: "Exists", effect: "NoSchedule" }));
    spec.tolerations = [...(spec.tolerations ?? []), ...added];
  });
}
