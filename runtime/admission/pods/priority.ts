/** Priority: the class that a pod names, or the default one, decides its priority (ADM-19). */
import type { ApiObject } from "../../definition/object-meta.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import { SYSTEM_PRIORITY_CLASSES } from "../../kinds/scheduling/system-priority-classes.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import type { ResourceRegistry } from "../../registry/resource-registry.js";
import { FollowedObjects } from "../followed-objects.js";
import { refused } from "../refused.js";
import { isPodItself, isPods } from "./pod-model.js";

interface PriorityClass {
  readonly name: string;
  readonly value: number;
  readonly globalDefault: boolean;
  readonly preemptionPolicy: string | undefined;
}

interface PrioritySpec {
  priorityClassName?: string;
  priority?: number;
  preemptionPolicy?: string;
}

/** What pods get where no class is the default. */
const NO_CLASS: PriorityClass = { name: "", value: 0, globalDefault: true, preemptionPolicy: "PreemptLowerPriority" };

const specOf = (pod: Readonly<ApiObject>): PrioritySpec => (pod["spec"] ?? {}) as PrioritySpec;

export class Priority implements AdmissionPlugin {
  readonly name = "Priority";
  readonly operations = ["CREATE", "UPDATE", "DELETE"] as const;
  readonly #classes: FollowedObjects<PriorityClass>;
  readonly #group: string;

  constructor(registry: ResourceRegistry) {
    this.#group = `scheduling.${registry.profile.groupDomain}`;
    this.#classes = new FollowedObjects(registry, { group: this.#group, version: "v1", resource: "priorityclasses" }, readClass);
  }

  open(): Promise<void> | undefined {
    return this.#classes.open();
  }

  close(): void {
    this.#classes.close();
  }

  concerns(definition: ResourceDefinition): boolean {
    return isPods(definition) || this.#isClass(definition);
  }

  admit(attributes: AdmissionAttributes): void {
    const { operation, definition, subresource, name } = attributes;
    if (isPodItself(attributes)) {
      if (operation === "CREATE") this.#prioritise(attributes);
      else if (operation === "UPDATE") keepPriority(attributes);
    } else if (operation === "DELETE" && subresource === "" && this.#isClass(definition) && SYSTEM_PRIORITY_CLASSES.has(name)) {
      throw refused(attributes, "this is a system priority class and cannot be deleted");
    }
  }

  validate(attributes: AdmissionAttributes): void {
    const { operation, definition, subresource, object, name } = attributes;
    if (object === undefined || subresource !== "" || !this.#isClass(definition) || object["globalDefault"] !== true) return;
    const other = this.#default();
    if (other === undefined || (operation === "UPDATE" && other.name === name)) return;
    throw refused(attributes, `PriorityClass ${other.name} is already marked as default. Only one default can exist`);
  }

  #isClass({ group, resource }: ResourceDefinition): boolean {
    return resource === "priorityclasses" && group === this.#group;
  }

  #prioritise(attributes: AdmissionAttributes): void {
    const { object } = attributes;
    if (object === undefined) return;
    const { priorityClassName = "", priority, preemptionPolicy } = specOf(object);
    const chosen = priorityClassName === "" ? (this.#default() ?? NO_CLASS) : this.#classes.in("").get(priorityClassName);
    if (chosen === undefined) throw refused(attributes, `no PriorityClass with name ${priorityClassName} was found`);
    const { name, value, preemptionPolicy: policy } = chosen;
    if (priority !== undefined && priority !== value) {
      const why = `must not be provided in pod spec; priority admission controller computed ${value} from the given PriorityClass name`;
      throw refused(attributes, `the integer value of priority (${priority}) ${why}`);
    }
    if (policy !== undefined && preemptionPolicy !== undefined && preemptionPolicy !== policy) {
      const why = `must not be provided in pod spec; priority admission controller computed ${policy} from the given PriorityClass name`;
      throw refused(attributes, `the string value of PreemptionPolicy (${preemptionPolicy}) ${why}`);
    }
    if (priorityClassName === name && priority === value && preemptionPolicy === (policy ?? preemptionPolicy)) return;
    attributes.fill((pod) => {
      const spec = specOf(pod);
      spec.priority = value;
      if (name !== "") spec.priorityClassName = name;
      if (policy !== undefined) spec.preemptionPolicy = policy;
    });
  }

  /** The lowest, should there be several: they may have been made at the same time. */
  #default(): PriorityClass | undefined {
    let lowest: PriorityClass | undefined;
    for (const each of this.#classes.in("").values()) {
      if (each.globalDefault && (lowest === undefined || each.value < lowest.value)) lowest = each;
    }
    return lowest;
  }
}

/** Who replaces a pod need not repeat what the server has set. */
function keepPriority(attributes: AdmissionAttributes): void {
  const { object, oldObject } = attributes;
  if (object === undefined || oldObject === undefined || object === oldObject) return;
  const { priority, preemptionPolicy } = specOf(oldObject);
  const spec = specOf(object);
  const kept: PrioritySpec = {};
  if (spec.priority === undefined && priority !== undefined) kept.priority = priority;
  if (spec.preemptionPolicy === undefined && preemptionPolicy !== undefined) kept.preemptionPolicy = preemptionPolicy;
  if (Object.keys(kept).length > 0) attributes.fill((pod) => void Object.assign(specOf(pod), kept));
}

function readClass(object: Readonly<ApiObject>): PriorityClass {
  const { value, globalDefault, preemptionPolicy } = object as unknown as Omit<Partial<PriorityClass>, "name">;
  return { name: object.metadata.name ?? "", value: value ?? 0, globalDefault: globalDefault === true, preemptionPolicy };
}
