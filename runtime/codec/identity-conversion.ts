/** Conversion between versions of a kind that differ in nothing but their name. */
import type { ResourceDefinition } from "../definition/resource-definition.js";

/** Both arguments are apiVersions: the one objects are stored in and the one they are served in. */
export function identityConversion(stored: string, served: string): NonNullable<ResourceDefinition["conversion"]> {
  return {
    toStorage: (object) => ({ ...object, apiVersion: stored }),
    fromStorage: (object) => ({ ...object, apiVersion: served }),
  };
}
