// Generated from api-definitions/storage/v1. Do not edit.
import { atomicList, field, granularMap, mapList, scalar, setList } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { topologySelectorTermSchema } from "../../core/v1/schemas.js";
import { labelSelectorSchema, listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of TokenRequest (api-definitions/storage/v1/csi-driver.yaml). */
export const tokenRequestSchema: StructSchema = {
  kind: "struct",
  typeName: "TokenRequest",
  atomic: false,
  fields: {
    audience: field(scalar.string, 1, { required: true }),
    expirationSeconds: field(scalar.int64, 2, { omitEmpty: true, optional: true }),
  },
};

/** Schema of CSIDriverSpec (api-definitions/storage/v1/csi-driver.yaml). */
export const csiDriverSpecSchema: StructSchema = {
  kind: "struct",
  typeName: "CSIDriverSpec",
  atomic: false,
  fields: {
    attachRequired: field(scalar.boolean, 1, { omitEmpty: true, optional: true, default: true, errorPath: "attachedRequired" }),
    podInfoOnMount: field(scalar.boolean, 2, { omitEmpty: true, optional: true, default: false }),
    volumeLifecycleModes: field(setList(scalar.string), 3, { omitEmpty: true, default: ["Persistent"] }),
    storageCapacity: field(scalar.boolean, 4, { omitEmpty: true, optional: true, default: false }),
    fsGroupPolicy: field(scalar.string, 5, { omitEmpty: true, optional: true, default: "ReadWriteOnceWithFSType" }),
    tokenRequests: field(atomicList(tokenRequestSchema), 6, { omitEmpty: true }),
    requiresRepublish: field(scalar.boolean, 7, { omitEmpty: true, optional: true, default: false }),
  },
};

/** Schema of CSIDriver (api-definitions/storage/v1/csi-driver.yaml). */
export const csiDriverSchema: StructSchema = {
  kind: "struct",
  typeName: "CSIDriver",
  atomic: false,
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(csiDriverSpecSchema, 2, { required: true }),
  },
};

/** Schema of CSIDriverList (api-definitions/storage/v1/csi-driver.yaml). */
export const csiDriverListSchema: StructSchema = {
  kind: "struct",
  typeName: "CSIDriverList",
  atomic: false,
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(csiDriverSchema), 2, { required: true }),
  },
};

/** Schema of VolumeNodeResources (api-definitions/storage/v1/csi-node.yaml). */
export const volumeNodeResourcesSchema: StructSchema = {
  kind: "struct",
  typeName: "VolumeNodeResources",
  atomic: false,
  fields: {
    count: field(scalar.int32, 1, { omitEmpty: true, optional: true }),
  },
};

/** Schema of CSINodeDriver (api-definitions/storage/v1/csi-node.yaml). */
export const csiNodeDriverSchema: StructSchema = {
  kind: "struct",
  typeName: "CSINodeDriver",
  atomic: false,
  validationOrder: ["name", "nodeID", "allocatable", "topologyKeys"],
  fields: {
    name: field(scalar.string, 1, { required: true }),
    nodeID: field(scalar.string, 2, { required: true }),
    topologyKeys: field(atomicList(scalar.string), 3, { errorPath: "" }),
    allocatable: field(volumeNodeResourcesSchema, 4, { omitEmpty: true, optional: true }),
  },
};

/** Schema of CSINodeSpec (api-definitions/storage/v1/csi-node.yaml). */
export const csiNodeSpecSchema: StructSchema = {
  kind: "struct",
  typeName: "CSINodeSpec",
  atomic: false,
  fields: {
    drivers: field(mapList(["name"], csiNodeDriverSchema), 1, { required: true, patchStrategy: ["merge"], patchMergeKey: "name" }),
  },
};

/** Schema of CSINode (api-definitions/storage/v1/csi-node.yaml). */
export const csiNodeSchema: StructSchema = {
  kind: "struct",
  typeName: "CSINode",
  atomic: false,
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(csiNodeSpecSchema, 2, { required: true }),
  },
};

/** Schema of CSINodeList (api-definitions/storage/v1/csi-node.yaml). */
export const csiNodeListSchema: StructSchema = {
  kind: "struct",
  typeName: "CSINodeList",
  atomic: false,
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(csiNodeSchema), 2, { required: true }),
  },
};

/** Schema of CSIStorageCapacity (api-definitions/storage/v1/csi-storage-capacity.yaml). */
export const csiStorageCapacitySchema: StructSchema = {
  kind: "struct",
  typeName: "CSIStorageCapacity",
  atomic: false,
  fields: {
    metadata: field(objectMetaSchema, 1),
    nodeTopology: field(labelSelectorSchema, 2, { omitEmpty: true, optional: true }),
    storageClassName: field(scalar.string, 3, { required: true }),
    capacity: field(scalar.Quantity, 4, { omitEmpty: true, optional: true }),
    maximumVolumeSize: field(scalar.Quantity, 5, { omitEmpty: true, optional: true }),
  },
};

/** Schema of CSIStorageCapacityList (api-definitions/storage/v1/csi-storage-capacity.yaml). */
export const csiStorageCapacityListSchema: StructSchema = {
  kind: "struct",
  typeName: "CSIStorageCapacityList",
  atomic: false,
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(csiStorageCapacitySchema), 2, { required: true }),
  },
};

/** Schema of StorageClass (api-definitions/storage/v1/storage-class.yaml). */
export const storageClassSchema: StructSchema = {
  kind: "struct",
  typeName: "StorageClass",
  atomic: false,
  fields: {
    metadata: field(objectMetaSchema, 1),
    provisioner: field(scalar.string, 2, { required: true }),
    parameters: field(granularMap(scalar.string), 3, { omitEmpty: true }),
    reclaimPolicy: field(scalar.string, 4, { omitEmpty: true, optional: true, default: "Delete" }),
    mountOptions: field(atomicList(scalar.string), 5, { omitEmpty: true }),
    allowVolumeExpansion: field(scalar.boolean, 6, { omitEmpty: true, optional: true }),
    volumeBindingMode: field(scalar.string, 7, { omitEmpty: true, optional: true, default: "Immediate" }),
    allowedTopologies: field(atomicList(topologySelectorTermSchema), 8, { omitEmpty: true }),
  },
};

/** Schema of StorageClassList (api-definitions/storage/v1/storage-class.yaml). */
export const storageClassListSchema: StructSchema = {
  kind: "struct",
  typeName: "StorageClassList",
  atomic: false,
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(storageClassSchema), 2, { required: true }),
  },
};
