// Generated from api-definitions/storage/v1/csi-driver.yaml. Do not edit.
import type {
  Creates,
  Deletes,
  DeletesCollection,
  Described,
  Gets,
  Lists,
  Patches,
  ReplacesVersions,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { CSIDriver } from "../../../storage/v1/csi-driver/types.js";

/** How csidrivers are spoken of. */
export const csiDriverDescriptor: ResourceDescriptor = { group: "storage", vendorGroup: true, version: "v1", kind: "CSIDriver", plural: "csidrivers", namespaced: false };

/** What can be done with csidrivers. */
export interface CSIDriverClient
  extends Described,
    Gets<CSIDriver>,
    Lists<CSIDriver>,
    Watches<CSIDriver>,
    Creates<CSIDriver>,
    ReplacesVersions<CSIDriver>,
    Patches<CSIDriver>,
    Deletes<Stored<CSIDriver>>,
    DeletesCollection {}
