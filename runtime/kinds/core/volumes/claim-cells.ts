/** Cells of persistent volume claims that depend on more than one field. */

import { accessModesCell, valueCell } from "../../../codec/tables/cells.js";
import type { JsonObject } from "../../../definition/json.js";
import type { ComputedCell } from "../../../definition/resource-definition.js";

/** Annotation that named the class before the field did, under any vendor's domain. */
const OLD_CLASS_ANNOTATION = /^volume\.beta\.[^/]+\/storage-class$/;

/** The phase, or Terminating once deletion was asked for. */
export const claimStatus: ComputedCell = (claim) =>
  claim.metadata.deletionTimestamp === undefined ? valueCell(claim, [["status", "phase"]], "") : "Terminating";

/** Size of the bound volume; empty while there is none. */
export const claimCapacity: ComputedCell = (claim) => (isBound(claim) ? valueCell(claim, [["status", "capacity", "storage"]], "0") : "");

/** How the bound volume can be mounted; empty while there is none. */
export const claimAccessModes: ComputedCell = (claim) => (isBound(claim) ? accessModesCell(claim, [["status", "accessModes"]], "") : "");

/** The storage class, by annotation or by field. */
export const claimStorageClass: ComputedCell = (claim) => {
  const annotation = Object.entries(claim.metadata.annotations ?? {}).find(([key]) => OLD_CLASS_ANNOTATION.test(key));
  return annotation?.[1] ?? valueCell(claim, [["spec", "storageClassName"]], "");
};

function isBound(claim: Parameters<ComputedCell>[0]): boolean {
  const name = (claim["spec"] as JsonObject | undefined)?.["volumeName"];
  return typeof name === "string" && name !== "";
}
