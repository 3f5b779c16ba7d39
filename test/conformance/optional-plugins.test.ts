/** Admission plugins that are on only when they are named. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { PODS_AS_WRITTEN, startServer, type TestServer } from "../support/server.js";

const PODS = "/api/v1/namespaces/default/pods";
const pod = (name: string, spec: object = {}) => ({
  metadata: { name },
  spec: { containers: [{ name: "c", image: "i:1", imagePullPolicy: "Never" }], ...spec },
});

for (const [profile, domain, labels] of [
  ["orch", "orch.io", "orch.io"],
  ["kubernetes", "k8s.io", "kubernetes.io"],
] as const) {
  describe(`optional plugins, profile ${profile}`, () => {
    const folder = mkdtempSync(join(tmpdir(), "plugins-"));
    const file = join(folder, "admission.yaml");
    let server: TestServer;
    before(async () => {
      const limits = [
        { type: "Namespace", qps: 1, burst: 3 },
        { type: "SourceAndObject", qps: 1, burst: 1000, cacheSize: 10 },
      ];
      const configuration = { apiVersion: `eventratelimit.admission.${domain}/v1alpha1`, kind: "Configuration", limits };
      const plugins = [{ name: "EventRateLimit", configuration }];
      writeFileSync(file, JSON.stringify({ apiVersion: `apiserver.config.${domain}/v1`, kind: "AdmissionConfiguration", plugins }));
      const names = ["AlwaysAdmit", "NamespaceAutoProvision", "NamespaceExists", "AlwaysPullImages", "EventRateLimit"];
      const more = ["ExtendedResourceToleration", "DenyServiceExternalIPs", "PersistentVolumeLabel"];
      server = await startServer({
        profile,
        flags: [`--enable-admission-plugins=${[...names, ...more].join(",")}`, PODS_AS_WRITTEN, `--admission-control-config-file=${file}`],
      });
    });
    after(async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    });

    test("ADM-06 a namespace comes into being with what is created in it", async () => {
      const maps = "/api/v1/namespaces/brand-new/configmaps";
      assertStatus(await server.admin.post(`${maps}?dryRun=All`, { metadata: { name: "a" } }), 404, "NotFound");
      const all = await Promise.all(["a", "b", "c"].map((name) => server.admin.post(maps, { metadata: { name } })));
      for (const reply of all) assertOk(reply, 201);
      assert.equal(assertOk(await server.admin.get("/api/v1/namespaces/brand-new"), 200).status.phase, "Active");
    });

    test("ADM-28 images are always pulled, whatever a pod says", async () => {
      const init = { initContainers: [{ name: "i", image: "j:1", imagePullPolicy: "IfNotPresent" }] };
      const made = assertOk(await server.admin.post(PODS, pod("pulled", init)), 201);
      assert.equal(made.spec.containers[0].imagePullPolicy, "Always");
      assert.equal(made.spec.initContainers[0].imagePullPolicy, "Always");
      const image = { spec: { containers: [{ name: "c", image: "other:2" }] } };
      const changed = assertOk(await server.admin.strategicPatch(`${PODS}/pulled`, image), 200);
      assert.equal(changed.spec.containers[0].image, "other:2");
      assert.equal(changed.spec.containers[0].imagePullPolicy, "Always");
    });

    test("ADM-28 pods with resources of other vendors tolerate the taints of their nodes", async () => {
      const resources = { requests: { "x.io/gpu": "1", cpu: "1" }, limits: { "x.io/gpu": "1" } };
      const made = assertOk(await server.admin.post(PODS, pod("gpu", { containers: [{ name: "c", image: "i", resources }] })), 201);
      const own = (made.spec.tolerations as { key: string }[]).filter(({ key }) => key.includes("gpu") || key === "cpu");
      assert.deepEqual(own, [{ key: "x.io/gpu", operator: "Exists", effect: "NoSchedule" }]);
    });

    test("ADM-28 services get no external addresses", async () => {
      const services = "/api/v1/namespaces/default/services";
      const service = (name: string, spec: object) => ({ metadata: { name }, spec: { ports: [{ port: 80 }], ...spec } });
      const text = 'services "s" is forbidden: Use of external IPs is denied by admission control';
      assertStatus(await server.admin.post(services, service("s", { externalIPs: ["192.0.2.1"] })), 403, "Forbidden", text);
      assertOk(await server.admin.post(services, service("s", {})), 201);
      const reply = await server.admin.mergePatch(`${services}/s`, { spec: { externalIPs: ["192.0.2.1"] } });
      assertStatus(reply, 403, "Forbidden", text);
    });

    test("ADM-28 more events than configured are refused, by namespace, and dry runs do not count", async () => {
      const event = (name: string, namespace: string) => ({
        metadata: { name },
        involvedObject: { kind: "Pod", name: "p", namespace },
        source: { component: "c" },
      });
      const send = (name: string, namespace: string, more = "") =>
        server.admin.post(`/api/v1/namespaces/${namespace}/events${more}`, event(name, namespace));
      for (let i = 0; i < 10; i++) assertOk(await send(`d${i}`, "default", "?dryRun=All"), 201);
      const all = await Promise.all(Array.from({ length: 30 }, (_, i) => send(`e${i}`, "default")));
      const made = all.filter(({ status }) => status === 201).length;
      assert(made >= 3 && made < 30, `${made}`);
      for (const reply of all.filter(({ status }) => status !== 201)) {
        assertStatus(reply, 429, "TooManyRequests", "Too many requests: limit reached on type Namespace for key default");
      }
      assertOk(await send("e", `${profile === "orch" ? "orch" : "kube"}-system`), 201);
    });

    test("ADM-14 a provisioned volume of a cloud is for the nodes of its zones; others stay as they are", async () => {
      const volumes = "/api/v1/persistentvolumes";
      const volume = (name: string, metadata: object, source: object) => ({
        metadata: { name, ...metadata },
        spec: { capacity: { storage: "1Gi" }, accessModes: ["ReadWriteOnce"], ...source },
      });
      const zones = { [`topology.${labels}/zone`]: "b__a", [`topology.${labels}/region`]: "r" };
      const provisioned = { labels: zones, annotations: { [`pv.${labels}/provisioned-by`]: "x" } };
      const disk = { gcePersistentDisk: { pdName: "d" } };
      const made = assertOk(await server.admin.post(volumes, volume("cloud", provisioned, disk)), 201);
      assert.deepEqual(made.spec.nodeAffinity.required.nodeSelectorTerms, [
        {
          matchExpressions: [
            { key: `topology.${labels}/region`, operator: "In", values: ["r"] },
            { key: `topology.${labels}/zone`, operator: "In", values: ["a", "b"] },
          ],
        },
      ]);
      const bare = assertOk(await server.admin.post(volumes, volume("bare", {}, disk)), 201);
      assert.deepEqual([bare.metadata.labels, bare.spec.nodeAffinity], [undefined, undefined]);
      const local = volume("path", provisioned, { hostPath: { path: "/x" } });
      assert.equal(assertOk(await server.admin.post(volumes, local), 201).spec.nodeAffinity, undefined);
    });
  });
}

describe("plugins that leave nothing or refuse everything", () => {
  test("ADM-07 without NamespaceLifecycle it is NamespaceExists that knows of no such namespace", async (t) => {
    const flags = ["--enable-admission-plugins=NamespaceExists", "--disable-admission-plugins=NamespaceLifecycle"];
    const server = await startServer({ flags });
    t.after(() => server.stop());
    const reply = await server.admin.post("/api/v1/namespaces/nope/configmaps", { metadata: { name: "a" } });
    assertStatus(reply, 404, "NotFound", 'namespaces "nope" not found');
  });

  test("ADM-28 with AlwaysDeny the server starts, is read, and takes nothing", async (t) => {
    const server = await startServer({ flags: ["--enable-admission-plugins=AlwaysDeny"] });
    t.after(() => server.stop());
    const maps = "/api/v1/namespaces/default/configmaps";
    const text = 'configmaps "a" is forbidden: admission control is denying all modifications';
    assertStatus(await server.admin.post(maps, { metadata: { name: "a" } }), 403, "Forbidden", text);
    assertOk(await server.admin.get("/api/v1/namespaces/default"), 200);
    const deletion = await server.admin.delete("/api/v1/namespaces/orch-node-lease");
    assertStatus(deletion, 403, "Forbidden", /admission control is denying all modifications$/);
  });
});
