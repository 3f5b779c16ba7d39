/** Limit ranges and resource quotas: what they may say. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";
import { assertCauses } from "./refusals.js";

const RANGES = "/api/v1/namespaces/default/limitranges";
const QUOTAS = "/api/v1/namespaces/default/resourcequotas";

describe("limits and quotas", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const range = (name: string, ...limits: object[]) => ({ metadata: { name }, spec: { limits } });

  test("CAT-03 of a container's bounds follow its defaults", async () => {
    const item = { type: "Container", max: { cpu: "2", memory: "1Gi" }, min: { cpu: "100m", storage: "1" }, default: { cpu: "1" } };
    delete (item.min as { storage?: string }).storage;
    const [made] = assertOk(await server.admin.post(RANGES, range("r", item)), 201).spec.limits;
    assert.deepEqual(made.default, { cpu: "1", memory: "1Gi" });
    assert.deepEqual(made.defaultRequest, { cpu: "1", memory: "1Gi" });
    const pod = assertOk(await server.admin.post(RANGES, range("p", { type: "Pod", max: { cpu: "2" } })), 201).spec.limits[0];
    assert.deepEqual(pod, { type: "Pod", max: { cpu: "2" } });
  });

  test("CAT-04 bounds do not contradict each other", async () => {
    assertCauses(
      await server.admin.post(
        RANGES,
        range(
          "x",
          { type: "Pod", default: { cpu: "1" }, max: { pods: "1" } },
          { type: "PersistentVolumeClaim" },
          { type: "Other" },
          { type: "Container", min: { cpu: "3" }, max: { cpu: "2" }, default: { cpu: "2" }, maxLimitRequestRatio: { cpu: "500m" } },
        ),
      ),
      "spec.limits[0].default: Forbidden: may not be specified when `type` is 'Pod'",
      'spec.limits[0].max[pods]: Invalid value: "pods": must be a standard resource for containers',
      "spec.limits[1].limits: Required value: either minimum or maximum storage value is required, but neither was provided",
      'spec.limits[2].type: Invalid value: "Other": must be a standard limit type or fully qualified',
      'spec.limits[3].min[cpu]: Invalid value: "3": min value 3 is greater than max value 2',
      'spec.limits[3].defaultRequest[cpu]: Invalid value: "2": min value 3 is greater than default request value 2',
      'spec.limits[3].default[cpu]: Invalid value: "3": min value 3 is greater than default value 2',
      'spec.limits[3].maxLimitRequestRatio[cpu]: Invalid value: "500m": ratio 500m is less than 1',
    );
    const twice = range("y", { type: "Pod", max: { cpu: "1" } }, { type: "Pod", max: { cpu: "2" } });
    assertCauses(await server.admin.post(RANGES, twice), 'spec.limits[1].type: Duplicate value: "Pod"');
  });

  const quota = (name: string, spec: object) => ({ metadata: { name }, spec });

  test("CAT-04, CAT-05 a quota counts what can be counted, in scopes that fit", async () => {
    assertCauses(
      await server.admin.post(QUOTAS, quota("x", { hard: { pods: "1.5", cpu: "-1", cows: "2" } })),
      'spec.hard[pods]: Invalid value: "1500m": must be an integer',
      'spec.hard[cpu]: Invalid value: "-1": must be greater than or equal to 0',
      'spec.hard[cows]: Invalid value: "cows": must be a standard resource for quota',
      'spec.hard[cows]: Invalid value: "cows": must be a standard resource type or fully qualified',
    );
    assertCauses(
      await server.admin.post(QUOTAS, quota("x", { hard: { pods: "1" }, scopes: ["BestEffort", "NotBestEffort"] })),
      'spec.scopes: Invalid value: []string{"BestEffort", "NotBestEffort"}: conflicting scopes',
    );
    const matchExpressions = [
      { scopeName: "PriorityClass", operator: "In" },
      { scopeName: "Terminating", operator: "Exists", values: ["a"] },
    ];
    assertCauses(
      await server.admin.post(QUOTAS, quota("x", { scopeSelector: { matchExpressions } })),
      "spec.scopeSelector.matchExpressions.values: Required value: must be at least one value when `operator` is 'In' or 'NotIn' for scope selector",
      "spec.scopeSelector.matchExpressions.values: Invalid value: []string{\"a\"}: must be no value when `operator` is 'Exist' or 'DoesNotExist' for scope selector",
    );
    const made = assertOk(await server.admin.post(QUOTAS, quota("q", { hard: { pods: "1" }, scopes: ["Terminating"] })), 201);
    assertCauses(
      await server.admin.put(`${QUOTAS}/q`, { ...made, spec: { ...made.spec, scopes: ["BestEffort"] } }),
      'spec.scopes: Invalid value: []string{"BestEffort"}: field is immutable',
    );
    const cells = await eventually(async () => {
      const table = await server.admin.get(`${QUOTAS}/q`, { accept: "application/json;as=Table;g=meta.orch.io;v=v1" });
      const [, , ...amounts] = assertOk(table, 200).rows[0].cells;
      return amounts[0] !== "" && amounts;
    });
    assert.deepEqual(cells, ["pods: 0/1", ""]);
  });
});
