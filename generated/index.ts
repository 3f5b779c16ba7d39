// Generated from api-definitions. Do not edit.
import type { DefinitionFactory } from "../runtime/definition/resource-definition.js";
import {
  mutatingWebhookConfigurationHandler as admissionregistrationV1MutatingWebhookConfiguration,
} from "./admissionregistration/v1/mutating-webhook-configuration/handler.js";
import {
  validatingWebhookConfigurationHandler as admissionregistrationV1ValidatingWebhookConfiguration,
} from "./admissionregistration/v1/validating-webhook-configuration/handler.js";
import { controllerRevisionHandler as appsV1ControllerRevision } from "./apps/v1/controller-revision/handler.js";
import { daemonSetHandler as appsV1DaemonSet } from "./apps/v1/daemon-set/handler.js";
import { deploymentHandler as appsV1Deployment } from "./apps/v1/deployment/handler.js";
import { replicaSetHandler as appsV1ReplicaSet } from "./apps/v1/replica-set/handler.js";
import { statefulSetHandler as appsV1StatefulSet } from "./apps/v1/stateful-set/handler.js";
import { tokenReviewHandler as authenticationV1TokenReview } from "./authentication/v1/token-review/handler.js";
import {
  localSubjectAccessReviewHandler as authorizationV1LocalSubjectAccessReview,
} from "./authorization/v1/local-subject-access-review/handler.js";
import {
  selfSubjectAccessReviewHandler as authorizationV1SelfSubjectAccessReview,
} from "./authorization/v1/self-subject-access-review/handler.js";
import {
  selfSubjectRulesReviewHandler as authorizationV1SelfSubjectRulesReview,
} from "./authorization/v1/self-subject-rules-review/handler.js";
import { subjectAccessReviewHandler as authorizationV1SubjectAccessReview } from "./authorization/v1/subject-access-review/handler.js";
import {
  horizontalPodAutoscalerHandler as autoscalingV1HorizontalPodAutoscaler,
} from "./autoscaling/v1/horizontal-pod-autoscaler/handler.js";
import {
  horizontalPodAutoscalerHandler as autoscalingV2HorizontalPodAutoscaler,
} from "./autoscaling/v2/horizontal-pod-autoscaler/handler.js";
import {
  horizontalPodAutoscalerHandler as autoscalingV2beta1HorizontalPodAutoscaler,
} from "./autoscaling/v2beta1/horizontal-pod-autoscaler/handler.js";
import {
  horizontalPodAutoscalerHandler as autoscalingV2beta2HorizontalPodAutoscaler,
} from "./autoscaling/v2beta2/horizontal-pod-autoscaler/handler.js";
import { cronJobHandler as batchV1CronJob } from "./batch/v1/cron-job/handler.js";
import { jobHandler as batchV1Job } from "./batch/v1/job/handler.js";
import { cronJobHandler as batchV1beta1CronJob } from "./batch/v1beta1/cron-job/handler.js";
import {
  certificateSigningRequestHandler as certificatesV1CertificateSigningRequest,
} from "./certificates/v1/certificate-signing-request/handler.js";
import { leaseHandler as coordinationV1Lease } from "./coordination/v1/lease/handler.js";
import { bindingHandler as coreV1Binding } from "./core/v1/binding/handler.js";
import { componentStatusHandler as coreV1ComponentStatus } from "./core/v1/component-status/handler.js";
import { configMapHandler as coreV1ConfigMap } from "./core/v1/config-map/handler.js";
import { endpointsHandler as coreV1Endpoints } from "./core/v1/endpoints/handler.js";
import { eventHandler as coreV1Event } from "./core/v1/event/handler.js";
import { limitRangeHandler as coreV1LimitRange } from "./core/v1/limit-range/handler.js";
import { namespaceHandler as coreV1Namespace } from "./core/v1/namespace/handler.js";
import { nodeHandler as coreV1Node } from "./core/v1/node/handler.js";
import { persistentVolumeClaimHandler as coreV1PersistentVolumeClaim } from "./core/v1/persistent-volume-claim/handler.js";
import { persistentVolumeHandler as coreV1PersistentVolume } from "./core/v1/persistent-volume/handler.js";
import { podTemplateHandler as coreV1PodTemplate } from "./core/v1/pod-template/handler.js";
import { podHandler as coreV1Pod } from "./core/v1/pod/handler.js";
import { replicationControllerHandler as coreV1ReplicationController } from "./core/v1/replication-controller/handler.js";
import { resourceQuotaHandler as coreV1ResourceQuota } from "./core/v1/resource-quota/handler.js";
import { secretHandler as coreV1Secret } from "./core/v1/secret/handler.js";
import { serviceAccountHandler as coreV1ServiceAccount } from "./core/v1/service-account/handler.js";
import { serviceHandler as coreV1Service } from "./core/v1/service/handler.js";
import { endpointSliceHandler as discoveryV1EndpointSlice } from "./discovery/v1/endpoint-slice/handler.js";
import { endpointSliceHandler as discoveryV1beta1EndpointSlice } from "./discovery/v1beta1/endpoint-slice/handler.js";
import { eventHandler as eventsV1Event } from "./events/v1/event/handler.js";
import { eventHandler as eventsV1beta1Event } from "./events/v1beta1/event/handler.js";
import { ingressClassHandler as networkingV1IngressClass } from "./networking/v1/ingress-class/handler.js";
import { ingressHandler as networkingV1Ingress } from "./networking/v1/ingress/handler.js";
import { networkPolicyHandler as networkingV1NetworkPolicy } from "./networking/v1/network-policy/handler.js";
import { runtimeClassHandler as nodeV1RuntimeClass } from "./node/v1/runtime-class/handler.js";
import { runtimeClassHandler as nodeV1beta1RuntimeClass } from "./node/v1beta1/runtime-class/handler.js";
import { podDisruptionBudgetHandler as policyV1PodDisruptionBudget } from "./policy/v1/pod-disruption-budget/handler.js";
import { podDisruptionBudgetHandler as policyV1beta1PodDisruptionBudget } from "./policy/v1beta1/pod-disruption-budget/handler.js";
import { podSecurityPolicyHandler as policyV1beta1PodSecurityPolicy } from "./policy/v1beta1/pod-security-policy/handler.js";
import { clusterRoleBindingHandler as rbacV1ClusterRoleBinding } from "./rbac/v1/cluster-role-binding/handler.js";
import { clusterRoleHandler as rbacV1ClusterRole } from "./rbac/v1/cluster-role/handler.js";
import { roleBindingHandler as rbacV1RoleBinding } from "./rbac/v1/role-binding/handler.js";
import { roleHandler as rbacV1Role } from "./rbac/v1/role/handler.js";
import { priorityClassHandler as schedulingV1PriorityClass } from "./scheduling/v1/priority-class/handler.js";
import { csiDriverHandler as storageV1CSIDriver } from "./storage/v1/csi-driver/handler.js";
import { csiNodeHandler as storageV1CSINode } from "./storage/v1/csi-node/handler.js";
import { csiStorageCapacityHandler as storageV1CSIStorageCapacity } from "./storage/v1/csi-storage-capacity/handler.js";
import { storageClassHandler as storageV1StorageClass } from "./storage/v1/storage-class/handler.js";
import { volumeAttachmentHandler as storageV1VolumeAttachment } from "./storage/v1/volume-attachment/handler.js";
import { csiStorageCapacityHandler as storageV1beta1CSIStorageCapacity } from "./storage/v1beta1/csi-storage-capacity/handler.js";

