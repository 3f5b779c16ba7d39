/** LimitRanger: pods and claims stay within the bounds of their namespace, containers get its defaults (ADM-05). */
import { atOnce, type Steps, sortedInSteps } from "../../codec/lists/steps.js";
import type { RequestContext } from "../../definition/request-context.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import { forbidden, requestEntityTooLarge } from "../../errors/constructors.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import { soonFor } from "../../registry/admission/caller-slices.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import { LARGE_BYTES, TurnedLarge } from "../../registry/large-objects.js";
import type { ResourceRegistry } from "../../registry/resource-registry.js";
import { FollowedObjects } from "../followed-objects.js";
import { defaultsOf, lackingDefaults, setDefaults } from "./defaults.js";
import { type LimitRange, readLimitRange } from "./limit-range.js";
import { type Check, claimCheck, podCheck } from "./violations.js";

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
    return checkOf(definition) === podCheck && !this.#ranges.isEmpty;
  }

  admit(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void> {
    if (checkOf(attributes.definition) !== podCheck || attributes.subresource !== "" || attributes.operation !== "CREATE") return;
    const ranges = this.#ranges.in(attributes.namespace);
    if (ranges.size > 0) return soonFor(this.#fill(ranges, attributes, context), context);
  }

  *#fill(ranges: RangesByName, attributes: AdmissionAttributes, context: RequestContext): Steps<void> {
    let bytes = 0;
    const added = (more: number): void => {
      bytes += more;
      if (bytes >= LARGE_BYTES && context.mayTurnLarge === true) throw new TurnedLarge();
      if (bytes > MAXIMUM_ADDED_BYTES) throw requestEntityTooLarge(`limit is ${MAXIMUM_ADDED_BYTES} for the defaults of limit ranges`);
    };
    const defaults = yield* defaultsOf(yield* inOrder(ranges));
    if (attributes.object === undefined) return;
    const lacking = yield* lackingDefaults(attributes.object, defaults, added);
    if (lacking.length > 0) attributes.mutate((pod) => setDefaults(pod, lacking, this.#annotation));
  }

  /** Nothing of a pod that bounds speak of can change once it is there. */
  validate(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void> {
    const { definition, subresource, operation, object, oldObject } = attributes;
    const checks = subresource === "" ? checkOf(definition) : undefined;
    if (checks === undefined || object === undefined || (checks === podCheck && operation !== "CREATE")) return;
    if (oldObject?.metadata.deletionTimestamp !== undefined) return;
    const ranges = this.#ranges.in(attributes.namespace);
    if (ranges.size > 0) return soonFor(refuseOutside(checks(object), ranges, attributes), context);
  }
}

type RangesByName = ReadonlyMap<string, LimitRange>;

function* refuseOutside(checks: Steps<Check>, ranges: RangesByName, { definition, name }: AdmissionAttributes): Steps<void> {
  const ordered = yield* inOrder(ranges);
  const check = yield* checks;
  for (const range of ordered) {
    const found = yield* check(range);
    if (found.length > 0) throw forbidden(definition, name, found.length === 1 ? (found[0] as string) : `[${found.join(", ")}]`);
    yield;
  }
}

/** In the order of their names, so that the outcome does not depend on chance. */
const inOrder = (ranges: RangesByName): Steps<readonly LimitRange[]> => sortedInSteps([...ranges.values()], (a, b) => a.name < b.name);

/** Undefined for kinds that limit ranges say nothing of. */
function checkOf({ group, resource }: ResourceDefinition): typeof podCheck | undefined {
  if (group !== "") return undefined;
  return resource === "pods" ? podCheck : resource === "persistentvolumeclaims" ? claimCheck : undefined;
}
