// Generated from api-definitions/storage/v1/csi-storage-capacity.yaml. Do not edit.
import { field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { labelSelectorSchema } from "../../../meta/v1/label-selector/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of CSIStorageCapacity (api-definitions/storage/v1/csi-storage-capacity.yaml). */
export const csiStorageCapacitySchema: StructSchema = struct("CSIStorageCapacity", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    nodeTopology: field(labelSelectorSchema, { omitEmpty: true, optional: true, checks: { immutable: {} } }),
    storageClassName: field(scalar.string, { required: true, checks: { immutable: {} } }),
    capacity: field(
      scalar.Quantity,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [{ rule: "quantity(self).sign() >= 0", message: "must be greater than or equal to 0", reason: "FieldValueInvalid" }],
        },
      },
    ),
    maximumVolumeSize: field(scalar.Quantity, { omitEmpty: true, optional: true }),
  },
}));
