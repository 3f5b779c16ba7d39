// Generated from api-definitions/storage/v1/csi-node.yaml. Do not edit.
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
import type { CSINode } from "../../../storage/v1/csi-node/types.js";

/** How csinodes are spoken of. */
export const csiNodeDescriptor: ResourceDescriptor = { group: "storage", vendorGroup: true, version: "v1", kind: "CSINode", plural: "csinodes", namespaced: false };

/** What can be done with csinodes. */
export interface CSINodeClient
  extends Described,
    Gets<CSINode>,
    Lists<CSINode>,
    Watches<CSINode>,
    Creates<CSINode>,
    ReplacesVersions<CSINode>,
    Patches<CSINode>,
    Deletes<Stored<CSINode>>,
    DeletesCollection {}
