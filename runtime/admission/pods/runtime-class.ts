/** RuntimeClass: pods take what running them in their class takes, and run where the class is (ADM-21). */
import { forEachOf, type Steps } from "../../codec/lists/steps.js";
import { setOwn } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { RequestContext } from "../../definition/request-context.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import { quoteText } from "../../errors/quote-text.js";
import { amountsIn, sameAmounts } from "../../kinds/core/amounts.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import { type Caller, soonFor } from "../../registry/admission/caller-slices.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import { objectKey } from "../../registry/keys.js";
import { LARGE_BYTES, TurnedLarge } from "../../registry/large-objects.js";
import type { ObjectEntry } from "../../registry/object-entry.js";
import type { ResourceRegistry } from "../../registry/resource-registry.js";
import { LargeObjects } from "../large-objects.js";
import { refused } from "../refused.js";
import { isPodItself, isPods, specOf, type Toleration } from "./pod-model.js";
import { mergeInSteps } from "./tolerations.js";

type Texts = Readonly<Record<string, string>>;

interface StoredClass {
  readonly overhead?: { readonly podFixed?: Texts };
  readonly scheduling?: { readonly nodeSelector?: Texts; readonly tolerations?: readonly Toleration[] };
}

const DIFFERS = "pod rejected: Pod's Overhead doesn't match RuntimeClass's defined Overhead";
const UNDEFINED = "pod rejected: Pod Overhead set without corresponding RuntimeClass defined Overhead";

function* isSame(a: Texts | undefined, b: Texts | undefined): Steps<boolean> {
  return sameAmounts(yield* amountsIn(a), yield* amountsIn(b));
}

export class RuntimeClass implements AdmissionPlugin {
  readonly name = "RuntimeClass";
  readonly operations = ["CREATE"] as const;
  readonly concerns = isPods;
  readonly #group: string;
  readonly #large: LargeObjects;

  constructor(private readonly registry: ResourceRegistry) {
    this.#group = `node.${registry.profile.groupDomain}`;
    this.#large = new LargeObjects(registry, { group: this.#group, version: "v1", resource: "runtimeclasses" });
  }

  open(): Promise<void> | undefined {
    return this.#large.open();
  }

  close(): void {
    this.#large.close();
  }

  /** What a large class gives makes of a small pod a large one. */
  replacesObjects(definition: ResourceDefinition): boolean {
    return isPods(definition) && !this.#large.isEmpty;
  }

  admit(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void> {
    const entry = this.#classOf(attributes);
    if (entry === undefined) return;
    if (entry.size >= LARGE_BYTES && context.mayTurnLarge === true) throw new TurnedLarge();
    return withClass(entry, (chosen) => equip(attributes, chosen), context);
  }

  validate(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void> {
    const entry = this.#classOf(attributes);
    if (entry !== undefined) return withClass(entry, (chosen) => check(attributes, chosen), context);
    if (isPodItself(attributes) && attributes.object !== undefined && specOf(attributes.object).overhead !== undefined) {
      throw refused(attributes, UNDEFINED);
    }
  }

  /** Undefined for a pod that names no class. @throws StatusError 403 for one that is not there. */
  #classOf(attributes: AdmissionAttributes): ObjectEntry | undefined {
    const { object } = attributes;
    if (object === undefined || !isPodItself(attributes)) return undefined;
    const { runtimeClassName: name } = specOf(object);
    if (name === undefined) return undefined;
    const store = this.registry.stored(this.#group, "v1", "runtimeclasses")?.store;
    const found = store?.cache.get(objectKey(store.prefix, "", name));
    if (found === undefined) throw refused(attributes, `pod rejected: RuntimeClass ${quoteText(name)} not found`);
    return found;
  }
}

/** Large classes are read, and worked through, in slices. */
function withClass(entry: ObjectEntry, work: (chosen: StoredClass) => Steps<void>, caller: Caller): void | Promise<void> {
  const run = (object: Readonly<ApiObject>) => soonFor(work(object as unknown as StoredClass), caller);
  const read = entry.read();
  return read instanceof Promise ? read.then(run) : run(read);
}

function* equip(attributes: AdmissionAttributes, { overhead, scheduling }: StoredClass): Steps<void> {
  const spec = specOf(attributes.object as NonNullable<typeof attributes.object>);
  if (overhead !== undefined && spec.overhead !== undefined && !(yield* isSame(spec.overhead, overhead.podFixed)))
    throw refused(attributes, DIFFERS);
  const nodeSelector = yield* joinedSelector(attributes, spec.nodeSelector, scheduling?.nodeSelector);
  if (overhead === undefined && scheduling === undefined) return;
  const podFixed = overhead?.podFixed === undefined ? undefined : yield* copyOf(overhead.podFixed);
  const tolerations = yield* mergeInSteps(spec.tolerations ?? [], scheduling?.tolerations ?? []);
  attributes.mutate((pod) => {
    const changed = specOf(pod);
    if (podFixed !== undefined) changed.overhead = podFixed;
    if (nodeSelector !== undefined) changed.nodeSelector = nodeSelector;
    if (tolerations.length > 0) changed.tolerations = tolerations;
  });
}

function* check(attributes: AdmissionAttributes, { overhead }: StoredClass): Steps<void> {
  const { overhead: own } = specOf(attributes.object as NonNullable<typeof attributes.object>);
  if (overhead === undefined && own !== undefined) throw refused(attributes, UNDEFINED);
  if (overhead !== undefined && !(yield* isSame(own, overhead.podFixed))) throw refused(attributes, DIFFERS);
}

function* copyOf(texts: Texts, copy: Record<string, string> = {}): Steps<Record<string, string>> {
  yield* forEachOf(Object.keys(texts), (name) => setOwn(copy, name, texts[name] as string));
  return copy;
}

/** Undefined where the class asks for nothing. @throws StatusError 403 for what contradicts. */
function* joinedSelector(
  attributes: AdmissionAttributes,
  own: Texts = {},
  wanted: Texts | undefined,
): Steps<Record<string, string> | undefined> {
  if (wanted === undefined) return undefined;
  yield* forEachOf(Object.keys(wanted), (label) => {
    const value = wanted[label];
    const given = Object.hasOwn(own, label) ? own[label] : undefined;
    if (given === undefined || given === value) return;
    const told = `runtimeClass.scheduling.nodeSelector[${label}] = ${value}; pod.spec.nodeSelector[${label}] = ${given}`;
    throw refused(attributes, `conflict: ${told}`);
  });
  return yield* copyOf(wanted, yield* copyOf(own));
}
