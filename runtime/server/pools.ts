/** What services take addresses and ports from, as the flags have it. */
import { FlagError } from "../flags/flag.js";
import type { ServerFlags } from "../flags/server-flags.js";
import { AddressRange } from "../kinds/core/services/service-addresses.js";
import { nodePortPool } from "../kinds/core/services/service-pools.js";
import type { PoolSettings } from "../registry/claims/claim-pool.js";

const FLAG = "flag --service-cluster-ip-range";

/** Throws FlagError for ranges of addresses that are none, or cannot stand beside each other. */
export function poolsOf(flags: ServerFlags): PoolSettings[] {
  const ranges = addressRanges(flags["service-cluster-ip-range"]);
  const { first, last } = flags["service-node-port-range"];
  return [...ranges.map(({ pool }) => pool), nodePortPool(first, last)];
}

/** The addresses of the service that leads to this server, one of each family. Throws FlagError as above. */
export const serverServiceAddresses = (flags: ServerFlags): readonly string[] =>
  addressRanges(flags["service-cluster-ip-range"]).map((range) => range.at(0));

function addressRanges(texts: readonly string[]): readonly AddressRange[] {
  if (texts.length === 0 || texts.length > 2) throw new FlagError(`${FLAG}: must be one range, or two of different families`);
  try {
    const ranges = texts.map((text) => new AddressRange(text));
    if (ranges[0]?.family === ranges[1]?.family) throw new RangeError("two ranges must be of different families, IPv4 and IPv6");
    return ranges;
  } catch (error) {
    if (error instanceof RangeError) throw new FlagError(`${FLAG}: ${error.message}`);
    throw error;
  }
}
