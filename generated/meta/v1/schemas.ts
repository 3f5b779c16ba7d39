// Generated from api-definitions/meta/v1. Do not edit.
import {
  anyObject,
  atomicList,
  field,
  granularMap,
  mapList,
  rawExtension,
  scalar,
  setList,
  struct,
} from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";

/** Schema of APIGroupList (api-definitions/meta/v1/api-group-list.yaml). */
export const apiGroupListSchema: StructSchema = struct("APIGroupList", () => ({
  fields: {
    groups: field(atomicList(apiGroupSchema), 1, { required: true }),
  },
}));

/** Schema of APIGroup (api-definitions/meta/v1/api-group.yaml). */
export const apiGroupSchema: StructSchema = struct("APIGroup", () => ({
  fields: {
    name: field(scalar.string, 1, { required: true }),
    versions: field(atomicList(groupVersionForDiscoverySchema), 2, { required: true }),
    preferredVersion: field(groupVersionForDiscoverySchema, 3),
    serverAddressByClientCIDRs: field(atomicList(serverAddressByClientCIDRSchema), 4, { omitEmpty: true }),
  },
}));

/** Schema of GroupVersionForDiscovery (api-definitions/meta/v1/api-group.yaml). */
export const groupVersionForDiscoverySchema: StructSchema = struct("GroupVersionForDiscovery", () => ({
  fields: {
    groupVersion: field(scalar.string, 1, { required: true }),
    version: field(scalar.string, 2, { required: true }),
  },
}));

/** Schema of APIResourceList (api-definitions/meta/v1/api-resource-list.yaml). */
export const apiResourceListSchema: StructSchema = struct("APIResourceList", () => ({
  fields: {
    groupVersion: field(scalar.string, 1, { required: true }),
    resources: field(atomicList(apiResourceSchema), 2, { required: true }),
  },
}));

/** Schema of APIResource (api-definitions/meta/v1/api-resource-list.yaml). */
export const apiResourceSchema: StructSchema = struct("APIResource", () => ({
  fields: {
    name: field(scalar.string, 1, { required: true }),
    singularName: field(scalar.string, 6, { required: true }),
    namespaced: field(scalar.boolean, 2, { required: true }),
    group: field(scalar.string, 8, { omitEmpty: true }),
    version: field(scalar.string, 9, { omitEmpty: true }),
    kind: field(scalar.string, 3, { required: true }),
    verbs: field(atomicList(scalar.string), 4, { required: true }),
    shortNames: field(atomicList(scalar.string), 5, { omitEmpty: true }),
    categories: field(atomicList(scalar.string), 7, { omitEmpty: true }),
    storageVersionHash: field(scalar.string, 10, { omitEmpty: true }),
  },
}));

/** Schema of APIVersions (api-definitions/meta/v1/api-versions.yaml). */
export const apiVersionsSchema: StructSchema = struct("APIVersions", () => ({
  fields: {
    versions: field(atomicList(scalar.string), 1, { required: true }),
    serverAddressByClientCIDRs: field(atomicList(serverAddressByClientCIDRSchema), 2, { required: true }),
  },
}));

/** Schema of ServerAddressByClientCIDR (api-definitions/meta/v1/api-versions.yaml). */
export const serverAddressByClientCIDRSchema: StructSchema = struct("ServerAddressByClientCIDR", () => ({
  fields: {
    clientCIDR: field(scalar.string, 1, { required: true }),
    serverAddress: field(scalar.string, 2, { required: true }),
  },
}));

/** Schema of Condition (api-definitions/meta/v1/condition.yaml). */
export const conditionSchema: StructSchema = struct("Condition", () => ({
  fields: {
    type: field(scalar.string, 1, { required: true }),
    status: field(scalar.string, 2, { required: true }),
    observedGeneration: field(scalar.int64, 3, { omitEmpty: true }),
    lastTransitionTime: field(scalar.Time, 4, { required: true }),
    reason: field(scalar.string, 5, { required: true }),
    message: field(scalar.string, 6, { required: true }),
  },
}));

/** Schema of CreateOptions (api-definitions/meta/v1/create-options.yaml). */
export const createOptionsSchema: StructSchema = struct("CreateOptions", () => ({
  fields: {
    dryRun: field(atomicList(scalar.string), 1, { omitEmpty: true }),
    fieldManager: field(scalar.string, 3, { omitEmpty: true }),
    fieldValidation: field(scalar.string, 4, { omitEmpty: true }),
  },
}));

