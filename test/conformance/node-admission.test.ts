/** What agents of nodes may write, and what nodes and pods get of the server's own accord. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { ApiClient, Reply } from "../support/api-client.js";
import { assertOk, assertStatus } from "../support/assertions.js";
import { type ClientAuthority, clientAuthority } from "../support/client-authority.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";

const CORE = "/api/v1/namespaces/default";
const containers = [{ name: "c", image: "i" }];

for (const profile of ["orch", "kubernetes"] as const) {
  const label = profile === "orch" ? "orch.io" : "kubernetes.io";
  const group = profile === "orch" ? "orch.io" : "k8s.io";
  const agentName = profile === "orch" ? "node-agent" : "kubelet";
  const leaseNamespace = profile === "orch" ? "orch-node-lease" : "kube-node-lease";
  const leases = `/apis/coordination.${group}/v1/namespaces/${leaseNamespace}/leases`;

  describe(`nodes and their agents in the profile ${profile}`, () => {
    let authority: ClientAuthority;
    let server: TestServer;
    /** Agents of the nodes a and b. */
    let a: ApiClient;
    let b: ApiClient;
    let uid: string;

    before(async () => {
      authority = await clientAuthority();
      const flags = [authority.flag, "--enable-admission-plugins=NodeRestriction", "--default-unreachable-toleration-seconds=20"];
      server = await startServer({ profile, flags: [...flags, "--disable-admission-plugins=ServiceAccount"] });
      a = await authority.client(server, "system:node:a", "system:nodes");
      b = await authority.client(server, "system:node:b", "system:nodes");
      uid = assertOk(await a.post("/api/v1/nodes", { metadata: { name: "a" } }), 201).metadata.uid;
      assertOk(await b.post("/api/v1/nodes", { metadata: { name: "b" } }), 201);
      for (const name of ["a", "b"]) {
        const pod = { metadata: { name: `on-${name}` }, spec: { nodeName: name, serviceAccountName: "default", containers } };
        assertOk(await server.admin.post(`${CORE}/pods`, pod), 201);
      }
      await eventually(async () => (await server.admin.get(`${CORE}/serviceaccounts/default`)).status === 200);
    });
    after(async () => {
      authority.close();
      await server.stop();
    });

    const refused = (reply: Reply, text: string): void => {
      assertStatus(reply, 403, "Forbidden");
      assert.ok(reply.json.message.endsWith(` is forbidden: ${text}`), reply.json.message);
    };

    test("ADM-10 an agent writes its own node, but for taints, owners and what steers pods", async () => {
      refused(
        await a.mergePatch("/api/v1/nodes/b", { metadata: { annotations: { x: "1" } } }),
        'node "a" is not allowed to modify node "b"',
      );
      refused(await a.mergePatch("/api/v1/nodes/b/status", { status: {} }), 'node "a" is not allowed to modify node "b"');
      refused(await a.post("/api/v1/nodes", { metadata: { name: "c" } }), 'node "a" is not allowed to modify node "c"');
      assertOk(await a.mergePatch("/api/v1/nodes/a", { metadata: { annotations: { x: "1" } } }), 200);
      assertOk(await a.mergePatch("/api/v1/nodes/a/status", { status: { capacity: { cpu: "4" } } }), 200);
      refused(await a.mergePatch("/api/v1/nodes/a", { spec: { taints: null } }), 'node "a" is not allowed to modify taints');
      const owners = [{ apiVersion: "v1", kind: "ConfigMap", name: "x", uid: "1" }];
      refused(
        await a.post("/api/v1/nodes", { metadata: { name: "a", ownerReferences: owners } }),
        'node "a" is not allowed to set ownerReferences',
      );
      refused(
        await a.mergePatch("/api/v1/nodes/a", { metadata: { ownerReferences: owners } }),
        'node "a" is not allowed to modify ownerReferences',
      );
      assertOk(await server.admin.mergePatch("/api/v1/nodes/b", { metadata: { annotations: { y: "2" } } }), 200);
    });

    test("ADM-11 labels that steer pods are not an agent's to choose", async () => {
      const patch = (labels: object) => a.mergePatch("/api/v1/nodes/a", { metadata: { labels } });
      const theirs = {
        "example.com/mine": "1",
        plain: "1",
        [`${label}/hostname`]: "a",
        [`${label}/os`]: "linux",
        [`topology.${label}/zone`]: "z",
        [`node.${label}/instance-type`]: "large",
        [`${agentName}.${label}/any`]: "1",
        [`x.node.${label}/any`]: "1",
      };
      assertOk(await patch(theirs), 200);
      const restricted = `node-restriction.${label}/team`;
      for (const key of [restricted, `x.node-restriction.${label}/team`, `node-role.${label}/control-plane`, `${group}/x`]) {
        refused(await patch({ [key]: "1" }), `is not allowed to modify labels: ${key}`);
      }
      assertOk(await server.admin.mergePatch("/api/v1/nodes/a", { metadata: { labels: { [restricted]: "red" } } }), 200);
      refused(await patch({ [restricted]: null }), `is not allowed to modify labels: ${restricted}`);
      const d = await authority.client(server, "system:node:d", "system:nodes");
      const labels = { [restricted]: "1", [`node-role.${label}/x`]: "", plain: "1" };
      const listed = [restricted, `node-role.${label}/x`].sort().join(", ");
      refused(
        await d.post("/api/v1/nodes", { metadata: { name: "d", labels } }),
        `node "d" is not allowed to set the following labels: ${listed}`,
      );
      assertOk(await server.admin.mergePatch("/api/v1/nodes/a", { metadata: { labels: { [restricted]: null } } }), 200);
    });

    test("ADM-10 an agent writes the status of pods bound to its node, deletes these, and evicts no others", async () => {
      const ready = { status: { conditions: [{ type: "Ready", status: "True" }] } };
      assertOk(await a.mergePatch(`${CORE}/pods/on-a/status`, ready), 200);
      const others = 'node "a" can only update pod status for pods with spec.nodeName set to itself';
      refused(await a.mergePatch(`${CORE}/pods/on-b/status`, ready), others);
      const labels = { ...ready, metadata: { labels: { app: "x" } } };
      refused(await a.mergePatch(`${CORE}/pods/on-a/status`, labels), 'node "a" cannot update labels through pod status');
      refused(await a.delete(`${CORE}/pods/on-b`), 'node "a" can only delete pods with spec.nodeName set to itself');
      const pod = { metadata: { name: "doomed" }, spec: { nodeName: "a", containers } };
      assertOk(await server.admin.post(`${CORE}/pods`, pod), 201);
      assertOk(await a.delete(`${CORE}/pods/doomed?gracePeriodSeconds=0`), 200);
    });

    test("ADM-10 an agent creates pods that mirror its own and refer to nothing", async () => {
      const owner = { apiVersion: "v1", kind: "Node", name: "a", uid, controller: true };
      const annotations = { [`${label}/config.mirror`]: "x" };
      const mirror = (metadata: object, spec: object = {}) => ({
        metadata: { generateName: "m-", annotations, ownerReferences: [owner], ...metadata },
        spec: { nodeName: "a", containers, ...spec },
      });
      const create = (metadata: object, spec?: object) => a.post(`${CORE}/pods`, mirror(metadata, spec));
      const must = `pod does not have "${label}/config.mirror" annotation, node "a" can only create mirror pods`;
      refused(await create({ annotations: {} }), must);
      refused(await create({}, { nodeName: "b" }), 'node "a" can only create pods with spec.nodeName set to itself');
      refused(await create({ ownerReferences: [] }), 'node "a" can only create pods with an owner reference set to itself');
      refused(
        await create({ ownerReferences: [owner, { ...owner, uid: "2", controller: false }] }),
        'node "a" can only create pods with a single owner reference set to itself',
      );
      refused(
        await create({ ownerReferences: [{ ...owner, controller: false }] }),
        'node "a" can only create pods with a controller owner reference set to itself',
      );
      refused(
        await create({ ownerReferences: [{ ...owner, blockOwnerDeletion: true }] }),
        'node "a" must not set blockOwnerDeletion on an owner reference',
      );
      refused(await create({ ownerReferences: [{ ...owner, uid: "other" }] }), `node a UID mismatch: expected other got ${uid}`);
      const cannot = (what: string) => `node "a" can not create pods that reference ${what}`;
      refused(await create({}, { serviceAccountName: "default" }), cannot("a service account"));
      refused(await create({}, { volumes: [{ name: "v", secret: { secretName: "s" } }] }), cannot("secrets"));
      refused(await create({}, { volumes: [{ name: "v", configMap: { name: "s" } }] }), cannot("configmaps"));
      refused(await create({}, { volumes: [{ name: "v", persistentVolumeClaim: { claimName: "s" } }] }), cannot("persistentvolumeclaims"));
      assertOk(await create({}), 201);
    });

    test("LABEL-01 an agent registers its node with the labels that tell what and where it is", async () => {
      const names = [
        ...["arch", "os", "hostname"].map((name) => `${label}/${name}`),
        `node.${label}/instance-type`,
        ...["region", "zone"].map((name) => `topology.${label}/${name}`),
      ];
      const labels = Object.fromEntries(names.map((name) => [name, "x"]));
      const agent = await authority.client(server, "system:node:labelled", "system:nodes");
      const node = assertOk(await agent.post("/api/v1/nodes", { metadata: { name: "labelled", labels } }), 201);
      assert.deepEqual(node.metadata.labels, labels);
      const moved = { metadata: { labels: { [`topology.${label}/zone`]: "y" } } };
      assert.equal(assertOk(await agent.mergePatch("/api/v1/nodes/labelled", moved), 200).metadata.labels[`topology.${label}/zone`], "y");
    });

    test("ADM-10, CSI-11 leases, drivers and tokens are those of its node", async () => {
      refused(await a.post(leases, { metadata: { name: "b" } }), "can only access leases with the same name as the requesting node");
      assertOk(await a.post(leases, { metadata: { name: "a" } }), 201);
      const drivers = `/apis/storage.${group}/v1/csinodes`;
      const owner = { apiVersion: "v1", kind: "Node", name: "a", uid };
      const csiNode = (name: string) => ({ metadata: { name, ownerReferences: [owner] }, spec: { drivers: [] } });
      refused(await a.post(drivers, csiNode("b")), "can only access CSINode with the same name as the requesting node");
      assertOk(await a.post(drivers, csiNode("a")), 201);
      assert.deepEqual(assertOk(await a.get(`${drivers}/a`), 200).metadata.ownerReferences, [owner]);
      const token = (boundObjectRef?: object) =>
        a.post(`${CORE}/serviceaccounts/default/token`, { spec: boundObjectRef === undefined ? {} : { boundObjectRef } });
      const podUid = async (name: string) => assertOk(await server.admin.get(`${CORE}/pods/${name}`), 200).metadata.uid as string;
      const reference = { apiVersion: "v1", kind: "Pod", name: "on-a" };
      refused(await token(), "node requested token not bound to a pod");
      refused(await token(reference), "node requested token with a pod binding without a uid");
      const moved =
        "the UID in the bound object reference (x) does not match the UID in record. The object might have been deleted and then recreated";
      refused(await token({ ...reference, uid: "x" }), moved);
      refused(
        await token({ ...reference, name: "on-b", uid: await podUid("on-b") }),
        "node requested token bound to a pod scheduled on a different node",
      );
      assertStatus(await token({ ...reference, name: "none", uid: "x" }), 404, "NotFound", 'pods "none" not found');
      assertOk(await token({ ...reference, uid: await podUid("on-a") }), 201);
    });

    test("ADM-10 of a claim it writes what became of it", async () => {
      const resources = { requests: { storage: "1Gi" } };
      const spec = { accessModes: ["ReadWriteOnce"], storageClassName: "", resources };
      assertOk(await server.admin.post(`${CORE}/persistentvolumeclaims`, { metadata: { name: "claim" }, spec }), 201);
      const volumes = [{ name: "v", persistentVolumeClaim: { claimName: "claim" } }];
      assertOk(
        await server.admin.post(`${CORE}/pods`, { metadata: { name: "claimer" }, spec: { nodeName: "a", containers, volumes } }),
        201,
      );
      const patch = (body: object) => a.mergePatch(`${CORE}/persistentvolumeclaims/claim/status`, body);
      await eventually(async () => (await patch({ status: { capacity: { storage: "2Gi" } } })).status === 200);
      const fields = 'node "a" is not allowed to update fields other than status.capacity and status.conditions';
      refused(await patch({ status: { phase: "Lost" } }), `${fields}: status`);
    });

    test("ADM-25 a new node is tainted until it is seen to be ready, once", async () => {
      const key = `node.${label}/not-ready`;
      const taintsOf = async (spec: object) =>
        assertOk(await server.admin.post("/api/v1/nodes", { metadata: { generateName: "n-" }, spec }), 201).spec.taints;
      assert.deepEqual(await taintsOf({}), [{ key, effect: "NoSchedule" }]);
      const own = { key: "own", effect: "NoExecute" };
      assert.deepEqual(await taintsOf({ taints: [own] }), [own, { key, effect: "NoSchedule" }]);
      assert.deepEqual(await taintsOf({ taints: [{ key, effect: "NoSchedule" }] }), [{ key, effect: "NoSchedule" }]);
    });

    test("ADM-27 pods stay for a while on nodes that have gone wrong, unless they say otherwise", async () => {
      const [notReady, unreachable] = [`node.${label}/not-ready`, `node.${label}/unreachable`];
      const tolerationsOf = async (tolerations?: object[]) =>
        assertOk(
          await server.admin.post(`${CORE}/pods`, {
            metadata: { generateName: "p-" },
            spec: { containers, ...(tolerations === undefined ? {} : { tolerations }) },
          }),
          201,
        ).spec.tolerations;
      const toleration = (key: string, tolerationSeconds: number) => ({ key, operator: "Exists", effect: "NoExecute", tolerationSeconds });
      assert.deepEqual(await tolerationsOf(), [toleration(notReady, 300), toleration(unreachable, 20)]);
      const own = { key: notReady, operator: "Exists", effect: "NoExecute", tolerationSeconds: 1 };
      assert.deepEqual(await tolerationsOf([own]), [own, toleration(unreachable, 20)]);
      assert.deepEqual(await tolerationsOf([{ operator: "Exists" }]), [{ operator: "Exists" }]);
      const otherEffect = { key: notReady, operator: "Exists", effect: "NoSchedule" };
      assert.deepEqual(await tolerationsOf([otherEffect]), [otherEffect, toleration(notReady, 300), toleration(unreachable, 20)]);
    });
  });
}

test("ADM-10 the plugin NodeRestriction is off unless it is asked for", async () => {
  const authority = await clientAuthority();
  const server = await startServer({ flags: [authority.flag] });
  const agent = await authority.client(server, "system:node:a", "system:nodes");
  assertOk(await agent.post("/api/v1/nodes", { metadata: { name: "b" } }), 201);
  authority.close();
  await server.stop();
});
