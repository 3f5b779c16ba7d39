/** What is told to whoever makes a namespace stricter: which of its pods could not be made any more. They stay. */
import { soonOf } from "../../codec/lists/steps.js";
import { collectionTurn, isSliceOver } from "../../codec/lists/turns.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { compareUtf8 } from "../../definition/utf8-order.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { quoteText } from "../../errors/quote-text.js";
import { collectionPrefix } from "../../registry/keys.js";
import { LARGE_BYTES } from "../../registry/large-objects.js";
import type { ObjectEntry } from "../../registry/object-entry.js";
import type { ResourceStore } from "../../registry/resource-store.js";
import { type PodLike, specOf } from "../pods/pod-model.js";
import { type Standard, standardName } from "./levels.js";
import { reasonsOf, violationsOf } from "./standards.js";

/** Pods of a namespace that are looked at, and how long, in milliseconds. */
const LIMITS = { pods: 3_000, ms: 1_000 };

export interface ExistingPods {
  readonly pods: ResourceStore;
  readonly namespace: string;
  readonly standard: Standard;
  readonly profile: VendorProfile;
  /** Runtime classes whose pods are not looked at. */
  readonly exemptClasses: ReadonlySet<string>;
  /** Nobody wants to know any more. */
  readonly signal: AbortSignal;
  /** Who takes turns with others. */
  readonly user?: string;
  readonly limits?: Readonly<typeof LIMITS>;
}

/** Pods that violate the same checks. */
interface Group {
  /** The first by name. */
  name: string;
  count: number;
}

/** Warnings, in order. Others have their turn between pods; of those that one owner made the first is looked at before all others. */
export async function existingViolations(options: ExistingPods): Promise<readonly string[]> {
  const search = new Search(options);
  await search.run();
  return search.warnings();
}

class Search {
  readonly #groups = new Map<string, Group>();
  readonly #begun = performance.now();
  readonly #limits: Readonly<typeof LIMITS>;
  #checked = 0;
  #exempt = 0;
  #total = 0;

  constructor(private readonly options: ExistingPods) {
    this.#limits = options.limits ?? LIMITS;
  }

  async run(): Promise<void> {
    const { pods, namespace } = this.options;
    const prefix = collectionPrefix(pods.prefix, namespace);
    const snapshot = pods.cache.snapshot();
    this.#total = snapshot.count(prefix);
    const owners = new Set<string>();
    const others: ObjectEntry[] = [];
    for (const entry of snapshot.entries(prefix)) {
      if (await this.#isOver()) return;
      const read = entry.size < LARGE_BYTES ? undefined : await entry.copy();
      const ownerReferences = read === undefined ? entry.metadataMember("ownerReferences") : read.metadata.ownerReferences;
      const owner = ownerReferences?.find(({ controller }) => controller === true)?.uid;
      if (owner === undefined || !owners.has(owner)) {
        if ((await this.#check(entry, read ?? entry.object())) && owner !== undefined) owners.add(owner);
      } else if (others.length < this.#limits.pods) others.push(entry);
    }
    for (const entry of others) {
      if (await this.#isOver()) return;
      await this.#check(entry, await entry.copy());
    }
  }

  async #isOver(): Promise<boolean> {
    if (isSliceOver()) await collectionTurn(this.options.user);
    return this.#checked >= this.#limits.pods || performance.now() - this.#begun > this.#limits.ms || this.options.signal.aborted;
  }

  /** False for a pod that is exempt. */
  async #check(entry: ObjectEntry, object: ApiObject): Promise<boolean> {
    const { standard, profile, exemptClasses, user } = this.options;
    const pod: PodLike = { metadata: object.metadata, spec: specOf(object) };
    if (exemptClasses.has(pod.spec.runtimeClassName ?? "")) {
      this.#exempt++;
      return false;
    }
    this.#checked++;
    const violations = await soonOf(violationsOf(pod, standard, profile), user);
    if (violations.length > 0) this.#note(reasonsOf(violations), entry.name);
    return true;
  }

  #note(reasons: string, name: string): void {
    const group = this.#groups.get(reasons);
    if (group === undefined) this.#groups.set(reasons, { name, count: 1 });
    else {
      group.count++;
      if (compareUtf8(name, group.name) < 0) group.name = name;
    }
  }

  warnings(): readonly string[] {
    const { namespace, standard } = this.options;
    const total = this.#total - this.#exempt;
    const found = [...this.#groups].map(([reasons, { name, count }]) => `${name}${othersText(count - 1)}: ${reasons}`).sort(compareUtf8);
    return [
      ...(this.#checked < total
        ? [`new PodSecurity enforce level only checked against the first ${this.#checked} of ${total} existing pods`]
        : []),
      ...(found.length > 0
        ? [
            `existing pods in namespace ${quoteText(namespace)} violate the new PodSecurity enforce level ${quoteText(standardName(standard))}`,
          ]
        : []),
      ...found,
    ];
  }
}

function othersText(count: number): string {
  if (count === 0) return "";
  return count === 1 ? " (and 1 other pod)" : ` (and ${count} other pods)`;
}
