/** PersistentVolumeClaimResize: claims grow only where their class allows it (ADM-13). */
import type { ApiObject } from "../definition/object-meta.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import { amountOf } from "../kinds/core/amounts.js";
import { classOfClaim, isClaims } from "../kinds/core/volumes/claim-class.js";
import type { AdmissionAttributes } from "../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../registry/admission/chain.js";
import { objectKey } from "../registry/keys.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import { compareQuantities } from "../schema/quantity.js";
import { refused } from "./refused.js";

const NOT_RESIZABLE = "only dynamically provisioned pvc can be resized and the storageclass that provisions the pvc must support resize";

export class PersistentVolumeClaimResize implements AdmissionPlugin {
  readonly name = "PersistentVolumeClaimResize";
  readonly operations = ["UPDATE"] as const;

  constructor(private readonly registry: ResourceRegistry) {}

  concerns(definition: ResourceDefinition): boolean {
    return isClaims(definition);
  }

  validate(attributes: AdmissionAttributes): void | Promise<void> {
    const { definition, subresource, object, oldObject } = attributes;
    if (object === undefined || oldObject === undefined || subresource !== "" || !isClaims(definition)) return;
    if (compareQuantities(requested(object), requested(oldObject)) <= 0) return;
    if ((oldObject["status"] as { phase?: string } | undefined)?.phase !== "Bound") {
      throw refused(attributes, "Only bound persistent volume claims can be expanded");
    }
    return this.#checkClass(attributes, object, oldObject);
  }

  async #checkClass(attributes: AdmissionAttributes, claim: Readonly<ApiObject>, old: Readonly<ApiObject>): Promise<void> {
    const found = await this.#classOf(claim, old)?.read();
    if (found?.["allowVolumeExpansion"] !== true) throw refused(attributes, NOT_RESIZABLE);
  }

  /** The class that the claim had before and still has. */
  #classOf(claim: Readonly<ApiObject>, old: Readonly<ApiObject>): ObjectEntry | undefined {
    const { profile } = this.registry;
    const name = classOfClaim(claim, profile) ?? "";
    if (name === "" || name !== classOfClaim(old, profile)) return undefined;
    const classes = this.registry.stored(`storage.${profile.groupDomain}`, "v1", "storageclasses")?.store;
    return classes?.cache.get(objectKey(classes.prefix, "", name));
  }
}

function requested(claim: Readonly<ApiObject>) {
  const { resources } = (claim["spec"] ?? {}) as { resources?: { requests?: Readonly<Record<string, string>> } };
  return amountOf(resources?.requests?.["storage"] ?? "0");
}
