/** Clients of resources that a loop does not know by name. */
import { ResourceClient } from "../client/resource-client.js";
import type { ResourceStore } from "../registry/resource-store.js";
import type { ControllerOptions } from "./controller.js";

/** Of the objects of a store, in a namespace or ("") without any; undefined while none of its versions is served. */
export function objectsOf(
  { registry, clients }: Pick<ControllerOptions, "registry" | "clients">,
  { definition: stored, versions }: ResourceStore,
  namespace: string,
): ResourceClient | undefined {
  const isServed = ({ group, version, resource }: typeof stored): boolean => registry.stored(group, version, resource) !== undefined;
  const definition = isServed(stored) ? stored : [...versions.values()].find(isServed);
  if (definition === undefined) return undefined;
  const { group, version, kind, resource: plural, namespaced } = definition;
  return new ResourceClient(clients.connection, { group, version, kind, plural, namespaced }, namespaced ? namespace : undefined);
}
