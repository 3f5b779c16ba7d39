// Generated from api-definitions/storage/v1/csi-driver.yaml. Do not edit.
import { atomicList, field, scalar, setList, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of CSIDriver (api-definitions/storage/v1/csi-driver.yaml). */
export const csiDriverSchema: StructSchema = struct("CSIDriver", () => ({
  isKind: true,
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
    metadata: field(objectMetaSchema),
    spec: field(csiDriverSpecSchema, { required: true }),
  },
}));

/** Schema of CSIDriverSpec (api-definitions/storage/v1/csi-driver.yaml). */
export const csiDriverSpecSchema: StructSchema = struct("CSIDriverSpec", () => ({
  fields: {
    attachRequired: field(
      scalar.boolean,
      { omitEmpty: true, optional: true, default: true, checks: { immutable: {} }, errorPath: "attachedRequired" },
    ),
    podInfoOnMount: field(scalar.boolean, { omitEmpty: true, optional: true, default: false, checks: { immutable: {} } }),
    volumeLifecycleModes: field(
      setList(scalar.string),
      { omitEmpty: true, default: ["Persistent"], checks: { immutable: {} }, errorPath: "volumeLifecycleModes" },
    ),
    storageCapacity: field(scalar.boolean, { omitEmpty: true, optional: true, default: false }),
    fsGroupPolicy: field(scalar.string, { omitEmpty: true, optional: true, default: "ReadWriteOnceWithFSType", checks: { immutable: {} } }),
    tokenRequests: field(atomicList(tokenRequestSchema), { omitEmpty: true, checks: { unique: [{ keys: ["audience"] }] } }),
    requiresRepublish: field(scalar.boolean, { omitEmpty: true, optional: true, default: false }),
  },
}));

/** Schema of TokenRequest (api-definitions/storage/v1/csi-driver.yaml). */
export const tokenRequestSchema: StructSchema = struct("TokenRequest", () => ({
  fields: {
    audience: field(scalar.string, { required: true }),
    expirationSeconds: field(
      scalar.int64,
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
