/** LimitPodHardAntiAffinityTopology: pods keep others off their node, never off a whole zone (ADM-04). */
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import { refused } from "../refused.js";
import { isPodItself, isPods, specOf } from "./pod-model.js";

export class LimitPodHardAntiAffinityTopology implements AdmissionPlugin {
  readonly name = "LimitPodHardAntiAffinityTopology";
  readonly operations = ["CREATE", "UPDATE"] as const;
  readonly concerns = isPods;

  /** `hostnameLabel` is the only key of topology that is allowed. */
  constructor(private readonly hostnameLabel: string) {}

  validate(attributes: AdmissionAttributes): void {
    const { object } = attributes;
    if (!isPodItself(attributes) || object === undefined) return;
    const terms = specOf(object).affinity?.podAntiAffinity?.requiredDuringSchedulingIgnoredDuringExecution ?? [];
    const wide = terms.find(({ topologyKey }) => topologyKey !== this.hostnameLabel);
    if (wide === undefined) return;
    const has = `affinity.PodAntiAffinity.RequiredDuringScheduling has TopologyKey ${wide.topologyKey}`;
    throw refused(attributes, `${has} but only key ${this.hostnameLabel} is allowed`);
  }
}
