/** Agents of nodes from outside: known by certificates, they read what their pods use and write what is their own. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { ApiClient } from "../support/api-client.js";
import { assertOk, assertStatus } from "../support/assertions.js";
import { type ClientAuthority, clientAuthority } from "../support/client-authority.js";
import { eventually } from "../support/eventually.js";
import { PHASES_BY_HAND, PODS_AS_WRITTEN, startServer, type TestServer } from "../support/server.js";

const CORE = "/api/v1/namespaces/default";
const named = (name: string, more: object = {}) => ({ metadata: { name }, ...more });
const container = (more: object = {}) => ({ name: "c", image: "i", ...more });

for (const profile of ["orch", "kubernetes"] as const) {
  const domain = profile === "orch" ? "orch.io" : "k8s.io";
  const leaseNamespace = profile === "orch" ? "orch-node-lease" : "kube-node-lease";
  const mirror = profile === "orch" ? "orch.io/config.mirror" : "kubernetes.io/config.mirror";
  const storage = `/apis/storage.${domain}/v1`;
  const leases = `/apis/coordination.${domain}/v1/namespaces/${leaseNamespace}/leases`;

  describe(`AUTHZ-14 the mode Node, on by default, in the profile ${profile}`, () => {
    let authority: ClientAuthority;
    let server: TestServer;
    let one: ApiClient;
    let two: ApiClient;

    before(async () => {
      authority = await clientAuthority();
      server = await startServer({ profile, flags: [authority.flag, PODS_AS_WRITTEN, PHASES_BY_HAND] });
      one = await authority.client(server, "system:node:one", "system:nodes");
      two = await authority.client(server, "system:node:two", "system:nodes");
      for (const name of ["pulled", "mounted", "of-variable", "of-all", "projected", "of-volume", "mirrored", "unused"]) {
        await post(`${CORE}/secrets`, named(name));
      }
      for (const name of ["mapped", "of-variable", "of-all"]) await post(`${CORE}/configmaps`, named(name));
      await post(`${CORE}/serviceaccounts`, named("worker"));
      await post(`${CORE}/persistentvolumeclaims`, named("claim", claimSpec));
    });
    after(async () => {
      authority.close();
      await server.stop();
    });

    const post = async (path: string, body: object) => assertOk(await server.admin.post(path, body), 201);
    const claimSpec = {
      spec: { accessModes: ["ReadWriteOnce"], storageClassName: "", resources: { requests: { storage: "1Gi" } } },
    };
    const unrelated = (text: string, node = "one") =>
      new RegExp(`cannot ${text}: no relationship found between node '${node}' and this object$`);

    test("its agent reads what its pods use, from the moment they are bound to the moment they are gone, and nobody else's does", async () => {
      const volumes = [
        { name: "s", secret: { secretName: "mounted" } },
        { name: "m", configMap: { name: "mapped" } },
        { name: "p", projected: { sources: [{ secret: { name: "projected" } }] } },
        { name: "d", persistentVolumeClaim: { claimName: "claim" } },
      ];
      const env = [
        { name: "S", valueFrom: { secretKeyRef: { name: "of-variable", key: "k" } } },
        { name: "M", valueFrom: { configMapKeyRef: { name: "of-variable", key: "k" } } },
      ];
      const envFrom = [{ secretRef: { name: "of-all" } }, { configMapRef: { name: "of-all" } }];
      const spec = {
        serviceAccountName: "worker",
        imagePullSecrets: [{ name: "pulled" }],
        initContainers: [container({ name: "i", envFrom })],
        containers: [container({ env })],
        volumes,
      };
      await post(`${CORE}/pods`, named("user", { spec }));
      const csi = { driver: "d", volumeHandle: "h", nodeStageSecretRef: { name: "of-volume", namespace: "default" } };
      const volume = {
        capacity: { storage: "1Gi" },
        accessModes: ["ReadWriteOnce"],
        claimRef: { namespace: "default", name: "claim" },
        csi,
      };
      await post("/api/v1/persistentvolumes", named("volume", { spec: volume }));
      const secrets = ["pulled", "mounted", "of-variable", "of-all", "projected", "of-volume"].map((name) => `${CORE}/secrets/${name}`);
      const maps = ["mapped", "of-variable", "of-all"].map((name) => `${CORE}/configmaps/${name}`);
      const used = [...secrets, ...maps, `${CORE}/persistentvolumeclaims/claim`, "/api/v1/persistentvolumes/volume"];
      const answers = async (client: ApiClient) =>
        [...new Set(await Promise.all(used.map(async (path) => (await client.get(path)).status)))].join();
      assert.equal(await answers(one), "403", "no node yet");
      assertOk(await server.admin.delete(`${CORE}/pods/user`), 200);
      await post(`${CORE}/pods`, named("user", { spec: { ...spec, nodeName: "one" } }));
      await eventually(async () => (await answers(one)) === "200");
      assert.equal(await answers(two), "403");
      assertStatus(
        await two.get(secrets[0] as string),
        403,
        "Forbidden",
        unrelated('get resource "secrets" .* in the namespace "default"', "two"),
      );
      assertStatus(await one.get(`${CORE}/secrets/unused`), 403, "Forbidden", unrelated('get resource "secrets" .*'));
      assertOk(await one.get(`${CORE}/secrets?fieldSelector=metadata.name%3Dmounted`), 200);
      assertStatus(await one.get(`${CORE}/secrets`), 403, "Forbidden", /: No Object name found$/);
      assertStatus(await one.delete(`${CORE}/secrets/mounted`), 403, "Forbidden", /: can only read resources of this type$/);
      assertStatus(await one.get("/api/v1/persistentvolumes"), 403, "Forbidden", /: can only get individual resources of this type$/);
      const status = await one.mergePatch(`${CORE}/persistentvolumeclaims/claim/status`, { status: { capacity: { storage: "2Gi" } } });
      assertOk(status, 200);
      const token = { spec: { boundObjectRef: { kind: "Pod", apiVersion: "v1", name: "user" } } };
      assertOk(await one.post(`${CORE}/serviceaccounts/worker/token`, token), 201);
      assertStatus(await two.post(`${CORE}/serviceaccounts/worker/token`, token), 403, "Forbidden", unrelated("create .*", "two"));
      assertStatus(await one.post(`${CORE}/serviceaccounts/default/token`, token), 403, "Forbidden", unrelated("create .*"));
      assertOk(await server.admin.delete("/api/v1/persistentvolumes/volume"), 200);
      await eventually(async () => (await one.get(`${CORE}/secrets/of-volume`)).status === 403);
      assert.equal((await one.get(secrets[0] as string)).status, 200);
      assertOk(await server.admin.delete(`${CORE}/pods/user?gracePeriodSeconds=0`), 200);
      await eventually(async () => (await answers(one)) === "403");
    });

    test("pods that a node mirrors lead to nothing", async () => {
      const volumes = [{ name: "s", secret: { secretName: "mirrored" } }];
      const pod = (name: string, annotations: object) => ({
        metadata: { name, annotations },
        spec: { nodeName: "one", containers: [container()], volumes },
      });
      await post(`${CORE}/pods`, pod("mirror", { [mirror]: "x" }));
      await post(`${CORE}/pods`, {
        ...pod("later", {}),
        spec: { ...pod("later", {}).spec, volumes: [{ ...volumes[0], secret: { secretName: "unused" } }] },
      });
      await eventually(async () => (await one.get(`${CORE}/secrets/unused`)).status === 200);
      assert.equal((await one.get(`${CORE}/secrets/mirrored`)).status, 403);
      assertOk(await server.admin.delete(`${CORE}/pods/later?gracePeriodSeconds=0`), 200);
    });

    test("its agent writes its own node, lease and drivers, and reads what is attached to it", async () => {
      assertOk(await one.post("/api/v1/nodes", named("one")), 201);
      assertOk(await one.mergePatch("/api/v1/nodes/one/status", { status: { phase: "Running" } }), 200);
      assertOk(await one.post(leases, named("one")), 201);
      assertOk(await one.get(`${leases}/one`), 200);
      const otherLease = /: can only access node lease with the same name as the requesting node$/;
      assertStatus(await two.get(`${leases}/one`), 403, "Forbidden", otherLease);
      const elsewhere = `/apis/coordination.${domain}/v1/namespaces/default/leases`;
      const system = new RegExp(`: can only access leases in the "${leaseNamespace}" system namespace$`);
      assertStatus(await one.post(elsewhere, named("one")), 403, "Forbidden", system);
      assertStatus(await one.get(leases), 403, "Forbidden", /: can only get, create, update, patch, or delete a node lease$/);
      assertOk(await one.post(`${storage}/csinodes`, named("one", { spec: { drivers: [] } })), 201);
      const otherDrivers = /: can only access CSINode with the same name as the requesting node$/;
      assertStatus(await two.get(`${storage}/csinodes/one`), 403, "Forbidden", otherDrivers);
      const attachment = { attacher: "d", nodeName: "one", source: { persistentVolumeName: "v" } };
      await post(`${storage}/volumeattachments`, named("attached", { spec: attachment }));
      await eventually(async () => (await one.get(`${storage}/volumeattachments/attached`)).status === 200);
      assertStatus(await two.get(`${storage}/volumeattachments/attached`), 403, "Forbidden", unrelated("get .*", "two"));
      assertOk(await server.admin.delete(`${storage}/volumeattachments/attached`), 200);
      await eventually(async () => (await one.get(`${storage}/volumeattachments/attached`)).status === 403);
    });

    test("it takes the name and the group to be an agent, and agents have no list of rules", async () => {
      const nameless = await authority.client(server, "system:node:", "system:nodes");
      assertStatus(await nameless.get("/api/v1/nodes"), 403, "Forbidden", /: unknown node for user "system:node:"$/);
      for (const [user, ...groups] of [["system:node:one"], ["one", "system:nodes"]] as [string, ...string[]][]) {
        const client = await authority.client(server, user, ...groups);
        assertStatus(await client.get("/api/v1/nodes"), 403, "Forbidden", /at the cluster scope$/);
      }
      const review = { spec: { namespace: "default" } };
      const { status } = assertOk(await one.post(`/apis/authorization.${domain}/v1/selfsubjectrulesreviews`, review), 201);
      assert.deepEqual([status.incomplete, status.evaluationError], [true, "node authorizer does not support user rule resolution"]);
    });
  });
}

test("AUTHZ-14 without the mode Node an agent is a user like any other", async () => {
  const authority = await clientAuthority();
  const server = await startServer({ flags: [authority.flag, "--authorization-mode=RBAC"] });
  const agent = await authority.client(server, "system:node:one", "system:nodes");
  assertStatus(await agent.get("/api/v1/nodes"), 403, "Forbidden", /at the cluster scope$/);
  authority.close();
  await server.stop();
});
