// Generated from api-definitions/storage/v1/csi-storage-capacity.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { addErrors, hasFormat } from "../../../../runtime/codec/generated-doorway.js";
import { validateLabelSelector } from "../../../meta/v1/label-selector/validators.js";

/** Rules of CSIStorageCapacity (api-definitions/storage/v1/csi-storage-capacity.yaml). */
export function validateCSIStorageCapacity(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.nodeTopology !== undefined) {
      if (!validateLabelSelector(data.nodeTopology, { instancePath: instancePath + "/nodeTopology" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
    if (data.storageClassName !== undefined) {
      let data0 = data.storageClassName;
      if (typeof data0 === "string") {
        if (!hasFormat("dns1123Subdomain", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/storageClassName", keyword: "format", params: { format: "dns1123Subdomain" } });
          errors++;
        }
      }
    }
  }
  validateCSIStorageCapacity.errors = vErrors;
  return errors === 0;
}
