/** RuntimeClass: pods take what running them in their class takes, and run where the class is (ADM-21). */
import type { ApiObject } from "../definition/object-meta.js";
import { amountsOf, sameAmounts } from "../kinds/core/amounts.js";
import type { AdmissionAttributes } from "../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../registry/admission/chain.js";
import { objectKey } from "../registry/keys.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import { isPodItself, isPods, type PodSpec, specOf, type Toleration } from "./pod-model.js";
import { refused } from "./refused.js";
import { mergeTolerations } from "./tolerations.js";

type Texts = Readonly<Record<string, string>>;

interface StoredClass {
  readonly overhead?: { readonly podFixed?: Texts };
  readonly scheduling?: { readonly nodeSelector?: Texts; readonly tolerations?: readonly Toleration[] };
}

const DIFFERS = "pod rejected: Pod's Overhead doesn't match RuntimeClass's defined Overhead";
const UNDEFINED = "pod rejected: Pod Overhead set without corresponding RuntimeClass defined Overhead";

const isSame = (a: Texts | undefined, b: Texts | undefined): boolean => sameAmounts(amountsOf(a), amountsOf(b));

export class RuntimeClass implements AdmissionPlugin {
  readonly name = "RuntimeClass";
  readonly operations = ["CREATE"] as const;
  readonly readsObjects = isPods;
  readonly #group: string;

  constructor(private readonly registry: ResourceRegistry) {
    this.#group = `node.${registry.profile.groupDomain}`;
  }

  admit(attributes: AdmissionAttributes): void {
    const { object } = attributes;
    if (object === undefined || !isPodItself(attributes)) return;
    const spec = specOf(object);
    const chosen = this.#classOf(attributes, spec);
    if (chosen === undefined) return;
    const { overhead, scheduling } = chosen;
    if (overhead !== undefined && spec.overhead !== undefined && !isSame(spec.overhead, overhead.podFixed))
      throw refused(attributes, DIFFERS);
    const nodeSelector = joinedSelector(attributes, spec.nodeSelector, scheduling?.nodeSelector);
    if (overhead === undefined && scheduling === undefined) return;
    attributes.mutate((pod) => {
      const changed = specOf(pod);
      if (overhead?.podFixed !== undefined) changed.overhead = { ...overhead.podFixed };
      if (nodeSelector !== undefined) changed.nodeSelector = nodeSelector;
      const tolerations = mergeTolerations(spec.tolerations ?? [], scheduling?.tolerations ?? []);
      if (tolerations.length > 0) changed.tolerations = tolerations;
    });
  }

  validate(attributes: AdmissionAttributes): void {
    const { object } = attributes;
    if (object === undefined || !isPodItself(attributes)) return;
    const spec = specOf(object);
    const defined = this.#classOf(attributes, spec)?.overhead;
    if (defined !== undefined) {
      if (!isSame(spec.overhead, defined.podFixed)) throw refused(attributes, DIFFERS);
    } else if (spec.overhead !== undefined) {
      throw refused(attributes, UNDEFINED);
    }
  }

  /** Undefined for a pod that names no class. */
  #classOf(attributes: AdmissionAttributes, { runtimeClassName: name }: PodSpec): StoredClass | undefined {
    if (name === undefined) return undefined;
    const store = this.registry.stored(this.#group, "v1", "runtimeclasses")?.store;
    const found: Readonly<ApiObject> | undefined = store?.cache.get(objectKey(store.prefix, "", name))?.shared();
    if (found === undefined) throw refused(attributes, `pod rejected: RuntimeClass ${JSON.stringify(name)} not found`);
    return found as unknown as StoredClass;
  }
}

/** Undefined where the class asks for nothing. @throws StatusError 403 for what contradicts. */
function joinedSelector(attributes: AdmissionAttributes, own: Texts = {}, wanted: Texts | undefined): Record<string, string> | undefined {
  if (wanted === undefined) return undefined;
  for (const [label, value] of Object.entries(wanted)) {
    const given = Object.hasOwn(own, label) ? own[label] : undefined;
    if (given === undefined || given === value) continue;
    const shown = `runtimeClass.scheduling.nodeSelector[${label}] = ${value}; pod.spec.nodeSelector[${label}] = ${given}`;
    throw refused(attributes, `conflict: ${shown}`);
  }
  return { ...own, ...wanted };
}
