/** Namespaces: phase, their own finalizer, and the label with their name (NS-03, NS-05). */
import { isJsonObject, type JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { HookContext, ResourceHook } from "./hook.js";

/** Values of `status.phase`. */
export const NAMESPACE_ACTIVE = "Active";
export const NAMESPACE_TERMINATING = "Terminating";

/** `spec.finalizers` of a namespace. */
export function namespaceFinalizers(namespace: Readonly<ApiObject>): readonly string[] {
  const { spec } = namespace;
  return isJsonObject(spec) && Array.isArray(spec["finalizers"]) ? (spec["finalizers"] as string[]) : [];
}

/** `status.phase` of a namespace. */
export function namespacePhase(namespace: Readonly<ApiObject>): string {
  const { status } = namespace;
  return isJsonObject(status) && typeof status["phase"] === "string" ? status["phase"] : NAMESPACE_ACTIVE;
}

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
