// Generated from api-definitions/core/v1. Do not edit.
import { atomicList, field, granularMap, mapList, scalar } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { labelSelectorSchema, listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";
/** Schema of ConfigMap (api-definitions/core/v1/config-map.yaml). */
export const configMapSchema: StructSchema = {
    kind: "struct",
    typeName: "ConfigMap",
    atomic: false,
    fields: {
      metadata: field(objectMetaSchema, 1),
      immutable: field(scalar.boolean, 4, { omitEmpty: true, optional: true }),
      data: field(granularMap(scalar.string), 2, { omitEmpty: true }),
      binaryData: field(granularMap(scalar.bytes), 3, { omitEmpty: true }),
    },
  };
/** Schema of ConfigMapList (api-definitions/core/v1/config-map.yaml). */
export const configMapListSchema: StructSchema = {
    kind: "struct",
    typeName: "ConfigMapList",
    atomic: false,
    fields: {
      metadata: field(listMetaSchema, 1),
      items: field(atomicList(configMapSchema), 2, { required: true }),
    },
  };
/** Schema of NamespaceSpec (api-definitions/core/v1/namespace.yaml). */
export const namespaceSpecSchema: StructSchema = {
    kind: "struct",
    typeName: "NamespaceSpec",
    atomic: false,
    fields: {
      finalizers: field(atomicList(scalar.string), 1, { omitEmpty: true }),
    },
  };
/** Schema of NamespaceCondition (api-definitions/core/v1/namespace.yaml). */
export const namespaceConditionSchema: StructSchema = {
    kind: "struct",
    typeName: "NamespaceCondition",
    atomic: false,
    fields: {
      type: field(scalar.string, 1, { required: true }),
      status: field(scalar.string, 2, { required: true }),
      lastTransitionTime: field(scalar.Time, 4),
      reason: field(scalar.string, 5, { omitEmpty: true }),
      message: field(scalar.string, 6, { omitEmpty: true }),
    },
  };
/** Schema of NamespaceStatus (api-definitions/core/v1/namespace.yaml). */
export const namespaceStatusSchema: StructSchema = {
    kind: "struct",
    typeName: "NamespaceStatus",
    atomic: false,
    fields: {
      phase: field(scalar.string, 1, { omitEmpty: true, default: "Active" }),
      conditions: field(mapList(["type"], namespaceConditionSchema), 2, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
    },
  };
/** Schema of Namespace (api-definitions/core/v1/namespace.yaml). */
export const namespaceSchema: StructSchema = {
    kind: "struct",
    typeName: "Namespace",
    atomic: false,
    fields: {
      metadata: field(objectMetaSchema, 1),
      spec: field(namespaceSpecSchema, 2),
      status: field(namespaceStatusSchema, 3),
    },
  };
/** Schema of NamespaceList (api-definitions/core/v1/namespace.yaml). */
export const namespaceListSchema: StructSchema = {
    kind: "struct",
    typeName: "NamespaceList",
    atomic: false,
    fields: {
      metadata: field(listMetaSchema, 1),
      items: field(atomicList(namespaceSchema), 2, { required: true }),
    },
  };
/** Schema of ResourceRequirements (api-definitions/core/v1/resource-requirements.yaml). */
export const resourceRequirementsSchema: StructSchema = {
    kind: "struct",
    typeName: "ResourceRequirements",
    atomic: false,
    fields: {
      limits: field(granularMap(scalar.Quantity), 1, { omitEmpty: true }),
      requests: field(granularMap(scalar.Quantity), 2, { omitEmpty: true }),
    },
  };
/** Schema of TypedLocalObjectReference (api-definitions/core/v1/references.yaml). */
export const typedLocalObjectReferenceSchema: StructSchema = {
    kind: "struct",
    typeName: "TypedLocalObjectReference",
    atomic: true,
    fields: {
      apiGroup: field(scalar.string, 1, { optional: true }),
      kind: field(scalar.string, 2, { required: true }),
      name: field(scalar.string, 3, { required: true }),
    },
  };
/** Schema of PersistentVolumeClaimSpec (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimSpecSchema: StructSchema = {
    kind: "struct",
    typeName: "PersistentVolumeClaimSpec",
    atomic: false,
    fields: {
      accessModes: field(atomicList(scalar.string), 1, { omitEmpty: true }),
      selector: field(labelSelectorSchema, 4, { omitEmpty: true, optional: true }),
      resources: field(resourceRequirementsSchema, 2),
      volumeName: field(scalar.string, 3, { omitEmpty: true }),
      storageClassName: field(scalar.string, 5, { omitEmpty: true, optional: true }),
      volumeMode: field(scalar.string, 6, { omitEmpty: true, optional: true, default: "Filesystem" }),
      dataSource: field(typedLocalObjectReferenceSchema, 7, { omitEmpty: true, optional: true }),
      dataSourceRef: field(typedLocalObjectReferenceSchema, 8, { omitEmpty: true, optional: true }),
    },
  };
/** Schema of PersistentVolumeClaimCondition (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimConditionSchema: StructSchema = {
    kind: "struct",
    typeName: "PersistentVolumeClaimCondition",
    atomic: false,
    fields: {
      type: field(scalar.string, 1, { required: true }),
      status: field(scalar.string, 2, { required: true }),
      lastProbeTime: field(scalar.Time, 3),
      lastTransitionTime: field(scalar.Time, 4),
      reason: field(scalar.string, 5, { omitEmpty: true }),
      message: field(scalar.string, 6, { omitEmpty: true }),
    },
  };
/** Schema of PersistentVolumeClaimStatus (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimStatusSchema: StructSchema = {
    kind: "struct",
    typeName: "PersistentVolumeClaimStatus",
    atomic: false,
    fields: {
      phase: field(scalar.string, 1, { omitEmpty: true, default: "Pending" }),
      accessModes: field(atomicList(scalar.string), 2, { omitEmpty: true }),
      capacity: field(granularMap(scalar.Quantity), 3, { omitEmpty: true }),
      conditions: field(
        mapList(["type"], persistentVolumeClaimConditionSchema),
        4,
        { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" },
      ),
      allocatedResources: field(granularMap(scalar.Quantity), 5, { omitEmpty: true }),
      resizeStatus: field(scalar.string, 6, { omitEmpty: true, optional: true }),
    },
  };
/** Schema of PersistentVolumeClaim (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimSchema: StructSchema = {
    kind: "struct",
    typeName: "PersistentVolumeClaim",
    atomic: false,
    fields: {
      metadata: field(objectMetaSchema, 1),
      spec: field(persistentVolumeClaimSpecSchema, 2),
      status: field(persistentVolumeClaimStatusSchema, 3),
    },
  };
/** Schema of PersistentVolumeClaimList (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimListSchema: StructSchema = {
    kind: "struct",
    typeName: "PersistentVolumeClaimList",
    atomic: false,
    fields: {
      metadata: field(listMetaSchema, 1),
      items: field(atomicList(persistentVolumeClaimSchema), 2, { required: true }),
    },
  };
/** Schema of LocalObjectReference (api-definitions/core/v1/references.yaml). */
export const localObjectReferenceSchema: StructSchema = {
    kind: "struct",
    typeName: "LocalObjectReference",
    atomic: true,
    fields: {
      name: field(scalar.string, 1, { omitEmpty: true }),
    },
  };
/** Schema of ObjectReference (api-definitions/core/v1/references.yaml). */
export const objectReferenceSchema: StructSchema = {
    kind: "struct",
    typeName: "ObjectReference",
    atomic: true,
    fields: {
      kind: field(scalar.string, 1, { omitEmpty: true }),
      namespace: field(scalar.string, 2, { omitEmpty: true }),
      name: field(scalar.string, 3, { omitEmpty: true }),
      uid: field(scalar.string, 4, { omitEmpty: true }),
      apiVersion: field(scalar.string, 5, { omitEmpty: true }),
      resourceVersion: field(scalar.string, 6, { omitEmpty: true }),
      fieldPath: field(scalar.string, 7, { omitEmpty: true }),
    },
  };
/** Schema of SecretReference (api-definitions/core/v1/references.yaml). */
export const secretReferenceSchema: StructSchema = {
    kind: "struct",
    typeName: "SecretReference",
    atomic: true,
    fields: {
      name: field(scalar.string, 1, { omitEmpty: true }),
      namespace: field(scalar.string, 2, { omitEmpty: true }),
    },
  };
/** Schema of Secret (api-definitions/core/v1/secret.yaml). */
export const secretSchema: StructSchema = {
    kind: "struct",
    typeName: "Secret",
    atomic: false,
    fields: {
      metadata: field(objectMetaSchema, 1),
      immutable: field(scalar.boolean, 5, { omitEmpty: true, optional: true }),
      data: field(granularMap(scalar.bytes), 2, { omitEmpty: true }),
      stringData: field(granularMap(scalar.string), 4, { omitEmpty: true, writeOnly: true }),
      type: field(scalar.string, 3, { omitEmpty: true, default: "Opaque" }),
    },
  };
/** Schema of SecretList (api-definitions/core/v1/secret.yaml). */
export const secretListSchema: StructSchema = {
    kind: "struct",
    typeName: "SecretList",
    atomic: false,
    fields: {
      metadata: field(listMetaSchema, 1),
      items: field(atomicList(secretSchema), 2, { required: true }),
    },
  };
