/** Where a load balancer is, as a cell. */
import type { LoadBalancerStatus } from "../../../../generated/core/v1/types.js";

/** Addresses and host names in order. */
export function loadBalancerText(status: LoadBalancerStatus | undefined): string {
  const places = (status?.ingress ?? []).map(({ ip, hostname }) => ip || hostname || "").filter((text) => text !== "");
  return [...new Set(places)].sort().join(",");
}
