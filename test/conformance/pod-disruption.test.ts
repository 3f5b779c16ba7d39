/** Pods are put on nodes by bindings, and removed by evictions as far as budgets allow (CAT-09). */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server?.stop());

/** Large ones are written where they hold nobody up; nothing else about them may differ. */
const SIZES = [
  { size: "small", namespace: "default", env: [] },
  { size: "large", namespace: "orch-public", env: [{ name: "E", value: "v".repeat(200_000) }] },
];

for (const { size, namespace, env } of SIZES) describe(`${size} pods`, () => disruption(namespace, env));

function disruption(namespace: string, env: readonly object[]): void {
  const PODS = `/api/v1/namespaces/${namespace}/pods`;
  const BUDGETS = `/apis/policy/v1/namespaces/${namespace}/poddisruptionbudgets`;

  async function createPod(name: string, labels: Record<string, string> = {}): Promise<void> {
    const pod = { metadata: { name, labels }, spec: { containers: [{ name: "c", image: "i", env }] } };
    assertOk(await server.admin.post(PODS, pod), 201);
  }

  const binding = (name: string, node: string, metadata: object = {}) => ({
    apiVersion: "v1",
    kind: "Binding",
    metadata: { name, ...metadata },
    target: { kind: "Node", name: node },
  });

  async function run(name: string, ready: boolean): Promise<void> {
    assertOk(await server.admin.post(`${PODS}/${name}/binding`, binding(name, "n")), 201);
    const status = { phase: "Running", conditions: [{ type: "Ready", status: ready ? "True" : "False" }] };
    assertOk(await server.admin.mergePatch(`${PODS}/${name}/status`, { status }), 200);
  }

  /** The pod is on its node, where somebody has yet to end it. */
  const isEnding = async (name: string): Promise<boolean> =>
    assertOk(await server.admin.get(`${PODS}/${name}`), 200).metadata.deletionTimestamp !== undefined;

  const evict = (name: string, more: object = {}, query = "") =>
    server.admin.post(`${PODS}/${name}/eviction${query}`, { apiVersion: "policy/v1", kind: "Eviction", metadata: { name }, ...more });

  async function createBudget(name: string, app: string, status: object): Promise<void> {
    assertOk(await server.admin.post(BUDGETS, { metadata: { name }, spec: { minAvailable: 1, selector: { matchLabels: { app } } } }), 201);
    const generation = { observedGeneration: 1, expectedPods: 2 };
    assertOk(await server.admin.mergePatch(`${BUDGETS}/${name}/status`, { status: { ...generation, ...status } }), 200);
  }

  describe("bindings", () => {
    test("CAT-09 a pod is put on a node once, with the annotations of the binding, and counts as scheduled", async () => {
      await createPod("b");
      const done = assertOk(await server.admin.post(`${PODS}/b/binding`, binding("b", "n1", { annotations: { k: "v" } })), 201);
      assert.deepEqual(done, { kind: "Status", apiVersion: "v1", metadata: {}, status: "Success", code: 201 });
      const pod = assertOk(await server.admin.get(`${PODS}/b`), 200);
      assert.deepEqual([pod.spec.nodeName, pod.metadata.annotations], ["n1", { k: "v" }]);
      assert.deepEqual(
        pod.status.conditions.map(({ type, status }: { type: string; status: string }) => [type, status]),
        [["PodScheduled", "True"]],
      );
      assertStatus(
        await server.admin.post(`${PODS}/b/binding`, binding("b", "n2")),
        409,
        "Conflict",
        'Operation cannot be fulfilled on pods/binding "b": pod b is already assigned to node "n1"',
      );
    });

    test("CAT-09 the collection of bindings does the same; mistakes are told; a dry run assigns nothing", async () => {
      await createPod("c");
      const all = `/api/v1/namespaces/${namespace}/bindings`;
      assertOk(await server.admin.post(`${PODS}/c/binding?dryRun=All`, binding("c", "n1")), 201);
      assertStatus(
        await server.admin.post(all, { ...binding("c", ""), target: { kind: "Pod" } }),
        422,
        "Invalid",
        'Binding "c" is invalid: [target.kind: Unsupported value: "Pod": supported values: "Node", "<empty>", target.name: Required value]',
      );
      assertStatus(await server.admin.post(all, binding("nobody", "n1")), 404, "NotFound", 'pods "nobody" not found');
      assert.equal(assertOk(await server.admin.get(`${PODS}/c`), 200).spec.nodeName, undefined);
      assertOk(await server.admin.post(all, binding("c", "n3")), 201);
      assert.equal(assertOk(await server.admin.get(`${PODS}/c`), 200).spec.nodeName, "n3");
    });

    test("CAT-09 a binding made for another pod of the name changes nothing", async () => {
      await createPod("u");
      assertStatus(
        await server.admin.post(`${PODS}/u/binding`, binding("u", "n1", { uid: "other" })),
        409,
        "Conflict",
        /UID in precondition: other/,
      );
    });
  });

  describe("evictions", () => {
    test("CAT-09, PATH-26 a pod without a budget, and one that is pending, are removed", async () => {
      await createPod("free");
      await run("free", true);
      const done = assertOk(await evict("free"), 201);
      assert.deepEqual(done, { kind: "Status", apiVersion: "v1", metadata: {}, status: "Success", code: 201 });
      assert.ok(await isEnding("free"));
      await createBudget("pending", "pending", { disruptionsAllowed: 0, desiredHealthy: 1, currentHealthy: 1 });
      await createPod("pending", { app: "pending" });
      assertOk(await evict("pending"), 201);
      assertStatus(await server.admin.get(`${PODS}/pending`), 404, "NotFound");
      assertStatus(await evict("nobody"), 404, "NotFound", 'pods "nobody" not found');
    });

    test("CAT-09 a budget that allows none refuses with 429 and its cause; one that is still being counted says when to come again", async () => {
      await createPod("tight", { app: "tight" });
      await run("tight", true);
      await createBudget("tight", "tight", { disruptionsAllowed: 0, desiredHealthy: 1, currentHealthy: 1 });
      const reply = await evict("tight");
      assertStatus(reply, 429, "TooManyRequests", "Cannot evict pod as it would violate the pod's disruption budget.");
      assert.deepEqual(reply.json.details.causes, [
        { reason: "DisruptionBudget", message: "The disruption budget tight needs 1 healthy pods and has 1 currently" },
      ]);
      // Drains of client-go would wait for a hundred seconds before they say why.
      assert.equal(reply.headers["retry-after"], undefined);
      const counting = assertOk(await server.admin.mergePatch(`${BUDGETS}/tight/status`, { status: { observedGeneration: 0 } }), 200);
      assert.equal(counting.status.observedGeneration, undefined);
      const later = await evict("tight");
      assertStatus(later, 429, "TooManyRequests", "Cannot evict pod as it would violate the pod's disruption budget.");
      assert.equal(later.json.details.causes[0].message, "The disruption budget tight is still being processed by the server.");
      assert.equal(later.headers["retry-after"], "10");
      assert.equal(await isEnding("tight"), false);
    });

    test("CAT-09 an eviction may say the version that came before, or none", async () => {
      for (const [name, type] of [
        ["older", { apiVersion: "policy/v1beta1" }],
        ["unsaid", { apiVersion: undefined, kind: undefined }],
      ] as const) {
        await createPod(name);
        assertOk(await evict(name, type), 201);
        assertStatus(await server.admin.get(`${PODS}/${name}`), 404, "NotFound", `pods "${name}" not found`);
      }
      await createPod("newer");
      assertStatus(
        await evict("newer", { apiVersion: "policy/v2" }),
        400,
        "BadRequest",
        /^Eviction in version "v2" cannot be handled as a Eviction: no kind "Eviction" is registered for version "policy\/v2"/,
      );
    });

    test("CAT-09 an allowed eviction is counted against the budget; a dry run of it is not", async () => {
      await createPod("loose", { app: "loose" });
      await run("loose", true);
      await createBudget("loose", "loose", { disruptionsAllowed: 1, desiredHealthy: 1, currentHealthy: 2 });
      assertOk(await evict("loose", {}, "?dryRun=All"), 201);
      assertOk(await evict("loose", { deleteOptions: { dryRun: ["All"] } }), 201);
      assert.equal(await isEnding("loose"), false);
      assertOk(await evict("loose"), 201);
      assert.ok(await isEnding("loose"));
      const { status } = assertOk(await server.admin.get(`${BUDGETS}/loose`), 200);
      assert.equal(status.disruptionsAllowed, 0);
      assert.deepEqual(Object.keys(status.disruptedPods), ["loose"]);
      assert.deepEqual(
        status.conditions.map(({ type, status: state, reason }: Record<string, string>) => [type, state, reason]),
        [["DisruptionAllowed", "False", "InsufficientPods"]],
      );
    });

    test("CAT-09 of many evictions at once no more pass than the budget allows", async () => {
      const names = Array.from({ length: 6 }, (_, i) => `many-${i}`);
      for (const name of names) {
        await createPod(name, { app: "many" });
        await run(name, true);
      }
      await createBudget("many", "many", { disruptionsAllowed: 2, desiredHealthy: 4, currentHealthy: 6 });
      const codes = (await Promise.all(names.map((name) => evict(name)))).map(({ status }) => status);
      assert.deepEqual(codes.sort(), [201, 201, 429, 429, 429, 429]);
    });

    test("CAT-09 a pod that is not ready goes free while enough others are", async () => {
      await createPod("spare", { app: "spare" });
      await run("spare", false);
      await createBudget("spare", "spare", { disruptionsAllowed: 0, desiredHealthy: 1, currentHealthy: 1 });
      assertOk(await evict("spare"), 201);
      assert.equal(assertOk(await server.admin.get(`${BUDGETS}/spare`), 200).status.disruptedPods, undefined);
    });

    test("CAT-09 a pod under two budgets is told so", async () => {
      await createPod("twice", { app: "twice" });
      await run("twice", true);
      for (const name of ["twice-1", "twice-2"])
        await createBudget(name, "twice", { disruptionsAllowed: 1, desiredHealthy: 1, currentHealthy: 2 });
      const { status, json: body } = await evict("twice");
      assert.deepEqual([status, body.status, body.code, body.reason], [500, "Failure", 500, undefined]);
      assert.equal(body.message, "This pod has more than one PodDisruptionBudget, which the eviction subresource does not support.");
    });

    test("CAT-09 options of the deletion are those that there are", async () => {
      await createPod("odd");
      assertStatus(await evict("odd", { deleteOptions: { propagationPolicy: "Odd" } }), 422, "Invalid");
      const both = { orphanDependents: true, propagationPolicy: "Orphan" };
      assertStatus(await evict("odd", { deleteOptions: both }), 422, "Invalid");
    });

    test("CAT-09 preconditions of the deletion count", async () => {
      await createPod("other");
      assertStatus(await evict("other", { deleteOptions: { preconditions: { uid: "x" } } }), 409, "Conflict");
    });
  });
}
