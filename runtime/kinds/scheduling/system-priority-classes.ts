/** The priority classes of the system itself: there from the start, and to stay (ADM-19). */
import type { ApiObject } from "../../definition/object-meta.js";
import type { RequestContext } from "../../definition/request-context.js";
import { apiVersionOf } from "../../definition/resource-definition.js";
import { hasReason } from "../../errors/status.js";
import { objectKey } from "../../registry/keys.js";
import type { ResourceRegistry } from "../../registry/resource-registry.js";

interface SystemClass {
  readonly value: number;
  readonly description: string;
}

export const SYSTEM_PRIORITY_CLASSES: ReadonlyMap<string, SystemClass> = new Map([
  [
    "system-node-critical",
    { value: 2_000_001_000, description: "Used for system critical pods that must not be moved from their current node." },
  ],
  [
    "system-cluster-critical",
    {
      value: 2_000_000_000,
      description: "Used for system critical pods that must run in the cluster, but can be moved to another node if necessary.",
    },
  ],
]);

/** Creates those that are missing. Does nothing on a server that serves no priority classes. */
export async function createSystemPriorityClasses(registry: ResourceRegistry, context: RequestContext): Promise<void> {
  const served = registry.stored(`scheduling.${registry.profile.groupDomain}`, "v1", "priorityclasses");
  if (served === undefined) return;
  const { definition, store } = served;
  const create = async (name: string, content: SystemClass): Promise<void> => {
    if (store.cache.get(objectKey(store.prefix, "", name)) !== undefined) return;
    const head = { apiVersion: apiVersionOf(definition), kind: definition.kind, metadata: { name } };
    const object: ApiObject = { ...head, ...content, preemptionPolicy: "PreemptLowerPriority" };
    try {
      await store.create(context, { definition, namespace: "", name: "", subresource: "" }, object, { trusted: true });
    } catch (error) {
      // Another server was faster.
      if (!hasReason(error, "AlreadyExists")) throw error;
    }
  };
  // At once, so that they share one durable commit.
  await Promise.all(Array.from(SYSTEM_PRIORITY_CLASSES, ([name, content]) => create(name, content)));
}
