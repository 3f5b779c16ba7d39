/** Kinds whose versions differ: autoscalers, budgets, events. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertInvalid, assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";
import { assertCauses } from "./refusals.js";

const scalers = (version: string): string => `/apis/autoscaling/${version}/namespaces/default/horizontalpodautoscalers`;
const budgets = (version: string): string => `/apis/policy/${version}/namespaces/default/poddisruptionbudgets`;
const EVENTS = "/api/v1/namespaces/default/events";
const OWN_EVENTS = "/apis/events.orch.io/v1/namespaces/default/events";

describe("versions that differ", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const scaleTargetRef = { apiVersion: "apps/v1", kind: "Deployment", name: "web" };

  test("CAT-07 an autoscaler of v1 is one metric of v2; without any, v2 has the peer's", async () => {
    const one = { metadata: { name: "one" }, spec: { scaleTargetRef, maxReplicas: 5, targetCPUUtilizationPercentage: 70 } };
    assert.equal(assertOk(await server.admin.post(scalers("v1"), one), 201).spec.minReplicas, 1);
    const { spec } = assertOk(await server.admin.get(`${scalers("v2")}/one`), 200);
    const share = (averageUtilization: number) => [
      { type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization } } },
    ];
    assert.deepEqual(spec.metrics, share(70));
    const two = { metadata: { name: "two" }, spec: { scaleTargetRef, maxReplicas: 5, behavior: { scaleUp: {} } } };
    const made = assertOk(await server.admin.post(scalers("v2"), two), 201);
    assert.deepEqual(made.spec.metrics, share(80));
    assert.deepEqual(made.status, { currentMetrics: null, desiredReplicas: 0 });
    const table = await server.admin.get(`${scalers("v2")}/two`, { accept: "application/json;as=Table;g=meta.orch.io;v=v1" });
    assert.deepEqual(
      assertOk(table, 200).rows[0].cells.slice(0, 6),
      ["two", "Deployment/web", "<unknown>/80%", 1, 5, 0].map(String).map((cell, index) => (index === 5 ? 0 : cell)),
    );
  });

  test("VER-06 every answer is in the version that was asked: dry runs, deletions, tables and metadata too", async () => {
    const spec = { scaleTargetRef, maxReplicas: 5, targetCPUUtilizationPercentage: 70 };
    const held = { name: "held", finalizers: ["example.com/hold"] };
    assertOk(await server.admin.post(scalers("v1"), { metadata: held, spec }), 201);
    const as = (kind: string) => ({ accept: `application/json;as=${kind};g=meta.orch.io;v=v1` });
    for (const [version, resource] of [
      ["v1", undefined],
      ["v2", { name: "cpu", target: { type: "Utilization", averageUtilization: 70 } }],
      ["v2beta1", { name: "cpu", targetAverageUtilization: 70 }],
      ["v2beta2", { name: "cpu", target: { type: "Utilization", averageUtilization: 70 } }],
    ] as const) {
      const path = `${scalers(version)}/held`;
      const metrics = resource && [{ type: "Resource", resource }];
      const labels = { labels: { a: "b" } };
      const configuration = {
        apiVersion: `autoscaling/${version}`,
        kind: "HorizontalPodAutoscaler",
        metadata: { name: "held", ...labels },
      };
      for (const answer of [
        await server.admin.get(path),
        await server.admin.mergePatch(`${path}?dryRun=All`, { metadata: labels }),
        await server.admin.apply(`${path}?dryRun=All&fieldManager=m`, configuration),
        await server.admin.delete(`${path}?dryRun=All`),
      ]) {
        const object = assertOk(answer, 200);
        assert.deepEqual([object.apiVersion, object.spec.metrics], [`autoscaling/${version}`, metrics]);
        assert.equal(object.spec.targetCPUUtilizationPercentage, version === "v1" ? 70 : undefined);
      }
      const table = assertOk(await server.admin.get(`${scalers(version)}?includeObject=Object`, as("Table")), 200);
      const { object } = table.rows.find(
        ({ object: { metadata } }: { object: { metadata: { name: string } } }) => metadata.name === "held",
      );
      assert.deepEqual([object.apiVersion, object.spec.metrics], [`autoscaling/${version}`, metrics]);
      const { metadata } = assertOk(await server.admin.get(path, as("PartialObjectMetadata")), 200);
      assert.equal(metadata.annotations, undefined, "what other versions need is no part of it");
    }
    const ending = assertOk(await server.admin.delete(`${scalers("v2beta1")}/held`), 200);
    assert.deepEqual([ending.apiVersion, ending.spec.metrics[0].resource.targetAverageUtilization], ["autoscaling/v2beta1", 70]);
    const ended = assertOk(await server.admin.mergePatch(`${scalers("v1")}/held`, { metadata: { finalizers: null } }), 200);
    assert.deepEqual([ended.apiVersion, ended.spec.targetCPUUtilizationPercentage], ["autoscaling/v1", 70]);
  });

  test("CAT-07 how fast an autoscaler acts is filled in rule by rule", async () => {
    const grow = [
      { type: "Pods", value: 4, periodSeconds: 15 },
      { type: "Percent", value: 100, periodSeconds: 15 },
    ];
    const shrink = [{ type: "Percent", value: 100, periodSeconds: 15 }];
    const up = { stabilizationWindowSeconds: 0, selectPolicy: "Max", policies: grow };
    const down = { selectPolicy: "Max", policies: shrink };
    const own = [{ type: "Pods", value: 1, periodSeconds: 60 }];
    const create = (version: string, behavior: object) =>
      server.admin.post(`${scalers(version)}?dryRun=All`, { metadata: { name: "b" }, spec: { scaleTargetRef, maxReplicas: 5, behavior } });
    for (const [given, expected] of [
      [{}, { scaleUp: up, scaleDown: down }],
      [{ scaleUp: {} }, { scaleUp: up, scaleDown: down }],
      [
        { scaleUp: { stabilizationWindowSeconds: 9 }, scaleDown: { policies: own } },
        { scaleUp: { ...up, stabilizationWindowSeconds: 9 }, scaleDown: { ...down, policies: own } },
      ],
      [{ scaleDown: { selectPolicy: "Disabled" } }, { scaleUp: up, scaleDown: { ...down, selectPolicy: "Disabled" } }],
    ]) {
      for (const version of ["v2", "v2beta2"])
        assert.deepEqual(assertOk(await create(version, given as object), 201).spec.behavior, expected, JSON.stringify([version, given]));
    }
  });

  test("CAT-07 what older versions lack goes through them unharmed", async () => {
    const metrics = [
      { type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: 60 } } },
      {
        type: "Pods",
        pods: { metric: { name: "hits", selector: { matchLabels: { a: "b" } } }, target: { type: "AverageValue", averageValue: "5" } },
      },
      {
        type: "Object",
        object: { describedObject: { kind: "Service", name: "s" }, metric: { name: "rate" }, target: { type: "Value", value: "10" } },
      },
      { type: "External", external: { metric: { name: "queue" }, target: { type: "AverageValue", averageValue: "30" } } },
    ];
    const behavior = {
      scaleDown: { stabilizationWindowSeconds: 60, selectPolicy: "Min", policies: [{ type: "Pods", value: 1, periodSeconds: 60 }] },
    };
    const made = assertOk(
      await server.admin.post(scalers("v2"), { metadata: { name: "all" }, spec: { scaleTargetRef, maxReplicas: 5, metrics, behavior } }),
      201,
    );
    for (const version of ["v1", "v2beta1", "v2beta2"]) {
      const older = assertOk(await server.admin.get(`${scalers(version)}/all`), 200);
      assert.equal(older.apiVersion, `autoscaling/${version}`);
      assertOk(await server.admin.put(`${scalers(version)}/all`, older), 200);
      const again = assertOk(await server.admin.get(`${scalers("v2")}/all`), 200);
      assert.deepEqual(again.spec, made.spec, version);
      assert.equal(again.metadata.annotations, undefined, version);
    }
    const v1 = assertOk(await server.admin.get(`${scalers("v1")}/all`), 200);
    assert.equal(v1.spec.targetCPUUtilizationPercentage, 60);
    assert.deepEqual(Object.keys(v1.metadata.annotations).sort(), [
      "autoscaling.alpha.orch.io/behavior",
      "autoscaling.alpha.orch.io/metrics",
    ]);
  });

  test("CAT-07 annotations of older versions are written with the part that they stand for", async () => {
    const prefix = "autoscaling.alpha.orch.io";
    const annotations = {
      [`${prefix}/metrics`]: JSON.stringify([{ type: "Pods", pods: { metricName: "hits", targetAverageValue: "5" } }]),
      [`${prefix}/behavior`]: '{"ScaleUp":{"SelectPolicy":"Min","Policies":[{"Type":"Pods","Value":1,"PeriodSeconds":60}]}}',
      [`${prefix}/conditions`]: JSON.stringify([{ type: "AbleToScale", status: "True", lastTransitionTime: "2020-01-01T00:00:00Z" }]),
      [`${prefix}/current-metrics`]: JSON.stringify([{ type: "Resource", resource: { name: "memory", currentAverageValue: "5" } }]),
    };
    const object = { metadata: { name: "parts", annotations }, spec: { scaleTargetRef, maxReplicas: 5 } };
    assertOk(await server.admin.post(scalers("v1"), object), 201);
    const inV2 = async () => assertOk(await server.admin.get(`${scalers("v2")}/parts`), 200);
    const made = await inV2();
    assert.equal(made.spec.metrics[0].pods.metric.name, "hits");
    assert.deepEqual(made.spec.behavior, { scaleUp: { selectPolicy: "Min", policies: [{ type: "Pods", value: 1, periodSeconds: 60 }] } });
    assert.deepEqual(made.status, { currentMetrics: null, desiredReplicas: 0 }, "a creation has no status");
    const others = { ...annotations, [`${prefix}/metrics`]: "[]", [`${prefix}/behavior`]: "{}" };
    const status = { currentReplicas: 1, desiredReplicas: 2 };
    const reported = { ...object, metadata: { name: "parts", annotations: others }, status };
    assertOk(await server.admin.put(`${scalers("v1")}/parts/status`, reported), 200);
    const told = await inV2();
    assert.deepEqual(told.spec, made.spec, "a status changes no spec");
    assert.deepEqual([told.status.conditions[0].type, told.status.currentMetrics[0].resource.name], ["AbleToScale", "memory"]);
    assertOk(await server.admin.put(`${scalers("v1")}/parts`, { ...object, metadata: { name: "parts" } }), 200);
    const changed = await inV2();
    assert.deepEqual([changed.spec.metrics[0].type, changed.spec.behavior], ["Resource", undefined]);
    assert.deepEqual(changed.status, told.status, "a spec changes no status");
    const newer = { ...object, spec: { ...object.spec, behavior: { scaleDown: {} } } };
    assert.equal(assertOk(await server.admin.put(`${scalers("v2")}/parts`, newer), 200).metadata.annotations, undefined);
    const v1 = assertOk(await server.admin.get(`${scalers("v1")}/parts`), 200);
    const up = '{"StabilizationWindowSeconds":0,"SelectPolicy":"Max","Policies":[{"Type":"Pods","Value":4,"PeriodSeconds":15},';
    const percent = '{"Type":"Percent","Value":100,"PeriodSeconds":15}]}';
    const down = `{"StabilizationWindowSeconds":null,"SelectPolicy":"Max","Policies":[${percent}`;
    assert.equal(v1.metadata.annotations[`${prefix}/behavior`], `{"ScaleUp":${up}${percent},"ScaleDown":${down}}`);
  });

  test("CAT-07 an annotation that does not fit the type of its field says nothing, and nothing unknown is kept of it", async () => {
    const prefix = "autoscaling.alpha.orch.io";
    const share = [{ type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: 80 } } }];
    const memory = (resource: object) => [{ type: "Resource", resource: { name: "memory", ...resource } }];
    const wanted = memory({ target: { type: "Utilization", averageUtilization: 50 } });
    const policy = { type: "Pods", value: 1, periodSeconds: 15 };
    const scaleDown = { policies: [policy] };
    const deep = `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`;
    const behaviors: [string, object | undefined][] = [
      ['{"scaleUp":"garbage"}', undefined],
      ['{"scaleUp":null}', undefined],
      ["[]", undefined],
      ["no JSON", undefined],
      [deep, undefined],
      [`{"scaleDown":${JSON.stringify(scaleDown)},"a":${deep}}`, undefined],
      [JSON.stringify({ zzz: 1, scaleDown: { q: [], policies: [{ ...policy, q: { a: 1 } }] } }), { scaleDown }],
    ];
    const metrics: [string, object][] = [
      [JSON.stringify(memory({ name: { a: 1 }, targetAverageUtilization: 50 })), share],
      [JSON.stringify(memory({ targetAverageUtilization: "x" })), share],
      [JSON.stringify([...memory({ targetAverageUtilization: 50 }), 7]), share],
      [JSON.stringify(memory({})[0]), share],
      ['[{"type":"Resource","resource":"abc"}]', share],
      [`[{"type":"Resource","resource":{"name":"memory","targetAverageUtilization":50,"q":${deep}}}]`, share],
      [JSON.stringify(memory({ targetAverageUtilization: 50, q: { a: 1 } })), wanted],
      ['[{"Type":"Resource","RESOURCE":{"name":"memory","TargetAverageUtilization":50}}]', wanted],
    ];
    const spec = { scaleTargetRef, maxReplicas: 5 };
    let count = 0;
    const made = async (version: string, name: string, text: string) => {
      const metadata = { name: `said-${count++}`, annotations: { [`${prefix}/${name}`]: text } };
      assertOk(await server.admin.post(scalers(version), { metadata, spec }), 201);
      return assertOk(await server.admin.get(`${scalers("v2")}/${metadata.name}`), 200).spec;
    };
    for (const version of ["v1", "v2beta1"])
      for (const [text, expected] of behaviors)
        assert.deepEqual((await made(version, "behavior", text)).behavior, expected, `${version} ${text.slice(0, 90)}`);
    for (const [text, expected] of metrics) assert.deepEqual((await made("v1", "metrics", text)).metrics, expected, text.slice(0, 90));
    const condition = { type: "AbleToScale", status: "True", lastTransitionTime: "2020-01-01T00:00:00Z" };
    const statuses: [string, string, object | null | undefined][] = [
      ["conditions", '[{"type":5,"status":{"a":[1]}}]', undefined],
      ["conditions", JSON.stringify([{ ...condition, lastTransitionTime: "x" }]), undefined],
      ["conditions", `[{"type":"A","status":"True","message":${deep}}]`, undefined],
      ["conditions", JSON.stringify([{ ...condition, q: {} }]), [condition]],
      ["conditions", '[{"type":"A","status":"True"}]', [{ type: "A", status: "True", lastTransitionTime: null }]],
      ["current-metrics", JSON.stringify(memory({ currentAverageUtilization: "x" })), null],
      ["current-metrics", JSON.stringify(memory({ currentAverageValue: "5", q: 1 })), memory({ current: { averageValue: "5" } })],
    ];
    for (const [name, text, expected] of statuses) {
      const metadata = { name: "said-0", annotations: { [`${prefix}/${name}`]: text } };
      const status = { currentReplicas: 1, desiredReplicas: 1 };
      assertOk(await server.admin.put(`${scalers("v1")}/said-0/status`, { metadata, spec, status }), 200);
      const told = assertOk(await server.admin.get(`${scalers("v2")}/said-0`), 200).status;
      assert.deepEqual(told[name === "conditions" ? name : "currentMetrics"], expected, text.slice(0, 90));
    }
    for (const version of ["v1", "v2beta1", "v2beta2", "v2"]) {
      const items = assertOk(await server.admin.get(scalers(version)), 200).items as { metadata: { name: string } }[];
      assert.equal(items.filter(({ metadata }) => metadata.name.startsWith("said-")).length, count, version);
    }
  });

  test("CAT-07 a write leaves alone what its version has no place for; a metric that is zero is zero in all of them", async () => {
    const name = "zero";
    const spec = { scaleTargetRef, maxReplicas: 5 };
    assertOk(await server.admin.post(scalers("v2"), { metadata: { name }, spec }), 201);
    const currentMetrics = [
      { type: "Resource", resource: { name: "cpu", current: { averageUtilization: 0 } } },
      { type: "External", external: { metric: { name: "queue" }, current: { value: "0" } } },
    ];
    const status = { currentReplicas: 1, desiredReplicas: 2, currentMetrics };
    const told = assertOk(await server.admin.mergePatch(`${scalers("v2")}/${name}/status`, { status }), 200).status;
    assert.deepEqual(told.currentMetrics, currentMetrics);
    let maxReplicas = 5;
    for (const version of ["v1", "v2beta1", "v2beta2"]) {
      assertOk(await server.admin.mergePatch(`${scalers(version)}/${name}`, { spec: { maxReplicas: ++maxReplicas } }), 200);
      const held = assertOk(await server.admin.get(`${scalers("v2")}/${name}`), 200);
      assert.deepEqual([held.spec.maxReplicas, held.status], [maxReplicas, told], version);
    }
    const { metadata, ...older } = assertOk(await server.admin.get(`${scalers("v1")}/${name}`), 200);
    const reported = { ...older, metadata, status: { ...older.status, desiredReplicas: 3 } };
    assertOk(await server.admin.put(`${scalers("v1")}/${name}/status`, reported), 200);
    const written = assertOk(await server.admin.get(`${scalers("v2")}/${name}`), 200).status;
    assert.deepEqual([written.desiredReplicas, written.currentMetrics[1]], [3, currentMetrics[1]]);
  });

  test("CAT-07 what is behind a gate is not had by an annotation", async () => {
    const metrics = [{ type: "ContainerResource", containerResource: { name: "cpu", container: "c", targetAverageUtilization: 50 } }];
    const annotations = { "autoscaling.alpha.orch.io/metrics": JSON.stringify(metrics) };
    assertCauses(
      await server.admin.post(scalers("v1"), { metadata: { name: "gated", annotations }, spec: { scaleTargetRef, maxReplicas: 5 } }),
      "spec.metrics[0].containerResource: Required value: must populate information for the given metric source (only allowed when HPAContainerMetrics feature is enabled)",
    );
    const bare = { metadata: { name: "gated" }, spec: { scaleTargetRef, maxReplicas: 5 } };
    assertOk(await server.admin.post(scalers("v1"), bare), 201);
    assertInvalid(
      await server.admin.put(`${scalers("v1")}/gated`, { ...bare, metadata: { name: "gated", annotations } }),
      "FieldValueRequired spec.metrics[0].containerResource",
    );
  });

  test("CAT-04 what is wrong with a metric is told of its place in the request; the share of the cpu is kept behind others", async () => {
    const share = { type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: 60 } } };
    const metrics = [share, { type: "Pods" }, { type: "ContainerResource", containerResource: { name: "cpu", container: "c" } }];
    for (const version of ["v2", "v2beta2"])
      assertCauses(
        await server.admin.post(scalers(version), { metadata: { name: "wrong" }, spec: { scaleTargetRef, maxReplicas: 5, metrics } }),
        "spec.metrics[1].pods: Required value: must populate information for the given metric source",
        "spec.metrics[2].containerResource: Required value: must populate information for the given metric source (only allowed when HPAContainerMetrics feature is enabled)",
      );
    const older = { type: "Pods", pods: { metricName: "hits", targetAverageValue: "5" } };
    const first = { type: "Resource", resource: { name: "cpu", targetAverageUtilization: 60 } };
    const spec = { scaleTargetRef, maxReplicas: 5, metrics: [first, older] };
    const made = assertOk(await server.admin.post(scalers("v2beta1"), { metadata: { name: "order" }, spec }), 201);
    assert.deepEqual(
      made.spec.metrics.map(({ type }: { type: string }) => type),
      ["Pods", "Resource"],
    );
  });

  test("CAT-07 a zero that older forms of a metric always have is what is wanted where nothing else is", async () => {
    const object = { target: { kind: "Service", name: "web" }, metricName: "hits" };
    for (const [metric, field] of [
      [{ type: "Object", object: { ...object, targetValue: "0" } }, "object.target.value"],
      [{ type: "Object", object }, "object.target.value"],
      [{ type: "Pods", pods: { metricName: "hits", targetAverageValue: "0" } }, "pods.target.averageValue"],
      [{ type: "Pods", pods: { metricName: "hits" } }, "pods.target.averageValue"],
    ] as const) {
      const spec = { scaleTargetRef, maxReplicas: 5 };
      const older = await server.admin.post(scalers("v2beta1"), { metadata: { name: "zero" }, spec: { ...spec, metrics: [metric] } });
      assertInvalid(older, `FieldValueInvalid spec.metrics[0].${field}`);
      const annotations = { "autoscaling.alpha.orch.io/metrics": JSON.stringify([metric]) };
      const oldest = await server.admin.post(scalers("v1"), { metadata: { name: "zero", annotations }, spec });
      assertInvalid(oldest, `FieldValueInvalid spec.metrics[0].${field}`);
    }
    const metrics = [{ type: "Object", object: { ...object, targetValue: "0", averageValue: "5" } }];
    const both = { metadata: { name: "averaged" }, spec: { scaleTargetRef, maxReplicas: 5, metrics } };
    const made = assertOk(await server.admin.post(scalers("v2beta1"), both), 201);
    assertOk(await server.admin.put(`${scalers("v2beta1")}/averaged`, made), 200);
  });

  test("CAT-04 an autoscaler has bounds that fit", async () => {
    const spec = { scaleTargetRef: { kind: "", name: "" }, minReplicas: 0, maxReplicas: 0 };
    assertCauses(
      await server.admin.post(scalers("v1"), { metadata: { name: "x" }, spec }),
      "spec.scaleTargetRef.kind: Required value",
      "spec.scaleTargetRef.name: Required value",
      "spec.minReplicas: Invalid value: 0: must be greater than or equal to 1",
      "spec.maxReplicas: Invalid value: 0: must be greater than 0",
      "spec.metrics: Forbidden: must specify at least one Object or External metric to support scaling to zero replicas",
    );
  });

  test("CAT-04 a metric of an autoscaler says what it measures and what that is to be", async () => {
    const causes = async (metric: object, ...wanted: string[]) => {
      const spec = { scaleTargetRef, maxReplicas: 5, metrics: [metric] };
      for (const version of ["v2", "v2beta2"]) {
        const reply = await server.admin.post(scalers(version), { metadata: { name: "wrong" }, spec });
        assertCauses(reply, ...wanted.map((cause) => `spec.metrics[0].${cause}`));
      }
    };
    const metric = { name: "hits" };
    await causes(
      { type: "Object", object: { describedObject: {}, metric: { name: "a/b" }, target: { type: "Value", value: "0" } } },
      "object.describedObject.kind: Required value",
      "object.describedObject.name: Required value",
      "object.metric.name: Invalid value: \"a/b\": may not contain '/'",
      'object.target.value: Invalid value: "0": must be positive',
    );
    await causes(
      { type: "Object", object: { describedObject: { kind: "Service", name: "s" }, metric, target: { type: "Value" } } },
      "object.target.averageValue: Required value: must set either a target value or averageValue",
    );
    await causes(
      { type: "External", external: { metric: {}, target: { type: "Other" } } },
      "external.metric.name: Required value: must specify a metric name",
      'external.target.type: Invalid value: "Other": must be either Utilization, Value, or AverageValue',
      "external.target.averageValue: Required value: must set either a target value for metric or a per-pod target",
    );
    await causes(
      { type: "External", external: { metric, target: { type: "Value", value: "1", averageValue: "2" } } },
      "external.target.value: Forbidden: may not set both a target value for metric and a per-pod target",
    );
    await causes(
      { type: "Pods", pods: { metric, target: { type: "Value", value: "1" } } },
      "pods.target.averageValue: Required value: must specify a positive target averageValue",
    );
    await causes(
      { type: "Resource", resource: { target: { type: "Utilization" } } },
      "resource.name: Required value: must specify a resource name",
      "resource.target.averageUtilization: Required value: must set either a target raw value or a target utilization",
    );
    await causes(
      { type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: 1, averageValue: "1" } } },
      "resource.target.averageValue: Forbidden: may not set both a target raw value and a target utilization",
    );
  });

  test("CAT-07 an empty selector of a budget means all pods in v1 and none in v1beta1", async () => {
    const key = "pdb.orch.io/deprecated-v1beta1-empty-selector-match";
    assertOk(await server.admin.post(budgets("v1"), { metadata: { name: "all" }, spec: { selector: {}, minAvailable: 1 } }), 201);
    const all = assertOk(await server.admin.get(`${budgets("v1beta1")}/all`), 200);
    assert.deepEqual(all.spec.selector, { matchExpressions: [{ key, operator: "DoesNotExist" }] });
    assertOk(await server.admin.put(`${budgets("v1beta1")}/all`, all), 200);
    assert.deepEqual(assertOk(await server.admin.get(`${budgets("v1")}/all`), 200).spec.selector, {});
    assertOk(await server.admin.post(budgets("v1beta1"), { metadata: { name: "none" }, spec: { selector: {} } }), 201);
    const none = assertOk(await server.admin.get(`${budgets("v1")}/none`), 200);
    assert.deepEqual(none.spec.selector, { matchExpressions: [{ key, operator: "Exists" }] });
    assert.deepEqual(assertOk(await server.admin.get(`${budgets("v1beta1")}/none`), 200).spec.selector, {});
    assertCauses(
      await server.admin.post(budgets("v1"), { metadata: { name: "x" }, spec: { minAvailable: "half", maxUnavailable: 1 } }),
      'spec: Invalid value: {"minAvailable":"half","maxUnavailable":1}: minAvailable and maxUnavailable cannot be both set',
      "spec.minAvailable: Invalid value: \"half\": a valid percent string must be a numeric string followed by an ending '%' " +
        "(e.g. '1%',  or '93%', regex used for validation is '[0-9]+%')",
    );
  });

  test("CAT-07 both groups of events have one store", async () => {
    const involvedObject = { kind: "Pod", namespace: "default", name: "p" };
    assertOk(
      await server.admin.post(EVENTS, { metadata: { name: "e" }, involvedObject, message: "m", count: 2, source: { component: "c" } }),
      201,
    );
    const event = assertOk(await server.admin.get(`${OWN_EVENTS}/e`), 200);
    assert.deepEqual(
      [event.apiVersion, event.regarding, event.note, event.deprecatedCount, event.deprecatedSource],
      ["events.orch.io/v1", involvedObject, "m", 2, { component: "c" }],
    );
    assert.deepEqual(["reportingController" in event, "reportingInstance" in event], [false, false]);
    const regarding = { kind: "Pod", namespace: "default", name: "q" };
    const own = {
      metadata: { name: "f" },
      eventTime: "2026-01-02T03:04:05.000000Z",
      type: "Normal",
      reason: "r",
      action: "a",
      reportingController: "example.com/c",
      reportingInstance: "i",
      regarding,
    };
    const wide = { ...own, metadata: { name: "wide" }, note: "é".repeat(600) };
    const refused = await server.admin.post(OWN_EVENTS, wide);
    assertInvalid(refused, "FieldValueInvalid message");
    assert.match(refused.json.message, /^Event "wide" is invalid: /);
    assert.deepEqual([refused.json.details.kind, refused.json.details.group], ["Event", undefined]);
    assertOk(
      await server.admin.post(OWN_EVENTS, { ...wide, metadata: { name: "fits" }, note: "é".repeat(512), regarding: involvedObject }),
      201,
    );
    const kept = await server.admin.delete(`${OWN_EVENTS}/fits`, { preconditions: { uid: "x" } });
    assertStatus(kept, 409, "Conflict", /^Operation cannot be fulfilled on Event "fits": /);
    assertOk(await server.admin.delete(`${OWN_EVENTS}/fits`), 200);
    assertOk(await server.admin.post(OWN_EVENTS, own), 201);
    const core = assertOk(await server.admin.get(`${EVENTS}/f`), 200);
    assert.deepEqual([core.involvedObject, core.reportingComponent, core.eventTime], [regarding, "example.com/c", own.eventTime]);
    assert.equal(assertOk(await server.admin.get(`${EVENTS}?fieldSelector=involvedObject.name=q`), 200).items.length, 1);
    assert.equal(assertOk(await server.admin.get(OWN_EVENTS), 200).items.length, 2);
  });
});
