/** What services take their addresses and ports of nodes from, found among the pools of the server. */
import type { ClaimPool, PoolSettings } from "../../../registry/claims/claim-pool.js";
import { AddressRange, addressPoolName, type IpFamily } from "./service-addresses.js";

const NODE_PORT_POOL = "servicenodeports";

/** By name, in the order of the flags. */
export type Pools = ReadonlyMap<string, ClaimPool>;

export interface AddressPool {
  readonly range: AddressRange;
  readonly pool: ClaimPool;
}

export interface NodePortPool {
  /** The port of number 0. */
  readonly first: number;
  readonly pool: ClaimPool;
}

/** Ports from `first` to `last`, both included. */
export const nodePortPool = (first: number, last: number): PoolSettings => ({
  name: NODE_PORT_POOL,
  range: `${first}-${last}`,
  size: last - first + 1,
});

const known = new WeakMap<Pools, ReadonlyMap<IpFamily, AddressPool>>();

/** Those of the families that the cluster has; the first is its default. */
export function addressPools(pools: Pools): ReadonlyMap<IpFamily, AddressPool> {
  const found = known.get(pools);
  if (found !== undefined) return found;
  const made = new Map<IpFamily, AddressPool>();
  for (const pool of pools.values()) {
    if (pool.settings.name === NODE_PORT_POOL) continue;
    const range = new AddressRange(pool.settings.range);
    if (pool.settings.name === addressPoolName(range.family)) made.set(range.family, { pool, range });
  }
  known.set(pools, made);
  return made;
}

export function nodePorts(pools: Pools): NodePortPool | undefined {
  const pool = pools.get(NODE_PORT_POOL);
  return pool === undefined ? undefined : { pool, first: Number.parseInt(pool.settings.range, 10) };
}
