// Generated from api-definitions/meta/v1/object-meta.yaml. Do not edit.
import {
  anyObject,
  atomicList,
  field,
  granularMap,
  mapList,
  scalar,
  setList,
  struct,
} from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of ObjectMeta (api-definitions/meta/v1/object-meta.yaml). */
export const objectMetaSchema: StructSchema = struct("ObjectMeta", () => ({
  fields: {
    name: field(scalar.string, { omitEmpty: true }),
    generateName: field(scalar.string, { omitEmpty: true }),
    namespace: field(scalar.string, { omitEmpty: true }),
    selfLink: field(scalar.string, { omitEmpty: true }),
    uid: field(scalar.string, { omitEmpty: true }),
    resourceVersion: field(scalar.string, { omitEmpty: true }),
    generation: field(scalar.int64, { omitEmpty: true }),
    creationTimestamp: field(scalar.Time),
    deletionTimestamp: field(scalar.Time, { omitEmpty: true, optional: true }),
    deletionGracePeriodSeconds: field(scalar.int64, { omitEmpty: true, optional: true }),
    labels: field(granularMap(scalar.string), { omitEmpty: true }),
    annotations: field(granularMap(scalar.string), { omitEmpty: true }),
    ownerReferences: field(mapList(["uid"], ownerReferenceSchema), { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "uid" }),
    finalizers: field(setList(scalar.string), { omitEmpty: true, patchStrategy: ["merge"] }),
    clusterName: field(scalar.string, { omitEmpty: true }),
    managedFields: field(atomicList(managedFieldsEntrySchema), { omitEmpty: true }),
  },
}));

/** Schema of OwnerReference (api-definitions/meta/v1/object-meta.yaml). */
export const ownerReferenceSchema: StructSchema = struct("OwnerReference", () => ({
  atomic: true,
  fields: {
    apiVersion: field(scalar.string, { required: true }),
    kind: field(scalar.string, { required: true }),
    name: field(scalar.string, { required: true }),
    uid: field(scalar.string, { required: true }),
    controller: field(scalar.boolean, { omitEmpty: true, optional: true }),
    blockOwnerDeletion: field(scalar.boolean, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ManagedFieldsEntry (api-definitions/meta/v1/object-meta.yaml). */
export const managedFieldsEntrySchema: StructSchema = struct("ManagedFieldsEntry", () => ({
  fields: {
    manager: field(scalar.string, { omitEmpty: true }),
    operation: field(scalar.string, { omitEmpty: true }),
    apiVersion: field(scalar.string, { omitEmpty: true }),
    time: field(scalar.Time, { omitEmpty: true, optional: true }),
    fieldsType: field(scalar.string, { omitEmpty: true }),
    fieldsV1: field(anyObject, { omitEmpty: true, optional: true }),
    subresource: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of ListMeta (api-definitions/meta/v1/object-meta.yaml). */
export const listMetaSchema: StructSchema = struct("ListMeta", () => ({
  fields: {
    selfLink: field(scalar.string, { omitEmpty: true }),
    resourceVersion: field(scalar.string, { omitEmpty: true }),
    continue: field(scalar.string, { omitEmpty: true }),
    remainingItemCount: field(scalar.int64, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of GroupVersionKind (api-definitions/meta/v1/object-meta.yaml). */
export const groupVersionKindSchema: StructSchema = struct("GroupVersionKind", () => ({
  fields: {
    group: field(scalar.string, { required: true }),
    version: field(scalar.string, { required: true }),
    kind: field(scalar.string, { required: true }),
  },
}));

/** Schema of GroupVersionResource (api-definitions/meta/v1/object-meta.yaml). */
export const groupVersionResourceSchema: StructSchema = struct("GroupVersionResource", () => ({
  fields: {
    group: field(scalar.string, { required: true }),
    version: field(scalar.string, { required: true }),
    resource: field(scalar.string, { required: true }),
  },
}));
