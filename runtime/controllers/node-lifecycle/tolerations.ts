/** How long a pod may stay on a node with taints (NODE-06). */
import { forEachOf, type Steps } from "../../codec/lists/steps.js";
import { tolerationScope } from "../../kinds/core/pods/toleration-scope.js";
import type { Taint, Toleration } from "./node-model.js";

/**
 * Milliseconds: 0 when a taint is not tolerated, infinite when all are for good. A taint is tolerated as the first toleration says that
 * speaks of it, as in the peer. Takes as long as there are taints and tolerations.
 */
export function* toleratedFor(taints: readonly Taint[], tolerations: readonly Toleration[]): Steps<number> {
  const first = new FirstTolerations();
  yield* forEachOf(tolerations, (toleration) => first.add(toleration));
  let least = Number.POSITIVE_INFINITY;
  yield* forEachOf(taints, (taint) => {
    if (least > 0) least = Math.min(least, first.toleratedFor(taint));
  });
  return least;
}

interface Placed {
  readonly place: number;
  readonly milliseconds: number;
}

/** Of the tolerations that speak of the same the first. */
class FirstTolerations {
  readonly #byScope = new Map<string, Placed>();
  #count = 0;

  add({ key = "", operator = "", value = "", effect = "", tolerationSeconds }: Toleration): void {
    const place = this.#count++;
    const isExact = operator === "" || operator === "Equal";
    if (!isExact && operator !== "Exists") return;
    const scope = tolerationScope(key, effect, isExact ? value : undefined);
    if (this.#byScope.has(scope)) return;
    const isForGood = tolerationSeconds === undefined || tolerationSeconds === null;
    const milliseconds = isForGood ? Number.POSITIVE_INFINITY : Math.max(Number(tolerationSeconds), 0) * 1000;
    this.#byScope.set(scope, { place, milliseconds });
  }

  toleratedFor({ key, value = "", effect }: Taint): number {
    let first: Placed | undefined;
    for (const ofKey of [key, ""]) {
      for (const ofEffect of [effect, ""]) {
        for (const ofValue of [value, undefined]) {
          const found = this.#byScope.get(tolerationScope(ofKey, ofEffect, ofValue));
          if (found !== undefined && (first === undefined || found.place < first.place)) first = found;
        }
      }
    }
    return first?.milliseconds ?? 0;
  }
}
