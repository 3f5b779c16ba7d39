/** Pods: defaults, rules over several fields, what may change, status, ephemeral containers, table, selectors, deletion. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertInvalid, assertOk, assertStatus } from "../support/assertions.js";
import { PODS_AS_WRITTEN, startServer, type TestServer } from "../support/server.js";

const PODS = "/api/v1/namespaces/default/pods";
const TABLE = "application/json;as=Table;g=meta.orch.io;v=v1";

// biome-ignore lint/suspicious/noExplicitAny: tests reach into objects of every shape
type Fields = Record<string, any>;

describe("pods", () => {
  let server: TestServer;
  let count = 0;
  before(async () => {
    server = await startServer({ flags: [PODS_AS_WRITTEN, "--disable-admission-plugins=RuntimeClass"] });
  });
  after(() => server.stop());

  const podWith = (spec: Fields = {}, container: Fields = {}) => ({
    metadata: { name: `p${++count}` },
    spec: { containers: [{ name: "a", image: "i", ...container }], ...spec },
  });
  const create = (spec?: Fields, container?: Fields) => server.admin.post(PODS, podWith(spec, container));
  const made = async (spec?: Fields, container?: Fields): Promise<Fields> => assertOk(await create(spec, container), 201);
  const pathOf = (pod: Fields): string => `${PODS}/${pod["metadata"].name}`;

  test("PATH-34 a small pod is filled up with defaults", async () => {
    const pod = await made({}, { livenessProbe: { httpGet: { port: 80 } }, ports: [{ containerPort: 80 }] });
    assert.deepEqual(pod["spec"], {
      containers: [
        {
          name: "a",
          image: "i",
          ports: [{ containerPort: 80, protocol: "TCP" }],
          resources: {},
          livenessProbe: {
            httpGet: { path: "/", port: 80, scheme: "HTTP" },
            timeoutSeconds: 1,
            periodSeconds: 10,
            successThreshold: 1,
            failureThreshold: 3,
          },
          terminationMessagePath: "/dev/termination-log",
          terminationMessagePolicy: "File",
          imagePullPolicy: "Always",
        },
      ],
      restartPolicy: "Always",
      terminationGracePeriodSeconds: 30,
      dnsPolicy: "ClusterFirst",
      securityContext: {},
      schedulerName: "default-scheduler",
      enableServiceLinks: true,
      priority: 0,
      preemptionPolicy: "PreemptLowerPriority",
      ...(pod["spec"].serviceAccountName === undefined ? {} : { serviceAccountName: "default", serviceAccount: "default" }),
    });
    assert.deepEqual(pod["status"], { phase: "Pending", qosClass: "BestEffort" });
  });

  for (const [image, policy] of [
    ["i", "Always"],
    ["i:latest", "Always"],
    ["host:5000/i", "Always"],
    ["i:1", "IfNotPresent"],
    ["host:5000/i:1", "IfNotPresent"],
    ["i@sha256:0000000000000000000000000000000000000000000000000000000000000000", "IfNotPresent"],
  ] as const) {
    test(`the image ${image.slice(0, 16)} is pulled ${policy}`, async () => {
      assert.equal((await made({}, { image }))["spec"].containers[0].imagePullPolicy, policy);
    });
  }

  test("requests follow limits; the class of service follows both", async () => {
    for (const { resources, requests, qosClass } of [
      { resources: { limits: { cpu: "1", memory: "1Gi" } }, requests: { cpu: "1", memory: "1Gi" }, qosClass: "Guaranteed" },
      {
        resources: { limits: { cpu: "1", memory: "1Gi" }, requests: { cpu: "500m" } },
        requests: { cpu: "500m", memory: "1Gi" },
        qosClass: "Burstable",
      },
      { resources: { requests: { cpu: "1" } }, requests: { cpu: "1" }, qosClass: "Burstable" },
    ]) {
      const pod = await made({}, { resources });
      assert.deepEqual(pod["spec"].containers[0].resources.requests, requests);
      assert.equal(pod["status"].qosClass, qosClass);
    }
  });

  test("on the network of the node, host ports are the container's", async () => {
    const pod = await made({ hostNetwork: true }, { ports: [{ containerPort: 80 }] });
    assert.equal(pod["spec"].containers[0].ports[0].hostPort, 80);
    assertInvalid(
      await create({ hostNetwork: true }, { ports: [{ containerPort: 80, hostPort: 81 }] }),
      "FieldValueInvalid spec.containers[0].ports[0].containerPort",
    );
  });

  for (const { what, spec, container, causes } of [
    { what: "no containers", spec: { containers: [] }, causes: ["Required spec.containers"] },
    { what: "a container without image", container: { image: "" }, causes: ["Required spec.containers[0].image"] },
    { what: "an image with spaces around", container: { image: " i" }, causes: ["Invalid spec.containers[0].image"] },
    {
      what: "two containers of one name",
      spec: {
        containers: [
          { name: "a", image: "i" },
          { name: "a", image: "i" },
        ],
      },
      causes: ["Duplicate spec.containers[1].name"],
    },
    {
      what: "an init container of the same name",
      spec: { initContainers: [{ name: "a", image: "i" }] },
      causes: ["Duplicate spec.initContainers[0].name"],
    },
    {
      what: "a probe of an init container",
      spec: { initContainers: [{ name: "b", image: "i", livenessProbe: { exec: { command: ["x"] } } }] },
      causes: ["Invalid spec.initContainers[0].livenessProbe"],
    },
    {
      what: "ports out of range or twice named",
      container: { ports: [{ containerPort: 0 }, { containerPort: 65536, name: "a" }, { containerPort: 1, name: "a", protocol: "X" }] },
      causes: [
        "Required spec.containers[0].ports[0].containerPort",
        "Invalid spec.containers[0].ports[1].containerPort",
        "Duplicate spec.containers[0].ports[2].name",
        "NotSupported spec.containers[0].ports[2].protocol",
      ],
    },
    {
      what: "one host port twice",
      container: {
        ports: [
          { containerPort: 1, hostPort: 9 },
          { containerPort: 2, hostPort: 9 },
        ],
      },
      causes: ["Duplicate spec.containers[0].ports[1].hostPort"],
    },
    {
      what: "variables without one source",
      container: {
        env: [
          { name: "a", valueFrom: {} },
          { name: "b", value: "x", valueFrom: { fieldRef: { fieldPath: "metadata.name" } } },
          { name: "1" },
        ],
      },
      causes: [
        "Invalid spec.containers[0].env[0].valueFrom",
        "Invalid spec.containers[0].env[1].valueFrom",
        "Invalid spec.containers[0].env[2].name",
      ],
    },
    {
      what: "a probe with two handlers, and with none",
      container: { livenessProbe: { exec: { command: ["x"] }, tcpSocket: { port: 1 } }, startupProbe: {} },
      causes: ["Forbidden spec.containers[0].livenessProbe.tcpSocket", "Required spec.containers[0].startupProbe"],
    },
    {
      what: "ports of handlers that are no ports",
      container: { livenessProbe: { tcpSocket: { port: 0 } }, readinessProbe: { httpGet: { port: "a--b" } } },
      causes: ["Invalid spec.containers[0].livenessProbe.tcpSocket.port", "Invalid spec.containers[0].readinessProbe.httpGet.port"],
    },
    {
      what: "requests above limits, and unknown resources",
      container: { resources: { limits: { cpu: "1" }, requests: { cpu: "2", "x.example/gpu": "1" } } },
      causes: ["Invalid spec.containers[0].resources.requests", "Required spec.containers[0].resources.limits"],
    },
    { what: "an unknown restart policy", spec: { restartPolicy: "Foo" }, causes: ["NotSupported spec.restartPolicy"] },
    { what: "no name server where it is wanted", spec: { dnsPolicy: "None" }, causes: ["Required spec.dnsConfig"] },
    {
      what: "a toleration of nothing in particular",
      spec: { tolerations: [{ value: "x" }, { key: "k", tolerationSeconds: 1 }] },
      causes: ["Invalid spec.tolerations[0].operator", "Invalid spec.tolerations[1].effect"],
    },
    {
      what: "affinity without weight or term",
      spec: {
        affinity: {
          nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: [] } },
          podAffinity: { preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 101, podAffinityTerm: { topologyKey: "k" } }] },
        },
      },
      causes: [
        "Required spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms",
        "Invalid spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[0].weight",
      ],
    },
    { what: "user IDs below zero", spec: { securityContext: { runAsUser: -1 } }, causes: ["Invalid spec.securityContext.runAsUser"] },
    {
      what: "ephemeral containers from the start",
      spec: { ephemeralContainers: [{ name: "e", image: "i" }] },
      causes: ["Forbidden spec.ephemeralContainers"],
    },
    { what: "a deadline of zero", spec: { activeDeadlineSeconds: 0 }, causes: ["Invalid spec.activeDeadlineSeconds"] },
  ] as { what: string; spec?: Fields; container?: Fields; causes: string[] }[]) {
    test(`refused: ${what}`, async () => {
      assertInvalid(await create(spec, container), ...causes.map((cause) => `FieldValue${cause}`));
    });
  }

  test("ERR-04 words of ranges, enumerations and names are the peer's", async () => {
    const reply = await create({ restartPolicy: "Foo", securityContext: { fsGroup: -1 } }, { name: "A" });
    const words = Object.fromEntries(reply.json.details.causes.map((cause: Fields) => [cause["field"], cause["message"]]));
    assert.deepEqual(words, {
      "spec.containers[0].name":
        "Invalid value: \"A\": a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character (e.g. 'my-name',  or '123-abc', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')",
      "spec.restartPolicy": 'Unsupported value: "Foo": supported values: "Always", "OnFailure", "Never"',
      "spec.securityContext.fsGroup": "Invalid value: -1: must be between 0 and 2147483647, inclusive",
    });
  });

  test("ERR-04 mistakes are told in the peer's order, under the peer's names", async () => {
    const reply = await create(
      {
        volumes: [{ name: "B_", hostPath: { path: "" } }],
        tolerations: [{ key: "a", operator: "Foo" }],
        hostAliases: [{ ip: "x", hostnames: ["A_"] }],
        os: { name: "foo" },
        nodeSelector: { "a b": "c" },
        hostname: "A_",
        restartPolicy: "Foo",
        affinity: { podAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [{ topologyKey: "a", namespaces: ["A_"] }] } },
        initContainers: [{ name: "a", image: "" }],
        securityContext: { runAsUser: -1, fsGroup: -1 },
      },
      {
        resources: { limits: { cpu: "-1" } },
        ports: [{ containerPort: 0 }],
        readinessProbe: { exec: { command: ["x"] }, httpGet: { port: 0 } },
        livenessProbe: { httpGet: { port: 80, httpHeaders: [{ name: "a b", value: "" }] } },
      },
    );
    assertStatus(reply, 422, "Invalid");
    assert.deepEqual(
      reply.json.details.causes.map((cause: Fields) => cause["field"]),
      [
        "spec.volumes[0].hostPath.path",
        "spec.volumes[0].name",
        "spec.containers[0].livenessProbe.httpGet.httpHeaders",
        "spec.containers[0].readinessProbe.httpGet",
        "spec.containers[0].ports[0].containerPort",
        "spec.containers[0].resources.limits[cpu]",
        "spec.containers[0].resources.requests[cpu]",
        "spec.initContainers[0].image",
        "spec.initContainers[0].name",
        "spec.restartPolicy",
        "spec.nodeSelector",
        "spec.securityContext.fsGroup",
        "spec.securityContext.runAsUser",
        "spec.affinity.podAffinity.requiredDuringSchedulingIgnoredDuringExecution[0].namespace",
        "spec.hostname",
        "spec.tolerations[0].operator",
        "spec.hostAliases.ip",
        "spec.hostAliases.hostnames",
        "spec.os",
      ],
    );
  });

  test("VOL-29 references to fields: what the pod has, and what it has not", async () => {
    const env = (fieldPath: string) => create({}, { env: [{ name: "A", valueFrom: { fieldRef: { fieldPath } } }] });
    assertOk(await env("metadata.annotations['Some/key']"), 201);
    assertStatus(await env("metadata.foo"), 422, "Invalid", /error converting fieldPath: field label not supported: metadata\.foo$/);
    assertStatus(await env("spec.nodeName['x']"), 422, "Invalid", /field label does not support subscript: spec\.nodeName\['x'\]$/);
    assertStatus(await env("metadata.labels['a b']"), 422, "Invalid", /valueFrom\.fieldRef: Invalid value: "a b": name part must consist/);
    assertStatus(await env("metadata.labels"), 422, "Invalid", /Unsupported value: "metadata\.labels"/);
  });

  test("OBS-01 old labels of nodes and old annotations are warned of on creation, not on update", async () => {
    const podOfOld = {
      ...podWith({ nodeSelector: { "beta.orch.io/os": "linux" }, overhead: { memory: "1500m" } }),
    };
    Object.assign(podOfOld.metadata, { annotations: { "scheduler.alpha.orch.io/critical-pod": "" } });
    const reply = await server.admin.post(PODS, podOfOld);
    const pod = assertOk(reply, 201);
    const warnings = String(reply.headers["warning"]);
    assert.match(warnings, /spec\.nodeSelector\[beta\.orch\.io\/os\]: deprecated since v1\.14; use \\"orch\.io\/os\\" instead/);
    assert.match(warnings, /critical-pod\]: non-functional in v1\.16\+; use the \\"priorityClassName\\" field instead/);
    assert.match(warnings, /spec\.overhead\[memory\]: fractional byte value \\"1500m\\" is invalid/);
    const later = await server.admin.mergePatch(pathOf(pod), { metadata: { labels: { a: "b" } } });
    assert.equal(assertOk(later, 200).metadata.labels.a, "b");
    assert.equal(later.headers["warning"], undefined);
  });

  test("requests and limits are kept in whole thousandths, rounded up", async () => {
    const pod = await made({ overhead: { cpu: "1u" } }, { resources: { limits: { cpu: "0.0001" } } });
    assert.deepEqual(pod["spec"].containers[0].resources, { limits: { cpu: "1m" }, requests: { cpu: "1m" } });
    assert.deepEqual(pod["spec"].overhead, { cpu: "1m" });
  });

  test("seccomp profiles by field and by annotation are the same", async () => {
    const annotation = "seccomp.security.alpha.orch.io/pod";
    const byField = await made({ securityContext: { seccompProfile: { type: "RuntimeDefault" } } });
    assert.equal(byField["metadata"].annotations[annotation], "runtime/default");
    const annotated = (text: string) => {
      const pod = podWith();
      Object.assign(pod.metadata, { annotations: { [annotation]: text } });
      return server.admin.post(PODS, pod);
    };
    const byAnnotation = assertOk(await annotated("localhost/a/b.json"), 201);
    assert.deepEqual(byAnnotation.spec.securityContext.seccompProfile, { type: "Localhost", localhostProfile: "a/b.json" });
    assertStatus(await annotated("foo"), 422, "Invalid", /must be a valid seccomp profile$/);
    const both = podWith({ securityContext: { seccompProfile: { type: "Unconfined" } } });
    Object.assign(both.metadata, { annotations: { [annotation]: "runtime/default" } });
    assertInvalid(await server.admin.post(PODS, both), "FieldValueForbidden spec.securityContext.seccompProfile.type");
  });

  test("images, a nearer deadline and more tolerations may change", async () => {
    const pod = await made({ activeDeadlineSeconds: 100, tolerations: [{ key: "a", operator: "Exists", effect: "NoExecute" }] });
    pod["spec"].containers[0].image = "j";
    pod["spec"].activeDeadlineSeconds = 50;
    pod["spec"].tolerations[0].tolerationSeconds = 5;
    pod["spec"].tolerations.push({ key: "b", operator: "Exists" });
    const changed = assertOk(await server.admin.put(pathOf(pod), pod), 200);
    assert.equal(changed.spec.containers[0].image, "j");
    assert.equal(changed.spec.activeDeadlineSeconds, 50);
    assert.equal(changed.spec.tolerations.length, 2);
  });

  test("nothing else in the spec may change", async () => {
    const pod = await made({ activeDeadlineSeconds: 100, tolerations: [{ key: "a", operator: "Exists" }] });
    for (const [patch, cause] of [
      [{ nodeSelector: { a: "b" } }, "Forbidden spec"],
      [{ containers: [{ name: "a", image: "i", command: ["x"] }] }, "Forbidden spec"],
      [{ containers: [{ name: "b", image: "i" }] }, "Forbidden spec.containers"],
      [{ activeDeadlineSeconds: 101 }, "Invalid spec.activeDeadlineSeconds"],
      [{ activeDeadlineSeconds: null }, "Invalid spec.activeDeadlineSeconds"],
    ] as const) {
      assertInvalid(await server.admin.strategicPatch(pathOf(pod), { spec: patch }), `FieldValue${cause}`);
    }
    assertInvalid(await server.admin.mergePatch(pathOf(pod), { spec: { tolerations: [] } }), "FieldValueForbidden spec.tolerations");
    const reply = await server.admin.mergePatch(pathOf(pod), { spec: { hostname: "x" } });
    assertStatus(reply, 422, "Invalid", /pod updates may not change fields other than `spec\.containers\[\*\]\.image`/);
    const longest = await server.admin.mergePatch(pathOf(pod), '{"spec":{"terminationGracePeriodSeconds":9223372036854775807}}');
    assertStatus(longest, 422, "Invalid", /\n\+ terminationGracePeriodSeconds: 9223372036854775807$/m);
  });

  test("PATH-30 status goes through its own path, and only there", async () => {
    const pod = await made();
    const status = {
      phase: "Running",
      podIPs: [{ ip: "10.0.0.1" }],
      conditions: [{ type: "Ready", status: "True" }],
      containerStatuses: [
        { name: "a", image: "i", imageID: "", ready: true, restartCount: 0, state: { running: { startedAt: "2024-01-01T00:00:00Z" } } },
      ],
    };
    const untouched = assertOk(await server.admin.put(pathOf(pod), { ...pod, status }), 200);
    assert.equal(untouched.status.phase, "Pending");
    const changed = assertOk(
      await server.admin.put(`${pathOf(pod)}/status`, { ...pod, metadata: untouched.metadata, spec: { containers: [] }, status }),
      200,
    );
    assert.equal(changed.status.phase, "Running");
    assert.equal(changed.status.podIP, "10.0.0.1");
    assert.equal(changed.spec.containers.length, 1);
    assert.deepEqual(changed.status.conditions, [{ type: "Ready", status: "True", lastProbeTime: null, lastTransitionTime: null }]);
    assertInvalid(
      await server.admin.mergePatch(`${pathOf(pod)}/status`, { status: { podIPs: [{ ip: "10.0.0.1" }, { ip: "10.0.0.2" }] } }),
      "FieldValueInvalid status.podIPs",
    );
  });

  test("a container that ended for good does not come back", async () => {
    const pod = await made({ restartPolicy: "Never" });
    const statusWith = (state: Fields) => ({
      status: { containerStatuses: [{ name: "a", image: "i", imageID: "", ready: false, restartCount: 0, state }] },
    });
    assertOk(await server.admin.mergePatch(`${pathOf(pod)}/status`, statusWith({ terminated: { exitCode: 0 } })), 200);
    assertInvalid(
      await server.admin.mergePatch(`${pathOf(pod)}/status`, statusWith({ running: {}, terminated: null })),
      "FieldValueForbidden status.containerStatuses[0].state",
    );
  });

  test("ephemeral containers are added through their path, and stay as they are", async () => {
    const pod = await made();
    const path = `${pathOf(pod)}/ephemeralcontainers`;
    const added = assertOk(
      await server.admin.strategicPatch(path, {
        spec: { ephemeralContainers: [{ name: "debug", image: "d:1", targetContainerName: "a" }] },
      }),
      200,
    );
    assert.deepEqual(added.spec.ephemeralContainers, [
      {
        name: "debug",
        image: "d:1",
        resources: {},
        terminationMessagePath: "/dev/termination-log",
        terminationMessagePolicy: "File",
        imagePullPolicy: "IfNotPresent",
        targetContainerName: "a",
      },
    ]);
    assertInvalid(
      await server.admin.mergePatch(path, { spec: { ephemeralContainers: [] } }),
      "FieldValueForbidden spec.ephemeralContainers",
    );
    assertInvalid(
      await server.admin.strategicPatch(path, { spec: { ephemeralContainers: [{ name: "debug", image: "d:2" }] } }),
      "FieldValueForbidden spec.ephemeralContainers",
    );
    assertInvalid(
      await server.admin.strategicPatch(path, {
        spec: { ephemeralContainers: [{ name: "more", image: "d", ports: [{ containerPort: 1 }], targetContainerName: "z" }] },
      }),
      "FieldValueForbidden spec.ephemeralContainers[0].ports",
      "FieldValueNotFound spec.ephemeralContainers[0].targetContainerName",
    );
    assert.equal(assertOk(await server.admin.get(path), 200).kind, "Pod");
  });

  test("NEG-14 the columns of pods", async () => {
    const pod = await made({ readinessGates: [{ conditionType: "x.example/ok" }] });
    const running = { name: "a", image: "i", imageID: "", ready: true, restartCount: 2, state: { running: {} } };
    await server.admin.mergePatch(`${pathOf(pod)}/status`, {
      status: { phase: "Running", podIP: "10.0.0.9", containerStatuses: [running], conditions: [{ type: "x.example/ok", status: "True" }] },
    });
    const table = assertOk(await server.admin.get(pathOf(pod), { accept: TABLE }), 200);
    const columns = table.columnDefinitions.map((column: Fields) => `${column["name"]}:${column["priority"]}`);
    assert.deepEqual(columns, [
      "Name:0",
      "Ready:0",
      "Status:0",
      "Restarts:0",
      "Age:0",
      "IP:1",
      "Node:1",
      "Nominated Node:1",
      "Readiness Gates:1",
    ]);
    const cells = table.rows[0].cells;
    assert.match(cells[4], /^\d+s$/);
    assert.deepEqual(
      [...cells.slice(0, 4), ...cells.slice(5)],
      [pod["metadata"].name, "1/1", "Running", "2", "10.0.0.9", "<none>", "<none>", "1/1"],
    );
  });

  test("LIST-24 fields that pods are selected by", async () => {
    const pod = await made({ nodeName: "n1", schedulerName: "mine", restartPolicy: "Never", serviceAccountName: "robot" });
    await server.admin.mergePatch(`${pathOf(pod)}/status`, { status: { phase: "Failed", podIP: "10.1.1.1", nominatedNodeName: "n2" } });
    for (const selector of [
      "spec.nodeName=n1",
      "spec.schedulerName=mine",
      "spec.restartPolicy=Never,spec.nodeName=n1",
      "spec.serviceAccountName=robot",
      "status.phase=Failed",
      "status.podIP=10.1.1.1",
      "status.nominatedNodeName=n2",
      `metadata.name=${pod["metadata"].name},metadata.namespace=default`,
    ]) {
      const list = assertOk(await server.admin.get(`${PODS}?fieldSelector=${encodeURIComponent(selector)}`), 200);
      assert.deepEqual(
        list.items.map((item: Fields) => item["metadata"].name),
        [pod["metadata"].name],
        selector,
      );
    }
    assertStatus(
      await server.admin.get(`${PODS}?fieldSelector=spec.hostname%3Dx`),
      400,
      "BadRequest",
      /field label not supported: spec\.hostname/,
    );
  });

  test("DEL-10 a bound pod ends gracefully, others at once", async () => {
    assertOk(await server.admin.delete(pathOf(await made())), 200);
    const bound = await made({ nodeName: "n1" });
    const ending = assertOk(await server.admin.delete(pathOf(bound)), 200);
    assert.equal(ending.metadata.deletionGracePeriodSeconds, 30);
    assertOk(await server.admin.get(pathOf(bound)), 200);
    assertOk(await server.admin.delete(`${pathOf(bound)}?gracePeriodSeconds=0`), 200);
    assertStatus(await server.admin.get(pathOf(bound)), 404, "NotFound");
  });

  test("DEL-10 a pod whose grace period is longer than time itself can be deleted", async () => {
    const pod = await made({ nodeName: "n1" });
    const body = JSON.stringify({ ...pod, metadata: { name: "longest" } }).replace(
      '"terminationGracePeriodSeconds":30',
      '"terminationGracePeriodSeconds":9223372036854775807',
    );
    const longest = assertOk(await server.admin.post(PODS, body), 201);
    const ending = assertOk(await server.admin.delete(pathOf(longest)), 200);
    assert.equal(ending.metadata.deletionTimestamp, "9999-12-31T23:59:59Z");
    assertOk(await server.admin.delete(`${pathOf(longest)}?gracePeriodSeconds=0`), 200);
  });

  test("DEL-10 a pod that is given the longest grace period by whoever deletes or evicts it can be written still", async () => {
    const options = '{"gracePeriodSeconds":9223372036854775807}';
    for (const end of [
      (path: string) => server.admin.delete(path, options),
      (path: string) => server.admin.post(`${path}/eviction`, `{"apiVersion":"policy/v1","kind":"Eviction","deleteOptions":${options}}`),
    ]) {
      const path = pathOf(await made({ nodeName: "n1" }));
      assert((await end(path)).status < 300);
      const ending = assertOk(await server.admin.mergePatch(path, { metadata: { labels: { a: "b" } } }), 200);
      assert.equal(ending.metadata.deletionTimestamp, "9999-12-31T23:59:59Z");
      assert.equal(ending.metadata.deletionGracePeriodSeconds, Number.MAX_SAFE_INTEGER);
      assertOk(await server.admin.strategicPatch(`${path}/status`, { status: { phase: "Failed" } }), 200);
      assertOk(await server.admin.delete(`${path}?gracePeriodSeconds=0`), 200);
    }
  });

  test("DEL-10, WATCH-07 a pod is seen to end also when it has no time for it", async () => {
    const pod = await made({ nodeName: "n1" });
    const { name, resourceVersion } = pod["metadata"];
    const watch = await server.admin.watch(`${PODS}?watch=1&fieldSelector=metadata.name%3D${name}&resourceVersion=${resourceVersion}`);
    const dry = assertOk(await server.admin.delete(`${pathOf(pod)}?gracePeriodSeconds=0&dryRun=All`), 200);
    assert.deepEqual([dry.kind, dry.metadata.deletionGracePeriodSeconds], ["Pod", 0]);
    assert.equal(dry.metadata.resourceVersion, resourceVersion);
    const ended = assertOk(await server.admin.delete(`${pathOf(pod)}?gracePeriodSeconds=0`), 200);
    assert.equal(ended.metadata.deletionGracePeriodSeconds, 0);
    assert.ok(ended.metadata.deletionTimestamp);
    assert.deepEqual(await watch.next(), { type: "MODIFIED", object: ended });
    const gone = await watch.next();
    assert.equal(gone?.type, "DELETED");
    assert.deepEqual({ ...gone?.object.metadata, resourceVersion: ended.metadata.resourceVersion }, ended.metadata);
    watch.close();
  });

  test("DEL-10, DEL-08 a shorter period may say what becomes of dependents", async () => {
    const pod = await made({ nodeName: "n1" });
    assertOk(await server.admin.mergePatch(pathOf(pod), { metadata: { finalizers: ["a.b/c"] } }), 200);
    assertOk(await server.admin.delete(pathOf(pod)), 200);
    const longer = { gracePeriodSeconds: 40, propagationPolicy: "Orphan" };
    assert.deepEqual(assertOk(await server.admin.delete(pathOf(pod), longer), 200).metadata.finalizers, ["a.b/c"]);
    const shorter = { gracePeriodSeconds: 5, propagationPolicy: "Orphan" };
    const { metadata } = assertOk(await server.admin.delete(pathOf(pod), shorter), 200);
    assert.deepEqual([metadata.finalizers, metadata.deletionGracePeriodSeconds], [["a.b/c", "orphan"], 5]);
  });

  test("SSA-27 containers, ports and variables merge by their keys", async () => {
    const name = `p${++count}`;
    const apply = (manager: string, container: Fields) =>
      server.admin.apply(`${PODS}/${name}?fieldManager=${manager}`, {
        apiVersion: "v1",
        kind: "Pod",
        metadata: { name, annotations: { [manager]: "was here" } },
        spec: { containers: [container] },
      });
    assertOk(await apply("one", { name: "a", image: "i", ports: [{ containerPort: 80 }] }), 201);
    assertStatus(
      await apply("two", { name: "a", image: "j" }),
      409,
      "Conflict",
      /conflict with "one": \.spec\.containers\[name="a"\]\.image/,
    );
    const merged = assertOk(await apply("two", { name: "a", image: "i" }), 200);
    assert.deepEqual(merged.spec.containers[0].ports, [{ containerPort: 80, protocol: "TCP" }]);
    const owned = merged.metadata.managedFields.find((entry: Fields) => entry["manager"] === "one").fieldsV1["f:spec"]["f:containers"];
    assert.deepEqual(Object.keys(owned['k:{"name":"a"}']["f:ports"]), ['k:{"containerPort":80,"protocol":"TCP"}']);
  });
});
