/** Whether a hook wants to hear of a request, as its selectors of labels have it (HOOK-09, HOOK-10). */
import type { ApiObject } from "../../definition/object-meta.js";
import { notFound } from "../../errors/constructors.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { Soon } from "../../registry/conversion/versions.js";
import { objectKey } from "../../registry/keys.js";
import type { ResourceRegistry } from "../../registry/resource-registry.js";
import type { Labels } from "../../registry/selectors/label-selector.js";
import type { Hook } from "./hook.js";

const isNamespaces = ({ definition }: AdmissionAttributes): boolean => definition.group === "" && definition.resource === "namespaces";

export class SelectorMatcher {
  constructor(private readonly registry: ResourceRegistry) {}

  /** @throws StatusError 404 for a namespace that is not there. */
  matches(hook: Hook, attributes: AdmissionAttributes): Soon<boolean> {
    if (!objectMatches(hook, attributes)) return false;
    const { namespaceSelector } = hook;
    if (namespaceSelector.empty) return true;
    const itself = isNamespaces(attributes);
    // What belongs to no namespace is never exempt.
    if (!itself && attributes.namespace === "") return true;
    const { operation, object, subresource } = attributes;
    if (itself && subresource === "" && (operation === "CREATE" || operation === "UPDATE")) {
      return namespaceSelector.matches(object?.metadata.labels);
    }
    const labels = this.#labelsOf(itself ? attributes.name : attributes.namespace, namespaceSelector);
    return labels instanceof Promise ? labels.then((found) => namespaceSelector.matches(found)) : namespaceSelector.matches(labels);
  }

  /** As the cache has them once it is as new as the store. */
  #labelsOf(name: string, selector: Hook["namespaceSelector"]): Soon<Labels> {
    const namespaces = this.registry.stored("", "v1", "namespaces")?.store;
    if (namespaces === undefined) return {};
    const read = (): Labels => {
      const entry = namespaces.cache.get(objectKey(namespaces.prefix, "", name));
      if (entry === undefined) throw notFound(namespaces.definition, name);
      return entry.labelsFor(selector);
    };
    const pending = namespaces.cache.fresh();
    return pending === undefined ? read() : pending.then(read);
  }
}

/** Options of a connect have no labels: only a selector that takes everything takes them. */
function objectMatches({ objectSelector }: Hook, { operation, object, oldObject }: AdmissionAttributes): boolean {
  if (objectSelector.empty) return true;
  if (operation === "CONNECT") return false;
  const matches = (one: Readonly<ApiObject> | undefined): boolean =>
    one?.metadata !== undefined && objectSelector.matches(one.metadata.labels);
  return matches(object) || matches(oldObject);
}
