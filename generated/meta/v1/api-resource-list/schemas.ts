// Generated from api-definitions/meta/v1/api-resource-list.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of APIResourceList (api-definitions/meta/v1/api-resource-list.yaml). */
export const apiResourceListSchema: StructSchema = struct("APIResourceList", () => ({
  isKind: true,
  fields: {
    groupVersion: field(scalar.string, { required: true }),
    resources: field(atomicList(apiResourceSchema), { required: true }),
  },
}));

/** Schema of APIResource (api-definitions/meta/v1/api-resource-list.yaml). */
export const apiResourceSchema: StructSchema = struct("APIResource", () => ({
  fields: {
    name: field(scalar.string, { required: true }),
    singularName: field(scalar.string, { required: true }),
    namespaced: field(scalar.boolean, { required: true }),
    group: field(scalar.string, { omitEmpty: true }),
    version: field(scalar.string, { omitEmpty: true }),
    kind: field(scalar.string, { required: true }),
    verbs: field(atomicList(scalar.string), { required: true }),
    shortNames: field(atomicList(scalar.string), { omitEmpty: true }),
    categories: field(atomicList(scalar.string), { omitEmpty: true }),
    storageVersionHash: field(scalar.string, { omitEmpty: true }),
  },
}));
