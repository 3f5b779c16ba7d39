/** NamespaceAutoProvision: a namespace that something is created in comes into being with it (ADM-06). */
import { apiVersionOf } from "../../definition/resource-definition.js";
import { hasReason } from "../../errors/status.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import type { ResourceRegistry } from "../../registry/resource-registry.js";
import { systemContext } from "../../registry/system-context.js";
import { namespaceOf } from "./namespace-of.js";

export class NamespaceAutoProvision implements AdmissionPlugin {
  readonly name = "NamespaceAutoProvision";
  readonly operations = ["CREATE"] as const;

  constructor(private readonly registry: ResourceRegistry) {}

  readsObjects(): boolean {
    return false;
  }

  admit({ namespace, dryRun }: AdmissionAttributes): void | Promise<void> {
    if (namespace === "" || dryRun || namespaceOf(this.registry, namespace) !== undefined) return;
    return this.#create(namespace);
  }

  /** Acts as the server: who asks may create what is in the namespace, which is all that this plugin demands. */
  async #create(name: string): Promise<void> {
    const served = this.registry.stored("", "v1", "namespaces");
    if (served === undefined) return;
    const { definition, store } = served;
    const { profile, clock, random } = this.registry.services;
    const context = systemContext({ profile, clock, random, user: "system:apiserver" });
    const object = { apiVersion: apiVersionOf(definition), kind: definition.kind, metadata: { name } };
    try {
      await store.create(context, { definition, namespace: "", name: "", subresource: "" }, object, {});
    } catch (error) {
      // Somebody else was faster, and wants the same.
      if (!hasReason(error, "AlreadyExists")) throw error;
    }
  }
}
