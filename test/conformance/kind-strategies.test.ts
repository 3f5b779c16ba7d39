/** What becomes of objects beside their plain fields, kind by kind, as seen on the peer: what is filled in, counted, dropped, refused. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { PODS_AS_WRITTEN, startServer, type TestServer } from "../support/server.js";
import { assertCauses } from "./refusals.js";
import { REFUSED } from "./refused-objects.js";

const CORE = "/api/v1/namespaces/default";
const APPS = "/apis/apps/v1/namespaces/default";
const SCALERS = (version: string): string => `/apis/autoscaling/${version}/namespaces/default/horizontalpodautoscalers`;
const SLICES = (version: string): string => `/apis/discovery.orch.io/${version}/namespaces/default/endpointslices`;
const EVENTS = (version: string): string => `/apis/events.orch.io/${version}/namespaces/default/events`;
const POLICIES = "/apis/policy/v1beta1/podsecuritypolicies";
const REVIEWS = "/apis/authorization.orch.io/v1";
const SUBDOMAIN =
  "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an " +
  "alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";
const NAME_PART =
  "name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character " +
  "(e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')";

let server: TestServer;
before(async () => {
  // Others would write what objects are to show.
  server = await startServer({ flags: ["--controllers=namespace", PODS_AS_WRITTEN] });
});
after(() => server?.stop());

/** The object as it would be stored. */
async function made(path: string, body: object) {
  return assertOk(await server.admin.post(`${path}?dryRun=All`, { metadata: { name: "x" }, ...body }), 201);
}

const refused = async (path: string, body: object, ...causes: readonly string[]): Promise<void> =>
  assertCauses(await server.admin.post(`${path}?dryRun=All`, { metadata: { name: "x" }, ...body }), ...causes);

const container = { name: "c", image: "i" };
const template = { metadata: { labels: { app: "web" } }, spec: { containers: [container] } };
const scaling = { scaleTargetRef: { kind: "Deployment", name: "web" }, maxReplicas: 5 };

