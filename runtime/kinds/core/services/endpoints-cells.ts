/** Cells of endpoints. */
import type { Endpoints } from "../../../../generated/core/v1/types.js";
import type { ComputedCell } from "../../../definition/resource-definition.js";
import { firstFew, hostAndPort } from "../../listed.js";

/** Addresses that can serve, each with each of its ports. */
export const endpointAddresses: ComputedCell = (object) => {
  const { subsets } = object as unknown as Endpoints;
  if (subsets === undefined || subsets.length === 0) return "<none>";
  // There may be millions: so many are counted, and only those that are shown are made.
  const count = subsets.reduce((sum, { addresses = [], ports = [] }) => sum + addresses.length * Math.max(1, ports.length), 0);
  return firstFew(textsOf(subsets), "", count);
};

function* textsOf(subsets: NonNullable<Endpoints["subsets"]>): Generator<string> {
  for (const { addresses = [], ports = [] } of subsets) {
    if (ports.length === 0) for (const { ip } of addresses) yield ip;
    for (const { port } of ports) for (const { ip } of addresses) yield hostAndPort(ip, port);
  }
}
