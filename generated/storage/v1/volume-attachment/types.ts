// Generated from api-definitions/storage/v1/volume-attachment.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { PersistentVolumeSpec } from "../../../core/v1/persistent-volume/types.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** The wish that a volume be attached to a node; its deletion asks for it to be detached. */
export interface VolumeAttachment {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "VolumeAttachment";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Which volume is to be attached where; it cannot be changed. */
  spec: VolumeAttachmentSpec;
  /** What the driver has done. */
  status?: VolumeAttachmentStatus;
}

/** A list of VolumeAttachment objects. */
export type VolumeAttachmentList = ObjectList<"VolumeAttachmentList", VolumeAttachment, ListMeta>;

/** Which volume is to be attached where; it cannot be changed. */
export interface VolumeAttachmentSpec {
  /** Driver that attaches the volume. */
  attacher: string;
  /** The volume. */
  source: VolumeAttachmentSource;
  /** The node. */
  nodeName: string;
}

/** What the driver has done. */
export interface VolumeAttachmentStatus {
  /** Whether the volume is attached. */
  attached: boolean;
  /** What the driver gave for those who mount the volume. */
  attachmentMetadata?: Record<string, string>;
  /** What went wrong when it was last attached. */
  attachError?: VolumeError;
  /** What went wrong when it was last detached. */
  detachError?: VolumeError;
}

/** A volume to attach; exactly one. */
export interface VolumeAttachmentSource {
  /** Name of the persistent volume. */
  persistentVolumeName?: string;
  /** A volume that a pod names itself, in the form of a persistent volume. */
  inlineVolumeSpec?: PersistentVolumeSpec;
}

/** A mistake when a volume was attached or detached. */
export interface VolumeError {
  /** When it happened. */
  time?: string;
  /** What went wrong, without secrets. */
  message?: string;
}