/** Schema of DeleteOptions (api-definitions/meta/v1/delete-options.yaml). */
export const deleteOptionsSchema: StructSchema = struct("DeleteOptions", () => ({
  fields: {
    gracePeriodSeconds: field(scalar.int64, 1, { omitEmpty: true, optional: true }),
    preconditions: field(preconditionsSchema, 2, { omitEmpty: true, optional: true }),
    orphanDependents: field(scalar.boolean, 3, { omitEmpty: true, optional: true }),
    propagationPolicy: field(scalar.string, 4, { omitEmpty: true, optional: true }),
    dryRun: field(atomicList(scalar.string), 5, { omitEmpty: true }),
  },
}));

/** Schema of Preconditions (api-definitions/meta/v1/delete-options.yaml). */
export const preconditionsSchema: StructSchema = struct("Preconditions", () => ({
  fields: {
    uid: field(scalar.string, 1, { omitEmpty: true, optional: true }),
    resourceVersion: field(scalar.string, 2, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of GetOptions (api-definitions/meta/v1/get-options.yaml). */
export const getOptionsSchema: StructSchema = struct("GetOptions", () => ({
  fields: {
    resourceVersion: field(scalar.string, 1, { omitEmpty: true }),
  },
}));

/** Schema of LabelSelector (api-definitions/meta/v1/label-selector.yaml). */
export const labelSelectorSchema: StructSchema = struct("LabelSelector", () => ({
  atomic: true,
  fields: {
    matchLabels: field(granularMap(scalar.string), 1, { omitEmpty: true, errorPath: "matchLabels" }),
    matchExpressions: field(atomicList(labelSelectorRequirementSchema), 2, { omitEmpty: true }),
  },
}));

/** Schema of LabelSelectorRequirement (api-definitions/meta/v1/label-selector.yaml). */
export const labelSelectorRequirementSchema: StructSchema = struct("LabelSelectorRequirement", () => ({
  validationOrder: ["values", "operator", "key"],
  checks: {
    rules: [
      {
        rule: "self.operator in ['In', 'NotIn', 'Exists', 'DoesNotExist']",
        message: "not a valid selector operator",
        reason: "FieldValueInvalid",
        fieldPath: ".operator",
      },
      {
        rule: "!(self.operator in ['In', 'NotIn']) || (has(self.values) && size(self.values) > 0)",
        message: "must be specified when `operator` is 'In' or 'NotIn'",
        reason: "FieldValueRequired",
        fieldPath: ".values",
      },
      {
        rule: "!(self.operator in ['Exists', 'DoesNotExist']) || !has(self.values) || size(self.values) == 0",
        message: "may not be specified when `operator` is 'Exists' or 'DoesNotExist'",
        reason: "FieldValueForbidden",
        fieldPath: ".values",
      },
    ],
  },
  fields: {
    key: field(scalar.string, 1, { required: true }),
    operator: field(scalar.string, 2, { required: true }),
    values: field(atomicList(scalar.string), 3, { omitEmpty: true }),
  },
}));

/** Schema of ListOptions (api-definitions/meta/v1/list-options.yaml). */
export const listOptionsSchema: StructSchema = struct("ListOptions", () => ({
  fields: {
    labelSelector: field(scalar.string, 1, { omitEmpty: true }),
    fieldSelector: field(scalar.string, 2, { omitEmpty: true }),
    watch: field(scalar.boolean, 3, { omitEmpty: true }),
    allowWatchBookmarks: field(scalar.boolean, 9, { omitEmpty: true }),
    resourceVersion: field(scalar.string, 4, { omitEmpty: true }),
    resourceVersionMatch: field(scalar.string, 10, { omitEmpty: true }),
    timeoutSeconds: field(scalar.int64, 5, { omitEmpty: true, optional: true }),
    limit: field(scalar.int64, 7, { omitEmpty: true }),
    continue: field(scalar.string, 8, { omitEmpty: true }),
  },
}));

/** Schema of ObjectMeta (api-definitions/meta/v1/object-meta.yaml). */
export const objectMetaSchema: StructSchema = struct("ObjectMeta", () => ({
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    generateName: field(scalar.string, 2, { omitEmpty: true }),
    namespace: field(scalar.string, 3, { omitEmpty: true }),
    selfLink: field(scalar.string, 4, { omitEmpty: true }),
    uid: field(scalar.string, 5, { omitEmpty: true }),
    resourceVersion: field(scalar.string, 6, { omitEmpty: true }),
    generation: field(scalar.int64, 7, { omitEmpty: true }),
    creationTimestamp: field(scalar.Time, 8),
    deletionTimestamp: field(scalar.Time, 9, { omitEmpty: true, optional: true }),
    deletionGracePeriodSeconds: field(scalar.int64, 10, { omitEmpty: true, optional: true }),
    labels: field(granularMap(scalar.string), 11, { omitEmpty: true }),
    annotations: field(granularMap(scalar.string), 12, { omitEmpty: true }),
    ownerReferences: field(mapList(["uid"], ownerReferenceSchema), 13, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "uid" }),
    finalizers: field(setList(scalar.string), 14, { omitEmpty: true, patchStrategy: ["merge"] }),
    clusterName: field(scalar.string, 15, { omitEmpty: true }),
    managedFields: field(atomicList(managedFieldsEntrySchema), 17, { omitEmpty: true }),
  },
}));

/** Schema of OwnerReference (api-definitions/meta/v1/object-meta.yaml). */
export const ownerReferenceSchema: StructSchema = struct("OwnerReference", () => ({
  atomic: true,
  fields: {
    apiVersion: field(scalar.string, 5, { required: true }),
    kind: field(scalar.string, 1, { required: true }),
    name: field(scalar.string, 3, { required: true }),
    uid: field(scalar.string, 4, { required: true }),
    controller: field(scalar.boolean, 6, { omitEmpty: true, optional: true }),
    blockOwnerDeletion: field(scalar.boolean, 7, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ManagedFieldsEntry (api-definitions/meta/v1/object-meta.yaml). */
export const managedFieldsEntrySchema: StructSchema = struct("ManagedFieldsEntry", () => ({
  fields: {
    manager: field(scalar.string, 1, { omitEmpty: true }),
    operation: field(scalar.string, 2, { omitEmpty: true }),
    apiVersion: field(scalar.string, 3, { omitEmpty: true }),
    time: field(scalar.Time, 4, { omitEmpty: true, optional: true }),
    fieldsType: field(scalar.string, 6, { omitEmpty: true }),
    fieldsV1: field(anyObject, 7, { omitEmpty: true, optional: true }),
    subresource: field(scalar.string, 8, { omitEmpty: true }),
  },
}));

/** Schema of ListMeta (api-definitions/meta/v1/object-meta.yaml). */
export const listMetaSchema: StructSchema = struct("ListMeta", () => ({
  fields: {
    selfLink: field(scalar.string, 1, { omitEmpty: true }),
    resourceVersion: field(scalar.string, 2, { omitEmpty: true }),
    continue: field(scalar.string, 3, { omitEmpty: true }),
    remainingItemCount: field(scalar.int64, 4, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of TypeMeta (api-definitions/meta/v1/object-meta.yaml). */
export const typeMetaSchema: StructSchema = struct("TypeMeta", () => ({
  fields: {
    kind: field(scalar.string, 1, { omitEmpty: true }),
    apiVersion: field(scalar.string, 2, { omitEmpty: true }),
  },
}));

/** Schema of GroupVersionKind (api-definitions/meta/v1/object-meta.yaml). */
export const groupVersionKindSchema: StructSchema = struct("GroupVersionKind", () => ({
  fields: {
    group: field(scalar.string, 1, { required: true }),
    version: field(scalar.string, 2, { required: true }),
    kind: field(scalar.string, 3, { required: true }),
  },
}));

/** Schema of GroupVersionResource (api-definitions/meta/v1/object-meta.yaml). */
export const groupVersionResourceSchema: StructSchema = struct("GroupVersionResource", () => ({
  fields: {
    group: field(scalar.string, 1, { required: true }),
    version: field(scalar.string, 2, { required: true }),
    resource: field(scalar.string, 3, { required: true }),
  },
}));

/** Schema of PartialObjectMetadataList (api-definitions/meta/v1/partial-object-metadata-list.yaml). */
export const partialObjectMetadataListSchema: StructSchema = struct("PartialObjectMetadataList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(partialObjectMetadataSchema), 2, { required: true }),
  },
}));

/** Schema of PartialObjectMetadata (api-definitions/meta/v1/partial-object-metadata.yaml). */
export const partialObjectMetadataSchema: StructSchema = struct("PartialObjectMetadata", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
  },
}));

/** Schema of PatchOptions (api-definitions/meta/v1/patch-options.yaml). */
export const patchOptionsSchema: StructSchema = struct("PatchOptions", () => ({
  fields: {
    dryRun: field(atomicList(scalar.string), 1, { omitEmpty: true }),
    force: field(scalar.boolean, 2, { omitEmpty: true, optional: true }),
    fieldManager: field(scalar.string, 3, { omitEmpty: true }),
    fieldValidation: field(scalar.string, 4, { omitEmpty: true }),
  },
}));

/** Schema of Status (api-definitions/meta/v1/status.yaml). */
export const statusSchema: StructSchema = struct("Status", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    status: field(scalar.string, 2, { omitEmpty: true }),
    message: field(scalar.string, 3, { omitEmpty: true }),
    reason: field(scalar.string, 4, { omitEmpty: true }),
    details: field(statusDetailsSchema, 5, { omitEmpty: true, optional: true }),
    code: field(scalar.int32, 6, { omitEmpty: true }),
  },
}));

/** Schema of StatusDetails (api-definitions/meta/v1/status.yaml). */
export const statusDetailsSchema: StructSchema = struct("StatusDetails", () => ({
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    group: field(scalar.string, 2, { omitEmpty: true }),
    kind: field(scalar.string, 3, { omitEmpty: true }),
    uid: field(scalar.string, 6, { omitEmpty: true }),
    causes: field(atomicList(statusCauseSchema), 4, { omitEmpty: true }),
    retryAfterSeconds: field(scalar.int32, 5, { omitEmpty: true }),
  },
}));

/** Schema of StatusCause (api-definitions/meta/v1/status.yaml). */
export const statusCauseSchema: StructSchema = struct("StatusCause", () => ({
  fields: {
    reason: field(scalar.string, 1, { omitEmpty: true }),
    message: field(scalar.string, 2, { omitEmpty: true }),
    field: field(scalar.string, 3, { omitEmpty: true }),
  },
}));

/** Schema of TableOptions (api-definitions/meta/v1/table-options.yaml). */
export const tableOptionsSchema: StructSchema = struct("TableOptions", () => ({
  fields: {
    includeObject: field(scalar.string, 0, { omitEmpty: true }),
  },
}));

/** Schema of Table (api-definitions/meta/v1/table.yaml). */
export const tableSchema: StructSchema = struct("Table", () => ({
  fields: {
    metadata: field(listMetaSchema, 0),
    columnDefinitions: field(atomicList(tableColumnDefinitionSchema), 0, { required: true }),
    rows: field(atomicList(tableRowSchema), 0, { required: true }),
  },
}));

/** Schema of TableColumnDefinition (api-definitions/meta/v1/table.yaml). */
export const tableColumnDefinitionSchema: StructSchema = struct("TableColumnDefinition", () => ({
  fields: {
    name: field(scalar.string, 0, { required: true }),
    type: field(scalar.string, 0, { required: true }),
    format: field(scalar.string, 0, { required: true }),
    description: field(scalar.string, 0, { required: true }),
    priority: field(scalar.int32, 0, { required: true }),
  },
}));

/** Schema of TableRow (api-definitions/meta/v1/table.yaml). */
export const tableRowSchema: StructSchema = struct("TableRow", () => ({
  fields: {
    cells: field(atomicList(rawExtension), 0, { required: true }),
    conditions: field(atomicList(tableRowConditionSchema), 0, { omitEmpty: true }),
    object: field(rawExtension, 0, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of TableRowCondition (api-definitions/meta/v1/table.yaml). */
export const tableRowConditionSchema: StructSchema = struct("TableRowCondition", () => ({
  fields: {
    type: field(scalar.string, 0, { required: true }),
    status: field(scalar.string, 0, { required: true }),
    reason: field(scalar.string, 0, { omitEmpty: true }),
    message: field(scalar.string, 0, { omitEmpty: true }),
  },
}));

/** Schema of UpdateOptions (api-definitions/meta/v1/update-options.yaml). */
export const updateOptionsSchema: StructSchema = struct("UpdateOptions", () => ({
  fields: {
    dryRun: field(atomicList(scalar.string), 1, { omitEmpty: true }),
    fieldManager: field(scalar.string, 2, { omitEmpty: true }),
    fieldValidation: field(scalar.string, 3, { omitEmpty: true }),
  },
}));

/** Schema of WatchEvent (api-definitions/meta/v1/watch-event.yaml). */
export const watchEventSchema: StructSchema = struct("WatchEvent", () => ({
  fields: {
    type: field(scalar.string, 1, { required: true }),
    object: field(rawExtension, 2, { required: true }),
  },
}));
