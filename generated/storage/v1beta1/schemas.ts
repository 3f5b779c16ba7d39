// Generated from api-definitions/storage/v1beta1. Do not edit.
import { atomicList, field, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { labelSelectorSchema, listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

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
