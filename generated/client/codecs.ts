// Generated from api-definitions. Do not edit.
import type { ProtobufCodec } from "../../runtime/definition/resource-definition.js";
import {
  mutatingWebhookConfigurationCodec as admissionregistrationV1MutatingWebhookConfiguration,
  mutatingWebhookConfigurationListCodec as admissionregistrationV1MutatingWebhookConfigurationList,
  validatingWebhookConfigurationCodec as admissionregistrationV1ValidatingWebhookConfiguration,
  validatingWebhookConfigurationListCodec as admissionregistrationV1ValidatingWebhookConfigurationList,
} from "../admissionregistration/v1/protobuf.js";
import {
  tokenRequestCodec as authenticationV1TokenRequest,
  tokenReviewCodec as authenticationV1TokenReview,
} from "../authentication/v1/protobuf.js";
import {
  localSubjectAccessReviewCodec as authorizationV1LocalSubjectAccessReview,
  selfSubjectAccessReviewCodec as authorizationV1SelfSubjectAccessReview,
  selfSubjectRulesReviewCodec as authorizationV1SelfSubjectRulesReview,
  subjectAccessReviewCodec as authorizationV1SubjectAccessReview,
} from "../authorization/v1/protobuf.js";
import {
  certificateSigningRequestCodec as certificatesV1CertificateSigningRequest,
  certificateSigningRequestListCodec as certificatesV1CertificateSigningRequestList,
} from "../certificates/v1/protobuf.js";
import { leaseCodec as coordinationV1Lease, leaseListCodec as coordinationV1LeaseList } from "../coordination/v1/protobuf.js";
import {
  configMapCodec as coreV1ConfigMap,
  configMapListCodec as coreV1ConfigMapList,
  limitRangeCodec as coreV1LimitRange,
  limitRangeListCodec as coreV1LimitRangeList,
  namespaceCodec as coreV1Namespace,
  namespaceListCodec as coreV1NamespaceList,
  persistentVolumeClaimCodec as coreV1PersistentVolumeClaim,
  persistentVolumeClaimListCodec as coreV1PersistentVolumeClaimList,
  podCodec as coreV1Pod,
  podListCodec as coreV1PodList,
  resourceQuotaCodec as coreV1ResourceQuota,
  resourceQuotaListCodec as coreV1ResourceQuotaList,
  secretCodec as coreV1Secret,
  secretListCodec as coreV1SecretList,
  serviceAccountCodec as coreV1ServiceAccount,
  serviceAccountListCodec as coreV1ServiceAccountList,
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
  ingressClassCodec as networkingV1IngressClass,
  ingressClassListCodec as networkingV1IngressClassList,
} from "../networking/v1/protobuf.js";
import { runtimeClassCodec as nodeV1RuntimeClass, runtimeClassListCodec as nodeV1RuntimeClassList } from "../node/v1/protobuf.js";
import {
  runtimeClassCodec as nodeV1beta1RuntimeClass,
  runtimeClassListCodec as nodeV1beta1RuntimeClassList,
} from "../node/v1beta1/protobuf.js";
import {
  clusterRoleBindingCodec as rbacV1ClusterRoleBinding,
  clusterRoleBindingListCodec as rbacV1ClusterRoleBindingList,
  clusterRoleCodec as rbacV1ClusterRole,
  clusterRoleListCodec as rbacV1ClusterRoleList,
  roleBindingCodec as rbacV1RoleBinding,
  roleBindingListCodec as rbacV1RoleBindingList,
  roleCodec as rbacV1Role,
  roleListCodec as rbacV1RoleList,
} from "../rbac/v1/protobuf.js";
import {
  priorityClassCodec as schedulingV1PriorityClass,
  priorityClassListCodec as schedulingV1PriorityClassList,
} from "../scheduling/v1/protobuf.js";
import {
  csiDriverCodec as storageV1CSIDriver,
  csiDriverListCodec as storageV1CSIDriverList,
  csiNodeCodec as storageV1CSINode,
  csiNodeListCodec as storageV1CSINodeList,
  csiStorageCapacityCodec as storageV1CSIStorageCapacity,
  csiStorageCapacityListCodec as storageV1CSIStorageCapacityList,
  storageClassCodec as storageV1StorageClass,
  storageClassListCodec as storageV1StorageClassList,
} from "../storage/v1/protobuf.js";
import {
  csiStorageCapacityCodec as storageV1beta1CSIStorageCapacity,
  csiStorageCapacityListCodec as storageV1beta1CSIStorageCapacityList,
} from "../storage/v1beta1/protobuf.js";

