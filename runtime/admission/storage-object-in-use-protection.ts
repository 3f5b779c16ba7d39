/** StorageObjectInUseProtection: claims and volumes get the finalizer by which they stay while they are used (ADM-24). */
import type { VendorProfile } from "../definition/vendor-profile.js";
import type { AdmissionAttributes } from "../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../registry/admission/chain.js";

export class StorageObjectInUseProtection implements AdmissionPlugin {
  readonly name = "StorageObjectInUseProtection";
  readonly operations = ["CREATE"] as const;
  /** By resource of the core group. */
  readonly #finalizers: ReadonlyMap<string, string>;

  constructor({ names }: VendorProfile) {
    this.#finalizers = new Map([
      ["persistentvolumeclaims", names["pvcProtectionFinalizer"] as string],
      ["persistentvolumes", names["pvProtectionFinalizer"] as string],
    ]);
  }

  concerns({ group, resource }: { readonly group: string; readonly resource: string }): boolean {
    return group === "" && this.#finalizers.has(resource);
  }

  admit(attributes: AdmissionAttributes): void {
    const { definition, subresource, object } = attributes;
    const finalizer = definition.group === "" && subresource === "" ? this.#finalizers.get(definition.resource) : undefined;
    if (finalizer === undefined || object === undefined || object.metadata.finalizers?.includes(finalizer)) return;
    attributes.mutate(({ metadata }) => {
      metadata.finalizers = [...(metadata.finalizers ?? []), finalizer];
    });
  }
}
