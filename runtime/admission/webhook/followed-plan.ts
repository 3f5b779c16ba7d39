/**
 * The plan of what the stored configurations of one kind say, always of all of them as they are: never of half (HOOK-05). Of one that
 * cannot be read the last version that could be holds on: its webhooks are still called.
 */
import { atOnce, inSlices } from "../../codec/lists/steps.js";
import { type FollowedIndex, followIndex } from "../../registry/followers/index-follower.js";
import { LARGE_BYTES } from "../../registry/large-objects.js";
import type { ObjectEntry } from "../../registry/object-entry.js";
import type { ResourceRegistry } from "../../registry/resource-registry.js";
import { DispatchPlan } from "./dispatch-plan.js";
import { type Hook, hooksOf } from "./hook.js";

export class FollowedPlan {
  /** By key in the store, which sorts as names do. */
  readonly #hooks = new Map<string, readonly Hook[]>();
  /** Of large configurations, until they are set. */
  readonly #ahead = new WeakMap<ObjectEntry, readonly Hook[]>();
  #plan: DispatchPlan | undefined;
  #followed: FollowedIndex | undefined;

  constructor(
    private readonly registry: ResourceRegistry,
    private readonly resource: string,
  ) {}

  /** Made when it is asked for the first time after a change. */
  get current(): DispatchPlan {
    this.#plan ??= new DispatchPlan([...this.#hooks.keys()].sort().flatMap((key) => this.#hooks.get(key) as readonly Hook[]));
    return this.#plan;
  }

  /** Resolves when all configurations there are have been read; without their kind there are none. */
  async open(): Promise<void> {
    const { registry } = this;
    const stored = registry.stored(`admissionregistration.${registry.profile.groupDomain}`, "v1", this.resource);
    if (stored === undefined) return;
    this.#followed = followIndex(stored.store, {
      keepsLastGood: true,
      readAhead: (entry) => (entry.size < LARGE_BYTES ? undefined : this.#readAhead(entry)),
      set: (entry) => {
        this.#hooks.set(entry.key, this.#ahead.get(entry) ?? atOnce(hooksOf(entry.shared())));
        this.#plan = undefined;
      },
      remove: (key) => {
        this.#hooks.delete(key);
        this.#plan = undefined;
      },
    });
    await this.#followed.ready;
  }

  async #readAhead(entry: ObjectEntry): Promise<void> {
    try {
      this.#ahead.set(entry, await inSlices(hooksOf(await entry.read())));
    } catch {
      // Told of when it is set.
    }
  }

  close(): void {
    this.#followed?.close();
  }
}
