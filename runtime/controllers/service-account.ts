/** Sees to it that every namespace has the account that pods run under unless they say otherwise (SA-15). */
import type { ServiceAccount } from "../../generated/core/v1/types.js";
import { type Controller, IDLE, type ServerControllerOptions } from "./controller.js";
import { ObjectPerNamespace, type WantedObject } from "./object-per-namespace.js";

const RESOURCE = "serviceaccounts";
const DEFAULT_ACCOUNT = "default";

export function startServiceAccounts(options: ServerControllerOptions): Controller {
  const namespaces = options.registry.stored("", "v1", "namespaces")?.store;
  const accounts = options.registry.stored("", "v1", RESOURCE)?.store;
  if (namespaces === undefined || accounts === undefined) return IDLE;
  const wanted: WantedObject<ServiceAccount> = {
    resource: RESOURCE,
    name: DEFAULT_ACCOUNT,
    make: (name) => ({ metadata: { name } }),
    objects: (clients, namespace) => clients.core.v1.serviceAccounts.namespace(namespace),
  };
  return new ObjectPerNamespace(options, wanted, namespaces, accounts);
}
