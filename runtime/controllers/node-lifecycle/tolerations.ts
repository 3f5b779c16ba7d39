/** How long a pod may stay on a node with taints (NODE-06). */
import type { Taint, Toleration } from "./node-model.js";

/**
 * Milliseconds: 0 when a taint is not tolerated, infinite when all are for good. A taint is tolerated as the first toleration says that
 * speaks of it, as in the peer.
 */
export function toleratedFor(taints: readonly Taint[], tolerations: readonly Toleration[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const taint of taints) {
    const found = tolerations.find((toleration) => tolerates(toleration, taint));
    if (found === undefined) return 0;
    const { tolerationSeconds: seconds } = found;
    if (seconds !== undefined && seconds !== null) least = Math.min(least, Math.max(seconds, 0) * 1000);
  }
  return least;
}

function tolerates({ key = "", operator = "", value = "", effect = "" }: Toleration, taint: Taint): boolean {
  if (effect !== "" && effect !== taint.effect) return false;
  if (key !== "" && key !== taint.key) return false;
  return operator === "Exists" || ((operator === "" || operator === "Equal") && value === (taint.value ?? ""));
}
