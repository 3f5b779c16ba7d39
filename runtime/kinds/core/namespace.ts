/** Namespaces: phase, their own finalizer, and the label with their name (NS-03, NS-05). */
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { NAMESPACE_ACTIVE, NAMESPACE_TERMINATING, namespaceFinalizers } from "../../registry/namespace-state.js";
import type { HookContext, ResourceHook } from "../../registry/resource-hook.js";

/** Set on every write, so that removing or changing it has no effect. */
function setNameLabel({ metadata }: ApiObject, { profile }: HookContext): void {
  if (!metadata.name) return;
  metadata.labels = { ...metadata.labels, [profile.namespaceNameLabel]: metadata.name };
}

export const namespaceHook: ResourceHook = {
  default: setNameLabel,
  named: setNameLabel,

  prepareForCreate(namespace, { profile }) {
    const finalizers = namespaceFinalizers(namespace);
    namespace["status"] = { phase: NAMESPACE_ACTIVE };
    if (finalizers.includes(profile.namespaceFinalizer)) return;
    namespace["spec"] = { ...(namespace["spec"] as JsonObject), finalizers: [...finalizers, profile.namespaceFinalizer] };
  },

  beginDelete(namespace) {
    namespace["status"] = { ...(namespace["status"] as JsonObject), phase: NAMESPACE_TERMINATING };
  },

  checksPreconditionsItself: true,

  holdsDeletion: (namespace) => namespaceFinalizers(namespace).length > 0,
};
