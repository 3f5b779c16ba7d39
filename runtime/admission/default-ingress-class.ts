/** DefaultIngressClass: ingresses that name no class get the one that is marked as the default (ADM-28). */
import type { ResourceDefinition } from "../definition/resource-definition.js";
import type { AdmissionAttributes } from "../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../registry/admission/chain.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import { DefaultClass } from "./default-classes.js";

export class DefaultIngressClass implements AdmissionPlugin {
  readonly name = "DefaultIngressClass";
  readonly operations = ["CREATE"] as const;
  readonly #group: string;
  /** By which ingresses named their class before there was a field for it. */
  readonly #annotation: string;
  readonly #default: DefaultClass;

  constructor(registry: ResourceRegistry) {
    const { groupDomain, labelDomain } = registry.profile;
    this.#group = `networking.${groupDomain}`;
    this.#annotation = `${labelDomain}/ingress.class`;
    this.#default = new DefaultClass({
      registry,
      classes: { group: this.#group, version: "v1", resource: "ingressclasses" },
      annotations: [`ingressclass.${labelDomain}/is-default-class`],
      several: (count) => `${count} default IngressClasses were found, only 1 allowed`,
    });
  }

  open(): Promise<void> | undefined {
    return this.#default.open();
  }

  close(): void {
    this.#default.close();
  }

  concerns({ group, resource }: ResourceDefinition): boolean {
    return group === this.#group && resource === "ingresses";
  }

  admit(attributes: AdmissionAttributes): void {
    const { definition, subresource, object } = attributes;
    if (object === undefined || subresource !== "" || !this.concerns(definition)) return;
    if ((object["spec"] as { ingressClassName?: string } | undefined)?.ingressClassName !== undefined) return;
    if (object.metadata.annotations?.[this.#annotation] !== undefined) return;
    const name = this.#default.name(attributes);
    if (name === undefined) return;
    attributes.mutate((ingress) => {
      ingress["spec"] = { ...(ingress["spec"] as object), ingressClassName: name };
    });
  }
}
