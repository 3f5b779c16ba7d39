// Generated from api-definitions/storage/v1. Do not edit.
import { atomicList, field, granularMap, mapList, scalar, setList, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { persistentVolumeSpecSchema, topologySelectorTermSchema } from "../../core/v1/schemas.js";
import { labelSelectorSchema, listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of CSIDriver (api-definitions/storage/v1/csi-driver.yaml). */
export const csiDriverSchema: StructSchema = struct("CSIDriver", () => ({
  checks: {
    rules: [
      {
        rule: "!has(self.metadata.name) || size(self.metadata.name) <= 63",
        message: "must have at most 63 bytes",
        reason: "FieldValueTooLong",
        fieldPath: ".metadata.name",
      },
    ],
  },
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(csiDriverSpecSchema, 2, { required: true }),
  },
}));

/** Schema of CSIDriverList (api-definitions/storage/v1/csi-driver.yaml). */
export const csiDriverListSchema: StructSchema = struct("CSIDriverList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(csiDriverSchema), 2, { required: true }),
  },
}));

/** Schema of CSIDriverSpec (api-definitions/storage/v1/csi-driver.yaml). */
export const csiDriverSpecSchema: StructSchema = struct("CSIDriverSpec", () => ({
  fields: {
    attachRequired: field(
      scalar.boolean,
      1,
      { omitEmpty: true, optional: true, default: true, checks: { immutable: {} }, errorPath: "attachedRequired" },
    ),
    podInfoOnMount: field(scalar.boolean, 2, { omitEmpty: true, optional: true, default: false, checks: { immutable: {} } }),
    volumeLifecycleModes: field(setList(scalar.string), 3, { omitEmpty: true, default: ["Persistent"], checks: { immutable: {} } }),
    storageCapacity: field(scalar.boolean, 4, { omitEmpty: true, optional: true, default: false }),
    fsGroupPolicy: field(
      scalar.string,
      5,
      { omitEmpty: true, optional: true, default: "ReadWriteOnceWithFSType", checks: { immutable: {} } },
    ),
    tokenRequests: field(atomicList(tokenRequestSchema), 6, { omitEmpty: true, checks: { unique: [{ keys: ["audience"] }] } }),
    requiresRepublish: field(scalar.boolean, 7, { omitEmpty: true, optional: true, default: false }),
  },
}));

/** Schema of TokenRequest (api-definitions/storage/v1/csi-driver.yaml). */
export const tokenRequestSchema: StructSchema = struct("TokenRequest", () => ({
  fields: {
    audience: field(scalar.string, 1, { required: true }),
    expirationSeconds: field(
      scalar.int64,
      2,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            { rule: "self >= 600", message: "may not specify a duration less than 10 minutes", reason: "FieldValueInvalid" },
            { rule: "self <= 4294967296", message: "may not specify a duration larger than 2^32 seconds", reason: "FieldValueInvalid" },
          ],
        },
      },
    ),
  },
}));

/** Schema of CSINode (api-definitions/storage/v1/csi-node.yaml). */
export const csiNodeSchema: StructSchema = struct("CSINode", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(csiNodeSpecSchema, 2, { required: true }),
  },
}));

/** Schema of CSINodeList (api-definitions/storage/v1/csi-node.yaml). */
export const csiNodeListSchema: StructSchema = struct("CSINodeList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(csiNodeSchema), 2, { required: true }),
  },
}));

/** Schema of CSINodeSpec (api-definitions/storage/v1/csi-node.yaml). */
export const csiNodeSpecSchema: StructSchema = struct("CSINodeSpec", () => ({
  fields: {
    drivers: field(
      mapList(["name"], csiNodeDriverSchema),
      1,
      { required: true, checks: { unique: [{ keys: ["name"] }] }, patchStrategy: ["merge"], patchMergeKey: "name" },
    ),
  },
}));

