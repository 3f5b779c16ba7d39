/** Cells of persistent volumes. */
import type { PersistentVolume } from "../../../../generated/core/v1/types.js";
import type { ComputedCell } from "../../../definition/resource-definition.js";

/** The phase, or Terminating once deletion was asked for. */
export const volumeStatus: ComputedCell = (object) => {
  const { status } = object as unknown as PersistentVolume;
  return object.metadata.deletionTimestamp === undefined ? (status?.phase ?? "") : "Terminating";
};

/** `namespace/name` of the claim. */
export const volumeClaim: ComputedCell = (object) => {
  const claim = (object as unknown as PersistentVolume).spec?.claimRef;
  return claim === undefined ? "" : `${claim.namespace ?? ""}/${claim.name ?? ""}`;
};
