// Generated from api-definitions. Do not edit.
import type { ProtobufCodec } from "../../runtime/definition/resource-definition.js";
import {
  configMapCodec as coreV1ConfigMap,
  configMapListCodec as coreV1ConfigMapList,
  namespaceCodec as coreV1Namespace,
  namespaceListCodec as coreV1NamespaceList,
  persistentVolumeClaimCodec as coreV1PersistentVolumeClaim,
  persistentVolumeClaimListCodec as coreV1PersistentVolumeClaimList,
  podCodec as coreV1Pod,
  podListCodec as coreV1PodList,
  secretCodec as coreV1Secret,
  secretListCodec as coreV1SecretList,
} from "../core/v1/protobuf.js";
import {
  apiGroupCodec as metaV1APIGroup,
  apiGroupListCodec as metaV1APIGroupList,
  apiResourceListCodec as metaV1APIResourceList,
  apiVersionsCodec as metaV1APIVersions,
  createOptionsCodec as metaV1CreateOptions,
  deleteOptionsCodec as metaV1DeleteOptions,
  getOptionsCodec as metaV1GetOptions,
  listOptionsCodec as metaV1ListOptions,
  partialObjectMetadataCodec as metaV1PartialObjectMetadata,
  partialObjectMetadataListCodec as metaV1PartialObjectMetadataList,
  patchOptionsCodec as metaV1PatchOptions,
  statusCodec as metaV1Status,
  updateOptionsCodec as metaV1UpdateOptions,
  watchEventCodec as metaV1WatchEvent,
} from "../meta/v1/protobuf.js";
import {
  csiDriverCodec as storageV1CSIDriver,
  csiDriverListCodec as storageV1CSIDriverList,
  csiNodeCodec as storageV1CSINode,
  csiNodeListCodec as storageV1CSINodeList,
  csiStorageCapacityCodec as storageV1CSIStorageCapacity,
  csiStorageCapacityListCodec as storageV1CSIStorageCapacityList,
} from "../storage/v1/protobuf.js";
import {
  csiStorageCapacityCodec as storageV1beta1CSIStorageCapacity,
  csiStorageCapacityListCodec as storageV1beta1CSIStorageCapacityList,
} from "../storage/v1beta1/protobuf.js";

/** Codecs of resources and their lists by `group/version/kind`; a group that ends in a dot goes on with the vendor's domain. */
export const kindCodecs: Readonly<Record<string, ProtobufCodec>> = {
  "/v1/ConfigMap": coreV1ConfigMap,
  "/v1/ConfigMapList": coreV1ConfigMapList,
  "/v1/Namespace": coreV1Namespace,
  "/v1/NamespaceList": coreV1NamespaceList,
  "/v1/PersistentVolumeClaim": coreV1PersistentVolumeClaim,
  "/v1/PersistentVolumeClaimList": coreV1PersistentVolumeClaimList,
  "/v1/Pod": coreV1Pod,
  "/v1/PodList": coreV1PodList,
  "/v1/Secret": coreV1Secret,
  "/v1/SecretList": coreV1SecretList,
  "storage./v1/CSIDriver": storageV1CSIDriver,
  "storage./v1/CSIDriverList": storageV1CSIDriverList,
  "storage./v1/CSINode": storageV1CSINode,
  "storage./v1/CSINodeList": storageV1CSINodeList,
  "storage./v1/CSIStorageCapacity": storageV1CSIStorageCapacity,
  "storage./v1/CSIStorageCapacityList": storageV1CSIStorageCapacityList,
  "storage./v1beta1/CSIStorageCapacity": storageV1beta1CSIStorageCapacity,
  "storage./v1beta1/CSIStorageCapacityList": storageV1beta1CSIStorageCapacityList,
};

/** Codecs of kinds that are no resources, which every group version has. */
export const metaCodecs: Readonly<Record<string, ProtobufCodec>> = {
  APIGroup: metaV1APIGroup,
  APIGroupList: metaV1APIGroupList,
  APIResourceList: metaV1APIResourceList,
  APIVersions: metaV1APIVersions,
  CreateOptions: metaV1CreateOptions,
  DeleteOptions: metaV1DeleteOptions,
  GetOptions: metaV1GetOptions,
  ListOptions: metaV1ListOptions,
  PartialObjectMetadata: metaV1PartialObjectMetadata,
  PartialObjectMetadataList: metaV1PartialObjectMetadataList,
  PatchOptions: metaV1PatchOptions,
  Status: metaV1Status,
  UpdateOptions: metaV1UpdateOptions,
  WatchEvent: metaV1WatchEvent,
};
