/** The namespaces that exist from the start (NS-04). */

import type { ApiObject } from "../definition/object-meta.js";
import type { RequestContext } from "../definition/request-context.js";
import { apiVersionOf } from "../definition/resource-definition.js";
import { hasReason } from "../errors/status.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";

/** Creates those that are missing. Does nothing on a server that serves no namespaces. */
export async function createSystemNamespaces(registry: ResourceRegistry, context: RequestContext): Promise<void> {
  const served = registry.stored("", "v1", "namespaces");
  if (served === undefined) return;
  const { definition, store } = served;
  const { systemNamespace, publicNamespace, nodeLeaseNamespace, namespaceNameLabel } = context.profile;
  const create = async (name: string): Promise<void> => {
    const target = { definition, namespace: "", name, subresource: "" };
    const metadata = { name, labels: { [namespaceNameLabel]: name } };
    const object: ApiObject = { apiVersion: apiVersionOf(definition), kind: definition.kind, metadata };
    try {
      await store.get(target, {});
    } catch (error) {
      if (!hasReason(error, "NotFound")) throw error;
      await store.create(context, { ...target, name: "" }, object, { trusted: true });
    }
  };
  // At once, so that they share one durable commit.
  await Promise.all(["default", systemNamespace, publicNamespace, nodeLeaseNamespace].map(create));
}
