/** The least object of every kind of the catalogue, without a name. */

export interface LeastObject {
  /** Path of the collection. */
  readonly path: string;
  readonly kind: string;
  readonly body: object;
  /** ` of <group version>` where several versions serve the resource, for names of tests. */
  readonly group: string;
}

const core = (resource: string, kind: string, body: object): LeastObject => ({
  path: `/api/v1/namespaces/default/${resource}`,
  kind,
  body,
  group: "",
});

const cluster = (groupVersion: string, resource: string, kind: string, body: object): LeastObject => ({
  path: `/${groupVersion === "v1" ? "api" : "apis"}/${groupVersion}/${resource}`,
  kind,
  body,
  group: ` of ${groupVersion}`,
});

const namespaced = (groupVersion: string, resource: string, kind: string, body: object): LeastObject => ({
  path: `/apis/${groupVersion}/namespaces/default/${resource}`,
  kind,
  body,
  group: ` of ${groupVersion}`,
});

const webhook = {
  name: "a.example.com",
  clientConfig: { url: "https://example.com/hook" },
  sideEffects: "None",
  admissionReviewVersions: ["v1"],
};
const roleRef = { apiGroup: "rbac.authorization.orch.io", kind: "ClusterRole", name: "view" };

const template = { metadata: { labels: { app: "web" } }, spec: { containers: [{ name: "c", image: "i" }] } };
const workload = { selector: { matchLabels: { app: "web" } }, template };
const once = { ...template, spec: { ...template.spec, restartPolicy: "Never" } };
const own = {
  eventTime: "2026-01-02T03:04:05.000000Z",
  type: "Normal",
  reason: "r",
  action: "a",
  reportingController: "example.com/c",
  reportingInstance: "i",
  regarding: { kind: "Pod", namespace: "default", name: "q" },
};
const scaling = { scaleTargetRef: { kind: "Deployment", name: "web" }, maxReplicas: 5 };

export const leastObjects: readonly LeastObject[] = [
  core("limitranges", "LimitRange", { spec: { limits: [{ type: "Container", max: { cpu: "1" } }] } }),
  core("resourcequotas", "ResourceQuota", { spec: { hard: { pods: "3" } } }),
  core("serviceaccounts", "ServiceAccount", {}),
  core("endpoints", "Endpoints", {}),
  core("events", "Event", { involvedObject: { kind: "Pod", namespace: "default", name: "p" } }),
  cluster("v1", "nodes", "Node", {}),
  cluster("v1", "persistentvolumes", "PersistentVolume", {
    spec: { capacity: { storage: "1Gi" }, accessModes: ["ReadWriteOnce"], hostPath: { path: "/x" } },
  }),
  core("services", "Service", { spec: { ports: [{ port: 80 }] } }),
  core("podtemplates", "PodTemplate", { template }),
  core("replicationcontrollers", "ReplicationController", { spec: { template } }),
  namespaced("apps/v1", "daemonsets", "DaemonSet", { spec: workload }),
  namespaced("apps/v1", "deployments", "Deployment", { spec: workload }),
  namespaced("apps/v1", "replicasets", "ReplicaSet", { spec: workload }),
  namespaced("apps/v1", "statefulsets", "StatefulSet", { spec: { ...workload, serviceName: "s" } }),
  namespaced("autoscaling/v1", "horizontalpodautoscalers", "HorizontalPodAutoscaler", {
    spec: { ...scaling, targetCPUUtilizationPercentage: 80 },
  }),
  namespaced("autoscaling/v2", "horizontalpodautoscalers", "HorizontalPodAutoscaler", { spec: scaling }),
  namespaced("autoscaling/v2beta1", "horizontalpodautoscalers", "HorizontalPodAutoscaler", {
    spec: { ...scaling, metrics: [{ type: "Resource", resource: { name: "cpu", targetAverageUtilization: 80 } }] },
  }),
  namespaced("autoscaling/v2beta2", "horizontalpodautoscalers", "HorizontalPodAutoscaler", { spec: scaling }),
  namespaced("batch/v1", "cronjobs", "CronJob", { spec: { schedule: "*/5 * * * *", jobTemplate: { spec: { template: once } } } }),
  namespaced("batch/v1beta1", "cronjobs", "CronJob", { spec: { schedule: "*/5 * * * *", jobTemplate: { spec: { template: once } } } }),
  namespaced("batch/v1", "jobs", "Job", { spec: { template: once } }),
  namespaced("apps/v1", "controllerrevisions", "ControllerRevision", { data: { a: 1 }, revision: 1 }),
  namespaced("discovery.orch.io/v1", "endpointslices", "EndpointSlice", { addressType: "IPv4", endpoints: [], ports: [{ port: 80 }] }),
  namespaced("networking.orch.io/v1", "ingresses", "Ingress", {
    spec: { defaultBackend: { service: { name: "s", port: { number: 80 } } } },
  }),
  namespaced("networking.orch.io/v1", "networkpolicies", "NetworkPolicy", { spec: { podSelector: {} } }),
  namespaced("policy/v1", "poddisruptionbudgets", "PodDisruptionBudget", { spec: {} }),
  namespaced("events.orch.io/v1", "events", "Event", own),
  namespaced("policy/v1beta1", "poddisruptionbudgets", "PodDisruptionBudget", { spec: {} }),
  namespaced("discovery.orch.io/v1beta1", "endpointslices", "EndpointSlice", { addressType: "IPv4", endpoints: [], ports: [{ port: 80 }] }),
  cluster("storage.orch.io/v1", "volumeattachments", "VolumeAttachment", {
    spec: { attacher: "csi.example.com", source: { persistentVolumeName: "pv" }, nodeName: "n" },
  }),
  cluster("admissionregistration.orch.io/v1", "mutatingwebhookconfigurations", "MutatingWebhookConfiguration", { webhooks: [webhook] }),
  cluster("admissionregistration.orch.io/v1", "validatingwebhookconfigurations", "ValidatingWebhookConfiguration", { webhooks: [webhook] }),
  namespaced("coordination.orch.io/v1", "leases", "Lease", {}),
  cluster("networking.orch.io/v1", "ingressclasses", "IngressClass", { spec: { controller: "example.com/c" } }),
  cluster("node.orch.io/v1", "runtimeclasses", "RuntimeClass", { handler: "runc" }),
  cluster("node.orch.io/v1beta1", "runtimeclasses", "RuntimeClass", { handler: "runc" }),
  namespaced("rbac.authorization.orch.io/v1", "roles", "Role", { rules: [{ verbs: ["get"], apiGroups: [""], resources: ["pods"] }] }),
  cluster("rbac.authorization.orch.io/v1", "clusterroles", "ClusterRole", { rules: [] }),
  namespaced("rbac.authorization.orch.io/v1", "rolebindings", "RoleBinding", { roleRef }),
  cluster("rbac.authorization.orch.io/v1", "clusterrolebindings", "ClusterRoleBinding", { roleRef }),
  cluster("scheduling.orch.io/v1", "priorityclasses", "PriorityClass", { value: 0 }),
  cluster("storage.orch.io/v1", "storageclasses", "StorageClass", { provisioner: "example.com/p" }),
];
