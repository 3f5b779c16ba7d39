// Generated from api-definitions/core/v1/limit-range.yaml. Do not edit.
import { atomicList, field, granularMap, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of LimitRange (api-definitions/core/v1/limit-range.yaml). */
export const limitRangeSchema: StructSchema = struct("LimitRange", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(limitRangeSpecSchema),
  },
}));

/** Schema of LimitRangeSpec (api-definitions/core/v1/limit-range.yaml). */
export const limitRangeSpecSchema: StructSchema = struct("LimitRangeSpec", () => ({
  fields: {
    limits: field(atomicList(limitRangeItemSchema), { required: true, checks: { unique: [{ keys: ["type"] }] } }),
  },
}));

/** Schema of LimitRangeItem (api-definitions/core/v1/limit-range.yaml). */
export const limitRangeItemSchema: StructSchema = struct("LimitRangeItem", () => ({
  defaultsBelow: [
    { at: ".default", when: "self.type == 'Container' && size(self.max) > 0", from: ".max" },
    { at: ".defaultRequest", when: "self.type == 'Container' && size(self.default) > 0", from: ".default" },
    { at: ".defaultRequest", when: "self.type == 'Container' && size(self.min) > 0", from: ".min" },
  ],
  hooks: ["limit-range-item"],
  fields: {
    type: field(scalar.string, { required: true }),
    max: field(granularMap(scalar.Quantity), { omitEmpty: true }),
    min: field(granularMap(scalar.Quantity), { omitEmpty: true }),
    default: field(granularMap(scalar.Quantity), { omitEmpty: true }),
    defaultRequest: field(granularMap(scalar.Quantity), { omitEmpty: true }),
    maxLimitRequestRatio: field(granularMap(scalar.Quantity), { omitEmpty: true }),
  },
}));
