/**
 * The one way between the versions of a resource. Objects are held in their storage version; whatever leaves the registry in another
 * one was put into it here. What generated code converts is there at once; a promise means that somebody else is asked.
 */
import type { ApiObject } from "../../definition/object-meta.js";
import type { Conversion, ResourceDefinition } from "../../definition/resource-definition.js";
import type { ObjectEntry } from "../object-entry.js";

/** Undefined when this version is the stored one. */
export type Soon<T> = T | Promise<T>;

/** Whether objects of this version are sent as they are held. */
export const isStoredForm = ({ conversion }: ResourceDefinition): boolean => conversion.type === "none";

/** The conversion of a version that has other fields than the stored one and is converted here; undefined for others. */
export function fieldConversion({ conversion }: ResourceDefinition): Extract<Conversion, { readonly type: "sync" }> | undefined {
  return conversion.type === "sync" && conversion.keepsFields !== true ? conversion : undefined;
}

/** An object in a served version; the caller may mutate it, unless he gives what was read of the entry: then it shares with that. */
export function objectIn(entry: ObjectEntry, definition: ResourceDefinition, read?: Readonly<ApiObject>): Soon<ApiObject> {
  const { heldIn } = entry;
  const object = read ?? entry.object();
  if (heldIn === definition) return object;
  if (heldIn === undefined) return fromStorage(object, definition);
  return Promise.resolve(toStorage(object, heldIn)).then((stored) => fromStorage(fittedTo(entry, stored), definition));
}

/** What somebody else has put into the version that is stored, as it would be stored today. */
export const fittedTo = (entry: ObjectEntry, stored: ApiObject): ApiObject => entry.resource.normaliser?.fitted(stored) ?? stored;

/** A stored object in a served version; shares with its input. */
export function fromStorage(stored: ApiObject, { conversion }: ResourceDefinition): Soon<ApiObject> {
  if (conversion.type === "none") return stored;
  return conversion.type === "sync" ? conversion.fromStorage(stored) : conversion.fromStorage([stored]).then(single);
}

/** The object as it is stored; shares with its input. */
export function toStorage(object: ApiObject, { conversion }: ResourceDefinition): Soon<ApiObject> {
  if (conversion.type === "none") return object;
  return conversion.type === "sync" ? conversion.toStorage(object) : conversion.toStorage([object]).then(single);
}

function single(objects: readonly ApiObject[]): ApiObject {
  const [object] = objects;
  if (object === undefined) throw new TypeError("a conversion gave nothing back");
  return object;
}

/** An object of one version in another, by way of the storage version. */
export function convert(object: ApiObject, from: ResourceDefinition, to: ResourceDefinition): Soon<ApiObject> {
  if (from === to) return object;
  const stored = toStorage(object, from);
  return stored instanceof Promise ? stored.then((held) => fromStorage(held, to)) : fromStorage(stored, to);
}
