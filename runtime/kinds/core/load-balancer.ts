/** Where a load balancer is, as a cell. */
import type { LoadBalancerStatus } from "../../../generated/core/v1/types.js";

/** Longer texts are cut. */
const WIDTH = 16;

/** Addresses and host names in order, cut to the width of a column. */
export function loadBalancerText(status: LoadBalancerStatus | undefined): string {
  const places = (status?.ingress ?? []).map(({ ip, hostname }) => ip || hostname || "").filter((text) => text !== "");
  const text = [...new Set(places)].sort().join(",");
  return text.length > WIDTH ? `${text.slice(0, WIDTH - 3)}...` : text;
}
