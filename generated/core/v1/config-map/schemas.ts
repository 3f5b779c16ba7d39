// Generated from api-definitions/core/v1/config-map.yaml. Do not edit.
import { field, granularMap, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of ConfigMap (api-definitions/core/v1/config-map.yaml). */
export const configMapSchema: StructSchema = struct("ConfigMap", () => ({
  isKind: true,
  validationOrder: ["metadata", "immutable", "data", "binaryData", "."],
  checks: {
    rules: [
      {
        rule: "totalBytes(self.data) + totalDecodedBytes(self.binaryData) <= 1048576",
        message: "must have at most 1048576 bytes",
        reason: "FieldValueTooLong",
      },
      {
        rule: "!(has(oldSelf.immutable) && oldSelf.immutable) || (has(self.immutable) && self.immutable)",
        message: "field is immutable when `immutable` is set",
        reason: "FieldValueForbidden",
        fieldPath: ".immutable",
      },
      {
        rule: "!(has(oldSelf.immutable) && oldSelf.immutable) || (has(self.data) == has(oldSelf.data) && (!has(self.data) || self.data == oldSelf.data))",
        message: "field is immutable when `immutable` is set",
        reason: "FieldValueForbidden",
        fieldPath: ".data",
      },
      {
        rule: "!(has(oldSelf.immutable) && oldSelf.immutable) || (has(self.binaryData) == has(oldSelf.binaryData) && (!has(self.binaryData) || self.binaryData == oldSelf.binaryData))",
        message: "field is immutable when `immutable` is set",
        reason: "FieldValueForbidden",
        fieldPath: ".binaryData",
      },
    ],
  },
  fields: {
    metadata: field(objectMetaSchema),
    immutable: field(scalar.boolean, { omitEmpty: true, optional: true }),
    data: field(
      granularMap(scalar.string, undefined, {
        rules: [
          {
            rule: "!has(object.binaryData) || !(self in object.binaryData)",
            message: "duplicate of key present in binaryData",
            reason: "FieldValueInvalid",
          },
        ],
      }),
      { omitEmpty: true },
    ),
    binaryData: field(granularMap(scalar.bytes), { omitEmpty: true }),
  },
}));
