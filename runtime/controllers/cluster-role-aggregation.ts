/** Gathers the rules of labelled cluster roles into those that aggregate them (AUTHZ-09). */
import type { PolicyRule } from "../../generated/rbac/v1/types.js";
import { WorkQueue } from "../client/kit/work-queue.js";
import { inSlices } from "../codec/lists/steps.js";
import { type AggregableRole, aggregableRole, aggregation, hasRules, mayGather } from "../kinds/rbac/aggregated-rules.js";
import { type FollowedIndex, followIndex } from "../registry/followers/index-follower.js";
import { objectKey } from "../registry/keys.js";
import { SMALL_BYTES } from "../registry/large-objects.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ResourceStore } from "../registry/resource-store.js";
import type { Controller, ControllerOptions } from "./controller.js";

const RESOURCE = "clusterroles";

/** Starts the loop; does nothing on a server that serves no cluster roles. */
export function startClusterRoleAggregation(options: ControllerOptions): Controller {
  const group = `rbac.authorization.${options.registry.profile.groupDomain}`;
  const store = options.registry.stored(group, "v1", RESOURCE)?.store;
  return store === undefined ? { stop: () => undefined } : new ClusterRoleAggregation(options, store);
}

class ClusterRoleAggregation implements Controller {
  readonly #known = new Map<string, AggregableRole>();
  readonly #aggregating = new Set<string>();
  readonly #queue: WorkQueue;
  readonly #follower: FollowedIndex;

  constructor(
    private readonly options: ControllerOptions,
    private readonly store: ResourceStore,
  ) {
    this.#queue = new WorkQueue({
      parallel: 1,
      work: (name) => this.#gather(name),
      failed: options.failed,
    });
    this.#follower = followIndex(store, {
      set: (entry) => this.#set(entry),
      remove: (key) => this.#remove(key.slice(store.prefix.length)),
    });
  }

  stop(): void {
    this.#follower.close();
    this.#queue.close();
  }

  #set(entry: ObjectEntry): void {
    const { name } = entry;
    const before = this.#known.get(name);
    const role = aggregableRole(entry.shared(), entry.size >= SMALL_BYTES);
    this.#known.set(name, role);
    if (role.selectors === undefined) this.#aggregating.delete(name);
    else {
      this.#aggregating.add(name);
      this.#queue.add(name);
    }
    this.#concern([before, role]);
  }

  #remove(name: string): void {
    const before = this.#known.get(name);
    this.#known.delete(name);
    this.#aggregating.delete(name);
    this.#concern([before]);
  }

  /** Looks again at the roles that gather the rules of one, as it was or as it is. */
  #concern(states: readonly (AggregableRole | undefined)[]): void {
    for (const name of this.#aggregating) {
      const gathering = this.#known.get(name);
      if (gathering === undefined) continue;
      if (states.some((role) => role !== undefined && mayGather(gathering, role.labels))) this.#queue.add(name);
    }
  }

  async #gather(name: string): Promise<void> {
    const role = this.#known.get(name);
    if (role?.selectors === undefined) return;
    const rules = await inSlices(aggregation(name, role.selectors, this.#known));
    if (await inSlices(hasRules(role, rules))) return;
    const { store, options } = this;
    const entry = store.cache.get(objectKey(store.prefix, "", name));
    if (entry === undefined) return;
    const patch = { metadata: { uid: entry.uid }, rules: rules as unknown as PolicyRule[] };
    await options.clients.rbac.v1.clusterRoles.patch.merge(name, patch);
  }
}
