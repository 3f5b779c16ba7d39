/** Workloads and jobs: what they select, how they are replaced, what the server sets. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";
import { assertCauses } from "./refusals.js";

const APPS = "/apis/apps/v1/namespaces/default";
const BATCH = "/apis/batch/v1/namespaces/default";

describe("workloads", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const template = { metadata: { labels: { app: "web" } }, spec: { containers: [{ name: "c", image: "i" }] } };
  const workload = (name: string, more: object = {}) => ({
    metadata: { name },
    spec: { selector: { matchLabels: { app: "web" } }, template, ...more },
  });

  test("CAT-03 a deployment has the peer's defaults, and a half-given strategy is completed", async () => {
    const { spec, status, metadata } = assertOk(await server.admin.post(`${APPS}/deployments`, workload("d")), 201);
    assert.deepEqual([spec.replicas, spec.revisionHistoryLimit, spec.progressDeadlineSeconds, metadata.generation], [1, 10, 600, 1]);
    assert.deepEqual(spec.strategy, { type: "RollingUpdate", rollingUpdate: { maxUnavailable: "25%", maxSurge: "25%" } });
    assert.deepEqual(status, {});
    const pod = spec.template.spec;
    assert.deepEqual(
      [pod.restartPolicy, pod.dnsPolicy, pod.schedulerName, pod.terminationGracePeriodSeconds, pod.securityContext, pod.enableServiceLinks],
      ["Always", "ClusterFirst", "default-scheduler", 30, {}, undefined],
    );
    assert.deepEqual(pod.containers[0].imagePullPolicy, "Always");
    const half = workload("h", { strategy: { rollingUpdate: { maxSurge: 2 } } });
    assert.deepEqual(assertOk(await server.admin.post(`${APPS}/deployments`, half), 201).spec.strategy, {
      type: "RollingUpdate",
      rollingUpdate: { maxUnavailable: "25%", maxSurge: 2 },
    });
    const recreate = workload("r", { strategy: { type: "Recreate" } });
    assert.deepEqual(assertOk(await server.admin.post(`${APPS}/deployments`, recreate), 201).spec.strategy, { type: "Recreate" });
  });

  test("CAT-04, CAT-05 a deployment selects its own pods, by a selector that stays", async () => {
    assertCauses(
      await server.admin.post(`${APPS}/deployments`, { metadata: { name: "x" }, spec: { template } }),
      "spec.selector: Required value",
      'spec.template.metadata.labels: Invalid value: map[string]string{"app":"web"}: `selector` does not match template `labels`',
    );
    assertCauses(
      await server.admin.post(`${APPS}/deployments`, workload("x", { selector: { matchLabels: { app: "other" } } })),
      'spec.template.metadata.labels: Invalid value: map[string]string{"app":"web"}: `selector` does not match template `labels`',
    );
    assertStatus(
      await server.admin.post(`${APPS}/deployments`, workload("x", { selector: {} })),
      422,
      "Invalid",
      /spec\.selector: Invalid value: .*: empty selector is invalid for deployment/,
    );
    const made = assertOk(await server.admin.get(`${APPS}/deployments/d`), 200);
    const other = { ...made, spec: { ...made.spec, selector: { matchLabels: { app: "web", tier: "front" } } } };
    const reply = await server.admin.put(`${APPS}/deployments/d`, other);
    assertStatus(reply, 422, "Invalid", /spec\.selector: Invalid value: .*: field is immutable/);
  });

  test("CAT-12 the template is held to the rules of pods, at its own path", async () => {
    const bad = {
      metadata: { labels: { app: "web", "a b": "c" } },
      spec: { containers: [{ name: "C", image: " i" }], restartPolicy: "Never", activeDeadlineSeconds: 5 },
    };
    const reply = await server.admin.post(`${APPS}/deployments`, workload("x", { template: bad, progressDeadlineSeconds: 0 }));
    assertStatus(reply, 422, "Invalid");
    const causes = (reply.json.details.causes as { field: string; message: string }[]).map(({ field, message }) => `${field}: ${message}`);
    for (const wanted of [
      "spec.progressDeadlineSeconds: Invalid value: 0: must be greater than minReadySeconds",
      'spec.template.spec.restartPolicy: Unsupported value: "Never": supported values: "Always"',
      "spec.template.spec.activeDeadlineSeconds: Forbidden: activeDeadlineSeconds in ReplicaSet is not Supported",
    ])
      assert(causes.includes(wanted), `${wanted} in ${causes.join("\n")}`);
    assert(causes.some((cause) => cause.startsWith('spec.template.spec.containers[0].name: Invalid value: "C"')));
    assert(causes.some((cause) => cause.startsWith("spec.template.labels: Invalid value")));
  });

  test("CAT-04 how a workload is replaced makes sense", async () => {
    assertCauses(
      await server.admin.post(
        `${APPS}/deployments`,
        workload("x", { strategy: { type: "Recreate", rollingUpdate: { maxSurge: 1, maxUnavailable: "101%" } } }),
      ),
      "spec.strategy.rollingUpdate: Forbidden: may not be specified when strategy `type` is 'Recreate'",
      'spec.strategy.rollingUpdate.maxUnavailable: Invalid value: "101%": must not be greater than 100%',
    );
    const reply = await server.admin.post(`${APPS}/deployments`, workload("x", { strategy: { type: "Other" } }));
    assertStatus(reply, 422, "Invalid", /spec\.strategy: Unsupported value: .*: supported values: "Recreate", "RollingUpdate"/);
    const still = workload("x", { strategy: { rollingUpdate: { maxSurge: 0, maxUnavailable: 0 } } });
    assertStatus(await server.admin.post(`${APPS}/deployments`, still), 422, "Invalid", /may not be 0 when `maxSurge` is 0/);
    assertCauses(
      await server.admin.post(`${APPS}/daemonsets`, workload("x", { updateStrategy: { rollingUpdate: { maxSurge: 1 } } })),
      "spec.updateStrategy.rollingUpdate.maxSurge: Invalid value: 1: may not be set when maxUnavailable is non-zero",
    );
  });

  test("CAT-08 the scale of a workload is its number of replicas", async () => {
    const scale = assertOk(await server.admin.get(`${APPS}/deployments/d/scale`), 200);
    assert.deepEqual(
      [scale.kind, scale.apiVersion, scale.spec, scale.status],
      ["Scale", "autoscaling/v1", { replicas: 1 }, { replicas: 0, selector: "app=web" }],
    );
    const scaled = await server.admin.put(`${APPS}/deployments/d/scale`, { ...scale, spec: { replicas: 3 } });
    assert.equal(assertOk(scaled, 200).spec.replicas, 3);
    assert.equal(assertOk(await server.admin.get(`${APPS}/deployments/d`), 200).spec.replicas, 3);
    const negative = await server.admin.mergePatch(`${APPS}/deployments/d/scale`, { spec: { replicas: -1 } });
    assertCauses(negative, "spec.replicas: Invalid value: -1: must be greater than or equal to 0");
    const named = { metadata: { labels: { "a b": "c" } }, spec: { replicas: -1 } };
    const text =
      "name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character";
    const expected =
      "(e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')";
    assertCauses(
      await server.admin.mergePatch(`${APPS}/deployments/d/scale`, named),
      `metadata.labels: Invalid value: "a b": ${text} ${expected}`,
      "spec.replicas: Invalid value: -1: must be greater than or equal to 0",
    );
  });

  test("CAT-03, CAT-05 a daemon set and a stateful set have the peer's defaults; of the latter little may change", async () => {
    const daemons = assertOk(await server.admin.post(`${APPS}/daemonsets`, workload("d")), 201);
    assert.deepEqual(daemons.spec.updateStrategy, { type: "RollingUpdate", rollingUpdate: { maxUnavailable: 1, maxSurge: 0 } });
    const sets = workload("s", {
      serviceName: "s",
      volumeClaimTemplates: [
        { metadata: { name: "v" }, spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } } },
      ],
    });
    const made = assertOk(await server.admin.post(`${APPS}/statefulsets`, sets), 201);
    assert.deepEqual(
      [made.spec.podManagementPolicy, made.spec.updateStrategy, made.spec.revisionHistoryLimit],
      ["OrderedReady", { type: "RollingUpdate", rollingUpdate: { partition: 0 } }, 10],
    );
    const [claim] = made.spec.volumeClaimTemplates;
    assert.deepEqual(
      [claim.apiVersion, claim.kind, claim.spec.volumeMode, claim.status],
      ["v1", "PersistentVolumeClaim", "Filesystem", { phase: "Pending" }],
    );
    const changed = { ...made, spec: { ...made.spec, replicas: 2, serviceName: "other" } };
    assertCauses(
      await server.admin.put(`${APPS}/statefulsets/s`, changed),
      "spec: Forbidden: updates to statefulset spec for fields other than 'replicas', 'template', 'updateStrategy', " +
        "'persistentVolumeClaimRetentionPolicy' and 'minReadySeconds' are forbidden",
    );
    assertOk(await server.admin.put(`${APPS}/statefulsets/s`, { ...made, spec: { ...made.spec, replicas: 2 } }), 200);
  });

  test("VAL-01 what is read of a stateful set with claims may be written back, strictly", async () => {
    const volumeClaimTemplates = [
      { metadata: { name: "v" }, spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } } },
    ];
    const path = `${APPS}/statefulsets/whole?fieldValidation=Strict`;
    const made = assertOk(
      await server.admin.post(`${APPS}/statefulsets`, workload("whole", { serviceName: "s", volumeClaimTemplates })),
      201,
    );
    assertOk(await server.admin.put(path, { ...made, spec: { ...made.spec, replicas: 2 } }), 200);
    assertOk(await server.admin.mergePatch(path, { spec: { replicas: 3 } }), 200);
    const [claim] = made.spec.volumeClaimTemplates;
    const odd = await server.admin.put(path, { ...made, spec: { ...made.spec, volumeClaimTemplates: [{ ...claim, kinds: "x" }] } });
    assertStatus(odd, 400, "BadRequest", /strict decoding error: unknown field "spec\.volumeClaimTemplates\[0\]\.kinds"$/);
  });

  test("CAT-12 what the pods of a stateful set are to be is not judged before they are made: they mount claims that come with them", async () => {
    const container = { name: "C", image: "i", volumeMounts: [{ name: "data", mountPath: "/data" }], imagePullPolicy: "x" };
    const labels = { app: "web" };
    const mounting = workload("mounting", {
      template: { metadata: { labels }, spec: { containers: [container], topologySpreadConstraints: [{}] } },
      volumeClaimTemplates: [{ metadata: { name: "data" }, spec: {} }],
      revisionHistoryLimit: -1,
    });
    const made = assertOk(await server.admin.post(`${APPS}/statefulsets`, mounting), 201);
    assert.equal(made.spec.template.spec.containers[0].terminationMessagePath, "/dev/termination-log");
    const renamed = { ...made.spec, template: { ...made.spec.template, spec: { containers: [] } } };
    assertOk(await server.admin.put(`${APPS}/statefulsets/mounting`, { ...made, spec: renamed }), 200);
    const labelled = { metadata: { labels: { ...labels, "a b": "c" }, annotations: { "a b": "c" } }, spec: { containers: [] } };
    const reply = await server.admin.post(`${APPS}/statefulsets`, workload("x", { template: labelled }));
    assertStatus(reply, 422, "Invalid");
    const fields = reply.json.details.causes.map(({ field }: { field: string }) => field);
    assert.deepEqual(fields, ["spec.template.labels", "spec.template.annotations"]);
  });

  test("CAT-03, CAT-05 a job is bound to its pods by the server, runs once unless it says more, and keeps its template", async () => {
    const once = { metadata: { labels: { app: "job" } }, spec: { ...template.spec, restartPolicy: "Never" } };
    const made = assertOk(await server.admin.post(`${BATCH}/jobs`, { metadata: { name: "j" }, spec: { template: once } }), 201);
    const { uid } = made.metadata;
    assert.deepEqual(made.spec.selector, { matchLabels: { "controller-uid": uid } });
    assert.deepEqual(made.spec.template.metadata.labels, { app: "job", "job-name": "j", "controller-uid": uid });
    assert.deepEqual(made.metadata.labels, { app: "job" });
    const bare = assertOk(
      await server.admin.post(`${BATCH}/jobs`, { metadata: { name: "bare" }, spec: { template: { spec: once.spec } } }),
      201,
    );
    assert.deepEqual(bare.metadata.labels, { "job-name": "bare", "controller-uid": bare.metadata.uid });
    assert.deepEqual(made.metadata.labels, { app: "job" });
    const { parallelism, completions, backoffLimit, completionMode, suspend } = made.spec;
    assert.deepEqual([parallelism, completions, backoffLimit, completionMode, suspend], [1, 1, 6, "NonIndexed", false]);
    const several = { metadata: { name: "k" }, spec: { template: once, parallelism: 2 } };
    assert.equal(assertOk(await server.admin.post(`${BATCH}/jobs`, several), 201).spec.completions, undefined);
    assertCauses(
      await server.admin.put(`${BATCH}/jobs/j`, { ...made, spec: { ...made.spec, completions: 2 } }),
      "spec.completions: Invalid value: 2: field is immutable",
    );
    assertCauses(
      await server.admin.post(`${BATCH}/jobs`, { metadata: { name: "l" }, spec: { template, completionMode: "Indexed", parallelism: 1 } }),
      "spec.completions: Required value: when completion mode is Indexed",
      'spec.template.spec.restartPolicy: Required value: valid values: "OnFailure", "Never"',
    );
  });

  test("CAT-04 a schedule is one of cron's, and its name leaves room for those of jobs", async () => {
    const once = { spec: { ...template.spec, restartPolicy: "OnFailure" } };
    const cron = (name: string, schedule: string) => ({
      metadata: { name },
      spec: { schedule, jobTemplate: { spec: { template: once } } },
    });
    const made = assertOk(await server.admin.post(`${BATCH}/cronjobs`, cron("c", "@hourly")), 201);
    const { concurrencyPolicy, suspend, successfulJobsHistoryLimit, failedJobsHistoryLimit, jobTemplate } = made.spec;
    assert.deepEqual([concurrencyPolicy, suspend, successfulJobsHistoryLimit, failedJobsHistoryLimit], ["Allow", false, 3, 1]);
    assert.deepEqual(Object.keys(jobTemplate.spec), ["template"]);
    const long = "a".repeat(53);
    assertCauses(
      await server.admin.post(`${BATCH}/cronjobs`, cron(long, "* * * * *")),
      `metadata.name: Invalid value: "${long}": must be no more than 52 characters`,
    );
    assertStatus(
      await server.admin.post(`${BATCH}/cronjobs`, cron("d", "every day")),
      422,
      "Invalid",
      /spec\.schedule: Invalid value: "every day"/,
    );
    for (const period of ["1.5h", ".5h", "+90m", "2µs"])
      assertOk(await server.admin.post(`${BATCH}/cronjobs?dryRun=All`, cron("e", `@every ${period}`)), 201);
    assertCauses(
      await server.admin.post(`${BATCH}/cronjobs`, cron("e", "@every day")),
      'spec.schedule: Invalid value: "@every day": failed to parse duration @every day: time: invalid duration "day"',
    );
    const older = await server.admin.get(`${BATCH.replace("v1", "v1beta1")}/cronjobs/c`);
    assert.match(
      String(older.headers["warning"]),
      /batch\/v1beta1 CronJob is deprecated in v1\.21\+, unavailable in v1\.25\+; use batch\/v1 CronJob/,
    );
  });
});
