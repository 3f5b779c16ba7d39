// Generated from api-definitions/storage/v1/csi-node.yaml. Do not edit.
import { atomicList, field, mapList, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of CSINode (api-definitions/storage/v1/csi-node.yaml). */
export const csiNodeSchema: StructSchema = struct("CSINode", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(csiNodeSpecSchema, { required: true }),
  },
}));

/** Schema of CSINodeSpec (api-definitions/storage/v1/csi-node.yaml). */
export const csiNodeSpecSchema: StructSchema = struct("CSINodeSpec", () => ({
  fields: {
    drivers: field(
      mapList(["name"], csiNodeDriverSchema),
      { required: true, checks: { unique: [{ keys: ["name"] }] }, patchStrategy: ["merge"], patchMergeKey: "name" },
    ),
  },
}));

/** Schema of CSINodeDriver (api-definitions/storage/v1/csi-node.yaml). */
export const csiNodeDriverSchema: StructSchema = struct("CSINodeDriver", () => ({
  validationOrder: ["name", "nodeID", "allocatable", "topologyKeys"],
  fields: {
    name: field(scalar.string, { required: true }),
    nodeID: field(
      scalar.string,
      {
        required: true,
        checks: { rules: [{ rule: "size(self) <= 192", message: "must be 192 characters or less", reason: "FieldValueInvalid" }] },
      },
    ),
    topologyKeys: field(atomicList(scalar.string), { checks: { unique: [{ keys: [] }] }, errorPath: "" }),
    allocatable: field(volumeNodeResourcesSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of VolumeNodeResources (api-definitions/storage/v1/csi-node.yaml). */
export const volumeNodeResourcesSchema: StructSchema = struct("VolumeNodeResources", () => ({
  fields: {
    count: field(scalar.int32, { omitEmpty: true, optional: true }),
  },
}));
