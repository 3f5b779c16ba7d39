/** Leases and the classes that other objects name: priorities, runtimes, storage, ingresses. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";
import { assertCauses } from "./refusals.js";

const LEASES = "/apis/coordination.orch.io/v1/namespaces/default/leases";
const PRIORITIES = "/apis/scheduling.orch.io/v1/priorityclasses";
const RUNTIMES = "/apis/node.orch.io/v1/runtimeclasses";
const STORAGE = "/apis/storage.orch.io/v1/storageclasses";
const INGRESSES = "/apis/networking.orch.io/v1/ingressclasses";

describe("leases and classes", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  test("CAT-04 a lease lasts, counts its holders, and is replaced at a version only", async () => {
    assertCauses(
      await server.admin.post(LEASES, { metadata: { name: "l" }, spec: { leaseDurationSeconds: 0, leaseTransitions: -1 } }),
      "spec.leaseDurationSeconds: Invalid value: 0: must be greater than 0",
      "spec.leaseTransitions: Invalid value: -1: must be greater than or equal to 0",
    );
    const spec = { holderIdentity: "", leaseTransitions: 0, renewTime: "2026-01-02T03:04:05.123456Z" };
    const made = assertOk(await server.admin.post(LEASES, { metadata: { name: "l" }, spec }), 201);
    assert.deepEqual([made.spec, made.metadata.generation], [spec, undefined]);
    const { resourceVersion: _, ...metadata } = made.metadata;
    assertCauses(
      await server.admin.put(`${LEASES}/l`, { ...made, metadata }),
      "metadata.resourceVersion: Invalid value: 0x0: must be specified for an update",
    );
  });

  test("CAT-05 a priority stays, and those of the system are known", async () => {
    const priority = (name: string, value: number, more: object = {}) => ({ metadata: { name }, value, ...more });
    const system = "priority class names with 'system-' prefix are reserved for system use only. error: ";
    assertCauses(
      await server.admin.post(PRIORITIES, priority("p", 1_000_000_001, { preemptionPolicy: "Maybe" })),
      "value: Forbidden: maximum allowed value of a user defined priority is 1000000000",
      'preemptionPolicy: Unsupported value: "Maybe": supported values: "PreemptLowerPriority", "Never"',
    );
    assertCauses(
      await server.admin.post(PRIORITIES, priority("system-mine", 1)),
      `metadata.name: Forbidden: ${system}system-mine is not a known system priority class`,
    );
    const made = assertOk(await server.admin.post(PRIORITIES, priority("p", 7)), 201);
    assert.deepEqual([made.preemptionPolicy, made.metadata.generation], ["PreemptLowerPriority", 1]);
    assertCauses(
      await server.admin.put(`${PRIORITIES}/p`, { ...made, value: 8, preemptionPolicy: "Never" }),
      "Value: Forbidden: may not be changed in an update.",
      'preemptionPolicy: Invalid value: "Never": field is immutable',
    );
    const described = assertOk(await server.admin.put(`${PRIORITIES}/p`, { ...made, description: "changed" }), 200);
    assert.deepEqual([described.description, described.metadata.generation], ["changed", 1]);
    assert.equal(assertOk(await server.admin.delete(`${PRIORITIES}/p`), 200).kind, "PriorityClass");
  });

  test("CAT-05, CAT-07 a runtime class keeps its handler and is replaced at a version only, in both versions", async () => {
    const made = assertOk(await server.admin.post(RUNTIMES, { metadata: { name: "r" }, handler: "runc" }), 201);
    const { resourceVersion: _, ...metadata } = made.metadata;
    const unconditional = await server.admin.put(`${RUNTIMES}/r`, { ...made, metadata });
    assertCauses(unconditional, "metadata.resourceVersion: Invalid value: 0x0: must be specified for an update");
    assertCauses(
      await server.admin.put(`${RUNTIMES}/r`, { ...made, handler: "kata" }),
      'handler: Invalid value: "kata": field is immutable',
    );
    const older = await server.admin.get(`${RUNTIMES.replace("v1", "v1beta1")}/r`);
    assert.equal(assertOk(older, 200).apiVersion, "node.orch.io/v1beta1");
    assert.match(
      String(older.headers["warning"]),
      /node\.orch\.io\/v1beta1 RuntimeClass is deprecated in v1\.22\+, unavailable in v1\.25\+/,
    );
    const bad = await server.admin.post(RUNTIMES, { metadata: { name: "bad" }, handler: "Run C" });
    assertStatus(bad, 422, "Invalid", /handler: Invalid value: "Run C": a lowercase RFC 1123 label must consist of/);
  });

  test("CSI-21, CAT-03, CAT-05 a storage class keeps what volumes are made by", async () => {
    const made = assertOk(
      await server.admin.post(STORAGE, { metadata: { name: "s" }, provisioner: "example.com/P", parameters: { a: "b" } }),
      201,
    );
    assert.deepEqual([made.reclaimPolicy, made.volumeBindingMode], ["Delete", "Immediate"]);
    assertCauses(
      await server.admin.put(`${STORAGE}/s`, {
        ...made,
        provisioner: "other",
        parameters: {},
        reclaimPolicy: "Retain",
        volumeBindingMode: "WaitForFirstConsumer",
      }),
      "provisioner: Forbidden: updates to provisioner are forbidden.",
      "parameters: Forbidden: updates to parameters are forbidden.",
      "reclaimPolicy: Forbidden: updates to reclaimPolicy are forbidden.",
      'volumeBindingMode: Invalid value: "WaitForFirstConsumer": field is immutable',
    );
    assertCauses(
      await server.admin.post(STORAGE, { metadata: { name: "t" }, reclaimPolicy: "Recycle", volumeBindingMode: "Later" }),
      "provisioner: Required value",
      'reclaimPolicy: Unsupported value: "Recycle": supported values: "Delete", "Retain"',
      'volumeBindingMode: Unsupported value: "Later": supported values: "Immediate", "WaitForFirstConsumer"',
    );
    assertOk(await server.admin.put(`${STORAGE}/s`, { ...made, allowVolumeExpansion: true }), 200);
  });

  test("CAT-04, CAT-05 an ingress class keeps its controller; parameters are in a namespace or in none", async () => {
    const parameters = { kind: "Params", name: "p" };
    const made = assertOk(await server.admin.post(INGRESSES, { metadata: { name: "i" }, spec: { controller: "a.b/c", parameters } }), 201);
    assert.deepEqual([made.spec.parameters.scope, made.metadata.generation], ["Cluster", 1]);
    const other = { ...made, spec: { controller: "a.b/d", parameters: { ...parameters, scope: "Namespace" } } };
    assertCauses(
      await server.admin.put(`${INGRESSES}/i`, other),
      'spec.controller: Invalid value: "a.b/d": field is immutable',
      "spec.parameters.namespace: Required value: `parameters.scope` is set to 'Namespace'",
    );
    assertCauses(
      await server.admin.post(INGRESSES, {
        metadata: { name: "j" },
        spec: { controller: "c", parameters: { ...parameters, namespace: "x" } },
      }),
      'spec.controller: Invalid value: "c": must be a domain-prefixed path (such as "acme.io/foo")',
      "spec.parameters.namespace: Forbidden: `parameters.scope` is set to 'Cluster'",
    );
    const table = await server.admin.get(`${INGRESSES}/i`, { accept: "application/json;as=Table;g=meta.orch.io;v=v1" });
    assert.equal(assertOk(table, 200).rows[0].cells[2], "Params/p");
  });
});
