/** LimitRanger: pods and claims stay within the bounds of their namespace, containers get its defaults (ADM-05). */
import { atOnce, type Steps, soonOf } from "../../codec/lists/steps.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { RequestContext } from "../../definition/request-context.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import { forbidden, requestEntityTooLarge } from "../../errors/constructors.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import { LARGE_BYTES, TurnedLarge } from "../../registry/large-objects.js";
import type { ResourceRegistry } from "../../registry/resource-registry.js";
import { FollowedObjects } from "../followed-objects.js";
import { lackingDefaults, setDefaults } from "./defaults.js";
import { type LimitRange, readLimitRange } from "./limit-range.js";
import { claimViolations, podViolations } from "./violations.js";

/** Bytes of all that containers of a pod get. */
const MAXIMUM_ADDED_BYTES = 2 * 1024 * 1024;

export class LimitRanger implements AdmissionPlugin {
  readonly name = "LimitRanger";
  readonly operations = ["CREATE", "UPDATE"] as const;
  readonly #ranges: FollowedObjects<LimitRange>;
  readonly #annotation: string;

  constructor(registry: ResourceRegistry) {
    this.#ranges = new FollowedObjects(
      registry,
      { group: "", version: "v1", resource: "limitranges" },
      (object) => atOnce(readLimitRange(object)),
      readLimitRange,
    );
    this.#annotation = `${registry.profile.labelDomain}/limit-ranger`;
  }

  open(): Promise<void> | undefined {
    return this.#ranges.open();
  }

  close(): void {
    this.#ranges.close();
  }

  concerns(definition: ResourceDefinition): boolean {
    return checkOf(definition) !== undefined;
  }

  /** What a range gives to containers may make of a small pod a large one. */
  replacesObjects(definition: ResourceDefinition): boolean {
    return checkOf(definition) === podViolations && !this.#ranges.isEmpty;
  }

  admit(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void> {
    if (checkOf(attributes.definition) !== podViolations || attributes.subresource !== "" || attributes.operation !== "CREATE") return;
    const ranges = this.#of(attributes);
    if (ranges.length > 0) return soonOf(this.#fill(ranges, attributes, context));
  }

  *#fill(ranges: readonly LimitRange[], attributes: AdmissionAttributes, context: RequestContext): Steps<void> {
    let bytes = 0;
    const added = (more: number): void => {
      bytes += more;
      if (bytes >= LARGE_BYTES && context.mayTurnLarge === true) throw new TurnedLarge();
      if (bytes > MAXIMUM_ADDED_BYTES) throw requestEntityTooLarge(`limit is ${MAXIMUM_ADDED_BYTES} for the defaults of limit ranges`);
    };
    for (const range of ranges) {
      if (attributes.object === undefined) return;
      const lacking = yield* lackingDefaults(attributes.object, range, added);
      if (lacking.length > 0) attributes.mutate((pod) => setDefaults(pod, lacking, this.#annotation));
    }
  }

  /** Nothing of a pod that bounds speak of can change once it is there. */
  validate(attributes: AdmissionAttributes): void | Promise<void> {
    const { definition, subresource, operation, object, oldObject } = attributes;
    const check = subresource === "" ? checkOf(definition) : undefined;
    if (check === undefined || object === undefined || (check === podViolations && operation !== "CREATE")) return;
    if (oldObject?.metadata.deletionTimestamp !== undefined) return;
    const ranges = this.#of(attributes);
    if (ranges.length > 0) return soonOf(this.#check(check, ranges, attributes, object));
  }

  *#check(
    check: Check,
    ranges: readonly LimitRange[],
    { definition, name }: AdmissionAttributes,
    object: Readonly<ApiObject>,
  ): Steps<void> {
    for (const range of ranges) {
      const found = yield* check(object, range);
      if (found.length > 0) throw forbidden(definition, name, found.length === 1 ? (found[0] as string) : `[${found.join(", ")}]`);
    }
  }

  /** In the order of their names, so that the outcome does not depend on chance. */
  #of({ namespace }: AdmissionAttributes): readonly LimitRange[] {
    const ranges = this.#ranges.in(namespace);
    return ranges.size < 2 ? [...ranges.values()] : [...ranges.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}

type Check = typeof podViolations;

/** Undefined for kinds that limit ranges say nothing of. */
function checkOf({ group, resource }: ResourceDefinition): Check | undefined {
  if (group !== "") return undefined;
  return resource === "pods" ? podViolations : resource === "persistentvolumeclaims" ? claimViolations : undefined;
}
