/**
 * Gives back the addresses and ports of services that are gone or have others now, and makes what is taken and what services have agree
 * again, whatever ended in between (CAT-11). Part of every server, like the caches: without it ranges would fill.
 */
import { WorkQueue } from "../client/kit/work-queue.js";
import { addressPools, nodePorts } from "../kinds/core/service-pools.js";
import { addressesOf, nodePortsOf, specOf } from "../kinds/core/service-spec.js";
import type { ClaimPool } from "../registry/claims/claim-pool.js";
import { CacheFollower } from "../registry/followers/cache-follower.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import { type Controller, IDLE } from "./controller.js";

/** How often what is taken is compared with what services have. */
const REPAIR_MS = 180_000;
const REPAIR = "repair";

export interface ServiceAllocationOptions {
  readonly registry: ResourceRegistry;
  readonly failed: (key: string, error: unknown) => void;
}

/** A number of a pool, as a key. */
const keyOf = (pool: ClaimPool, number: number): string => `${pool.settings.name}/${number}`;

/** Starts the loop; does nothing on a server that serves no services or has no ranges. */
export function startServiceAllocations({ registry, failed }: ServiceAllocationOptions): Controller {
  const store = registry.stored("", "v1", "services")?.store;
  if (store === undefined || registry.pools.size === 0) return IDLE;
  const allocations = new Allocations(registry);
  const queue = new WorkQueue({ parallel: 4, work: (key) => allocations.work(key), failed });
  const timer = setInterval(() => queue.add(REPAIR), REPAIR_MS);
  timer.unref();
  const follower = new CacheFollower({
    store,
    present: (entry) => allocations.see(entry),
    settled: () => {
      allocations.settled();
      queue.add(REPAIR);
    },
    changed: ({ current, previous }) => {
      const lost = current === undefined ? allocations.forget(previous) : allocations.change(current);
      for (const key of lost) queue.add(key);
    },
  });
  return {
    stop: () => {
      clearInterval(timer);
      follower.close();
      queue.close();
    },
  };
}

class Allocations {
  /** Keys of numbers by the `metadata.uid` of the service that has them. */
  readonly #byService = new Map<string, ReadonlySet<string>>();
  /** Whose a number was that is to be given back. */
  readonly #lost = new Map<string, string>();
  #given = new Set<string>();

  constructor(private readonly registry: ResourceRegistry) {}

  see(entry: ObjectEntry): void {
    const uid = this.#learn(entry);
    this.#given.add(uid);
  }

  /** What was known before and was not given again is gone; the repair that follows finds what it had. */
  settled(): void {
    for (const uid of [...this.#byService.keys()]) if (!this.#given.has(uid)) this.#byService.delete(uid);
    this.#given = new Set();
  }

  change(entry: ObjectEntry): readonly string[] {
    const uid = entry.object().metadata.uid as string;
    const before = this.#byService.get(uid) ?? new Set<string>();
    this.#learn(entry);
    const now = this.#byService.get(uid) as ReadonlySet<string>;
    return this.#lose(
      uid,
      [...before].filter((key) => !now.has(key)),
    );
  }

  forget(previous: ObjectEntry | undefined): readonly string[] {
    const uid = previous?.object().metadata.uid ?? "";
    const had = this.#byService.get(uid) ?? [];
    this.#byService.delete(uid);
    return this.#lose(uid, [...had]);
  }

  work(key: string): Promise<void> {
    return key === REPAIR ? this.#repair() : this.#giveBack(key);
  }

  #lose(uid: string, keys: readonly string[]): readonly string[] {
    for (const key of keys) this.#lost.set(key, uid);
    return keys;
  }

  async #giveBack(key: string): Promise<void> {
    const owner = this.#lost.get(key);
    if (owner === undefined) return;
    const slash = key.lastIndexOf("/");
    await this.registry.pools.get(key.slice(0, slash))?.free(Number(key.slice(slash + 1)), owner);
    if (this.#lost.get(key) === owner) this.#lost.delete(key);
  }

  async #repair(): Promise<void> {
    const holders = new Map<string, string>();
    const claims = await Promise.all([...this.registry.pools.values()].map(async (pool) => ({ pool, claims: await pool.claims() })));
    // After the claims: a service that is stored meanwhile has made its own.
    for (const [uid, keys] of this.#byService) for (const key of keys) holders.set(key, uid);
    for (const { pool, claims: made } of claims) {
      for (const claim of made) {
        const key = keyOf(pool, claim.number);
        if (!holders.has(key) && !pool.isUndecided(claim)) await pool.free(claim.number, claim.owner);
        if (holders.get(key) === claim.owner) holders.delete(key);
      }
      for (const [key, uid] of holders) {
        const number = Number(key.slice(pool.settings.name.length + 1));
        if (key !== keyOf(pool, number)) continue;
        if (await pool.claim(number, uid, false, () => this.#isHeld(key, uid))) pool.decided(number);
      }
    }
  }

  /** Whether a service other than this one has it. */
  #isHeld(key: string, uid: string): boolean {
    for (const [other, keys] of this.#byService) if (other !== uid && keys.has(key)) return true;
    return false;
  }

  #learn(entry: ObjectEntry): string {
    const object = entry.object();
    const uid = object.metadata.uid as string;
    const spec = specOf(object);
    const keys = new Set<string>();
    for (const { pool, range } of addressPools(this.registry.pools).values()) {
      for (const address of addressesOf(spec)) {
        const number = range.indexOf(address);
        if (number !== undefined) keys.add(keyOf(pool, number));
      }
    }
    const ports = nodePorts(this.registry.pools);
    if (ports !== undefined) for (const port of nodePortsOf(spec)) keys.add(keyOf(ports.pool, port - ports.first));
    this.#byService.set(uid, keys);
    return uid;
  }
}
