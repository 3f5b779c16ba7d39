/** Which fields of the options kinds are the query parameters of an operation, so that nothing is listed twice. */

/** Kinds that the parameters of operations come from. */
export type OptionsKind = "ListOptions" | "CreateOptions" | "UpdateOptions" | "PatchOptions" | "DeleteOptions";

/** Fields that a collection is watched by, which deleting it takes no notice of. */
const WATCHING = new Set(["watch", "allowWatchBookmarks", "sendInitialEvents"]);

/** Of all fields of some options kinds those that go together, sorted by name. */
export function optionsFields<T extends { readonly name: string }>(
  kinds: readonly OptionsKind[],
  fieldsOf: (kind: OptionsKind) => readonly T[],
): T[] {
  const isDeletion = kinds.includes("DeleteOptions") && kinds.includes("ListOptions");
  const fields = new Map<string, T>();
  for (const field of kinds.flatMap(fieldsOf)) {
    if (!(isDeletion && WATCHING.has(field.name))) fields.set(field.name, field);
  }
  return [...fields.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
