/** Content types of PATCH (PATCH-05). */

export type PatchType =
  | "application/json-patch+json"
  | "application/merge-patch+json"
  | "application/strategic-merge-patch+json"
  | "application/apply-patch+yaml";

/** What resources without a schema of their own take: strategic merge needs merge keys. */
export const SCHEMA_LESS_PATCHES: readonly PatchType[] = [
  "application/json-patch+json",
  "application/merge-patch+json",
  "application/apply-patch+yaml",
];

export const ALL_PATCHES: readonly PatchType[] = [
  "application/json-patch+json",
  "application/merge-patch+json",
  "application/strategic-merge-patch+json",
  "application/apply-patch+yaml",
];
