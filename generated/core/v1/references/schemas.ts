// Generated from api-definitions/core/v1/references.yaml. Do not edit.
import { field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of LocalObjectReference (api-definitions/core/v1/references.yaml). */
export const localObjectReferenceSchema: StructSchema = struct("LocalObjectReference", () => ({
  atomic: true,
  fields: {
    name: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of TypedLocalObjectReference (api-definitions/core/v1/references.yaml). */
export const typedLocalObjectReferenceSchema: StructSchema = struct("TypedLocalObjectReference", () => ({
  atomic: true,
  validationOrder: ["name", "kind", "."],
  fields: {
    apiGroup: field(scalar.string, { optional: true }),
    kind: field(scalar.string, { required: true }),
    name: field(scalar.string, { required: true }),
  },
}));

/** Schema of ObjectReference (api-definitions/core/v1/references.yaml). */
export const objectReferenceSchema: StructSchema = struct("ObjectReference", () => ({
  atomic: true,
  fields: {
    kind: field(scalar.string, { omitEmpty: true }),
    namespace: field(scalar.string, { omitEmpty: true }),
    name: field(scalar.string, { omitEmpty: true }),
    uid: field(scalar.string, { omitEmpty: true }),
    apiVersion: field(scalar.string, { omitEmpty: true }),
    resourceVersion: field(scalar.string, { omitEmpty: true }),
    fieldPath: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of SecretReference (api-definitions/core/v1/references.yaml). */
export const secretReferenceSchema: StructSchema = struct("SecretReference", () => ({
  atomic: true,
  fields: {
    name: field(scalar.string, { omitEmpty: true }),
    namespace: field(scalar.string, { omitEmpty: true }),
  },
}));
