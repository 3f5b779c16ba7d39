/** PodNodeSelector: namespaces say on which nodes their pods run (ADM-15). */
import { isJsonObject, type JsonValue, setOwn } from "../../definition/json.js";
import { internalError, notFound } from "../../errors/constructors.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import type { ObjectEntry } from "../../registry/object-entry.js";
import type { ResourceRegistry } from "../../registry/resource-registry.js";
import { hasFormat } from "../../schema/formats/formats.js";
import { OfNamespaces } from "../namespaces/namespace-of.js";
import { refused } from "../refused.js";
import { isPodItself, isPods, specOf } from "./pod-model.js";

type Labels = ReadonlyMap<string, string>;

/** Selectors by the names of the configuration. */
export type NodeSelectors = ReadonlyMap<string, Labels>;

/** Name under which the configuration has the selector of namespaces that say nothing. */
const DEFAULT = "clusterDefaultNodeSelector";
const NONE: Labels = new Map();
/** More would make a large object of each small pod. */
const MAXIMUM_LABELS = 1024;

/** @throws RangeError for a configuration with anything but selectors. */
export function readNodeSelectors(configuration: JsonValue | undefined): NodeSelectors {
  const given = isJsonObject(configuration) ? (configuration["podNodeSelectorPluginConfig"] ?? {}) : {};
  if (!isJsonObject(given)) throw new RangeError("podNodeSelectorPluginConfig must be an object");
  return new Map(
    Object.entries(given).map(([name, selector]) => {
      if (typeof selector !== "string") throw new RangeError(`podNodeSelectorPluginConfig.${name} must be a string`);
      return [name, parseSelector(selector)];
    }),
  );
}

export class PodNodeSelector implements AdmissionPlugin {
  readonly name = "PodNodeSelector";
  readonly operations = ["CREATE"] as const;
  readonly concerns = isPods;
  readonly #annotation: string;
  /** A text says what is wrong with the annotation. */
  readonly #ofNamespaces: OfNamespaces<Labels | string>;

  constructor(
    registry: ResourceRegistry,
    private readonly configured: NodeSelectors,
  ) {
    this.#annotation = `scheduler.alpha.${registry.profile.labelDomain}/node-selector`;
    this.#ofNamespaces = new OfNamespaces(registry, (namespace) => this.#selectorOf(namespace));
  }

  admit(attributes: AdmissionAttributes): void {
    const { object, namespace } = attributes;
    if (!isPodItself(attributes) || object === undefined) return;
    const selector = this.#selector(namespace);
    const own = specOf(object).nodeSelector ?? {};
    const missing = [...selector].filter(([key]) => !Object.hasOwn(own, key));
    this.#check(attributes, selector);
    if (missing.length === 0) return;
    attributes.mutate((pod) => {
      const spec = specOf(pod);
      spec.nodeSelector ??= {};
      for (const [key, value] of missing) setOwn(spec.nodeSelector, key, value);
    });
    this.#check(attributes, selector);
  }

  validate(attributes: AdmissionAttributes): void {
    if (isPodItself(attributes) && attributes.object !== undefined) this.#check(attributes, this.#selector(attributes.namespace));
  }

  /** What the merged selector may be is held against the list of the namespace once both are together. */
  #check(attributes: AdmissionAttributes, selector: Labels): void {
    const { object, namespace } = attributes;
    const own: Readonly<Record<string, string>> = object === undefined ? {} : (specOf(object).nodeSelector ?? {});
    for (const [key, value] of selector) {
      if (!Object.hasOwn(own, key) || own[key] === value) continue;
      throw refused(attributes, "pod node label selector conflicts with its namespace node label selector");
    }
    const allowed = this.configured.get(namespace) ?? NONE;
    if (allowed.size === 0) return;
    for (const key in own) {
      if (allowed.get(key) !== own[key]) throw refused(attributes, "pod node label selector labels conflict with its namespace whitelist");
    }
  }

  #selector(namespace: string): Labels {
    const selector = this.#ofNamespaces.of(namespace);
    if (selector === undefined) throw notFound({ group: "", resource: "namespaces" }, namespace);
    if (typeof selector === "string") throw internalError(selector);
    return selector;
  }

  #selectorOf(namespace: ObjectEntry): Labels | string {
    const text = namespace.metadataMember("annotations")?.[this.#annotation];
    if (text === undefined) return this.configured.get(DEFAULT) ?? NONE;
    try {
      return parseSelector(text);
    } catch (error) {
      return (error as Error).message;
    }
  }
}

/** `a=b,c=d`. @throws RangeError for anything else. */
function parseSelector(text: string): Labels {
  if (text === "") return NONE;
  const requirements = text.split(",", MAXIMUM_LABELS + 1);
  if (requirements.length > MAXIMUM_LABELS) throw new RangeError(`invalid selector: must have at most ${MAXIMUM_LABELS} labels`);
  return new Map(
    requirements.map((requirement) => {
      const [key = "", value = "", ...more] = requirement.split("=").map((part) => part.trim());
      const whole = requirement.includes("=") && more.length === 0 && hasFormat("qualifiedName", key) && hasFormat("labelValue", value);
      if (!whole) throw new RangeError(`invalid selector: [${requirement.split("=").join(" ")}]`);
      return [key, value];
    }),
  );
}
