// Generated from api-definitions. Do not edit.
import type { ProtobufCodec } from "../../runtime/definition/resource-definition.js";
import { admissionReviewCodec as admissionV1AdmissionReview } from "../admission/v1/admission-review/protobuf.js";
import {
  mutatingWebhookConfigurationCodec as admissionregistrationV1MutatingWebhookConfiguration,
  mutatingWebhookConfigurationListCodec as admissionregistrationV1MutatingWebhookConfigurationList,
} from "../admissionregistration/v1/mutating-webhook-configuration/protobuf.js";
import {
  validatingWebhookConfigurationCodec as admissionregistrationV1ValidatingWebhookConfiguration,
  validatingWebhookConfigurationListCodec as admissionregistrationV1ValidatingWebhookConfigurationList,
} from "../admissionregistration/v1/validating-webhook-configuration/protobuf.js";
import { apiGroupDiscoveryListCodec as apidiscoveryV2APIGroupDiscoveryList } from "../apidiscovery/v2/api-group-discovery-list/protobuf.js";
import {
  controllerRevisionCodec as appsV1ControllerRevision,
  controllerRevisionListCodec as appsV1ControllerRevisionList,
} from "../apps/v1/controller-revision/protobuf.js";
import { daemonSetCodec as appsV1DaemonSet, daemonSetListCodec as appsV1DaemonSetList } from "../apps/v1/daemon-set/protobuf.js";
import { deploymentCodec as appsV1Deployment, deploymentListCodec as appsV1DeploymentList } from "../apps/v1/deployment/protobuf.js";
import { replicaSetCodec as appsV1ReplicaSet, replicaSetListCodec as appsV1ReplicaSetList } from "../apps/v1/replica-set/protobuf.js";
import { statefulSetCodec as appsV1StatefulSet, statefulSetListCodec as appsV1StatefulSetList } from "../apps/v1/stateful-set/protobuf.js";
import { tokenRequestCodec as authenticationV1TokenRequest } from "../authentication/v1/token-request/protobuf.js";
import {
  tokenReviewCodec as authenticationV1TokenReview,
  tokenReviewListCodec as authenticationV1TokenReviewList,
} from "../authentication/v1/token-review/protobuf.js";
import {
  localSubjectAccessReviewCodec as authorizationV1LocalSubjectAccessReview,
  localSubjectAccessReviewListCodec as authorizationV1LocalSubjectAccessReviewList,
} from "../authorization/v1/local-subject-access-review/protobuf.js";
import {
  selfSubjectAccessReviewCodec as authorizationV1SelfSubjectAccessReview,
  selfSubjectAccessReviewListCodec as authorizationV1SelfSubjectAccessReviewList,
} from "../authorization/v1/self-subject-access-review/protobuf.js";
import {
  selfSubjectRulesReviewCodec as authorizationV1SelfSubjectRulesReview,
  selfSubjectRulesReviewListCodec as authorizationV1SelfSubjectRulesReviewList,
} from "../authorization/v1/self-subject-rules-review/protobuf.js";
import {
  subjectAccessReviewCodec as authorizationV1SubjectAccessReview,
  subjectAccessReviewListCodec as authorizationV1SubjectAccessReviewList,
} from "../authorization/v1/subject-access-review/protobuf.js";
import {
  horizontalPodAutoscalerCodec as autoscalingV1HorizontalPodAutoscaler,
  horizontalPodAutoscalerListCodec as autoscalingV1HorizontalPodAutoscalerList,
} from "../autoscaling/v1/horizontal-pod-autoscaler/protobuf.js";
import { scaleCodec as autoscalingV1Scale } from "../autoscaling/v1/scale/protobuf.js";
import {
  horizontalPodAutoscalerCodec as autoscalingV2HorizontalPodAutoscaler,
  horizontalPodAutoscalerListCodec as autoscalingV2HorizontalPodAutoscalerList,
} from "../autoscaling/v2/horizontal-pod-autoscaler/protobuf.js";
import {
  horizontalPodAutoscalerCodec as autoscalingV2beta1HorizontalPodAutoscaler,
  horizontalPodAutoscalerListCodec as autoscalingV2beta1HorizontalPodAutoscalerList,
} from "../autoscaling/v2beta1/horizontal-pod-autoscaler/protobuf.js";
import {
  horizontalPodAutoscalerCodec as autoscalingV2beta2HorizontalPodAutoscaler,
  horizontalPodAutoscalerListCodec as autoscalingV2beta2HorizontalPodAutoscalerList,
} from "../autoscaling/v2beta2/horizontal-pod-autoscaler/protobuf.js";
import { cronJobCodec as batchV1CronJob, cronJobListCodec as batchV1CronJobList } from "../batch/v1/cron-job/protobuf.js";
import { jobCodec as batchV1Job, jobListCodec as batchV1JobList } from "../batch/v1/job/protobuf.js";
import { cronJobCodec as batchV1beta1CronJob, cronJobListCodec as batchV1beta1CronJobList } from "../batch/v1beta1/cron-job/protobuf.js";
import {
  certificateSigningRequestCodec as certificatesV1CertificateSigningRequest,
  certificateSigningRequestListCodec as certificatesV1CertificateSigningRequestList,
} from "../certificates/v1/certificate-signing-request/protobuf.js";
import { leaseCodec as coordinationV1Lease, leaseListCodec as coordinationV1LeaseList } from "../coordination/v1/lease/protobuf.js";
import { bindingCodec as coreV1Binding, bindingListCodec as coreV1BindingList } from "../core/v1/binding/protobuf.js";
import {
  componentStatusCodec as coreV1ComponentStatus,
  componentStatusListCodec as coreV1ComponentStatusList,
} from "../core/v1/component-status/protobuf.js";
import { configMapCodec as coreV1ConfigMap, configMapListCodec as coreV1ConfigMapList } from "../core/v1/config-map/protobuf.js";
import { endpointsCodec as coreV1Endpoints, endpointsListCodec as coreV1EndpointsList } from "../core/v1/endpoints/protobuf.js";
import { eventCodec as coreV1Event, eventListCodec as coreV1EventList } from "../core/v1/event/protobuf.js";
import { limitRangeCodec as coreV1LimitRange, limitRangeListCodec as coreV1LimitRangeList } from "../core/v1/limit-range/protobuf.js";
import { namespaceCodec as coreV1Namespace, namespaceListCodec as coreV1NamespaceList } from "../core/v1/namespace/protobuf.js";
import { nodeProxyOptionsCodec as coreV1NodeProxyOptions } from "../core/v1/node-proxy-options/protobuf.js";
import { nodeCodec as coreV1Node, nodeListCodec as coreV1NodeList } from "../core/v1/node/protobuf.js";
import {
  persistentVolumeClaimCodec as coreV1PersistentVolumeClaim,
  persistentVolumeClaimListCodec as coreV1PersistentVolumeClaimList,
} from "../core/v1/persistent-volume-claim/protobuf.js";
import {
  persistentVolumeCodec as coreV1PersistentVolume,
  persistentVolumeListCodec as coreV1PersistentVolumeList,
} from "../core/v1/persistent-volume/protobuf.js";
import { podAttachOptionsCodec as coreV1PodAttachOptions } from "../core/v1/pod-attach-options/protobuf.js";
import { podExecOptionsCodec as coreV1PodExecOptions } from "../core/v1/pod-exec-options/protobuf.js";
import { podLogOptionsCodec as coreV1PodLogOptions } from "../core/v1/pod-log-options/protobuf.js";
import { podPortForwardOptionsCodec as coreV1PodPortForwardOptions } from "../core/v1/pod-port-forward-options/protobuf.js";
import { podProxyOptionsCodec as coreV1PodProxyOptions } from "../core/v1/pod-proxy-options/protobuf.js";
import { podTemplateCodec as coreV1PodTemplate, podTemplateListCodec as coreV1PodTemplateList } from "../core/v1/pod-template/protobuf.js";
import { podCodec as coreV1Pod, podListCodec as coreV1PodList } from "../core/v1/pod/protobuf.js";
import {
  replicationControllerCodec as coreV1ReplicationController,
  replicationControllerListCodec as coreV1ReplicationControllerList,
} from "../core/v1/replication-controller/protobuf.js";
import {
  resourceQuotaCodec as coreV1ResourceQuota,
  resourceQuotaListCodec as coreV1ResourceQuotaList,
} from "../core/v1/resource-quota/protobuf.js";
import { secretCodec as coreV1Secret, secretListCodec as coreV1SecretList } from "../core/v1/secret/protobuf.js";
import {
  serviceAccountCodec as coreV1ServiceAccount,
  serviceAccountListCodec as coreV1ServiceAccountList,
} from "../core/v1/service-account/protobuf.js";
import { serviceProxyOptionsCodec as coreV1ServiceProxyOptions } from "../core/v1/service-proxy-options/protobuf.js";
import { serviceCodec as coreV1Service, serviceListCodec as coreV1ServiceList } from "../core/v1/service/protobuf.js";
import {
  endpointSliceCodec as discoveryV1EndpointSlice,
  endpointSliceListCodec as discoveryV1EndpointSliceList,
} from "../discovery/v1/endpoint-slice/protobuf.js";
import {
  endpointSliceCodec as discoveryV1beta1EndpointSlice,
  endpointSliceListCodec as discoveryV1beta1EndpointSliceList,
} from "../discovery/v1beta1/endpoint-slice/protobuf.js";
import { eventCodec as eventsV1Event, eventListCodec as eventsV1EventList } from "../events/v1/event/protobuf.js";
import { eventCodec as eventsV1beta1Event, eventListCodec as eventsV1beta1EventList } from "../events/v1beta1/event/protobuf.js";
import { imageReviewCodec as imagepolicyV1alpha1ImageReview } from "../imagepolicy/v1alpha1/image-review/protobuf.js";
import { apiGroupListCodec as metaV1APIGroupList } from "../meta/v1/api-group-list/protobuf.js";
import { apiGroupCodec as metaV1APIGroup } from "../meta/v1/api-group/protobuf.js";
import { apiResourceListCodec as metaV1APIResourceList } from "../meta/v1/api-resource-list/protobuf.js";
import { apiVersionsCodec as metaV1APIVersions } from "../meta/v1/api-versions/protobuf.js";
import { createOptionsCodec as metaV1CreateOptions } from "../meta/v1/create-options/protobuf.js";
import { deleteOptionsCodec as metaV1DeleteOptions } from "../meta/v1/delete-options/protobuf.js";
import { getOptionsCodec as metaV1GetOptions } from "../meta/v1/get-options/protobuf.js";
import { listOptionsCodec as metaV1ListOptions } from "../meta/v1/list-options/protobuf.js";
import { partialObjectMetadataListCodec as metaV1PartialObjectMetadataList } from "../meta/v1/partial-object-metadata-list/protobuf.js";
import { partialObjectMetadataCodec as metaV1PartialObjectMetadata } from "../meta/v1/partial-object-metadata/protobuf.js";
import { patchOptionsCodec as metaV1PatchOptions } from "../meta/v1/patch-options/protobuf.js";
import { statusCodec as metaV1Status } from "../meta/v1/status/protobuf.js";
import { updateOptionsCodec as metaV1UpdateOptions } from "../meta/v1/update-options/protobuf.js";
import { watchEventCodec as metaV1WatchEvent } from "../meta/v1/watch-event/protobuf.js";
import {
  ingressClassCodec as networkingV1IngressClass,
  ingressClassListCodec as networkingV1IngressClassList,
} from "../networking/v1/ingress-class/protobuf.js";
import { ingressCodec as networkingV1Ingress, ingressListCodec as networkingV1IngressList } from "../networking/v1/ingress/protobuf.js";
import {
  networkPolicyCodec as networkingV1NetworkPolicy,
  networkPolicyListCodec as networkingV1NetworkPolicyList,
} from "../networking/v1/network-policy/protobuf.js";
import {
  runtimeClassCodec as nodeV1RuntimeClass,
  runtimeClassListCodec as nodeV1RuntimeClassList,
} from "../node/v1/runtime-class/protobuf.js";
import {
  runtimeClassCodec as nodeV1beta1RuntimeClass,
  runtimeClassListCodec as nodeV1beta1RuntimeClassList,
} from "../node/v1beta1/runtime-class/protobuf.js";
import { evictionCodec as policyV1Eviction } from "../policy/v1/eviction/protobuf.js";
import {
  podDisruptionBudgetCodec as policyV1PodDisruptionBudget,
  podDisruptionBudgetListCodec as policyV1PodDisruptionBudgetList,
} from "../policy/v1/pod-disruption-budget/protobuf.js";
import { evictionCodec as policyV1beta1Eviction } from "../policy/v1beta1/eviction/protobuf.js";
import {
  podDisruptionBudgetCodec as policyV1beta1PodDisruptionBudget,
  podDisruptionBudgetListCodec as policyV1beta1PodDisruptionBudgetList,
} from "../policy/v1beta1/pod-disruption-budget/protobuf.js";
import {
  podSecurityPolicyCodec as policyV1beta1PodSecurityPolicy,
  podSecurityPolicyListCodec as policyV1beta1PodSecurityPolicyList,
} from "../policy/v1beta1/pod-security-policy/protobuf.js";
import {
  clusterRoleBindingCodec as rbacV1ClusterRoleBinding,
  clusterRoleBindingListCodec as rbacV1ClusterRoleBindingList,
} from "../rbac/v1/cluster-role-binding/protobuf.js";
import { clusterRoleCodec as rbacV1ClusterRole, clusterRoleListCodec as rbacV1ClusterRoleList } from "../rbac/v1/cluster-role/protobuf.js";
import { roleBindingCodec as rbacV1RoleBinding, roleBindingListCodec as rbacV1RoleBindingList } from "../rbac/v1/role-binding/protobuf.js";
import { roleCodec as rbacV1Role, roleListCodec as rbacV1RoleList } from "../rbac/v1/role/protobuf.js";
import {
  priorityClassCodec as schedulingV1PriorityClass,
  priorityClassListCodec as schedulingV1PriorityClassList,
} from "../scheduling/v1/priority-class/protobuf.js";
import { csiDriverCodec as storageV1CSIDriver, csiDriverListCodec as storageV1CSIDriverList } from "../storage/v1/csi-driver/protobuf.js";
import { csiNodeCodec as storageV1CSINode, csiNodeListCodec as storageV1CSINodeList } from "../storage/v1/csi-node/protobuf.js";
import {
  csiStorageCapacityCodec as storageV1CSIStorageCapacity,
  csiStorageCapacityListCodec as storageV1CSIStorageCapacityList,
} from "../storage/v1/csi-storage-capacity/protobuf.js";
import {
  storageClassCodec as storageV1StorageClass,
  storageClassListCodec as storageV1StorageClassList,
} from "../storage/v1/storage-class/protobuf.js";
import {
  volumeAttachmentCodec as storageV1VolumeAttachment,
  volumeAttachmentListCodec as storageV1VolumeAttachmentList,
} from "../storage/v1/volume-attachment/protobuf.js";
import {
  csiStorageCapacityCodec as storageV1beta1CSIStorageCapacity,
  csiStorageCapacityListCodec as storageV1beta1CSIStorageCapacityList,
} from "../storage/v1beta1/csi-storage-capacity/protobuf.js";

