/** LimitRanger: pods and claims stay within the bounds of their namespace, containers get its defaults (ADM-05). */
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import { forbidden } from "../../errors/constructors.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import type { ResourceRegistry } from "../../registry/resource-registry.js";
import { FollowedObjects } from "../followed-objects.js";
import { needsDefaults, setDefaults } from "./defaults.js";
import { type LimitRange, readLimitRange } from "./limit-range.js";
import { claimViolations, podViolations } from "./violations.js";

export class LimitRanger implements AdmissionPlugin {
  readonly name = "LimitRanger";
  readonly operations = ["CREATE", "UPDATE"] as const;
  readonly #ranges: FollowedObjects<LimitRange>;
  readonly #annotation: string;

  constructor(registry: ResourceRegistry) {
    this.#ranges = new FollowedObjects(registry, { group: "", version: "v1", resource: "limitranges" }, readLimitRange);
    this.#annotation = `${registry.profile.labelDomain}/limit-ranger`;
  }

  open(): Promise<void> | undefined {
    return this.#ranges.open();
  }

  close(): void {
    this.#ranges.close();
  }

  readsObjects(definition: ResourceDefinition): boolean {
    return checkOf(definition) !== undefined;
  }

  admit(attributes: AdmissionAttributes): void {
    if (checkOf(attributes.definition) !== podViolations || attributes.subresource !== "" || attributes.operation !== "CREATE") return;
    for (const range of this.#of(attributes)) {
      if (attributes.object === undefined || !needsDefaults(attributes.object, range)) continue;
      attributes.mutate((pod) => setDefaults(pod, range, this.#annotation));
    }
  }

  /** Nothing of a pod that bounds speak of can change once it is there. */
  validate(attributes: AdmissionAttributes): void {
    const { definition, subresource, operation, object, oldObject, name } = attributes;
    const check = subresource === "" ? checkOf(definition) : undefined;
    if (check === undefined || object === undefined || (check === podViolations && operation !== "CREATE")) return;
    if (oldObject?.metadata.deletionTimestamp !== undefined) return;
    for (const range of this.#of(attributes)) {
      const found = [...new Set(check(object, range))];
      if (found.length > 0) throw forbidden(definition, name, found.length === 1 ? (found[0] as string) : `[${found.join(", ")}]`);
    }
  }

  /** In the order of their names, so that the outcome does not depend on chance. */
  #of({ namespace }: AdmissionAttributes): readonly LimitRange[] {
    const ranges = this.#ranges.in(namespace);
    return ranges.size < 2 ? [...ranges.values()] : [...ranges.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}

/** Undefined for kinds that limit ranges say nothing of. */
function checkOf({ group, resource }: ResourceDefinition): typeof podViolations | undefined {
  if (group !== "") return undefined;
  return resource === "pods" ? podViolations : resource === "persistentvolumeclaims" ? claimViolations : undefined;
}
