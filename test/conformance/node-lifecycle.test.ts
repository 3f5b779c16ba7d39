/** Nodes from outside: taints follow their conditions and their silence, and pods leave nodes whose taints they do not tolerate. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertInvalid, assertOk } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";

interface Taint {
  readonly key: string;
  readonly effect: string;
  readonly timeAdded?: string;
}

const CORE = "/api/v1/namespaces/default";

for (const profile of ["orch", "kubernetes"] as const) {
  const label = profile === "orch" ? "orch.io" : "kubernetes.io";
  const key = (name: string) => `node.${label}/${name}`;

  describe(`the lifecycle of nodes in the profile ${profile}`, () => {
    let server: TestServer;
    before(async () => {
      server = await startServer({ profile });
      await eventually(async () => (await server.admin.get(`${CORE}/serviceaccounts/default`)).status === 200);
    });
    after(() => server.stop());

    const say = async (name: string, conditions: Record<string, string>) => {
      const body = { status: { conditions: Object.entries(conditions).map(([type, status]) => ({ type, status })) } };
      assertOk(await server.admin.strategicPatch(`/api/v1/nodes/${name}/status`, body), 200);
    };
    const makeNode = async (name: string) => {
      assertOk(await server.admin.post("/api/v1/nodes", { metadata: { name } }), 201);
      await say(name, { Ready: "True" });
      await eventually(async () => (await taintsOf(name)).length === 0);
    };
    const taintsOf = async (name: string): Promise<Taint[]> =>
      assertOk(await server.admin.get(`/api/v1/nodes/${name}`), 200).spec.taints ?? [];
    const told = async (name: string) =>
      (await taintsOf(name))
        .map((taint) => `${taint.key}:${taint.effect}`)
        .sort()
        .join();
    const becomes = async (name: string, ...wanted: string[]) => {
      const text = wanted
        .map((each) => (each.startsWith("=") ? each.slice(1) : key(each)))
        .sort()
        .join();
      await eventually(async () => (await told(name)) === text).catch(async () => assert.equal(await told(name), text));
    };

    test("NODE-01, NODE-02 what is known of a node's readiness keeps pods away and drives them away", async () => {
      await makeNode("n1");
      await say("n1", { Ready: "Unknown" });
      await becomes("n1", "unreachable:NoSchedule", "unreachable:NoExecute");
      const added = (await taintsOf("n1")).find(({ effect }) => effect === "NoExecute")?.timeAdded ?? "";
      assert.ok(Math.abs(Date.parse(added) - Date.now()) < 600_000, added);
      await say("n1", { Ready: "False" });
      await becomes("n1", "not-ready:NoSchedule", "not-ready:NoExecute");
      await say("n1", { Ready: "True" });
      await becomes("n1");
    });

    test("NODE-01 who registers a node says how it is in one request, and nobody else changes that through the node itself", async () => {
      const status = { capacity: { cpu: "4" }, conditions: [{ type: "Ready", status: "True" }] };
      const made = assertOk(await server.admin.post("/api/v1/nodes", { metadata: { name: "n2" }, status }), 201);
      assert.equal(made.status.capacity.cpu, "4");
      await becomes("n2");
      const patched = assertOk(await server.admin.mergePatch("/api/v1/nodes/n2", { status: { capacity: { cpu: "8" } } }), 200);
      assert.equal(patched.status.capacity.cpu, "4");
    });

    test("NODE-03 pressure and cordons keep pods away", async () => {
      await makeNode("n3");
      for (const [condition, name] of [
        ["MemoryPressure", "memory-pressure"],
        ["DiskPressure", "disk-pressure"],
        ["PIDPressure", "pid-pressure"],
        ["NetworkUnavailable", "network-unavailable"],
      ] as const) {
        await say("n3", { [condition]: "True" });
        await becomes("n3", `${name}:NoSchedule`);
        await say("n3", { [condition]: "False" });
        await becomes("n3");
      }
      assertOk(await server.admin.mergePatch("/api/v1/nodes/n3", { spec: { unschedulable: true } }), 200);
      await becomes("n3", "unschedulable:NoSchedule");
      assertOk(await server.admin.mergePatch("/api/v1/nodes/n3", { spec: { unschedulable: null } }), 200);
      await becomes("n3");
    });

    test("NODE-04, NODE-05 taints that others set stay, whatever becomes of the node", async () => {
      await makeNode("n4");
      const provider = (name: string) => `node.cloudprovider.${label}/${name}`;
      const taints = [
        { key: key("out-of-service"), value: "nodeshutdown", effect: "NoExecute" },
        { key: provider("uninitialized"), value: "true", effect: "NoSchedule" },
        { key: provider("shutdown"), effect: "NoSchedule" },
      ];
      assertOk(await server.admin.mergePatch("/api/v1/nodes/n4", { spec: { taints } }), 200);
      const theirs = [`out-of-service:NoExecute`, `=${provider("uninitialized")}:NoSchedule`, `=${provider("shutdown")}:NoSchedule`];
      await say("n4", { Ready: "False" });
      await becomes("n4", ...theirs, "not-ready:NoSchedule", "not-ready:NoExecute");
      await say("n4", { Ready: "True" });
      await becomes("n4", ...theirs);
      assert.deepEqual((await taintsOf("n4")).slice(0, 2), taints.slice(0, 2));
      const bad = await server.admin.mergePatch("/api/v1/nodes/n4", { spec: { taints: [{ key: "a", effect: "Never" }] } });
      assert.equal(bad.status, 422, bad.text);
      assertInvalid(bad, ...bad.json.details.causes.map(({ reason, field }: { reason: string; field: string }) => `${reason} ${field}`));
      assert.match(bad.json.details.causes[0].field, /taints\[0\]\.effect$/);
    });

    test("NODE-06 pods leave a tainted node when the time is over for which they tolerate it", async () => {
      await makeNode("n6");
      const tolerates = (tolerationSeconds?: number) => [
        { key: "maintenance", operator: "Exists", effect: "NoExecute", ...(tolerationSeconds === undefined ? {} : { tolerationSeconds }) },
      ];
      const make = async (name: string, nodeName: string, tolerations: object[]) => {
        const spec = { nodeName, tolerations, terminationGracePeriodSeconds: 0, containers: [{ name: "c", image: "i" }] };
        assertOk(await server.admin.post(`${CORE}/pods`, { metadata: { name }, spec }), 201);
      };
      const isThere = async (name: string): Promise<boolean> => {
        const { status, json } = await server.admin.get(`${CORE}/pods/${name}`);
        return status === 200 && json.metadata.deletionTimestamp === undefined;
      };
      await make("at-once", "n6", []);
      await make("soon", "n6", tolerates(1));
      await make("late", "n6", tolerates(3_600));
      await make("never", "n6", tolerates());
      await make("elsewhere", "n7", []);
      assertOk(await server.admin.mergePatch("/api/v1/nodes/n6", { spec: { taints: [{ key: "maintenance", effect: "NoExecute" }] } }), 200);
      await eventually(async () => !(await isThere("at-once")));
      await eventually(async () => !(await isThere("soon")));
      for (const name of ["late", "never", "elsewhere"]) assert.equal(await isThere(name), true, name);
      await make("new", "n6", []);
      await eventually(async () => !(await isThere("new")));
      await make("in-time", "n6", tolerates(2));
      assertOk(await server.admin.mergePatch("/api/v1/nodes/n6", { spec: { taints: null } }), 200);
      await make("after", "n6", []);
      await make("marker", "n8", tolerates(3));
      assertOk(
        await server.admin.post("/api/v1/nodes", {
          metadata: { name: "n8" },
          spec: { taints: [{ key: "maintenance", effect: "NoExecute" }] },
        }),
        201,
      );
      await eventually(async () => !(await isThere("marker")));
      for (const name of ["in-time", "after", "late"]) assert.equal(await isThere(name), true, name);
    });

    test("NODE-06 what is done to pods is told by events beside them, which pass authorization and admission like anybody's", async () => {
      const told = async (name: string, message: string) =>
        eventually(async () => {
          const { items } = assertOk(await server.admin.get(`${CORE}/events?fieldSelector=involvedObject.name=${name}`), 200);
          return items.find((event: { message: string }) => event.message === message);
        });
      const marked = await told("at-once", "Marking for deletion Pod default/at-once");
      assert.deepEqual(
        [marked.type, marked.reason, marked.source, marked.involvedObject.kind],
        ["Normal", "TaintManagerEviction", { component: "taint-controller" }, "Pod"],
      );
      await told("in-time", "Cancelling deletion of Pod default/in-time");
    });
  });
}

test("NODE-01 a node that is silent for the time of grace is not known to be ready, one that renews its lease is", async () => {
  const flags = ["--node-monitor-grace-period=2s", "--node-startup-grace-period=1s"];
  const server = await startServer({ flags });
  const leases = "/apis/coordination.orch.io/v1/namespaces/orch-node-lease/leases";
  const nodeOf = async (name: string) => assertOk(await server.admin.get(`/api/v1/nodes/${name}`), 200);
  const readyOf = async (name: string) =>
    (await nodeOf(name)).status.conditions?.find(({ type }: { type: string }) => type === "Ready") ?? {};
  const spec = (count: number) => ({
    holderIdentity: "agent",
    renewTime: new Date(1_600_000_000_000 + count).toISOString().replace("Z", "000Z"),
  });
  const heartbeat = { status: { conditions: [{ type: "Ready", status: "True", lastHeartbeatTime: "2020-01-01T00:00:00Z" }] } };
  for (const name of ["renewing", "stopped"]) {
    assertOk(await server.admin.post("/api/v1/nodes", { metadata: { name } }), 201);
    assertOk(await server.admin.mergePatch(`/api/v1/nodes/${name}/status`, heartbeat), 200);
    assertOk(await server.admin.post(leases, { metadata: { name }, spec: spec(0) }), 201);
  }
  assertOk(await server.admin.post("/api/v1/nodes", { metadata: { name: "never" } }), 201);
  let renewals = 0;
  const stopped = await eventually(async () => {
    assertOk(await server.admin.mergePatch(`${leases}/renewing`, { spec: spec(++renewals) }), 200);
    const ready = await readyOf("stopped");
    return ready.status === "Unknown" && ready;
  });
  assert.equal((await readyOf("renewing")).status, "True");
  assert.deepEqual([stopped.reason, stopped.message], ["NodeStatusUnknown", "Node agent stopped posting node status."]);
  assert.equal(stopped.lastHeartbeatTime, "2020-01-01T00:00:00Z");
  const taints = async (name: string) =>
    ((await nodeOf(name)).spec.taints ?? []).map(({ key, effect }: { key: string; effect: string }) => `${key}:${effect}`);
  await eventually(
    async () => (await taints("stopped")).join() === "node.orch.io/unreachable:NoSchedule,node.orch.io/unreachable:NoExecute",
  );
  const told = await eventually(async () => {
    const { items } = assertOk(await server.admin.get(`${CORE}/events?fieldSelector=involvedObject.kind=Node`), 200);
    return items.length > 0 && items;
  });
  assert.deepEqual(
    told.map(({ reason, message, count }: Record<string, unknown>) => [reason, message, count]),
    [["NodeNotReady", "Node stopped status is now: NodeNotReady", 1]],
  );
  const never = await eventually(async () => (await readyOf("never")).status === "Unknown" && (await readyOf("never")));
  assert.deepEqual([never.reason, never.message], ["NodeStatusNeverUpdated", "Node agent never posted node status."]);
  const again = { status: { conditions: [{ ...heartbeat.status.conditions[0], lastHeartbeatTime: "2020-01-01T00:00:10Z" }] } };
  assertOk(await server.admin.mergePatch("/api/v1/nodes/stopped/status", again), 200);
  await eventually(async () => (await taints("stopped")).length === 0);
  await server.stop();
});
