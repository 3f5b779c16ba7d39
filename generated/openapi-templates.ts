// Generated from api-definitions. Do not edit.
import { readOpenApiTemplates } from "../runtime/codec/generated-doorway.js";
import type { OpenApiTemplates } from "../runtime/definition/generated-exports.js";

/** The OpenAPI documents by the path they are served at: the parts that each is joined of. */
export const openApiTemplates: OpenApiTemplates = readOpenApiTemplates(import.meta.url, {
  "api": ["v3/api"],
  "apis": ["v3/apis"],
  "apis/admissionregistration.${groupDomain}": ["v3/admissionregistration"],
  "apis/admissionregistration.${groupDomain}/v1": [
    "v3/admissionregistration-v1",
    "admissionregistration/v1/mutating-webhook-configuration",
    "admissionregistration/v1/validating-webhook-configuration",
  ],
  "apis/apps": ["v3/apps"],
  "apis/apps/v1": [
    "v3/apps-v1",
    "apps/v1/controller-revision",
    "apps/v1/daemon-set",
    "apps/v1/deployment",
    "apps/v1/replica-set",
    "apps/v1/stateful-set",
  ],
  "apis/authentication.${groupDomain}": ["v3/authentication"],
  "apis/authentication.${groupDomain}/v1": [
    "v3/authentication-v1",
    "authentication/v1/token-review",
  ],
  "apis/authorization.${groupDomain}": ["v3/authorization"],
  "apis/authorization.${groupDomain}/v1": [
    "v3/authorization-v1",
    "authorization/v1/local-subject-access-review",
    "authorization/v1/self-subject-access-review",
    "authorization/v1/self-subject-rules-review",
    "authorization/v1/subject-access-review",
  ],
  "apis/autoscaling": ["v3/autoscaling"],
  "apis/autoscaling/v2": [
    "v3/autoscaling-v2",
    "autoscaling/v2/horizontal-pod-autoscaler",
  ],
  "apis/autoscaling/v1": [
    "v3/autoscaling-v1",
    "autoscaling/v1/horizontal-pod-autoscaler",
  ],
  "apis/autoscaling/v2beta1": [
    "v3/autoscaling-v2beta1",
    "autoscaling/v2beta1/horizontal-pod-autoscaler",
  ],
  "apis/autoscaling/v2beta2": [
    "v3/autoscaling-v2beta2",
    "autoscaling/v2beta2/horizontal-pod-autoscaler",
  ],
  "apis/batch": ["v3/batch"],
  "apis/batch/v1": [
    "v3/batch-v1",
    "batch/v1/cron-job",
    "batch/v1/job",
  ],
  "apis/batch/v1beta1": [
    "v3/batch-v1beta1",
    "batch/v1beta1/cron-job",
  ],
  "apis/certificates.${groupDomain}": ["v3/certificates"],
  "apis/certificates.${groupDomain}/v1": [
    "v3/certificates-v1",
    "certificates/v1/certificate-signing-request",
  ],
  "apis/coordination.${groupDomain}": ["v3/coordination"],
  "apis/coordination.${groupDomain}/v1": [
    "v3/coordination-v1",
    "coordination/v1/lease",
  ],
  "api/v1": [
    "v3/core-v1",
    "core/v1/binding",
    "core/v1/component-status",
    "core/v1/config-map",
    "core/v1/endpoints",
    "core/v1/event",
    "core/v1/limit-range",
    "core/v1/namespace",
    "core/v1/node",
    "core/v1/persistent-volume",
    "core/v1/persistent-volume-claim",
    "core/v1/pod",
    "core/v1/pod-template",
    "core/v1/replication-controller",
    "core/v1/resource-quota",
    "core/v1/secret",
    "core/v1/service",
    "core/v1/service-account",
  ],
  "apis/discovery.${groupDomain}": ["v3/discovery"],
  "apis/discovery.${groupDomain}/v1": [
    "v3/discovery-v1",
    "discovery/v1/endpoint-slice",
  ],
  "apis/discovery.${groupDomain}/v1beta1": [
    "v3/discovery-v1beta1",
    "discovery/v1beta1/endpoint-slice",
  ],
  "apis/events.${groupDomain}": ["v3/events"],
  "apis/events.${groupDomain}/v1": [
    "v3/events-v1",
    "events/v1/event",
  ],
  "apis/events.${groupDomain}/v1beta1": [
    "v3/events-v1beta1",
    "events/v1beta1/event",
  ],
  "apis/networking.${groupDomain}": ["v3/networking"],
  "apis/networking.${groupDomain}/v1": [
    "v3/networking-v1",
    "networking/v1/ingress",
    "networking/v1/ingress-class",
    "networking/v1/network-policy",
  ],
  "apis/node.${groupDomain}": ["v3/node"],
  "apis/node.${groupDomain}/v1": [
    "v3/node-v1",
    "node/v1/runtime-class",
  ],
  "apis/node.${groupDomain}/v1beta1": [
    "v3/node-v1beta1",
    "node/v1beta1/runtime-class",
  ],
  "apis/policy": ["v3/policy"],
  "apis/policy/v1": [
    "v3/policy-v1",
    "policy/v1/pod-disruption-budget",
  ],
  "apis/policy/v1beta1": [
    "v3/policy-v1beta1",
    "policy/v1beta1/pod-disruption-budget",
    "policy/v1beta1/pod-security-policy",
  ],
  "apis/rbac.authorization.${groupDomain}": ["v3/rbac"],
  "apis/rbac.authorization.${groupDomain}/v1": [
    "v3/rbac-v1",
    "rbac/v1/cluster-role",
    "rbac/v1/cluster-role-binding",
    "rbac/v1/role",
    "rbac/v1/role-binding",
  ],
  "apis/scheduling.${groupDomain}": ["v3/scheduling"],
  "apis/scheduling.${groupDomain}/v1": [
    "v3/scheduling-v1",
    "scheduling/v1/priority-class",
  ],
  "apis/storage.${groupDomain}": ["v3/storage"],
  "apis/storage.${groupDomain}/v1": [
    "v3/storage-v1",
    "storage/v1/csi-driver",
    "storage/v1/csi-node",
    "storage/v1/csi-storage-capacity",
    "storage/v1/storage-class",
    "storage/v1/volume-attachment",
  ],
  "apis/storage.${groupDomain}/v1beta1": [
    "v3/storage-v1beta1",
    "storage/v1beta1/csi-storage-capacity",
  ],
  ".well-known/openid-configuration": ["v3/openid-configuration"],
  "openid/v1/jwks": ["v3/openid-keys"],
  "version": ["v3/code-version"],
});
