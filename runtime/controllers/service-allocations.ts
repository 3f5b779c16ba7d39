/**
 * Gives back the addresses and ports of services that are gone or have others now, and makes what is taken and what services have agree
 * again, whatever ended in between (CAT-11). Part of every server, like the caches: without it ranges would fill.
 */
import { WorkQueue } from "../client/kit/work-queue.js";
import { addressPools, nodePorts, type Pools } from "../kinds/core/service-pools.js";
import { addressesOf, nodePortsOf, specOf } from "../kinds/core/service-spec.js";
import type { ClaimPool } from "../registry/claims/claim-pool.js";
import { FollowedMap } from "../registry/followers/followed-map.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import { type Controller, IDLE } from "./controller.js";

/** How often what is taken is compared with what services have. */
const REPAIR_MS = 180_000;
const REPAIR = "repair";
const NOTHING: ReadonlySet<string> = new Set();

export interface ServiceAllocationOptions {
  readonly registry: ResourceRegistry;
  readonly failed: (key: string, error: unknown) => void;
}

/** A number of a pool, as a key. */
const keyOf = (pool: ClaimPool, number: number | ""): string => `${pool.settings.name}/${number}`;

/** What one service has. */
interface Held {
  readonly uid: string;
  /** Keys of numbers. */
  readonly keys: ReadonlySet<string>;
}

/** Starts the loop; does nothing on a server that serves no services or has no ranges. */
export function startServiceAllocations({ registry, failed }: ServiceAllocationOptions): Controller {
  const store = registry.stored("", "v1", "services")?.store;
  if (store === undefined || registry.pools.size === 0) return IDLE;
  const allocations = new Allocations(registry.pools, () => services);
  const queue = new WorkQueue({ parallel: 4, work: (key) => allocations.work(key), failed });
  const services = new FollowedMap<Held>({
    store,
    read: (entry) => heldBy(entry, registry.pools),
    changed: (_service, held, previous) => {
      for (const key of allocations.change(held, previous)) queue.add(key);
    },
  });
  const repair = (): void => queue.add(REPAIR);
  void services.ready.then(repair);
  const timer = setInterval(repair, REPAIR_MS).unref();
  return {
    stop: () => {
      clearInterval(timer);
      services.close();
      queue.close();
    },
  };
}

function heldBy(entry: ObjectEntry, pools: Pools): Held {
  const object = entry.shared();
  const spec = specOf(object);
  const keys = new Set<string>();
  for (const { pool, range } of addressPools(pools).values()) {
    for (const address of addressesOf(spec)) {
      const number = range.indexOf(address);
      if (number !== undefined) keys.add(keyOf(pool, number));
    }
  }
  const ports = nodePorts(pools);
  if (ports !== undefined) for (const port of nodePortsOf(spec)) keys.add(keyOf(ports.pool, port - ports.first));
  return { uid: object.metadata.uid as string, keys };
}

class Allocations {
  /** Whose a number was that is to be given back. */
  readonly #lost = new Map<string, string>();

  constructor(
    private readonly pools: Pools,
    private readonly services: () => FollowedMap<Held>,
  ) {}

  /** The keys of what a service has lost. */
  change(held: Held | undefined, previous: Held | undefined): readonly string[] {
    if (previous === undefined) return [];
    const keeps = held?.uid === previous.uid ? held.keys : NOTHING;
    const lost = [...previous.keys].filter((key) => !keeps.has(key));
    for (const key of lost) this.#lost.set(key, previous.uid);
    return lost;
  }

  work(key: string): Promise<void> {
    return key === REPAIR ? this.#repair() : this.#giveBack(key);
  }

  async #giveBack(key: string): Promise<void> {
    const owner = this.#lost.get(key);
    if (owner === undefined) return;
    const slash = key.lastIndexOf("/");
    await this.pools.get(key.slice(0, slash))?.free(Number(key.slice(slash + 1)), owner);
    if (this.#lost.get(key) === owner) this.#lost.delete(key);
  }

  async #repair(): Promise<void> {
    for (const pool of this.pools.values()) {
      const claims = await pool.claims();
      // After the claims: a service that is stored meanwhile has made its own.
      const holders = this.#holders(keyOf(pool, ""));
      for (const claim of claims) {
        const holder = holders.get(claim.number);
        if (holder === undefined && !pool.isUndecided(claim)) await pool.free(claim.number, claim.owner);
        if (holder === claim.owner) holders.delete(claim.number);
      }
      for (const [number, uid] of holders) {
        if (await pool.claim(number, uid, false, () => this.#isHeld(keyOf(pool, number), uid))) pool.decided(number, uid);
      }
    }
  }

  /** `metadata.uid` of the services that have numbers whose keys begin so. */
  #holders(prefix: string): Map<number, string> {
    const holders = new Map<number, string>();
    for (const { uid, keys } of this.services().values()) {
      for (const key of keys) if (key.startsWith(prefix)) holders.set(Number(key.slice(prefix.length)), uid);
    }
    return holders;
  }

  /** Whether a service other than this one has it. */
  #isHeld(key: string, uid: string): boolean {
    for (const held of this.services().values()) if (held.uid !== uid && held.keys.has(key)) return true;
    return false;
  }
}
