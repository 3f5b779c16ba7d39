// Generated from api-definitions/core/v1/secret.yaml. Do not edit.
import { field, granularMap, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of Secret (api-definitions/core/v1/secret.yaml). */
export const secretSchema: StructSchema = struct("Secret", () => ({
  isKind: true,
  validationOrder: ["metadata", "type", "immutable", "data"],
  checks: {
    rules: [
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
        rule: "self.type != '${secretTypeServiceAccountToken}' || (has(self.metadata.annotations) && '${serviceAccountNameAnnotation}' in self.metadata.annotations && self.metadata.annotations['${serviceAccountNameAnnotation}'] != '')",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".metadata.annotations[${serviceAccountNameAnnotation}]",
      },
      {
        rule: "self.type != '${secretTypeDockercfg}' || (has(self.data) && '.dockercfg' in self.data)",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".data[.dockercfg]",
      },
      {
        rule: "self.type != '${secretTypeDockerConfigJson}' || (has(self.data) && '.dockerconfigjson' in self.data)",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".data[.dockerconfigjson]",
      },
      {
        rule: "self.type != '${secretTypeBasicAuth}' || (has(self.data) && ('username' in self.data || 'password' in self.data))",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".data[username]",
      },
      {
        rule: "self.type != '${secretTypeBasicAuth}' || (has(self.data) && ('username' in self.data || 'password' in self.data))",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".data[password]",
      },
      {
        rule: "self.type != '${secretTypeSshAuth}' || (has(self.data) && 'ssh-privatekey' in self.data && self.data['ssh-privatekey'] != '')",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".data[ssh-privatekey]",
      },
      {
        rule: "self.type != '${secretTypeTls}' || (has(self.data) && 'tls.crt' in self.data)",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".data[tls.crt]",
      },
      {
        rule: "self.type != '${secretTypeTls}' || (has(self.data) && 'tls.key' in self.data)",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".data[tls.key]",
      },
    ],
  },
  fields: {
    metadata: field(objectMetaSchema),
    immutable: field(scalar.boolean, { omitEmpty: true, optional: true }),
    data: field(
      granularMap(scalar.bytes),
      {
        omitEmpty: true,
        checks: {
          rules: [{ rule: "totalDecodedBytes(self) <= 1048576", message: "must have at most 1048576 bytes", reason: "FieldValueTooLong" }],
        },
      },
    ),
    stringData: field(granularMap(scalar.string), { omitEmpty: true }),
    type: field(scalar.string, { omitEmpty: true, default: "Opaque", checks: { immutable: {} } }),
  },
}));
