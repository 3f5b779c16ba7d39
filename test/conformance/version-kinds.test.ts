/** Kinds whose versions differ: autoscalers, budgets, events. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk } from "../support/assertions.js";
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
    assertOk(await server.admin.post(OWN_EVENTS, own), 201);
    const core = assertOk(await server.admin.get(`${EVENTS}/f`), 200);
    assert.deepEqual([core.involvedObject, core.reportingComponent, core.eventTime], [regarding, "example.com/c", own.eventTime]);
    assert.equal(assertOk(await server.admin.get(`${EVENTS}?fieldSelector=involvedObject.name=q`), 200).items.length, 1);
    assert.equal(assertOk(await server.admin.get(OWN_EVENTS), 200).items.length, 2);
  });
});
