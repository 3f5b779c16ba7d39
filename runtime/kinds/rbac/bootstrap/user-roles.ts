/** Roles of people, and those that everybody has (AUTHZ-09). */
import { allow, type BootstrapNames, type BootstrapRole, paths } from "./bootstrap-role.js";

/** `admin`, `edit` and `view` hold what is aggregated to them; `cluster-admin` everything. */
export const userRoles = ({ groupDomain }: BootstrapNames): readonly BootstrapRole[] => [
  { name: "admin", aggregates: "admin" },
  { name: "cluster-admin", rules: [allow("*", "*", "*"), paths("*", "*")] },
  { name: "edit", aggregatesTo: "admin", aggregates: "edit" },
  {
    name: "system:aggregate-to-admin",
    aggregatesTo: "admin",
    rules: [
      allow("create", [`authorization.${groupDomain}`], "localsubjectaccessreviews"),
      allow("create delete deletecollection get list patch update watch", [`rbac.authorization.${groupDomain}`], "rolebindings roles"),
    ],
  },
  {
    name: "system:aggregate-to-edit",
    aggregatesTo: "edit",
    rules: [
      allow("get list watch", "", "pods/attach pods/exec pods/portforward pods/proxy secrets services/proxy"),
      allow("impersonate", "", "serviceaccounts"),
      allow("create delete deletecollection patch update", "", "pods pods/attach pods/exec pods/portforward pods/proxy"),
      allow("create", "", "pods/eviction"),
      allow(
        "create delete deletecollection patch update",
        "",
        "configmaps events persistentvolumeclaims replicationcontrollers replicationcontrollers/scale secrets serviceaccounts services services/proxy",
      ),
      allow("create", "", "serviceaccounts/token"),
      allow(
        "create delete deletecollection patch update",
        "apps",
        "daemonsets deployments deployments/rollback deployments/scale replicasets replicasets/scale statefulsets statefulsets/scale",
      ),
      allow("create delete deletecollection patch update", "autoscaling", "horizontalpodautoscalers"),
      allow("create delete deletecollection patch update", "batch", "cronjobs jobs"),
      allow(
        "create delete deletecollection patch update",
        "extensions",
        "daemonsets deployments deployments/rollback deployments/scale ingresses networkpolicies replicasets replicasets/scale replicationcontrollers/scale",
      ),
      allow("create delete deletecollection patch update", "policy", "poddisruptionbudgets"),
      allow("create delete deletecollection patch update", [`networking.${groupDomain}`], "ingresses networkpolicies"),
      allow("create delete deletecollection get list patch update watch", [`coordination.${groupDomain}`], "leases"),
    ],
  },
  {
    name: "system:aggregate-to-view",
    aggregatesTo: "view",
    rules: [
      allow(
        "get list watch",
        "",
        "configmaps endpoints persistentvolumeclaims persistentvolumeclaims/status pods replicationcontrollers replicationcontrollers/scale serviceaccounts services services/status",
      ),
      allow(
        "get list watch",
        "",
        "bindings events limitranges namespaces/status pods/log pods/status replicationcontrollers/status resourcequotas resourcequotas/status",
      ),
      allow("get list watch", "", "namespaces"),
      allow("get list watch", [`discovery.${groupDomain}`], "endpointslices"),
      allow(
        "get list watch",
        "apps",
        "controllerrevisions daemonsets daemonsets/status deployments deployments/scale deployments/status replicasets replicasets/scale replicasets/status statefulsets statefulsets/scale statefulsets/status",
      ),
      allow("get list watch", "autoscaling", "horizontalpodautoscalers horizontalpodautoscalers/status"),
      allow("get list watch", "batch", "cronjobs cronjobs/status jobs jobs/status"),
      allow(
        "get list watch",
        "extensions",
        "daemonsets daemonsets/status deployments deployments/scale deployments/status ingresses ingresses/status networkpolicies replicasets replicasets/scale replicasets/status replicationcontrollers/scale",
      ),
      allow("get list watch", "policy", "poddisruptionbudgets poddisruptionbudgets/status"),
      allow("get list watch", [`networking.${groupDomain}`], "ingresses ingresses/status networkpolicies"),
    ],
  },
  {
    name: "system:auth-delegator",
    rules: [
      allow("create", [`authentication.${groupDomain}`], "tokenreviews"),
      allow("create", [`authorization.${groupDomain}`], "subjectaccessreviews"),
    ],
  },
  {
    name: "system:basic-user",
    rules: [allow("create", [`authorization.${groupDomain}`], "selfsubjectaccessreviews selfsubjectrulesreviews")],
  },
  {
    name: "system:discovery",
    rules: [paths("get", "/api /api/* /apis /apis/* /healthz /livez /openapi /openapi/* /readyz /version /version/")],
  },
  {
    name: "system:heapster",
    rules: [allow("get list watch", "", "events namespaces nodes pods"), allow("get list watch", "extensions", "deployments")],
  },
  { name: "system:monitoring", rules: [paths("get", "/healthz /healthz/* /livez /livez/* /metrics /readyz /readyz/*")] },
  { name: "system:public-info-viewer", rules: [paths("get", "/healthz /livez /readyz /version /version/")] },
  { name: "system:service-account-issuer-discovery", rules: [paths("get", "/.well-known/openid-configuration /openid/v1/jwks")] },
  { name: "view", aggregatesTo: "edit", aggregates: "view" },
];
