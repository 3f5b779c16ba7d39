/** Sees to it that every namespace has the account that pods run under unless they say otherwise (SA-15). */
import { type Controller, type ControllerOptions, IDLE } from "./controller.js";
import { ObjectPerNamespace } from "./object-per-namespace.js";

const RESOURCE = "serviceaccounts";
const DEFAULT_ACCOUNT = "default";

export function startServiceAccounts(options: ControllerOptions): Controller {
  const namespaces = options.registry.stored("", "v1", "namespaces")?.store;
  const accounts = options.registry.stored("", "v1", RESOURCE)?.store;
  if (namespaces === undefined || accounts === undefined) return IDLE;
  return new ObjectPerNamespace(options, { resource: RESOURCE, name: DEFAULT_ACCOUNT, content: () => ({}) }, namespaces, accounts);
}
