/** What services have of each range that the server gives addresses and ports of nodes from. */
import type { ServiceSpec } from "../../generated/core/v1/types.js";
import { addressPools, nodePorts, type Pools } from "../kinds/core/services/service-pools.js";
import { addressesOf, nodePortsOf } from "../kinds/core/services/service-spec.js";
import type { ClaimPool } from "../registry/claims/claim-pool.js";

export interface ServiceRange {
  readonly pool: ClaimPool;
  /** Who tells of what is wrong with it. */
  readonly component: string;
  /** What reasons of events begin with. */
  readonly noun: "ClusterIP" | "Port";
  /** A number of the pool, as people are told of it. */
  textOf(number: number): string;
  /** Numbers of the pool that a service has. */
  numbersOf(spec: ServiceSpec): Iterable<number>;
}

/** By the names of their pools. */
export function serviceRanges(pools: Pools): ReadonlyMap<string, ServiceRange> {
  const ranges: ServiceRange[] = Array.from(addressPools(pools).values(), ({ pool, range }) => ({
    pool,
    component: "ipallocator-repair-controller",
    noun: "ClusterIP",
    textOf: (number) => `Cluster IP [${range.family}]:${range.at(number)}`,
    numbersOf: (spec) => addressesOf(spec).flatMap((address) => range.indexOf(address) ?? []),
  }));
  const ports = nodePorts(pools);
  if (ports !== undefined) {
    const { pool, first } = ports;
    ranges.push({
      pool,
      component: "portallocator-repair-controller",
      noun: "Port",
      textOf: (number) => `Port ${first + number}`,
      numbersOf: (spec) =>
        Array.from(nodePortsOf(spec), (port) => port - first).filter((number) => number >= 0 && number < pool.settings.size),
    });
  }
  return new Map(ranges.map((range) => [range.pool.settings.name, range]));
}
