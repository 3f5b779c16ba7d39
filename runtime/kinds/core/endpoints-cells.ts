/** Cells of endpoints. */
import type { Endpoints } from "../../../generated/core/v1/types.js";
import type { ComputedCell } from "../../definition/resource-definition.js";
import { firstFew, hostAndPort } from "../listed.js";

/** Addresses that can serve, each with each of its ports. */
export const endpointAddresses: ComputedCell = (object) => {
  const { subsets } = object as unknown as Endpoints;
  if (subsets === undefined || subsets.length === 0) return "<none>";
  const texts = subsets.flatMap(({ addresses = [], ports = [] }) =>
    ports.length === 0 ? addresses.map(({ ip }) => ip) : ports.flatMap(({ port }) => addresses.map(({ ip }) => hostAndPort(ip, port))),
  );
  return firstFew(texts, "");
};
