/** Objects that the peer refuses, each with the fields that are blamed. */
const CORE = "/api/v1/namespaces/default";
const SCALERS = (version: string): string => `/apis/autoscaling/${version}/namespaces/default/horizontalpodautoscalers`;
const SLICES = (version: string): string => `/apis/discovery.orch.io/${version}/namespaces/default/endpointslices`;
const container = { name: "c", image: "i" };
const labels = { app: "web" };
const scaling = { scaleTargetRef: { kind: "Deployment", name: "web" }, maxReplicas: 5 };

type RefusedObject = readonly [what: string, path: string, body: object, ...fields: string[]];

const podWith = (spec: object, own: object = {}): object => ({ spec: { containers: [{ ...container, ...own }], ...spec } });
const onHost = (spec: object): object => ({
  spec: { capacity: { storage: "1Gi" }, accessModes: ["ReadWriteOnce"], hostPath: { path: "/p" }, ...spec },
});
const onDisk = (source: object): object => ({ spec: { capacity: { storage: "1Gi" }, accessModes: ["ReadWriteOnce"], ...source } });
const named = (values: string[]): object => ({
  nodeSelectorTerms: [{ matchFields: [{ key: "metadata.name", operator: "In", values }] }],
});
const runAs = (runAsUserName: string): object => ({ securityContext: { windowsOptions: { runAsUserName } } });
const USER = "spec.containers[0].securityContext.windowsOptions.runAsUserName";
const once = { metadata: { labels }, spec: { containers: [container], restartPolicy: "Never" } };
const onOneDisk = { metadata: { labels }, spec: { containers: [container], volumes: [{ name: "v", gcePersistentDisk: { pdName: "d" } }] } };
const block = (cidr: string, except: string[]): object => ({
  spec: { podSelector: {}, ingress: [{ from: [{ ipBlock: { cidr, except } }] }] },
});
const INGRESSES = "/apis/networking.orch.io/v1/namespaces/default/ingresses";
const NETWORK_POLICIES = "/apis/networking.orch.io/v1/namespaces/default/networkpolicies";
const CLASSES = "/apis/storage.orch.io/v1/storageclasses";
const places = (...values: string[][]): object => ({ matchLabelExpressions: values.map((of) => ({ key: "zone", values: of })) });
const PODS = `${CORE}/pods`;
const VOLUMES = "/api/v1/persistentvolumes";