/** Schema of CSINodeDriver (api-definitions/storage/v1/csi-node.yaml). */
export const csiNodeDriverSchema: StructSchema = struct("CSINodeDriver", () => ({
  validationOrder: ["name", "nodeID", "allocatable", "topologyKeys"],
  fields: {
    name: field(scalar.string, 1, { required: true }),
    nodeID: field(
      scalar.string,
      2,
      {
        required: true,
        checks: { rules: [{ rule: "size(self) <= 192", message: "must be 192 characters or less", reason: "FieldValueInvalid" }] },
      },
    ),
    topologyKeys: field(atomicList(scalar.string), 3, { checks: { unique: [{ keys: [] }] }, errorPath: "" }),
    allocatable: field(volumeNodeResourcesSchema, 4, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of VolumeNodeResources (api-definitions/storage/v1/csi-node.yaml). */
export const volumeNodeResourcesSchema: StructSchema = struct("VolumeNodeResources", () => ({
  fields: {
    count: field(scalar.int32, 1, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of CSIStorageCapacity (api-definitions/storage/v1/csi-storage-capacity.yaml). */
export const csiStorageCapacitySchema: StructSchema = struct("CSIStorageCapacity", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    nodeTopology: field(labelSelectorSchema, 2, { omitEmpty: true, optional: true, checks: { immutable: {} } }),
    storageClassName: field(scalar.string, 3, { required: true, checks: { immutable: {} } }),
    capacity: field(
      scalar.Quantity,
      4,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [{ rule: "quantity(self).sign() >= 0", message: "must be greater than or equal to 0", reason: "FieldValueInvalid" }],
        },
      },
    ),
    maximumVolumeSize: field(scalar.Quantity, 5, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of CSIStorageCapacityList (api-definitions/storage/v1/csi-storage-capacity.yaml). */
export const csiStorageCapacityListSchema: StructSchema = struct("CSIStorageCapacityList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(csiStorageCapacitySchema), 2, { required: true }),
  },
}));

/** Schema of StorageClass (api-definitions/storage/v1/storage-class.yaml). */
export const storageClassSchema: StructSchema = struct("StorageClass", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    provisioner: field(
      scalar.string,
      2,
      {
        required: true,
        checks: {
          rules: [
            {
              rule: "self == '' || isQualifiedName(self.lowerAscii())",
              message: "name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')",
              reason: "FieldValueInvalid",
            },
          ],
          immutable: { message: "updates to provisioner are forbidden.", reason: "FieldValueForbidden" },
        },
      },
    ),
    parameters: field(
      granularMap(scalar.string),
      3,
      {
        omitEmpty: true,
        checks: {
          rules: [
            {
              rule: "size(self) <= 512",
              message: "must have at most 512 bytes",
              reason: "FieldValueTooLong",
              valueExpression: "'Provisioner Parameters exceeded max allowed'",
            },
            { rule: "!('' in self)", message: "field can not be empty.", reason: "FieldValueInvalid", valueExpression: "''" },
            {
              rule: "totalBytes(self) + size(self.map(key, key).join('')) <= 262144",
              message: "must have at most 262144 bytes",
              reason: "FieldValueTooLong",
            },
          ],
          immutable: { message: "updates to parameters are forbidden.", reason: "FieldValueForbidden" },
        },
      },
    ),
    reclaimPolicy: field(
      scalar.string,
      4,
      {
        omitEmpty: true,
        optional: true,
        default: "Delete",
        checks: { immutable: { message: "updates to reclaimPolicy are forbidden.", reason: "FieldValueForbidden" } },
      },
    ),
    mountOptions: field(atomicList(scalar.string), 5, { omitEmpty: true }),
    allowVolumeExpansion: field(scalar.boolean, 6, { omitEmpty: true, optional: true }),
    volumeBindingMode: field(scalar.string, 7, { omitEmpty: true, optional: true, default: "Immediate", checks: { immutable: {} } }),
    allowedTopologies: field(atomicList(topologySelectorTermSchema), 8, { omitEmpty: true }),
  },
}));

/** Schema of StorageClassList (api-definitions/storage/v1/storage-class.yaml). */
export const storageClassListSchema: StructSchema = struct("StorageClassList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(storageClassSchema), 2, { required: true }),
  },
}));

/** Schema of VolumeAttachment (api-definitions/storage/v1/volume-attachment.yaml). */
export const volumeAttachmentSchema: StructSchema = struct("VolumeAttachment", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(
      volumeAttachmentSpecSchema,
      2,
      { required: true, checks: { immutable: { message: "field is immutable", reason: "FieldValueInvalid" } } },
    ),
    status: field(volumeAttachmentStatusSchema, 3),
  },
}));

/** Schema of VolumeAttachmentList (api-definitions/storage/v1/volume-attachment.yaml). */
export const volumeAttachmentListSchema: StructSchema = struct("VolumeAttachmentList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(volumeAttachmentSchema), 2, { required: true }),
  },
}));

/** Schema of VolumeAttachmentSpec (api-definitions/storage/v1/volume-attachment.yaml). */
export const volumeAttachmentSpecSchema: StructSchema = struct("VolumeAttachmentSpec", () => ({
  fields: {
    attacher: field(scalar.string, 1, { required: true }),
    source: field(volumeAttachmentSourceSchema, 2, { required: true }),
    nodeName: field(scalar.string, 3, { required: true }),
  },
}));

/** Schema of VolumeAttachmentStatus (api-definitions/storage/v1/volume-attachment.yaml). */
export const volumeAttachmentStatusSchema: StructSchema = struct("VolumeAttachmentStatus", () => ({
  fields: {
    attached: field(scalar.boolean, 1, { required: true }),
    attachmentMetadata: field(granularMap(scalar.string), 2, { omitEmpty: true }),
    attachError: field(volumeErrorSchema, 3, { omitEmpty: true, optional: true }),
    detachError: field(volumeErrorSchema, 4, { omitEmpty: true, optional: true }),
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
    persistentVolumeName: field(scalar.string, 1, { omitEmpty: true, optional: true }),
    inlineVolumeSpec: field(persistentVolumeSpecSchema, 2, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of VolumeError (api-definitions/storage/v1/volume-attachment.yaml). */
export const volumeErrorSchema: StructSchema = struct("VolumeError", () => ({
  fields: {
    time: field(scalar.Time, 1),
    message: field(scalar.string, 2, { omitEmpty: true }),
  },
}));
