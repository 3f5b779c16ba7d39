/** Cells of controller revisions. */
import type { ComputedCell } from "../../definition/resource-definition.js";

/** `kind.group/name` of the object that owns the revision. */
export const controllerOwner: ComputedCell = (object) => {
  const owner = (object.metadata.ownerReferences ?? []).find(({ controller }) => controller === true);
  if (owner === undefined) return "<none>";
  const [group, version] = owner.apiVersion.split("/");
  const kind = owner.kind.toLowerCase();
  return version === undefined ? `${kind}/${owner.name}` : `${kind}.${group}/${owner.name}`;
};