export const REFUSED: readonly RefusedObject[] = [
  [
    "variables of what cannot be named",
    PODS,
    podWith({}, { envFrom: [{ configMapRef: { name: "A_" } }, { secretRef: { name: "B_" } }] }),
    "spec.containers[0].envFrom[0].configMapRef.name",
    "spec.containers[0].envFrom[1].secretRef.name",
  ],
  [
    "a variable of a key of what cannot be named",
    PODS,
    podWith({}, { env: [{ name: "A", valueFrom: { secretKeyRef: { name: "A_", key: "k" } } }] }),
    "spec.containers[0].env[0].valueFrom.secretKeyRef.name",
  ],
  ["a Windows user of too long a name", PODS, podWith({}, runAs("a".repeat(105))), USER],
  ["a Windows user of a name with a slash", PODS, podWith({}, runAs("domain\\a/b")), USER],
  ["a Windows user of dots", PODS, podWith({}, runAs("domain\\. .")), USER],
  ["an alias of no host", PODS, podWith({ hostAliases: [{ hostnames: ["a"] }] }), "spec.hostAliases.ip"],
  [
    "a node that cannot be there",
    PODS,
    podWith({ affinity: { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: named(["A_"]) } } }),
    "spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms[0].matchFields[0].values[0]",
  ],
  [
    "a secret of a driver that cannot be named",
    PODS,
    podWith({ volumes: [{ name: "v", csi: { driver: "d.io", nodePublishSecretRef: { name: "A_" } } }] }),
    "spec.volumes[0].csi.nodePublishSecretRef.name",
  ],
  [
    "a class with a place of no labels",
    CLASSES,
    { provisioner: "p", allowedTopologies: [{}] },
    "allowedTopologies[0].matchLabelExpressions",
  ],
  [
    "a class with a place twice, whose labels have no value, one twice, or are there twice",
    CLASSES,
    {
      provisioner: "p",
      allowedTopologies: [places(["a", "b"]), places(["b", "a"]), places([]), places(["a", "a"]), places(["c"], ["d"])],
    },
    "allowedTopologies[1].matchLabelExpressions",
    "allowedTopologies[2].matchLabelExpressions[0].values",
    "allowedTopologies[3].matchLabelExpressions[0].values[1]",
    "allowedTopologies[4].matchLabelExpressions[1].key",
  ],
  [
    "roles gathered by labels that are none",
    "/apis/rbac.authorization.orch.io/v1/clusterroles",
    { aggregationRule: { clusterRoleSelectors: [{ matchExpressions: [{ key: "a", operator: "In", values: ["A B"] }] }] } },
    "aggregationRule.clusterRoleSelectors[0]",
  ],
  [
    "a rule and a certificate for hosts of too long a name",
    INGRESSES,
    { spec: { tls: [{ hosts: ["a".repeat(254)] }], rules: [{ host: "a".repeat(254) }] } },
    "spec.tls[0].hosts[0]",
    "spec.rules[0].host",
  ],
  [
    "a way of running containers that takes less than nothing, on nodes by labels that are none",
    "/apis/node.orch.io/v1/runtimeclasses",
    {
      handler: "h",
      overhead: { podFixed: { cpu: "-1" } },
      scheduling: { nodeSelector: { a: "A B" }, tolerations: [{ operator: "Exists" }, { operator: "Exists" }] },
    },
    "overhead.limits[cpu]",
    "scheduling.nodeSelector",
    "scheduling.tolerations[1]",
  ],
  [
    "a node with parts of pods and devices",
    "/api/v1/nodes",
    { status: { capacity: { pods: "1.5", "example.com/gpu": "500m", cpu: "1.5" } } },
    "status.capacity.pods",
    "status.capacity.example.com/gpu",
    "status.allocatable.pods",
    "status.allocatable.example.com/gpu",
  ],
  [
    "a template of a claim with labels that are none",
    PODS,
    podWith({
      volumes: [
        {
          name: "v",
          ephemeral: {
            volumeClaimTemplate: {
              metadata: { labels: { "a b": "c" }, creationTimestamp: "2001-01-01T00:00:00Z" },
              spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1" } } },
            },
          },
        },
      ],
    }),
    "spec.volumes[0].ephemeral.volumeClaimTemplate.metadata.labels",
    "spec.volumes[0].ephemeral.volumeClaimTemplate.metadata.creationTimestamp",
  ],
  ["a volume for no nodes in particular", VOLUMES, onHost({ nodeAffinity: {} }), "spec.nodeAffinity.required"],
  ["a mode that is not to be had", VOLUMES, onHost({ accessModes: ["ReadWriteOncePod"] }), "spec.accessModes"],
  [
    "endpoints in no namespace",
    VOLUMES,
    onDisk({ glusterfs: { endpoints: "e", path: "p", endpointsNamespace: "A_" } }),
    "spec.glusterfs.endpointsNamespace",
  ],
  [
    "a target that has no name of its kind",
    VOLUMES,
    onDisk({ iscsi: { targetPortal: "1.2.3.4", iqn: "x", lun: 0, initiatorName: "y", secretRef: {} } }),
    "spec.iscsi.iqn",
    "spec.iscsi.initiatorname",
    "spec.iscsi.secretRef.name",
  ],
  [
    "secrets that are nowhere",
    VOLUMES,
    onDisk({ cinder: { volumeID: "v", secretRef: {} } }),
    "spec.cinder.secretRef.name",
    "spec.cinder.secretRef.namespace",
  ],
  [
    "a ScaleIO volume without name",
    VOLUMES,
    onDisk({ scaleIO: { gateway: "g", system: "s", secretRef: { name: "s" } } }),
    "spec.scaleIO.volumeName",
  ],
  [
    "a StorageOS volume without name, in no namespace",
    VOLUMES,
    onDisk({ storageos: { volumeNamespace: "A_" } }),
    "spec.storageos.volumeNamespace",
    "spec.storageos.volumeName",
  ],
  [
    "a driver's secret that cannot be named",
    VOLUMES,
    onDisk({ csi: { driver: "d.io", volumeHandle: "h", nodePublishSecretRef: { name: "A_", namespace: "n" } } }),
    "spec.csi.name",
  ],
  [
    "a node with less than nothing",
    "/api/v1/nodes",
    { status: { capacity: { cpu: "-1" } } },
    "status.capacity.cpu",
    "status.allocatable.cpu",
  ],
  [
    "a taint twice",
    "/api/v1/nodes",
    { spec: { taints: [1, 2].map((value) => ({ key: "k", effect: "NoSchedule", value: `v${value}` })) } },
    "metadata.taints[1]",
  ],
  [
    "a ratio that no container can have",
    `${CORE}/limitranges`,
    { spec: { limits: [{ type: "Container", min: { cpu: "2" }, max: { cpu: "3" }, maxLimitRequestRatio: { cpu: "2" } }] } },
    "spec.limits[0].maxLimitRequestRatio[cpu]",
  ],
  ["a type that is no name", `${CORE}/limitranges`, { spec: { limits: [{ type: "../x" }] } }, "spec.limits[0].type"],
  [
    "half an object",
    `${CORE}/resourcequotas`,
    { spec: { hard: { "count/deployments.apps": "1.5" } } },
    "spec.hard[count/deployments.apps]",
  ],
  [
    "a scope that there is not",
    `${CORE}/resourcequotas`,
    { spec: { scopeSelector: { matchExpressions: [{ scopeName: "X", operator: "Exists" }] } } },
    "spec.scopeSelector.matchExpressions.scopeName",
  ],
  [
    "a job that selects others than its pods",
    "/apis/batch/v1/namespaces/default/jobs",
    { spec: { manualSelector: true, selector: { matchLabels: { app: "other" } }, template: once } },
    "spec.template.metadata.labels",
  ],
  [
    "a schedule by an offset in place of a time zone",
    "/apis/batch/v1/namespaces/default/cronjobs",
    { spec: { schedule: "TZ=+01:00 0 0 * * *", jobTemplate: { spec: { template: once } } } },
    "spec.schedule",
  ],
  [
    "a selector for jobs to come",
    "/apis/batch/v1/namespaces/default/cronjobs",
    { spec: { schedule: "* * * * *", jobTemplate: { spec: { selector: {}, manualSelector: true, template: once } } } },
    "spec.jobTemplate.spec.selector",
    "spec.jobTemplate.spec.manualSelector",
  ],
  ...["v2", "v2beta2", "v2beta1"].map(
    (version): RefusedObject => [
      `a metric of ${version} that is none`,
      SCALERS(version),
      { spec: { ...scaling, metrics: [{ type: "Guess" }] } },
      "spec.metrics[0].type",
    ],
  ),
  ...["v2", "v2beta2"].map(
    (version): RefusedObject => [
      `scaling by no policy, in ${version}`,
      SCALERS(version),
      { spec: { ...scaling, behavior: { scaleUp: { policies: [] }, scaleDown: { policies: [] } } } },
      "spec.behavior.scaleUp.policies",
      "spec.behavior.scaleDown.policies",
    ],
  ),
  [
    "a backend that is no object",
    INGRESSES,
    { spec: { defaultBackend: { resource: { apiGroup: "A_", kind: "a/b", name: "c/d" } } } },
    "spec.defaultBackend.resource.name",
    "spec.defaultBackend.resource.kind",
    "spec.defaultBackend.resource.apiGroup",
  ],
  ["a block without its whole self", NETWORK_POLICIES, block("10.0.0.0/8", ["10.0.0.0/8"]), "spec.ingress[0].from[0].ipBlock.except[0]"],
  ["a block without another", NETWORK_POLICIES, block("10.0.0.0/8", ["11.0.0.0/16"]), "spec.ingress[0].from[0].ipBlock.except[0]"],
  [
    "a port of too long a name",
    NETWORK_POLICIES,
    { spec: { podSelector: {}, ingress: [{ ports: [{ port: "a".repeat(16) }] }] } },
    "spec.ingress[0].ports[0].port",
  ],
  [
    "a place by labels that are none",
    SLICES("v1beta1"),
    { addressType: "IPv4", endpoints: [{ addresses: ["10.1.1.1"], topology: { rack: "A B" } }] },
    "endpoints[0].deprecatedTopology",
  ],
  [
    "an autoscaler of metrics that say nothing",
    SCALERS("v2"),
    {
      spec: {
        ...scaling,
        metrics: [
          { type: "External", external: { metric: {}, target: {} } },
          { type: "Pods", pods: { metric: { name: "a/b" }, target: { type: "Value", value: "1" } } },
          { type: "Object", object: { describedObject: { kind: "Pod", name: "p" }, metric: { name: "m" }, target: { type: "Value" } } },
          { type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: 1, averageValue: "1" } } },
        ],
      },
    },
    "spec.metrics[0].external.metric.name",
    "spec.metrics[0].external.target.type",
    "spec.metrics[0].external.target.type",
    "spec.metrics[0].external.target.averageValue",
    "spec.metrics[1].pods.metric.name",
    "spec.metrics[1].pods.target.averageValue",
    "spec.metrics[2].object.target.averageValue",
    "spec.metrics[3].resource.target.averageValue",
  ],
  [
    "an autoscaler of a metric that its type does not name",
    SCALERS("v2"),
    { spec: { ...scaling, metrics: [{ type: "Pods", external: { metric: { name: "m" }, target: { type: "Value", value: "1" } } }] } },
    "spec.metrics[0].pods",
  ],
  ...(["v1", "v2beta1", "v2beta2", "v2"] as const).map(
    (version): RefusedObject => [
      `an autoscaler of ${version} down to nothing by the cpu`,
      SCALERS(version),
      { spec: { ...scaling, minReplicas: 0 } },
      "spec.minReplicas",
      "spec.metrics",
    ],
  ),
  [
    "an autoscaler that looks back over less than nothing",
    SCALERS("v2beta2"),
    {
      spec: {
        ...scaling,
        behavior: { scaleUp: { stabilizationWindowSeconds: -1, policies: [{ type: "Pods", value: 0, periodSeconds: 0 }] } },
      },
    },
    "spec.behavior.scaleUp.stabilizationWindowSeconds",
    "spec.behavior.scaleUp.policies[0].value",
    "spec.behavior.scaleUp.policies[0].periodSeconds",
  ],
  ...["a.b", "a".repeat(62)].map(
    (name): RefusedObject => [
      `an indexed job of pods that cannot be named after ${name}`,
      "/apis/batch/v1/namespaces/default/jobs",
      { metadata: { name }, spec: { completionMode: "Indexed", completions: 3, template: once } },
      "metadata.name",
    ],
  ),
  ...(["deployments", "replicasets"] as const).map(
    (plural): RefusedObject => [
      `${plural} whose pods write to one disk`,
      `/apis/apps/v1/namespaces/default/${plural}`,
      { spec: { replicas: 2, selector: { matchLabels: labels }, template: onOneDisk } },
      "spec.template.spec.volumes[0].persistentDisk.readOnly",
    ],
  ),
  [
    "daemons that write to one disk",
    "/apis/apps/v1/namespaces/default/daemonsets",
    { spec: { selector: { matchLabels: labels }, template: onOneDisk } },
    "spec.template.spec.volumes[0].persistentDisk.readOnly",
  ],
  [
    "bounds of devices that are lent twice, of pods by default, and of names that no container can ask for",
    `${CORE}/limitranges`,
    {
      spec: {
        limits: [
          { type: "Container", default: { "example.com/gpu": "2" }, defaultRequest: { "example.com/gpu": "1" } },
          { type: "Pod", default: { "a b": "1" } },
          { type: "PersistentVolumeClaim", max: { storage: "1", "requests.example.com/gpu": "1", nothing: "1" } },
        ],
      },
    },
    "spec.limits[0].defaultRequest[example.com/gpu]",
    "spec.limits[1].default",
    "spec.limits[2].max[nothing]",
  ],
  [
    "a node with a mark twice, told of its metadata",
    "/api/v1/nodes",
    {
      spec: {
        podCIDRs: ["x"],
        taints: [
          { key: "a b", effect: "NoSchedule" },
          { key: "a b", effect: "NoSchedule" },
        ],
      },
      status: { capacity: { pods: "-1" } },
    },
    "metadata.taints[0].key",
    "metadata.taints[1]",
    "metadata.taints[1].key",
    "status.capacity.pods",
    "status.allocatable.pods",
    "spec.podCIDRs[0]",
  ],
  [
    "a service at addresses that are nobody's alone",
    `${CORE}/services`,
    { spec: { ports: [{ port: 80 }], externalIPs: ["127.0.0.1", "::", "169.254.1.1", "FE80::1", "224.0.0.1", "10.1.2.3"] } },
    "spec.externalIPs[0]",
    "spec.externalIPs[1]",
    "spec.externalIPs[2]",
    "spec.externalIPs[3]",
    "spec.externalIPs[4]",
  ],
  [
    "a service at several addresses and no first",
    `${CORE}/services`,
    { spec: { clusterIPs: ["10.0.0.9"], ports: [{ port: 80 }] } },
    "spec.clusterIPs",
  ],
  [
    "a service of a family that there is not",
    `${CORE}/services`,
    { spec: { ipFamilies: ["x"], ports: [{ port: 80 }] } },
    "spec.ipFamilies[0]",
  ],
  [
    "a driver of volumes of no known life",
    "/apis/storage.orch.io/v1/csidrivers",
    { spec: { volumeLifecycleModes: ["x"] } },
    "spec.volumeLifecycleModes",
  ],
  [
    "a pod under a profile of no form",
    PODS,
    { metadata: { name: "x", annotations: { "container.apparmor.security.beta.orch.io/c": "x" } }, spec: { containers: [container] } },
    "metadata.annotations[container.apparmor.security.beta.orch.io/c]",
  ],
];