/** Codecs of kinds by `group/version/kind`; a group that ends in a dot goes on with the vendor's domain. */
export const kindCodecs: Readonly<Record<string, ProtobufCodec>> = {
  "admissionregistration./v1/MutatingWebhookConfiguration": admissionregistrationV1MutatingWebhookConfiguration,
  "admissionregistration./v1/MutatingWebhookConfigurationList": admissionregistrationV1MutatingWebhookConfigurationList,
  "admissionregistration./v1/ValidatingWebhookConfiguration": admissionregistrationV1ValidatingWebhookConfiguration,
  "admissionregistration./v1/ValidatingWebhookConfigurationList": admissionregistrationV1ValidatingWebhookConfigurationList,
  "apps/v1/ControllerRevision": appsV1ControllerRevision,
  "apps/v1/ControllerRevisionList": appsV1ControllerRevisionList,
  "apps/v1/DaemonSet": appsV1DaemonSet,
  "apps/v1/DaemonSetList": appsV1DaemonSetList,
  "apps/v1/Deployment": appsV1Deployment,
  "apps/v1/DeploymentList": appsV1DeploymentList,
  "apps/v1/ReplicaSet": appsV1ReplicaSet,
  "apps/v1/ReplicaSetList": appsV1ReplicaSetList,
  "apps/v1/StatefulSet": appsV1StatefulSet,
  "apps/v1/StatefulSetList": appsV1StatefulSetList,
  "authentication./v1/TokenReview": authenticationV1TokenReview,
  "authentication./v1/TokenReviewList": authenticationV1TokenReviewList,
  "authorization./v1/LocalSubjectAccessReview": authorizationV1LocalSubjectAccessReview,
  "authorization./v1/LocalSubjectAccessReviewList": authorizationV1LocalSubjectAccessReviewList,
  "authorization./v1/SelfSubjectAccessReview": authorizationV1SelfSubjectAccessReview,
  "authorization./v1/SelfSubjectAccessReviewList": authorizationV1SelfSubjectAccessReviewList,
  "authorization./v1/SelfSubjectRulesReview": authorizationV1SelfSubjectRulesReview,
  "authorization./v1/SelfSubjectRulesReviewList": authorizationV1SelfSubjectRulesReviewList,
  "authorization./v1/SubjectAccessReview": authorizationV1SubjectAccessReview,
  "authorization./v1/SubjectAccessReviewList": authorizationV1SubjectAccessReviewList,
  "autoscaling/v2/HorizontalPodAutoscaler": autoscalingV2HorizontalPodAutoscaler,
  "autoscaling/v2/HorizontalPodAutoscalerList": autoscalingV2HorizontalPodAutoscalerList,
  "autoscaling/v1/HorizontalPodAutoscaler": autoscalingV1HorizontalPodAutoscaler,
  "autoscaling/v1/HorizontalPodAutoscalerList": autoscalingV1HorizontalPodAutoscalerList,
  "autoscaling/v2beta1/HorizontalPodAutoscaler": autoscalingV2beta1HorizontalPodAutoscaler,
  "autoscaling/v2beta1/HorizontalPodAutoscalerList": autoscalingV2beta1HorizontalPodAutoscalerList,
  "autoscaling/v2beta2/HorizontalPodAutoscaler": autoscalingV2beta2HorizontalPodAutoscaler,
  "autoscaling/v2beta2/HorizontalPodAutoscalerList": autoscalingV2beta2HorizontalPodAutoscalerList,
  "batch/v1/CronJob": batchV1CronJob,
  "batch/v1/CronJobList": batchV1CronJobList,
  "batch/v1/Job": batchV1Job,
  "batch/v1/JobList": batchV1JobList,
  "batch/v1beta1/CronJob": batchV1beta1CronJob,
  "batch/v1beta1/CronJobList": batchV1beta1CronJobList,
  "certificates./v1/CertificateSigningRequest": certificatesV1CertificateSigningRequest,
  "certificates./v1/CertificateSigningRequestList": certificatesV1CertificateSigningRequestList,
  "coordination./v1/Lease": coordinationV1Lease,
  "coordination./v1/LeaseList": coordinationV1LeaseList,
  "/v1/Binding": coreV1Binding,
  "/v1/BindingList": coreV1BindingList,
  "/v1/ComponentStatus": coreV1ComponentStatus,
  "/v1/ComponentStatusList": coreV1ComponentStatusList,
  "/v1/ConfigMap": coreV1ConfigMap,
  "/v1/ConfigMapList": coreV1ConfigMapList,
  "/v1/Endpoints": coreV1Endpoints,
  "/v1/EndpointsList": coreV1EndpointsList,
  "/v1/Event": coreV1Event,
  "/v1/EventList": coreV1EventList,
  "/v1/LimitRange": coreV1LimitRange,
  "/v1/LimitRangeList": coreV1LimitRangeList,
  "/v1/Namespace": coreV1Namespace,
  "/v1/NamespaceList": coreV1NamespaceList,
  "/v1/Node": coreV1Node,
  "/v1/NodeList": coreV1NodeList,
  "/v1/PersistentVolume": coreV1PersistentVolume,
  "/v1/PersistentVolumeList": coreV1PersistentVolumeList,
  "/v1/PersistentVolumeClaim": coreV1PersistentVolumeClaim,
  "/v1/PersistentVolumeClaimList": coreV1PersistentVolumeClaimList,
  "/v1/Pod": coreV1Pod,
  "/v1/PodList": coreV1PodList,
  "/v1/PodTemplate": coreV1PodTemplate,
  "/v1/PodTemplateList": coreV1PodTemplateList,
  "/v1/ReplicationController": coreV1ReplicationController,
  "/v1/ReplicationControllerList": coreV1ReplicationControllerList,
  "/v1/ResourceQuota": coreV1ResourceQuota,
  "/v1/ResourceQuotaList": coreV1ResourceQuotaList,
  "/v1/Secret": coreV1Secret,
  "/v1/SecretList": coreV1SecretList,
  "/v1/Service": coreV1Service,
  "/v1/ServiceList": coreV1ServiceList,
  "/v1/ServiceAccount": coreV1ServiceAccount,
  "/v1/ServiceAccountList": coreV1ServiceAccountList,
  "discovery./v1/EndpointSlice": discoveryV1EndpointSlice,
  "discovery./v1/EndpointSliceList": discoveryV1EndpointSliceList,
  "discovery./v1beta1/EndpointSlice": discoveryV1beta1EndpointSlice,
  "discovery./v1beta1/EndpointSliceList": discoveryV1beta1EndpointSliceList,
  "events./v1/Event": eventsV1Event,
  "events./v1/EventList": eventsV1EventList,
  "events./v1beta1/Event": eventsV1beta1Event,
  "events./v1beta1/EventList": eventsV1beta1EventList,
  "networking./v1/Ingress": networkingV1Ingress,
  "networking./v1/IngressList": networkingV1IngressList,
  "networking./v1/IngressClass": networkingV1IngressClass,
  "networking./v1/IngressClassList": networkingV1IngressClassList,
  "networking./v1/NetworkPolicy": networkingV1NetworkPolicy,
  "networking./v1/NetworkPolicyList": networkingV1NetworkPolicyList,
  "node./v1/RuntimeClass": nodeV1RuntimeClass,
  "node./v1/RuntimeClassList": nodeV1RuntimeClassList,
  "node./v1beta1/RuntimeClass": nodeV1beta1RuntimeClass,
  "node./v1beta1/RuntimeClassList": nodeV1beta1RuntimeClassList,
  "policy/v1/PodDisruptionBudget": policyV1PodDisruptionBudget,
  "policy/v1/PodDisruptionBudgetList": policyV1PodDisruptionBudgetList,
  "policy/v1beta1/PodDisruptionBudget": policyV1beta1PodDisruptionBudget,
  "policy/v1beta1/PodDisruptionBudgetList": policyV1beta1PodDisruptionBudgetList,
  "policy/v1beta1/PodSecurityPolicy": policyV1beta1PodSecurityPolicy,
  "policy/v1beta1/PodSecurityPolicyList": policyV1beta1PodSecurityPolicyList,
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
  "storage./v1/VolumeAttachment": storageV1VolumeAttachment,
  "storage./v1/VolumeAttachmentList": storageV1VolumeAttachmentList,
  "storage./v1beta1/CSIStorageCapacity": storageV1beta1CSIStorageCapacity,
  "storage./v1beta1/CSIStorageCapacityList": storageV1beta1CSIStorageCapacityList,
  "apidiscovery./v2/APIGroupDiscoveryList": apidiscoveryV2APIGroupDiscoveryList,
  "admission./v1/AdmissionReview": admissionV1AdmissionReview,
  "policy/v1/Eviction": policyV1Eviction,
  "policy/v1beta1/Eviction": policyV1beta1Eviction,
  "imagepolicy./v1alpha1/ImageReview": imagepolicyV1alpha1ImageReview,
  "/v1/NodeProxyOptions": coreV1NodeProxyOptions,
  "/v1/PodAttachOptions": coreV1PodAttachOptions,
  "/v1/PodExecOptions": coreV1PodExecOptions,
  "/v1/PodLogOptions": coreV1PodLogOptions,
  "/v1/PodPortForwardOptions": coreV1PodPortForwardOptions,
  "/v1/PodProxyOptions": coreV1PodProxyOptions,
  "autoscaling/v1/Scale": autoscalingV1Scale,
  "/v1/ServiceProxyOptions": coreV1ServiceProxyOptions,
  "authentication./v1/TokenRequest": authenticationV1TokenRequest,
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
