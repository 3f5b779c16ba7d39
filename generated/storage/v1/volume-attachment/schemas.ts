// Generated from api-definitions/storage/v1/volume-attachment.yaml. Do not edit.
import { field, granularMap, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { persistentVolumeSpecSchema } from "../../../core/v1/persistent-volume/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of VolumeAttachment (api-definitions/storage/v1/volume-attachment.yaml). */
export const volumeAttachmentSchema: StructSchema = struct("VolumeAttachment", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(
      volumeAttachmentSpecSchema,
      { required: true, checks: { immutable: { message: "field is immutable", reason: "FieldValueInvalid" } } },
    ),
    status: field(volumeAttachmentStatusSchema),
  },
}));

/** Schema of VolumeAttachmentSpec (api-definitions/storage/v1/volume-attachment.yaml). */
export const volumeAttachmentSpecSchema: StructSchema = struct("VolumeAttachmentSpec", () => ({
  fields: {
    attacher: field(scalar.string, { required: true }),
    source: field(volumeAttachmentSourceSchema, { required: true }),
    nodeName: field(scalar.string, { required: true }),
  },
}));

/** Schema of VolumeAttachmentStatus (api-definitions/storage/v1/volume-attachment.yaml). */
export const volumeAttachmentStatusSchema: StructSchema = struct("VolumeAttachmentStatus", () => ({
  fields: {
    attached: field(scalar.boolean, { required: true }),
    attachmentMetadata: field(granularMap(scalar.string), { omitEmpty: true }),
    attachError: field(volumeErrorSchema, { omitEmpty: true, optional: true }),
    detachError: field(volumeErrorSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of VolumeAttachmentSource (api-definitions/storage/v1/volume-attachment.yaml). */
export const volumeAttachmentSourceSchema: StructSchema = struct("VolumeAttachmentSource", () => ({
  checks: {
    rules: [
      {
        rule: "has(self.persistentVolumeName) || has(self.inlineVolumeSpec)",
        message: "must specify exactly one of inlineVolumeSpec and persistentVolumeName",
        reason: "FieldValueRequired",
      },
      {
        rule: "!has(self.persistentVolumeName) || !has(self.inlineVolumeSpec)",
        message: "must specify exactly one of inlineVolumeSpec and persistentVolumeName",
        reason: "FieldValueForbidden",
      },
      {
        rule: "!has(self.persistentVolumeName) || self.persistentVolumeName != ''",
        message: "must specify non empty persistentVolumeName",
        reason: "FieldValueRequired",
        fieldPath: ".persistentVolumeName",
      },
    ],
  },
  fields: {
    persistentVolumeName: field(scalar.string, { omitEmpty: true, optional: true }),
    inlineVolumeSpec: field(persistentVolumeSpecSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of VolumeError (api-definitions/storage/v1/volume-attachment.yaml). */
export const volumeErrorSchema: StructSchema = struct("VolumeError", () => ({
  fields: {
    time: field(scalar.Time),
    message: field(scalar.string, { omitEmpty: true }),
  },
}));
