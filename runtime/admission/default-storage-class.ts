/** DefaultStorageClass: claims that name no class get the one that is marked as the default (ADM-28). */
import type { ResourceDefinition } from "../definition/resource-definition.js";
import { classOfClaim, isClaims } from "../kinds/core/volumes/claim-class.js";
import type { AdmissionAttributes } from "../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../registry/admission/chain.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import { DefaultClass } from "./default-classes.js";

export class DefaultStorageClass implements AdmissionPlugin {
  readonly name = "DefaultStorageClass";
  readonly operations = ["CREATE"] as const;
  readonly #default: DefaultClass;

  constructor(private readonly registry: ResourceRegistry) {
    const { groupDomain, labelDomain, names } = registry.profile;
    this.#default = new DefaultClass({
      registry,
      classes: { group: `storage.${groupDomain}`, version: "v1", resource: "storageclasses" },
      annotations: [names["defaultStorageClassAnnotation"] as string, `storageclass.beta.${labelDomain}/is-default-class`],
      several: (count) => `${count} default StorageClasses were found`,
    });
  }

  open(): Promise<void> | undefined {
    return this.#default.open();
  }

  close(): void {
    this.#default.close();
  }

  concerns(definition: ResourceDefinition): boolean {
    return isClaims(definition);
  }

  admit(attributes: AdmissionAttributes): void {
    const { definition, subresource, object } = attributes;
    if (object === undefined || subresource !== "" || !isClaims(definition)) return;
    if (classOfClaim(object, this.registry.profile) !== undefined) return;
    const name = this.#default.name(attributes);
    if (name === undefined) return;
    attributes.mutate((claim) => {
      claim["spec"] = { ...(claim["spec"] as object), storageClassName: name };
    });
  }
}
