/** NamespaceLifecycle: nothing is created in a namespace that is missing or ending, and some namespaces stay (ADM-08, ADM-09, NS-07). */
import { forbidden, notFound } from "../errors/constructors.js";
import type { AdmissionAttributes } from "../registry/admission/attributes.js";
import type { AdmissionPlugin, NamedCreation } from "../registry/admission/chain.js";
import type { Soon } from "../registry/conversion/versions.js";
import { valueAtPath } from "../registry/json-scan.js";
import { NAMESPACE_TERMINATING } from "../registry/namespace-state.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import { OfNamespaces } from "./namespace-of.js";

/** The namespace that requests without one go to. */
const DEFAULT_NAMESPACE = "default";
const PHASE = ["status", "phase"];

type Looked = NamedCreation & Pick<AdmissionAttributes, "operation"> & { readonly object?: AdmissionAttributes["object"] };

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
    const { operation, definition, name } = attributes;
    if (definition.group === "" && definition.resource === "namespaces") {
      if (operation === "DELETE" && this.#immortal.has(name)) throw forbidden(definition, name, "this namespace may not be deleted");
      return;
    }
    if (!definition.namespaced || operation === "DELETE" || operation === "CONNECT") return;
    const pending = this.#namespaces()?.cache.fresh();
    return pending === undefined ? this.#check(attributes) : pending.then(() => this.#check(attributes));
  }

  /** Admission may have taken long, and the namespace may have ended meanwhile: what came now would outlive it. */
  enter(creation: NamedCreation): Soon<(() => void) | undefined> {
    const { definition, namespace } = creation;
    if (!definition.namespaced) return undefined;
    const enter = (): (() => void) => {
      this.#check({ ...creation, operation: "CREATE" });
      return this.registry.creations.enter(namespace);
    };
    const pending = this.#namespaces()?.cache.fresh();
    return pending === undefined ? enter() : pending.then(enter);
  }

  #check({ operation, definition, namespace, name, object }: Looked): void {
    const namespaces = this.#namespaces();
    if (namespaces === undefined) return;
    const isEnding = this.#ending.of(namespace);
    if (isEnding === undefined) throw notFound(namespaces.definition, namespace);
    if (operation !== "CREATE" || !isEnding) return;
    const why = `unable to create new content in namespace ${namespace} because it is being terminated`;
    const cause = { reason: "NamespaceTerminating", message: `namespace ${namespace} is being terminated`, field: "metadata.namespace" };
    // What is to get a generated name has none yet.
    throw forbidden(definition, name || (object?.metadata.generateName ?? ""), why, [cause]);
  }

  #namespaces() {
    return this.registry.stored("", "v1", "namespaces")?.store;
  }
}
