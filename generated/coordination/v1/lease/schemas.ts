// Generated from api-definitions/coordination/v1/lease.yaml. Do not edit.
import { field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of Lease (api-definitions/coordination/v1/lease.yaml). */
export const leaseSchema: StructSchema = struct("Lease", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(leaseSpecSchema),
  },
}));

/** Schema of LeaseSpec (api-definitions/coordination/v1/lease.yaml). */
export const leaseSpecSchema: StructSchema = struct("LeaseSpec", () => ({
  fields: {
    holderIdentity: field(scalar.string, { omitEmpty: true, optional: true }),
    leaseDurationSeconds: field(
      scalar.int32,
      {
        omitEmpty: true,
        optional: true,
        checks: { rules: [{ rule: "self > 0", message: "must be greater than 0", reason: "FieldValueInvalid" }] },
      },
    ),
    acquireTime: field(scalar.MicroTime, { omitEmpty: true, optional: true }),
    renewTime: field(scalar.MicroTime, { omitEmpty: true, optional: true }),
    leaseTransitions: field(scalar.int32, { omitEmpty: true, optional: true }),
  },
}));
