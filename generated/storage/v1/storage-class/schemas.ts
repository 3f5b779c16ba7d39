// Generated from api-definitions/storage/v1/storage-class.yaml. Do not edit.
import { atomicList, field, granularMap, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { topologySelectorTermSchema } from "../../../core/v1/topology-selector/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of StorageClass (api-definitions/storage/v1/storage-class.yaml). */
export const storageClassSchema: StructSchema = struct("StorageClass", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    provisioner: field(
      scalar.string,
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
      {
        omitEmpty: true,
        optional: true,
        default: "Delete",
        checks: {
          rules: [
            {
              rule: "self in ['', 'Delete', 'Retain']",
              message: "supported values: \"Delete\", \"Retain\"",
              reason: "FieldValueNotSupported",
            },
          ],
          immutable: { message: "updates to reclaimPolicy are forbidden.", reason: "FieldValueForbidden" },
        },
      },
    ),
    mountOptions: field(atomicList(scalar.string), { omitEmpty: true }),
    allowVolumeExpansion: field(scalar.boolean, { omitEmpty: true, optional: true }),
    volumeBindingMode: field(scalar.string, { omitEmpty: true, optional: true, default: "Immediate", checks: { immutable: {} } }),
    allowedTopologies: field(atomicList(topologySelectorTermSchema), { omitEmpty: true }),
  },
}));
