/** Roles of controllers, each with an account of its own (AUTHZ-09). */
import { allow, type BootstrapNames, type BootstrapRole } from "./bootstrap-role.js";

/** Each is bound to the service account of its name in the system namespace. */
export const controllerRoles = ({
  groupDomain,
  signerApiserverClient,
  signerApiserverClientNodeAgent,
  signerLegacyUnknown,
  signerNodeAgentServing,
}: BootstrapNames): readonly BootstrapRole[] => [
  {
    name: "system:controller:attachdetach-controller",
    rules: [
      allow("list watch", "", "persistentvolumeclaims persistentvolumes"),
      allow("get list watch", "", "nodes"),
      allow("patch update", "", "nodes/status"),
      allow("list watch", "", "pods"),
      allow("create delete get list watch", [`storage.${groupDomain}`], "volumeattachments"),
      allow("get list watch", [`storage.${groupDomain}`], "csidrivers"),
      allow("get list watch", [`storage.${groupDomain}`], "csinodes"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    name: "system:controller:certificate-controller",
    rules: [
      allow("delete get list watch", [`certificates.${groupDomain}`], "certificatesigningrequests"),
      allow("update", [`certificates.${groupDomain}`], "certificatesigningrequests/approval certificatesigningrequests/status"),
      allow("approve", [`certificates.${groupDomain}`], "signers", [signerApiserverClientNodeAgent]),
      allow("sign", [`certificates.${groupDomain}`], "signers", [
        signerApiserverClient,
        signerApiserverClientNodeAgent,
        signerNodeAgentServing,
        signerLegacyUnknown,
      ]),
      allow("create", [`authorization.${groupDomain}`], "subjectaccessreviews"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    name: "system:controller:clusterrole-aggregation-controller",
    rules: [allow("escalate get list patch update watch", [`rbac.authorization.${groupDomain}`], "clusterroles")],
  },
  {
    name: "system:controller:cronjob-controller",
    rules: [
      allow("get list update watch", "batch", "cronjobs"),
      allow("create delete get list patch update watch", "batch", "jobs"),
      allow("update", "batch", "cronjobs/status"),
      allow("update", "batch", "cronjobs/finalizers"),
      allow("delete list", "", "pods"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    name: "system:controller:daemon-set-controller",
    rules: [
      allow("get list watch", "apps extensions", "daemonsets"),
      allow("update", "apps extensions", "daemonsets/status"),
      allow("update", "apps extensions", "daemonsets/finalizers"),
      allow("list watch", "", "nodes"),
      allow("create delete list patch watch", "", "pods"),
      allow("create", "", "pods/binding"),
      allow("create delete get list patch update watch", "apps", "controllerrevisions"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    name: "system:controller:deployment-controller",
    rules: [
      allow("get list update watch", "apps extensions", "deployments"),
      allow("update", "apps extensions", "deployments/status"),
      allow("update", "apps extensions", "deployments/finalizers"),
      allow("create delete get list patch update watch", "apps extensions", "replicasets"),
      allow("get list update watch", "", "pods"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    name: "system:controller:disruption-controller",
    rules: [
      allow("get list watch", "apps extensions", "deployments"),
      allow("get list watch", "apps extensions", "replicasets"),
      allow("get list watch", "", "replicationcontrollers"),
      allow("get list watch", "policy", "poddisruptionbudgets"),
      allow("get list watch", "apps", "statefulsets"),
      allow("update", "policy", "poddisruptionbudgets/status"),
      allow("get", "*", "*/scale"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    name: "system:controller:endpoint-controller",
    rules: [
      allow("get list watch", "", "pods services"),
      allow("create delete get list update", "", "endpoints"),
      allow("create", "", "endpoints/restricted"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    name: "system:controller:endpointslice-controller",
    rules: [
      allow("get list watch", "", "nodes pods services"),
      allow("update", "", "services/finalizers"),
      allow("create delete get list update", [`discovery.${groupDomain}`], "endpointslices"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    name: "system:controller:endpointslicemirroring-controller",
    rules: [
      allow("get list watch", "", "endpoints services"),
      allow("update", "", "services/finalizers"),
      allow("update", "", "endpoints/finalizers"),
      allow("create delete get list update", [`discovery.${groupDomain}`], "endpointslices"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    name: "system:controller:ephemeral-volume-controller",
    rules: [
      allow("get list watch", "", "pods"),
      allow("update", "", "pods/finalizers"),
      allow("create get list watch", "", "persistentvolumeclaims"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    name: "system:controller:expand-controller",
    rules: [
      allow("get list patch update watch", "", "persistentvolumes"),
      allow("patch update", "", "persistentvolumeclaims/status"),
      allow("get list watch", "", "persistentvolumeclaims"),
      allow("get list watch", [`storage.${groupDomain}`], "storageclasses"),
      allow("get", "", "endpoints services"),
      allow("get", "", "secrets"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    name: "system:controller:generic-garbage-collector",
    rules: [allow("delete get list patch update watch", "*", "*"), allow("create patch update", ["", `events.${groupDomain}`], "events")],
  },
  {
    name: "system:controller:horizontal-pod-autoscaler",
    rules: [
      allow("get list watch", "autoscaling", "horizontalpodautoscalers"),
      allow("update", "autoscaling", "horizontalpodautoscalers/status"),
      allow("get update", "*", "*/scale"),
      allow("list", "", "pods"),
      allow("get", "", "services/proxy", "http:heapster: https:heapster:"),
      allow("list", [`metrics.${groupDomain}`], "pods"),
      allow("get list", [`custom.metrics.${groupDomain}`], "*"),
      allow("get list", [`external.metrics.${groupDomain}`], "*"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    name: "system:controller:job-controller",
    rules: [
      allow("get list patch update watch", "batch", "jobs"),
      allow("update", "batch", "jobs/status"),
      allow("update", "batch", "jobs/finalizers"),
      allow("create delete list patch watch", "", "pods"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    name: "system:controller:namespace-controller",
    rules: [
      allow("delete get list watch", "", "namespaces"),
      allow("update", "", "namespaces/finalize namespaces/status"),
      allow("delete deletecollection get list", "*", "*"),
    ],
  },
  {
    name: "system:controller:node-controller",
    rules: [
      allow("delete get list patch update", "", "nodes"),
      allow("patch update", "", "nodes/status"),
      allow("update", "", "pods/status"),
      allow("delete list", "", "pods"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    name: "system:controller:persistent-volume-binder",
    rules: [
      allow("create delete get list update watch", "", "persistentvolumes"),
      allow("update", "", "persistentvolumes/status"),
      allow("get list update watch", "", "persistentvolumeclaims"),
      allow("update", "", "persistentvolumeclaims/status"),
      allow("create delete get list watch", "", "pods"),
      allow("get list watch", [`storage.${groupDomain}`], "storageclasses"),
      allow("create delete get update", "", "endpoints"),
      allow("create delete get", "", "services"),
      allow("get", "", "secrets"),
      allow("get list", "", "nodes"),
      allow("watch", "", "events"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  { name: "system:controller:pod-garbage-collector", rules: [allow("delete list watch", "", "pods"), allow("get list", "", "nodes")] },
  {
    name: "system:controller:pv-protection-controller",
    rules: [allow("get list update watch", "", "persistentvolumes"), allow("create patch update", ["", `events.${groupDomain}`], "events")],
  },
  {
    name: "system:controller:pvc-protection-controller",
    rules: [
      allow("get list update watch", "", "persistentvolumeclaims"),
      allow("get list watch", "", "pods"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    name: "system:controller:replicaset-controller",
    rules: [
      allow("get list update watch", "apps extensions", "replicasets"),
      allow("update", "apps extensions", "replicasets/status"),
      allow("update", "apps extensions", "replicasets/finalizers"),
      allow("create delete list patch watch", "", "pods"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    name: "system:controller:replication-controller",
    rules: [
      allow("get list update watch", "", "replicationcontrollers"),
      allow("update", "", "replicationcontrollers/status"),
      allow("update", "", "replicationcontrollers/finalizers"),
      allow("create delete list patch watch", "", "pods"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    name: "system:controller:resourcequota-controller",
    rules: [
      allow("list watch", "*", "*"),
      allow("update", "", "resourcequotas/status"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    name: "system:controller:root-ca-cert-publisher",
    rules: [allow("create update", "", "configmaps"), allow("create patch update", ["", `events.${groupDomain}`], "events")],
  },
  {
    name: "system:controller:route-controller",
    rules: [
      allow("list watch", "", "nodes"),
      allow("patch", "", "nodes/status"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    name: "system:controller:service-account-controller",
    rules: [allow("create", "", "serviceaccounts"), allow("create patch update", ["", `events.${groupDomain}`], "events")],
  },
  {
    name: "system:controller:service-controller",
    rules: [
      allow("get list watch", "", "services"),
      allow("patch update", "", "services/status"),
      allow("list watch", "", "nodes"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    name: "system:controller:statefulset-controller",
    rules: [
      allow("list watch", "", "pods"),
      allow("get list watch", "apps", "statefulsets"),
      allow("update", "apps", "statefulsets/status"),
      allow("update", "apps", "statefulsets/finalizers"),
      allow("create delete get patch update", "", "pods"),
      allow("create delete get list patch update watch", "apps", "controllerrevisions"),
      allow("create get", "", "persistentvolumeclaims"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    name: "system:controller:ttl-after-finished-controller",
    rules: [allow("delete get list watch", "batch", "jobs"), allow("create patch update", ["", `events.${groupDomain}`], "events")],
  },
  {
    name: "system:controller:ttl-controller",
    rules: [allow("list patch update watch", "", "nodes"), allow("create patch update", ["", `events.${groupDomain}`], "events")],
  },
];
