// Generated from api-definitions. Do not edit.
import type { DefinitionFactory } from "../runtime/definition/resource-definition.js";
import {
  mutatingWebhookConfigurationHandler as admissionregistrationV1MutatingWebhookConfiguration,
} from "./admissionregistration/v1/handlers/mutating-webhook-configuration.js";
import {
  validatingWebhookConfigurationHandler as admissionregistrationV1ValidatingWebhookConfiguration,
} from "./admissionregistration/v1/handlers/validating-webhook-configuration.js";
import { controllerRevisionHandler as appsV1ControllerRevision } from "./apps/v1/handlers/controller-revision.js";
import { daemonSetHandler as appsV1DaemonSet } from "./apps/v1/handlers/daemon-set.js";
import { deploymentHandler as appsV1Deployment } from "./apps/v1/handlers/deployment.js";
import { replicaSetHandler as appsV1ReplicaSet } from "./apps/v1/handlers/replica-set.js";
import { statefulSetHandler as appsV1StatefulSet } from "./apps/v1/handlers/stateful-set.js";
import { tokenReviewHandler as authenticationV1TokenReview } from "./authentication/v1/handlers/token-review.js";
import {
  localSubjectAccessReviewHandler as authorizationV1LocalSubjectAccessReview,
} from "./authorization/v1/handlers/local-subject-access-review.js";
import {
  selfSubjectAccessReviewHandler as authorizationV1SelfSubjectAccessReview,
} from "./authorization/v1/handlers/self-subject-access-review.js";
import {
  selfSubjectRulesReviewHandler as authorizationV1SelfSubjectRulesReview,
} from "./authorization/v1/handlers/self-subject-rules-review.js";
import { subjectAccessReviewHandler as authorizationV1SubjectAccessReview } from "./authorization/v1/handlers/subject-access-review.js";
import {
  horizontalPodAutoscalerHandler as autoscalingV1HorizontalPodAutoscaler,
} from "./autoscaling/v1/handlers/horizontal-pod-autoscaler.js";
import {
  horizontalPodAutoscalerHandler as autoscalingV2HorizontalPodAutoscaler,
} from "./autoscaling/v2/handlers/horizontal-pod-autoscaler.js";
import {
  horizontalPodAutoscalerHandler as autoscalingV2beta1HorizontalPodAutoscaler,
} from "./autoscaling/v2beta1/handlers/horizontal-pod-autoscaler.js";
import {
  horizontalPodAutoscalerHandler as autoscalingV2beta2HorizontalPodAutoscaler,
} from "./autoscaling/v2beta2/handlers/horizontal-pod-autoscaler.js";
import { cronJobHandler as batchV1CronJob } from "./batch/v1/handlers/cron-job.js";
import { jobHandler as batchV1Job } from "./batch/v1/handlers/job.js";
import { cronJobHandler as batchV1beta1CronJob } from "./batch/v1beta1/handlers/cron-job.js";
import {
  certificateSigningRequestHandler as certificatesV1CertificateSigningRequest,
} from "./certificates/v1/handlers/certificate-signing-request.js";
import { leaseHandler as coordinationV1Lease } from "./coordination/v1/handlers/lease.js";
import { bindingHandler as coreV1Binding } from "./core/v1/handlers/binding.js";
import { componentStatusHandler as coreV1ComponentStatus } from "./core/v1/handlers/component-status.js";
import { configMapHandler as coreV1ConfigMap } from "./core/v1/handlers/config-map.js";
import { endpointsHandler as coreV1Endpoints } from "./core/v1/handlers/endpoints.js";
import { eventHandler as coreV1Event } from "./core/v1/handlers/event.js";
import { limitRangeHandler as coreV1LimitRange } from "./core/v1/handlers/limit-range.js";
import { namespaceHandler as coreV1Namespace } from "./core/v1/handlers/namespace.js";
import { nodeHandler as coreV1Node } from "./core/v1/handlers/node.js";
import { persistentVolumeClaimHandler as coreV1PersistentVolumeClaim } from "./core/v1/handlers/persistent-volume-claim.js";
import { persistentVolumeHandler as coreV1PersistentVolume } from "./core/v1/handlers/persistent-volume.js";
import { podTemplateHandler as coreV1PodTemplate } from "./core/v1/handlers/pod-template.js";
import { podHandler as coreV1Pod } from "./core/v1/handlers/pod.js";
import { replicationControllerHandler as coreV1ReplicationController } from "./core/v1/handlers/replication-controller.js";
import { resourceQuotaHandler as coreV1ResourceQuota } from "./core/v1/handlers/resource-quota.js";
import { secretHandler as coreV1Secret } from "./core/v1/handlers/secret.js";
import { serviceAccountHandler as coreV1ServiceAccount } from "./core/v1/handlers/service-account.js";
import { serviceHandler as coreV1Service } from "./core/v1/handlers/service.js";
import { endpointSliceHandler as discoveryV1EndpointSlice } from "./discovery/v1/handlers/endpoint-slice.js";
import { endpointSliceHandler as discoveryV1beta1EndpointSlice } from "./discovery/v1beta1/handlers/endpoint-slice.js";
import { eventHandler as eventsV1Event } from "./events/v1/handlers/event.js";
import { eventHandler as eventsV1beta1Event } from "./events/v1beta1/handlers/event.js";
import { ingressClassHandler as networkingV1IngressClass } from "./networking/v1/handlers/ingress-class.js";
import { ingressHandler as networkingV1Ingress } from "./networking/v1/handlers/ingress.js";
import { networkPolicyHandler as networkingV1NetworkPolicy } from "./networking/v1/handlers/network-policy.js";
import { runtimeClassHandler as nodeV1RuntimeClass } from "./node/v1/handlers/runtime-class.js";
import { runtimeClassHandler as nodeV1beta1RuntimeClass } from "./node/v1beta1/handlers/runtime-class.js";
import { podDisruptionBudgetHandler as policyV1PodDisruptionBudget } from "./policy/v1/handlers/pod-disruption-budget.js";
import { podDisruptionBudgetHandler as policyV1beta1PodDisruptionBudget } from "./policy/v1beta1/handlers/pod-disruption-budget.js";
import { podSecurityPolicyHandler as policyV1beta1PodSecurityPolicy } from "./policy/v1beta1/handlers/pod-security-policy.js";
import { clusterRoleBindingHandler as rbacV1ClusterRoleBinding } from "./rbac/v1/handlers/cluster-role-binding.js";
import { clusterRoleHandler as rbacV1ClusterRole } from "./rbac/v1/handlers/cluster-role.js";
import { roleBindingHandler as rbacV1RoleBinding } from "./rbac/v1/handlers/role-binding.js";
import { roleHandler as rbacV1Role } from "./rbac/v1/handlers/role.js";
import { priorityClassHandler as schedulingV1PriorityClass } from "./scheduling/v1/handlers/priority-class.js";
import { csiDriverHandler as storageV1CSIDriver } from "./storage/v1/handlers/csi-driver.js";
import { csiNodeHandler as storageV1CSINode } from "./storage/v1/handlers/csi-node.js";
import { csiStorageCapacityHandler as storageV1CSIStorageCapacity } from "./storage/v1/handlers/csi-storage-capacity.js";
import { storageClassHandler as storageV1StorageClass } from "./storage/v1/handlers/storage-class.js";
import { volumeAttachmentHandler as storageV1VolumeAttachment } from "./storage/v1/handlers/volume-attachment.js";
import { csiStorageCapacityHandler as storageV1beta1CSIStorageCapacity } from "./storage/v1beta1/handlers/csi-storage-capacity.js";

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
