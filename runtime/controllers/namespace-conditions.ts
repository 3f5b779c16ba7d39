/** `status.conditions` of a terminating namespace: what its deletion waits for, in the peer's words (NS-05). */
import { isJsonObject, type JsonObject } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";

/** What is left in a namespace. */
export interface RemainingContent {
  /** Objects by `<resource>.<group>`. */
  readonly objects: ReadonlyMap<string, number>;
  /** Objects by finalizer. */
  readonly finalizers: ReadonlyMap<string, number>;
  /** Texts of deletions that failed. */
  readonly failures: readonly string[];
}

interface Verdict {
  readonly status: "True" | "False";
  readonly reason: string;
  readonly message: string;
}

/** Conditions in the order they are written, with their verdict on what is left. */
const CONDITIONS: readonly { readonly type: string; verdict(remaining: RemainingContent): Verdict }[] = [
  {
    type: "NamespaceDeletionDiscoveryFailure",
    verdict: () => fine("ResourcesDiscovered", "All resources successfully discovered"),
  },
  {
    type: "NamespaceDeletionGroupVersionParsingFailure",
    verdict: () => fine("ParsedGroupVersions", "All legacy kube types successfully parsed"),
  },
  {
    type: "NamespaceDeletionContentFailure",
    verdict: ({ failures }) =>
      failures.length === 0
        ? fine("ContentDeleted", "All content successfully deleted, may be waiting on finalization")
        : wrong(
            "ContentDeletionFailed",
            `Failed to delete all resource types, ${failures.length} remaining: ${[...failures].sort().join(", ")}`,
          ),
  },
  {
    type: "NamespaceContentRemaining",
    verdict: ({ objects }) =>
      objects.size === 0
        ? fine("ContentRemoved", "All content successfully removed")
        : wrong("SomeResourcesRemain", `Some resources are remaining: ${counted(objects, "has")}`),
  },
  {
    type: "NamespaceFinalizersRemaining",
    verdict: ({ finalizers }) =>
      finalizers.size === 0
        ? fine("ContentHasNoFinalizers", "All content-preserving finalizers finished")
        : wrong("SomeFinalizersRemain", `Some content in the namespace has finalizers remaining: ${counted(finalizers, "in")}`),
  },
];

const fine = (reason: string, message: string): Verdict => ({ status: "False", reason, message });
const wrong = (reason: string, message: string): Verdict => ({ status: "True", reason, message });

function counted(counts: ReadonlyMap<string, number>, verb: string): string {
  return [...counts]
    .map(([name, count]) => `${name} ${verb} ${count} resource instances`)
    .sort()
    .join(", ");
}

/** Sets the conditions of `namespace`, each in its place; `now` becomes the time of those whose status is another. */
export function setConditions(namespace: ApiObject, remaining: RemainingContent, now: string): void {
  const status: JsonObject = isJsonObject(namespace["status"]) ? namespace["status"] : {};
  const conditions = Array.isArray(status["conditions"]) ? [...(status["conditions"] as JsonObject[])] : [];
  for (const { type, verdict } of CONDITIONS) {
    const { reason, message, ...next } = verdict(remaining);
    const at = conditions.findIndex((condition) => condition["type"] === type);
    const old = conditions[at];
    const lastTransitionTime = old?.["status"] === next.status ? (old["lastTransitionTime"] ?? now) : now;
    conditions.splice(at < 0 ? conditions.length : at, 1, { type, status: next.status, lastTransitionTime, reason, message });
  }
  namespace["status"] = { ...status, conditions };
}
