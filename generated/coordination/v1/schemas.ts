// Generated from api-definitions/coordination/v1. Do not edit.
import { atomicList, field, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of Lease (api-definitions/coordination/v1/lease.yaml). */
export const leaseSchema: StructSchema = struct("Lease", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(leaseSpecSchema, 2),
  },
}));

/** Schema of LeaseList (api-definitions/coordination/v1/lease.yaml). */
export const leaseListSchema: StructSchema = struct("LeaseList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(leaseSchema), 2, { required: true }),
  },
}));

/** Schema of LeaseSpec (api-definitions/coordination/v1/lease.yaml). */
export const leaseSpecSchema: StructSchema = struct("LeaseSpec", () => ({
  fields: {
    holderIdentity: field(scalar.string, 1, { omitEmpty: true, optional: true }),
    leaseDurationSeconds: field(
      scalar.int32,
      2,
      {
        omitEmpty: true,
        optional: true,
        checks: { rules: [{ rule: "self > 0", message: "must be greater than 0", reason: "FieldValueInvalid" }] },
      },
    ),
    acquireTime: field(scalar.MicroTime, 3, { omitEmpty: true, optional: true }),
    renewTime: field(scalar.MicroTime, 4, { omitEmpty: true, optional: true }),
    leaseTransitions: field(scalar.int32, 5, { omitEmpty: true, optional: true }),
  },
}));
