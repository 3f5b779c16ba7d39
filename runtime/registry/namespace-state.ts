/** What the protocol itself knows of namespaces: where they are in their life, and what holds them. */
import { isJsonObject } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";

/** Values of `status.phase`. */
export const NAMESPACE_ACTIVE = "Active";
export const NAMESPACE_TERMINATING = "Terminating";

/** `spec.finalizers` of a namespace. */
export function namespaceFinalizers(namespace: Readonly<ApiObject>): readonly string[] {
  const { spec } = namespace;
  return isJsonObject(spec) && Array.isArray(spec["finalizers"]) ? (spec["finalizers"] as string[]) : [];
}
