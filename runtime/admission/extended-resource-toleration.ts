/** ExtendedResourceToleration: pods that ask for resources of other vendors tolerate the taints of nodes kept for them (ADM-28). */
import { isExtendedResource } from "../kinds/core/resource-names.js";
import type { AdmissionAttributes } from "../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../registry/admission/chain.js";
import { containersOf, isPodItself, isPods, specOf, type Toleration } from "./pod-model.js";

export class ExtendedResourceToleration implements AdmissionPlugin {
  readonly name = "ExtendedResourceToleration";
  readonly operations = ["CREATE", "UPDATE"] as const;
  readonly readsObjects = isPods;

  /** `domain`: that of the profile's own resource names. */
  constructor(private readonly domain: string) {}

  admit(attributes: AdmissionAttributes): void {
    const { object } = attributes;
    if (object === undefined || !isPodItself(attributes)) return;
    const { containers, initContainers = [], tolerations = [] } = specOf(object);
    const names = containersOf({ containers: containers ?? [], initContainers }).flatMap(({ resources }) =>
      Object.keys(resources?.requests ?? {}).filter((name) => isExtendedResource(name, this.domain)),
    );
    const missing = [...new Set(names)].sort().filter((name) => !tolerations.some((toleration) => tolerates(toleration, name)));
    if (missing.length === 0) return;
    attributes.mutate((pod) => {
      const added = missing.map((key): Toleration => ({ key, operator: "Exists", effect: "NoSchedule" }));
      specOf(pod).tolerations = [...tolerations, ...added];
    });
  }
}

const tolerates = ({ key, operator, effect, value = "" }: Toleration, name: string): boolean =>
  key === name && operator === "Exists" && effect === "NoSchedule" && value === "";
