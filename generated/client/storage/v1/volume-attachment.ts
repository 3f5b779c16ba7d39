// Generated from api-definitions/storage/v1/volume-attachment.yaml. Do not edit.
import type {
  Creates,
  Deletes,
  DeletesCollection,
  Described,
  Gets,
  GetsSubresource,
  Lists,
  Patches,
  PatchesSubresource,
  ReplacesSubresource,
  ReplacesVersions,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { VolumeAttachment } from "../../../storage/v1/volume-attachment/types.js";

/** How volumeattachments are spoken of. */
export const volumeAttachmentDescriptor: ResourceDescriptor = {
  group: "storage",
  vendorGroup: true,
  version: "v1",
  kind: "VolumeAttachment",
  plural: "volumeattachments",
  namespaced: false,
  subresources: { status: null },
};

/** What can be done with volumeattachments. */
export interface VolumeAttachmentClient
  extends Described,
    Gets<VolumeAttachment>,
    Lists<VolumeAttachment>,
    Watches<VolumeAttachment>,
    Creates<VolumeAttachment>,
    ReplacesVersions<VolumeAttachment>,
    Patches<VolumeAttachment>,
    Deletes<Stored<VolumeAttachment>>,
    DeletesCollection {
  readonly status: GetsSubresource<VolumeAttachment> & ReplacesSubresource<VolumeAttachment> & PatchesSubresource<VolumeAttachment>;
}