/** Codecs of resources and their lists by `group/version/kind`; a group that ends in a dot goes on with the vendor's domain. */
export const kindCodecs: Readonly<Record<string, ProtobufCodec>> = {
  "admissionregistration./v1/MutatingWebhookConfiguration": admissionregistrationV1MutatingWebhookConfiguration,
  "admissionregistration./v1/MutatingWebhookConfigurationList": admissionregistrationV1MutatingWebhookConfigurationList,
  "admissionregistration./v1/ValidatingWebhookConfiguration": admissionregistrationV1ValidatingWebhookConfiguration,
  "admissionregistration./v1/ValidatingWebhookConfigurationList": admissionregistrationV1ValidatingWebhookConfigurationList,
  "certificates./v1/CertificateSigningRequest": certificatesV1CertificateSigningRequest,
  "certificates./v1/CertificateSigningRequestList": certificatesV1CertificateSigningRequestList,
  "coordination./v1/Lease": coordinationV1Lease,
  "coordination./v1/LeaseList": coordinationV1LeaseList,
  "/v1/ConfigMap": coreV1ConfigMap,
  "/v1/ConfigMapList": coreV1ConfigMapList,
  "/v1/LimitRange": coreV1LimitRange,
  "/v1/LimitRangeList": coreV1LimitRangeList,
  "/v1/Namespace": coreV1Namespace,
  "/v1/NamespaceList": coreV1NamespaceList,
  "/v1/PersistentVolumeClaim": coreV1PersistentVolumeClaim,
  "/v1/PersistentVolumeClaimList": coreV1PersistentVolumeClaimList,
  "/v1/Pod": coreV1Pod,
  "/v1/PodList": coreV1PodList,
  "/v1/ResourceQuota": coreV1ResourceQuota,
  "/v1/ResourceQuotaList": coreV1ResourceQuotaList,
  "/v1/Secret": coreV1Secret,
  "/v1/SecretList": coreV1SecretList,
  "/v1/ServiceAccount": coreV1ServiceAccount,
  "/v1/ServiceAccountList": coreV1ServiceAccountList,
  "networking./v1/IngressClass": networkingV1IngressClass,
  "networking./v1/IngressClassList": networkingV1IngressClassList,
  "node./v1/RuntimeClass": nodeV1RuntimeClass,
  "node./v1/RuntimeClassList": nodeV1RuntimeClassList,
  "node./v1beta1/RuntimeClass": nodeV1beta1RuntimeClass,
  "node./v1beta1/RuntimeClassList": nodeV1beta1RuntimeClassList,
  "rbac.authorization./v1/ClusterRole": rbacV1ClusterRole,
  "rbac.authorization./v1/ClusterRoleList": rbacV1ClusterRoleList,
  "rbac.authorization./v1/ClusterRoleBinding": rbacV1ClusterRoleBinding,
  "rbac.authorization./v1/ClusterRoleBindingList": rbacV1ClusterRoleBindingList,
  "rbac.authorization./v1/Role": rbacV1Role,
  "rbac.authorization./v1/RoleList": rbacV1RoleList,
  "rbac.authorization./v1/RoleBinding": rbacV1RoleBinding,
  "rbac.authorization./v1/RoleBindingList": rbacV1RoleBindingList,
  "scheduling./v1/PriorityClass": schedulingV1PriorityClass,
  "scheduling./v1/PriorityClassList": schedulingV1PriorityClassList,
  "storage./v1/CSIDriver": storageV1CSIDriver,
  "storage./v1/CSIDriverList": storageV1CSIDriverList,
  "storage./v1/CSINode": storageV1CSINode,
  "storage./v1/CSINodeList": storageV1CSINodeList,
  "storage./v1/CSIStorageCapacity": storageV1CSIStorageCapacity,
  "storage./v1/CSIStorageCapacityList": storageV1CSIStorageCapacityList,
  "storage./v1/StorageClass": storageV1StorageClass,
  "storage./v1/StorageClassList": storageV1StorageClassList,
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
  LocalSubjectAccessReview: authorizationV1LocalSubjectAccessReview,
  PartialObjectMetadata: metaV1PartialObjectMetadata,
  PartialObjectMetadataList: metaV1PartialObjectMetadataList,
  PatchOptions: metaV1PatchOptions,
  SelfSubjectAccessReview: authorizationV1SelfSubjectAccessReview,
  SelfSubjectRulesReview: authorizationV1SelfSubjectRulesReview,
  Status: metaV1Status,
  SubjectAccessReview: authorizationV1SubjectAccessReview,
  TokenRequest: authenticationV1TokenRequest,
  TokenReview: authenticationV1TokenReview,
  UpdateOptions: metaV1UpdateOptions,
  WatchEvent: metaV1WatchEvent,
};