/** Every resource in every version. */
export const definitionFactories: readonly DefinitionFactory[] = [
  admissionregistrationV1MutatingWebhookConfiguration,
  admissionregistrationV1ValidatingWebhookConfiguration,
  appsV1ControllerRevision,
  appsV1DaemonSet,
  appsV1Deployment,
  appsV1ReplicaSet,
  appsV1StatefulSet,
  authenticationV1TokenReview,
  authorizationV1LocalSubjectAccessReview,
  authorizationV1SelfSubjectAccessReview,
  authorizationV1SelfSubjectRulesReview,
  authorizationV1SubjectAccessReview,
  autoscalingV2HorizontalPodAutoscaler,
  autoscalingV1HorizontalPodAutoscaler,
  autoscalingV2beta1HorizontalPodAutoscaler,
  autoscalingV2beta2HorizontalPodAutoscaler,
  batchV1CronJob,
  batchV1Job,
  batchV1beta1CronJob,
  certificatesV1CertificateSigningRequest,
  coordinationV1Lease,
  coreV1Binding,
  coreV1ComponentStatus,
  coreV1ConfigMap,
  coreV1Endpoints,
  coreV1Event,
  coreV1LimitRange,
  coreV1Namespace,
  coreV1Node,
  coreV1PersistentVolume,
  coreV1PersistentVolumeClaim,
  coreV1Pod,
  coreV1PodTemplate,
  coreV1ReplicationController,
  coreV1ResourceQuota,
  coreV1Secret,
  coreV1Service,
  coreV1ServiceAccount,
  discoveryV1EndpointSlice,
  discoveryV1beta1EndpointSlice,
  eventsV1Event,
  eventsV1beta1Event,
  networkingV1Ingress,
  networkingV1IngressClass,
  networkingV1NetworkPolicy,
  nodeV1RuntimeClass,
  nodeV1beta1RuntimeClass,
  policyV1PodDisruptionBudget,
  policyV1beta1PodDisruptionBudget,
  policyV1beta1PodSecurityPolicy,
  rbacV1ClusterRole,
  rbacV1ClusterRoleBinding,
  rbacV1Role,
  rbacV1RoleBinding,
  schedulingV1PriorityClass,
  storageV1CSIDriver,
  storageV1CSINode,
  storageV1CSIStorageCapacity,
  storageV1StorageClass,
  storageV1VolumeAttachment,
  storageV1beta1CSIStorageCapacity,
];
export { apiGroups } from "./api-groups.js";
export { metaTypes } from "./meta-types.js";
export { openApiTemplates } from "./openapi-templates.js";
export { virtualKindFactories } from "./virtual-kinds.js";
export { vendorProfiles } from "./vendor-profiles.js";