describe("what the server makes of an object", () => {
  for (const [path, body, generation] of [
    [`${CORE}/podtemplates`, { template }, 1],
    [`${CORE}/limitranges`, { spec: { limits: [{ type: "Container", max: { cpu: "1" } }] } }, undefined],
    [`${CORE}/persistentvolumeclaims`, { spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1" } } } }, undefined],
    [SCALERS("v2"), { spec: scaling }, undefined],
    ["/apis/storage.orch.io/v1/csidrivers", { spec: {} }, undefined],
    ["/apis/storage.orch.io/v1/csinodes", { spec: { drivers: [] } }, undefined],
  ] as const) {
    test(`CAT-05 changes of ${path.slice(path.lastIndexOf("/") + 1)} are ${generation === undefined ? "not " : ""}counted`, async () => {
      assert.equal((await made(path, body)).metadata.generation, generation);
    });
  }

  const ALL = ["annotations", "finalizers", "labels", "ownerReferences"];
  for (const [path, body, written] of [
    ["/api/v1/nodes", {}, ALL],
    [`${CORE}/services`, { spec: { ports: [{ port: 80 }] } }, ALL],
    [`${CORE}/resourcequotas`, { spec: {} }, ALL],
    [`${APPS}/replicasets`, { spec: { selector: { matchLabels: { app: "web" } }, template } }, ALL],
    [
      `${APPS}/deployments`,
      { spec: { selector: { matchLabels: { app: "web" } }, template } },
      ["annotations", "finalizers", "ownerReferences"],
    ],
    [`${CORE}/pods`, { spec: { containers: [container] } }, ["annotations", "finalizers", "labels"]],
    [`${CORE}/persistentvolumeclaims`, { spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1" } } } }, ALL],
    ["/apis/storage.orch.io/v1/volumeattachments", { spec: { attacher: "a", nodeName: "n", source: { persistentVolumeName: "v" } } }, []],
  ] as const) {
    const what = written.length === 0 ? "nothing" : written.join(", ");
    test(`PATH-30 through the status of ${path.slice(path.lastIndexOf("/") + 1)}, ${what} of metadata is written`, async () => {
      const object = assertOk(await server.admin.post(path, { metadata: { name: "thru", labels: { a: "b" } }, ...body }), 201);
      const metadata = {
        ...object.metadata,
        uid: object.metadata.uid,
        generation: 9,
        creationTimestamp: "2001-01-01T00:00:00Z",
        annotations: { seen: "yes" },
        finalizers: ["example.com/hold"],
        labels: { seen: "yes" },
        ownerReferences: [{ apiVersion: "v1", kind: "ConfigMap", name: "o", uid: "11111111-1111-1111-1111-111111111111" }],
      };
      const through = assertOk(await server.admin.put(`${path}/thru/status`, { ...object, metadata }), 200);
      const changed = ALL.filter((field) => JSON.stringify(through.metadata[field]) !== JSON.stringify(object.metadata[field]));
      assert.deepEqual(changed, written);
      const { generation, creationTimestamp } = through.metadata;
      assert.deepEqual([generation, creationTimestamp], [object.metadata.generation, object.metadata.creationTimestamp]);
      assert.deepEqual(through.spec, object.spec);
      assertOk(await server.admin.mergePatch(`${path}/thru`, { metadata: { finalizers: null, ownerReferences: null } }), 200);
      assertOk(await server.admin.delete(`${path}/thru?gracePeriodSeconds=0`), 200);
    });
  }

  test("CAT-05 a node keeps the status that its agent makes it with, and gives what it has where nothing else is said", async () => {
    const status = { capacity: { cpu: "2" }, addresses: [{ type: "InternalIP", address: "10.1.1.1" }] };
    const node = await made("/api/v1/nodes", { spec: { podCIDR: "10.2.0.0/24" }, status });
    assert.deepEqual([node.status.addresses, node.status.allocatable], [status.addresses, { cpu: "2" }]);
    assert.deepEqual([node.spec.podCIDR, node.spec.podCIDRs], ["10.2.0.0/24", ["10.2.0.0/24"]]);
    assert.equal((await made("/api/v1/nodes", { spec: { podCIDRs: ["10.3.0.0/24"] } })).spec.podCIDR, "10.3.0.0/24");
    const both = await made("/api/v1/nodes", { spec: { podCIDR: "10.2.0.0/24", podCIDRs: ["10.3.0.0/24"] } });
    assert.deepEqual(both.spec.podCIDRs, ["10.2.0.0/24"]);
    await refused("/api/v1/nodes", { spec: { podCIDR: "x" } }, 'spec.podCIDRs[0]: Invalid value: []string{"x"}: must be valid CIDR');
  });

  test("CAT-05 the annotation of a daemon set counts the states of its template", async () => {
    const key = "deprecated.daemonset.template.generation";
    const body = { metadata: { name: "counted" }, spec: { selector: { matchLabels: { app: "web" } }, template } };
    const set = assertOk(await server.admin.post(`${APPS}/daemonsets`, body), 201);
    assert.equal(set.metadata.annotations[key], "1");
    const label = await server.admin.mergePatch(`${APPS}/daemonsets/counted`, {
      metadata: { annotations: { [key]: "9" }, labels: { a: "b" } },
    });
    assert.equal(assertOk(label, 200).metadata.annotations[key], "1");
    const image = { spec: { template: { spec: { containers: [{ ...container, image: "j" }] } } } };
    assert.equal(assertOk(await server.admin.mergePatch(`${APPS}/daemonsets/counted`, image), 200).metadata.annotations[key], "2");
  });

  test("CAT-03 an autoscaler without a wish wants 80 percent of the cpu, in every version", async () => {
    assert.equal((await made(SCALERS("v1"), { spec: scaling })).spec.targetCPUUtilizationPercentage, 80);
    const older = { type: "Resource", resource: { name: "cpu", targetAverageUtilization: 80 } };
    assert.deepEqual((await made(SCALERS("v2beta1"), { spec: scaling })).spec.metrics, [older]);
    const present = { type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: 80 } } };
    for (const version of ["v2", "v2beta2"]) assert.deepEqual((await made(SCALERS(version), { spec: scaling })).spec.metrics, [present]);
  });

  test("CAT-03 of the secrets of a service account nothing is kept but the names", async () => {
    const account = await made(`${CORE}/serviceaccounts`, { secrets: [{ name: "s", namespace: "n", kind: "Secret", uid: "u" }] });
    assert.deepEqual(account.secrets, [{ name: "s" }]);
  });

  test("CAT-03 /proc is mounted as usual while nothing else can be had", async () => {
    const spec = {
      containers: [
        { ...container, securityContext: { procMount: "Unmasked" } },
        { ...container, name: "d" },
      ],
    };
    const [first, second] = (await made(`${CORE}/pods`, { spec })).spec.containers;
    assert.deepEqual([first.securityContext, second.securityContext], [{ procMount: "Default" }, undefined]);
  });

  test("CAT-03 the affinity of a service has a time if and only if there is one", async () => {
    const sessionAffinityConfig = { clientIP: { timeoutSeconds: 5 } };
    const spec = { ports: [{ port: 80 }], sessionAffinityConfig };
    assert.equal((await made(`${CORE}/services`, { spec })).spec.sessionAffinityConfig, undefined);
    const sticky = { ports: [{ port: 80 }], sessionAffinity: "ClientIP" };
    for (const config of [undefined, {}, { clientIP: {} }]) {
      const service = await made(`${CORE}/services`, { spec: { ...sticky, sessionAffinityConfig: config } });
      assert.deepEqual(service.spec.sessionAffinityConfig, { clientIP: { timeoutSeconds: 10800 } });
    }
  });

  test("CAT-13 a slice of v1 takes no topology of old; one of v1beta1 shows the node as its host", async () => {
    const endpoint = { addresses: ["10.1.1.1"], nodeName: "n" };
    const body = { addressType: "IPv4", endpoints: [{ ...endpoint, deprecatedTopology: { a: "b" } }], ports: [] };
    assert.equal((await made(SLICES("v1"), body)).endpoints[0].deprecatedTopology, undefined);
    const older = await made(SLICES("v1beta1"), { addressType: "IPv4", endpoints: [endpoint], ports: [] });
    assert.deepEqual(older.endpoints[0].topology, { "orch.io/hostname": "n" });
  });

  test("CAT-03 what is answered and not stored has no time of creation, and says so", async () => {
    const review = { spec: { nonResourceAttributes: { path: "/", verb: "get" } } };
    const answer = assertOk(await server.admin.post(`${REVIEWS}/selfsubjectaccessreviews`, review), 201);
    assert.equal(answer.metadata.creationTimestamp, null);
  });
});

describe("what the server refuses", () => {
  test("CAT-13 an older version is held to what the stored one demands, told by its names", async () => {
    const endpoint = { addresses: ["x"] };
    await refused(
      SLICES("v1beta1"),
      { addressType: "IPv4", endpoints: [endpoint], ports: [] },
      'endpoints[0].addresses[0]: Invalid value: "x": must be a valid IPv4 address',
      'endpoints[0].addresses[0]: Invalid value: "x": must be a valid IP address',
    );
    await refused(
      SCALERS("v2beta1"),
      { spec: { ...scaling, metrics: [{ type: "Resource" }] } },
      "spec.metrics[0].resource: Required value: must populate information for the given metric source",
    );
    await refused(
      SCALERS("v1"),
      { spec: { ...scaling, scaleTargetRef: { kind: "a/b", name: ".." } } },
      "spec.scaleTargetRef.kind: Invalid value: \"a/b\": may not contain '/'",
      "spec.scaleTargetRef.name: Invalid value: \"..\": may not be '..'",
    );
  });

  const own = {
    eventTime: "2026-01-02T03:04:05.000000Z",
    type: "Normal",
    reason: "r",
    action: "a",
    reportingController: "example.com/c",
    reportingInstance: "i",
    regarding: { kind: "Pod", namespace: "default", name: "q" },
  };

  test("CAT-04 v1 is strict about events, its elders are not", async () => {
    const old = { ...own, eventTime: null, type: "Odd", deprecatedCount: 2, deprecatedSource: { component: "c" } };
    await made(EVENTS("v1beta1"), old);
    await refused(
      EVENTS("v1"),
      old,
      "eventTime: Required value",
      'type: Invalid value: "": has invalid value: Odd',
      'count: Invalid value: "": needs to be unset',
      'source: Invalid value: "": needs to be unset',
    );
    await refused(
      EVENTS("v1"),
      { ...own, series: { count: 1 }, reportingController: "" },
      "reportingController: Required value",
      'reportingController: Invalid value: "": name part must be non-empty',
      `reportingController: Invalid value: "": ${NAME_PART}`,
      'series.count: Invalid value: "": should be at least 2',
      "series.lastObservedTime: Required value",
    );
  });

  test("CAT-05 the generation of a deployment counts its annotations, but not what goes with its status", async () => {
    const path = `${APPS}/deployments/annotated`;
    const body = { metadata: { name: "annotated" }, spec: { selector: { matchLabels: { app: "web" } }, template } };
    assert.equal(assertOk(await server.admin.post(`${APPS}/deployments`, body), 201).metadata.generation, 1);
    const cause = (text: string) => ({ metadata: { annotations: { "orch.io/change-cause": text } } });
    for (const [where, change, generation] of [
      [path, { metadata: { labels: { a: "b" } } }, 1],
      [path, cause("first"), 2],
      [path, cause("first"), 2],
      [path, { spec: { replicas: 2 } }, 3],
      [`${path}/scale`, { spec: { replicas: 3 } }, 4],
      [`${path}/status`, { ...cause("second"), status: { observedGeneration: 4 } }, 4],
    ] as const) {
      assertOk(await server.admin.mergePatch(where, change), 200);
      assert.equal(assertOk(await server.admin.get(path), 200).metadata.generation, generation, JSON.stringify(change));
    }
  });

  test("CAT-05 the generation of a driver counts what can be changed", async () => {
    const drivers = "/apis/storage.orch.io/v1/csidrivers";
    assertOk(await server.admin.post(drivers, { metadata: { name: "d" }, spec: {} }), 201);
    const labelled = await server.admin.mergePatch(`${drivers}/d`, { metadata: { labels: { a: "b" } } });
    assert.equal(assertOk(labelled, 200).metadata.generation, undefined);
    for (const [spec, generation] of [
      [{ requiresRepublish: true }, 1],
      [{ tokenRequests: [{ audience: "a" }] }, 2],
      [{ requiresRepublish: true }, 2],
    ] as const)
      assert.equal(assertOk(await server.admin.mergePatch(`${drivers}/d`, { spec }), 200).metadata.generation, generation);
  });

  test("CAT-03 an image without a tag of its own is always pulled; what is no reference is not", async () => {
    const digest = `sha256:${"a".repeat(64)}`;
    for (const [image, policy] of [
      ["web", "Always"],
      ["a".repeat(237), "Always"],
      ["a".repeat(238), "IfNotPresent"],
      [`example.com/${"a".repeat(244)}`, "IfNotPresent"],
      ["web:latest", "Always"],
      [`web:latest@${digest}`, "Always"],
      ["localhost:5000/a/web", "Always"],
      ["registry.example.com/a__b/web:1.2", "IfNotPresent"],
      [`web@${digest}`, "IfNotPresent"],
      ["Web", "IfNotPresent"],
      ["a/b:c/d", "IfNotPresent"],
      ["a".repeat(64), "IfNotPresent"],
    ] as const) {
      const { spec } = await made(`${CORE}/pods`, { spec: { containers: [{ name: "c", image }] } });
      assert.equal(spec.containers[0].imagePullPolicy, policy, image);
    }
  });

  test("VER-02 the share of the cpu stands behind the other metrics of an autoscaler, in every version", async () => {
    const share = { type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: 50 } } };
    const pods = { type: "Pods", pods: { metric: { name: "m" }, target: { type: "AverageValue", averageValue: "1" } } };
    for (const metrics of [
      [share, pods],
      [pods, share],
    ]) {
      const { spec } = await made(SCALERS("v2"), { spec: { ...scaling, metrics } });
      assert.deepEqual(spec.metrics, [pods, share]);
    }
    const annotated = {
      "autoscaling.alpha.orch.io/metrics": JSON.stringify([{ type: "Pods", pods: { metricName: "m", targetAverageValue: "1" } }]),
    };
    const older = { metadata: { name: "older", annotations: annotated }, spec: { ...scaling, targetCPUUtilizationPercentage: 50 } };
    assertOk(await server.admin.post(SCALERS("v1"), older), 201);
    const { spec } = assertOk(await server.admin.get(`${SCALERS("v2")}/older`), 200);
    assert.deepEqual(
      spec.metrics.map(({ type }: { type: string }) => type),
      ["Pods", "Resource"],
    );
  });

  test("CAT-04 an old slice keeps the host name that it was given", async () => {
    const topology = { "orch.io/hostname": "other" };
    const { endpoints } = await made("/apis/discovery.orch.io/v1beta1/namespaces/default/endpointslices", {
      addressType: "IPv4",
      endpoints: [
        { addresses: ["10.1.2.3"], nodeName: "n", topology },
        { addresses: ["10.1.2.4"], nodeName: "n" },
      ],
    });
    assert.deepEqual(
      endpoints.map((endpoint: { topology: object }) => endpoint.topology),
      [topology, { "orch.io/hostname": "n" }],
    );
  });

  test("CAT-04 what the peer takes: selectors that spread pods and those of daemons and jobs by values that no label has", async () => {
    const selector = { matchLabels: { "a b": "c" } };
    const spread = { maxSkew: 1, topologyKey: "zone", whenUnsatisfiable: "DoNotSchedule", labelSelector: selector };
    await made(`${CORE}/pods`, { spec: { containers: [container], topologySpreadConstraints: [spread] } });
    const picky = { matchLabels: { app: "web" }, matchExpressions: [{ key: "app", operator: "In", values: ["A B"] }] };
    await made("/apis/apps/v1/namespaces/default/daemonsets", { spec: { selector: picky, template } });
    await made("/apis/storage.orch.io/v1/storageclasses", { provisioner: "example.com/p", reclaimPolicy: "" });
  });

  test("CAT-05 of an event nothing changes in v1 but its series", async () => {
    assertOk(await server.admin.post(EVENTS("v1"), { metadata: { name: "kept" }, ...own }), 201);
    const series = { count: 2, lastObservedTime: "2026-01-02T03:04:06.000000Z" };
    assertOk(await server.admin.mergePatch(`${EVENTS("v1")}/kept`, { series }), 200);
    const change = { note: "other", action: "b" };
    assertCauses(
      await server.admin.mergePatch(`${EVENTS("v1")}/kept`, change),
      'message: Invalid value: "other": field is immutable',
      'action: Invalid value: "b": field is immutable',
    );
    assertOk(await server.admin.mergePatch(`${EVENTS("v1beta1")}/kept`, { note: "other" }), 200);
  });

  test("CAT-11 ports of a service are told apart by names, and lead to ports", async () => {
    await refused(
      `${CORE}/services`,
      {
        spec: {
          ports: [
            { name: "p", port: 80, targetPort: "x".repeat(20), nodePort: 30000 },
            { port: 80 },
            { name: "p", port: 1, targetPort: 0 },
          ],
        },
      },
      `spec.ports[0].targetPort: Invalid value: "${"x".repeat(20)}": must be no more than 15 characters`,
      "spec.ports[0].nodePort: Forbidden: may not be used when `type` is 'ClusterIP'",
      "spec.ports[1].name: Required value",
      'spec.ports[1]: Duplicate value: core.ServicePort{Name:"", Protocol:"TCP", AppProtocol:(*string)(nil), Port:80, ' +
        'TargetPort:intstr.IntOrString{Type:0, IntVal:0, StrVal:""}, NodePort:0}',
      'spec.ports[2].name: Duplicate value: "p"',
    );
  });

  test("CAT-04 a pod security policy names drivers by what may be one", async () => {
    const any = { rule: "RunAsAny" };
    const policy = (name: string) => ({
      spec: { seLinux: any, runAsUser: any, supplementalGroups: any, fsGroup: any, allowedCSIDrivers: [{ name }] },
    });
    await made(POLICIES, policy(`CSI.${"x".repeat(59)}`));
    const field = "spec.allowedCSIDrivers.allowedCSIDriver[0].name";
    await refused(POLICIES, policy("x".repeat(64)), `${field}: Too long: must have at most 63 bytes`);
  });

  test("CAT-04 profiles that a pod security policy names in annotations are profiles", async () => {
    const any = { rule: "RunAsAny" };
    const policy = (annotations: object) => ({
      metadata: { name: "profiles", annotations },
      spec: { seLinux: any, runAsUser: any, supplementalGroups: any, fsGroup: any },
    });
    const [appArmor, seccomp] = ["apparmor.security.beta.orch.io", "seccomp.security.alpha.orch.io"];
    await refused(
      POLICIES,
      policy({
        [`${appArmor}/defaultProfileName`]: "y",
        [`${appArmor}/allowedProfileNames`]: "runtime/default,z",
        [`${seccomp}/defaultProfileName`]: "x",
        [`${seccomp}/allowedProfileNames`]: "*,runtime/default,w",
      }),
      `metadata.annotations[${appArmor}/defaultProfileName]: Invalid value: "y": invalid AppArmor profile name: "y"`,
      `metadata.annotations[${appArmor}/allowedProfileNames]: Invalid value: "runtime/default,z": invalid AppArmor profile name: "z"`,
      `metadata.annotations[${seccomp}/defaultProfileName]: Invalid value: "x": must be a valid seccomp profile`,
      `metadata.annotations[${seccomp}/allowedProfileNames]: Invalid value: "w": must be a valid seccomp profile`,
    );
    const good = { [`${appArmor}/allowedProfileNames`]: "runtime/default,localhost/a", [`${seccomp}/allowedProfileNames`]: "*,unconfined" };
    await made(POLICIES, policy({ ...good, [`${appArmor}/defaultProfileName`]: "", [`${seccomp}/defaultProfileName`]: "localhost/a" }));
  });

  test("CAT-04 what a pod security policy allows and demands fits together", async () => {
    const any = { rule: "RunAsAny" };
    await refused(
      POLICIES,
      {
        spec: {
          seLinux: any,
          runAsUser: { rule: "MustRunAs", ranges: [{ min: 2, max: 1 }] },
          runAsGroup: { rule: "MustRunAs" },
          supplementalGroups: any,
          fsGroup: { rule: "MayRunAs", ranges: [{ min: -1, max: 1 }] },
          requiredDropCapabilities: ["A"],
          allowedCapabilities: ["A"],
          allowedHostPaths: [{ pathPrefix: "/a/../b" }],
          allowedUnsafeSysctls: ["kernel.*"],
          forbiddenSysctls: ["kernel.msg*"],
          runtimeClass: { allowedRuntimeClassNames: ["a"], defaultRuntimeClassName: "b" },
        },
      },
      "spec.runAsUser.ranges[0].min: Invalid value: 2: min cannot be greater than max",
      "spec.runAsGroup.ranges: Invalid value: []policy.IDRange(nil): must provide at least one range",
      "spec.fsGroup.ranges[0].min: Invalid value: -1: min cannot be negative",
      'allowedCapabilities: Invalid value: "A": capability is listed in allowedCapabilities and requiredDropCapabilities',
      "spec.allowedHostPaths[0]: Invalid value: \"/a/../b\": must not contain '..'",
      'spec.forbiddenSysctls[0]: Invalid value: "kernel.msg*": sysctl overlaps with kernel.*',
      'spec.runtimeClass.allowedRuntimeClassNames: Required value: default "b" must be allowed',
    );
  });

  test("CAT-04 references name what can be named", async () => {
    await refused(
      "/apis/networking.orch.io/v1/ingressclasses",
      { spec: { controller: "x", parameters: { apiGroup: "B!", kind: "a/b", name: "n" } } },
      'spec.controller: Invalid value: "x": must be a domain-prefixed path (such as "acme.io/foo")',
      `spec.parameters.apiGroup: Invalid value: "B!": ${SUBDOMAIN}`,
      "spec.parameters.kind: Invalid value: \"a/b\": may not contain '/'",
    );
    await refused(
      "/apis/storage.orch.io/v1/volumeattachments",
      { spec: { attacher: "a", nodeName: "n", source: { persistentVolumeName: "B!" } } },
      `spec.source.persistentVolumeName: Invalid value: "B!": ${SUBDOMAIN}`,
    );
  });

  test("CAT-04 selectors and labels are shown as the peer prints them", async () => {
    const selector = { matchLabels: { b: "c", a: "b" }, matchExpressions: [{ key: "k", operator: "In", values: ["v"] }] };
    await refused(
      `${APPS}/deployments`,
      { spec: { selector, template } },
      'spec.template.metadata.labels: Invalid value: map[string]string{"app":"web"}: `selector` does not match template `labels`',
    );
    const body = { metadata: { name: "shown" }, spec: { selector: { matchLabels: { app: "web" } }, template } };
    assertOk(await server.admin.post(`${APPS}/deployments`, body), 201);
    const change = { spec: { selector }, metadata: {} };
    const reply = await server.admin.mergePatch(`${APPS}/deployments/shown`, change);
    assertCauses(
      reply,
      'spec.template.metadata.labels: Invalid value: map[string]string{"app":"web"}: `selector` does not match template `labels`',
      'spec.selector: Invalid value: v1.LabelSelector{MatchLabels:map[string]string{"a":"b", "app":"web", "b":"c"}, ' +
        'MatchExpressions:[]v1.LabelSelectorRequirement{v1.LabelSelectorRequirement{Key:"k", Operator:"In", Values:[]string{"v"}}}}: field is immutable',
    );
  });

  for (const [what, path, body, ...fields] of REFUSED) {
    test(`CAT-04 refused as by the peer: ${what}`, async () => {
      const reply = await server.admin.post(`${path}?dryRun=All`, { metadata: { name: "x" }, ...body });
      assertStatus(reply, 422, "Invalid");
      const blamed = reply.json.details.causes.map(({ field }: { field: string }) => field);
      assert.deepEqual(blamed.sort(), [...fields].sort(), reply.text);
    });
  }

  test("CAT-04 a node has an address once, and settings of its agent from nowhere", async () => {
    const spec = { configSource: { configMap: { name: "m", namespace: "n", kubeletConfigKey: "k" } } };
    const { spec: kept } = await made("/api/v1/nodes", { metadata: { name: "twice" }, spec });
    assert.equal(kept.configSource, undefined);
    assertOk(await server.admin.post("/api/v1/nodes", { metadata: { name: "addressed" } }), 201);
    const address = { type: "InternalIP", address: "10.1.2.3" };
    const named = { type: "Hostname", address: "10.1.2.3" };
    const { json } = await server.admin.mergePatch("/api/v1/nodes/addressed/status", { status: { addresses: [address, named, address] } });
    assert.deepEqual(json.details.causes, [
      {
        reason: "FieldValueDuplicate",
        field: "status.addresses[2]",
        message: 'Duplicate value: core.NodeAddress{Type:"InternalIP", Address:"10.1.2.3"}',
      },
    ]);
  });

  test("CAT-03 bounds without a name are called by their UID; a generation that is counted begins with one", async () => {
    const { metadata } = await made(`${CORE}/limitranges`, { metadata: {}, spec: { limits: [] } });
    assert.equal(metadata.name, metadata.uid);
    const counted = await made(`${CORE}/podtemplates`, { metadata: { name: "x", generation: 77 }, template });
    assert.equal(counted.metadata.generation, 1);
  });

  test("CAT-04 the data of a controller's revision is whatever its controller writes", async () => {
    for (const data of [[{ a: 1 }, null], "text", 0, { a: [] }]) {
      assert.deepEqual((await made(`${APPS}/controllerrevisions`, { data, revision: 1 })).data, data);
    }
    await refused(`${APPS}/controllerrevisions`, { data: null, revision: 1 }, "data: Required value: data is mandatory");
  });

  test("CAT-03 who changes a template is warned of it as its author is", async () => {
    const deployments = "/apis/apps/v1/namespaces/default/deployments";
    assertOk(
      await server.admin.post(deployments, {
        metadata: { name: "warned" },
        spec: { selector: { matchLabels: template.metadata.labels }, template },
      }),
      201,
    );
    const patched = await server.admin.mergePatch(`${deployments}/warned`, { spec: { template: { spec: { imagePullSecrets: [{}] } } } });
    assertOk(patched, 200);
    assert.match(String(patched.headers["warning"]), /imagePullSecrets\[0\]\.name: invalid empty name/);
    assert.equal((await server.admin.mergePatch(`${deployments}/warned`, { spec: { replicas: 2 } })).headers["warning"], undefined);
  });

  test("CAT-03 nobody but its controller says that the pods of a job are tracked", async () => {
    const annotations = { "batch.orch.io/job-tracking": "", other: "" };
    const { metadata } = await made("/apis/batch/v1/namespaces/default/jobs", {
      metadata: { name: "tracked", annotations },
      spec: { template: { spec: { containers: [container], restartPolicy: "Never" } } },
    });
    assert.deepEqual(metadata.annotations, { other: "" });
  });

  test("CAT-05 what a node was given, and what it is, stays", async () => {
    const spec = { podCIDR: "10.9.0.0/24", providerID: "p://1" };
    assertOk(await server.admin.post("/api/v1/nodes", { metadata: { name: "given" }, spec }), 201);
    assertCauses(
      await server.admin.mergePatch("/api/v1/nodes/given", {
        spec: { podCIDR: null, podCIDRs: null, providerID: "p://2", externalID: "e" },
      }),
      'spec.podCIDRs: Forbidden: node updates may not change podCIDR except from "" to valid',
      'spec.providerID: Forbidden: node updates may not change providerID except from "" to valid',
      "spec.externalID: Forbidden: may not be updated",
    );
  });

  test("CAT-03 a replication controller that says which pods it selects is taken at its word", async () => {
    const labels = { app: "web", tier: "front" };
    const spec = { template: { ...template, metadata: { labels } } };
    const selectorOf = async (selector?: object) =>
      (await made(`${CORE}/replicationcontrollers`, { spec: { ...spec, ...(selector && { selector }) } })).spec.selector;
    assert.deepEqual(await selectorOf({ app: "web" }), { app: "web" });
    assert.deepEqual(await selectorOf(), labels);
  });

  test("CAT-03 a stateful set has a partition where it says nothing of its strategy, or begins to say one", async () => {
    const strategyOf = async (updateStrategy?: object) => {
      const spec = { serviceName: "s", selector: { matchLabels: { app: "web" } }, template, ...(updateStrategy && { updateStrategy }) };
      return (await made(`${APPS}/statefulsets`, { spec })).spec.updateStrategy;
    };
    const rolling = { type: "RollingUpdate", rollingUpdate: { partition: 0 } };
    assert.deepEqual(await strategyOf(), rolling);
    assert.deepEqual(await strategyOf({ rollingUpdate: {} }), rolling);
    assert.deepEqual(await strategyOf({ type: "RollingUpdate", rollingUpdate: {} }), rolling);
    assert.deepEqual(await strategyOf({ type: "RollingUpdate" }), { type: "RollingUpdate" });
  });

  test("CAT-05 who balances the load of a service stays", async () => {
    const service = {
      metadata: { name: "balanced" },
      spec: { type: "LoadBalancer", loadBalancerClass: "a.example/b", ports: [{ port: 80 }] },
    };
    assertOk(await server.admin.post(`${CORE}/services`, service), 201);
    for (const loadBalancerClass of ["a.example/c", null]) {
      const reply = await server.admin.mergePatch(`${CORE}/services/balanced`, { spec: { loadBalancerClass } });
      assertStatus(reply, 422, "Invalid", /spec\.loadBalancerClass: Invalid value: .*: may not change once set$/);
    }
    assertOk(await server.admin.mergePatch(`${CORE}/services/balanced`, { spec: { type: "ClusterIP", loadBalancerClass: null } }), 200);
  });

  test("CAT-05 the scopes of a quota may be written in another order", async () => {
    const quota = { metadata: { name: "scoped" }, spec: { hard: { pods: "1" }, scopes: ["NotTerminating", "NotBestEffort"] } };
    assertOk(await server.admin.post(`${CORE}/resourcequotas`, quota), 201);
    const again = { spec: { scopes: ["NotBestEffort", "NotTerminating", "NotTerminating"] } };
    assertOk(await server.admin.mergePatch(`${CORE}/resourcequotas/scoped`, again), 200);
    const other = await server.admin.mergePatch(`${CORE}/resourcequotas/scoped`, { spec: { scopes: ["NotTerminating"] } });
    assertCauses(other, 'spec.scopes: Invalid value: []string{"NotTerminating"}: field is immutable');
  });

  test("CAT-04 a policy whose runtime class says nothing is no mistake", async () => {
    const any = { rule: "RunAsAny" };
    const spec = { seLinux: any, runAsUser: any, supplementalGroups: any, fsGroup: any, runtimeClass: {} };
    await made(POLICIES, { spec });
  });
});
