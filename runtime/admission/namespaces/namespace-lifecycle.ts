/** NamespaceLifecycle: nothing is created in a namespace that is missing or ending, and some namespaces stay (ADM-08, ADM-09, NS-07). */
import { forbidden, notFound } from "../../errors/constructors.js";
import type { AdmissionAttributes, AdmissionOperation } from "../../registry/admission/attributes.js";
import type { AdmissionPlugin, NamedCreation } from "../../registry/admission/chain.js";
import type { Soon } from "../../registry/conversion/versions.js";
import { valueAtPath } from "../../registry/json-scan.js";
import { NAMESPACE_TERMINATING } from "../../registry/namespace-state.js";
import type { ResourceRegistry, StoredKind } from "../../registry/resource-registry.js";
import { namespacesOf, OfNamespaces } from "./namespace-of.js";

/** The namespace that requests without one go to. */
const DEFAULT_NAMESPACE = "default";
const PHASE = ["status", "phase"];

type Looked = NamedCreation & { readonly object?: AdmissionAttributes["object"] };

export class NamespaceLifecycle implements AdmissionPlugin {
  readonly name = "NamespaceLifecycle";
  readonly #immortal: ReadonlySet<string>;
  /** Whether they are ending, by no more than that, since they may be large. */
  readonly #ending: OfNamespaces<boolean>;

  constructor(private readonly registry: ResourceRegistry) {
    const { systemNamespace, publicNamespace } = registry.profile;
    this.#immortal = new Set([DEFAULT_NAMESPACE, systemNamespace, publicNamespace]);
    this.#ending = new OfNamespaces(registry, ({ json }) => valueAtPath(json, PHASE) === NAMESPACE_TERMINATING);
  }

  readsObjects(): boolean {
    return false;
  }

  admit(attributes: AdmissionAttributes): void | Promise<void> {
    const { operation, definition } = attributes;
    if (definition.group === "" && definition.resource === "namespaces") {
      const { name } = attributes;
      if (operation === "DELETE" && this.#immortal.has(name)) throw forbidden(definition, name, "this namespace may not be deleted");
      return;
    }
    if (!definition.namespaced || operation === "DELETE" || operation === "CONNECT") return;
    const namespaces = namespacesOf(this.registry);
    const pending = namespaces?.store.cache.fresh();
    if (pending !== undefined) return pending.then(() => this.#check(attributes, operation));
    this.#check(attributes, operation, namespaces);
  }

  /** Admission may have taken long, and the namespace may have ended meanwhile: what came now would outlive it. */
  enter(creation: NamedCreation): Soon<(() => void) | undefined> {
    if (!creation.definition.namespaced) return undefined;
    const namespaces = namespacesOf(this.registry);
    const pending = namespaces?.store.cache.fresh();
    return pending === undefined ? this.#enter(creation, namespaces) : pending.then(() => this.#enter(creation));
  }

  #enter(creation: NamedCreation, namespaces?: StoredKind): () => void {
    this.#check(creation, "CREATE", namespaces);
    return this.registry.creations.enter(creation.namespace);
  }

  #check(looked: Looked, operation: AdmissionOperation, namespaces = namespacesOf(this.registry)): void {
    if (namespaces === undefined) return;
    const { definition, namespace } = looked;
    const isEnding = this.#ending.of(namespace, namespaces);
    if (isEnding === undefined) throw notFound(namespaces.definition, namespace);
    if (operation !== "CREATE" || !isEnding) return;
    const why = `unable to create new content in namespace ${namespace} because it is being terminated`;
    const cause = { reason: "NamespaceTerminating", message: `namespace ${namespace} is being terminated`, field: "metadata.namespace" };
    // What is to get a generated name has none yet.
    throw forbidden(definition, looked.name || (looked.object?.metadata.generateName ?? ""), why, [cause]);
  }
}
