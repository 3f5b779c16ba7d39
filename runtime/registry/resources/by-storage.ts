/** Which definitions are versions of one resource: those whose objects are kept in one place, also under names of several groups. */
import type { KindReference, ResourceDefinition } from "../../definition/resource-definition.js";

/** The place of a resource's objects. */
export const storageKeyOf = ({ group, resource }: { readonly group: string; readonly resource: string }): string => `${group}/${resource}`;

const nameOf = ({ group, version, kind }: KindReference): string => `${group}/${version}/${kind}`;

/** By place, in the order of first appearance. @throws TypeError for one stored as a kind that is not among them. */
export function byStorage(definitions: readonly ResourceDefinition[]): Map<string, readonly ResourceDefinition[]> {
  const kinds = new Map(definitions.map((definition) => [nameOf(definition), definition]));
  const places = new Map<string, ResourceDefinition[]>();
  for (const definition of definitions) {
    const { storage } = definition;
    const home = storage.type === "storedAs" ? kinds.get(nameOf(storage)) : definition;
    if (home === undefined) throw new TypeError(`${nameOf(definition)} is to be stored as a kind that is not defined`);
    const key = storageKeyOf(home);
    const versions = places.get(key);
    if (versions === undefined) places.set(key, [definition]);
    else versions.push(definition);
  }
  return places;
}
