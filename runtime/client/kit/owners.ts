/** Who an object belongs to (specification: Owner references). */

import { splitGroupVersion } from "../discovery.js";
import type { ObjectShape, OwnerReferenceShape, Stored } from "../object-types.js";

/** A reference to an owner; a controller is the one that answers for the object. Throws TypeError for an owner of unknown kind. */
export function ownerReference(owner: Stored<ObjectShape>, { controller = true } = {}): OwnerReferenceShape {
  const { apiVersion, kind, metadata } = owner;
  if (!apiVersion || !kind) throw new TypeError("an owner needs apiVersion and kind");
  return { apiVersion, kind, name: metadata.name, uid: metadata.uid, ...(controller ? { controller, blockOwnerDeletion: true } : {}) };
}

/** The reference to the owner that answers for an object. */
export const controllerOf = (object: ObjectShape): OwnerReferenceShape | undefined =>
  object.metadata?.ownerReferences?.find(({ controller }) => controller === true);

export const isControlledBy = (object: ObjectShape, owner: Stored<ObjectShape>): boolean =>
  controllerOf(object)?.uid === owner.metadata.uid;

/** Keys of the owners of a kind, for {@link Controller.watch}: `namespace/name`, as owners live where the object does. */
export function ownerKeys(object: ObjectShape, kind: string, group = ""): string[] {
  const { ownerReferences = [], namespace } = object.metadata ?? {};
  return ownerReferences
    .filter((owner) => owner.kind === kind && splitGroupVersion(owner.apiVersion)[0] === group)
    .map(({ name }) => (namespace ? `${namespace}/${name}` : name));
}
