/** PodTolerationRestriction: namespaces say which taints their pods tolerate, and which they may (ADM-18). */
import { parseJson } from "../../codec/json/json.js";
import { isJsonObject, type JsonValue } from "../../definition/json.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { internalError, notFound } from "../../errors/constructors.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import type { ObjectEntry } from "../../registry/object-entry.js";
import type { ResourceRegistry } from "../../registry/resource-registry.js";
import { parseQuantity } from "../../schema/quantity.js";
import { requireKind } from "../configuration-file.js";
import { OfNamespaces } from "../namespaces/namespace-of.js";
import { requireMembers } from "../plugin-configuration.js";
import { refused } from "../refused.js";
import { type Container, isPodItself, isPods, type PodSpec, specOf, type Toleration } from "./pod-model.js";
import { covers, MAXIMUM_TOLERATIONS, mergeTolerations, readTolerations } from "./tolerations.js";

/** What pods tolerate besides what they say, and what they may tolerate; nothing listed allows everything. */
export interface TolerationRules {
  readonly defaults: readonly Toleration[];
  readonly allowed: readonly Toleration[];
  /** Who says what is allowed, as messages call it. */
  readonly allowedBy: "namespace" | "cluster";
}

/** @throws RangeError for a configuration with anything but tolerations. */
export function readTolerationRules(configuration: JsonValue | undefined, { groupDomain }: VendorProfile): TolerationRules {
  if (!isJsonObject(configuration)) return { defaults: [], allowed: [], allowedBy: "cluster" };
  requireKind(configuration, new Map([["Configuration", [`podtolerationrestriction.admission.${groupDomain}/v1alpha1`]]]));
  requireMembers(configuration, ["apiVersion", "kind", "default", "whitelist"]);
  return {
    defaults: readTolerations(configuration["default"], "default"),
    allowed: readTolerations(configuration["whitelist"], "whitelist"),
    allowedBy: "cluster",
  };
}

export class PodTolerationRestriction implements AdmissionPlugin {
  readonly name = "PodTolerationRestriction";
  readonly operations = ["CREATE", "UPDATE"] as const;
  readonly concerns = isPods;
  /** A text says what is wrong with the annotations. */
  readonly #rules: OfNamespaces<TolerationRules | string>;
  /** What pods with a claim to resources get. */
  readonly #memoryPressure: Toleration;

  constructor(
    private readonly registry: ResourceRegistry,
    private readonly configured: TolerationRules,
  ) {
    const { names } = registry.profile;
    this.#rules = new OfNamespaces(registry, (namespace) => this.#rulesOf(namespace));
    this.#memoryPressure = { key: `${names["nodeTaintDomain"]}/memory-pressure`, operator: "Exists", effect: "NoSchedule" };
  }

  admit(attributes: AdmissionAttributes): void {
    const { object, operation, namespace } = attributes;
    if (!isPodItself(attributes) || object === undefined) return;
    const rules = this.#rulesIn(namespace);
    const spec = specOf(object);
    const extra = [...(operation === "CREATE" ? rules.defaults : []), ...(isBestEffort(spec) ? [] : [this.#memoryPressure])];
    const own = spec.tolerations ?? [];
    requireFew(attributes, own);
    if (extra.length > 0) {
      const merged = mergeTolerations(own, extra);
      if (merged.length !== own.length || merged.some((toleration, index) => toleration !== own[index])) {
        attributes.mutate((pod) => {
          specOf(pod).tolerations = merged.map((toleration) => ({ ...toleration }));
        });
      }
    }
    this.validate(attributes);
  }

  validate(attributes: AdmissionAttributes): void {
    const { object, namespace } = attributes;
    if (!isPodItself(attributes) || object === undefined) return;
    const { allowed, allowedBy } = this.#rulesIn(namespace);
    const { tolerations = [] } = specOf(object);
    if (allowed.length === 0 || tolerations.length === 0) return;
    requireFew(attributes, tolerations);
    if (tolerations.every((toleration) => allowed.some((wide) => covers(wide, toleration)))) return;
    const merged = "pod tolerations (possibly merged with namespace default tolerations)";
    throw refused(attributes, `${merged} conflict with its ${allowedBy} whitelist`);
  }

  #rulesIn(namespace: string): TolerationRules {
    const rules = this.#rules.of(namespace);
    if (rules === undefined) throw notFound({ group: "", resource: "namespaces" }, namespace);
    if (typeof rules === "string") throw internalError(rules);
    return rules;
  }

  /** An annotation that is there and empty says that there are none. */
  #rulesOf(namespace: ObjectEntry): TolerationRules | string {
    const annotations = namespace.metadataMember("annotations") ?? {};
    const listed = (name: string): readonly Toleration[] | undefined => {
      const key = `scheduler.alpha.${this.registry.profile.labelDomain}/${name}`;
      const text = annotations[key];
      if (text === undefined) return undefined;
      return text === "" ? [] : readTolerations(parsed(text, key), key);
    };
    try {
      const defaults = listed("defaultTolerations") ?? this.configured.defaults;
      const allowed = listed("tolerationsWhitelist");
      return allowed === undefined ? { ...this.configured, defaults } : { defaults, allowed, allowedBy: "namespace" };
    } catch (error) {
      return `namespace ${namespace.name}: ${(error as Error).message}`;
    }
  }
}

function parsed(text: string, key: string): JsonValue {
  try {
    return parseJson(Buffer.from(text)).value;
  } catch {
    throw new RangeError(`${key} must be a list of tolerations`);
  }
}

/** What is held against everything else is no list to fill a turn with. */
function requireFew(attributes: AdmissionAttributes, tolerations: readonly Toleration[]): void {
  if (tolerations.length <= MAXIMUM_TOLERATIONS) return;
  throw refused(attributes, `pods must have at most ${MAXIMUM_TOLERATIONS} tolerations where tolerations are restricted`);
}

/** Whether a pod asks for no processor time and no memory. */
const isBestEffort = ({ containers, initContainers = [] }: PodSpec): boolean =>
  ![...(containers ?? []), ...initContainers].some(asksForSome);

const asksForSome = ({ resources: { limits = {}, requests = {} } = {} }: Container): boolean =>
  [limits["cpu"], limits["memory"], requests["cpu"], requests["memory"]].some(
    (amount) => amount !== undefined && parseQuantity(amount).unscaled > 0n,
  );
