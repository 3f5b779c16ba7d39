/** NamespaceExists: nothing is written in a namespace that is not there (ADM-07). */
import { notFound } from "../../errors/constructors.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import type { ResourceRegistry } from "../../registry/resource-registry.js";
import { namespaceOf } from "./namespace-of.js";

export class NamespaceExists implements AdmissionPlugin {
  readonly name = "NamespaceExists";
  readonly operations = ["CREATE", "UPDATE", "DELETE"] as const;

  constructor(private readonly registry: ResourceRegistry) {}

  readsObjects(): boolean {
    return false;
  }

  validate({ namespace }: AdmissionAttributes): void | Promise<void> {
    if (namespace === "") return;
    const namespaces = this.registry.stored("", "v1", "namespaces");
    if (namespaces === undefined) return;
    const check = (): void => {
      if (namespaceOf(this.registry, namespace) === undefined) throw notFound(namespaces.definition, namespace);
    };
    const pending = namespaces.store.cache.fresh();
    return pending === undefined ? check() : pending.then(check);
  }
}
